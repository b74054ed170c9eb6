# Le jeu sur tout le terminal : libellés, touches, pages.

## Une lettre par couleur, et ce qu’on tape pour une carte

tui-letter-red = R
tui-letter-blue = B
tui-letter-green = V
tui-letter-brown = M
tui-code-sun = s
tui-code-moon = l
tui-code-key = c
tui-code-door = p
tui-code-nightmare = x
tui-code-happy-dream = h

## Noms sur les cartes, six lettres au plus

tui-card-door = Porte
tui-card-nightmare = Nuit
tui-card-happy-dream = Songe
tui-card-tower = Tour

## Menu

tui-menu-continue = Reprendre : { $setup }, { $doors ->
    [0] encore aucune Porte
    [one] 1 Porte
   *[other] { $doors } Portes
}
tui-menu-new = Nouvelle partie
tui-menu-daily = La donne du jour
tui-menu-lesson = Apprendre en jouant
tui-menu-real-cards = À côté d’une table, avec de vraies cartes
tui-menu-records = Parties enregistrées
tui-menu-statistics = Statistiques
tui-menu-rules = Comment jouer
tui-menu-settings = Réglages
tui-menu-quit = Quitter

## Une nouvelle partie

tui-new-text = Choisissez à quoi vous jouez. Entrée sur la dernière ligne distribue les cartes.
tui-new-daily = La donne du { $day } est la même pour tout le monde. Elle compte une fois, et rien ne peut être annulé.
tui-new-real-cards = Mélangez et distribuez vos propres cartes. Le programme arbitre : il demande quelle carte est sortie, et connaît le reste.
tui-field-players = Joueurs
tui-field-communication = Entre vous
tui-field-name = Nom du joueur { $number }
tui-field-name-empty = { $name } (tapez un nom)
tui-field-book = Le Grimoire
tui-field-towers = Les Tours
tui-field-premonitions = Funestes Prémonitions
tui-field-code = Graine ou code de partage
tui-field-start = Distribuer les cartes
tui-book-found = Avec : Objectifs dans l’ordre, sorts à 5, 7, 10
tui-book-lost = Perdus ! (plus dur) : sorts à 6, 9, 12
tui-towers-rampart = Avec : un Rempart les protège
tui-towers-ruins = Ruines dispersées (plus dur) : rien ne protège
tui-code-empty = n’importe quelle donne
tui-code-wrong = Ce n’est ni un nombre ni un code de partage entier.

## Ce qu’ajoutent les extensions

tui-adds-players = Seul, vous cherchez huit Portes. À deux, on partage la pioche et deux cartes de la main ; chacun a sa rangée et doit avoir une Porte de chaque couleur.
tui-adds-book = Les Portes ne comptent que dans l’ordre de huit Objectifs. En échange, la défausse paie trois sorts : voir le bas de la pioche, échanger deux Objectifs, chasser un Cauchemar.
tui-adds-towers = Douze Tours rejoignent la pioche. Il faut aussi un Rempart, quatre Tours de quatre couleurs côte à côte ; les Cauchemars en abattent, et une Tour défaussée montre la pioche.
tui-adds-premonitions = Quatre Prémonitions sont visibles ; chacune frappe quand vos Portes remplissent sa condition. Quatre Songes Heureux aident : en écarter une, trier, chercher.

## La table

tui-log = Ce qui s’est passé
tui-piles = Piles
tui-piles-premonition = { $name }. { $rule }.
tui-piles-premonition-now = ! { $name }. { $rule }.
tui-top = Sommet
tui-bottom = Fond
tui-deck-partner = { $count ->
    [one] dont 1 chez le partenaire
   *[other] dont { $count } chez le partenaire
}
tui-doors-of = { $who ->
    [you] Vos Portes
    [partner] Partenaire
   *[other] { $name }
}
tui-hand-of = { $who ->
    [you] Votre main
    [partner] Main partenaire
   *[other] { $name }
}
tui-row-of = { $who ->
    [you] Votre rangée
    [partner] Rangée partenaire
    [one] Rangée joueur 1
    [two] Rangée joueur 2
   *[named] Rangée ({ $name })
}
tui-row-empty = Rien n’est encore joué.
tui-run-complete = série { $color-feminine } complète
tui-spell-costs = sorts { $costs }
tui-header-assisted = assistée
tui-header-unsaved = non enregistrée
tui-header-daily = donne du { $day }
tui-header-real-cards = Vraies cartes
tui-header-stop = arrêt avant de piocher
tui-stop-on = Ce tour s’arrête avant chaque pioche où vous pouvez lancer un sort.
tui-stop-off = On pioche sans arrêt.

