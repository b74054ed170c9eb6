# Actions and their outcomes.
#
# An action names the choice, an outcome says what it brings. They meet in `choice-line`.

choice-line = { $choice }: { $outcome }
choice-outcomes = { $first }; { $last }

## Actions

action-pick = Take { $the-card }
action-play = Play { $the-card }{ $from ->
    [shared] {" "}(shared)
   *[personal] {""}
}
action-build = { $end ->
    [alone] Build { $the-card }
    [left] Build { $the-card } on the left
   *[right] Build { $the-card } on the right
}{ $from ->
    [shared] {" "}(shared)
   *[personal] {""}
}
action-discard = Discard { $the-card }{ $from ->
    [shared] {" "}(shared)
   *[personal] {""}
}
action-take-door = Take { $the-door } from the deck
action-leave-door = Leave { $the-door } in the deck
action-swap = Swap your { $personal } for the shared { $shared }
action-keep-hand = Swap nothing
action-look = { $count ->
    [one] Look at the last card
   *[other] Look at the top { $count } cards
}
action-skip-look = Do not look
action-discard-seen = Discard { $the-card }
action-keep-rest = Keep the rest
action-place-first = First { $the-card }
action-place-next = Then { $the-card }
action-draw = Draw the next card
action-pay-key-door = Pay { $the-key }{ $from ->
    [shared] {" "}(shared)
   *[personal] {""}
}
action-pay-key-nightmare = Discard { $the-key }{ $from ->
    [shared] {" "}(shared)
   *[personal] {""}
}
action-refuse-door = Pay nothing
action-return-door = { $who ->
    [you] Put your { $door } into Limbo
    [partner] Put your partner’s { $door } into Limbo
   *[named] Put { $name }’s { $door } into Limbo
}
action-reveal-five = Reveal the top five cards and discard the Locations
action-discard-hand = Discard your whole hand and draw a new one
action-raze = Give up { $the-card }
action-false-destruction = Give up no Tower
action-cast = Cast { $a-spell }
action-pay-card = Pay with { $a-card }
action-raise = Put { $the-card } on top of the deck
action-swap-goals = Swap Goal { $left } ({ $left-color }) and Goal { $right } ({ $right-color })
action-reopen-goal = Turn Goal { $slot } face up
action-suffer = “{ $premonition }”
action-drop-key = Discard { $a-key } from the deck
action-dispel = Banish “{ $premonition }” ({ $condition }: { $penalty })
action-reveal-seven = Reveal the top seven cards
action-search-deck = Search the deck for any card
action-fetch = Fetch { $a-card }

## Outcomes

outcome-run-begins = begins a { $color } run
outcome-run-breaks = begins a { $color } run and breaks the { $broken } one
outcome-run-second = second { $color } in a row
outcome-run-earns = third { $color } in a row, earns { $a-door }
outcome-run-no-door = third { $color } in a row, but the deck has no { $door } left
outcome-run-not-next = third { $color } in a row, but the next Goal is { $goal }
outcome-rampart = completes a Rampart
outcome-prophecy = { $count ->
    [one] Prophecy, which discards the last card of the deck
   *[other] Prophecy, look at the top { $count } cards and discard one
}
outcome-no-prophecy = no Prophecy, because the deck is empty
outcome-tower-look = { $count ->
    [one] you may look at the last card of the deck
   *[other] you may look at the top { $count } cards and arrange them
}
outcome-shuffles = the deck is shuffled
outcome-order-lost = the deck is shuffled, and you no longer know its order
outcome-no-shuffle = the deck keeps its order
outcome-not-next = the next Goal is { $goal }, so the Door goes to Limbo
outcome-wakes = triggers { $premonitions }
outcome-arrange = put them back in any order
outcome-known-card = it is { $a-card }
outcome-door-is-yours = { $the-door } is yours
outcome-door-to-limbo = { $the-door } goes to Limbo
outcome-goal-reopens = a { $color } Goal turns face up again
outcome-nightmare-fades = the Nightmare fades, without a Prophecy
outcome-doors-to-limbo = Doors and Nightmares go to Limbo
outcome-dreams-to-limbo = Doors, Nightmares and Happy Dreams go to Limbo
outcome-cards-left = { $count ->
    [0] the deck is empty
    [one] the deck has only one card left
   *[other] the deck has only { $count } cards left
}
outcome-keys-lost = { $count ->
    [one] costs a Key
   *[other] costs { $count } Keys
}
outcome-nightmare-returns = the Nightmare goes to Limbo and will be back
outcome-spell-cost = { $cost } of { $pile } discarded cards leave the game
outcome-revealed-seven = discard as many as you like, put the others back in any order
outcome-searched = it is put on top of the shuffled deck

## Warnings before a costly choice

warning-door-thrown-away = This throws { $a-door } away: the game could no longer be won.
warning-second-door = You have a { $color } Door already. A second one brings victory no closer; it can only be given up to a Nightmare.
warning-goal-order = The next Goal is { $goal }: { $the-door } would go straight to Limbo.
warning-no-longer-winnable = After this, the game can no longer be won.
