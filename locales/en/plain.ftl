# The line-by-line game: prompts, menus, help, errors.

plain-title = Onirim
    .subtitle = You are lost in a labyrinth of dreams. Find its Doors before the deck runs out.

## Menu

plain-menu = What would you like to do?
plain-menu-new = New game
plain-menu-same = Another game of the same kind
plain-menu-replay = The same deal once more
plain-menu-daily = The deal of the day
plain-menu-continue = Continue the saved game
plain-menu-rules = Read the rules
plain-menu-statistics = Statistics
plain-menu-language = Language
plain-menu-quit = Quit

## Asking

plain-prompt = Your choice:
plain-prompt-yes-no = Yes or no?
plain-yes = yes
    .letter = y
plain-no = no
    .letter = n
plain-commands = Type the number of a choice, ? for help, u to undo, q to save and quit.
plain-choice = { $number }. { $choice }
plain-seat-to-play = { $name }, it is your turn.
plain-pass-device = Hand over to { $name }. The screen was cleared so that hands stay secret.
plain-press-enter = Press Enter to go on.

## Help

plain-help = What you can type
    .number = a number: make that choice
    .help = ?: this help
    .rules = r: look the rules up
    .table = t: show the whole table again
    .piles = d: show the discard pile and the cards not seen yet
    .log = l: read again what happened
    .hint = h: ask for advice
    .undo = u: take the last choice back
    .new = n: leave this game and begin another
    .quit = q: save the game and quit
plain-help-subjects = Which subject? Type its number, or press Enter to go back to the game.

## Saved games

plain-saved-found = There is a saved game: { $setup }. Continue it?
plain-saved-thrown-away = The saved game is put aside.
plain-saved = Your game is saved. Sleep well!
plain-cannot-save = The game could not be saved: { $reason }
plain-cannot-load = The saved game could not be read: { $reason }
plain-bye = Sleep well!

## Undo and advice

plain-undone = Taken back.
plain-nothing-to-undo = There is nothing to take back.
plain-undo-refused = That cannot be taken back: it showed a card that was hidden before.
plain-hint = Advice: { $choice }
plain-hint-chance = Advice: { $choice } ({ $percent }% chance to win)
plain-thinking = Thinking…
plain-no-hint = There is nothing to advise here.

## Confirmation

plain-confirm = Do it all the same?
plain-confirm-abandon = Leave this game for good?
plain-confirm-costly = Careful! { $warning }

## The game

plain-playing = You play: { $setup }.
plain-seed = Seed { $seed }: whoever plays it gets the same opening.
plain-spells-open = You can also cast a spell.
plain-over-again = Play again?
plain-deck-low = { $count ->
    [0] The deck is empty!
    [one] Only one card is left in the deck!
   *[other] Only { $count } cards are left in the deck.
}
plain-turns = { $count ->
    [one] after one turn
   *[other] after { $count } turns
}

## Errors

plain-not-understood = “{ $input }” is none of the choices. Type ? for help.
plain-out-of-range = { $count ->
    [one] There is only choice 1.
   *[other] Choose a number from 1 to { $count }.
}
plain-answer-yes-no = Please answer yes or no.
plain-input-ended = The input has ended. Your game is saved.
plain-no-rules-for = Nothing is written about “{ $input }”.
