# What every front end says that draws the whole game: menus, forms, questions of the program, what is told at the table.

## Menu

app-menu-continue = Continue: { $setup }, { $doors ->
    [0] no Door yet
    [one] 1 Door
   *[other] { $doors } Doors
}
app-menu-new = New game
app-menu-daily = Deal of the day
app-menu-lesson = Learn by playing
app-menu-real-cards = Beside a table with real cards
app-menu-records = Saved games
app-menu-statistics = Statistics
app-menu-rules = How to play
app-menu-settings = Settings
app-menu-quit = Quit

## A new game

app-new-text = Choose what you play. Enter on the last line deals the cards.
app-new-daily = The deal of { $day } is the same for everybody. It counts once, and nothing can be taken back.
app-new-real-cards = Shuffle and deal your own cards. The program is the referee: it asks which card came up, and knows the rest.
app-field-players = Players
app-field-communication = Between you
app-field-name = Name of player { $number }
app-field-name-empty = { $name } (type a name)
app-field-book = The Book
app-field-towers = The Towers
app-field-premonitions = Dark Premonitions
app-field-code = Seed or share code
app-field-start = Deal the cards
app-book-found = With it: Goals in order, spells for 5, 7, 10
app-book-lost = Lost! (harder): spells for 6, 9, 12
app-towers-rampart = With them: a Rampart protects
app-towers-ruins = Scattered Ruins (harder): nothing protects
app-code-empty = any deal
app-code-wrong = This is neither a number nor a whole share code.

## What expansions add

app-adds-players = Alone, you look for eight Doors. Two players share the deck and two cards of their hands; each has a row of their own, and needs a Door of every colour.
app-adds-book = Doors count only in the order of eight Goals. In exchange, discarded cards pay for three spells: a look at the bottom, a swap of two Goals, the end of a Nightmare.
app-adds-towers = Twelve Towers join the deck. You also need a Rampart, four Towers of four colours side by side; Nightmares bring Towers down, and a discarded Tower looks ahead.
app-adds-premonitions = Four Premonitions lie open, and each strikes when your Doors meet its condition. Four Happy Dreams in the deck help: they take one away, sift, or search.

## The table

app-header-assisted = assisted
app-stop-on = This turn stops before each draw where you can cast a spell.
app-stop-off = Cards are drawn without a stop.
app-not-with-this-card = That cannot be done with this card.
app-copied = Share code copied: { $code }
app-copied-link = Link to this deal copied.
app-no-code = This game has no share code.

## Arranging cards

app-arrange-unmarked = Mark one card first: press d on it.
app-arrange-unraised = Mark one card first: press t on it.

## Spells

app-pay-missing = { $count ->
    [one] One card is missing.
   *[other] { $count } cards are missing.
}
app-spells = Spells
app-spells-one = { $name }, { $cost } cards: { $effect }.
app-spells-pile = { $count ->
    [one] There is 1 discarded card to pay with.
   *[other] There are { $count } discarded cards to pay with.
}
app-spells-stop = Stop before each draw of this turn, to cast one
app-spells-no-stop = Draw without a stop again

## Real cards

app-lay-table = Lay your cards as shown here (i: the piles).

## Hints

app-hint-then = Then: { $choices }.
app-hint-order = To be drawn in this order: { $cards }.
app-hint-tell = First tell which card came up. Then you can have a hint.
app-hint-thinking = The coach is thinking. You can play on meanwhile.
app-hint-title = A hint?
app-hint-yes = Give me the hint

## Questions of the program

app-confirm-title = Careful!
app-confirm-no = No, choose again
app-confirm-yes = Do it all the same
app-undo-title = Take it back?
app-undo-leave = No, leave it as it is
app-undo-no = No, play on
app-undo-yes = Take it back
app-pause-title = Pause
app-pause-resume = Play on
app-pause-rules = Look up the rules
app-pause-settings = Settings
app-pause-menu = Save and go to the menu
app-pause-quit = Save and quit
app-pause-give-up = Give up this game
app-end-look-back = Look back: luck and mistakes
app-end-review = Step through this game
app-end-menu = Back to the menu
app-end-another = A game with another set-up
app-shared = Copied: { $line }
app-unsaved-title = This game is not saved
app-unsaved-stay = Stay here
app-unsaved-retry = Try to save again
app-unsaved-leave = Leave, and lose it
app-tell-impossible = That card cannot have come up. Look again; c corrects an earlier card.
app-tell-no-card = No card is called “{ $typed }”. Type the letters beside its name.
app-tell-unfinished = “{ $typed }” could be several cards. Type the next letter.
app-tell-nothing = Type the letters of the card, or choose it with the arrow keys.
app-asked-again = The last card is asked for again. Lay your cards as shown here.

## Saved games

app-record-damaged = damaged
app-played-on = A new game from this step on: assisted, it does not count. The old one is kept.
app-record-goes-on = goes on
app-record-won = won
app-record-lost = lost
app-record-given-up = given up

## Settings

app-setting-motion = Animations
app-setting-spell-stop = Spells before draws
app-spell-stop-asked = stop when s is pressed
app-spell-stop-always = stop whenever one can be cast
app-setting-guidance = Guide for real cards
app-guidance-steps = step by step
app-guidance-brief = brief
app-on = on
app-off = off
app-back = Back

## What front ends that draw the whole game show

