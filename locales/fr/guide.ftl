# Le guide pour de vraies cartes : quelle carte est demandée et pourquoi, et les gestes à faire. `$who` vaut you, partner, one, two ou named ; `$name` nomme les autres.

## Quelle carte est demandée : une phrase, et une étiquette pour les listes.

want-goal = Objectif { $number } sur { $of }, en partant de la gauche : de quelle couleur est-il ?
    .label = Objectif { $number } sur { $of }
want-face-up = Prémonition visible { $number } sur { $of } : retournez la première carte de la pile des Prémonitions. Laquelle est-ce ?
    .label = Prémonition { $number } sur { $of }
want-first-hand = Main de départ, carte { $number } sur { $of } : prenez la première carte de la pioche. Laquelle est-ce ?
    .label = main de départ, carte { $number } sur { $of }
want-open-card = Cartes visibles, { $number } sur { $of } : retournez la première carte de la pioche. Laquelle est-ce ?
    .label = cartes visibles, { $number } sur { $of }
want-draw = { $to ->
    [shared] { $who ->
        [you] Vous piochez une carte commune : retournez la première carte de la pioche. Laquelle est-ce ?
       *[other] { $name } pioche une carte commune : retournez la première carte de la pioche. Laquelle est-ce ?
    }
   *[personal] { $who ->
        [you] Vous piochez une carte : prenez la première carte de la pioche. Laquelle est-ce ?
       *[other] { $name } pioche une carte : prenez la première carte de la pioche. Laquelle est-ce ?
    }
}
    .label = piochée
want-prophecy = Prophétie, carte { $number } sur { $of } : prenez la carte suivante au sommet de la pioche. Laquelle est-ce ?
    .label = Prophétie, carte { $number } sur { $of }
want-look-ahead = Regard depuis la Tour, carte { $number } sur { $of } : prenez la carte suivante au sommet de la pioche. Laquelle est-ce ?
    .label = regard depuis la Tour, carte { $number } sur { $of }
want-raise = Prophétie Paradoxale, carte { $number } sur { $of } : prenez la carte suivante sous la pioche. Laquelle est-ce ?
    .label = Prophétie Paradoxale, carte { $number } sur { $of }
want-sift = Songe Heureux, carte { $number } sur { $of } : retournez la carte suivante de la pioche. Laquelle est-ce ?
    .label = Songe Heureux, carte { $number } sur { $of }
want-reveal = Cauchemar, carte { $number } sur { $of } : retournez la première carte de la pioche. Laquelle est-ce ?
    .label = révélée pour un Cauchemar, carte { $number } sur { $of }
want-new-hand = { $who ->
    [you] Votre nouvelle main, carte { $number } sur { $of }
   *[other] { $name }, nouvelle main, carte { $number } sur { $of }
}{ $to ->
    [shared] , pour la main commune
   *[personal] {""}
} : prenez la première carte de la pioche. Laquelle est-ce ?
    .label = nouvelle main, carte { $number } sur { $of }
want-foretold = Une Prémonition de plus, { $number } sur { $of } : retournez la première carte de la pile des Prémonitions. Laquelle est-ce ?
    .label = une Prémonition de plus, { $number } sur { $of }

## Les gestes à faire

chore-sort-out = Sortez de la boîte les { $count } cartes de la pioche : 58 Pièces (Soleils, Lunes et Clés en quatre couleurs), 8 Portes, 10 Cauchemars{ $towers ->
    [with] , 12 Tours
   *[without] {""}
}{ $dreams ->
    [with] , 4 Songes Heureux
   *[without] {""}
}.{ $book ->
    [with] {" "}Sortez aussi les 8 Objectifs et la carte des Sorts.
   *[without] {""}
}{ $dreams ->
    [with] {" "}Sortez aussi les 8 Funestes Prémonitions.
   *[without] {""}
} Toutes les autres cartes restent dans la boîte.
chore-shuffle-goals = Mélangez les 8 Objectifs et posez-les en rangée, faces visibles.
chore-shuffle-premonitions = Mélangez les 8 Funestes Prémonitions et faites-en une pile, faces cachées.
chore-shuffle-deck = Mélangez la pioche et reposez-la, faces cachées.
chore-shuffle-limbo = Remélangez toutes les cartes des Limbes dans la pioche.

