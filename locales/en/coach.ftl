# Advice: a nudge, the choice, the figures.

## Nudges: what matters, without the answer

coach-nudge-only = There is nothing to choose here.
coach-nudge-lost = This game can no longer be won. Play on as you like.
coach-nudge-danger = Some of these choices make the game impossible to win. Which ones?
coach-nudge-door = How near is the next Door?
coach-nudge-row = Look at the end of your row. Which card would help there?
coach-nudge-symbols = Look at the symbols in your hand. What could you play next turn?
coach-nudge-colors = Which colours do you still need, and how many cards of each are left?
coach-nudge-keys = What will you need your Keys for?
coach-nudge-see = How much would it help to know the next cards?
coach-nudge-price = Each way out has its price. Which one can you best afford?
coach-nudge-order = Which of these cards would you rather not draw, or not yet?
coach-nudge-known = What do you know about the deck, and is it worth keeping?
coach-nudge-goals = Which Goal comes first?
coach-nudge-premonitions = What triggers the Premonitions?
coach-nudge-towers = Look at both ends of the Tower row.
coach-nudge-pile = What could the discard pile pay for later?
coach-nudge-ahead = Nothing stands out here. Think a turn ahead: what might you draw, and what would you do then?

## The choice

coach-best = Best: { $choice }.
coach-too-close = Too close to call: { $others } may be just as good.
coach-quoted = “{ $choice }”
coach-others = { $count ->
    [one] 1 other choice
   *[other] { $count } other choices
}

## Reasons: each is true of the best choice, and not of the next best

coach-reason-only-choice = There is no other choice.
    .spoken = I have no other choice.
coach-reason-lost = The game can no longer be won, whatever you choose.
    .spoken = The game can no longer be won, whatever I choose.
coach-reason-wins = It wins the game.
coach-reason-avoids-loss = { $others ->
    [one] One of the other choices would make the game impossible to win.
   *[other] { $others } of the other choices would make the game impossible to win.
}
coach-reason-earns-door = It completes the run and earns { $a-door }.
coach-reason-third-in-hand = It is the second { $color } card in a row, and you hold the third: { $the-third }.
    .spoken = It is the second { $color } card in a row, and I hold the third: { $the-third }.
coach-reason-second-of-run = It is the second { $color } card in a row.
coach-reason-run-in-hand = It starts a { $color } run that you can complete from your hand.
    .spoken = It starts a { $color } run that I can complete from my hand.
coach-reason-keeps-run = It does not break your { $color } run.
    .spoken = It does not break my { $color } run.
coach-reason-can-follow = You keep a card with another symbol, which you can play after it.
    .spoken = I keep a card with another symbol, which I can play after it.
coach-reason-prophecy = { $shows ->
    [one] The Prophecy shows the last card of the deck.
   *[other] The Prophecy shows { $shows } of the { $of } cards of the deck, which holds { $nightmares ->
        [0] no Nightmare
        [one] 1 Nightmare
       *[other] { $nightmares } Nightmares
    }.
}
coach-reason-unneeded = All { $color } Doors have been found, so you do not need { $the-card } for one.
    .spoken = All { $color } Doors have been found, so we do not need { $the-card } for one.
coach-reason-another-in-hand = You hold another { $card }.
    .spoken = I hold another { $card }.
coach-reason-many-left = { $left ->
    [one] 1 more card like it can still come up.
   *[other] { $left } more cards like it can still come up.
}
coach-reason-keeps-key = { $use ->
    [nightmares] You keep { $the-key } for a Nightmare.
    [doors] You keep { $the-key } for a Door.
   *[both] You keep { $the-key }, for a Nightmare or a Door.
}
    .spoken = { $use ->
        [nightmares] I keep { $the-key } for a Nightmare.
        [doors] I keep { $the-key } for a Door.
       *[both] I keep { $the-key }, for a Nightmare or a Door.
    }
coach-reason-takes-key = It is a Key: it helps against a Nightmare, or opens a Door.
coach-reason-completes-rampart = It completes a Rampart.
coach-reason-free-look = { $cards ->
    [one] Looking at the last card of the deck costs nothing.
   *[other] Looking at { $cards } cards and choosing their order costs nothing.
}
coach-reason-takes-door = You need { $a-door }, and this one costs no Key.
    .spoken = I need { $a-door }, and this one costs no Key.
coach-reason-opens-door = The Key opens { $a-door } that you need.
    .spoken = The Key opens { $a-door } that I need.
