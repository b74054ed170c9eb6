# La page dans un navigateur : les textes propres à cette interface.

## La table

web-dock = Votre main et la question posée
web-choices = Ce que vous pouvez faire
web-door = Porte
web-door-wanted = emplacement : { $door }
web-tower-of = Tour à { $storeys } étages
web-goal = Objectif { $color }
web-goal-found = Objectif { $color }, atteint
web-hand-card = { $card }, place { $place }
web-stake = { $card } : { $paid } sur { $there } pour payer
web-tell = { $count ->
    [0] { $card }, il n’en reste pas
    [one] { $card }, il en reste 1
   *[other] { $card }, il en reste { $count }
}
web-copy-code = copier un lien vers cette donne
web-not-copied = Le navigateur n’autorise pas cette page à copier. Copiez ce texte à la main : { $words }
web-thinking = Réflexion en cours…
web-what-next = Et maintenant
web-turn-over = Regardez encore vos cartes si vous voulez. Puis cachez-les et passez l’écran.
web-curtain = Aucune carte n’est visible. Continuez quand personne d’autre ne voit l’écran.
web-arrange-help = La carte de gauche est piochée en premier. Glissez une carte, ou touchez-la puis touchez sa place.
web-arrange-earlier = Plus tôt
web-arrange-later = Plus tard
web-pay-help = Touchez une carte pour payer avec une de plus. Les cartes données en paiement quittent le jeu.
web-pay-less = Une de moins
web-deal-laid = Déjà distribué

## Le titre de la page

web-title = { $what } – Onirim
web-title-turn = { $who ->
    [you] À vous de jouer
    [partner] À votre partenaire de jouer
   *[other] À { $name } de jouer
}
web-title-over = Tour terminé
web-title-nightmare = Cauchemar

## Les pages

web-new-text = Choisissez votre partie. Chaque extension dit ce qu’elle ajoute. Dans une partie à deux, le programme peut être votre partenaire.
web-learned = Faite.
web-delete = La suppression est définitive.
web-delete-no = La garder
web-step-first = au début
web-step-back = un pas en arrière
web-step-on = un pas en avant
web-step-last = à la fin
web-link-wrong = Ce lien ne désigne aucune donne d’Onirim. Rien n’a été changé.

## Réglages

web-setting-pace = Rythme
web-pace-usual = normal
web-pace-slow = lent
web-pace-fast = rapide
web-setting-sound = Son et vibration
web-sound-off = non, sauf si vous les choisissez
web-sound-alone = son
web-sound-vibration = vibration
web-sound-both = son et vibration
web-setting-theme = Couleurs
web-theme-system = celles du système
web-theme-light = claires
web-theme-dark = sombres
web-theme-contrast = contraste élevé

## Fichiers

web-export = Tout enregistrer dans un fichier
web-import = Ouvrir un fichier
web-save-record = enregistrer cette partie dans un fichier
web-record-secret = Cette partie n’est pas finie, et son compte rendu révélerait les cartes que ses joueurs se cachent : jouez-la jusqu’au bout ou abandonnez-la d’abord.
web-imported = { $added ->
    [0] Aucune nouvelle partie
    [one] 1 nouvelle partie
   *[other] { $added } nouvelles parties
}, { $continued ->
    [one] { $continued } mise à jour
   *[other] { $continued } mises à jour
}, { $known } déjà là ; { $settings ->
    [0] aucun nouveau réglage
    [one] 1 nouveau réglage
   *[other] { $settings } nouveaux réglages
}.
web-file-too-large = Ce fichier est plus grand que n’importe quel export d’Onirim. Il n’a pas été lu.
web-file-not-read = Ce fichier n’a pas pu être lu.
web-file-not-saved = Le navigateur n’a pas enregistré le fichier.

## Conseils et nouvelles versions

web-no-thinking = Le coach n’est pas encore chargé : il se charge à la première demande, et il faut pour cela une connexion.
web-no-texts = { $language } : cette langue n’est pas encore chargée. Elle se charge à la première demande, et il faut pour cela une connexion.
web-update = Une nouvelle version du jeu est prête.
web-update-now = La charger
web-update-later = Plus tard
