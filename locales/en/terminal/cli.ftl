# The command line: help, reports, and what is wrong with it.

## Help: one text for each command, one attribute for each of its arguments

cli-help = Onirim, a card game of dreams for one or two players
    .lang = The language: en or fr
    .help = Print help
    .version = Print version
cli-help-play = Play the game
    .plain = Line by line, for screen readers and small terminals; in a pipe the game is always played so
    .setup = What to play, in words: solo, duo talk book towers
    .seed = The number that decides the cards: the same number gives the same deal, which counts once
    .code = A share code, which says what to play and with which deal
    .daily = The deal of the day, the same for everybody; it counts once, and nothing can be taken back
    .new = Begin a new game at once, line by line; games that were left can be continued another time
    .from = Play on from a record, line by line; such a game is kept out of the statistics
    .no_review = Line by line: no look back at the game when it is over
cli-help-table = Referee a game with real cards: tell which card came up, the program keeps the books
    .plain = Line by line, with a guide for the hands: what to do with each card, and how to correct one; in a pipe it is always so
    .setup = What is played, in words: duo open book towers; without this, solo
cli-help-stats = Show the statistics of finished games: all together, and by set-up
    .setup = Only those of this set-up, in words: solo, duo talk book towers
    .json = For programs, as one JSON object (docs/statistics-format.md)
cli-help-export = Write all games and settings into one file (docs/export-format.md)
    .file = The file to write; - is standard output
    .force = Write over a file that exists
cli-help-import = Add what is new in an export; nothing that is here gets lost
    .file = The file of an export; - is standard input
cli-help-engine = Serve other programs: one JSON object a line on standard input and output (docs/engine-protocol.md)
cli-help-record = List, save, check and show records of single games
cli-help-record-list = List the saved games, finished or not, the last played first
    .json = For programs, one JSON object a line (docs/record-list-format.md)
cli-help-record-save = Write a saved game as a record (docs/record-format.md)
    .game = The game: its number in `onirim record list`, 1 for the last played, or its id
    .file = The file to write; without it, or with -, standard output
    .force = Write over a file that exists
cli-help-record-check = Replay records and name the first wrong step of each; exit code 1 if there is one
    .files = Record files; - is standard input
cli-help-record-show = Step through a recorded game; in a pipe, all of it is told in words
    .file = A record file; - is standard input
    .game = A saved game instead of a file: its number in `onirim record list`, or its id
    .plain = Tell all of it in words, at once
    .seat = Tell it as p1 or p2 saw it, or the table, which sees what no player hides
cli-help-advise = Say what to do in the game of a record, why, and how sure that is
    .file = A record file; - is standard input
    .at = After so many steps, 0 being right after the deal; without this, at the end of the record
    .seat = Whom to advise, p1 or p2, who must be the one who is asked; without this, whoever is asked
    .json = For programs, as one JSON object (docs/engine-protocol.md)
cli-help-review = Look back at a game: the chance to win, luck, mistakes and what would have been better
    .file = The record file of a game that is over; - is standard input
    .game = A saved game instead of a file: its number in `onirim record list`, or its id
    .all = All saved games that count in the statistics: what costs you most
    .json = For programs, as one JSON object (docs/review.md)
    .html = Write a page with the chart into this file
    .force = Write over a file that exists
cli-help-sim = Play many games at once and report how well a player plays
    .setup = What is played, in words: solo, duo talk book towers; without this, solo
    .player = Who plays, both seats if there are two: { $players }; without this, random
    .compare = Two players on the same deals, with a comma between them
    .effort = How much strong thinks about each question: so many tables may be judged; without this, 5000
    .games = How many games; without this, 10000
    .seed = The number that all deals come from; without this, 1
    .threads = How many threads play; without this, as many as the machine has. The result does not depend on it
    .weights = Let fast and strong judge with the weights of this file, not with those that come with the program (docs/training.md)
    .until_decided = With --compare: end as soon as it is decided which player is better, or that neither is
    .margin = With --until-decided: the difference in win rate that matters, in points of a hundred; without this, 1
    .shard = Play only a part of the games, such as 3/16: the third of sixteen
    .records = Keep each game as a record in this folder
    .deals = Where cards come from: shared (as share codes deal them, for ever the same) or quick; without this, quick if only random plays
    .luck = Take luck out of the win rate, which takes time: on, off, or auto (up to 10000 games); without this, auto
    .json = For programs, as one JSON object (docs/sim-format.md)
    .plot = Draw the distributions into this SVG file
    .force = Write over files that exist
