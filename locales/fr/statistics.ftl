# Ce que toutes les parties disent ensemble, pour toutes les interfaces.

statistics-all = Toutes les parties
statistics-none = Aucune partie n’est encore finie. Les parties assistées ne comptent pas.
statistics-games = { $games ->
    [one] 1 partie jouée, { $wins } gagnée.
   *[other] { $games } parties jouées, { $wins } gagnées.
}
statistics-rate = Gagné : { $share } % (sans doute entre { $low } % et { $high } %).
statistics-streak = D’affilée : { $streak } maintenant, { $best } au mieux.
statistics-losses = Perdues en complétant la main : { $refill } ; en piochant une nouvelle main : { $redraw } ; abandons : { $given-up }.
statistics-last = { $count ->
    [one] La dernière partie
   *[other] Les { $count } dernières parties
}
statistics-doors = Portes trouvées
statistics-trend = Victoires au fil du temps
statistics-line = { $label } : { $content }
statistics-none-of = Aucune partie de ce genre n’est encore finie. Les parties assistées ne comptent pas.
statistics-doomed = { $count ->
    [one] { $count } des parties perdues ne pouvait plus être gagnée quelques choix avant sa fin.
   *[other] { $count } des parties perdues ne pouvaient plus être gagnées quelques choix avant leur fin.
}
statistics-plies = { $count ->
    [one] Une partie a { $count } choix en moyenne.
   *[other] Une partie a { $count } choix en moyenne.
}
statistics-damaged = { $count ->
    [one] { $count } partie enregistrée est illisible et n’est pas comptée :
   *[other] { $count } parties enregistrées sont illisibles et ne sont pas comptées :
}
