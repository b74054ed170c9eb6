# Statistics, for every user interface.

statistics-all = All games
statistics-none = No game has been finished yet. Assisted games do not count.
statistics-games = { $games ->
    [one] 1 game played, { $wins } won.
   *[other] { $games } games played, { $wins } won.
}
statistics-form = { $games ->
    [one] { $wins ->
        [0] The last game was lost.
       *[other] The last game was won.
    }
   *[other] { $wins } of the last { $games } games won.
}
statistics-form-before = { $wins } of the last { $games } games won; of the { $games } before, { $before }.
statistics-bests = Best: won in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}; won with { $left ->
    [one] { $left } card
   *[other] { $left } cards
} left in the deck.
statistics-best-doors = { $doors ->
    [one] Best so far: 1 Door.
   *[other] Best so far: { $doors } Doors.
}
statistics-days = { $played ->
    [one] Deal of the day: 1 day played, { $streak } in a row now, { $best } at best.
   *[other] Deal of the day: { $played } days played, { $streak } in a row now, { $best } at best.
}
statistics-with-program = { $count ->
    [one] 1 game with a program as partner is counted apart.
   *[other] { $count } games with a program as partner are counted apart.
}
statistics-watched = { $count ->
    [one] 1 game between two programs is not counted.
   *[other] { $count } games between two programs are not counted.
}
statistics-assisted = { $count ->
    [one] 1 assisted game is not counted and ended no streak.
   *[other] { $count } assisted games are not counted and ended no streak.
}
statistics-setups = By set-up
statistics-setup = { $games ->
    [one] { $wins ->
        [0] 1 game, lost
       *[other] 1 game, won
    }
   *[other] { $wins } of the last { $games } won; streak: { $streak }, best: { $best }
}
statistics-streak = Won in a row: { $streak } now, { $best } at best.
statistics-losses = Lost while filling the hand: { $refill }; while drawing a new one: { $redraw }; given up: { $given-up }.
statistics-last = { $count ->
    [one] The last game
   *[other] The last { $count } games
}
statistics-last-doors = Doors found in them
statistics-doors = Doors found
statistics-trend = Wins over time
statistics-line = { $label }: { $content }
statistics-none-of = No game with this set-up has been finished yet. Assisted games do not count.
statistics-doomed = { $count ->
    [one] 1 lost game could no longer be won some time before its end.
   *[other] { $count } lost games could no longer be won some time before their end.
}
statistics-plies = { $count ->
    [one] A game has 1 choice on average.
   *[other] A game has { $count } choices on average.
}
statistics-damaged = { $count ->
    [one] 1 saved game cannot be read and is left out:
   *[other] { $count } saved games cannot be read and are left out:
}
