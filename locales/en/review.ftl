# Reviews of games: luck, skill, decisive mistakes.

## Numbers

review-points = { $amount ->
    [small] { $number } points
   *[large] { $number } points
}

## In three lines

review-accuracy = { $mistakes ->
    [0] Accuracy { $accuracy }: none of { $choices } choices was clearly a mistake.
    [one] Accuracy { $accuracy }: of { $choices } choices, one was a mistake and gave away { $lost }.
   *[other] Accuracy { $accuracy }: of { $choices } choices, { $mistakes } were mistakes and gave away { $lost }.
}
review-program = { $mistakes ->
    [0] That leaves out the program: none of its { $choices } choices was clearly a mistake.
    [one] That leaves out the program: one of its { $choices } choices was a mistake, accuracy { $accuracy }.
   *[other] That leaves out the program: { $mistakes } of its { $choices } choices were mistakes, accuracy { $accuracy }.
}
review-player-program = { $name } (the program)
review-worst = Largest mistake, { $place }: { $chosen }. Better by { $lost }: { $better }.
review-luck = { $outcome ->
    [won] The chance to win was { $start } at the start.{ $changes } The game was won.
    [lost] The chance to win was { $start } at the start.{ $changes } The game was lost.
   *[given-up] The chance to win was { $start } at the start.{ $changes } The game was given up with { $left } left.
}
review-changes = It changed through { $parts }.
    .luck = luck ({ $points })
    .skill = decisions ({ $points })
    .revision = reassessment ({ $points })

## A decision

review-place = { $turn ->
    [0] before the first turn
   *[other] turn { $turn }
}
review-place-of = { $place }, { $name }
review-label = { $place }: { $chosen }. Chance to win { $before }; after the choice { $after }; then { $next }.
review-chosen = { $choice } ({ $chance })
review-chance = Chance to win: { $chance }
review-step = Chance to win: { $before }; after this choice { $after }.
review-step-mistake = Mistake: it gave away { $lost }. Better: { $better }.
review-decisive = Decisive mistake: it gave away { $lost }. Better: { $better }.
review-choose = choose a mistake
review-open = show the position
review-next-mistake = next mistake
review-question = Question
review-choice = Chosen
review-better = Better
review-came = Then

## Topics of decisions

review-topic-picks = Cards picked before the first turn
review-topic-plays = Cards played
review-topic-discards = Cards discarded
review-topic-earned-doors = Doors earned by three in a row
review-topic-swaps = Swaps with shared cards
review-topic-prophecies = Prophecies and looks at the deck
review-topic-orders = Order of cards put back
review-topic-drawn-doors = Keys used on Doors
review-topic-nightmares = Nightmares
review-topic-ruins = Towers lost
review-topic-spells = Spells
review-topic-goals = Goals that are open again
review-topic-premonitions = Premonitions
review-topic-happy-dreams = Happy Dreams

## The page

review-title = { $outcome ->
    [won] Review: game won
    [lost] Review: game lost
   *[given-up] Review: game given up
}
review-fact-accuracy = Accuracy
    .note = the chance that no mistake cost the game
review-fact-accuracy-of = Accuracy, { $name }
review-fact-start = At the start
    .note = chance to win with the best play
review-fact-luck = Luck
    .note = what the cards changed in all
review-fact-lost = Given away
    .note = { $mistakes ->
        [0] no mistakes
        [one] by one mistake
       *[other] by { $mistakes } mistakes
    }
review-chart = Chance to win during the game
    .turn = turn { $turn }
    .swings = Swings
    .turns = Turn
    .line = Chance to win
    .luck = Luck
    .mistakes = Mistakes
    .decisive = the decisive one
review-mistakes = Mistakes
    .intro = Choices that were clearly worse than the best one, largest first. The figures are chances to win.
    .none = No choice was clearly worse than the best one.
    .more = { $count ->
        [one] One smaller mistake is not shown.
       *[other] { $count } smaller mistakes are not shown.
    }
review-turning-points = Turning points
    .intro = Where the chance to win changed most, by choice and luck together.
    .none = The chance to win never changed much at once.
    .skill = By choice
    .luck = By luck
    .revision = By reassessment
review-topics = By kind of decision
    .topic = Decisions
    .choices = Choices
    .mistakes = Mistakes
    .lost = Given away
review-notes =
    .skill = A decision is judged by the chance to win after it, compared with the best choice. What the player could not know at the time does not count. A difference within the margin of error is not a mistake.
    .accuracy = Accuracy is the chance that no mistake cost the game: a mistake that gives away 20 points leaves { $example }. Luck is what the cards changed between decisions. Start, luck, decisions and reassessment ({ $revision }) add up exactly to the result.
    .judge = The judge is the player “strong” of this program. It is not always right.

## All games

review-all-title = What costs you most
review-all-games = { $games ->
    [one] 1 game reviewed, { $won } won.
   *[other] { $games } games reviewed, { $won } won.
}
review-all-accuracy = Accuracy: { $accuracy } on average. Luck: { $luck } on average.
review-all-none = No game has been finished yet. Assisted games do not count.
review-all-most = You lose most on: { $topic } ({ $lost } a game).
review-all-clean = None of their choices was clearly a mistake.
review-all-topic = { $topic }: { $lost } a game; { $mistakes } of { $choices } choices were mistakes
review-all-worst = The largest mistakes
review-all-mistake = { $lost } in the game of { $day } ({ $about }, { $result }), { $place }: { $chosen }. Better: { $better }.
review-all-stopped = Interrupted: { $games } of { $of } games reviewed, starting with the latest.
review-progress = { $done } of { $of } decisions
review-progress-all = game { $game } of { $games }, { $done } of { $of } decisions
review-written = The review is in { $path }.

## Errors

review-goes-on = this game is not over: only games that are over are reviewed
review-goes-on-but = { review-goes-on }. The last one that is over is number { $number }: onirim review --game { $number }
review-last-finished = The last game goes on. This is game { $number }, the last one that is over.

## After a game

review-begun = Reviewing the game…
review-later = This takes longer than usual. For the review: onirim review --game 1
review-more = For more: onirim review --game 1