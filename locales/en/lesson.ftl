# Lessons, which teach by playing.

lesson-page = Short guided games. Each step tells you what to do; nothing counts, and nothing can go wrong.
lesson-name-first = The first game
    .about = Runs and Doors, Keys, Nightmares, Limbo and the Prophecy; how to count cards, how to undo, and how the game is lost. Ten minutes.
lesson-name-book = The Book of Steps Lost and Found
    .about = Doors in the order of the Goals, and spells that are paid with discarded cards. Four minutes.
lesson-name-towers = The Towers
    .about = Building a Rampart, and what Nightmares do to Towers. Four minutes.
lesson-name-premonitions = Happy Dreams and Dark Premonitions
    .about = Conditions that strike when they come true, and the Dreams that help. Three minutes.
lesson-name-two-players = Two players
    .about = Picking cards, shared cards and the swap. You play both sides. Four minutes.
lesson-next-one = Next lesson: { $lesson }
lesson-next = Continue
lesson-hint = Step { $step } of { $steps }. { $hint }
lesson-other = Not now: follow the lesson. In a real game the choice is yours.
lesson-done-title = You know how to play.
lesson-first-game = Play a real game

## The first game

lesson-play = You hold five cards. Each turn you play one into your row, or discard one. Begin with a red Sun: select it, then press Enter.
    .plain = You hold five cards. Each turn you play one into your row, or discard one. Begin with a red Sun: type its number, or play rs.
    .page = You hold five cards. Each turn you play one into your row, or discard one. Begin with a red Sun: tap it, then tap “Play the red Sun”. Or drag it to your row.
lesson-count = You drew a new card. On the right is the counting table: what the deck still holds, by colour and symbol. Watch the Keys. Press i to see all piles, then any key.
    .plain = You drew a new card. You can count what the deck still holds: everything that you have not seen. Watch the Keys. Type i to hear all piles.
    .page = You drew a new card. Beside the deck is the counting table: what the deck still holds, by colour and symbol. Watch the Keys. Tap the deck to see all piles, then close them.
lesson-golden-rule = The golden rule: a symbol never follows itself. After a Sun only a Moon or a Key may come, of any colour. Stay with red: play the red Moon.
lesson-undo = A slip can be undone. Press u to take the red Moon back.
    .plain = A slip can be undone. Type u to take the red Moon back.
    .page = A slip can be undone. Tap the arrow at the top that points back, to take the red Moon back.
lesson-again = It is back. Undo is free until you see a new card; after that a real game is marked as assisted and does not count. Play the red Moon again.
lesson-third = Two red cards in a row! A third one in the same colour earns a red Door. Play your second red Sun.
lesson-take-door = Eight Doors, two of each colour, win the game. Take this one. The deck is shuffled after the search.
lesson-discard = Keep your three green cards for the next run. A turn may also be spent discarding: your row stays as it is. Discard the brown Sun.
lesson-nightmare = A Nightmare! It must be faced at once, and every answer costs something. A Key is often the cheapest: pay with the blue Key.
lesson-limbo = Then a blue Door came up, and you had no blue Key left: it went to Limbo. That is no loss. At the end of the turn all of Limbo is shuffled back into the deck.
lesson-green-moon = Your row ends with a red Sun, so a Moon may follow: play the green Moon and begin a green run.
lesson-drawn-door = You have drawn a green Door, and you hold a green Key: that is the other way to obtain a Door. Pay the Key.
lesson-lose = How do you lose? The deck is your time. If you must draw and it is empty, the game is lost, even with seven Doors. Every discard and every Nightmare uses it up.
lesson-prophecy = Keys can do one more thing: discarded as your turn’s card, a Key grants a Prophecy. Discard the red Key.
lesson-arrange = These are the next five cards. One of them must go: move to the Nightmare and press d. Arrange the others as you like, then press Enter.
    .plain = These are the next five cards. One of them must go: discard the Nightmare. Then name the others one by one, in the order you want to draw them.
    .page = These are the next five cards. One of them must go: tap the Nightmare, then “discard”. Put the others in any order you like, then tap “Done”.
lesson-done = Two Doors found, a Nightmare overcome, another one prevented. Find all eight before the deck runs out. Press ? for the rules at any time.
    .touch = Two Doors found, a Nightmare overcome, another one prevented. Find all eight before the deck runs out. The menu leads to the rules at any time.
    .plain = Two Doors found, a Nightmare overcome, another one prevented. Find all eight before the deck runs out. Type ?? for the rules at any time.

## The Book

lesson-book-goals = Eight Goals lie above your row. Doors count only in this order, from the left: red first, then blue. A Door found too early goes to Limbo.
lesson-book-play = Begin the red run: play a red Sun.
lesson-book-refuse = A blue Door, and you hold a blue Key! But red is the next Goal: the Door would go to Limbo anyway, and the Key would be lost. Leave it.
lesson-book-moon = Go on with red: play the red Moon.
lesson-book-nightmare = A Nightmare. With the Book, discarded cards are worth something: they pay for spells. Reveal five cards of the deck to fill the discard pile.
lesson-book-third = Now the third red card: play the red Sun.
lesson-book-door = Red is the next Goal: this Door counts. Take it.
lesson-book-cast = Now blue is next. Spells can be cast at every choice of your turn; s lists them. Paradoxical Prophecy looks at the bottom of the deck: press x.
    .plain = Now blue is next. Spells can be cast at every choice of your turn. Paradoxical Prophecy looks at the bottom of the deck: cast it.
    .page = Now blue is next. Spells can be cast at every choice of your turn; they are listed on the table. Paradoxical Prophecy looks at the bottom of the deck: tap it.
