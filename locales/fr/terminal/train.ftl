# Entraînements : comment apprend un évaluateur.

## En route

train-progress = tour { $round } sur { $rounds }, { $percent }, { $won } gagnées, encore { $left }
train-failed = { $reason }. L’entraînement continue ; prochain essai après le tour { $next }.

## La fin

train-done = { $path } est écrit : appris de { $games } parties ; { $won } des { $last } dernières ont été gagnées.
train-interrupted = Interrompu après le tour { $round } sur { $rounds }. Pour reprendre : onirim train { $out } --resume { $checkpoint }

## L’image

train-plot-about = { $round } tours sur { $rounds }, de { $games } parties, graine { $seed }
train-plot-won = Parties gagnées
train-plot-loss = Perte
train-plot-games = parties

## Ce qui ne va pas

train-fault-exists = { $path } existe déjà, d’un entraînement inachevé : reprenez-le avec --resume, indiquez un autre fichier avec --checkpoint, ou recommencez avec --force
train-fault-same = { $path } est indiqué pour deux choses : indiquez deux fichiers
train-fault-unkept = { $reason }. Ce qui a été appris jusqu’au tour { $round } est gardé ; pour reprendre : onirim train { $out } --resume { $checkpoint }
train-no-weights = ce ne sont pas les poids d’un évaluateur
train-no-checkpoint = ce n’est pas un point de reprise d’entraînement
train-newer = il est en version { $version } du format, et seule la version 1 est connue ici : mettez ce programme à jour
train-weights-other = ces poids ont été appris pour une autre version de l’évaluateur : entraînez-le de nouveau
train-checkpoint-other = cet entraînement appartient à une autre version de l’évaluateur : reprenez-le avec le programme qui l’a commencé
train-damaged = il est endommagé : copiez-le de nouveau, ou prenez-en un plus ancien