cli-help-sim-merge = Put together what several machines have played, each with its --shard
    .files = What `onirim sim --json` wrote; - is standard input
    .json = For programs, as one JSON object (docs/sim-format.md)
    .plot = Draw the distributions into this SVG file
    .force = Write over a file that exists
cli-help-train = Let an evaluator learn by playing with itself, and write its weights (docs/training.md)
    .out = The file for the weights
    .setup = What is played, in words: solo, duo talk book towers; without this, solo
    .rounds = How many rounds of playing and learning; without this, { $rounds }
    .games = How many games a round has; without this, { $games }
    .seed = The number that all chance comes from; without this, 1
    .rate = The rate of learning at the start; without this, { $rate }
    .from = Begin with the weights of this file, not with nothing
    .resume = Go on with the training of this checkpoint
    .checkpoint = The file for checkpoints; without this, the one of --resume, or beside the weights, ending in .onc
    .every = How many rounds there are between two checkpoints; without this, 100
    .curve = Draw the learning curve into this SVG file, anew with each checkpoint
    .threads = How many threads work; without this, as many as the machine has. The weights do not depend on it
    .force = Write over files that exist
cli-help-serve = Show the game to browsers on this machine, or on the network with --listen
    .listen = Where browsers find it, an address with a port; without this, 127.0.0.1:8080. 0.0.0.0:8080 is for the whole network
    .folder = The folder of a built page; without this, the one that came with the program
cli-help-rules = Read the rules, all of them or those that mention a word
    .words = What to look up
cli-help-completions = Print a completion script for a shell
    .shell = The shell: bash, elvish, fish, powershell or zsh
cli-help-man = Print the man page

cli-usage = Usage:
cli-commands = Commands:
cli-arguments = Arguments:
cli-options = Options:
cli-value-command = COMMAND
cli-value-words = WORDS
cli-value-number = NUMBER
cli-value-code = CODE
cli-value-file = FILE
cli-value-game = GAME
cli-value-lang = LANG
cli-value-seat = SEAT
cli-value-shell = SHELL
cli-value-word = WORD
cli-value-player = PLAYER
cli-value-players = PLAYERS
cli-value-shard = SHARD
cli-value-folder = FOLDER
cli-value-address = ADDRESS
cli-value-kind = KIND
cli-value-when = WHEN

cli-more = Without a command, the game opens on the whole screen; in a pipe, it is played line by line.
    .exit-codes = Exit codes:
    .exit-0 = all went well
    .exit-1 = something could not be done, or a part of it was left out: a file that cannot be read or written, a wrong record, a game that is not saved, a word that the rules do not know
    .exit-2 = the command line is wrong
    .exit-130 = a simulation, a training or a review of all games was interrupted; what was found until then is reported, what was learned is kept
    .environment = Environment:
    .folder = the folder of saved games and settings, instead of the usual one of the platform
    .own-language = the language, en or fr, unless --lang names one
    .language = the language of the system, unless one was chosen in the settings of the game
    .color = if it is set and not empty, nothing is coloured
cli-more-sim = Games are played to their end. The result depends on set-up, player, games, seed and deals, not on threads, shards or the machine. Ctrl-C ends it early and reports what was played.
cli-more-train = The weights depend on set-up, rounds, games, seed, rate and --from, not on threads. Ctrl-C ends it after the round, with a checkpoint; gone on with by --resume, it ends with the same weights. Once the weights are written, the checkpoint is removed.
cli-more-review = Each decision is judged with what its player knew. A game takes some seconds; with --all, Ctrl-C ends early and tells what was found. Only games that are over are reviewed.
cli-more-record-save = The record of a game that goes on holds its seed, and so the cards to come; a note says so. While two players hide cards from each other, the record of their game is neither saved nor shown.
cli-more-play = What is not said here is asked. The game is saved after each choice, and offered again at the next start.
    .setups = Set-ups, in words: solo, or duo with open, talk or silent; then book or book-lost, towers or towers-ruins, premonitions, premonitions-5 or premonitions-6. For example: { $example }

## The man page

cli-man-name = NAME
cli-man-synopsis = SYNOPSIS
cli-man-description = DESCRIPTION
    .text = The card game Onirim: find the Doors of a labyrinth of dreams before the deck runs out, alone or with a partner, with three expansions. { cli-more } Every game is saved after each choice.
cli-man-options = OPTIONS
cli-man-exit = EXIT STATUS
cli-man-environment = ENVIRONMENT
cli-man-version = VERSION

## A wrong command line

