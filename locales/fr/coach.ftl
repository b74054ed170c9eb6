# Les conseils : un indice, le choix, les chiffres.

## Indices : ce qui compte, sans la réponse

coach-nudge-only = Il n’y a rien à choisir ici.
coach-nudge-lost = Cette partie ne peut plus être gagnée. Continuez comme il vous plaît.
coach-nudge-danger = Certains de ces choix rendent la victoire impossible. Lesquels ?
coach-nudge-door = La prochaine Porte est-elle loin ?
coach-nudge-row = Regardez le bout de votre rangée. Quelle carte y serait utile ?
coach-nudge-symbols = Regardez les symboles de votre main. Que pourriez-vous jouer au prochain tour ?
coach-nudge-colors = De quelles couleurs avez-vous encore besoin, et combien de cartes de chacune reste-t-il ?
coach-nudge-keys = À quoi vous serviront vos Clés ?
coach-nudge-see = Que gagneriez-vous à connaître les prochaines cartes ?
coach-nudge-price = Chaque issue a son prix. Laquelle vous coûte le moins ?
coach-nudge-order = Lesquelles de ces cartes préférez-vous ne pas piocher, ou pas tout de suite ?
coach-nudge-known = Que savez-vous de la pioche, et faut-il préserver ce savoir ?
coach-nudge-goals = Quel Objectif vient en premier ?
coach-nudge-premonitions = Qu’est-ce qui déclenche les Prémonitions ?
coach-nudge-towers = Regardez les deux extrémités de la rangée des Tours.
coach-nudge-pile = Que pourrait payer la défausse plus tard ?
coach-nudge-ahead = Rien ne saute aux yeux ici. Pensez un tour à l’avance : que pouvez-vous piocher, et que feriez-vous alors ?

## Le choix

coach-best = Le mieux : { $choice }.
coach-too-close = Trop serré pour trancher, peut-être aussi bons : { $others }.
coach-quoted = « { $choice } »
coach-others = { $count ->
    [one] 1 autre choix
   *[other] { $count } autres choix
}

## Raisons : chacune est vraie, et ne l’est pas du deuxième choix

coach-reason-only-choice = Il n’y a pas d’autre choix.
    .spoken = Je n’ai pas d’autre choix.
coach-reason-lost = La partie ne peut plus être gagnée, quel que soit le choix.
    .spoken = La partie ne peut plus être gagnée, quoi que je choisisse.
coach-reason-wins = Ce choix gagne la partie.
coach-reason-avoids-loss = { $others ->
    [one] Un des autres choix rendrait la victoire impossible.
   *[other] { $others } des autres choix rendraient la victoire impossible.
}
coach-reason-earns-door = Cette carte achève la série et donne droit à { $a-door }.
coach-reason-third-in-hand = C’est la deuxième carte { $color-feminine } d’affilée, et vous avez la troisième : { $the-third }.
    .spoken = C’est la deuxième carte { $color-feminine } d’affilée, et j’ai la troisième : { $the-third }.
coach-reason-second-of-run = C’est la deuxième carte { $color-feminine } d’affilée.
coach-reason-run-in-hand = Cette carte commence une série { $color-feminine } que votre main permet d’achever.
    .spoken = Cette carte commence une série { $color-feminine } que ma main permet d’achever.
coach-reason-keeps-run = Votre série { $color-feminine } n’est pas interrompue.
    .spoken = Ma série { $color-feminine } n’est pas interrompue.
coach-reason-can-follow = Vous gardez une carte d’un autre symbole, que vous pourrez jouer ensuite.
    .spoken = Je garde une carte d’un autre symbole, que je pourrai jouer ensuite.
coach-reason-prophecy = { $shows ->
    [one] La Prophétie montre la dernière carte de la pioche.
   *[other] La Prophétie montre { $shows } des { $of } cartes de la pioche, qui { $nightmares ->
        [0] ne contient aucun Cauchemar
        [one] contient 1 Cauchemar
       *[other] contient { $nightmares } Cauchemars
    }.
}
coach-reason-unneeded = Toutes les Portes { $color-feminine }s sont trouvées : { $the-card } ne sert plus à en obtenir.
    .spoken = Toutes les Portes { $color-feminine }s sont trouvées : { $the-card } ne nous sert plus à en obtenir.
coach-reason-another-in-hand = Vous avez encore { $a-card } en main.
    .spoken = J’ai encore { $a-card } en main.
coach-reason-many-left = { $left ->
    [one] Il reste encore 1 carte identique à venir.
   *[other] Il reste encore { $left } cartes identiques à venir.
}
coach-reason-keeps-key = { $use ->
    [nightmares] Vous gardez { $the-key } pour un Cauchemar.
    [doors] Vous gardez { $the-key } pour une Porte.
   *[both] Vous gardez { $the-key }, pour un Cauchemar ou une Porte.
}
    .spoken = { $use ->
        [nightmares] Je garde { $the-key } pour un Cauchemar.
        [doors] Je garde { $the-key } pour une Porte.
       *[both] Je garde { $the-key }, pour un Cauchemar ou une Porte.
    }
coach-reason-takes-key = C’est une Clé : elle sert contre un Cauchemar, ou pour ouvrir une Porte.
coach-reason-completes-rampart = Cette Tour achève un Rempart.
coach-reason-free-look = { $cards ->
    [one] Regarder la dernière carte de la pioche ne coûte rien.
   *[other] Regarder { $cards } cartes et choisir leur ordre ne coûte rien.
}
coach-reason-takes-door = Il vous faut { $a-door }, et celle-ci ne coûte pas de Clé.
    .spoken = Il me faut { $a-door }, et celle-ci ne coûte pas de Clé.
