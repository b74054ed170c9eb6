# Simulations: statistics of many games.

## The game

sim-about = { $count ->
    [one] { $games } game, seed { $seed }, { $deals }
   *[other] { $games } games, seed { $seed }, { $deals }
}
sim-deals-shared = share-code deals
sim-deals-quick = quick deals
sim-shards = { $count ->
    [one] Shard { $parts } of { $of }: only a part of these games.
   *[other] Shards { $parts } of { $of }: only a part of these games.
}
sim-interrupted = { $count ->
    [one] Interrupted: only { $games } game was played.
   *[other] Interrupted: only { $games } games were played.
}
sim-weights = Weights of { $name }, checksum { $checksum }

## One player

sim-games = Games
sim-won = Won
sim-win-rate = Win rate
sim-adjusted = Win rate, luck taken out
sim-rate = { $rate } ({ $level }: { $low } to { $high })
sim-none = –
sim-lost-refill = Lost filling the hand
sim-lost-nightmare = Lost to a Nightmare, new hand
sim-lost-premonition = Lost to a Premonition, new hand
sim-part = { $count } ({ $share })
sim-doors = Doors
sim-turns = Turns
sim-mean = { $mean } on average
sim-turns-value = { $mean } on average, half of the games { $lower } to { $upper }, all { $least } to { $most }
sim-speed = Speed
sim-speed-value = { $speed } games per CPU second ({ $time } s of CPU time)
sim-luck-time = Estimate of luck
sim-luck-time-value = { $luck } s of CPU time ({ $total } s in all)

## Two players

sim-compared = { $first } and { $second } on the same deals
sim-both-won = Both won
sim-only-won = Only { $player } won
sim-neither-won = Neither won
sim-difference = The second wins more often by
sim-difference-adjusted = The same, luck taken out
sim-mcnemar = McNemar’s test, p
sim-decided = Decided
sim-decided-better = { $player } is better
sim-decided-equal = neither is better by the margin or more

## On the way

sim-progress = { $played } of { $games } games, { $percent }, { $left } left
sim-progress-begun = { $played } of { $games } games

## The picture

sim-plot-player = { $player }: won { $rate }
sim-plot-doors = Doors on the table at the end
sim-plot-turns = turns of a game
sim-plot-endings = How games ended

## Errors

sim-fault-no-effort = { $player } does not think ahead: --effort is for strong
sim-fault-no-weights = { $player } plays without weights: --weights is for fast and strong, and for simple to take luck out
sim-fault-quick-records = records need shared deals: leave out --deals quick
sim-fault-broke-down = a player failed in the middle of a game, which is a bug in this program: please report it with the command line
sim-fault-no-report = this was not written by `onirim sim --json`
sim-fault-newer = it has version { $version } of the format, and only version 1 is known here: update this program
sim-fault-member = its member “{ $member }” cannot be right
sim-fault-different = it belongs to another simulation than the first file: set-up, players, effort, games, seed, deals and the number of shards must be the same
sim-fault-twice = its shard is in another file already
sim-fault-decided = it stopped when the comparison was decided, so it cannot be merged with others
