# Le bilan de parties : le hasard, les décisions, les erreurs décisives.

## Nombres

review-points = { $number } { $amount ->
    [small] point
   *[large] points
}

## En trois lignes

review-accuracy = { $mistakes ->
    [0] Précision { $accuracy } : aucun des { $choices } choix n’était nettement une erreur.
    [one] Précision { $accuracy } : sur { $choices } choix, une erreur, qui a coûté { $lost }.
   *[other] Précision { $accuracy } : sur { $choices } choix, { $mistakes } erreurs, qui ont coûté { $lost }.
}
review-program = { $mistakes ->
    [0] Le programme n’y est pas compté : aucun de ses { $choices } choix n’était nettement une erreur.
    [one] Le programme n’y est pas compté : un de ses { $choices } choix était une erreur, précision { $accuracy }.
   *[other] Le programme n’y est pas compté : { $mistakes } de ses { $choices } choix étaient des erreurs, précision { $accuracy }.
}
review-player-program = { $name } (le programme)
review-worst = Plus grosse erreur, { $place } : { $chosen }. Mieux (de { $lost }) : { $better }.
review-luck = { $outcome ->
    [won] Les chances de gagner étaient de { $start } au début.{ $changes } La partie a été gagnée.
    [lost] Les chances de gagner étaient de { $start } au début.{ $changes } La partie a été perdue.
   *[given-up] Les chances de gagner étaient de { $start } au début.{ $changes } La partie a été abandonnée avec { $left } de chances.
}
review-changes = Elles ont changé sous l’effet { $parts }.
    .luck = du hasard ({ $points })
    .skill = des décisions ({ $points })
    .revision = des réévaluations ({ $points })

## Une décision

review-place = { $turn ->
    [0] avant le premier tour
   *[other] tour { $turn }
}
review-place-of = { $place }, { $name }
review-label = { $place } : { $chosen }. Chances de gagner { $before } ; après le choix { $after } ; ensuite { $next }.
review-chosen = { $choice } ({ $chance })
review-chance = Chances de gagner : { $chance }
review-step = Chances de gagner : { $before } ; après ce choix { $after }.
review-step-mistake = Erreur : elle a coûté { $lost }. Mieux : { $better }.
review-decisive = Erreur décisive : elle a coûté { $lost }. Mieux : { $better }.
review-choose = choisir une erreur
review-open = montrer la position
review-next-mistake = erreur suivante
review-question = Question
review-choice = Choisi
review-better = Mieux
review-came = Ensuite

## De quoi il s’agit

review-topic-picks = Cartes choisies avant le premier tour
review-topic-plays = Cartes jouées
review-topic-discards = Cartes défaussées
review-topic-earned-doors = Portes obtenues par trois cartes d’affilée
review-topic-swaps = Échanges avec la main commune
review-topic-prophecies = Prophéties et regards sur la pioche
review-topic-orders = Ordre des cartes reposées
review-topic-drawn-doors = Clés utilisées pour des Portes
review-topic-nightmares = Cauchemars
review-topic-ruins = Tours perdues
review-topic-spells = Sorts
review-topic-goals = Objectifs de nouveau ouverts
review-topic-premonitions = Prémonitions
review-topic-happy-dreams = Songes Heureux

## La page

review-title = { $outcome ->
    [won] Bilan d’une partie gagnée
    [lost] Bilan d’une partie perdue
   *[given-up] Bilan d’une partie abandonnée
}
review-fact-accuracy = Précision
    .note = la probabilité qu’aucune erreur n’ait coûté la partie
review-fact-accuracy-of = Précision, { $name }
review-fact-start = Au début
    .note = chances de gagner en jouant au mieux
review-fact-luck = Hasard
    .note = ce que les cartes ont changé en tout
review-fact-lost = Perdu
    .note = { $mistakes ->
        [0] aucune erreur
        [one] en une erreur
       *[other] en { $mistakes } erreurs
    }
review-chart = Les chances de gagner au fil de la partie
    .turn = tour { $turn }
    .swings = Écarts
    .turns = Tour
    .line = Chances de gagner
    .luck = Hasard
    .mistakes = Erreurs
    .decisive = la décisive
review-mistakes = Erreurs
    .intro = Les choix nettement moins bons que le meilleur, les plus coûteux d’abord. Les nombres sont des chances de gagner.
    .none = Aucun choix n’était nettement moins bon que le meilleur.
    .more = { $count ->
        [one] Une erreur plus petite n’est pas montrée.
       *[other] { $count } erreurs plus petites ne sont pas montrées.
    }
review-turning-points = Tournants
    .intro = Là où les chances de gagner ont le plus changé, par les choix et le hasard réunis.
    .none = Les chances de gagner n’ont jamais beaucoup changé d’un coup.
    .skill = Par le choix
    .luck = Par le hasard
    .revision = Par réévaluation
review-topics = Par type de décision
    .topic = Décisions
    .choices = Choix
    .mistakes = Erreurs
    .lost = Perdu
review-notes =
    .skill = Une décision est jugée par les chances de gagner qu’elle laisse, comparées à celles du meilleur choix. Ce que le joueur ne pouvait pas savoir à ce moment ne compte pas. Une différence inférieure à la marge d’erreur n’est pas une erreur.
    .accuracy = La précision est la probabilité qu’aucune erreur n’ait coûté la partie : une erreur de 20 points en laisse { $example }. Le hasard est ce que les cartes ont changé entre les décisions. Le début, le hasard, les décisions et les réévaluations ({ $revision }) donnent exactement le résultat.
    .judge = Le juge est le joueur « strong » de ce programme. Il n’a pas toujours raison.

## Toutes les parties

review-all-title = Ce qui vous coûte le plus
review-all-games = { $games ->
    [one] 1 partie examinée, { $won } gagnée.
   *[other] { $games } parties examinées, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }.
}
review-all-accuracy = Précision : { $accuracy } en moyenne. Hasard : { $luck } en moyenne.
review-all-none = Aucune partie n’a encore été terminée. Les parties assistées ne comptent pas.
review-all-most = C’est ici que vous perdez le plus : { $topic } ({ $lost } par partie).
review-all-clean = Aucun de leurs choix n’était nettement une erreur.
review-all-topic = { $topic } : { $lost } par partie ; { $mistakes } choix sur { $choices } étaient des erreurs
review-all-worst = Les plus grosses erreurs
review-all-mistake = { $lost }, partie du { $day } ({ $about }, { $result }), { $place } : { $chosen }. Mieux : { $better }.
review-all-stopped = Interrompu : { $games } parties sur { $of } examinées, en commençant par la dernière.
review-progress = { $done } décisions sur { $of }
review-progress-all = partie { $game } sur { $games }, { $done } décisions sur { $of }
review-written = Le bilan est dans { $path }.

## Ce qui ne va pas

review-goes-on = cette partie n’est pas finie : seules les parties finies ont un bilan
review-goes-on-but = { review-goes-on }. La dernière partie finie porte le numéro { $number } : onirim review --game { $number }
review-last-finished = La dernière partie n’est pas finie. Voici la partie { $number }, la dernière qui le soit.

## Après une partie

review-begun = Bilan de la partie…
review-later = C’est plus long que d’habitude. Pour le bilan : onirim review --game 1
review-more = Pour en savoir plus : onirim review --game 1
