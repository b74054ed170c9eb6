# The game on the whole terminal: labels, keys, pages.

## One letter for each colour, and what to type for a card

tui-letter-red = R
tui-letter-blue = B
tui-letter-green = G
tui-letter-brown = N
tui-code-sun = s
tui-code-moon = m
tui-code-key = k
tui-code-door = d
tui-code-nightmare = x
tui-code-happy-dream = h

## Names on cards, six letters at most

tui-card-door = Door
tui-card-nightmare = Night
tui-card-happy-dream = Dream
tui-card-tower = Tower

## Menu

tui-menu-continue = Continue: { $setup }, { $doors ->
    [0] no Door yet
    [one] 1 Door
   *[other] { $doors } Doors
}
tui-menu-new = New game
tui-menu-daily = Today’s deal
tui-menu-lesson = Learn by playing
tui-menu-real-cards = Beside a table with real cards
tui-menu-records = Saved games
tui-menu-statistics = Statistics
tui-menu-rules = How to play
tui-menu-settings = Settings
tui-menu-quit = Quit

## A new game

tui-new-text = Choose what you play. Enter on the last line deals the cards.
tui-new-daily = The deal of { $day } is the same for everybody. It counts once, and nothing can be taken back.
tui-new-real-cards = Shuffle and deal your own cards. The program is the referee: it asks which card came up, and knows the rest.
tui-field-players = Players
tui-field-communication = Between you
tui-field-name = Name of player { $number }
tui-field-name-empty = { $name } (type a name)
tui-field-book = The Book
tui-field-towers = The Towers
tui-field-premonitions = Dark Premonitions
tui-field-code = Seed or share code
tui-field-start = Deal the cards
tui-book-found = With it: Goals in order, spells for 5, 7, 10
tui-book-lost = Lost! (harder): spells for 6, 9, 12
tui-towers-rampart = With them: a Rampart protects
tui-towers-ruins = Scattered Ruins (harder): nothing protects
tui-code-empty = any deal
tui-code-wrong = This is neither a number nor a whole share code.

## What expansions add

tui-adds-players = Alone, you look for eight Doors. Two share the deck and two cards of the hand; each has a row, and needs a Door of every colour.
tui-adds-book = Doors count only in the order of eight Goals. In exchange, discarded cards pay for three spells: a look at the bottom, a swap of two Goals, the end of a Nightmare.
tui-adds-towers = Twelve Towers join the deck. You also need a Rampart, four Towers of four colours side by side; Nightmares bring Towers down, and a discarded Tower looks ahead.
tui-adds-premonitions = Four Premonitions lie open, and each strikes when your Doors meet its condition. Four Happy Dreams in the deck help: they take one away, sift, or search.

## The table

tui-log = What happened
tui-piles = Piles
tui-piles-premonition = { $name }. { $rule }.
tui-piles-premonition-now = ! { $name }. { $rule }.
tui-top = Top
tui-bottom = Bottom
tui-deck-partner = { $count ->
    [one] 1 of them: partner’s hand
   *[other] { $count } of them: partner’s hand
}
tui-doors-of = { $who ->
    [you] Your Doors
    [partner] Partner’s
   *[other] { $name }
}
tui-hand-of = { $who ->
    [you] Your hand
    [partner] Partner’s cards
   *[other] { $name }
}
tui-row-of = { $who ->
    [you] Your row
    [partner] Partner’s row
   *[other] { $name }’s row
}
tui-row-empty = Nothing played yet.
tui-run-complete = { $color } run complete
tui-spell-costs = spells { $costs }
tui-header-assisted = assisted
tui-header-unsaved = not saved
tui-header-daily = deal of { $day }
tui-header-real-cards = Real cards
tui-header-stop = stops before draws
tui-stop-on = This turn stops before each draw for which you can cast a spell.
tui-stop-off = Cards are drawn without a stop.

tui-not-with-this-card = That cannot be done with this card.
tui-copied = Share code copied: { $code }
tui-no-code = This game has no share code.
tui-mouse-on = The game hears the mouse.
tui-mouse-off = The terminal has the mouse: text can be selected.

## What can be done with a card, nine signs at most with its key

tui-deed-play = play
tui-deed-discard = discard
tui-deed-build-left = < build
tui-deed-build-right = build >
tui-deed-pick = take
tui-deed-swap = swap
tui-deed-pay = pay

## Arranging cards

