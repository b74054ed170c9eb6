# The command line: help, reports, and what is wrong with it.

## Help: one text for each command, one attribute for each of its arguments

cli-help = Onirim, a card game of dreams for one or two players
    .lang = The language: en or fr
    .help = Print help
    .version = Print version
cli-help-play = Play the game
    .plain = Play line by line, for screen readers and small terminals (always so in a pipe)
    .setup = What to play, in words, such as: solo, or duo talk book towers
    .seed = Deal from this number: the same number gives the same deal, which counts only once
    .code = Play the set-up and the deal of this share code
    .daily = Play the deal of the day, the same for everyone; it counts only once, and you cannot undo
    .partner = Play with a program as partner: fast, or strong, which thinks longer [default set-up: duo open]
    .seat = With --partner, your own seat: p1, who begins, or p2 [default: p1]
    .watch = Watch two programs play: strong, or fast,strong for two different ones [default set-up: duo open]
    .new = Begin a new game at once, line by line; unfinished games can be continued another time
    .from = Continue the game of a record, line by line; it is kept out of the statistics
    .no_review = Line by line: do not look back at the game when it is over
cli-help-table = Referee a game with real cards: you say which cards come up, the program applies the rules
    .plain = Play line by line, with instructions for each card and a way to correct one (always so in a pipe)
    .setup = What to play, in words, such as: duo open book towers [default: solo]
cli-help-stats = Show the statistics of finished games, in total and by set-up
    .setup = Only games with this set-up, in words, such as: solo, or duo talk book towers
    .json = Print one JSON object, for programs (docs/statistics-format.md)
cli-help-export = Write all games and settings to one file (docs/export-format.md)
    .file = The file to write; - is standard output
    .force = Overwrite an existing file
cli-help-import = Add what is new in an export; nothing that is saved here is lost
    .file = The exported file; - is standard input
cli-help-engine = Serve other programs: one JSON object per line on standard input and output (docs/engine-protocol.md)
cli-help-record = List, save, check and show records of single games
cli-help-record-list = List the saved games, finished or not, last played first
    .json = Print one JSON object per line, for programs (docs/record-list-format.md)
cli-help-record-save = Write a saved game as a record (docs/record-format.md)
    .game = The game: its number in `onirim record list`, 1 for the last played, or its id
    .file = The file to write; - is standard output [default: standard output]
    .force = Overwrite an existing file
cli-help-record-check = Replay records and report the first wrong step of each; exit code 1 if there is one
    .files = Record files; - is standard input
cli-help-record-show = Step through a recorded game; in a pipe, print all of it in words
    .file = A record file; - is standard input
    .game = A saved game instead of a file: its number in `onirim record list`, or its id
    .plain = Print all of it in words at once
    .seat = Show it as p1 or p2 saw it, or as table, which sees what no player hides
cli-help-advise = Advise on the game of a record: what to do, why, and how sure that is
    .file = A record file; - is standard input
    .at = After how many steps to advise; 0 is right after the deal [default: the end of the record]
    .seat = The player to advise, p1 or p2, who must be the one to choose [default: the one to choose]
    .json = Print one JSON object, for programs (docs/engine-protocol.md)
cli-help-review = Look back at a game: the chance to win, luck, mistakes and better choices
    .file = The record file of a finished game; - is standard input
    .game = A saved game instead of a file: its number in `onirim record list`, or its id
    .all = Review all saved games that count in the statistics: what costs you most
    .json = Print one JSON object, for programs (docs/review.md)
    .html = Write a page with the chart to this file
    .force = Overwrite an existing file