tui-not-with-this-card = Impossible avec cette carte.
tui-copied = Code de partage copié : { $code }
tui-no-code = Cette partie n’a pas de code de partage.
tui-mouse-on = Le jeu écoute la souris.
tui-mouse-off = La souris est au terminal : on peut sélectionner du texte.

## Ce qu’on peut faire d’une carte, neuf signes au plus avec la touche

tui-deed-play = poser
tui-deed-discard = jeter
tui-deed-build-left = < bâtir
tui-deed-build-right = bâtir >
tui-deed-pick = prendre
tui-deed-swap = échange
tui-deed-pay = payer

## Ranger des cartes

tui-arrange-prophecy = Prophétie : marquez une carte à défausser, rangez les autres dans l’ordre où vous voulez les piocher.
tui-arrange-sift = Marquez les cartes à défausser, autant que vous voulez, et rangez les autres dans l’ordre où vous voulez les piocher.
tui-arrange-raise = Marquez la carte qui va au sommet de la pioche. Les autres retournent au fond, dans cet ordre de pioche.
tui-arrange-top = Rangez les cartes dans l’ordre où vous voulez les piocher : la première d’abord.
tui-arrange-bottom = Elles retournent au fond de la pioche, dans cet ordre de pioche.
tui-arrange-discarded = défausse
tui-arrange-raised = sommet
tui-arrange-unmarked = Marquez d’abord une carte : touche d.
tui-arrange-unraised = Marquez d’abord une carte : touche t.
tui-arrange-help = À gauche, la première piochée. Espace prend une carte, les flèches la déplacent.

## Sorts

tui-pay = { $spell } : payez { $owed } des cartes défaussées.
tui-pay-sum = { $paid } sur { $owed }
tui-pay-ready = Entrée paie avec celles-ci. Les cartes payées quittent le jeu.
tui-pay-help = Choisissez d’autres cartes : elles quittent le jeu.
tui-pay-missing = { $count ->
    [one] Il manque une carte.
   *[other] Il manque { $count } cartes.
}
tui-spells = Sorts
tui-spells-one = { $name }, { $cost } cartes : { $effect }.
tui-spells-pile = { $count ->
    [one] Il y a { $count } carte défaussée pour payer.
   *[other] Il y a { $count } cartes défaussées pour payer.
}
tui-spells-stop = S’arrêter avant chaque pioche de ce tour
tui-spells-no-stop = Piocher de nouveau sans arrêt
tui-swap-goals-first = Quels Objectifs échangent leur place ? Prenez le premier.
tui-swap-goals-second = Prenez maintenant celui qui prend sa place.

## Vraies cartes

tui-dealing = Distribuez vos propres cartes. Chaque carte est demandée, avec ce à quoi elle sert ; ce que vos mains en font est dit.
tui-chores = Ce que vos mains font maintenant, dans cet ordre
tui-chores-shown = À partir de la table montrée ici, vos mains font ceci
tui-lay-table = Disposez vos cartes comme elles sont montrées ici (i : les piles).
tui-slip-really = Qu’est-ce que c’était vraiment ?
tui-tell-help = Tapez ses lettres, ou choisissez-la.

## Indices

tui-hint = Indice { $step } sur 3
tui-hint-then = Ensuite : { $choices }.
tui-hint-order = Dans cet ordre de pioche : { $cards }.
tui-hint-tell = Indiquez d’abord quelle carte est sortie. Ensuite, vous pourrez avoir un indice.
tui-hint-title = Un indice ?
tui-hint-yes = Donnez-moi l’indice

## À deux au même clavier