lesson-book-pay = It costs five discarded cards, which leave the game. Some are chosen already; the arrows change them. Enter pays.
    .plain = It costs five discarded cards, which leave the game. Name them one by one.
    .page = It costs five discarded cards, which leave the game. Some are chosen already; tap to change them. Then pay.
lesson-book-raise = The bottom five cards, and a blue Door is among them! Move to it, press t to put it on top, then press Enter.
    .plain = The bottom five cards, and a blue Door is among them! Put it on top. The others go back in any order.
    .page = The bottom five cards, and a blue Door is among them! Tap it, then “put on top”, then “Done”.
lesson-book-draw = The blue Door is on top of the deck now. Any turn will draw it: play the brown Moon.
lesson-book-key = Blue is the next Goal, and you kept your blue Key. Pay it.
lesson-book-done = Goals decide when a Door counts, and discarded cards buy spells. There are two more: Parallel Planning swaps Goals for 7, Powerful Punishment ends a Nightmare for 10.

## The Towers

lesson-towers-rampart = Twelve Towers are in the deck. Besides the Doors you need a Rampart: four Towers side by side, of four colours. Building a Tower takes a turn; your own row does not change.
lesson-towers-first = Build the green Tower.
lesson-towers-second = Towers join at either end, and edges that touch may not share a symbol. The right edge of the green one is empty: anything fits. Build the red Tower on the right (b).
    .plain = Towers join at either end, and edges that touch may not share a symbol. The right edge of the green one is empty: anything fits. Build the red Tower on the right.
    .page = Towers join at either end, and edges that touch may not share a symbol. The right edge of the green one is empty: anything fits. Build the red Tower on the right.
lesson-towers-nightmare = A Nightmare! First you face it as always: pay the blue Key.
lesson-towers-ruin = Next, a Tower must fall, or the Nightmare goes to Limbo instead of being discarded, and will come back. Save your Towers now: give up none.
lesson-towers-third = The red Tower ends with a Moon: the brown 4 begins with one and does not fit, the brown 5 does. Build the brown 5 on the right.
lesson-towers-fourth = One colour is missing. The brown Tower ends with a Sun, the blue one begins with a Moon: build it on the right.
lesson-towers-discard = A Rampart! While it stands, no Nightmare takes a Tower. What to do with the brown 4? Discard it.
lesson-towers-look = A discarded Tower lets you look at as many cards as its number. Look at the next four.
lesson-towers-order = Put them in any order: the first is drawn first. Then press Enter.
    .plain = Name them in any order: the first is drawn first.
    .page = Put them in any order: the first is drawn first. Then tap “Done”.
lesson-towers-done = Four colours side by side, a Nightmare outwitted, a look ahead. A Rampart and all eight Doors together win the game.

## Happy Dreams and Dark Premonitions

lesson-premonitions-read = Four Dark Premonitions lie face up. Each has a condition about your Doors, and a penalty. They strike at once when the condition holds. Press i to read them all, then any key.
    .plain = Four Dark Premonitions lie face up. Each has a condition about your Doors, and a penalty. They strike at once when the condition holds. Type i to hear the piles, and t for the whole table with all of them.
    .page = Four Dark Premonitions lie face up. Each has a condition about your Doors, and a penalty. They strike at once when the condition holds. Read them beside the deck, then tap the deck to see the piles, and close them.
lesson-premonitions-play = Two of them wait for a pair: two red Doors, or two of any colour. Let us see. Play a red Sun.
lesson-premonitions-moon = Go on with the red run: play the red Moon.
lesson-premonitions-dream = A Happy Dream! It banishes a Premonition, sifts the next seven cards, or finds any card. Banish the one about two red Doors: it would discard all red cards of the deck.
lesson-premonitions-third = The third red card earns a Door: play the red Sun.
lesson-premonitions-door = One red Door meets no condition yet. Take it.
lesson-premonitions-second = A second red Door. Two of a colour will trigger the Parted Twins: one of the two goes to Limbo. Pay the Key anyway, to see it happen.
lesson-premonitions-struck = The Twins came true and took a Door back to the deck; then they left the game for good. Sometimes it is best to meet a Premonition early, when it costs little.
lesson-premonitions-done = Read the conditions before you take a Door, and use Happy Dreams against the worst ones. You win as always, with all eight Doors.

## Two players

lesson-duo-draft = Eight cards lie open. The players pick in turn until each has three of their own. The last two are shared: both may use them. Here you play both sides.
lesson-duo-pick = Player 1 picks first. A red run would be good: pick a red Sun.
lesson-duo-partner = Player 2 wants another colour, so that both get on: pick the green Sun.
lesson-duo-more = Go on like this. { $choice }.
lesson-duo-play = Each player has a row and Doors of their own; deck, discards and Limbo are shared. Player 1: play a red Sun.
lesson-duo-discard = Player 2 may use the shared cards too, and a player who discards may swap. Discard the blue Sun, which is shared.
lesson-duo-swap = Now one of your own cards may change places with a shared one. Share the green Key and take the blue one: swap them.
lesson-duo-own-row = Player 1 goes on with red; the partner’s row does not matter for the golden rule. Play the red Moon.
lesson-duo-win = You win together when each of you has a Door of every colour, four and four. A second one of a colour is only good against a Nightmare. Agree before a game how much you tell each other.
lesson-duo-done = Your own cards, shared cards, two rows, one deck. Help each other with swaps: neither wins alone.
