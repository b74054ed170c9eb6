# Texts of all front ends that draw the whole game: menus, forms, dialogs, the table.

## Menu

app-menu-continue = Continue: { $setup }, { $doors ->
    [0] no Door yet
    [one] 1 Door
   *[other] { $doors } Doors
}
app-menu-play = Play: the base game, alone
app-menu-again = Play again: { $setup }
app-menu-new = New game
app-menu-daily = Deal of the day
app-menu-daily-today = { $daily } (today: { $result }, { $doors })
app-menu-lesson = Learn by playing
app-menu-real-cards = Play with real cards
app-menu-records = Saved games
app-menu-statistics = Statistics
app-menu-rules = How to play
app-menu-settings = Settings
app-menu-quit = Quit

## A new game

app-new-text = Choose what to play. Press Enter on the last line to deal the cards.
app-new-daily = The deal of { $day } is the same for everyone. It counts only once, and you cannot undo.
app-daily-played = Your attempt today: { $facts }.
app-daily-again = You can play it again, but it will not count.
app-daily-goes-on = It goes on where you left it.
app-new-real-cards = Shuffle and deal your own cards. The program is the referee: it asks which cards come up and applies the rules.
app-field-players = Players
app-field-communication = Communication
app-field-name = Name of player { $number }
app-field-name-empty = { $name } (type a name)
app-field-book = The Book
app-field-towers = The Towers
app-field-premonitions = Dark Premonitions
app-field-code = Seed or share code
app-field-start = Deal the cards
app-book-found = With it: Goals in order, spells for 5, 7, 10
app-book-lost = Lost! (harder): spells for 6, 9, 12
app-towers-rampart = With them: a Rampart protects them
app-towers-ruins = Scattered Ruins (harder): no protection
app-code-empty = random deal
app-code-wrong = This is neither a number nor a complete share code.

## What expansions add

app-adds-players = Alone, you look for eight Doors. Two players share the deck and two cards of their hands; each has their own row and needs a Door of every colour.
app-adds-book = Doors count only in the order of eight Goals. In return, discarded cards pay for three spells: look at the bottom of the deck, swap two Goals, end a Nightmare.
app-adds-towers = Twelve Towers join the deck. You also need a Rampart: four Towers of four colours side by side. Nightmares bring Towers down; a discarded Tower lets you look ahead.
app-adds-premonitions = Four Premonitions lie face up, and each strikes when your Doors meet its condition. Four Happy Dreams in the deck help: banish one, sift cards, or search the deck.

## The table

app-header-assisted = assisted
app-stop-on = The game stops before each draw of this turn where you can cast a spell.
app-stop-off = Cards are drawn without stopping.
app-not-with-this-card = You cannot do that with this card.
app-key-idle = { $key } does nothing here. Press ? to see the keys that do.
app-no-spells = This game has no spells: they come with the Book.
app-copied = Share code copied: { $code }
app-copied-link = Link to this deal copied.
app-no-code = This game has no share code.

## Arranging cards

app-arrange-unmarked = Mark one card first: press d on it.
    .touch = Mark one card first: tap it, then tap “discard”.
app-arrange-unraised = Mark one card first: press t on it.
    .touch = Mark one card first: tap it, then tap “put on top”.

## Spells

app-pay-missing = { $count ->
    [one] One more card is needed.
   *[other] { $count } more cards are needed.
}
app-spells = Spells
app-spells-one = { $name }, { $cost } cards: { $effect }.
app-spells-pile = { $count ->
    [one] There is 1 discarded card to pay with.
   *[other] There are { $count } discarded cards to pay with.
}
app-spells-stop = Stop before each draw of this turn, to cast one
app-spells-no-stop = Draw without stopping again

## Real cards

app-lay-table = Lay your cards as shown here (i: the piles).
    .touch = Lay your cards as shown here. A tap on the deck shows the piles.

## Hints

app-hint-then = Then: { $choices }.
app-hint-order = To be drawn in this order: { $cards }.
app-hint-tell = First tell which card came up. Then you can have a hint.
app-hint-thinking = The coach is thinking. You can play on meanwhile.
app-hint-title = A hint?
app-hint-yes = Give me the hint

