# Le jeu sur tout le terminal : libellés, touches, pages.

## Noms sur les cartes, six lettres au plus

tui-card-door = Porte
tui-card-nightmare = Cauch.
tui-card-happy-dream = Songe
tui-card-tower = Tour

## La table

tui-piles-premonition = { $name }. { $rule }.
tui-piles-premonition-now = ! { $name }. { $rule }.
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
tui-drawn = piochée
tui-setup = { $players } : { $expansions }
tui-setup-two = À deux
tui-setup-book = Grimoire

tui-mouse-on = Le jeu utilise la souris.
tui-mouse-off = Le terminal utilise la souris : on peut sélectionner du texte.

## Ce qu’on peut faire d’une carte, neuf signes au plus avec la touche

tui-deed-play = jouer
tui-deed-discard = défaus.
tui-deed-pick = prendre
tui-deed-swap = échange

## Ranger des cartes

tui-arrange-help = La première à gauche est piochée d’abord. Espace prend une carte, les flèches la déplacent.

## Sorts

tui-pay-ready = Entrée paie avec celles-ci. Ces cartes quittent le jeu.
tui-pay-help = Choisissez d’autres cartes : elles quittent le jeu.

## Vraies cartes

tui-tell-help = Tapez ses lettres, ou choisissez-la.
tui-tell-typed = { $typed }… et la lettre suivante

## Dialogues

tui-share = c copie votre résultat à partager ; il ne révèle rien de la donne.
tui-too-small = La table demande une fenêtre de { $width } sur { $height } caractères. Celle-ci en a { $now-width } sur { $now-height } : agrandissez-la, s’il vous plaît.

## Touches

tui-name-arrows = Flèches

tui-key-choose = choisir
tui-key-do = valider
tui-key-tell = celle-ci
tui-key-this-one = celle-ci était fausse
tui-key-spells = sorts
tui-key-help = touches
tui-key-piles = piles
tui-key-rules = règles
tui-key-quit = quitter
tui-key-change = changer
tui-key-read = lire
tui-key-all-subjects = tous les sujets

## Le tableau des touches

tui-help-copy = copier le code de partage
tui-help-mouse = désactiver la souris, la réactiver
tui-help-suspend = retour au shell (fg reprend) ; enregistrer et quitter

## Réglages

tui-setting-color = Couleurs
tui-setting-charset = Caractères
tui-setting-mouse = Souris
tui-paint-suitable = adaptées au terminal
tui-paint-dark = sombres
tui-paint-light = claires
tui-paint-high-contrast = contraste élevé
tui-paint-sixteen = les seize du terminal
tui-paint-plain = aucune
tui-charset-unicode = Symboles et cadres
tui-charset-ascii = Lettres simples
