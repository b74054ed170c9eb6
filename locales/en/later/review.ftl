# A look back at games: luck, skill, and what they hung on.

## Numbers

review-points = { $number } points

## In three lines

review-accuracy = { $mistakes ->
    [0] Accuracy { $accuracy }: none of { $choices } choices was clearly a mistake.
    [one] Accuracy { $accuracy }: of { $choices } choices one was a mistake, which gave { $lost } away.
   *[other] Accuracy { $accuracy }: of { $choices } choices { $mistakes } were mistakes, which gave { $lost } away.
}
review-worst = Largest mistake, { $place }: { $chosen }. Better by { $lost }: { $better }.
review-luck = { $outcome ->
    [won] The chance to win was { $start } at the start; luck changed it by { $luck }, decisions by { $skill }, second thoughts by { $revision }. The game was won.
    [lost] The chance to win was { $start } at the start; luck changed it by { $luck }, decisions by { $skill }, second thoughts by { $revision }. The game was lost.
   *[given-up] The chance to win was { $start } at the start; luck changed it by { $luck }, decisions by { $skill }, second thoughts by { $revision }. The game was given up with a chance of { $left } left.
}

## A decision

review-place = { $turn ->
    [0] before the first turn
   *[other] turn { $turn }
}
review-place-of = { $place }, { $name }
review-label = { $place }: { $chosen }. Chance to win { $before }; after the choice { $after }; then { $next }.
review-chosen = { $choice } ({ $chance })
review-question = Question
review-choice = Chosen
review-better = Better
review-came = Then

## What decisions are about

review-topic-picks = Cards picked before the first turn
review-topic-plays = Cards played
review-topic-discards = Cards discarded
review-topic-earned-doors = Doors earned by three in a row
review-topic-swaps = Swaps with shared cards
review-topic-prophecies = Prophecies and looks
review-topic-orders = Orders of cards put back
review-topic-drawn-doors = Keys at Doors
review-topic-nightmares = Nightmares
review-topic-ruins = Towers that fall
review-topic-spells = Spells
review-topic-goals = Goals that turn up again
review-topic-premonitions = Premonitions
review-topic-happy-dreams = Happy Dreams

## The page

review-title = { $outcome ->
    [won] A game won, looked at again
    [lost] A game lost, looked at again
   *[given-up] A game given up, looked at again
}
review-fact-accuracy = Accuracy
    .note = the chance that no mistake cost the game
review-fact-accuracy-of = Accuracy, { $name }
review-fact-start = At the start
    .note = chance to win with the best play
review-fact-luck = Luck
    .note = what the cards changed, all in all
review-fact-lost = Given away
    .note = { $mistakes ->
        [0] without any mistake
        [one] in one mistake
       *[other] in { $mistakes } mistakes
    }
review-chart = The chance to win along the game
    .turn = turn { $turn }
    .swings = Swings
    .turns = Turn
    .line = Chance to win
    .luck = Luck
    .mistakes = Mistakes
review-mistakes = Mistakes
    .intro = Choices that were clearly worse than the best one, the largest first. The figures are chances to win.
    .none = No choice was clearly worse than the best one.
    .more = { $count ->
        [one] One smaller mistake is left out.
       *[other] { $count } smaller mistakes are left out.
    }
review-turning-points = Turning points
    .intro = Where the chance to win changed most, by choice and by luck together.
    .none = The chance to win never changed much at once.
    .skill = By choice
    .luck = By luck
    .revision = On second thoughts
review-topics = What it was about
    .topic = Decisions
    .choices = Choices
    .mistakes = Mistakes
    .lost = Given away
review-notes =
    .skill = A decision is judged by the chance to win after it, compared with the best choice; what the players could not know then is not held against them. Differences within the doubt of the judgement are not mistakes.
    .accuracy = Accuracy is the chance that no mistake cost the game: one that gives away 20 points leaves { $example }. Luck is what the cards changed between decisions. Start, luck, decisions and second thoughts ({ $revision }) come exactly to the result.
    .judge = The judge is the player “strong” of this program. It is not always right.

## All games

review-all-title = What costs you most
review-all-games = { $games ->
    [one] 1 game reviewed, { $won } won.
   *[other] { $games } games reviewed, { $won } won.
}
review-all-accuracy = Accuracy: { $accuracy } on average. Luck: { $luck } on average.
review-all-none = No game has been played to its end yet. Assisted games do not count.
review-all-most = Most is lost here: { $topic } ({ $lost } a game).
review-all-clean = No choice in them was clearly a mistake.
review-all-topic = { $topic }: { $lost } a game; { $mistakes } of { $choices } choices were mistakes
review-all-worst = The largest mistakes
review-all-mistake = { $lost } in the game of { $day } ({ $about }, { $result }), { $place }: { $chosen }. Better: { $better }.
review-all-stopped = Interrupted: { $games } of { $of } games were reviewed, the last played first.
review-progress = { $done } of { $of } decisions
review-progress-all = game { $game } of { $games }, { $done } of { $of } decisions
review-written = The review is in { $path }.

## What goes wrong

review-goes-on = this game is not over: only games that are over are reviewed
review-goes-on-but = { review-goes-on }. The last one that is over is number { $number }: onirim review --game { $number }
review-last-finished = The last game goes on. This is game { $number }, the last one that is over.

## After a game

review-begun = Looking back at the game…
review-later = That takes longer than it should. For the review: onirim review --game 1
review-more = More of it: onirim review --game 1
