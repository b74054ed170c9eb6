# Les simulations : statistiques de beaucoup de parties.

## Ce qui a été joué

sim-about = { $count ->
    [one] { $games } partie, graine { $seed }, { $deals }
   *[other] { $games } parties, graine { $seed }, { $deals }
}
sim-deals-shared = donnes des codes de partage
sim-deals-quick = donnes rapides
sim-shards = { $count ->
    [one] Lot { $parts } sur { $of } : une fraction seulement de ces parties.
   *[other] Lots { $parts } sur { $of } : une fraction seulement de ces parties.
}
sim-interrupted = { $count ->
    [one] Interrompu : seulement { $games } partie a été jouée.
   *[other] Interrompu : seulement { $games } parties ont été jouées.
}
sim-weights = Poids de { $name }, somme de contrôle { $checksum }

## Un joueur

sim-games = Parties
sim-won = Gagnées
sim-win-rate = Taux de victoire
sim-adjusted = Taux de victoire, hasard déduit
sim-rate = { $rate } ({ $level } : { $low } à { $high })
sim-none = –
sim-lost-refill = Perdues en complétant la main
sim-lost-nightmare = Perdues, Cauchemar, nouvelle main
sim-lost-premonition = Perdues, Prémonition
sim-part = { $count } ({ $share })
sim-doors = Portes
sim-turns = Tours de jeu
sim-mean = { $mean } en moyenne
sim-turns-value = { $mean } en moyenne, la moitié des parties de { $lower } à { $upper }, toutes de { $least } à { $most }
sim-speed = Vitesse
sim-speed-value = { $speed } parties par seconde de processeur ({ $time } s de processeur)
sim-luck-time = Estimation du hasard
sim-luck-time-value = { $luck } s de processeur ({ $total } s en tout)

## Deux joueurs

sim-compared = { $first } et { $second } sur les mêmes donnes
sim-both-won = Gagnées par les deux
sim-only-won = Gagnées par { $player } seul
sim-neither-won = Gagnées par aucun
sim-difference = Le second gagne plus souvent de
sim-difference-adjusted = De même, hasard déduit
sim-mcnemar = Test de McNemar, p
sim-decided = Décision
sim-decided-better = { $player } est meilleur
sim-decided-equal = aucun n’est meilleur de la marge ou plus

## En chemin

sim-progress = { $played } parties sur { $games }, { $percent }, encore { $left }
sim-progress-begun = { $played } parties sur { $games }

## L’image

sim-plot-player = { $player } : gagne { $rate }
sim-plot-doors = Portes sur la table à la fin
sim-plot-turns = tours d’une partie
sim-plot-endings = Comment les parties ont fini

## Ce qui ne va pas

sim-fault-no-effort = { $player } ne réfléchit pas à l’avance : --effort est réservé à strong
sim-fault-no-weights = { $player } joue sans poids : --weights est réservé à fast et strong, et à simple pour déduire le hasard
sim-fault-quick-records = seules les donnes des codes de partage ont des comptes rendus : retirez --deals quick
sim-fault-broke-down = un joueur a échoué au milieu d’une partie, ce qui est un défaut de ce programme : signalez-le avec la ligne de commande
sim-fault-no-report = ce n’est pas ce qu’écrit `onirim sim --json`
sim-fault-newer = il est en version { $version } du format, et seule la version 1 est connue ici : mettez ce programme à jour
sim-fault-member = son membre « { $member } » ne peut pas être juste
sim-fault-different = il vient d’une autre simulation que le premier fichier : configuration, joueurs, effort, nombre de parties, graine, donnes et nombre de lots doivent être les mêmes
sim-fault-twice = son lot est déjà dans un autre fichier
sim-fault-decided = elle s’est arrêtée quand la comparaison était décidée : elle ne peut pas être réunie à d’autres
