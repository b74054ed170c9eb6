# The guide for real cards: which card is wanted and why, and what hands have to do. `$who` is you, partner, one, two or named; `$name` names the others.

## Which card is wanted: a sentence, and a label for lists.

want-goal = Goal { $number } of { $of }, from the left: which colour is it?
    .label = Goal { $number } of { $of }
want-face-up = Face-up Premonition { $number } of { $of }: turn over the top card of the Premonition pile. Which one is it?
    .label = Premonition { $number } of { $of }
want-first-hand = The first hand, card { $number } of { $of }: take the top card of the deck. Which one is it?
    .label = the first hand, card { $number } of { $of }
want-open-card = The open cards, card { $number } of { $of }: turn over the top card of the deck. Which one is it?
    .label = the open cards, card { $number } of { $of }
want-draw = { $to ->
    [shared] { $who ->
        [you] The card that you draw now, for the shared cards: take the top card of the deck. Which one is it?
       *[other] The card that { $name } draws now, for the shared cards: take the top card of the deck. Which one is it?
    }
   *[personal] { $who ->
        [you] The card that you draw now: take the top card of the deck. Which one is it?
       *[other] The card that { $name } draws now: take the top card of the deck. Which one is it?
    }
}
    .label = drawn
want-prophecy = Prophecy, card { $number } of { $of }: take the next card from the top of the deck. Which one is it?
    .label = Prophecy, card { $number } of { $of }
want-look-ahead = The look from the Tower, card { $number } of { $of }: take the next card from the top of the deck. Which one is it?
    .label = the look from the Tower, card { $number } of { $of }
want-raise = Paradoxical Prophecy, from the bottom, card { $number } of { $of }: take the next card from the bottom of the deck. Which one is it?
    .label = Paradoxical Prophecy, card { $number } of { $of }
want-sift = Happy Dream, card { $number } of { $of }: turn over the next card from the top of the deck. Which one is it?
    .label = Happy Dream, card { $number } of { $of }
want-reveal = Nightmare, card { $number } of { $of } to reveal: turn over the top card of the deck. Which one is it?
    .label = revealed for a Nightmare, card { $number } of { $of }
want-new-hand = { $who ->
    [you] Your new hand, card { $number } of { $of }
   *[other] The new hand of { $name }, card { $number } of { $of }
}{ $to ->
    [shared] , for the shared cards
   *[personal] {""}
}: take the top card of the deck. Which one is it?
    .label = a new hand, card { $number } of { $of }
want-foretold = One more Premonition, { $number } of { $of }: turn over the top card of the Premonition pile. Which one is it?
    .label = one more Premonition, { $number } of { $of }

## What hands have to do

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
chore-shuffle-goals = Shuffle the 8 Goals and lay them in a row from left to right, face up.
chore-shuffle-premonitions = Shuffle the 8 Dark Premonitions and put them down as a pile, face down. { $count } of them are turned up in a moment.
chore-shuffle-deck = Shuffle the deck, and put it down face down.
chore-shuffle-limbo = Shuffle all cards of Limbo into the deck, and put it down face down.

