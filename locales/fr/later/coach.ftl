# Les conseils : un indice, le choix, les chiffres.

## Indices : ce qui compte, sans la réponse

coach-nudge-only = Il n’y a rien à choisir ici.
coach-nudge-lost = Cette partie ne peut plus être gagnée. Continuez comme il vous plaît.
coach-nudge-danger = Tous les choix ne laissent pas un chemin vers la victoire. Lesquels en laissent un ?
coach-nudge-door = La prochaine Porte est-elle loin ?
coach-nudge-row = Regardez le bout de votre rangée. Que lui faut-il ensuite ?
coach-nudge-symbols = Regardez les symboles de votre main. Que pourriez-vous jouer au tour suivant ?
coach-nudge-colors = De quelles couleurs avez-vous encore besoin, et combien de cartes de chacune reste-t-il ?
coach-nudge-keys = À quoi vous serviront vos Clés ?
coach-nudge-see = Que gagneriez-vous à connaître les prochaines cartes ?
coach-nudge-price = Chaque issue a son prix. Laquelle vous coûtera le moins ?
coach-nudge-order = Laquelle de ces cartes préférez-vous ne pas rencontrer, ou pas encore ?
coach-nudge-known = Que savez-vous de la pioche, et que vaut ce savoir ?
coach-nudge-goals = Quel Objectif vient en premier ?
coach-nudge-premonitions = Qu’attendent les Prémonitions ?
coach-nudge-towers = Regardez les deux extrémités de la rangée des Tours.
coach-nudge-pile = Que pourrait payer la défausse plus tard ?
coach-nudge-ahead = Rien ne saute aux yeux ici. Pensez un tour plus loin : que peut-on piocher, et que feriez-vous alors ?

## Le choix

coach-best = Le mieux : { $choice }.
coach-too-close = Trop serré pour trancher. Peut-être aussi bons : { $others }.
coach-quoted = « { $choice } »
coach-others = { $count ->
    [one] 1 autre choix
   *[other] { $count } autres choix
}

## Raisons : chacune est vraie, et ne l’est pas du deuxième choix

coach-reason-only-choice = Il n’y a pas d’autre choix.
coach-reason-lost = La partie ne peut plus être gagnée, quel que soit le choix.
coach-reason-wins = Ce choix gagne la partie.
coach-reason-avoids-loss = { $others ->
    [one] Après un autre choix, la partie ne pourrait plus être gagnée : c’est prouvé.
   *[other] Après { $others } des autres choix, la partie ne pourrait plus être gagnée : c’est prouvé.
}
coach-reason-earns-door = Il achève la série et donne droit à { $a-door }.
coach-reason-third-in-hand = C’est la deuxième carte { $color-feminine } d’affilée, et vous avez la troisième : { $the-third }.
coach-reason-second-of-run = C’est la deuxième carte { $color-feminine } d’affilée.
coach-reason-run-in-hand = Il commence une série { $color-feminine } que votre main permet d’achever.
coach-reason-keeps-run = Il n’interrompt pas la série { $color-feminine }.
coach-reason-can-follow = Vous gardez une carte d’un autre symbole, qui pourra suivre.
coach-reason-prophecy = { $shows ->
    [one] La Prophétie montre la dernière carte de la pioche.
   *[other] La Prophétie montre { $shows } des { $of } cartes de la pioche, qui { $nightmares ->
        [0] ne contient aucun Cauchemar
        [one] contient 1 Cauchemar
       *[other] contient { $nightmares } Cauchemars
    }.
}
coach-reason-unneeded = Toutes les Portes { $color-feminine }s sont trouvées : { $the-card } ne sert plus à en obtenir.
coach-reason-another-in-hand = Vous avez encore { $a-card } en main.
coach-reason-many-left = { $left ->
    [one] 1 carte pareille peut encore venir.
   *[other] { $left } cartes pareilles peuvent encore venir.
}
coach-reason-keeps-key = Vous gardez { $the-key }, pour un Cauchemar ou une Porte.
coach-reason-takes-key = C’est une Clé : elle sert contre un Cauchemar, et pour une Porte.
coach-reason-completes-rampart = Il achève un Rempart.
coach-reason-free-look = { $cards ->
    [one] Voir la dernière carte de la pioche ne coûte rien.
   *[other] Voir { $cards } cartes et choisir leur ordre ne coûte rien.
}
coach-reason-takes-door = Vous avez besoin de cette Porte ({ $door }), et elle ne coûte pas de Clé.
coach-reason-opens-door = La Clé ouvre { $a-door } dont vous avez besoin.
coach-reason-keeps-order = La pioche n’est pas mélangée : ce que vous savez de son ordre reste vrai.
coach-reason-door-not-wanted = Vous n’avez plus besoin d’une Porte { $color-feminine }.
coach-reason-goal-first = Le prochain Objectif est { $next } : { $the-door } partirait dans les Limbes.
coach-reason-lets-sleep = La Porte réveillerait « { $premonition } » : { $penalty }.
coach-reason-costs-one-card = Il ne coûte qu’une carte de votre main.
coach-reason-keeps-hand = Votre main reste comme elle est.
coach-reason-no-key-lost = Il n’y a pas de Clé dans la main que vous perdez.
coach-reason-safe-draws = Vous piochez une nouvelle main entière, sans Cauchemar à résoudre en chemin.
coach-reason-punishes = Le Cauchemar part sans ses effets.
coach-reason-removes-nightmare = Un Cauchemar de moins.
coach-reason-nightmare-later = Le Cauchemar vient plus tard.
coach-reason-door-with-key = { $the-door } vient ensuite, et vous avez sa Clé.
coach-reason-fits-run = Elle vient ensuite, et achève votre série { $color-feminine }.
coach-reason-dispels = « { $premonition } » quitte le jeu sans sa pénalité.
coach-reason-keeps-pile = { $cards ->
    [one] La carte défaussée reste, pour payer un sort plus tard.
   *[other] Les { $cards } cartes défaussées restent, pour payer un sort plus tard.
}
coach-reason-looks-ahead = En regardant plus loin, ce choix l’emporte. Il n’y a pas de raison simple.

