# Les questions aux joueurs.

question-waiting = Votre partenaire réfléchit.

question-draft = Quelle carte visible prenez-vous ?
question-turn = { $last ->
    [nothing] Jouez ou défaussez une carte. Votre rangée est vide : n’importe quelle carte peut l’ouvrir.
   *[symbol] Jouez ou défaussez une carte. Votre rangée finit par { $a-symbol } : pas d’autre { $symbol } juste après.
}
question-earned-door = Trois cartes { $color-feminine }s d’affilée ! Prendre { $a-door } dans la pioche ?
question-swap = Échanger une de vos cartes contre une carte de la main commune ?
question-look-ahead = { $count ->
    [one] Regarder la dernière carte de la pioche ?
   *[other] Regarder les { $count } premières cartes de la pioche ?
}
question-prophecy = Prophétie : laquelle des { $count } cartes défaussez-vous ?
question-arrange-top = { $placed ->
    [0] Quelle carte sera piochée la première ?
   *[other] Et ensuite, quelle carte ?
}
question-arrange-bottom = { $placed ->
    [0] Retour au bas de la pioche : laquelle de ces cartes sera piochée la première ?
   *[other] Et ensuite, quelle carte ?
}
question-before-draw = Piocher la carte suivante, ou lancer d’abord un sort ?
question-drawn-door = { $key ->
    [held] Vous avez pioché { $a-door }. Payer avec une Clé { $color-feminine } ?
   *[missing] Vous avez pioché { $a-door } et n’avez pas de Clé { $color-feminine }.
}
question-nightmare = Un Cauchemar ! Comment l’affrontez-vous ?
question-ruin = Le Cauchemar ébranle les Tours. Laquelle tombe ?
question-payment = { $owed ->
    [one] { $spell } : encore une carte pour payer. Laquelle ?
   *[other] { $spell } : encore { $owed } cartes pour payer. Laquelle ?
}
question-raise = Laquelle de ces cartes va au sommet de la pioche ?
question-swap-goals = Quels Objectifs échangez-vous ?
question-reopen-goal = Quel Objectif { $color } redevient visible ?
question-premonition = « { $premonition } » se réalise. La subir, ou lancer d’abord un sort ?
question-premonitions = Plusieurs Prémonitions se réalisent. Laquelle en premier ?
question-lose-door = « { $premonition } » : quelle Porte part dans les Limbes ?
question-drop-key = { $left ->
    [one] « { $premonition } » : quelle Clé de la pioche est défaussée ?
   *[other] « { $premonition } » : { $left } Clés de la pioche sont défaussées. Laquelle d’abord ?
}
question-happy-dream = Un Songe Heureux ! Que vous apporte-t-il ?
question-sift = Laquelle des cartes révélées défaussez-vous ?
question-fetch = Quelle carte voulez-vous ?

## Cartes distribuées sur une vraie table : qu’est-il sorti ?

request-card = Quelle carte est sortie ?
request-goal = De quelle couleur est l’Objectif suivant, en partant de la gauche ?
request-premonition = Quelle Prémonition est révélée ?
request-impossible = Cela n’a pas pu sortir ici : { $answer }. Vérifiez.