chore-lay-in-front = { $count ->
    [one] This card of the deck has been told already, lay it in front of you: { $cards }.
   *[other] These cards of the deck have been told already, lay them in front of you: { $cards }.
}
chore-turn-over-top = { $count ->
    [one] Turn over the top card of the deck: it must be { $cards }.
   *[other] Turn over the top { $count } cards of the deck, one after the other: they must be { $cards }.
}
chore-turn-over-bottom = { $count ->
    [one] Take the bottom card of the deck: it must be { $cards }.
   *[other] Take the bottom { $count } cards of the deck, one after the other: they must be { $cards }.
}
chore-turn-up-premonition = Turn up the Premonition “{ $premonition }”.
chore-take-up = { $to ->
    [shared] Lay { $the-card } open, with the shared cards.
   *[personal] { $who ->
        [you] Take { $the-card } into your hand.
       *[other] { $name } takes { $the-card } into their hand.
    }
}
chore-lay-open = Lay { $the-card } open, in the middle of the table.
chore-pick = { $who ->
    [you] Take { $the-card } from the open cards into your hand.
   *[other] { $name } takes { $the-card } from the open cards into their hand.
}
chore-set-aside = Put { $the-card } aside, into Limbo.
chore-discard-front = { $count ->
    [one] Put the card in front of you on the discard pile: { $cards }.
   *[other] Put these cards in front of you on the discard pile: { $cards }.
}
chore-put-back-top = { $count ->
    [one] Put the card in front of you back on top of the deck: { $cards }.
   *[other] Put the cards in front of you back on top of the deck, the first one uppermost: { $cards }.
}
chore-put-back-bottom = { $count ->
    [one] Put the card in front of you back under the deck: { $cards }.
   *[other] Put the cards in front of you back under the deck, the last one lowest: { $cards }.
}
chore-play = { $from ->
    [shared] { $who ->
        [you] Lay { $the-card } of the shared cards at the right end of your row.
       *[other] { $name } lays { $the-card } of the shared cards at the right end of their row.
    }
   *[personal] { $who ->
        [you] Lay { $the-card } from your hand at the right end of your row.
       *[other] { $name } lays { $the-card } from their hand at the right end of their row.
    }
}
chore-build = { $from ->
    [shared] Build { $the-card } of the shared cards
   *[personal] Build { $the-card } from the hand
} at the { $end ->
    [left] left
   *[right] right
} end of the Tower row.
chore-discard = { $from ->
    [shared] Put these shared cards on the discard pile: { $cards }.
   *[personal] { $who ->
        [you] Put this from your hand on the discard pile: { $cards }.
       *[other] { $name } puts this from their hand on the discard pile: { $cards }.
    }
}
chore-swap = { $who ->
    [you] Swap { $the-personal } of your hand with { $the-shared } of the shared cards.
   *[other] { $name } swaps { $the-personal } of their hand with { $the-shared } of the shared cards.
}
chore-raze = Take { $the-card } out of the Tower row, close the gap, and put it on the discard pile.
chore-keep-door = { $who ->
    [you] Put { $the-door } beside your Doors: it is yours.
   *[other] { $name } puts { $the-door } beside their own Doors.
}
chore-find-door = { $who ->
    [you] Search the deck for { $a-door } and put it beside your Doors.
   *[other] { $name } searches the deck for { $a-door } and puts it beside their own Doors.
}
chore-find-door-for-limbo = Search the deck for { $a-door } and put it aside, into Limbo: another Goal comes first.
chore-return-door = { $who ->
    [you] Put { $a-door } of your Doors aside, into Limbo.
   *[other] { $name } puts { $a-door } of their own Doors aside, into Limbo.
}
chore-search-out = Search the deck for these cards and put them on the discard pile: { $cards }.
chore-fetch = Search the deck for { $a-card }. Shuffle the others, and lay it on top of them.
chore-recall-nightmare = Take a Nightmare out of the discard pile and put it aside, into Limbo.
chore-pay = Take this out of the discard pile and out of the game: { $cards }.
chore-swap-goals = Swap Goal { $left } and Goal { $right } of the row, each with the side that it shows.
chore-turn-goal-down = Turn Goal { $slot } of the row face down.
chore-turn-goal-up = Turn Goal { $slot } of the row face up again.
chore-suffer = The Premonition “{ $premonition }” comes true: { $penalty }. Take its card out of the game.
chore-dispel = Take the Premonition “{ $premonition }” out of the game.

## Slips

slip-line = { $turn ->
    [0] Deal
   *[other] Turn { $turn }
}, { $label }: { $card }
slip-partner = What your partner told in secret is not listed: only your partner can correct it, when it is their turn to look.
slip-none = Nothing has been told yet that you could correct.
slip-impossible = That cannot have come up there. Nothing has changed.
slip-corrected = Corrected. All that followed still fits.
slip-cut = { $lost ->
    [one] Corrected. The last choice does not fit any more: it is gone, all that came before is kept.
   *[other] Corrected. The last { $lost } choices do not fit any more: they are gone, all that came before is kept.
}
slip-deal = With this card the deal is not finished. Go on with it: then all that still fits follows.
slip-deal-cut = Corrected. Not all cards that were told after it still fit: those are gone, go on with the deal from there.

## The end

guide-record = The record of this game is saved. onirim record save { $id } FILE writes it into a file.