## Les chiffres

coach-figure = { $choice } : { $chance }
coach-figure-behind = { $choice } : { $chance } ; écart de { $points }{ $verdict ->
    [close] , trop serré pour trancher
   *[worse] {""}
}
coach-chance = { $percent }, à { $doubt } près
coach-chance-counted = { $percent }, compté jusqu’au bout
coach-percent-about = environ { $percent }
coach-percent-below = moins de { $percent }
coach-percent-above = plus de { $percent }
coach-figure-how = { $figure } ({ $how })
coach-how-judged = jugé par expérience
coach-how-looked-ahead = un tour regardé d’avance
coach-how-played-on = { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
}
coach-method-judged = Les chances de gagner sont jugées par expérience{ $others ->
    [different] , sauf mention contraire
   *[alike] {""}
}.
coach-method-looked-ahead = Les chances de gagner viennent d’un tour regardé d’avance{ $others ->
    [different] , sauf mention contraire
   *[alike] {""}
}.
coach-method-played-on = { $games ->
    [one] Les chances de gagner viennent d’une partie jouée à partir d’ici
   *[other] Les chances de gagner viennent de { $games } parties jouées à partir d’ici
}{ $others ->
    [different] , sauf mention contraire
   *[alike] {""}
}.
coach-method-counted = Les chances de gagner sont comptées jusqu’au bout{ $others ->
    [different] , sauf mention contraire
   *[alike] {""}
}.
coach-next-card-known = La carte suivante sera { $a-card }.
coach-next-card = La carte suivante : { $odds }.
coach-odds-nightmare = un Cauchemar { $count } sur { $of } ({ $percent })
coach-odds-door = une Porte { $count } sur { $of } ({ $percent })
coach-odds-happy-dream = un Songe Heureux { $count } sur { $of } ({ $percent })
coach-odds-key = une Clé { $count } sur { $of } ({ $percent })

## Qui n’est pas conseillé, et ce que cela coûte

coach-price = Vous pouvez recevoir un conseil, mais la partie sera marquée comme assistée et ne comptera pas dans les statistiques.
coach-no-daily = Il n’y a pas de conseils dans la donne du jour.
coach-no-lesson = La leçon vous dit quoi faire. Continuez !
coach-no-over = La partie est finie : il n’y a plus rien à conseiller.
coach-no-asked = Seule la personne à qui l’on demande est conseillée.
coach-no-seat = Personne n’est assis à cette place : un joueur seul est p1.
coach-no-weights = On ne sait encore rien de cette configuration : ce que le coach a appris n’a pas pu être chargé.
