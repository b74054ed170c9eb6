# Events. `$who` is you, partner, one or two, or named if the player has a name; `$name` names the others at the start of a sentence.

person-you = You
person-partner = Your partner
person-one = Player 1
person-two = Player 2

event-goal-laid = The Goals, from the left: { $colors }.
event-premonition-revealed = A Dark Premonition: “{ $premonition }”. With { $condition }: { $penalty }.
event-opened = On the table: { $cards }.
event-picked = { $who ->
    [you] You take { $the-card }.
   *[other] { $name } takes { $the-card }.
}
event-turn-began = { $who ->
    [you] Your turn.
    [partner] Your partner’s turn.
    [one] Player 1’s turn.
    [two] Player 2’s turn.
   *[named] { $name }’s turn.
}
event-played = { $who ->
    [you] You play { $the-card }
   *[other] { $name } plays { $the-card }
}{ $from ->
    [shared] {" "}from the shared cards.
   *[personal] .
}
event-built = { $who ->
    [you] You build { $the-card }
   *[other] { $name } builds { $the-card }
}{ $end ->
    [left] {" "}on the left
   *[right] {" "}on the right
}{ $from ->
    [shared] , from the shared cards.
   *[personal] .
}
event-discarded = { $who ->
    [you] You discard { $cards }
   *[other] { $name } discards { $cards }
}{ $from ->
    [shared] {" "}from the shared cards.
   *[personal] .
}
event-swapped = { $who ->
    [you] You swap your { $personal } for the shared { $shared }.
   *[other] { $name } swaps { $the-personal } for the shared { $shared }.
}

## Drawing

event-drawn = { $who ->
    [you] You draw { $cards }
   *[other] { $name } draws { $cards }
}{ $to ->
    [shared] {" "}for the shared cards.
   *[personal] .
}
event-drawn-hidden = { $who ->
    [you] You draw
   *[other] { $name } draws
} { $count ->
    [one] a card.
   *[other] { $count } cards.
}
event-door-drawn = { $who ->
    [you] You draw { $a-door }.
   *[other] { $name } draws { $a-door }.
}
event-nightmare-drawn = { $who ->
    [you] You draw a Nightmare!
   *[other] { $name } draws a Nightmare!
}
event-happy-dream-drawn = { $who ->
    [you] You draw a Happy Dream!
   *[other] { $name } draws a Happy Dream!
}
event-set-aside = To Limbo: { $cards }.

## Doors

event-door-obtained = { $who ->
    [you] You obtain { $a-door }!
   *[other] { $name } obtains { $a-door }!
}
event-door-to-limbo = The { $color } Door goes to Limbo.
event-door-left = { $who ->
    [you] You leave { $the-door } in the deck.
   *[other] { $name } leaves { $the-door } in the deck.
}
event-door-returned = { $who ->
    [you] Your { $color } Door goes back to Limbo.
    [partner] Your partner’s { $color } Door goes back to Limbo.
    [one] Player 1’s { $color } Door goes back to Limbo.
    [two] Player 2’s { $color } Door goes back to Limbo.
   *[named] { $name }’s { $color } Door goes back to Limbo.
}

## The deck

event-looked-top = { $who ->
    [you] You look at the top of the deck: { $cards }.
   *[other] { $name } looks at the top of the deck: { $cards }.
}
event-looked-bottom = { $who ->
    [you] You look at the bottom of the deck: { $cards }.
   *[other] { $name } looks at the bottom of the deck: { $cards }.
}
event-looked-top-hidden = { $who ->
    [you] You look at
   *[other] { $name } looks at
} { $count ->
    [one] the top card of the deck.
   *[other] the top { $count } cards of the deck.
}
event-looked-bottom-hidden = { $who ->
    [you] You look at
   *[other] { $name } looks at
} { $count ->
    [one] the bottom card of the deck.
   *[other] the bottom { $count } cards of the deck.
}
event-revealed = Revealed: { $cards }.
event-discarded-from-deck = Discarded from the deck: { $cards }.
event-put-back-top = { $count ->
    [one] { $who ->
        [you] You put back on top: { $cards }.
       *[other] { $name } puts back on top: { $cards }.
    }
   *[other] { $who ->
        [you] You put back on top, in drawing order: { $cards }.
       *[other] { $name } puts back on top, in drawing order: { $cards }.
    }
}
event-put-back-bottom = { $count ->
    [one] { $who ->
        [you] You put back at the bottom: { $cards }.
       *[other] { $name } puts back at the bottom: { $cards }.
    }
   *[other] { $who ->
        [you] You put back at the bottom, in drawing order: { $cards }.
       *[other] { $name } puts back at the bottom, in drawing order: { $cards }.
    }
}
event-put-back-top-hidden = { $who ->
    [you] You put
   *[other] { $name } puts
} { $count ->
    [one] a card back on top of the deck.
   *[other] { $count } cards back on top of the deck.
}
event-put-back-bottom-hidden = { $who ->
    [you] You put
   *[other] { $name } puts
} { $count ->
    [one] a card back at the bottom of the deck.
   *[other] { $count } cards back at the bottom of the deck.
}
event-fetched = { $who ->
    [you] You search the deck for { $a-card } and put it on top.
   *[other] { $name } searches the deck for { $a-card } and puts it on top.
}
event-deck-shuffled = The deck is shuffled.
event-limbo-shuffled = Limbo is shuffled into the deck.

## Dreams and Towers

event-dream-discarded = { $dream ->
    [nightmare] The Nightmare is over.
   *[happy-dream] The Happy Dream fades away.
}
event-nightmare-to-limbo = A Nightmare goes to Limbo.
event-razed = The { $color } Tower { $storeys } falls.

## Book

event-spell-cast = { $who ->
    [you] You cast { $a-spell }.
   *[other] { $name } casts { $a-spell }.
}
event-paid = Removed from the game as payment: { $cards }.
event-goals-swapped = Goals { $left } and { $right } change places.
event-goal-found = Goal { $slot } is reached.
event-goal-reopened = Goal { $slot } is face up again.

## Premonitions

event-premonition-suffered = “{ $premonition }” comes true: { $penalty }.
event-premonition-dispelled = “{ $premonition }” is banished.

event-ended-victory = The game is won!
event-ended-defeat = The game is lost.
