# Undo and the deal of the day, for every user interface.

undo-done = Undone.
undo-nothing = There is nothing to undo.
undo-nothing-again = There is nothing to redo.
undo-not-here = Nothing can be undone while your partner plays on another device.
undo-not-yours = The last choice was your partner’s. You can only undo your own.
undo-price = You have seen new cards since then. You can still undo, but the game will be marked as assisted and kept out of the statistics.
undo-daily = You cannot undo in the deal of the day.
daily-taken = You have already played the deal of the day: this game is marked as assisted and kept out of the statistics.
deal-repeated = You have already played this deal: this game is marked as assisted and kept out of the statistics.
give-up-price = You cannot continue it then, and it counts as lost.
give-up-price-assisted = You cannot continue it then. It does not count in the statistics, because it is assisted.
undo-over = This game is over, and its result stands. Undo the last choice anyway?
kept-unsaved = The game could not be saved: { $reason }
kept-moved-on = Another program has continued this game. Here it is as it stands now.
kept-ended = Another program has ended or deleted this game.
undo-lesson = You cannot undo in the lesson. Go on!
kept-not-done = That cannot be done now: { $reason }
code-secret = The code reveals every card. While you hide cards from each other it stays secret; you see it at the end.
