# Labels of what lies on the table, for every user interface.

table-deck = Deck
table-discard-pile = Discard pile
table-limbo = Limbo
table-removed = Out of the game
table-hand = Your hand
table-shared = Shared cards
table-hand-of = { $who ->
    [you] Your own cards
    [partner] Your partner’s cards
   *[other] { $name }’s cards
}
table-row-of = { $who ->
    [you] Your row
    [partner] Your partner’s row
   *[other] { $name }’s row
}
table-doors = Doors
table-doors-of = { $who ->
    [you] Your Doors
    [partner] Your partner’s Doors
   *[other] { $name }’s Doors
}
table-goals = Goals
table-next-goal = next: { $color }
table-goals-done = all reached
table-spells = Spells
table-towers = Towers
table-rampart = Rampart
table-premonitions = Premonitions
table-open-cards = Open cards
table-placed = Back on the deck, in this order
table-top = Known on top
table-bottom = Known at the bottom
table-resolving = Just drawn
table-unseen = Not seen yet
table-empty = empty
table-unknown = ?
table-cards = { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}
table-hidden-cards = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
table-doors-found = { $count ->
    [0] no Door yet
    [one] 1 of { $total } Doors
   *[other] { $count } of { $total } Doors
}
table-run = { $count ->
    [one] { $color } run of 1
   *[other] { $color } run of { $count }
}
table-spell-cost = { $spell } ({ $cost })
table-line = { $label }: { $content }
