# Refus et fins de partie.

illegal-game-over = La partie est finie. Commencez-en une autre.
illegal-chance-first = Rien ne peut être choisi avant que les cartes soient piochées.
illegal-not-asked = Cela ne répond pas à la question. Choisissez dans la liste.
illegal-not-there = Cela n’est plus là. Choisissez dans la liste.
illegal-golden-rule = Votre rangée finit déjà par { $a-symbol }. Jouez un autre symbole, ou défaussez.
illegal-touching-edges = Ces Tours se toucheraient par le même symbole. Choisissez une autre Tour ou l’autre extrémité.
illegal-cannot-cast = Ce sort ne peut pas être lancé maintenant : la défausse est trop petite, ou il n’a aucune cible.

ending-victory = Victoire !
    .solo = Toutes vos Portes sont ouvertes. Vous quittez le labyrinthe et vous vous réveillez.
    .duo = Chaque Porte est ouverte pour vous deux. Vous quittez le labyrinthe ensemble.
    .watched = Chaque Porte est ouverte pour les deux programmes. Ils quittent le labyrinthe ensemble.
ending-defeat = Défaite.
    .solo = Il fallait piocher et la pioche était vide : le labyrinthe vous garde. { $doors ->
        [0] Vous n’avez trouvé aucune Porte.
        [one] Vous avez trouvé une Porte.
       *[other] Vous avez trouvé { $doors } Portes.
    }
    .duo = Il fallait piocher et la pioche était vide : le labyrinthe vous garde ensemble. { $doors ->
        [0] Ensemble, vous n’avez trouvé aucune Porte.
        [one] Ensemble, vous avez trouvé une Porte.
       *[other] Ensemble, vous avez trouvé { $doors } Portes.
    }
    .watched = Il fallait piocher et la pioche était vide : le labyrinthe garde les deux programmes. { $doors ->
        [0] Ils n’ont trouvé aucune Porte.
        [one] Ils ont trouvé une Porte.
       *[other] Ils ont trouvé { $doors } Portes.
    }

## Après la fin

ending-facts = { $facts }.
ending-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
ending-minutes = { $minutes ->
    [0] moins d’une minute
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
ending-hours = { $hours } h { $minutes } min
ending-long = { $days ->
    [one] plus d’un jour
   *[other] plus de { $days } jours
}
ending-left = { $count ->
    [one] { $count } carte reste dans la pioche
   *[other] { $count } cartes restent dans la pioche
}
ending-nightmares = { $count ->
    [0] Aucun Cauchemar rencontré.
    [one] { $count } Cauchemar rencontré : { $ways }.
   *[other] { $count } Cauchemars rencontrés : { $ways }.
}
ending-nightmares-away = { $count ->
    [0] Aucun Cauchemar rencontré ; { $away ->
        [one] { $away } défaussé depuis la pioche
       *[other] { $away } défaussés depuis la pioche
    }.
    [one] { $count } Cauchemar rencontré : { $ways } ; { $away ->
        [one] { $away } défaussé depuis la pioche
       *[other] { $away } défaussés depuis la pioche
    }.
   *[other] { $count } Cauchemars rencontrés : { $ways } ; { $away ->
        [one] { $away } défaussé depuis la pioche
       *[other] { $away } défaussés depuis la pioche
    }.
}
ending-met-key = { $count ->
    [one] { $count } payé d’une Clé
   *[other] { $count } payés d’une Clé
}
ending-met-door = { $count ->
    [one] { $count } payé d’une Porte
   *[other] { $count } payés d’une Porte
}
ending-met-deck = { $count } aux dépens de la pioche
ending-met-hand = { $count } aux dépens de la main
ending-met-spell = { $count } par un sort
ending-streak = { $games ->
    [one] C’était la première partie avec cette configuration.
   *[other] Victoires d’affilée : { $streak } (record : { $best }) ; { $wins ->
        [one] { $wins } gagnée
       *[other] { $wins } gagnées
    } sur les { $games } dernières parties.
}
ending-streak-over = La série s’arrête : { $before ->
    [one] { $before } victoire
   *[other] { $before } victoires d’affilée
} (record : { $best }) ; { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
} sur les { $games } dernières parties.
ending-no-streak = { $games ->
    [one] C’était la première partie avec cette configuration.
   *[other] { $best ->
        [0] Aucune victoire sur les { $games } dernières parties.
       *[other] { $wins ->
            [one] { $wins } victoire
           *[other] { $wins } victoires
        } sur les { $games } dernières parties (plus longue série : { $best }).
    }
}
ending-assisted = Partie assistée : elle ne compte pas et n’arrête aucune série (victoires d’affilée : { $streak }, record : { $best }).
ending-days = Donne du jour : { $days } jours d’affilée.
ending-laurels = Nouveau : { $laurels } !
ending-first-victory = première victoire avec cette configuration
ending-best-streak = votre plus longue série
ending-best-turns = votre victoire la plus rapide
ending-best-left = votre plus grand nombre de cartes restantes
ending-best-doors = votre plus grand nombre de Portes
ending-decisive = Erreur décisive, { $place } : { $chosen } (coût : { $lost }). Mieux : { $better }.
ending-thinking = Recherche de l’erreur décisive : { $done } décisions sur { $of }…
ending-even = Aucune erreur n’a décidé à elle seule : hasard { $luck }, décisions { $skill }.

## La ligne à partager : rien de la donne

ending-share-won = Onirim { $day }, { $setup } : gagné ! { $doors }, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, { $left ->
    [one] { $left } carte restante
   *[other] { $left } cartes restantes
}{ $days ->
    [0] {""}
    [one] {""}
   *[other] , { $days } jours d’affilée
}
ending-share-lost = Onirim { $day }, { $setup } : { $doors } { $found ->
    [one] { $found } Porte
   *[other] { $found } Portes
} sur { $of } en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}{ $days ->
    [0] {""}
    [one] {""}
   *[other] , { $days } jours d’affilée
}
ending-share-assisted = Onirim { $day }, { $setup } (pas le premier essai) : { $doors } { $found ->
    [one] { $found } Porte
   *[other] { $found } Portes
} sur { $of } en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