cli-wrong-command = “{ $found }” is not a command of onirim
cli-wrong-option = there is no option or argument “{ $found }” here
cli-wrong-similar = { $fault }; did you mean “{ $similar }”?
cli-wrong-value = “{ $found }” does not fit { $argument }: { $reason }
cli-wrong-number = it is not a whole number from 0 to 18446744073709551615
cli-wrong-from-one = it is not a whole number from 1 to { $most }
cli-wrong-player = there is no such player; choose one of { $players }
cli-wrong-two-players = name two players with a comma between them, out of { $players }
cli-wrong-shard = write which part of how many, such as 3/16: the third of sixteen, numbered from 1
cli-wrong-margin = it is not a number of points above 0 and up to 100
cli-wrong-address = it is not an address with a port, as in 127.0.0.1:8080
cli-wrong-rate = it is not a number above 0 and up to 1
cli-wrong-game = name a game by its number in `onirim record list`, or by its whole id of 32 digits
cli-wrong-language = choose en or fr
cli-wrong-choice = choose one of { $choices }
cli-wrong-conflict = { $argument } and { $other } exclude each other: use one of them
cli-wrong-missing = { $arguments } is missing
cli-wrong-which-game = `onirim record list` lists the saved games with their numbers; 1 is the game played last: { $example }
cli-wrong-twice = { $argument } stands there twice: use it once
cli-wrong-no-value = { $argument } needs a value
cli-wrong-much = “{ $found }” is too much for { $argument }
cli-wrong-no-text = there is something on the command line that is not UTF-8 text
cli-wrong-other = this command line cannot be understood
cli-wrong-help = For more, see: { $command } --help

## Rules

cli-rules-about = The rules tell of: { $subjects }.

## Terminals

cli-only-lines = This terminal knows only lines (TERM is dumb or not set): the game is played line by line.

## Records

cli-about-file = { $path }: { $reason }
cli-is-store = { $path } belongs to the saved games: name another file
cli-record-over = the game of { $path } is over: read it with `onirim record show`
cli-record-without-seed = the cards of { $path } were dealt on a table, and no seed says which come next
cli-record-saved = Game { $game } written to { $path }.
cli-record-holds-seed = Note: this game goes on, and its record holds the seed: whoever opens it knows which cards come next.
cli-no-such-game = there is no game { $number }: { $games ->
    [0] no game is saved yet
    [one] one game is saved, so its number is 1
   *[other] the numbers go from 1 to { $games }, see `onirim record list`
}
cli-advise-no-ply = the record has { $plies ->
    [one] 1 step
   *[other] { $plies } steps
}: there is no moment after { $ply }
cli-advise-over = the game of the record is over: name an earlier moment, as --at { $last }
cli-advise-not-asked = { $seat } is not asked at this moment: only the player who is asked is advised
cli-record-nobody = nobody sits at { $seat } in this game: one player alone is p1
cli-record-secret = game { $game } goes on, and its players hide cards from each other, which its record would tell: play it to its end first, or give it up
cli-list-none = No game is saved yet.
cli-list-goes-on = goes on
cli-list-won = won
cli-list-lost = lost
cli-list-given-up = given up
cli-list-plies = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
cli-list-daily = the deal of { $day }
cli-list-table = real cards
cli-list-lesson = a lesson
cli-list-assisted = assisted
cli-check-good = { $path }: good: { $setup }, { $plies ->
    [one] 1 step
   *[other] { $plies } steps
}, { $ending }
cli-check-wrong = { $path }: wrong: { $reason }
cli-check-unreadable = { $path }: wrong: cannot be read: { $reason }
cli-check-victory = victory
cli-check-defeat = defeat
cli-check-unfinished = unfinished

## Export and import

cli-exported = { $games ->
    [0] No game
    [one] 1 game
   *[other] { $games } games
} and { $settings ->
    [0] no setting
    [one] 1 setting
   *[other] { $settings } settings
} written to { $path }.
cli-export-left-out = { $count ->
    [one] 1 game is damaged and was left out:
   *[other] { $count } games are damaged and were left out:
}
cli-imported = From { $path }: { $added ->
    [0] no new game
    [one] 1 new game
   *[other] { $added } new games
}, { $continued } brought up to date, { $known } already here; { $settings ->
    [0] no new setting
    [one] 1 new setting
   *[other] { $settings } new settings
}.
cli-standard-input = standard input
cli-standard-output = standard output

## The page for browsers

cli-serve-ready = The game is at { $address } until Ctrl-C.
cli-serve-not-built-in = This program was built without the page for browsers. In its source folder, cargo xtask web builds the page; then --folder target/web serves it, and cargo install --path crates/onirim-cli --features page installs a program with it.
cli-serve-no-page = There is no page in { $path }: cargo xtask web builds it, into target/web.
cli-serve-too-much = { $path } holds much more than a page: it is certainly another folder.
cli-serve-no-address = The page cannot be served at { $address }: { $reason }
