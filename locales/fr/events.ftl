# Les événements. `$who` vaut you, partner, one ou two, ou named si le joueur a donné un nom ; `$name` nomme les autres en début de phrase.

person-you = Vous
person-partner = Votre partenaire
person-one = Joueur 1
person-two = Joueur 2

event-goal-laid = Les Objectifs, en partant de la gauche : { $colors }.
event-premonition-revealed = Une Funeste Prémonition : « { $premonition } ». Avec { $condition } : { $penalty }.
event-opened = Sur la table : { $cards }.
event-picked = { $who ->
    [you] Vous prenez { $the-card }.
   *[other] { $name } prend { $the-card }.
}
event-turn-began = { $who ->
    [you] À vous de jouer.
    [partner] À votre partenaire de jouer.
    [one] Au tour du joueur 1.
    [two] Au tour du joueur 2.
   *[named] C’est à { $name } de jouer.
}
event-played = { $who ->
    [you] Vous jouez { $the-card }
   *[other] { $name } joue { $the-card }
}{ $from ->
    [shared] {" "}de la main commune.
   *[personal] .
}
event-built = { $who ->
    [you] Vous bâtissez { $the-card }
   *[other] { $name } bâtit { $the-card }
}{ $end ->
    [left] {" "}à gauche
   *[right] {" "}à droite
}{ $from ->
    [shared] , depuis la main commune.
   *[personal] .
}
event-discarded = { $who ->
    [you] Vous défaussez { $cards }
   *[other] { $name } défausse { $cards }
}{ $from ->
    [shared] {" "}de la main commune.
   *[personal] .
}
event-swapped = { $who ->
    [you] Vous échangez { $the-personal } contre { $the-shared } de la main commune.
   *[other] { $name } échange { $the-personal } contre { $the-shared } de la main commune.
}

## Piocher

event-drawn = { $who ->
    [you] Vous piochez { $cards }
   *[other] { $name } pioche { $cards }
}{ $to ->
    [shared] {" "}pour la main commune.
   *[personal] .
}
event-drawn-hidden = { $who ->
    [you] Vous piochez
   *[other] { $name } pioche
} { $count ->
    [one] une carte.
   *[other] { $count } cartes.
}
event-door-drawn = { $who ->
    [you] Vous piochez { $a-door }.
   *[other] { $name } pioche { $a-door }.
}
event-nightmare-drawn = { $who ->
    [you] Vous piochez un Cauchemar !
   *[other] { $name } pioche un Cauchemar !
}
event-happy-dream-drawn = { $who ->
    [you] Vous piochez un Songe Heureux !
   *[other] { $name } pioche un Songe Heureux !
}
event-set-aside = Dans les Limbes : { $cards }.

## Portes

event-door-obtained = { $who ->
    [you] Vous obtenez { $a-door } !
   *[other] { $name } obtient { $a-door } !
}
event-door-to-limbo = La Porte { $color-feminine } part dans les Limbes.
event-door-left = { $who ->
    [you] Vous laissez { $the-door } dans la pioche.
   *[other] { $name } laisse { $the-door } dans la pioche.
}
event-door-returned = { $who ->
    [you] Votre Porte { $color-feminine } retourne dans les Limbes.
    [partner] La Porte { $color-feminine } de votre partenaire retourne dans les Limbes.
    [one] La Porte { $color-feminine } du joueur 1 retourne dans les Limbes.
    [two] La Porte { $color-feminine } du joueur 2 retourne dans les Limbes.
   *[named] La Porte { $color-feminine } qui était chez { $name } retourne dans les Limbes.
}

## La pioche

event-looked-top = { $who ->
    [you] Vous regardez le sommet de la pioche : { $cards }.
   *[other] { $name } regarde le sommet de la pioche : { $cards }.
}
event-looked-bottom = { $who ->
    [you] Vous regardez le bas de la pioche : { $cards }.
   *[other] { $name } regarde le bas de la pioche : { $cards }.
}
event-looked-top-hidden = { $who ->
    [you] Vous regardez
   *[other] { $name } regarde
} { $count ->
    [one] la première carte de la pioche.
   *[other] les { $count } premières cartes de la pioche.
}
event-looked-bottom-hidden = { $who ->
    [you] Vous regardez
   *[other] { $name } regarde
} { $count ->
    [one] la dernière carte de la pioche.
   *[other] les { $count } dernières cartes de la pioche.
}
event-revealed = Cartes révélées : { $cards }.
event-discarded-from-deck = De la pioche à la défausse : { $cards }.
event-put-back-top = { $count ->
    [one] { $who ->
        [you] Vous remettez au sommet : { $cards }.
       *[other] { $name } remet au sommet : { $cards }.
    }
   *[other] { $who ->
        [you] Vous remettez au sommet, dans l’ordre de pioche : { $cards }.
       *[other] { $name } remet au sommet, dans l’ordre de pioche : { $cards }.
    }
}
event-put-back-bottom = { $count ->
    [one] { $who ->
        [you] Vous remettez en bas : { $cards }.
       *[other] { $name } remet en bas : { $cards }.
    }
   *[other] { $who ->
        [you] Vous remettez en bas, dans l’ordre de pioche : { $cards }.
       *[other] { $name } remet en bas, dans l’ordre de pioche : { $cards }.
    }
}
event-put-back-top-hidden = { $who ->
    [you] Vous remettez
   *[other] { $name } remet
} { $count ->
    [one] une carte au sommet de la pioche.
   *[other] { $count } cartes au sommet de la pioche.
}
event-put-back-bottom-hidden = { $who ->
    [you] Vous remettez
   *[other] { $name } remet
} { $count ->
    [one] une carte au bas de la pioche.
   *[other] { $count } cartes au bas de la pioche.
}
event-fetched = { $who ->
    [you] Vous allez chercher { $a-card } dans la pioche et mettez cette carte au sommet.
   *[other] { $name } va chercher { $a-card } dans la pioche et met cette carte au sommet.
}
event-deck-shuffled = La pioche est mélangée.
event-limbo-shuffled = Les Limbes sont mélangés à la pioche.

## Songes et Tours

event-dream-discarded = { $dream ->
    [nightmare] Le Cauchemar est passé.
   *[happy-dream] Le Songe Heureux s’évanouit.
}
event-nightmare-to-limbo = Un Cauchemar part dans les Limbes.
event-razed = La Tour { $color-feminine } { $storeys } s’effondre.

## Grimoire

event-spell-cast = { $who ->
    [you] Vous lancez { $a-spell }.
   *[other] { $name } lance { $a-spell }.
}
event-paid = Hors du jeu, en paiement : { $cards }.
event-goals-swapped = Les Objectifs { $left } et { $right } changent de place.
event-goal-found = L’Objectif { $slot } est atteint.
event-goal-reopened = L’Objectif { $slot } redevient visible.

## Prémonitions

event-premonition-suffered = « { $premonition } » se réalise : { $penalty }.
event-premonition-dispelled = « { $premonition } » : Prémonition bannie.

event-ended-victory = La partie est gagnée !
event-ended-defeat = La partie est perdue.
