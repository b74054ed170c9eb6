# Le jeu ligne à ligne : invites, menus, aide, erreurs.

## Menu

plain-menu-play = À quoi voulez-vous jouer ?

## Demander

plain-prompt = Votre choix :
plain-prompt-default = Votre choix (Entrée : { $number }) :
plain-prompt-yes-no = Oui ou non (Entrée : non) ?
plain-yes-or-no = { $answer } ?
plain-field = { $field } (Entrée : ne rien changer) :
plain-yes = oui
    .letter = o
plain-no = non
    .letter = n
plain-commands = Tapez le numéro d’un choix, ? pour l’aide, u pour annuler, q pour quitter. La partie est enregistrée après chaque choix.
plain-choice = { $number }. { $choice }
plain-hide = Entrée pour cacher vos cartes et passer l’écran : { $name } (u pour annuler).
plain-hand-over = { $name }, tapez ok quand votre partenaire ne regarde pas.

## Aide

plain-help = Ce que vous pouvez taper
    .number = un numéro : faire ce choix
    .typed = ou le choix en abrégé : jouer rs, ou j rs, joue le Soleil rouge (r rouge, b bleu, v vert, m brun, comme marron ; s Soleil, l Lune, c Clé) ; les mots anglais de la notation sont compris aussi
    .several = plusieurs réponses à la fois, séparées par des points-virgules : 2 ; 1 ; 1
    .again = Entrée : réentendre la question
    .help = ? : cette aide
    .rules = ?? : les règles liées à la question ; ? et un mot : les règles à ce sujet
    .table = t : toute la table et la question
    .piles = i : la défausse et les cartes pas encore vues
    .log = l : relire ce qui s’est passé
    .stop = s : faire une pause avant les pioches de ce tour, pour y lancer un sort
    .draws = d : décider avant chaque pioche, ou ne plus le faire
    .code = c : le code de partage de cette donne
    .hint = h : un indice ; encore : le meilleur choix et pourquoi ; une fois de plus : ce que vaut chaque choix
    .undo = u : annuler le dernier choix
    .redo = r : refaire ce que vous avez annulé
    .new = n : mettre cette partie de côté et aller au menu
    .back = n : retour
    .words = ou le début de ses mots ; là où des parties ou des règles sont listées, les mots à chercher
    .spectator = Entrée : laisser jouer les programmes
    .lesson = Entrée : réentendre la consigne ; n : quitter la leçon pour le menu
    .give-up = g : abandonner cette partie ; elle compte comme perdue
    .quit = q : enregistrer la partie et quitter
plain-rules-about = Tapez ? et un mot pour lire à ce sujet : { $subjects }.
plain-rules-also = Il en est aussi question ici : { $subjects }.

## Leçons

plain-lesson = { $lesson } : { $about }
plain-lesson-learned = { $lesson } (apprise) : { $about }
plain-lesson-go-on = Entrée pour continuer :

## Parties enregistrées

plain-put-aside = La partie est mise de côté. Vous pourrez la reprendre une autre fois.
plain-more-games = { $count ->
    [one] Il y a encore une partie.
   *[other] Il y a encore { $count } parties.
} Tapez les mots à chercher, ou tout pour la liste entière.
plain-step-next = Étape suivante
plain-step-back = Étape précédente
plain-statistics-next = Configuration suivante
plain-rules-next = Sujet suivant
plain-rules-words = Tapez un mot pour lire à ce sujet : { $subjects }.
plain-share-code = Code de partage : { $code }
plain-seed = Graine { $seed } : elle donne toujours le même début.
plain-saved = Votre partie est enregistrée. Faites de beaux rêves !
plain-assisted = Vous connaissez peut-être les cartes à venir : cette partie est marquée comme assistée et n’entre pas dans les statistiques.
plain-given-up = La partie est abandonnée.
plain-unsaved-still = Cette partie n’est pas encore enregistrée.
plain-unfinished = La partie s’arrête ici, inachevée.
plain-bye = Faites de beaux rêves !

## Confirmer


## La partie

plain-playing = Vous jouez : { $setup }.
plain-watching = Vous regardez : { $setup }.
    .commands = Appuyez sur Entrée après chaque tour, ou tapez q pour quitter. Tapez ? pour l’aide. La partie est enregistrée après chaque choix.