tui-arrange-prophecy = Prophecy: mark one card to discard, put the others into the order in which you want to draw them.
tui-arrange-sift = Mark the cards to discard, as many as you like, and put the others into the order in which you want to draw them.
tui-arrange-raise = Mark the card that goes on top of the deck. The others go back to the bottom, in this order of drawing.
tui-arrange-top = Put the cards into the order in which you want to draw them: the first one first.
tui-arrange-bottom = They go back to the bottom of the deck, in this order of drawing.
tui-arrange-discarded = discard
tui-arrange-raised = on top
tui-arrange-unmarked = Mark one card first: press d on it.
tui-arrange-unraised = Mark one card first: press t on it.
tui-arrange-help = Left is drawn first. Space takes a card, arrows move it.

## Spells

tui-pay = { $spell }: pay { $owed } of the discarded cards.
tui-pay-sum = { $paid } of { $owed } chosen
tui-pay-ready = Enter pays with these. Cards that pay leave the game.
tui-pay-help = Choose more cards: they leave the game.
tui-pay-missing = { $count ->
    [one] One card is missing.
   *[other] { $count } cards are missing.
}
tui-spells = Spells
tui-spells-one = { $name }, { $cost } cards: { $effect }.
tui-spells-pile = { $count ->
    [one] There is 1 discarded card to pay with.
   *[other] There are { $count } discarded cards to pay with.
}
tui-spells-stop = Stop before each draw of this turn, to cast one
tui-spells-no-stop = Draw without a stop again
tui-swap-goals-first = Which two Goals change places? Pick the first one.
tui-swap-goals-second = Now pick the one that it changes places with.

## Real cards

tui-dealing = Deal your own cards. Each card is asked for, with what it is for; what your hands do with it is told.
tui-chores = What your hands do now, in this order
tui-chores-shown = From the table as it is shown here, your hands do this
tui-lay-table = Lay your cards as they are shown here (i: the piles).
tui-slip-really = What was it really?
tui-tell-help = Type its letters, or choose it.

## Hints

tui-hint = Hint { $step } of 3
tui-hint-then = Then: { $choices }.
tui-hint-order = In this order of drawing: { $cards }.
tui-hint-tell = First tell which card came up. Then you can have a hint.
tui-hint-title = A hint?
tui-hint-yes = Give me the hint

## Two at one keyboard

tui-turn-over = Your turn is over.
    .text = Look once more at your cards if you like. Then press Enter: they will be hidden, and you can hand over.
tui-curtain = { $name }, it is your turn.
    .text = Nobody’s cards are shown now. Press the space bar when only you can see the screen.

## Questions of the program