## Dialogs

app-confirm-title = Careful!
app-confirm-no = No, choose again
app-confirm-yes = Do it anyway
app-confirm-hand = { $count ->
    [one] Your last card is discarded, and you draw a new hand.
   *[other] All { $count } cards of your hand are discarded, and you draw a new hand.
}
    .shared = { $count ->
        [one] The last card is discarded, and you draw new ones.
       *[other] All { $count } cards are discarded, your own and the shared ones, and you draw new ones.
    }
app-undo-title = Undo it?
app-undo-leave = No, leave it as it is
app-undo-no = No, keep playing
app-undo-yes = Undo it
app-pause-title = Pause
app-pause-resume = Resume
app-pause-rules = Look up the rules
app-pause-settings = Settings
app-pause-menu = Save and go to the menu
app-pause-quit = Save and quit
app-pause-give-up = Give up this game
app-end-look-back = Look back: luck and mistakes
app-end-review = Replay this game step by step
app-end-menu = Back to the menu
app-end-another = Play another set-up
app-shared = Copied: { $line }
app-unsaved-title = This game is not saved
app-unsaved-stay = Stay here
app-unsaved-retry = Try to save again
app-unsaved-leave = Leave and lose it
app-tell-impossible = That card cannot have come up. Look again; c corrects an earlier card.
    .touch = That card cannot have come up. Look again, or correct an earlier card.
app-tell-no-card = No card is called “{ $typed }”. Type the letters beside its name.
app-tell-unfinished = “{ $typed }” could be several cards. Type the next letter.
app-tell-nothing = Type the letters of the card, or choose it with the arrow keys.
app-asked-again = The last card is asked for again. Lay your cards as shown here.

## Saved games

app-record-damaged = damaged
app-played-on = A new game begins at this step. It is assisted and does not count; the old one is kept.
app-record-goes-on = in progress
app-record-won = won
app-record-lost = lost
app-record-given-up = given up

## Settings

app-setting-motion = Animations
app-setting-hand = Cards in hand
app-hand-as-drawn = keep their places
app-hand-sorted = sorted by colour
app-setting-spell-stop = Spells before draws
app-spell-stop-asked = stop when s is pressed
    .touch = stop when I ask for it
app-spell-stop-always = stop whenever one can be cast
app-setting-guidance = Guide for real cards
app-guidance-steps = step by step
app-guidance-brief = brief
app-on = on
app-off = off
app-back = Back

## Labels of front ends that draw the whole game

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
app-arrange-prophecy = Prophecy: mark one card to discard and put the others in the order you want to draw them.
app-arrange-sift = Mark the cards to discard, as many as you like, and put the others in the order you want to draw them.
app-arrange-raise = Mark the card to put on top of the deck. The others go back to the bottom and are drawn in this order.
app-arrange-top = Put the cards in the order you want to draw them, the first card first.
app-arrange-bottom = They go back to the bottom of the deck and are drawn in this order.
app-arrange-discarded = discard
app-arrange-raised = on top
app-pay = { $spell }: pay with { $owed } discarded cards.
app-pay-sum = { $paid } of { $owed } chosen
app-swap-goals-first = Which two Goals do you swap? Pick the first one.
app-swap-goals-second = Now pick the Goal to swap it with.
app-dealing = Deal your own cards. The program asks for each card as it comes up, and tells you what to do with it.
app-chores = Do this now, in this order
app-slip-really = Which card was it really?
app-slip-which = Which card was entered wrong?
app-hint = Hint { $step } of 3
app-turn-over = Your turn is over.
    .text = Look at your cards once more if you like. Then press Enter to hide them, and hand over.
app-curtain = { $name }, it is your turn.
    .text = No cards are shown now. Press the space bar when only you can see the screen.
