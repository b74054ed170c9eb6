# Ce que dit toute interface qui dessine le jeu entier : menus, formulaires, questions du programme, ce qui est annoncé à table.

## Menu

app-menu-continue = Reprendre : { $setup }, { $doors ->
    [0] pas encore de Porte
    [one] 1 Porte
   *[other] { $doors } Portes
}
app-menu-play = Jouer : le jeu de base, en solitaire
app-menu-again = Rejouer : { $setup }
app-menu-new = Nouvelle partie
app-menu-daily = La donne du jour
app-menu-daily-today = { $daily } (aujourd’hui : { $result }, { $doors })
app-menu-lesson = Apprendre en jouant
app-menu-real-cards = Jouer avec de vraies cartes
app-menu-records = Parties enregistrées
app-menu-statistics = Statistiques
app-menu-rules = Comment jouer
app-menu-settings = Réglages
app-menu-quit = Quitter

## Une nouvelle partie

app-new-text = Choisissez votre partie. Entrée sur la dernière ligne pour distribuer.
app-new-daily = La donne du { $day } est la même pour tout le monde. Elle ne compte qu’une fois, et rien ne peut être annulé.
app-daily-played = Votre essai d’aujourd’hui : { $facts }.
app-daily-again = Vous pouvez la rejouer, mais elle ne comptera pas.
app-daily-goes-on = Elle reprend là où vous l’avez laissée.
app-new-real-cards = Mélangez et distribuez vos propres cartes. Le programme arbitre : il demande quelles cartes sortent et applique les règles.
app-field-players = Joueurs
app-field-communication = Communication
app-field-name = Nom du joueur { $number }
app-field-name-empty = { $name } (tapez un nom)
app-field-book = Le Grimoire
app-field-towers = Les Tours
app-field-premonitions = Funestes Prémonitions
app-field-code = Graine, code de partage
app-field-start = Distribuer les cartes
app-book-found = Avec : Objectifs ordonnés, sorts à 5, 7, 10
app-book-lost = Perdus ! (plus dur) : sorts à 6, 9, 12
app-towers-rampart = Avec : un Rempart les protège
app-towers-ruins = Ruines dispersées (dur) : sans protection
app-code-empty = donne au hasard
app-code-wrong = Ce n’est ni un nombre ni un code de partage complet.

## Ce qu’ajoutent les extensions

app-adds-players = En solitaire, vous cherchez huit Portes. À deux, on partage la pioche et deux cartes ; chacun a sa rangée et doit obtenir une Porte de chaque couleur.
app-adds-book = Les Portes ne comptent que dans l’ordre de huit Objectifs. En échange, la défausse paie trois sorts : regarder le bas de la pioche, échanger deux Objectifs, chasser un Cauchemar.
app-adds-towers = Douze Tours rejoignent la pioche. Il faut aussi un Rempart : quatre Tours de quatre couleurs côte à côte. Les Cauchemars abattent des Tours ; une Tour défaussée montre les cartes à venir.
app-adds-premonitions = Quatre Prémonitions sont visibles ; chacune frappe quand vos Portes remplissent sa condition. Quatre Songes Heureux aident : en bannir une, trier, chercher une carte.

## La table

app-header-assisted = assistée
app-stop-on = Pause avant chaque pioche de ce tour où vous pouvez lancer un sort.
app-stop-off = Les cartes sont piochées sans pause.
app-key-idle = { $key } ne fait rien ici. Appuyez sur ? pour voir les touches utiles.
app-no-spells = Cette partie n’a pas de sorts : ils viennent avec le Grimoire.
app-not-with-this-card = Impossible avec cette carte.
app-copied = Code de partage copié : { $code }
app-copied-link = Lien vers cette donne copié.
app-no-code = Cette partie n’a pas de code de partage.

## Ranger des cartes

app-arrange-unmarked = Marquez d’abord une carte : touche d.
    .touch = Marquez d’abord une carte : touchez-la, puis touchez « défausser ».
app-arrange-unraised = Marquez d’abord une carte : touche t.
    .touch = Marquez d’abord une carte : touchez-la, puis touchez « au sommet ».

## Sorts

