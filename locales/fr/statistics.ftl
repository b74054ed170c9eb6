# Les statistiques, pour toutes les interfaces.

statistics-all = Toutes les parties
statistics-none = Aucune partie n’est encore finie. Les parties assistées ne comptent pas.
statistics-games = { $games ->
    [one] 1 partie jouée, { $wins } gagnée.
   *[other] { $games } parties jouées, { $wins ->
        [one] { $wins } gagnée
       *[other] { $wins } gagnées
    }.
}
statistics-form = { $games ->
    [one] { $wins ->
        [0] La dernière partie a été perdue.
       *[other] La dernière partie a été gagnée.
    }
   *[other] { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    } sur les { $games } dernières parties.
}
statistics-form-before = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} sur les { $games } dernières parties ; sur les { $games } d’avant, { $before }.
statistics-bests = Records : gagné en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} ; gagné avec { $left ->
    [one] { $left } carte restante
   *[other] { $left } cartes restantes
}.
statistics-best-doors = { $doors ->
    [one] Record : { $doors } Porte.
   *[other] Record : { $doors } Portes.
}
statistics-days = { $played ->
    [one] Donne du jour : { $played } jour joué, { $streak } d’affilée en ce moment, record : { $best }.
   *[other] Donne du jour : { $played } jours joués, { $streak } d’affilée en ce moment, record : { $best }.
}
statistics-with-program = { $count ->
    [one] { $count } partie avec un programme pour partenaire est comptée à part.
   *[other] { $count } parties avec un programme pour partenaire sont comptées à part.
}
statistics-watched = { $count ->
    [one] { $count } partie entre deux programmes n’est pas comptée.
   *[other] { $count } parties entre deux programmes ne sont pas comptées.
}
statistics-assisted = { $count ->
    [one] { $count } partie assistée n’est pas comptée et n’a arrêté aucune série.
   *[other] { $count } parties assistées ne sont pas comptées et n’ont arrêté aucune série.
}
statistics-setups = Par configuration
statistics-setup = { $games ->
    [one] { $wins ->
        [0] 1 partie, perdue
       *[other] 1 partie, gagnée
    }
   *[other] { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    } sur { $games } ; série : { $streak }, record : { $best }
}
statistics-streak = Victoires d’affilée : { $streak } en ce moment, record : { $best }.
statistics-losses = Perdues en complétant la main : { $refill } ; en piochant une nouvelle main : { $redraw } ; abandonnées : { $given-up }.
statistics-last = { $count ->
    [one] La dernière partie
   *[other] Les { $count } dernières parties
}
statistics-last-doors = Portes trouvées dans ces parties
statistics-doors = Portes trouvées
statistics-trend = Victoires au fil du temps
statistics-line = { $label } : { $content }
statistics-none-of = Aucune partie avec cette configuration n’est encore finie. Les parties assistées ne comptent pas.
statistics-doomed = { $count ->
    [one] { $count } des parties perdues ne pouvait plus être gagnée quelque temps avant sa fin.
   *[other] { $count } des parties perdues ne pouvaient plus être gagnées quelque temps avant leur fin.
}
statistics-plies = { $count ->
    [one] Une partie a { $count } choix en moyenne.
   *[other] Une partie a { $count } choix en moyenne.
}
statistics-damaged = { $count ->
    [one] { $count } partie enregistrée est illisible et n’est pas comptée :
   *[other] { $count } parties enregistrées sont illisibles et ne sont pas comptées :
}
