# Trainings: how an evaluator learns.

## On the way

train-progress = round { $round } of { $rounds }, { $percent }, { $won } won, { $left } left
train-failed = { $reason }. The training goes on; the next try is after round { $next }.

## The end

train-done = { $path } is written: learned from { $games } games; { $won } of the last { $last } were won.
train-interrupted = Interrupted after round { $round } of { $rounds }. Resume with: onirim train { $out } --resume { $checkpoint }

## The picture

train-plot-about = { $round } of { $rounds } rounds of { $games } games, seed { $seed }
train-plot-won = Games won
train-plot-loss = Loss
train-plot-games = games

## Errors

train-fault-exists = { $path } already exists, from an unfinished training: resume it with --resume, name another file with --checkpoint, or start over with --force
train-fault-same = { $path } is named for two things: name two files
train-fault-unkept = { $reason }. What was learned until round { $round } is kept; resume with: onirim train { $out } --resume { $checkpoint }
train-no-weights = these are not the weights of an evaluator
train-no-checkpoint = this is not a checkpoint of a training
train-newer = it has version { $version } of the format, and only version 1 is known here: update this program
train-weights-other = these weights were learned for another version of the evaluator: train it anew
train-checkpoint-other = this training belongs to another version of the evaluator: go on with the program that began it
train-damaged = it is damaged: copy it again, or take an older one
