# Le guide pour de vraies cartes : quelle carte est demandée et pourquoi, et ce que les mains ont à faire. `$who` vaut you, partner, one, two ou named ; `$name` nomme les autres.

## Quelle carte est demandée : une phrase, et une étiquette pour les listes.

want-goal = Objectif { $number } sur { $of }, en partant de la gauche : de quelle couleur est-il ?
    .label = Objectif { $number } sur { $of }
want-face-up = Prémonition visible { $number } sur { $of } : retournez la première carte de la pile des Prémonitions. Laquelle est-ce ?
    .label = Prémonition { $number } sur { $of }
want-first-hand = La première main, carte { $number } sur { $of } : prenez la première carte de la pioche. Laquelle est-ce ?
    .label = la première main, carte { $number } sur { $of }
want-open-card = Les cartes visibles, carte { $number } sur { $of } : retournez la première carte de la pioche. Laquelle est-ce ?
    .label = les cartes visibles, carte { $number } sur { $of }
want-draw = { $to ->
    [shared] { $who ->
        [you] La carte que vous piochez maintenant, pour la main commune : prenez la première carte de la pioche. Laquelle est-ce ?
       *[other] La carte que pioche maintenant { $name }, pour la main commune : prenez la première carte de la pioche. Laquelle est-ce ?
    }
   *[personal] { $who ->
        [you] La carte que vous piochez maintenant : prenez la première carte de la pioche. Laquelle est-ce ?
       *[other] La carte que pioche maintenant { $name } : prenez la première carte de la pioche. Laquelle est-ce ?
    }
}
    .label = piochée
want-prophecy = Prophétie, carte { $number } sur { $of } : prenez la carte suivante au sommet de la pioche. Laquelle est-ce ?
    .label = Prophétie, carte { $number } sur { $of }
want-look-ahead = Le regard depuis la Tour, carte { $number } sur { $of } : prenez la carte suivante au sommet de la pioche. Laquelle est-ce ?
    .label = le regard depuis la Tour, carte { $number } sur { $of }
want-raise = Prophétie Paradoxale, par le bas, carte { $number } sur { $of } : prenez la carte suivante au bas de la pioche. Laquelle est-ce ?
    .label = Prophétie Paradoxale, carte { $number } sur { $of }
want-sift = Songe Heureux, carte { $number } sur { $of } : retournez la carte suivante au sommet de la pioche. Laquelle est-ce ?
    .label = Songe Heureux, carte { $number } sur { $of }
want-reveal = Cauchemar, carte { $number } sur { $of } à révéler : retournez la première carte de la pioche. Laquelle est-ce ?
    .label = révélée pour un Cauchemar, carte { $number } sur { $of }
want-new-hand = { $who ->
    [you] Votre nouvelle main, carte { $number } sur { $of }
   *[other] { $name }, nouvelle main, carte { $number } sur { $of }
}{ $to ->
    [shared] , pour la main commune
   *[personal] {""}
} : prenez la première carte de la pioche. Laquelle est-ce ?
    .label = une nouvelle main, carte { $number } sur { $of }
want-foretold = Une Prémonition de plus, { $number } sur { $of } : retournez la première carte de la pile des Prémonitions. Laquelle est-ce ?
    .label = une Prémonition de plus, { $number } sur { $of }

## Ce que les mains ont à faire

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
chore-shuffle-goals = Mélangez les 8 Objectifs et posez-les en rangée de gauche à droite, faces visibles.
chore-shuffle-premonitions = Mélangez les 8 Funestes Prémonitions et posez-les en pile, faces cachées. { $count } d’entre elles seront retournées dans un instant.
chore-shuffle-deck = Mélangez la pioche et posez-la, faces cachées.
chore-shuffle-limbo = Mélangez toutes les cartes des Limbes dans la pioche et posez-la, faces cachées.

