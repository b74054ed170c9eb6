# Set-ups.

setup-title = { $count ->
    [0] { $players }, the base game
   *[other] { $players }, with { $expansions }
}
setup-one = Alone
setup-two-open = Two players, cards open
setup-two-talk = Two players, cards hidden, talk free
setup-two-silent = Two players, cards hidden, in silence

setup-with-open = { $who }, cards open
setup-with-talk = { $who }, cards hidden, talk free
setup-with-silent = { $who }, cards hidden, in silence
setup-who-fast = With the quick program
setup-who-strong = With the strong program
setup-who-program = With a program
setup-who-watched = Two programs

setup-book-found = the Book of Steps Lost and Found
setup-book-lost = the Book of Steps Lost and Found (Lost!)
setup-towers-rampart = the Towers
setup-towers-scattered-ruins = the Towers (Scattered Ruins)
setup-premonitions-four = Happy Dreams and Dark Premonitions
setup-premonitions-five = Happy Dreams and Dark Premonitions (five face up)
setup-premonitions-six = Happy Dreams and Dark Premonitions (six face up)

## Choosing it

setup-ask-players = Who plays?
setup-ask-communication = How much do you tell each other?
setup-ask-book = Play with the Book of Steps Lost and Found?
setup-ask-towers = Play with the Towers?
setup-ask-premonitions = Play with Happy Dreams and Dark Premonitions?
setup-choose-one = One player
setup-choose-two = Two players
setup-choose-open = Open: you see all cards and talk freely
setup-choose-talk = Talk: your cards stay hidden, talk is free
setup-choose-silent = Silent: your cards stay hidden, no talking
setup-choose-without = Without
setup-choose-book-found = With it: Doors in the order of the Goals, spells for 5, 7 and 10 cards
setup-choose-book-lost = Lost! (harder): spells cost 6, 9 and 12 cards
setup-choose-towers-rampart = With them: a Rampart is needed, and it protects the Towers
setup-choose-towers-scattered-ruins = Scattered Ruins (harder): a Rampart protects nothing
setup-choose-premonitions-four = With four Premonitions face up
setup-choose-premonitions-five = With five face up (harder)
setup-choose-premonitions-six = With six face up (hardest)
