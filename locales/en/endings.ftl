# Refusals and endings.

illegal-game-over = The game is over. Begin another one.
illegal-chance-first = Nothing can be chosen before the cards have come up.
illegal-not-asked = That does not answer the question. Pick one of the choices listed.
illegal-not-there = That is no longer there. Pick one of the choices listed.
illegal-golden-rule = Your row already ends with { $a-symbol }. Play another symbol, or discard.
illegal-touching-edges = These Towers would touch with the same symbol. Choose another Tower or the other end.
illegal-cannot-cast = This spell cannot be cast now: too few discarded cards, or nothing to cast it on.

ending-victory = Victory!
    .solo = All your Doors stand open. You walk out of the labyrinth and wake up.
    .duo = Every Door stands open for both of you. You walk out of the labyrinth together.
    .watched = Every Door stands open for both programs. They walk out of the labyrinth together.
ending-defeat = Defeat.
    .solo = A card had to be drawn and the deck was empty: the labyrinth keeps you. { $doors ->
        [0] You found no Door.
        [one] You found one Door.
       *[other] You found { $doors } Doors.
    }
    .duo = A card had to be drawn and the deck was empty: the labyrinth keeps you both. { $doors ->
        [0] You found no Door together.
        [one] You found one Door together.
       *[other] You found { $doors } Doors together.
    }
    .watched = A card had to be drawn and the deck was empty: the labyrinth keeps both programs. { $doors ->
        [0] They found no Door.
        [one] They found one Door.
       *[other] They found { $doors } Doors.
    }

## After the end

ending-facts = { $facts }.
ending-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
ending-minutes = { $minutes ->
    [0] less than a minute
    [one] 1 minute
   *[other] { $minutes } minutes
}
ending-hours = { $hours } h { $minutes } min
ending-long = { $days ->
    [one] over one day
   *[other] over { $days } days
}
ending-left = { $count ->
    [one] 1 card left in the deck
   *[other] { $count } cards left in the deck
}
ending-nightmares = { $count ->
    [0] No Nightmare was met.
    [one] 1 Nightmare met: { $ways }.
   *[other] { $count } Nightmares met: { $ways }.
}
ending-nightmares-away = { $count ->
    [0] No Nightmare was met; { $away } discarded from the deck.
    [one] 1 Nightmare met: { $ways }; { $away } discarded from the deck.
   *[other] { $count } Nightmares met: { $ways }; { $away } discarded from the deck.
}
ending-met-key = { $count ->
    [one] 1 with a Key
   *[other] { $count } with Keys
}
ending-met-door = { $count ->
    [one] 1 with a Door
   *[other] { $count } with Doors
}
ending-met-deck = { $count } with cards from the deck
ending-met-hand = { $count } with the hand
ending-met-spell = { $count } with a spell
ending-streak = { $games ->
    [one] This was the first game with this set-up.
   *[other] Won in a row: { $streak } (best: { $best }); { $wins } of the last { $games } games won.
}
ending-streak-over = The streak is over: { $before } won in a row (best: { $best }); { $wins } of the last { $games } games won.
ending-no-streak = { $games ->
    [one] This was the first game with this set-up.
   *[other] { $best ->
        [0] None of the last { $games } games won.
       *[other] { $wins } of the last { $games } games won (best streak: { $best }).
    }
}
ending-assisted = This game was assisted: it does not count and ends no streak (won in a row: { $streak }, best: { $best }).
ending-days = Deal of the day: { $days } days in a row.
ending-laurels = New: { $laurels }!
ending-first-victory = the first victory with this set-up
ending-best-streak = your longest streak
ending-best-turns = your quickest victory
ending-best-left = your most cards left
ending-best-doors = your most Doors so far
ending-decisive = Decisive mistake, { $place }: { $chosen } (gave away { $lost }). Better: { $better }.
ending-thinking = Looking for the decisive mistake: { $done } of { $of } decisions…
ending-even = No single mistake decided it: luck { $luck }, decisions { $skill }.

## The line to share: nothing about the deal

ending-share-won = Onirim { $day }, { $setup }: won! { $doors }, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { $left ->
    [one] { $left } card left
   *[other] { $left } cards left
}{ $days ->
    [0] {""}
    [one] {""}
   *[other] , { $days } days in a row
}
ending-share-lost = Onirim { $day }, { $setup }: { $doors } { $found } of { $of } Doors in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}{ $days ->
    [0] {""}
    [one] {""}
   *[other] , { $days } days in a row
}
ending-share-assisted = Onirim { $day }, { $setup } (not the first attempt): { $doors } { $found } of { $of } Doors in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