chore-turn-over-top = { $count ->
    [one] Retournez la première carte de la pioche : ce devrait être { $cards }.
   *[other] Retournez une à une les { $count } premières cartes de la pioche : ce devraient être { $cards }.
}
chore-turn-over-bottom = { $count ->
    [one] Prenez la dernière carte de la pioche : ce devrait être { $cards }.
   *[other] Prenez une à une les { $count } dernières cartes de la pioche : ce devraient être { $cards }.
}
chore-take-up = { $to ->
    [shared] Posez { $the-card } face visible avec les cartes communes.
   *[personal] { $who ->
        [you] Prenez { $the-card } en main.
       *[other] { $name } prend { $the-card } en main.
    }
}
chore-lay-open = Posez { $the-card } face visible au milieu de la table.
chore-pick = { $who ->
    [you] Prenez { $the-card } en main, parmi les cartes visibles.
   *[other] { $name } prend { $the-card } en main, parmi les cartes visibles.
}
chore-set-aside = Mettez { $the-card } dans les Limbes.
chore-discard-front = { $count ->
    [one] Défaussez la carte devant vous : { $cards }.
   *[other] Défaussez ces cartes devant vous : { $cards }.
}
chore-put-back-top = { $count ->
    [one] Remettez sur la pioche la carte devant vous : { $cards }.
   *[other] Remettez sur la pioche les cartes devant vous, dans cet ordre, la première au sommet : { $cards }.
}
chore-put-back-bottom = { $count ->
    [one] Remettez sous la pioche la carte devant vous : { $cards }.
   *[other] Remettez sous la pioche les cartes devant vous, dans cet ordre, la dernière tout en bas : { $cards }.
}
chore-play = { $from ->
    [shared] { $who ->
        [you] Posez { $the-card } de la main commune à droite de votre rangée.
       *[other] { $name } pose { $the-card } de la main commune à droite de sa rangée.
    }
   *[personal] { $who ->
        [you] Posez { $the-card } de votre main à droite de votre rangée.
       *[other] { $name } pose { $the-card } de sa main à droite de sa rangée.
    }
}
chore-build = { $from ->
    [shared] { $who ->
        [you] Bâtissez { $the-card } de la main commune
       *[other] { $name } bâtit { $the-card } de la main commune
    }
   *[personal] { $who ->
        [you] Bâtissez { $the-card } de votre main
       *[other] { $name } bâtit { $the-card } de sa main
    }
} à l’extrémité { $end ->
    [left] gauche
   *[right] droite
} de la rangée des Tours.
chore-discard = { $from ->
    [shared] { $who ->
        [you] Défaussez de la main commune : { $cards }.
       *[other] { $name } défausse de la main commune : { $cards }.
    }
   *[personal] { $who ->
        [you] Défaussez de votre main : { $cards }.
       *[other] { $name } défausse de sa main : { $cards }.
    }
}
chore-swap = { $who ->
    [you] Échangez { $the-personal } de votre main contre { $the-shared } de la main commune.
   *[other] { $name } échange { $the-personal } de sa main contre { $the-shared } de la main commune.
}
chore-raze = Retirez { $the-card } de la rangée des Tours, défaussez cette carte et refermez la rangée.
chore-keep-door = { $who ->
    [you] Posez { $the-door } avec vos Portes : elle est à vous.
   *[other] { $name } pose { $the-door } avec ses Portes.
}
chore-find-door = { $who ->
    [you] Cherchez { $a-door } dans la pioche et posez-la avec vos Portes.
   *[other] { $name } cherche { $a-door } dans la pioche et la pose avec ses Portes.
}
chore-find-door-for-limbo = Cherchez { $a-door } dans la pioche et mettez-la dans les Limbes : un autre Objectif vient d’abord.
chore-return-door = { $who ->
    [you] Prenez { $a-door } parmi vos Portes et mettez-la dans les Limbes.
   *[other] { $name } prend { $a-door } parmi ses Portes et la met dans les Limbes.
}
chore-search-out = Cherchez ces cartes dans la pioche et défaussez-les : { $cards }.
chore-fetch = Cherchez { $a-card } dans la pioche, mélangez le reste et remettez la carte trouvée au sommet.
chore-recall-nightmare = Prenez un Cauchemar dans la défausse et mettez-le dans les Limbes.
chore-pay = Retirez ces cartes de la défausse et du jeu : { $cards }.
chore-swap-goals = Échangez l’Objectif { $left } et l’Objectif { $right } de la rangée, sans les retourner.
chore-turn-goal-down = Retournez l’Objectif { $slot } de la rangée, face cachée.
chore-turn-goal-up = Retournez l’Objectif { $slot } de la rangée, de nouveau face visible.
chore-suffer = La Prémonition « { $premonition } » se réalise : { $penalty }. Retirez sa carte du jeu.
chore-dispel = Retirez du jeu la Prémonition « { $premonition } ».

## Corrections

slip-line = { $turn ->
    [0] Donne
   *[other] Tour { $turn }
}, { $label } : { $card }
slip-partner = Les cartes que votre partenaire a saisies en secret ne sont pas dans la liste. Votre partenaire seul peut les corriger, à son tour.
slip-none = Il n’y a pas encore de carte que vous puissiez corriger.
slip-impossible = Cette carte n’a pas pu sortir à ce moment-là. Rien n’a changé.
slip-corrected = Corrigé. Tout ce qui a suivi convient encore.
slip-cut = { $lost ->
    [one] Corrigé. Le dernier choix ne convient plus et a été retiré ; tout ce qui précède est gardé.
   *[other] Corrigé. Les { $lost } derniers choix ne conviennent plus et ont été retirés ; tout ce qui précède est gardé.
}
slip-deal = Avec cette carte, la donne n’est pas finie. Continuez la donne ; ensuite, tout ce qui convient encore est gardé.
slip-deal-cut = Corrigé. Certaines des cartes saisies ensuite ne conviennent plus et ont été retirées. Continuez la donne à partir de là.

## La fin

guide-record = Le compte rendu de cette partie est enregistré. Pour l’écrire dans un fichier : onirim record save { $id } FICHIER
