# The rules, by subject, to look up in the game.

rules-title = The rules
rules-example = Example: { $example }

rules-goal = The goal
    .text = You wander through a labyrinth of dreams and look for its eight Doors, two of each colour: red (Observatory), blue (Aquarium), green (Garden) and brown (Library). You win the moment you have them all. You lose when you must draw a card to fill your hand and the deck is empty.
    .example = You hold seven Doors and your third blue card in a row brings the eighth: you have won, even if the deck is down to its last card.
rules-turn = A turn
    .text = First, play a card into your row or discard one. Then draw, one card at a time, until you hold five again; each Door, Nightmare or Happy Dream that turns up is settled before the next card. Last, if anything lies in Limbo, shuffle it back into the deck.
    .example = You discard a brown Sun, draw a Nightmare and settle it, then draw a red Moon. Your hand is full, so the turn ends.
rules-golden-rule = The golden rule
    .text = A card that you play must show a different symbol from the last card of your row: no Sun after a Sun, no Moon after a Moon, no Key after a Key. Colours may follow each other freely. Discarding is always allowed.
    .example = Your row ends with a green Moon. Any Sun or Key may follow; a red Moon may not.
rules-doors = Winning Doors
    .text = There are two ways. Play three cards of one colour in a row: you may then take a Door of that colour from the deck, which is shuffled. Or draw a Door while you hold a Key of its colour: discard the Key, and the Door is yours. A fourth card of the colour begins a new run. Discarding does not break a run.
    .example = Red Sun, red Moon, red Sun: a red Door. Three more red cards earn the second one.
rules-keys = Keys and Prophecies
    .text = Keys are rare and strong. In your row they count like any card. Held back, a Key opens a drawn Door of its colour or stops a Nightmare. Discarded as your turn’s card, it grants a Prophecy: look at the top five cards of the deck, discard one of them and put the others back in the order you like. A Door discarded that way is lost for good.
    .example = You discard a blue Key and see a Nightmare among the five. You discard it, and set up the other four so that a Door comes when you have its Key.
rules-nightmares = Nightmares
    .text = When you draw a Nightmare you must choose: discard a Key; or put one of your Doors into Limbo; or reveal the top five cards and discard those among them that can be held in a hand, while Doors, Nightmares and Happy Dreams go to Limbo; or discard your whole hand and draw a new one, with the same going to Limbo. Then the Nightmare is discarded and you draw on.
    .example = You hold no Key, only Suns that get in each other’s way. Discarding the hand costs little, and your Doors stay yours.
rules-limbo = Limbo
    .text = Limbo is a waiting place. Doors that you cannot or will not open, Doors given up, and Nightmares and Happy Dreams met at the wrong moment wait there. At the end of the turn they are all shuffled back into the deck. If Limbo is empty the deck is not shuffled, and an order that you know stays valid.
    .example = You draw a green Door without a green Key. It waits in Limbo, and from the next turn on it is in the deck again.
rules-two-players = Two players
    .text = You win together when each of you has a Door of every colour. Each holds three cards and plays into a row of their own; two shared cards lie open between you and count as part of both hands. After discarding you may swap one of your cards for a shared one. Agree beforehand whether you play with open cards, may talk, or stay silent. Runs, Doors and Nightmares are your own; deck, Limbo and discard pile are shared.
    .example = Your partner collects green. You discard a Sun and swap your green Moon into the shared cards, where your partner can play it.
rules-book = The Book of Steps Lost and Found
    .text = Eight Goals lie in a row. Doors must be found in that order, from the left; any other Door you obtain goes to Limbo. A Door that you lose turns its Goal face up again. Cards of the discard pile pay for spells, at any moment of your turn: Paradoxical Prophecy takes one of the bottom five cards to the top (5 cards), Parallel Planning swaps two Goals (7), Powerful Punishment wipes out a Nightmare just drawn (10). The variant Lost! asks for 6, 9 and 12.
    .example = The next Goal is brown and you are about to earn a red Door. Seven discarded cards pay for Parallel Planning: red comes first now.
rules-towers = The Towers
    .text = Twelve Towers join the deck. They are Locations, but they are built into a row of their own, at its left or right end, and touching edges may share no symbol. To win you also need a Rampart: four Towers side by side in four colours. A Tower discarded from your hand lets you look at the top 3, 4 or 5 cards and arrange them. After each Nightmare one Tower of the row is lost, unless you put the Nightmare into Limbo instead. A Rampart protects the row; in the variant Scattered Ruins it does not.
    .example = The row ends with a Moon on the right. A Tower with a Sun or with nothing on its left edge may stand there.
rules-premonitions = Happy Dreams and Dark Premonitions
    .text = Dark Premonitions lie face up and wait for a condition, such as two red Doors. When it comes true, its penalty strikes the player whose turn it is, and the Premonition leaves the game. If several come true you choose their order. Four Happy Dreams in the deck help: remove one Premonition; or reveal the top seven cards, discard any of them and arrange the others; or search the deck for a card and put it on top.
    .example = “Sunken Keys” waits for two blue Doors. You draw a Happy Dream and banish it just before your second blue Door.
