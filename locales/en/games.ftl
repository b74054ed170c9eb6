# Taking back and the deal of the day, for every user interface.

undo-done = Taken back.
undo-nothing = There is nothing to take back.
undo-nothing-again = There is nothing to play again.
undo-not-yours = The last choice was your partner’s. You can only take back your own.
undo-price = You have seen new cards since then. You can take it back, but the game will be marked as assisted and kept out of the statistics.
undo-daily = Nothing can be taken back in the deal of the day.
daily-taken = You have already played the deal of the day: this time it is marked as assisted and kept out of the statistics.
deal-repeated = You have already played this deal: this game is marked as assisted and kept out of the statistics.
give-up-price = It cannot be continued then, and it counts as lost.
give-up-price-assisted = It cannot be continued then. It does not count in the statistics, because it is assisted.
undo-over = This game is over, and its result stands. Take the last choice back all the same?
kept-unsaved = The game could not be saved: { $reason }
kept-moved-on = Another program has gone on with this game. Here it is as it stands now.
kept-ended = Another program has ended or deleted this game.
undo-lesson = Nothing can be taken back in the lesson. Go on!
kept-not-done = That cannot be done now: { $reason }
code-secret = The code tells every card. While you hide cards from each other it stays a secret; it is told at the end.