plain-you-are = Vous êtes { $who ->
   *[one] le joueur 1, qui commence
    [two] le joueur 2
    [named] { $name }
}.
plain-next-turn = Entrée pour le tour suivant :
plain-program-again = Entrée pour que le programme réessaie :
plain-draws-hint = Les cartes sont piochées sans question. Pour lancer un sort entre deux pioches, tapez d’abord s.
plain-draws-ask = Désormais, vous décidez avant chaque pioche, dès qu’un sort est possible.
plain-draws-go-on = Désormais, les cartes sont piochées sans question.
plain-no-spells = Il n’y a pas de sorts dans cette partie.
plain-hopeless = Cette partie ne peut plus être gagnée. Vous pouvez continuer, annuler ou en commencer une autre.
plain-goals = { $goals } ({ $next })
plain-goal-found = { $color } (atteint)
plain-premonition = Prémonition « { $premonition } » : avec { $condition }, { $penalty }
plain-tower = { $tower } ({ $edges })
plain-towers-rampart = Tours, avec un Rempart
plain-towers-in-hand = Bords des Tours de votre main
plain-doors = { $found } : { $doors }
plain-row = { $cards } ({ $run })
plain-row-cut = …, { $cards }
plain-placed-bottom = Remises sous la pioche, dans cet ordre
plain-over-again = Rejouer ?
plain-deck-low = { $count ->
    [0] La pioche est vide !
    [one] Plus qu’une carte dans la pioche !
   *[other] Plus que { $count } cartes dans la pioche.
}
plain-share-line = À partager : { $line }

## Erreurs

plain-not-understood = « { $input } » n’est pas l’un des choix. Tapez ? pour l’aide.
plain-several = « { $input } » peut désigner { $choices }. Précisez.
plain-no-text = Ce n’était pas du texte, ou c’était beaucoup trop long.
plain-not-here = Cela ne veut rien dire ici. Tapez ? pour l’aide.
plain-no-change = Cela ne change rien ici. Tapez ? pour l’aide.
plain-out-of-range = { $count ->
    [one] Il n’y a que le choix 1.
   *[other] Choisissez un numéro de 1 à { $count }.
}
plain-answer-yes-no = Répondez par oui ou par non.
plain-input-ended = L’entrée est terminée. Votre partie est enregistrée.
plain-no-rules-for = Les règles ne parlent pas de « { $input } ».

## Vraies cartes

plain-table-intro = Tapez chaque carte qui sort : soleil rouge, ou rs en abrégé (r rouge, b bleu, v vert, m brun, comme marron ; s Soleil, l Lune, c Clé, p Porte ; x Cauchemar). Entrée montre ce qui peut sortir, ? affiche l’aide, u redemande la dernière carte, e corrige une carte précédente, bref ne fait plus confirmer chaque étape.
plain-chores-done = Entrée quand c’est fait (bref : ne plus attendre).
plain-chores-done-brief = Entrée quand c’est fait.
plain-guidance-brief = Désormais, la carte ou le choix suivant confirme ce que vous avez fait. Retapez bref pour confirmer chaque étape.
plain-guidance-steps = Désormais, vous confirmez chaque étape. Tapez bref pour ne plus le faire.
plain-tell = Carte :
plain-may-come = { $card } ({ $count })
plain-deal-hand = Déjà posées : { $cards }
plain-deal-limbo = Déjà dans les Limbes : { $cards }
plain-lay-table = Disposez vos cartes ainsi :
plain-lay-table-for = Disposez vos cartes ainsi, vues par { $name } :
plain-premonitions-gone = Prémonitions hors du jeu
plain-front = Devant vous
plain-slip-number = Son numéro (Entrée : aucune ; tout : toute la liste) :
plain-all = tout
plain-right-card = Quelle carte était-ce vraiment (Entrée : ne rien changer) ?
plain-no-slips = On ne corrige que les cartes d’une partie avec de vraies cartes ; ici, u annule.
plain-table-over = s montre le compte rendu de cette partie ; e corrige une carte.
plain-help-cards = Ce que vous pouvez taper
    .card = une carte : soleil rouge, s r ou rs ; vp une Porte verte, m3 une Tour brune, x un Cauchemar, h un Songe Heureux ; les lettres anglaises sont comprises aussi
    .list = Entrée : tout ce qui peut venir maintenant, avec des numéros ; le numéro suffit alors
    .undo = u : redemander la dernière carte, ou annuler le dernier choix
    .correct = e : corriger une carte mal saisie, même il y a longtemps
    .brief = bref : confirmer chaque étape, ou ne plus le faire
    .table = t : la table telle qu’elle est
    .rest = i, l, ??, n, g, q : comme à une question