tui-turn-over = Votre tour est fini.
    .text = Regardez encore vos cartes si vous voulez. Puis appuyez sur Entrée : elles seront cachées, et vous pourrez passer le clavier.
tui-curtain = { $name }, à vous de jouer.
    .text = Aucune carte n’est visible. Appuyez sur la barre d’espace quand vous êtes seul à voir l’écran.

## Questions du programme

tui-confirm-title = Attention !
tui-confirm-no = Non, choisir autre chose
tui-confirm-yes = Le faire quand même
tui-undo-title = Annuler ?
tui-undo-leave = Non, la laisser ainsi
tui-undo-no = Non, continuer
tui-undo-yes = Annuler quand même
tui-pause-title = Pause
tui-pause-resume = Continuer
tui-pause-rules = Consulter les règles
tui-pause-settings = Réglages
tui-pause-menu = Enregistrer et aller au menu
tui-pause-quit = Enregistrer et quitter
tui-pause-give-up = Abandonner cette partie
tui-end-look-back = Bilan : chance et erreurs
tui-end-review = Revoir cette partie pas à pas
tui-end-menu = Retour au menu
tui-end-another = Une autre configuration
tui-end-course = Portes en { $turns ->
    [one] un tour
   *[other] { $turns } tours
}, et les Cauchemars rencontrés
tui-end-key = une Clé
tui-end-door = une Porte
tui-end-deck = cinq cartes
tui-end-hand = la main
tui-end-spell = un sort
tui-share = c copie une ligne à montrer ; elle ne dit rien de la donne.
tui-shared = Copié : { $line }
tui-unsaved-title = Cette partie n’est pas enregistrée
tui-unsaved-stay = Rester ici
tui-unsaved-retry = Essayer encore d’enregistrer
tui-unsaved-leave = Partir, et la perdre
tui-tell-impossible = Cette carte n’a pas pu venir. Regardez encore ; c corrige ce qui a été dit.
tui-problem = Quelque chose n’a pas marché
tui-too-small = La table demande une fenêtre de { $width } sur { $height } caractères. Celle-ci en a { $now-width } sur { $now-height } : agrandissez-la, s’il vous plaît.

## Touches

tui-name-enter = Entrée
tui-name-escape = Échap
tui-name-pages = PgHaut/PgBas
tui-name-ends = Début/Fin
tui-name-space = Espace
tui-name-backspace = Retour
tui-name-arrows = Flèches
tui-name-sides = < >
tui-name-letters = Lettres
tui-name-up-down = Haut/Bas

tui-key-choose = choisir
tui-key-do = valider
tui-key-select = sélectionner
tui-key-move = prendre et déplacer
tui-key-discard = défausser
tui-key-raise = au sommet
tui-key-send = terminé
tui-key-tell = celle-ci
tui-key-ask-again = redemander la dernière
tui-key-correct = corriger une carte
tui-key-this-one = celle-ci était fausse
tui-key-undo = annuler
tui-key-redo = refaire
tui-key-spells = sorts
tui-key-more-less = plus, moins
tui-key-pay = payer
tui-key-pick = prendre
tui-key-scroll = défiler
tui-key-close = fermer
tui-key-hint = indice
tui-key-hint-move = le coup
tui-key-hint-figures = les chiffres
tui-key-help = touches
tui-key-log = journal
tui-key-piles = piles
tui-key-rules = règles
tui-key-menu = menu
tui-key-skip = passer
tui-key-pass = cacher mes cartes
tui-key-ready = montrer mes cartes
tui-key-quit = quitter
tui-key-back = retour
tui-key-change = changer
tui-key-open = ouvrir
tui-key-subject = sujet
tui-key-search = chercher
tui-key-read = lire
tui-key-all-subjects = tous les sujets
tui-key-setup = autres configurations
tui-key-step = pas à pas
tui-key-leap = par dix
tui-key-ends = début, fin
tui-key-look-back = bilan
tui-key-share = copier la ligne

## Le tableau des touches