app-end-course = Doors found over { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, and Nightmares met
app-end-key = a Key paid
app-end-door = a Door given
app-end-deck = five cards
app-end-hand = the hand
app-end-spell = a spell
app-problem = Something went wrong
app-notice = Please note
app-link-title = A deal from a link
app-link-text = This link is a deal of Onirim: { $setup }. Share code: { $code }.
app-link-keeps = The game that you are playing stays among your saved games.
app-link-play = Play this deal
app-link-not-now = Not now
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
app-key-leap = jump
app-key-ends = first, last
app-key-look-back = look back
app-key-share = copy the result
app-help-title = Keys
app-help-digit = select this card of your hand
app-help-digit-shared = select this card of your hand; shared cards are 4 and 5
app-help-play = play or discard the selected card
app-help-build = build the selected Tower on the left or on the right
app-help-yes-no = OK, no: take the Door or leave it, look or not
app-help-pay-key = pay a Key for the Door
app-help-nightmare = a Nightmare: pay a Key, reveal cards ahead, give the whole hand
app-help-dreams = a Happy Dream: reveal ahead, find a card, take a Premonition away
app-help-swap = exchange the selected card for a shared one
app-help-shift = Shift-letter
app-help-color = the Door, Key, Tower or card of the colour with this letter
app-help-spells = cast this spell
app-help-enter = do what is marked; a letter that fits several choices marks each in turn
app-help-card = select this card
app-help-undo = undo, redo
app-help-hint = a hint; each press tells more
app-help-look = the log; the piles
app-help-stop = the spells: what they do and cost; stop before draws
app-help-list = choose
app-help-lessons = begin this lesson
app-help-menu = what the menu offers
app-help-continue = continue the last game
app-help-quick = play a base game alone, at once
app-help-again = play with the last set-up again, at once
app-help-change = change
app-help-deal = confirm; on the last line, deal the cards
app-help-ask-again = ask for the last card again
app-help-correct = correct any card entered wrong, however long ago
app-help-brief = don’t wait: the next card confirms
app-help-tell = name the card that came up, by the letters beside it
app-help-escape = close this, go back; at the table, the menu
app-records-empty = No game is saved yet.
app-records-none = No saved game matches.
app-delete = Delete this game?
    .text = Enter deletes it for good. Any other key keeps it.
app-delete-which = { $setup }, { $day }, { $result }.
app-key-filter = filter
app-key-delete = delete
app-key-play-on = play on, assisted
app-help-filter = show only games that match: won, lost, in progress, a set-up, a day
app-help-play-on = play on from here, as a new game that is assisted and does not count
app-record-doors = { $count ->
    [one] 1 Door
   *[other] { $count } Doors
}
app-review = Step { $step } of { $steps }
app-statistics-last = { $count ->
    [one] The last game; the bar shows the Doors found ({ $won } won, { $lost } lost)
   *[other] The last { $count } games; the bars show the Doors found ({ $won } won, { $lost } lost)
}
app-statistics-page = { $page } / { $pages }
app-rules-search = Search:
app-rules-found = { $count ->
    [0] nothing found
    [one] 1 subject found
   *[other] { $count } subjects found
}

## A seat on another device, and programs that take seats

app-field-sitter = Player { $number } is
app-sitter-person = a person at this screen
app-sitter-fast = the program, quick
app-sitter-strong = the program, strong
app-with-fast = with the program, quick
app-with-strong = with the program, strong
app-watching = you watch
app-adds-program = A program sees its own cards and what everyone sees, as a person would. Games with a program are counted apart.
app-partner-asked = Another player is asked now.
app-partner-stale = The game has gone on in the meantime.
app-partner-stuck = The program cannot play: { $why } It tries again in a moment.
app-partner-not-here = That cannot be done in this game.
app-partner-thinks = { $who ->
    [partner] Your partner is thinking …
   *[other] { $name } is thinking …
}
app-partner-away = { $who ->
    [partner] No connection to your partner at the moment.
   *[other] No connection to { $name } at the moment.
}
app-partner-under-way = Your choice is on its way.
app-partner-gave-up = Your partner has given this game up.
app-talk = { $who ->
    [partner] Your partner: “{ $words }”
   *[other] { $name }: “{ $words }”
}
