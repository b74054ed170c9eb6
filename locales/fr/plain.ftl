# Le jeu ligne à ligne : invites, menus, aide, erreurs.

plain-title = Onirim
    .subtitle = Un labyrinthe de rêves vous retient. Trouvez ses Portes avant que la pioche ne s’épuise.

## Menu

plain-menu = Que voulez-vous faire ?
plain-menu-new = Nouvelle partie
plain-menu-same = Une autre partie du même genre
plain-menu-replay = Encore une fois la même donne
plain-menu-daily = La donne du jour
plain-menu-continue = Reprendre la partie enregistrée
plain-menu-rules = Lire les règles
plain-menu-statistics = Statistiques
plain-menu-language = Langue
plain-menu-quit = Quitter

## Demander

plain-prompt = Votre choix :
plain-prompt-yes-no = Oui ou non ?
plain-yes = oui
    .letter = o
plain-no = non
    .letter = n
plain-commands = Tapez le numéro d’un choix, ? pour l’aide, u pour annuler, q pour enregistrer et quitter.
plain-choice = { $number }. { $choice }
plain-seat-to-play = { $name }, à vous de jouer.
plain-pass-device = Passez la main : { $name }. L’écran est effacé pour que les mains restent secrètes.
plain-press-enter = Appuyez sur Entrée pour continuer.

## Aide

plain-help = Ce que vous pouvez taper
    .number = un numéro : faire ce choix
    .help = ? : cette aide
    .rules = r : consulter les règles
    .table = t : revoir toute la table
    .piles = d : voir la défausse et les cartes pas encore vues
    .log = l : relire ce qui s’est passé
    .hint = h : demander conseil
    .undo = u : annuler le dernier choix
    .new = n : quitter cette partie et en commencer une autre
    .quit = q : enregistrer la partie et quitter
plain-help-subjects = Quel sujet ? Tapez son numéro, ou Entrée pour revenir à la partie.

## Parties enregistrées

plain-saved-found = Une partie est enregistrée : { $setup }. La reprendre ?
plain-saved-thrown-away = La partie enregistrée est mise de côté.
plain-saved = Votre partie est enregistrée. Faites de beaux rêves !
plain-cannot-save = La partie n’a pas pu être enregistrée : { $reason }
plain-cannot-load = La partie enregistrée n’a pas pu être lue : { $reason }
plain-bye = Faites de beaux rêves !

## Annuler et conseiller

plain-undone = C’est annulé.
plain-nothing-to-undo = Il n’y a rien à annuler.
plain-undo-refused = Impossible d’annuler : une carte cachée a été vue.
plain-hint = Conseil : { $choice }
plain-hint-chance = Conseil : { $choice } ({ $percent } % de chances de gagner)
plain-thinking = Je réfléchis…
plain-no-hint = Il n’y a rien à conseiller ici.

## Confirmer

plain-confirm = Le faire quand même ?
plain-confirm-abandon = Quitter cette partie pour de bon ?
plain-confirm-costly = Attention ! { $warning }

## La partie

plain-playing = Vous jouez : { $setup }.
plain-seed = Graine { $seed } : elle donne le même début à qui la joue.
plain-spells-open = Vous pouvez aussi lancer un sort.
plain-over-again = Rejouer ?
plain-deck-low = { $count ->
    [0] La pioche est vide !
    [one] Plus qu’une carte dans la pioche !
   *[other] Plus que { $count } cartes dans la pioche.
}
plain-turns = { $count ->
    [one] après un tour
   *[other] après { $count } tours
}

## Erreurs

plain-not-understood = « { $input } » n’est pas l’un des choix. Tapez ? pour l’aide.
plain-out-of-range = { $count ->
    [one] Il n’y a que le choix 1.
   *[other] Choisissez un numéro de 1 à { $count }.
}
plain-answer-yes-no = Répondez par oui ou par non.
plain-input-ended = Plus rien à lire en entrée. Votre partie est enregistrée.
plain-no-rules-for = Rien n’est écrit sur « { $input } ».
