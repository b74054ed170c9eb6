# Les actions et leurs effets.
#
# Une action nomme le choix, un effet dit ce qu’il apporte. `choice-line` les réunit.

choice-line = { $choice } : { $outcome }
choice-outcomes = { $first } ; { $last }

## Actions

action-pick = Prendre { $the-card }
action-play = Jouer { $the-card }{ $from ->
    [shared] {" "}(main commune)
   *[personal] {""}
}
action-build = { $end ->
    [alone] Bâtir { $the-card }
    [left] Bâtir { $the-card } à gauche
   *[right] Bâtir { $the-card } à droite
}{ $from ->
    [shared] {" "}(main commune)
   *[personal] {""}
}
action-discard = Défausser { $the-card }{ $from ->
    [shared] {" "}(main commune)
   *[personal] {""}
}
action-take-door = Prendre { $the-door } dans la pioche
action-leave-door = Laisser { $the-door } dans la pioche
action-swap = Échanger { $the-personal } contre { $the-shared } de la main commune
action-keep-hand = Ne rien échanger
action-look = { $count ->
    [one] Regarder la dernière carte
   *[other] Regarder les { $count } premières cartes
}
action-skip-look = Ne pas regarder
action-discard-seen = Défausser { $the-card }
action-keep-rest = Garder le reste
action-place-first = D’abord { $the-card }
action-place-next = Puis { $the-card }
action-draw = Piocher la carte suivante
action-pay-key-door = Payer avec { $the-key }{ $from ->
    [shared] {" "}(main commune)
   *[personal] {""}
}
action-pay-key-nightmare = Défausser { $the-key }{ $from ->
    [shared] {" "}(main commune)
   *[personal] {""}
}
action-refuse-door = Ne rien payer
action-return-door = { $who ->
    [you] Mettre votre { $door } dans les Limbes
    [partner] Mettre { $the-door } de votre partenaire dans les Limbes
   *[named] Mettre dans les Limbes { $the-door } qui est chez { $name }
}
action-reveal-five = Révéler les cinq premières cartes et défausser les cartes Labyrinthe
action-discard-hand = Défausser toute votre main et en piocher une nouvelle
action-raze = Sacrifier { $the-card }
action-false-destruction = Ne sacrifier aucune Tour
action-cast = Lancer { $a-spell }
action-pay-card = Payer avec { $a-card }
action-raise = Mettre { $the-card } au sommet de la pioche
action-swap-goals = Échanger l’Objectif { $left } ({ $left-color }) et l’Objectif { $right } ({ $right-color })
action-reopen-goal = Rendre visible l’Objectif { $slot }
action-suffer = « { $premonition } »
action-drop-key = Défausser { $a-key } de la pioche
action-dispel = Bannir « { $premonition } » ({ $condition } : { $penalty })
action-reveal-seven = Révéler les sept premières cartes
action-search-deck = Chercher une carte dans la pioche
action-fetch = Aller chercher { $a-card }

## Effets

outcome-run-begins = commence une série { $color-feminine }
outcome-run-breaks = commence une série { $color-feminine } et interrompt la { $broken-feminine }
outcome-run-second = deuxième carte { $color-feminine } d’affilée
outcome-run-earns = troisième carte { $color-feminine } d’affilée, qui donne droit à { $a-door }
outcome-run-no-door = troisième carte { $color-feminine } d’affilée, mais il n’y a plus de { $door } dans la pioche
outcome-run-not-next = troisième carte { $color-feminine } d’affilée, mais le prochain Objectif est { $goal }
outcome-rampart = achève un Rempart
outcome-prophecy = { $count ->
    [one] Prophétie, qui défausse la dernière carte de la pioche
   *[other] Prophétie, regardez les { $count } premières cartes et défaussez-en une
}
outcome-no-prophecy = pas de Prophétie, car la pioche est vide
outcome-tower-look = { $count ->
    [one] vous pourrez regarder la dernière carte de la pioche
   *[other] vous pourrez regarder les { $count } premières cartes et les remettre dans l’ordre voulu
}
outcome-shuffles = la pioche est mélangée
outcome-order-lost = la pioche est mélangée, et l’ordre que vous connaissez est perdu
outcome-no-shuffle = la pioche garde son ordre
outcome-not-next = le prochain Objectif est { $goal }, la Porte part donc dans les Limbes
outcome-wakes = déclenche { $premonitions }
outcome-arrange = remettez-les dans l’ordre voulu
outcome-known-card = c’est { $a-card }
outcome-door-is-yours = { $the-door } est à vous
outcome-door-to-limbo = { $the-door } part dans les Limbes
outcome-goal-reopens = un Objectif { $color } redevient visible
outcome-nightmare-fades = le Cauchemar se dissipe, sans Prophétie
outcome-doors-to-limbo = Portes et Cauchemars partent dans les Limbes
outcome-dreams-to-limbo = Portes, Cauchemars et Songes Heureux partent dans les Limbes
outcome-cards-left = { $count ->
    [0] la pioche est vide
    [one] la pioche n’a plus qu’une carte
   *[other] la pioche n’a plus que { $count } cartes
}
outcome-keys-lost = { $count ->
    [one] coûte une Clé
   *[other] coûte { $count } Clés
}
outcome-nightmare-returns = le Cauchemar part dans les Limbes et reviendra
outcome-spell-cost = { $cost } des { $pile } cartes défaussées quittent le jeu
outcome-revealed-seven = défaussez-en autant que vous voulez, remettez les autres dans l’ordre voulu
outcome-searched = elle est mise au sommet de la pioche mélangée

## Mises en garde avant un choix coûteux

warning-door-thrown-away = Ce choix défausse { $a-door } : la partie ne pourrait plus être gagnée.
warning-second-door = Vous avez déjà une Porte { $color-feminine }. Une seconde ne rapproche pas de la victoire ; elle ne peut servir que contre un Cauchemar.
warning-goal-order = Le prochain Objectif est { $goal } : { $the-door } partirait aussitôt dans les Limbes.
warning-no-longer-winnable = Après cela, la partie ne pourra plus être gagnée.