coach-reason-opens-door = La Clé ouvre { $a-door } dont vous avez besoin.
    .spoken = La Clé ouvre { $a-door } dont j’ai besoin.
coach-reason-keeps-order = La pioche n’est pas mélangée : ce que vous savez de son ordre reste valable.
    .spoken = La pioche n’est pas mélangée : ce que je sais de son ordre reste valable.
coach-reason-door-not-wanted = Vous n’avez plus besoin d’une Porte { $color-feminine }.
    .spoken = Je n’ai plus besoin d’une Porte { $color-feminine }.
coach-reason-goal-first = Le prochain Objectif est { $next } : { $the-door } partirait dans les Limbes.
coach-reason-lets-sleep = La Porte déclencherait « { $premonition } » : { $penalty }.
    .spoken = La Porte déclencherait « { $premonition } ».
coach-reason-costs-one-card = Cela ne coûte qu’une carte de votre main.
    .spoken = Cela ne coûte qu’une carte de ma main.
coach-reason-keeps-hand = Vous gardez votre main.
    .spoken = Je garde ma main.
coach-reason-no-key-lost = Il n’y a pas de Clé dans la main que vous perdez.
    .spoken = Il n’y a pas de Clé dans la main que je perds.
coach-reason-safe-draws = Vous piochez une main entièrement nouvelle, sans avoir à résoudre de Cauchemar.
    .spoken = Je pioche une main entièrement nouvelle, sans avoir à résoudre de Cauchemar.
coach-reason-punishes = Le Cauchemar est défaussé sans ses effets.
coach-reason-removes-nightmare = Il restera un Cauchemar de moins à piocher.
coach-reason-nightmare-later = Cela retarde un Cauchemar.
coach-reason-door-with-key = { $the-door } sera la prochaine carte, et vous avez sa Clé.
    .spoken = { $the-door } sera la prochaine carte, et j’ai sa Clé.
coach-reason-fits-run = Ce sera la prochaine carte, et elle achève votre série { $color-feminine }.
    .spoken = Ce sera la prochaine carte, et elle achève ma série { $color-feminine }.
coach-reason-dispels = « { $premonition } » quitte le jeu sans sa pénalité.
coach-reason-keeps-pile = { $cards ->
    [one] La carte défaussée reste, pour payer un sort plus tard.
   *[other] Les { $cards } cartes défaussées restent, pour payer un sort plus tard.
}
coach-reason-looks-ahead = Ce choix a les meilleures chances de gagner, sans raison simple à donner.

## Les chiffres

coach-figure = { $choice } : { $chance }
coach-figure-behind = { $choice } : { $chance } ; écart de { $points }{ $verdict ->
    [close] , trop serré pour trancher
   *[worse] {""}
}
coach-chance = { $percent }, à { $doubt } près
coach-chance-counted = { $percent } exactement
coach-percent-about = environ { $percent }
coach-percent-below = moins de { $percent }
coach-percent-above = plus de { $percent }
coach-beside = { $percent } ± { $doubt }
coach-beside-below = < { $percent }
coach-beside-above = > { $percent }
coach-beside-legend = À côté de chaque choix : les chances de gagner ensuite, et leur marge d’erreur.
coach-beside-best = Meilleur choix
coach-figure-how = { $figure } ({ $how })
coach-how-judged = estimation
coach-how-looked-ahead = en anticipant un tour
coach-how-played-on = { $games ->
    [one] { $games } partie simulée
   *[other] { $games } parties simulées
}
coach-method-judged = Les chances de gagner sont estimées, sans anticiper{ $others ->
    [different] , sauf mention contraire
   *[alike] {""}
}.
coach-method-looked-ahead = Les chances de gagner sont calculées en anticipant un tour{ $others ->
    [different] , sauf mention contraire
   *[alike] {""}
}.
coach-method-played-on = { $games ->
    [one] Les chances de gagner viennent d’une partie simulée à partir d’ici
   *[other] Les chances de gagner viennent de { $games } parties simulées à partir d’ici
}{ $others ->
    [different] , sauf mention contraire
   *[alike] {""}
}.
coach-method-counted = Les chances de gagner sont exactes : toutes les suites possibles ont été comptées{ $others ->
    [different] , sauf mention contraire
   *[alike] {""}
}.
coach-next-card-known = La carte suivante sera { $a-card }.
coach-next-card = La carte suivante : { $odds }.
coach-odds-nightmare = un Cauchemar, { $count } sur { $of } ({ $percent })
coach-odds-door = une Porte, { $count } sur { $of } ({ $percent })
coach-odds-happy-dream = un Songe Heureux, { $count } sur { $of } ({ $percent })
coach-odds-key = une Clé, { $count } sur { $of } ({ $percent })

## Absence de conseil, et prix des conseils

coach-price = Vous pouvez recevoir un conseil, mais la partie sera marquée comme assistée et ne comptera pas dans les statistiques.
coach-no-daily = Il n’y a pas de conseil dans la donne du jour.
coach-no-lesson = La leçon vous dit quoi faire. Continuez !
coach-no-over = La partie est finie : il n’y a plus rien à conseiller.
coach-no-asked = Le conseil est réservé à qui doit choisir.
coach-no-seat = Il n’y a personne à cette place : qui joue en solo est p1.
coach-no-weights = Pas de conseil pour cette configuration : ce que le coach en a appris n’a pas pu être chargé.