app-log = What happened
app-piles = Piles
app-top = Top
app-bottom = Bottom
app-deck-partner = { $count ->
    [one] 1 of them: partner’s hand
   *[other] { $count } of them: partner’s hand
}
app-row-empty = Nothing played yet.
app-run-complete = { $color } run complete
app-header-unsaved = not saved
app-header-daily = deal of { $day }
app-header-real-cards = Real cards
app-header-stop = stops before draws
app-deed-build-left = < build
app-deed-build-right = build >
app-arrange-prophecy = Prophecy: mark one card to discard, put the others into the order in which you want to draw them.
app-arrange-sift = Mark the cards to discard, as many as you like, and put the others into the order in which you want to draw them.
app-arrange-raise = Mark the card that goes on top of the deck. The others go back to the bottom, to be drawn in this order.
app-arrange-top = Put the cards into the order in which you want to draw them: the first one first.
app-arrange-bottom = They go back to the bottom of the deck, to be drawn in this order.
app-arrange-discarded = discard
app-arrange-raised = on top
app-pay = { $spell }: pay { $owed } of the discarded cards.
app-pay-sum = { $paid } of { $owed } chosen
app-swap-goals-first = Which two Goals change places? Pick the first one.
app-swap-goals-second = Now pick the one that it changes places with.
app-dealing = Deal your own cards. The program asks for each card as it comes up, and tells you what to do with it.
app-chores = Do this now, in this order
app-slip-really = Which card was it really?
app-slip-which = Which card was entered wrong?
app-hint = Hint { $step } of 3
app-turn-over = Your turn is over.
    .text = Look once more at your cards if you like. Then press Enter: they will be hidden, and you can hand over.
app-curtain = { $name }, it is your turn.
    .text = Nobody’s cards are shown now. Press the space bar when only you can see the screen.
app-end-course = Doors over { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, and the Nightmares met
app-end-key = a Key paid
app-end-door = a Door given
app-end-deck = five cards
app-end-hand = the hand
app-end-spell = a spell
app-problem = Something went wrong
app-name-enter = Enter
app-name-escape = Esc
app-name-pages = PgUp/PgDn
app-name-ends = Home/End
app-name-space = Space
app-name-backspace = Backspace
app-name-sides = Left/Right
app-name-letters = Letters
app-name-up-down = Up/Down
app-key-select = select
app-key-move = take and move
app-key-discard = discard
app-key-raise = put on top
app-key-send = done
app-key-ask-again = last card again
app-key-correct = correct any card
app-key-brief = don’t wait
app-key-undo = undo
app-key-redo = redo
app-key-more-less = more, less
app-key-pay = pay
app-key-pick = pick
app-key-scroll = scroll
app-key-close = close
app-key-hint = hint
app-key-hint-move = the choice
app-key-hint-figures = the figures
app-key-log = log
app-key-menu = menu
app-key-skip = skip
app-key-pass = hide my cards
app-key-ready = show my cards
app-key-back = back
app-key-open = open
app-key-subject = subject
app-key-search = search
app-key-setup = other set-ups
app-key-step = step
app-key-leap = leap
app-key-ends = first, last
app-key-look-back = how it went
app-key-share = copy the line
app-help-title = Keys
app-help-digit = point at this place of your hand
app-help-digit-shared = point at this place of your hand; shared cards are 4 and 5
app-help-play = play or discard the card that you point at
app-help-build = build that Tower on the left or on the right
app-help-yes-no = OK, no: take the Door or leave it, look or not
app-help-pay-key = pay a Key for the Door
app-help-nightmare = a Nightmare: pay a Key, reveal cards ahead, give the whole hand
app-help-dreams = a Happy Dream: reveal ahead, find a card, take a Premonition away
app-help-swap = exchange the card that you point at for a shared one
app-help-shift = Shift-letter
app-help-color = the Door, Key, Tower or card with this letter of a colour
app-help-spells = cast this spell
app-help-enter = do what is marked; a letter that fits several marks them in turn
app-help-card = point at this card
app-help-undo = take back, play again
app-help-hint = a hint, further with every press
app-help-look = the log; the piles
app-help-stop = the spells: what they do and cost; stop before draws
app-help-list = choose
app-help-lessons = begin this lesson
app-help-menu = what the menu offers
app-help-continue = continue the last game
app-help-change = change
app-help-deal = do it; on the last line, deal the cards
app-help-ask-again = ask for the last card again
app-help-correct = correct any card entered wrong, however long ago
app-help-brief = don’t wait: the next card confirms
app-help-tell = name the card that came up, by the letters beside it
app-help-escape = close this, go back; at the table, the menu
app-records-empty = No game is saved yet.
app-records-none = No saved game fits these words.
app-delete = Delete this game?
    .text = Enter deletes it for good. Any other key keeps it.
app-delete-which = { $setup }, { $day }, { $result }.
app-key-filter = filter
app-key-delete = delete
app-key-play-on = play on, assisted
app-help-filter = only games that these words fit: won, lost, goes on, a set-up, a day
app-help-play-on = play on from this step, as a new game that is assisted and does not count
app-record-doors = { $count ->
    [one] 1 Door
   *[other] { $count } Doors
}
app-review = Step { $step } of { $steps }
app-statistics-last = { $count ->
    [one] The last game, its bar as high as the Doors found ({ $won } won, { $lost } lost)
   *[other] The last { $count } games, each bar as high as the Doors found ({ $won } won, { $lost } lost)
}
app-statistics-page = { $page } / { $pages }
app-rules-search = Look for:
app-rules-found = { $count ->
    [0] nothing mentions it
    [one] 1 subject mentions it
   *[other] { $count } subjects mention it
}