cli-help-sim = Play many games at once and report how well a player does
    .setup = What to play, in words, such as: solo, or duo talk book towers [default: solo]
    .player = Who plays, in both seats if there are two: { $players } [default: random]
    .compare = Compare two players on the same deals, separated by a comma
    .effort = How many positions strong may judge for each question [default: 5000]
    .games = How many games to play [default: 10000]
    .seed = The number that decides all deals [default: 1]
    .threads = How many threads to use; the result does not depend on it [default: as many as the machine has]
    .weights = Let fast and strong judge with the weights in this file instead of the built-in ones (docs/training.md)
    .until_decided = With --compare: stop as soon as it is clear which player is better, or that neither is
    .margin = With --until-decided: the difference in win rate that matters, in percentage points [default: 1]
    .shard = Play only one part of the games, such as 3/16, the third of sixteen
    .records = Save each game as a record in this folder
    .deals = How to deal: shared (as share codes do, the same for ever) or quick [default: quick if only random plays]
    .luck = Take luck out of the win rate, which takes time: on, off, or auto (up to 10000 games) [default: auto]
    .json = Print one JSON object, for programs (docs/sim-format.md)
    .plot = Draw the distributions to this SVG file
    .force = Overwrite existing files
cli-help-sim-merge = Merge the reports of several machines, each run with its own --shard
    .files = Reports that `onirim sim --json` wrote; - is standard input
    .json = Print one JSON object, for programs (docs/sim-format.md)
    .plot = Draw the distributions to this SVG file
    .force = Overwrite an existing file
cli-help-train = Train an evaluator by self-play and write its weights (docs/training.md)
    .out = The file to write the weights to
    .setup = What to play, in words, such as: solo, or duo talk book towers [default: solo]
    .rounds = How many rounds of playing and learning [default: { $rounds }]
    .games = How many games per round [default: { $games }]
    .seed = The number that decides all chance [default: 1]
    .rate = The learning rate at the start [default: { $rate }]
    .from = Start from the weights in this file, not from nothing
    .resume = Resume the training of this checkpoint
    .checkpoint = The file for checkpoints [default: the one of --resume, or beside the weights, ending in .onc]
    .every = How many rounds between two checkpoints [default: 100]
    .curve = Draw the learning curve to this SVG file, again at each checkpoint
    .threads = How many threads to use; the weights do not depend on it [default: as many as the machine has]
    .force = Overwrite existing files
cli-help-serve = Serve the game to browsers on this machine, or on the network with --listen
    .listen = The address and port to serve; 0.0.0.0:8080 is for the whole network [default: 127.0.0.1:8080]
    .folder = The folder of a built page [default: the page that came with the program]
cli-help-rules = Read the rules: all of them, or those that mention a word
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
cli-value-program = PROGRAM
cli-value-programs = PROGRAMS
cli-value-players = PLAYERS
cli-value-shard = SHARD
cli-value-folder = FOLDER
cli-value-address = ADDRESS
cli-value-kind = KIND
cli-value-when = WHEN

cli-more = Without a command, the game opens full screen; in a pipe, it is played line by line.
    .exit-codes = Exit codes:
    .exit-0 = everything went well
    .exit-1 = something failed or was left out: a file that cannot be read or written, a wrong record, a game that is not saved, a word that the rules do not mention
    .exit-2 = the command line is wrong
    .exit-130 = a simulation, a training or a review of all games was interrupted; results so far are reported, and what was learned is kept
    .environment = Environment:
    .folder = the folder for saved games and settings, instead of the usual one of the platform
    .own-language = the language, en or fr, unless --lang names one
    .language = the language of the system, unless one was chosen in the settings of the game
    .color = if set and not empty, no colours are used
