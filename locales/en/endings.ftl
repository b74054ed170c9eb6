# Refusals and endings.

illegal-game-over = The game is over. Begin another one.
illegal-chance-first = Nobody is asked before the cards have come up.
illegal-not-asked = That does not answer the question. Choose one of the choices listed.
illegal-not-there = That is not there any more. Choose one of the choices listed.
illegal-golden-rule = Your row already ends with { $a-symbol }. Play another symbol, or discard.
illegal-touching-edges = These Towers would touch with the same symbol. Choose another Tower or the other end.
illegal-cannot-cast = This spell cannot be cast now: too few discarded cards, or nothing to cast it on.

ending-victory = Victory!
    .solo = All your Doors stand open. You walk out of the labyrinth and wake up.
    .duo = Every Door stands open for both of you. You walk out of the labyrinth together.
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
