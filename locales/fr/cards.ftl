# Les noms de ce qui se trouve sur la table.
#
# Une carte a un nom nu et une forme avec chaque article. Une phrase qui reçoit la carte `card` peut employer
# `$card`, `$a-card` et `$the-card` ; plusieurs cartes égales prennent la forme `.some`. Celle qui reçoit la couleur `color` peut employer `$color` et `$color-feminine`.

## Couleurs

color-red = rouge
    .feminine = rouge
    .place = observatoire
    .letter = R
color-blue = bleu
    .feminine = bleue
    .place = aquarium
    .letter = B
color-green = vert
    .feminine = verte
    .place = jardin
    .letter = V
color-brown = brun
    .feminine = brune
    .place = bibliothèque
    .letter = M

## Symboles

symbol-sun = Soleil
    .a = un Soleil
    .the = le Soleil
symbol-moon = Lune
    .a = une Lune
    .the = la Lune
symbol-key = Clé
    .a = une Clé
    .the = la Clé

## Soleils

card-sun-red = Soleil rouge
    .a = un Soleil rouge
    .the = le Soleil rouge
    .some = { $count } Soleils rouges
card-sun-blue = Soleil bleu
    .a = un Soleil bleu
    .the = le Soleil bleu
    .some = { $count } Soleils bleus
card-sun-green = Soleil vert
    .a = un Soleil vert
    .the = le Soleil vert
    .some = { $count } Soleils verts
card-sun-brown = Soleil brun
    .a = un Soleil brun
    .the = le Soleil brun
    .some = { $count } Soleils bruns

## Lunes

card-moon-red = Lune rouge
    .a = une Lune rouge
    .the = la Lune rouge
    .some = { $count } Lunes rouges
card-moon-blue = Lune bleue
    .a = une Lune bleue
    .the = la Lune bleue
    .some = { $count } Lunes bleues
card-moon-green = Lune verte
    .a = une Lune verte
    .the = la Lune verte
    .some = { $count } Lunes vertes
card-moon-brown = Lune brune
    .a = une Lune brune
    .the = la Lune brune
    .some = { $count } Lunes brunes

## Clés

card-key-red = Clé rouge
    .a = une Clé rouge
    .the = la Clé rouge
    .some = { $count } Clés rouges
card-key-blue = Clé bleue
    .a = une Clé bleue
    .the = la Clé bleue
    .some = { $count } Clés bleues
card-key-green = Clé verte
    .a = une Clé verte
    .the = la Clé verte
    .some = { $count } Clés vertes
card-key-brown = Clé brune
    .a = une Clé brune
    .the = la Clé brune
    .some = { $count } Clés brunes

## Portes

card-door-red = Porte rouge
    .a = une Porte rouge
    .the = la Porte rouge
    .some = { $count } Portes rouges
card-door-blue = Porte bleue
    .a = une Porte bleue
    .the = la Porte bleue
    .some = { $count } Portes bleues
card-door-green = Porte verte
    .a = une Porte verte
    .the = la Porte verte
    .some = { $count } Portes vertes
card-door-brown = Porte brune
    .a = une Porte brune
    .the = la Porte brune
    .some = { $count } Portes brunes
card-door-any = Porte
    .a = une Porte
    .the = la Porte
    .some = { $count } Portes

## Songes

card-nightmare = Cauchemar
    .a = un Cauchemar
    .the = le Cauchemar
    .some = { $count } Cauchemars
card-happy-dream = Songe Heureux
    .a = un Songe Heureux
    .the = le Songe Heureux
    .some = { $count } Songes Heureux

## Une carte que le lecteur n’a pas à voir

card-hidden = carte cachée
    .a = une carte
    .the = la carte
    .some = { $count } cartes

## Tours : couleur et nombre. Chacune est unique et n’a donc pas d’autre article.

card-tower-red-3 = Tour rouge 3
    .a = la Tour rouge 3
    .the = la Tour rouge 3
    .some = { $count } × Tour rouge 3
card-tower-blue-3 = Tour bleue 3
    .a = la Tour bleue 3
    .the = la Tour bleue 3
    .some = { $count } × Tour bleue 3
card-tower-green-3 = Tour verte 3
    .a = la Tour verte 3
    .the = la Tour verte 3
    .some = { $count } × Tour verte 3
card-tower-brown-3 = Tour brune 3
    .a = la Tour brune 3
    .the = la Tour brune 3
    .some = { $count } × Tour brune 3
card-tower-red-4 = Tour rouge 4
    .a = la Tour rouge 4
    .the = la Tour rouge 4
    .some = { $count } × Tour rouge 4
card-tower-blue-4 = Tour bleue 4
    .a = la Tour bleue 4
    .the = la Tour bleue 4
    .some = { $count } × Tour bleue 4
card-tower-green-4 = Tour verte 4
    .a = la Tour verte 4
    .the = la Tour verte 4
    .some = { $count } × Tour verte 4
card-tower-brown-4 = Tour brune 4
    .a = la Tour brune 4
    .the = la Tour brune 4
    .some = { $count } × Tour brune 4
card-tower-red-5 = Tour rouge 5
    .a = la Tour rouge 5
    .the = la Tour rouge 5
    .some = { $count } × Tour rouge 5
card-tower-blue-5 = Tour bleue 5
    .a = la Tour bleue 5
    .the = la Tour bleue 5
    .some = { $count } × Tour bleue 5
card-tower-green-5 = Tour verte 5
    .a = la Tour verte 5
    .the = la Tour verte 5
    .some = { $count } × Tour verte 5
card-tower-brown-5 = Tour brune 5
    .a = la Tour brune 5
    .the = la Tour brune 5
    .some = { $count } × Tour brune 5

tower-edges = { $left } | { $right }
edge-bare = –
edge-sun = Soleil
edge-moon = Lune
edge-both = Soleil+Lune

## Listes

list-pair = { $first } et { $last }
list-comma = { $first }, { $last }
list-nothing = rien

## Ce qu’on tape pour une carte : la lettre de sa couleur, puis ceci

code-sun = s
code-moon = l
code-key = c
code-door = p
code-nightmare = x
code-happy-dream = h
