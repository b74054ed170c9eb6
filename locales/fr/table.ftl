# Ce qui se trouve sur la table, pour toutes les interfaces.

table-deck = Pioche
table-discard-pile = Défausse
table-limbo = Limbes
table-removed = Hors du jeu
table-hand = Votre main
table-personal = Votre main personnelle
table-shared = Main commune
table-partner-hand = Main de votre partenaire
table-row = Votre rangée
table-partner-row = Rangée de votre partenaire
table-doors = Portes
table-your-doors = Vos Portes
table-partner-doors = Portes de votre partenaire
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
    [0] encore aucune Porte
    [one] 1 Porte sur { $total }
   *[other] { $count } Portes sur { $total }
}
table-run = { $count ->
    [one] série { $color-feminine } de 1
   *[other] série { $color-feminine } de { $count }
}
table-spell-cost = { $spell } ({ $cost })
table-line = { $label } : { $content }