chore-lay-in-front = { $count ->
    [one] Cette carte de la pioche a déjà été dite, posez-la devant vous : { $cards }.
   *[other] Ces cartes de la pioche ont déjà été dites, posez-les devant vous : { $cards }.
}
chore-turn-over-top = { $count ->
    [one] Retournez la première carte de la pioche : ce doit être { $cards }.
   *[other] Retournez les { $count } premières cartes de la pioche, l’une après l’autre : ce doivent être { $cards }.
}
chore-turn-over-bottom = { $count ->
    [one] Prenez la dernière carte de la pioche : ce doit être { $cards }.
   *[other] Prenez les { $count } dernières cartes de la pioche, l’une après l’autre : ce doivent être { $cards }.
}
chore-turn-up-premonition = Retournez la Prémonition « { $premonition } ».
chore-take-up = { $to ->
    [shared] Posez { $the-card } face visible, dans la main commune.
   *[personal] { $who ->
        [you] Prenez { $the-card } en main.
       *[other] { $name } prend { $the-card } en main.
    }
}
chore-lay-open = Posez { $the-card } face visible, au milieu de la table.
chore-pick = { $who ->
    [you] Prenez { $the-card } en main, parmi les cartes visibles.
   *[other] { $name } prend { $the-card } en main, parmi les cartes visibles.
}
chore-set-aside = Mettez { $the-card } de côté, dans les Limbes.
chore-discard-front = { $count ->
    [one] Posez sur la défausse la carte devant vous : { $cards }.
   *[other] Posez sur la défausse ces cartes devant vous : { $cards }.
}
chore-put-back-top = { $count ->
    [one] Remettez au sommet de la pioche la carte devant vous : { $cards }.
   *[other] Remettez au sommet de la pioche les cartes devant vous, la première tout en haut : { $cards }.
}
chore-put-back-bottom = { $count ->
    [one] Remettez au bas de la pioche la carte devant vous : { $cards }.
   *[other] Remettez au bas de la pioche les cartes devant vous, la dernière tout en bas : { $cards }.
}
chore-play = { $from ->
    [shared] { $who ->
        [you] Posez { $the-card } de la main commune à l’extrémité droite de votre rangée.
       *[other] { $name } pose { $the-card } de la main commune à l’extrémité droite de sa rangée.
    }
   *[personal] { $who ->
        [you] Posez { $the-card } de votre main à l’extrémité droite de votre rangée.
       *[other] { $name } pose { $the-card } de sa main à l’extrémité droite de sa rangée.
    }
}
chore-build = { $from ->
    [shared] Bâtissez { $the-card } de la main commune
   *[personal] Bâtissez { $the-card } de la main
} à l’extrémité { $end ->
    [left] gauche
   *[right] droite
} de la rangée des Tours.
chore-discard = { $from ->
    [shared] Posez sur la défausse, de la main commune : { $cards }.
   *[personal] { $who ->
        [you] Posez sur la défausse, de votre main : { $cards }.
       *[other] { $name } pose sur la défausse, de sa main : { $cards }.
    }
}
chore-swap = { $who ->
    [you] Échangez { $the-personal } de votre main contre { $the-shared } de la main commune.
   *[other] { $name } échange { $the-personal } de sa main contre { $the-shared } de la main commune.
}
chore-raze = Retirez { $the-card } de la rangée des Tours, refermez la rangée et posez la carte sur la défausse.
chore-keep-door = { $who ->
    [you] Posez { $the-door } à côté de vos Portes : elle est à vous.
   *[other] { $name } pose { $the-door } à côté de ses Portes.
}
chore-find-door = { $who ->
    [you] Cherchez { $a-door } dans la pioche et posez-la à côté de vos Portes.
   *[other] { $name } cherche { $a-door } dans la pioche et la pose à côté de ses Portes.
}
chore-find-door-for-limbo = Cherchez { $a-door } dans la pioche et mettez-la de côté, dans les Limbes : un autre Objectif vient d’abord.
chore-return-door = { $who ->
    [you] Mettez { $a-door } de vos Portes de côté, dans les Limbes.
   *[other] { $name } met { $a-door } de ses Portes de côté, dans les Limbes.
}
chore-search-out = Cherchez ces cartes dans la pioche et posez-les sur la défausse : { $cards }.
chore-fetch = Cherchez { $a-card } dans la pioche. Mélangez les autres, et mettez cette carte au sommet.
chore-recall-nightmare = Prenez un Cauchemar dans la défausse et mettez-le de côté, dans les Limbes.
chore-pay = Retirez de la défausse et du jeu : { $cards }.
chore-swap-goals = Échangez l’Objectif { $left } et l’Objectif { $right } de la rangée, chacun avec la face qu’il montre.
chore-turn-goal-down = Retournez l’Objectif { $slot } de la rangée, face cachée.
chore-turn-goal-up = Retournez l’Objectif { $slot } de la rangée, de nouveau face visible.
chore-suffer = La Prémonition « { $premonition } » se réalise : { $penalty }. Retirez sa carte du jeu.
chore-dispel = Retirez du jeu la Prémonition « { $premonition } ».

## Erreurs

slip-line = { $turn ->
    [0] Donne
   *[other] Tour { $turn }
}, { $label } : { $card }
slip-partner = Ce que votre partenaire a dit en secret n’est pas dans la liste : c’est à votre partenaire de le corriger, quand ce sera son tour de regarder.
slip-none = Rien n’a encore été dit que vous puissiez corriger.
slip-impossible = Cette carte n’a pas pu venir là. Rien n’a changé.
slip-corrected = Corrigé. Tout ce qui a suivi convient encore.
slip-cut = { $lost ->
    [one] Corrigé. Le dernier choix ne convient plus : il est perdu, tout ce qui précède est gardé.
   *[other] Corrigé. Les { $lost } derniers choix ne conviennent plus : ils sont perdus, tout ce qui précède est gardé.
}
slip-deal = Avec cette carte, la donne n’est pas finie. Continuez-la : tout ce qui convient encore suivra.
slip-deal-cut = Corrigé. Les cartes dites ensuite ne conviennent plus toutes : celles-là sont perdues, continuez la donne à partir de là.

## La fin

guide-record = Le compte rendu de cette partie est enregistré. onirim record save { $id } FICHIER l’écrit dans un fichier.