cli-more-sim = Games are played to the end. The result depends on set-up, player, games, seed and deals, not on threads, shards or the machine. Ctrl-C stops early and reports what was played.
cli-more-train = The weights depend on set-up, rounds, games, seed, rate and --from, not on threads. Ctrl-C stops after the round and writes a checkpoint; resumed with --resume, the training ends with the same weights. Once the weights are written, the checkpoint is removed.
cli-more-review = Each decision is judged by what its player knew. A game takes some seconds; with --all, Ctrl-C stops early and reports what was found. Only finished games are reviewed.
cli-more-record-save = The record of an unfinished game holds its seed, and so reveals the cards to come; a note says so. While two players hide cards from each other, the record of their game is neither saved nor shown.
cli-more-play = The program asks for what is not given here. The game is saved after each choice, and offered again next time.
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
cli-wrong-value = “{ $found }” is not valid for { $argument }: { $reason }
cli-wrong-number = it is not a whole number from 0 to 18446744073709551615
cli-wrong-from-one = it is not a whole number from 1 to { $most }
cli-wrong-player = there is no such player; choose one of { $players }
cli-wrong-programs = name a program, or two with a comma between them, out of { $programs }
cli-wrong-two-players = name two players with a comma between them, out of { $players }
cli-wrong-shard = write which part of how many, such as 3/16: the third of sixteen, numbered from 1
cli-wrong-margin = it is not a number of points above 0 and up to 100
cli-wrong-address = it is not an address with a port, as in 127.0.0.1:8080
cli-wrong-rate = it is not a number above 0 and up to 1
cli-wrong-game = name a game by its number in `onirim record list`, or by its whole id of 32 digits
cli-wrong-language = choose en or fr
cli-wrong-choice = choose one of { $choices }
cli-wrong-conflict = { $argument } and { $other } cannot be used together: use one of them
cli-wrong-missing = { $arguments } is missing
cli-wrong-which-game = `onirim record list` lists the saved games with their numbers; 1 is the game played last: { $example }
cli-wrong-twice = { $argument } is given twice: use it once
cli-wrong-no-value = { $argument } needs a value
cli-wrong-much = “{ $found }” is one value too many for { $argument }
cli-wrong-no-text = there is something on the command line that is not UTF-8 text
cli-wrong-other = this command line cannot be understood
cli-wrong-help = For more, see: { $command } --help

## Rules

cli-rules-about = The rules cover: { $subjects }.

## Terminals

cli-only-lines = This terminal can only show lines (TERM is dumb or not set): the game is played line by line.

## Records

cli-about-file = { $path }: { $reason }
cli-is-store = { $path } belongs to the saved games: name another file
cli-record-over = the game of { $path } is over: read it with `onirim record show`
cli-record-without-seed = the cards of { $path } were dealt by hand, and no seed says which come next
cli-record-saved = Game { $game } written to { $path }.
cli-record-holds-seed = Note: this game is not over, and its record holds the seed, which reveals the cards to come.
cli-no-such-game = there is no game { $number }: { $games ->
    [0] no game is saved yet
    [one] one game is saved, so its number is 1
   *[other] the numbers go from 1 to { $games }, see `onirim record list`
}
cli-advise-no-ply = the record has { $plies ->
    [one] 1 step
   *[other] { $plies } steps
}: there is nothing after step { $ply }
cli-advise-over = the game of the record is over: name an earlier moment, such as --at { $last }
cli-advise-not-asked = it is not for { $seat } to choose at this moment: only the player who must choose is advised
cli-record-nobody = there is no { $seat } in this game: a single player is p1
cli-record-secret = game { $game } is not over, and its record would reveal the cards that its players hide from each other: play it to the end first, or give it up
cli-play-alone = A program can only take a seat of a game for two: name one with --setup, such as duo silent.
cli-list-none = No game is saved yet.
cli-list-goes-on = in progress
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

cli-serve-ready = The game is at { $address } until you press Ctrl-C.
cli-serve-not-built-in = This program was built without the page for browsers. In its source folder, cargo xtask web builds the page; then --folder target/web serves it, and cargo install --path crates/onirim-cli --features page installs a program with it.
cli-serve-no-page = There is no page in { $path }: cargo xtask web builds it, into target/web.
cli-serve-too-much = { $path } holds far more than a page: it must be another folder.
cli-serve-no-address = The page cannot be served at { $address }: { $reason }