app-pay-missing = { $count ->
    [one] Il manque une carte.
   *[other] Il manque { $count } cartes.
}
app-spells = Sorts
app-spells-one = { $name }, { $cost } cartes : { $effect }.
app-spells-pile = { $count ->
    [one] Il y a { $count } carte défaussée pour payer.
   *[other] Il y a { $count } cartes défaussées pour payer.
}
app-spells-stop = Faire une pause avant chaque pioche de ce tour
app-spells-no-stop = Piocher de nouveau sans pause

## Vraies cartes

app-lay-table = Disposez vos cartes comme ici (i : les piles).
    .touch = Disposez vos cartes comme ici. Touchez la pioche pour voir les piles.

## Indices

app-hint-then = Ensuite : { $choices }.
app-hint-order = À piocher dans cet ordre : { $cards }.
app-hint-tell = Dites d’abord quelle carte est sortie. Ensuite, vous pourrez avoir un indice.
app-hint-thinking = Le coach réfléchit. Vous pouvez continuer à jouer.
app-hint-title = Un indice ?
app-hint-yes = Donnez-moi l’indice

## Dialogues

app-confirm-title = Attention !
app-confirm-no = Non, choisir autre chose
app-confirm-yes = Le faire quand même
app-confirm-hand = { $count ->
    [one] Votre dernière carte est défaussée, et vous piochez une nouvelle main.
   *[other] Les { $count } cartes de votre main sont défaussées, et vous piochez une nouvelle main.
}
    .shared = { $count ->
        [one] La dernière carte est défaussée, et vous en piochez de nouvelles.
       *[other] Les { $count } cartes sont défaussées, les vôtres et les cartes communes, et vous en piochez de nouvelles.
    }
app-undo-title = Annuler ?
app-undo-leave = Non, laisser tel quel
app-undo-no = Non, continuer
app-undo-yes = Annuler quand même
app-pause-title = Pause
app-pause-resume = Continuer
app-pause-rules = Consulter les règles
app-pause-settings = Réglages
app-pause-menu = Enregistrer et aller au menu
app-pause-quit = Enregistrer et quitter
app-pause-give-up = Abandonner cette partie
app-end-look-back = Bilan : hasard et erreurs
app-end-review = Revoir cette partie pas à pas
app-end-menu = Retour au menu
app-end-another = Une autre configuration
app-shared = Copié : { $line }
app-unsaved-title = Cette partie n’est pas enregistrée
app-unsaved-stay = Rester ici
app-unsaved-retry = Réessayer d’enregistrer
app-unsaved-leave = Quitter et la perdre
app-tell-impossible = Cette carte n’a pas pu sortir. Vérifiez ; c corrige une carte précédente.
    .touch = Cette carte n’a pas pu sortir. Vérifiez, ou corrigez une carte précédente.
app-tell-no-card = Aucune carte ne s’appelle « { $typed } ». Tapez les lettres à côté de son nom.
app-tell-unfinished = « { $typed } » peut désigner plusieurs cartes. Tapez la lettre suivante.
app-tell-nothing = Tapez les lettres de la carte, ou choisissez-la avec les flèches.
app-asked-again = La dernière carte est redemandée. Disposez vos cartes comme ici.

## Parties enregistrées

app-record-damaged = endommagée
app-played-on = Une nouvelle partie commence à cette étape. Elle est assistée et ne compte pas ; l’ancienne est gardée.
app-record-goes-on = en cours
app-record-won = gagnée
app-record-lost = perdue
app-record-given-up = abandonnée

## Réglages

app-setting-motion = Animations
app-setting-hand = Cartes en main
app-hand-as-drawn = gardent leur place
app-hand-sorted = triées par couleur
app-setting-spell-stop = Sorts avant la pioche
app-spell-stop-asked = pause quand on appuie sur s
    .touch = arrêt à la demande
app-spell-stop-always = pause dès qu’un sort est possible
app-setting-guidance = Guide, vraies cartes
app-guidance-steps = pas à pas
app-guidance-brief = bref
app-on = oui
app-off = non
app-back = Retour

## Libellés des interfaces qui dessinent tout le jeu

