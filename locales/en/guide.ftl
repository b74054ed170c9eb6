# The guide for real cards: which card is asked for and why, and chores. `$who` is you, partner, one, two or named; `$name` names the others.

## Which card is asked for: a sentence, and a label for lists.

want-goal = Goal { $number } of { $of }, counting from the left: which colour is it?
    .label = Goal { $number } of { $of }
want-face-up = Face-up Premonition { $number } of { $of }: turn over the top card of the Premonition pile. Which one is it?
    .label = Premonition { $number } of { $of }
want-first-hand = Opening hand, card { $number } of { $of }: take the top card of the deck. Which one is it?
    .label = opening hand, card { $number } of { $of }
want-open-card = Open cards, { $number } of { $of }: turn over the top card of the deck. Which one is it?
    .label = open cards, { $number } of { $of }
want-draw = { $to ->
    [shared] { $who ->
        [you] You draw a shared card: turn over the top card of the deck. Which one is it?
       *[other] { $name } draws a shared card: turn over the top card of the deck. Which one is it?
    }
   *[personal] { $who ->
        [you] You draw a card: take the top card of the deck. Which one is it?
       *[other] { $name } draws a card: take the top card of the deck. Which one is it?
    }
}
    .label = drawn
want-prophecy = Prophecy, card { $number } of { $of }: take the next card from the top of the deck. Which one is it?
    .label = Prophecy, card { $number } of { $of }
want-look-ahead = Looking ahead from the Tower, card { $number } of { $of }: take the next card from the top of the deck. Which one is it?
    .label = looking ahead from the Tower, card { $number } of { $of }
want-raise = Paradoxical Prophecy, card { $number } of { $of }: take the next card from the bottom of the deck. Which one is it?
    .label = Paradoxical Prophecy, card { $number } of { $of }
want-sift = Happy Dream, card { $number } of { $of }: turn over the next card of the deck. Which one is it?
    .label = Happy Dream, card { $number } of { $of }
want-reveal = Nightmare, card { $number } of { $of }: turn over the top card of the deck. Which one is it?
    .label = revealed for a Nightmare, card { $number } of { $of }
want-new-hand = { $who ->
    [you] Your new hand, card { $number } of { $of }
   *[other] New hand for { $name }, card { $number } of { $of }
}{ $to ->
    [shared] , to the shared cards
   *[personal] {""}
}: take the top card of the deck. Which one is it?
    .label = new hand, card { $number } of { $of }
want-foretold = Another Premonition, { $number } of { $of }: turn over the top card of the Premonition pile. Which one is it?
    .label = another Premonition, { $number } of { $of }

## Chores

chore-sort-out = Take the { $count } cards of the deck out of the box: 58 Chambers (Suns, Moons and Keys in four colours), 8 Doors, 10 Nightmares{ $towers ->
    [with] , 12 Towers
   *[without] {""}
}{ $dreams ->
    [with] , 4 Happy Dreams
   *[without] {""}
}.{ $book ->
    [with] {" "}Take out the 8 Goals and the Spells card too.
   *[without] {""}
}{ $dreams ->
    [with] {" "}Take out the 8 Dark Premonitions too.
   *[without] {""}
} All other cards stay in the box.
chore-shuffle-goals = Shuffle the 8 Goals and lay them face up in a row.
chore-shuffle-premonitions = Shuffle the 8 Dark Premonitions and put them in a face-down pile.
chore-shuffle-deck = Shuffle the deck and put it face down.
chore-shuffle-limbo = Shuffle all the cards in Limbo back into the deck.

