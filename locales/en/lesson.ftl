# The first game, which teaches by playing.

lesson-hint = Step { $step } of { $steps }. { $hint }
lesson-play = You hold five cards. Each turn you play one into your row, or discard one. Begin with a red Sun: select it, then press Enter.
lesson-golden-rule = The golden rule: the same symbol never follows itself. After a Sun only a Moon or a Key may come, of any colour. Stay with red: play the red Moon.
lesson-third = Two red cards in a row! A third one in the same colour earns a red Door. Play your second red Sun.
lesson-take-door = Eight Doors, two of each colour, win the game. Take this one. The deck is shuffled after the search.
lesson-discard = No card for a new run yet? A turn may also be spent discarding: your row stays as it is. Discard the brown Sun.
lesson-nightmare = A Nightmare! It must be faced at once, and every answer costs something. A Key is often the cheapest: pay with the blue Key.
lesson-green-moon = The Nightmare is gone. Your row ends with a red Sun, so a Moon may follow: play the green Moon and begin a green run.
lesson-drawn-door = You have drawn a green Door, and you hold a green Key: that is the other way to obtain a Door. Pay the Key.
lesson-prophecy = Keys can do one more thing: discarded as your turn’s card, a Key grants a Prophecy. Discard the red Key.
lesson-arrange = These are the next five cards. One of them must go: move to the Nightmare and press d. Arrange the others as you like, then press Enter.
lesson-other = Not now: follow the advice. In a real game the choice is yours.
lesson-done-title = You know how to play.
lesson-done = Two Doors found, a Nightmare overcome, another one prevented. Find all eight before the deck runs out: that is the whole game. The rules wait under ? at any time.
lesson-first-game = Play a real game
