# The page in a browser: texts that no other front end has.

## The table

web-dock = Your hand and the question
web-choices = What you can do
web-door = Door
web-door-wanted = place for { $door }
web-tower-of = Tower with { $storeys } storeys
web-goal = { $color } Goal
web-goal-found = { $color } Goal, reached
web-hand-card = { $card }, place { $place }
web-stake = { $card }: { $paid } of { $there } chosen
web-tell = { $count ->
    [0] { $card }, none left
    [one] { $card }, 1 left
   *[other] { $card }, { $count } left
}
web-copy-code = copy a link to this deal
web-not-copied = The browser does not let this page copy anything. Copy this by hand: { $words }
web-thinking = Thinking…
web-what-next = What next
web-turn-over = Look at your cards once more if you like. Then hide them and hand over.
web-curtain = No cards are shown now. Go on when only you can see the screen.
web-arrange-help = The leftmost card is drawn first. Drag a card, or tap it and then tap where it goes.
web-arrange-earlier = Earlier
web-arrange-later = Later
web-pay-help = Tap a card to pay with one more. Cards that you pay with leave the game.
web-pay-less = One fewer
web-deal-laid = Dealt so far

## The title of the page

web-title = { $what } – Onirim
web-title-turn = { $who ->
    [you] Your turn
    [partner] Your partner to play
   *[other] { $name } to play
}
web-title-over = Turn over
web-title-nightmare = Nightmare

## Pages

web-new-text = Choose what to play. Each expansion says what it adds. In a game for two, the program can be your partner.
web-learned = Done.
web-delete = It is deleted for good.
web-delete-no = Keep it
web-step-first = to the beginning
web-step-back = one step back
web-step-on = one step on
web-step-last = to the end
web-link-wrong = This link does not lead to a deal of Onirim. Nothing was changed.

## Settings

web-setting-pace = Pace
web-pace-usual = normal
web-pace-slow = slow
web-pace-fast = fast
web-setting-sound = Sound and vibration
web-sound-off = off, until you choose it
web-sound-alone = sound
web-sound-vibration = vibration
web-sound-both = sound and vibration
web-setting-theme = Colours
web-theme-system = as the system
web-theme-light = light
web-theme-dark = dark
web-theme-contrast = high contrast

## Files

web-export = Save everything as a file
web-import = Open a file
web-save-record = save this game as a file
web-record-secret = This game is not over, and its record would reveal the cards that its players hide from each other: play it to the end first, or give it up.
web-imported = { $added ->
    [0] No new game
    [one] 1 new game
   *[other] { $added } new games
}, { $continued } brought up to date, { $known } already here; { $settings ->
    [0] no new setting
    [one] 1 new setting
   *[other] { $settings } new settings
}.
web-file-too-large = This file is larger than any export of Onirim. It was not read.
web-file-not-read = This file could not be read.
web-file-not-saved = The browser did not save the file.

## Thinking and new versions

web-no-thinking = Advice is not loaded yet: it is loaded when you first use it, and that needs a network connection once.
web-no-texts = { $language } is not loaded yet: it is loaded when you first use it, and that needs a network connection once.
web-update = A new version of the game is ready.
web-update-now = Load it now
web-update-later = Later