chore-turn-over-top = { $count ->
    [one] Turn over the top card of the deck: it should be { $cards }.
   *[other] Turn over the top { $count } cards of the deck, one by one: they should be { $cards }.
}
chore-turn-over-bottom = { $count ->
    [one] Take the bottom card of the deck: it should be { $cards }.
   *[other] Take the bottom { $count } cards of the deck, one by one: they should be { $cards }.
}
chore-take-up = { $to ->
    [shared] Lay { $the-card } face up with the shared cards.
   *[personal] { $who ->
        [you] Take { $the-card } into your hand.
       *[other] { $name } takes { $the-card } into their hand.
    }
}
chore-lay-open = Lay { $the-card } face up in the middle of the table.
chore-pick = { $who ->
    [you] Take { $the-card } from the open cards into your hand.
   *[other] { $name } takes { $the-card } from the open cards into their hand.
}
chore-set-aside = Put { $the-card } in Limbo.
chore-discard-front = { $count ->
    [one] Discard the card in front of you: { $cards }.
   *[other] Discard these cards in front of you: { $cards }.
}
chore-put-back-top = { $count ->
    [one] Put the card in front of you back on top of the deck: { $cards }.
   *[other] Put the cards in front of you back on top of the deck in this order, the first one on top: { $cards }.
}
chore-put-back-bottom = { $count ->
    [one] Put the card in front of you back at the bottom of the deck: { $cards }.
   *[other] Put the cards in front of you back at the bottom of the deck in this order, the last one lowest: { $cards }.
}
chore-play = { $from ->
    [shared] { $who ->
        [you] Lay { $the-card } from the shared cards at the right end of your row.
       *[other] { $name } lays { $the-card } from the shared cards at the right end of their row.
    }
   *[personal] { $who ->
        [you] Lay { $the-card } from your hand at the right end of your row.
       *[other] { $name } lays { $the-card } from their hand at the right end of their row.
    }
}
chore-build = { $from ->
    [shared] { $who ->
        [you] Build { $the-card } from the shared cards
       *[other] { $name } builds { $the-card } from the shared cards
    }
   *[personal] { $who ->
        [you] Build { $the-card } from your hand
       *[other] { $name } builds { $the-card } from their hand
    }
} at the { $end ->
    [left] left
   *[right] right
} end of the Tower row.
chore-discard = { $from ->
    [shared] { $who ->
        [you] Discard from the shared cards: { $cards }.
       *[other] { $name } discards from the shared cards: { $cards }.
    }
   *[personal] { $who ->
        [you] Discard from your hand: { $cards }.
       *[other] { $name } discards from their hand: { $cards }.
    }
}
chore-swap = { $who ->
    [you] Swap { $the-personal } from your hand with { $the-shared } from the shared cards.
   *[other] { $name } swaps { $the-personal } from their hand with { $the-shared } from the shared cards.
}
chore-raze = Take { $the-card } out of the Tower row, discard it, and close the gap.
chore-keep-door = { $who ->
    [you] Put { $the-door } with your Doors: it is yours.
   *[other] { $name } puts { $the-door } with their Doors.
}
chore-find-door = { $who ->
    [you] Search the deck for { $a-door } and put it with your Doors.
   *[other] { $name } searches the deck for { $a-door } and puts it with their Doors.
}
chore-find-door-for-limbo = Search the deck for { $a-door } and put it in Limbo: another Goal comes first.
chore-return-door = { $who ->
    [you] Take { $a-door } from your Doors and put it in Limbo.
   *[other] { $name } takes { $a-door } from their Doors and puts it in Limbo.
}
chore-search-out = Search the deck for these cards and discard them: { $cards }.
chore-fetch = Search the deck for { $a-card }, shuffle the rest of the deck, and put the card that you found on top.
chore-recall-nightmare = Take a Nightmare out of the discard pile and put it in Limbo.
chore-pay = Take these cards out of the discard pile and out of the game: { $cards }.
chore-swap-goals = Swap Goal { $left } and Goal { $right } in the row without turning them over.
chore-turn-goal-down = Turn Goal { $slot } in the row face down.
chore-turn-goal-up = Turn Goal { $slot } in the row face up again.
chore-suffer = The Premonition “{ $premonition }” comes true: { $penalty }. Remove its card from the game.
chore-dispel = Remove the Premonition “{ $premonition }” from the game.

## Corrections

slip-line = { $turn ->
    [0] Deal
   *[other] Turn { $turn }
}, { $label }: { $card }
slip-partner = Cards that your partner entered in secret are not listed. Only your partner can correct them, on their own turn.
slip-none = There is no card yet that you could correct.
slip-impossible = That card cannot have come up there. Nothing was changed.
slip-corrected = Corrected. Everything that followed still fits.
slip-cut = { $lost ->
    [one] Corrected. The last choice no longer fits and was removed; everything before it is kept.
   *[other] Corrected. The last { $lost } choices no longer fit and were removed; everything before them is kept.
}
slip-deal = With this card the deal is not finished. Go on dealing; after that, everything that still fits is kept.
slip-deal-cut = Corrected. Some of the cards entered after it no longer fit and were removed. Go on dealing from there.

## The end

guide-record = The record of this game is saved. To write it to a file: onirim record save { $id } FILE
