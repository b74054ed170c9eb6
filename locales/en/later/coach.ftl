# Advice: a nudge, the choice, the figures.

## Nudges: what matters, without the answer

coach-nudge-only = There is nothing to choose here.
coach-nudge-lost = This game can no longer be won. Play on as you like.
coach-nudge-danger = Not every choice leaves a way to win. Which ones do?
coach-nudge-door = How near is the next Door?
coach-nudge-row = Look at the end of your row. What does it want next?
coach-nudge-symbols = Look at the symbols in your hand. What could you play in the turn after this one?
coach-nudge-colors = Which colours do you still need, and how many cards of each are left?
coach-nudge-keys = What will you need your Keys for?
coach-nudge-see = What would it be worth to know the next cards?
coach-nudge-price = Every way out has its price. Which one will you miss the least?
coach-nudge-order = Which of these cards would you rather not meet, or not yet?
coach-nudge-known = What do you know about the deck, and what is that worth?
coach-nudge-goals = Which Goal comes first?
coach-nudge-premonitions = What do the Premonitions wait for?
coach-nudge-towers = Look at both ends of the Towers.
coach-nudge-pile = What could the discard pile pay for later?
coach-nudge-ahead = Nothing stands out here. Think one turn ahead: what may be drawn, and what would you do then?

## The choice

coach-best = Best: { $choice }.
coach-too-close = Too close to call: { $others } may be just as good.
coach-quoted = “{ $choice }”
coach-others = { $count ->
    [one] 1 other choice
   *[other] { $count } other choices
}

## Reasons: each is true, and not of the next best choice

coach-reason-only-choice = There is no other choice.
coach-reason-lost = The game can no longer be won, whatever you choose.
coach-reason-wins = It wins the game.
coach-reason-avoids-loss = { $others ->
    [one] After another choice the game could no longer be won: that is proved.
   *[other] After { $others } of the other choices the game could no longer be won: that is proved.
}
coach-reason-earns-door = It completes the run and earns { $a-door }.
coach-reason-third-in-hand = It is the second { $color } in a row, and you hold the third: { $the-third }.
coach-reason-second-of-run = It is the second { $color } in a row.
coach-reason-run-in-hand = It begins a { $color } run that you can complete from your hand.
coach-reason-keeps-run = It does not break off the { $color } run.
coach-reason-can-follow = You keep a card of another symbol that can be played after it.
coach-reason-prophecy = { $shows ->
    [one] The Prophecy shows the last card of the deck.
   *[other] The Prophecy shows { $shows } of the { $of } cards of the deck, among which there { $nightmares ->
        [0] is no Nightmare
        [one] is 1 Nightmare
       *[other] are { $nightmares } Nightmares
    }.
}
coach-reason-unneeded = All { $color } Doors are found: { $the-card } is not needed for one any more.
coach-reason-another-in-hand = You hold another { $card }.
coach-reason-many-left = { $left ->
    [one] 1 more card like it may still come.
   *[other] { $left } more cards like it may still come.
}
coach-reason-keeps-key = You keep { $the-key }, for a Nightmare or a Door.
coach-reason-takes-key = It is a Key: good against a Nightmare, and for a Door.
coach-reason-completes-rampart = It completes a Rampart.
coach-reason-free-look = { $cards ->
    [one] It costs nothing to see the last card of the deck.
   *[other] It costs nothing to see { $cards } cards and to choose their order.
}
coach-reason-takes-door = { $the-door } is one that you need, and it costs no Key.
coach-reason-opens-door = The Key opens { $a-door } that you need.
coach-reason-keeps-order = The deck is not shuffled: what you know of its order stays true.
coach-reason-door-not-wanted = You need no { $color } Door any more.
coach-reason-goal-first = The next Goal is { $next }: { $the-door } would go to Limbo.
coach-reason-lets-sleep = The Door would wake “{ $premonition }”: { $penalty }.
coach-reason-costs-one-card = One card of your hand is all it costs.
coach-reason-keeps-hand = Your hand stays as it is.
coach-reason-no-key-lost = There is no Key in the hand that you lose.
coach-reason-safe-draws = A whole new hand is drawn, and no Nightmare has to be resolved on the way.
coach-reason-punishes = The Nightmare goes without its effects.
coach-reason-removes-nightmare = One Nightmare fewer.
coach-reason-nightmare-later = The Nightmare comes later.
coach-reason-door-with-key = { $the-door } comes next, and you hold its Key.
coach-reason-fits-run = It comes next, and completes your { $color } run.
coach-reason-dispels = “{ $premonition }” leaves the game without its penalty.
coach-reason-keeps-pile = { $cards ->
    [one] The discarded card stays, to pay for a spell later.
   *[other] The { $cards } discarded cards stay, to pay for a spell later.
}
coach-reason-looks-ahead = It comes out best in looking ahead. There is no simple reason.

## The figures

coach-figure = { $choice }: { $chance }
coach-figure-behind = { $choice }: { $chance }; { $points } points behind{ $verdict ->
    [close] , too close to call
   *[worse] {""}
}
coach-chance = { $percent }, give or take { $doubt }
coach-chance-counted = { $percent }, counted to the end
coach-percent-about = about { $percent }
coach-percent-below = below { $percent }
coach-percent-above = above { $percent }
coach-figure-how = { $figure } ({ $how })
coach-how-judged = judged from experience
coach-how-looked-ahead = from looking a turn ahead
coach-how-played-on = { $games ->
    [one] from 1 game played on
   *[other] from { $games } games played on
}
coach-method-judged = The chances to win are judged from experience{ $others ->
    [different] , unless another way is named
   *[alike] {""}
}.
coach-method-looked-ahead = The chances to win come from looking a turn ahead{ $others ->
    [different] , unless another way is named
   *[alike] {""}
}.
coach-method-played-on = The chances to win come from { $games ->
    [one] 1 game that was played on from here
   *[other] { $games } games that were played on from here
}{ $others ->
    [different] , unless another way is named
   *[alike] {""}
}.
coach-method-counted = The chances to win are counted to the end{ $others ->
    [different] , unless another way is named
   *[alike] {""}
}.
coach-next-card-known = The next card after that is { $a-card }.
coach-next-card = The next card after that: { $odds }.
coach-odds-nightmare = a Nightmare { $count } in { $of } ({ $percent })
coach-odds-door = a Door { $count } in { $of } ({ $percent })
coach-odds-happy-dream = a Happy Dream { $count } in { $of } ({ $percent })
coach-odds-key = a Key { $count } in { $of } ({ $percent })

## Who is not advised, and what it costs

coach-price = You can have advice, but the game will be marked as assisted and kept out of the statistics.
coach-no-daily = There is no advice in the deal of the day.
coach-no-lesson = The lesson tells you what to do. Go on!
coach-no-over = The game is over: there is nothing left to advise on.
coach-no-asked = Only the player who is asked is advised.
coach-no-seat = Nobody sits at this seat: one player alone is p1.
coach-no-weights = Nothing is known about this set-up yet: what the coach has learned could not be loaded.