coach-reason-keeps-order = The deck is not shuffled, so what you know of its order stays true.
    .spoken = The deck is not shuffled, so what I know of its order stays true.
coach-reason-door-not-wanted = You do not need another { $color } Door.
    .spoken = I do not need another { $color } Door.
coach-reason-goal-first = The next Goal is { $next }, so { $the-door } would go to Limbo.
coach-reason-lets-sleep = The Door would trigger “{ $premonition }”: { $penalty }.
    .spoken = The Door would trigger “{ $premonition }”.
coach-reason-costs-one-card = It costs only one card of your hand.
    .spoken = It costs only one card of my hand.
coach-reason-keeps-hand = You keep your hand.
    .spoken = I keep my hand.
coach-reason-no-key-lost = There is no Key in the hand that you lose.
    .spoken = There is no Key in the hand that I lose.
coach-reason-safe-draws = You draw a whole new hand, and no Nightmare has to be resolved on the way.
    .spoken = I draw a whole new hand, and no Nightmare has to be resolved on the way.
coach-reason-punishes = The Nightmare is discarded without its effects.
coach-reason-removes-nightmare = It leaves one Nightmare fewer to draw.
coach-reason-nightmare-later = It puts off a Nightmare.
coach-reason-door-with-key = { $the-door } will be the next card, and you hold its Key.
    .spoken = { $the-door } will be the next card, and I hold its Key.
coach-reason-fits-run = It will be the next card, and it completes your { $color } run.
    .spoken = It will be the next card, and it completes my { $color } run.
coach-reason-dispels = “{ $premonition }” leaves the game without its penalty.
coach-reason-keeps-pile = { $cards ->
    [one] The discarded card stays there to pay for a spell later.
   *[other] The { $cards } discarded cards stay there to pay for a spell later.
}
coach-reason-looks-ahead = It has the best chance to win, but no simple reason stands out.

## The figures

coach-figure = { $choice }: { $chance }
coach-figure-behind = { $choice }: { $chance }; { $points } points behind{ $verdict ->
    [close] , too close to call
   *[worse] {""}
}
coach-chance = { $percent }, give or take { $doubt }
coach-chance-counted = { $percent }, exactly
coach-percent-about = about { $percent }
coach-percent-below = below { $percent }
coach-percent-above = above { $percent }
coach-beside = { $percent } ± { $doubt }
coach-beside-below = <{ $percent }
coach-beside-above = >{ $percent }
coach-beside-legend = Beside each choice: the chance to win after it, and how far off that may be.
coach-beside-best = Best choice
coach-figure-how = { $figure } ({ $how })
coach-how-judged = estimated
coach-how-looked-ahead = from looking a turn ahead
coach-how-played-on = { $games ->
    [one] from 1 game played out
   *[other] from { $games } games played out
}
coach-method-judged = The chances to win are estimates, made without looking ahead{ $others ->
    [different] , unless another way is named
   *[alike] {""}
}.
coach-method-looked-ahead = The chances to win come from looking a turn ahead{ $others ->
    [different] , unless another way is named
   *[alike] {""}
}.
coach-method-played-on = The chances to win come from { $games ->
    [one] 1 game played out from here
   *[other] { $games } games played out from here
}{ $others ->
    [different] , unless another way is named
   *[alike] {""}
}.
coach-method-counted = The chances to win are exact: every way the game can go was counted{ $others ->
    [different] , unless another way is named
   *[alike] {""}
}.
coach-next-card-known = The next card after that is { $a-card }.
coach-next-card = The next card after that: { $odds }.
coach-odds-nightmare = a Nightmare { $count } in { $of } ({ $percent })
coach-odds-door = a Door { $count } in { $of } ({ $percent })
coach-odds-happy-dream = a Happy Dream { $count } in { $of } ({ $percent })
coach-odds-key = a Key { $count } in { $of } ({ $percent })

## Missing advice, and the price of advice

coach-price = You can have advice, but the game will then be marked as assisted and left out of the statistics.
coach-no-daily = There is no advice in the deal of the day.
coach-no-lesson = The lesson tells you what to do. Go on!
coach-no-over = The game is over: there is nothing left to give advice on.
coach-no-asked = Advice is only for the player whose choice it is.
coach-no-seat = There is no player at this seat: a single player is p1.
coach-no-weights = There is no advice for this set-up: what the coach has learned about it could not be loaded.