app-log = Ce qui s’est passé
app-piles = Piles
app-top = Sommet
app-bottom = Bas
app-deck-partner = { $count ->
    [one] dont 1 chez le partenaire
   *[other] dont { $count } chez le partenaire
}
app-row-empty = Rien n’est encore joué.
app-run-complete = série { $color-feminine } complète
app-header-unsaved = non enregistrée
app-header-daily = donne du { $day }
app-header-real-cards = Vraies cartes
app-header-stop = pause avant de piocher
app-deed-build-left = < bâtir
app-deed-build-right = bâtir >
app-arrange-prophecy = Prophétie : marquez une carte à défausser et rangez les autres dans l’ordre où vous voulez les piocher.
app-arrange-sift = Marquez les cartes à défausser, autant que vous voulez, et rangez les autres dans l’ordre où vous voulez les piocher.
app-arrange-raise = Marquez la carte qui va au sommet de la pioche. Les autres retournent en bas et seront piochées dans cet ordre.
app-arrange-top = Rangez les cartes dans l’ordre où vous voulez les piocher : la première d’abord.
app-arrange-bottom = Elles retournent au bas de la pioche et seront piochées dans cet ordre.
app-arrange-discarded = défausse
app-arrange-raised = sommet
app-pay = { $spell } : payez avec { $owed } cartes défaussées.
app-pay-sum = { $paid } sur { $owed }
app-swap-goals-first = Quels Objectifs échangez-vous ? Choisissez le premier.
app-swap-goals-second = Choisissez maintenant celui avec lequel l’échanger.
app-dealing = Distribuez vos propres cartes. Le programme demande chaque carte qui sort et vous dit quoi en faire.
app-chores = À faire maintenant, dans cet ordre
app-slip-really = Quelle carte était-ce vraiment ?
app-slip-which = Quelle carte a été mal saisie ?
app-hint = Indice { $step } sur 3
app-turn-over = Votre tour est fini.
    .text = Regardez encore vos cartes si vous voulez. Puis appuyez sur Entrée pour les cacher et passez le clavier.
app-curtain = { $name }, à vous de jouer.
    .text = Aucune carte n’est visible. Appuyez sur la barre d’espace quand personne d’autre ne voit l’écran.
app-end-course = Portes trouvées en { $turns ->
    [one] un tour
   *[other] { $turns } tours
}, et Cauchemars rencontrés
app-end-key = une Clé
app-end-door = une Porte
app-end-deck = cinq cartes
app-end-hand = la main
app-end-spell = un sort
app-problem = Un problème est survenu
app-notice = À noter
app-link-title = Une donne reçue par un lien
app-link-text = Ce lien est une donne d’Onirim : { $setup }. Code de partage : { $code }.
app-link-keeps = La partie en cours reste parmi vos parties enregistrées.
app-link-play = Jouer cette donne
app-link-not-now = Pas maintenant
app-name-enter = Entrée
app-name-escape = Échap
app-name-pages = PgHaut/PgBas
app-name-ends = Début/Fin
app-name-space = Espace
app-name-backspace = Retour
app-name-sides = < >
app-name-letters = Lettres
app-name-up-down = Haut/Bas
app-key-select = sélectionner
app-key-move = prendre et déplacer
app-key-discard = défausser
app-key-raise = au sommet
app-key-send = terminé
app-key-ask-again = redemander la dernière
app-key-correct = corriger une carte
app-key-brief = ne plus attendre
app-key-undo = annuler
app-key-redo = refaire
app-key-more-less = plus, moins
app-key-pay = payer
app-key-pick = prendre
app-key-scroll = défiler
app-key-close = fermer
app-key-hint = indice
app-key-hint-move = le choix
app-key-hint-figures = les chiffres
app-key-log = journal
app-key-menu = menu
app-key-skip = passer
app-key-pass = cacher mes cartes
app-key-ready = montrer mes cartes
app-key-back = retour
app-key-open = ouvrir
app-key-subject = sujet
app-key-search = chercher
app-key-setup = autres configurations
app-key-step = pas à pas
app-key-leap = par dix
app-key-ends = début, fin
app-key-look-back = bilan
app-key-share = copier le résultat
app-help-title = Touches
app-help-digit = sélectionner cette carte de votre main
app-help-digit-shared = sélectionner cette carte de votre main ; les cartes communes sont 4 et 5
app-help-play = jouer ou défausser la carte sélectionnée
app-help-build = bâtir la Tour sélectionnée à gauche ou à droite
app-help-yes-no = oui, non : prendre la Porte ou la laisser, regarder ou non
app-help-pay-key = payer la Porte avec une Clé
app-help-nightmare = un Cauchemar : défausser une Clé, révéler des cartes, toute la main
app-help-dreams = un Songe Heureux : révéler, chercher, bannir une Prémonition
app-help-swap = échanger la carte sélectionnée contre une commune
app-help-shift = Maj-lettre
app-help-color = la Porte, Clé, Tour ou carte de la couleur qui a cette lettre
app-help-spells = lancer ce sort
app-help-enter = faire ce qui est marqué ; une lettre à plusieurs choix les marque tour à tour
app-help-card = sélectionner cette carte
app-help-undo = annuler, refaire
app-help-hint = un indice, de plus en plus précis
app-help-look = le journal ; les piles
app-help-stop = les sorts : effets et prix ; pause avant les pioches
app-help-list = choisir
app-help-lessons = commencer cette leçon
app-help-menu = ce que propose le menu
app-help-continue = reprendre la dernière partie
app-help-quick = jouer tout de suite le jeu de base, en solitaire
app-help-again = rejouer tout de suite avec la dernière configuration
app-help-change = changer
app-help-deal = valider ; sur la dernière ligne, distribuer
app-help-ask-again = redemander la dernière carte
app-help-correct = corriger une carte mal saisie, même il y a longtemps
app-help-brief = ne plus attendre : la carte suivante confirme
app-help-tell = nommer la carte sortie, par les lettres à côté
app-help-escape = fermer, revenir ; à la table, le menu
app-records-empty = Aucune partie n’est encore enregistrée.
app-records-none = Aucune partie enregistrée ne correspond.
app-delete = Supprimer cette partie ?
    .text = Entrée la supprime pour de bon. Toute autre touche la garde.
