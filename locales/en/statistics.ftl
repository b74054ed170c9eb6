# What all games say together, for every user interface.

statistics-all = All games
statistics-none = No game has been played to its end yet. Games with help do not count.
statistics-games = { $games ->
    [one] 1 game played, { $wins } won.
   *[other] { $games } games played, { $wins } won.
}
statistics-rate = Won: { $share } % (most likely between { $low } % and { $high } %).
statistics-streak = In a row: { $streak } now, { $best } at best.
statistics-losses = Lost while filling the hand: { $refill }; while drawing a new one: { $redraw }; given up: { $given-up }.
statistics-last = { $count ->
    [one] The last game
   *[other] The last { $count } games
}
statistics-doors = Doors found
statistics-trend = Wins over time
statistics-line = { $label }: { $content }
statistics-none-of = No game with this set-up has been played to its end yet. Games with help do not count.
statistics-doomed = { $count ->
    [one] 1 of the games lost could not be won any more some choices before its end.
   *[other] { $count } of the games lost could not be won any more some choices before their end.
}
statistics-plies = { $count ->
    [one] A game has 1 choice on average.
   *[other] A game has { $count } choices on average.
}
statistics-damaged = { $count ->
    [one] 1 saved game cannot be read and is left out:
   *[other] { $count } saved games cannot be read and are left out:
}
