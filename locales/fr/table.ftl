# Ce qui se trouve sur la table, pour toutes les interfaces.

table-deck = Pioche
table-discard-pile = Défausse
table-limbo = Limbes
table-removed = Hors du jeu
table-hand = Votre main
table-shared = Main commune
table-hand-of = { $who ->
    [you] Votre main personnelle
    [partner] Main de votre partenaire
    [one] Main du joueur 1
    [two] Main du joueur 2
   *[named] Main ({ $name })
}
table-row-of = { $who ->
    [you] Votre rangée
    [partner] Rangée de votre partenaire
    [one] Rangée du joueur 1
    [two] Rangée du joueur 2
   *[named] Rangée ({ $name })
}
table-doors = Portes
table-doors-of = { $who ->
    [you] Vos Portes
    [partner] Portes de votre partenaire
    [one] Portes du joueur 1
    [two] Portes du joueur 2
   *[named] Portes ({ $name })
}
table-goals = Objectifs
table-next-goal = prochain : { $color }
table-goals-done = tous atteints
table-spells = Sorts
table-towers = Tours
table-rampart = Rempart
table-premonitions = Prémonitions
table-open-cards = Cartes visibles
table-placed = Remises sur la pioche, dans cet ordre
table-top = Connu au sommet
table-bottom = Connu en bas
table-resolving = Vient d’être piochée
table-unseen = Pas encore vues
table-empty = rien
table-unknown = ?
table-cards = { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
}
table-hidden-cards = { $count ->
    [one] 1 carte cachée
   *[other] { $count } cartes cachées
}
table-doors-found = { $count ->
    [0] pas encore de Porte
    [one] 1 Porte sur { $total }
   *[other] { $count } Portes sur { $total }
}
table-run = { $count ->
    [one] série { $color-feminine } de 1
   *[other] série { $color-feminine } de { $count }
}
table-spell-cost = { $spell } ({ $cost })
table-line = { $label } : { $content }
