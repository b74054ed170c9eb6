# The game on the whole terminal: labels, keys, pages.

## Names on cards, six letters at most

tui-card-door = Door
tui-card-nightmare = Night
tui-card-happy-dream = Dream
tui-card-tower = Tower

## The table

tui-piles-premonition = { $name }. { $rule }.
tui-piles-premonition-now = ! { $name }. { $rule }.
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
tui-drawn = drawn
tui-setup = { $players }: { $expansions }
tui-setup-two = Two players
tui-setup-book = Book

tui-mouse-on = The game uses the mouse.
tui-mouse-off = The terminal uses the mouse: you can select text.

## What can be done with a card, nine letters at most with its key

tui-deed-play = play
tui-deed-discard = discard
tui-deed-pick = take
tui-deed-swap = swap

## Arranging cards

tui-arrange-help = Leftmost is drawn first. Space picks up a card, arrows move it.

## Spells

tui-pay-ready = Enter pays with these. Cards that you pay with leave the game.
tui-pay-help = Choose more cards: they leave the game.

## Real cards

tui-tell-help = Type its letters, or choose it.
tui-tell-typed = { $typed }… and the next letter

## Dialogs

tui-share = c copies your result to share; it reveals nothing about the deal.
tui-too-small = The table needs a window of { $width } by { $height } characters. This one has { $now-width } by { $now-height }: please make it larger.

## Keys

tui-name-arrows = Arrows

tui-key-choose = choose
tui-key-do = do it
tui-key-tell = this one
tui-key-this-one = this one was wrong
tui-key-spells = spells
tui-key-help = keys
tui-key-piles = piles
tui-key-rules = rules
tui-key-quit = quit
tui-key-change = change
tui-key-read = read
tui-key-all-subjects = all subjects

## The table of keys

tui-help-copy = copy the share code
tui-help-mouse = switch the mouse off and on
tui-help-suspend = back to the shell for a while (fg goes on); save and leave

## Settings

tui-setting-color = Colours
tui-setting-charset = Characters
tui-setting-mouse = Mouse
tui-paint-suitable = to suit the terminal
tui-paint-dark = dark
tui-paint-light = light
tui-paint-high-contrast = high contrast
tui-paint-sixteen = the terminal’s sixteen
tui-paint-plain = none
tui-charset-unicode = Symbols and boxes
tui-charset-ascii = Plain letters
