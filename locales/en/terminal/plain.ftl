# The line-by-line game: prompts, menus, help, errors.

## Menu

plain-menu-play = What would you like to play?

## Asking

plain-prompt = Your choice:
plain-prompt-default = Your choice (Enter: { $number }):
plain-prompt-yes-no = Yes or no (Enter: no)?
plain-yes-or-no = { $answer }?
plain-field = { $field } (Enter: leave it):
plain-yes = yes
    .letter = y
plain-no = no
    .letter = n
plain-commands = Type the number of a choice, ? for help, u to undo, q to quit. The game is saved after each choice.
plain-choice = { $number }. { $choice }
plain-hide = Press Enter to hide your cards, and hand over to { $name } (u: undo).
plain-hand-over = { $name }, type ok when your partner is not looking.

## Help

plain-help = What you can type
    .number = a number: make that choice
    .typed = or the choice in short: play rs plays the red Sun (r red, b blue, g green, n brown; s Sun, m Moon, k Key)
    .several = several answers at once, with semicolons: next rs; next gm; 1
    .again = Enter: hear the question again
    .help = ?: this help
    .rules = ??: the rules behind the question; ? and a word: the rules about it
    .table = t: the whole table and the question
    .piles = i: the discard pile and the cards not seen yet
    .log = l: read again what happened
    .stop = s: stop before the draws of this turn, to cast a spell there
    .draws = d: be asked before every draw, or no longer
    .code = c: the share code of this deal
    .hint = h: a hint; again: the best choice and why; once more: what each choice is worth
    .undo = u: undo the last choice
    .redo = r: redo what you undid
    .new = n: put this game aside and go to the menu
    .back = n: back
    .words = or the beginning of its words; where games or rules are listed, words to look for
    .spectator = Enter: let the programs play on
    .lesson = Enter: hear the instruction again; n: leave the lesson for the menu
    .give-up = g: give up this game; it counts as lost
    .quit = q: save the game and quit
plain-rules-about = Type ? and a word to read about: { $subjects }.
plain-rules-also = Also mentioned under: { $subjects }.

## Lessons

plain-lesson = { $lesson }: { $about }
plain-lesson-learned = { $lesson } (learned): { $about }
plain-lesson-go-on = Press Enter to go on:

## Saved games

plain-put-aside = The game is put aside. You can continue it another time.
plain-more-games = { $count ->
    [one] There is one more game.
   *[other] There are { $count } more games.
} Type words to look for, or all for the whole list.
plain-step-next = Next step
plain-step-back = Previous step
plain-statistics-next = Next set-up
plain-rules-next = Next subject
plain-rules-words = Type a word to read about it: { $subjects }.
plain-share-code = Share code: { $code }
plain-seed = Seed { $seed }: it always gives the same opening.
plain-saved = Your game is saved. Sleep well!
plain-assisted = You may know the cards to come: this game is marked as assisted and kept out of the statistics.
plain-given-up = The game is given up.
plain-unsaved-still = This game is not saved yet.
plain-unfinished = The game was left unfinished here.
plain-bye = Sleep well!

## Confirmation


## The game

plain-playing = You play: { $setup }.
plain-watching = You watch: { $setup }.
    .commands = Press Enter after each turn, or type ? for help, q to quit. The game is saved after each choice.
plain-you-are = You are { $who ->
   *[one] player 1, who begins
    [two] player 2
    [named] { $name }
}.
plain-next-turn = Press Enter for the next turn:
plain-program-again = Press Enter to let the program try again:
plain-draws-hint = Cards are drawn without asking. To cast a spell between two draws, type s first.
plain-draws-ask = From now on you are asked before every draw, whenever you can cast a spell.
plain-draws-go-on = From now on cards are drawn without asking.
plain-no-spells = There are no spells in this game.
plain-hopeless = This game can no longer be won. You may play on, undo, or begin another.
plain-goals = { $goals } ({ $next })
plain-goal-found = { $color } (reached)
plain-premonition = Premonition “{ $premonition }”: with { $condition }, { $penalty }
plain-tower = { $tower } ({ $edges })
plain-towers-rampart = Towers, with a Rampart
plain-towers-in-hand = Edges of the Towers you hold
plain-doors = { $found }: { $doors }
plain-row = { $cards } ({ $run })
plain-row-cut = …, { $cards }
plain-placed-bottom = Back at the bottom of the deck, in this order
plain-over-again = Play again?
plain-deck-low = { $count ->
    [0] The deck is empty!
    [one] Only one card is left in the deck!
   *[other] Only { $count } cards are left in the deck.
}
plain-share-line = To share: { $line }

## Errors

plain-not-understood = “{ $input }” is none of the choices. Type ? for help.
plain-several = “{ $input }” could mean { $choices }. Type more of it.
plain-no-text = That was not text, or it was far too long.
plain-not-here = That means nothing here. Type ? for help.
plain-no-change = That changes nothing here. Type ? for help.
plain-out-of-range = { $count ->
    [one] There is only choice 1.
   *[other] Choose a number from 1 to { $count }.
}
plain-answer-yes-no = Please answer yes or no.
plain-input-ended = The input has ended. Your game is saved.
plain-no-rules-for = The rules do not mention “{ $input }”.

## Real cards

plain-table-intro = Type each card as it comes up: red sun, or rs for short (r red, b blue, g green, n brown; s Sun, m Moon, k Key, d Door; x Nightmare). Enter lists what can come up, ? shows help, u asks for the last card again, e corrects any earlier card, brief stops asking you to confirm each step.
plain-chores-done = Press Enter when that is done (brief: no more waiting).
plain-chores-done-brief = Press Enter when that is done.
plain-guidance-brief = From now on, entering the next card or choice confirms what you have done. Type brief again to confirm each step.
plain-guidance-steps = From now on, you confirm each step. Type brief to stop that.
plain-tell = Card:
plain-may-come = { $card } ({ $count })
plain-deal-hand = Laid out so far: { $cards }
plain-deal-limbo = In Limbo so far: { $cards }
plain-lay-table = Lay out your cards like this:
plain-lay-table-for = Lay out your cards like this, as { $name } sees them:
plain-premonitions-gone = Premonitions out of the game
plain-front = In front of you
plain-slip-number = Its number (Enter: none; all: the whole list):
plain-all = all
plain-right-card = Which card was it really (Enter: leave it)?
plain-no-slips = Only cards of a game with real cards can be corrected; here, u takes back.
plain-table-over = s shows the record of this game; e corrects a card.
plain-help-cards = What you can type
    .card = a card: red sun, r s or rs; rd a red Door, r3 a red Tower, x a Nightmare, h a Happy Dream
    .list = Enter: everything that can come up now, with numbers; then the number does it too
    .undo = u: ask for the last card again, or take the last choice back
    .correct = e: correct any card entered wrong, however long ago
    .brief = brief: confirm each step, or no longer
    .table = t: how the table lies
    .rest = i, l, ??, n, g, q: as at a question