tui-confirm-title = Careful!
tui-confirm-no = No, choose again
tui-confirm-yes = Do it all the same
tui-undo-title = Take it back?
tui-undo-leave = No, leave it as it is
tui-undo-no = No, play on
tui-undo-yes = Take it back
tui-pause-title = Pause
tui-pause-resume = Play on
tui-pause-rules = Look the rules up
tui-pause-settings = Settings
tui-pause-menu = Save and go to the menu
tui-pause-quit = Save and quit
tui-pause-give-up = Give this game up
tui-end-look-back = Look back: luck and mistakes
tui-end-review = Step through this game
tui-end-menu = Back to the menu
tui-end-another = A game with another set-up
tui-end-course = Doors over { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, and the Nightmares met
tui-end-key = a Key paid
tui-end-door = a Door given
tui-end-deck = five cards
tui-end-hand = the hand
tui-end-spell = a spell
tui-share = c copies a line to show to others; it tells nothing of the deal.
tui-shared = Copied: { $line }
tui-unsaved-title = This game is not saved
tui-unsaved-stay = Stay here
tui-unsaved-retry = Try to save again
tui-unsaved-leave = Leave, and lose it
tui-tell-impossible = This card cannot have come up. Look again; c corrects what was told before.
tui-problem = Something went wrong
tui-too-small = The table needs a window of { $width } by { $height } characters. This one has { $now-width } by { $now-height }: please make it larger.

## Keys

tui-name-enter = Enter
tui-name-escape = Esc
tui-name-pages = PgUp/PgDn
tui-name-ends = Home/End
tui-name-space = Space
tui-name-backspace = Backspace
tui-name-arrows = Arrows
tui-name-sides = Left/Right
tui-name-letters = Letters
tui-name-up-down = Up/Down

tui-key-choose = choose
tui-key-do = do it
tui-key-select = select
tui-key-move = take and move
tui-key-discard = discard
tui-key-raise = put on top
tui-key-send = done
tui-key-tell = this one
tui-key-ask-again = last card again
tui-key-correct = correct any card
tui-key-this-one = this one was wrong
tui-key-undo = undo
tui-key-redo = redo
tui-key-spells = spells
tui-key-more-less = more, less
tui-key-pay = pay
tui-key-pick = pick
tui-key-scroll = scroll
tui-key-close = close
tui-key-hint = hint
tui-key-hint-move = the move
tui-key-hint-figures = the figures
tui-key-help = keys
tui-key-log = log
tui-key-piles = piles
tui-key-rules = rules
tui-key-menu = menu
tui-key-skip = skip
tui-key-pass = hide my cards
tui-key-ready = show my cards
tui-key-quit = quit
tui-key-back = back
tui-key-change = change
tui-key-open = open
tui-key-subject = subject
tui-key-search = search
tui-key-read = read
tui-key-all-subjects = all subjects
tui-key-setup = other set-ups
tui-key-step = step
tui-key-leap = leap
tui-key-ends = first, last
tui-key-look-back = how it went
tui-key-share = copy the line

## The table of keys

tui-help-title = Keys
tui-help-digit = point at this place of your hand
tui-help-digit-shared = point at this place of your hand; shared cards are 4 and 5
tui-help-play = play or discard the card that you point at
tui-help-build = build that Tower on the left or on the right
tui-help-yes-no = OK, no: take the Door or leave it, look or not
tui-help-nightmare = a Nightmare: pay a Key, reveal cards ahead, give the whole hand
tui-help-dreams = a Happy Dream: reveal ahead, find a card, take a Premonition away
tui-help-swap = exchange the card that you point at for a shared one
tui-help-shift = Shift-letter
tui-help-color = the Door, Key, Tower or card with this letter of a colour
tui-help-spells = cast this spell
tui-help-enter = do what is marked; a letter that fits several marks them in turn
tui-help-card = point at this card
tui-help-undo = take back, play again
tui-help-hint = a hint, further with every press
tui-help-look = the log; the piles
tui-help-stop = the spells: what they do and cost; stop before draws
tui-help-copy-mouse = copy the share code; switch the mouse off and on
tui-help-mouse = switch the mouse off and on
tui-help-list = choose
tui-help-lessons = begin this lesson
tui-help-menu = what the menu offers
tui-help-continue = continue the last game
tui-help-change = change
tui-help-deal = do it; on the last line, deal the cards
tui-help-ask-again = ask for the last card again
tui-help-correct = correct any card that was told wrongly, however long ago
tui-help-tell = name the card that came up, by the letters beside it
tui-help-escape = close this, go back; at the table, the menu
tui-help-suspend = back to the shell for a while (fg goes on); save and leave

## Saved games

tui-records-empty = No game is saved yet.
tui-records-none = No saved game fits these words.
tui-record-damaged = damaged
tui-delete = Delete this game?
    .text = Enter deletes it for good. Any other key keeps it.
tui-played-on = A new game from this step on: assisted, it does not count. The old one is kept.
tui-key-filter = filter
tui-key-delete = delete
tui-key-play-on = play on, assisted
tui-help-filter = only games that these words fit: won, lost, goes on, a set-up, a day
tui-help-play-on = play on from this step, as a new game that is assisted and does not count
tui-record-goes-on = goes on
tui-record-won = won
tui-record-lost = lost
tui-record-given-up = given up
tui-record-doors = { $count ->
    [one] 1 Door
   *[other] { $count } Doors
}
tui-review = Step { $step } of { $steps }

## Statistics

tui-statistics-percent = { $share }%
tui-statistics-last = { $count ->
    [one] The last game, as high as Doors were found ({ $won } won, { $lost } lost)
   *[other] The last { $count } games, as high as Doors were found ({ $won } won, { $lost } lost)
}
tui-statistics-page = { $page } / { $pages }

## The rules

tui-rules-search = Look for:
tui-rules-found = { $count ->
    [0] nothing mentions it
    [one] 1 subject mentions it
   *[other] { $count } subjects mention it
}

## Settings

tui-setting-color = Colours
tui-setting-charset = Characters
tui-setting-motion = Animations
tui-setting-mouse = Mouse
tui-setting-spell-stop = Spells before draws
tui-spell-stop-asked = stop when s is pressed
tui-spell-stop-always = stop whenever one can be cast
tui-paint-suitable = those that suit the terminal
tui-paint-dark = dark
tui-paint-light = light
tui-paint-high-contrast = high contrast
tui-paint-sixteen = the sixteen of the terminal
tui-paint-plain = none
tui-charset-unicode = Symbols and boxes
tui-charset-ascii = Plain letters
tui-on = on
tui-off = off
tui-back = Back
