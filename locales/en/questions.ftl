# Questions to the players.

question-waiting = Your partner is choosing.

question-draft = Which of the open cards do you take?
question-turn = { $last ->
    [nothing] Play or discard a card. Your row is empty: any card may begin it.
   *[symbol] Play or discard a card. Your row ends with { $a-symbol }: no { $symbol } may follow it.
}
question-earned-door = Three { $color } in a row! Take { $a-door } from the deck?
question-swap = Swap one of your cards for a shared one?
question-look-ahead = { $count ->
    [one] Look at the last card of the deck?
   *[other] Look at the top { $count } cards of the deck?
}
question-prophecy = Prophecy: which of the { $count } cards do you discard?
question-arrange-top = { $placed ->
    [0] Which card will be drawn first?
   *[other] And after that, which card comes next?
}
question-arrange-bottom = { $placed ->
    [0] Back to the bottom: which of these cards will be drawn first?
   *[other] And after that, which card comes next?
}
question-before-draw = Draw the next card, or cast a spell first?
question-drawn-door = { $key ->
    [held] You drew { $a-door }. Pay a { $color } Key for it?
   *[missing] You drew { $a-door } and hold no { $color } Key.
}
question-nightmare = A Nightmare! How do you face it?
question-ruin = The Nightmare shakes the Towers. Which one falls?
question-payment = { $owed ->
    [one] { $spell }: one card still to pay. Which one?
   *[other] { $spell }: { $owed } cards still to pay. Which one?
}
question-raise = Which of these cards goes on top of the deck?
question-swap-goals = Which two Goals do you swap?
question-reopen-goal = Which { $color } Goal turns face up again?
question-premonition = “{ $premonition }” comes true. Let it strike, or cast a spell first?
question-premonitions = Several Premonitions come true. Which one first?
question-lose-door = “{ $premonition }”: which Door goes to Limbo?
question-drop-key = { $left ->
    [one] “{ $premonition }”: which Key of the deck is discarded?
   *[other] “{ $premonition }”: { $left } Keys of the deck are discarded. Which one first?
}
question-happy-dream = A Happy Dream! How do you use it?
question-sift = Which of the revealed cards do you discard?
question-fetch = Which card do you want?

## Questions for real cards

request-card = Which card came up?
request-goal = Which colour has the next Goal, from the left?
request-premonition = Which Premonition was revealed?
request-impossible = That cannot have come up here: { $answer }. Please look again.
