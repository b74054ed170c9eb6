# Refus et fins de partie.

illegal-game-over = La partie est finie. Commencez-en une autre.
illegal-chance-first = Personne n’est interrogé avant que les cartes soient tirées.
illegal-not-asked = Cela ne répond pas à la question. Prenez l’un des choix proposés.
illegal-not-there = Cela n’est plus là. Prenez l’un des choix proposés.
illegal-golden-rule = Votre rangée finit déjà par { $a-symbol }. Jouez un autre symbole, ou défaussez.
illegal-touching-edges = Ces Tours se toucheraient par le même symbole. Choisissez une autre Tour ou l’autre extrémité.
illegal-cannot-cast = Ce sort ne peut pas être lancé maintenant : la défausse est trop petite, ou il n’a aucune cible.

ending-victory = Victoire !
    .solo = Toutes vos Portes sont ouvertes. Vous quittez le labyrinthe et vous vous réveillez.
    .duo = Chaque Porte est ouverte pour vous deux. Vous quittez le labyrinthe ensemble.
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