tui-help-title = Touches
tui-help-digit = désigne cette place de votre main
tui-help-digit-shared = désigne cette place de votre main ; les cartes communes sont 4 et 5
tui-help-play = poser, ou défausser (jeter) la carte désignée
tui-help-build = bâtir cette Tour à gauche ou à droite
tui-help-yes-no = oui, non : prendre la Porte ou la laisser, regarder ou non
tui-help-nightmare = un Cauchemar : payer une Clé, révéler des cartes, toute la main
tui-help-dreams = un Songe Heureux : révéler, chercher, ôter une Prémonition
tui-help-swap = échanger la carte désignée contre une commune
tui-help-shift = Maj-lettre
tui-help-color = la Porte, Clé, Tour ou carte qui porte cette lettre de couleur
tui-help-spells = lancer ce sort
tui-help-enter = faire ce qui est marqué ; une lettre à plusieurs choix les parcourt
tui-help-card = désigne cette carte
tui-help-undo = reprendre son coup, le rejouer
tui-help-hint = un indice, de plus en plus précis
tui-help-look = le journal ; les piles
tui-help-stop = les sorts : effets et prix ; arrêt avant les pioches
tui-help-copy-mouse = copier le code de partage ; couper ou rendre la souris
tui-help-mouse = désactiver la souris, la réactiver
tui-help-list = choisir
tui-help-lessons = commencer cette leçon
tui-help-menu = ce que propose le menu
tui-help-continue = continuer la dernière partie
tui-help-change = changer
tui-help-deal = valider ; sur la dernière ligne, distribuer
tui-help-ask-again = redemander la dernière carte
tui-help-correct = corriger une carte mal indiquée, même il y a longtemps
tui-help-tell = nommer la carte sortie, par les lettres à côté
tui-help-escape = fermer, revenir ; à la table, le menu
tui-help-suspend = au shell pour un moment (fg reprend) ; enregistrer et quitter

## Parties enregistrées

tui-records-empty = Aucune partie n’est encore enregistrée.
tui-records-none = Aucune partie enregistrée ne correspond.
tui-record-damaged = abîmée
tui-delete = Supprimer cette partie ?
    .text = Entrée la supprime pour de bon. Toute autre touche la garde.
tui-played-on = Une nouvelle partie depuis cette étape : assistée, elle ne compte pas. L’ancienne est gardée.
tui-key-filter = filtrer
tui-key-delete = supprimer
tui-key-play-on = rejouer, assistée
tui-help-filter = seulement les parties qui correspondent : gagnée, perdue, en cours, une configuration, un jour
tui-help-play-on = jouer depuis cette étape une nouvelle partie, assistée, qui ne compte pas
tui-record-goes-on = en cours
tui-record-won = gagnée
tui-record-lost = perdue
tui-record-given-up = abandon
tui-record-doors = { $count ->
    [one] { $count } Porte
   *[other] { $count } Portes
}
tui-review = Étape { $step } sur { $steps }

## Statistiques

tui-statistics-percent = { $share } %
tui-statistics-last = { $count ->
    [one] La dernière partie, haute de ses Portes ({ $won } gagnée, { $lost } perdue)
   *[other] Les { $count } dernières parties, hautes de leurs Portes ({ $won } gagnée, { $lost } perdue)
}
tui-statistics-page = { $page } / { $pages }

## Les règles

tui-rules-search = Chercher :
tui-rules-found = { $count ->
    [0] aucun sujet n’en parle
    [one] 1 sujet en parle
   *[other] { $count } sujets en parlent
}

## Réglages

tui-setting-color = Couleurs
tui-setting-charset = Caractères
tui-setting-motion = Animations
tui-setting-mouse = Souris
tui-setting-spell-stop = Sorts avant la pioche
tui-spell-stop-asked = arrêt quand on appuie sur s
tui-spell-stop-always = arrêt dès qu’un sort est possible
tui-paint-suitable = celles qui conviennent au terminal
tui-paint-dark = sombres
tui-paint-light = claires
tui-paint-high-contrast = contraste élevé
tui-paint-sixteen = les seize du terminal
tui-paint-plain = aucune
tui-charset-unicode = Symboles et cadres
tui-charset-ascii = Simples lettres
tui-on = oui
tui-off = non
tui-back = Retour