app-delete-which = { $setup }, { $day }, { $result }.
app-key-filter = filtrer
app-key-delete = supprimer
app-key-play-on = reprendre, assistée
app-help-filter = seulement les parties qui correspondent : gagnée, perdue, en cours, une configuration, un jour
app-help-play-on = reprendre ici, dans une nouvelle partie assistée qui ne compte pas
app-record-doors = { $count ->
    [one] { $count } Porte
   *[other] { $count } Portes
}
app-review = Étape { $step } sur { $steps }
app-statistics-last = { $count ->
    [one] La dernière partie ; barre : Portes trouvées ({ $won } gagnée, { $lost } perdue)
   *[other] Les { $count } dernières parties ; barres : Portes trouvées ({ $won } gagnée, { $lost } perdue)
}
app-statistics-page = { $page } / { $pages }
app-rules-search = Chercher :
app-rules-found = { $count ->
    [0] aucun sujet trouvé
    [one] 1 sujet trouvé
   *[other] { $count } sujets trouvés
}

## Une place sur un autre appareil, et des programmes à table

app-field-sitter = Le joueur { $number } est
app-sitter-person = une personne devant cet écran
app-sitter-fast = le programme, rapide
app-sitter-strong = le programme, fort
app-with-fast = avec le programme, rapide
app-with-strong = avec le programme, fort
app-watching = vous regardez
app-adds-program = Un programme voit ses propres cartes et ce que tout le monde voit, comme une personne. Les parties avec un programme sont comptées à part.
app-partner-asked = C’est à un autre joueur de répondre.
app-partner-stale = La partie a continué entre-temps.
app-partner-stuck = Le programme ne peut pas jouer : { $why } Il réessaie dans un instant.
app-partner-not-here = C’est impossible dans cette partie.
app-partner-thinks = { $who ->
    [partner] Votre partenaire réfléchit…
   *[other] { $name } réfléchit…
}
app-partner-away = { $who ->
    [partner] Pas de connexion avec votre partenaire pour le moment.
   *[other] Pas de connexion avec { $name } pour le moment.
}
app-partner-under-way = Votre choix est en cours d’envoi.
app-partner-gave-up = Votre partenaire a abandonné cette partie.
app-talk = { $who ->
    [partner] Votre partenaire : « { $words } »
   *[other] { $name } : « { $words } »
}
