# Les configurations.

setup-title = { $count ->
    [0] { $players }, le jeu de base
   *[other] { $players }, avec { $expansions }
}
setup-one = En solitaire
setup-two-open = À deux, cartes visibles
setup-two-talk = À deux, cartes cachées, parole libre
setup-two-silent = À deux, cartes cachées, en silence

setup-with-open = { $who }, cartes visibles
setup-with-talk = { $who }, cartes cachées, parole libre
setup-with-silent = { $who }, cartes cachées, en silence
setup-who-fast = Avec le programme rapide
setup-who-strong = Avec le programme fort
setup-who-program = Avec un programme
setup-who-watched = Deux programmes

setup-book-found = le Grimoire des Pas Perdus
setup-book-lost = le Grimoire des Pas Perdus (Perdus !)
setup-towers-rampart = les Tours
setup-towers-scattered-ruins = les Tours (ruines dispersées)
setup-premonitions-four = les Songes Heureux et Funestes Prémonitions
setup-premonitions-five = les Songes Heureux et Funestes Prémonitions (cinq visibles)
setup-premonitions-six = les Songes Heureux et Funestes Prémonitions (six visibles)

## Le choisir

setup-ask-players = Qui joue ?
setup-ask-communication = Que vous dites-vous pendant la partie ?
setup-ask-book = Jouer avec le Grimoire des Pas Perdus ?
setup-ask-towers = Jouer avec les Tours ?
setup-ask-premonitions = Jouer avec les Songes Heureux et les Funestes Prémonitions ?
setup-choose-one = Une seule personne
setup-choose-two = Deux joueurs
setup-choose-open = Tout est visible, la parole est libre
setup-choose-talk = Parole libre : chaque main reste cachée
setup-choose-silent = Silence : mains cachées, personne ne parle
setup-choose-without = Sans
setup-choose-book-found = Avec : Portes dans l’ordre des Objectifs, sorts à 5, 7 et 10 cartes
setup-choose-book-lost = Perdus ! (plus difficile) : les sorts coûtent 6, 9 et 12 cartes
setup-choose-towers-rampart = Avec : il faut un Rempart, et il protège les Tours
setup-choose-towers-scattered-ruins = Ruines dispersées (plus difficile) : le Rempart ne protège rien
setup-choose-premonitions-four = Avec quatre Prémonitions visibles
setup-choose-premonitions-five = Avec cinq visibles (plus difficile)
setup-choose-premonitions-six = Avec six visibles (très difficile)
