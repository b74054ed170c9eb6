# The command line: help, reports, and what is wrong with it.

## Help: one text for each command, one attribute for each of its arguments

cli-help = Onirim, a card game of dreams for one or two
    .lang = The language: en or fr
    .help = Print help
    .version = Print version
cli-help-play = Play the game
    .plain = Line by line, for screen readers and pipes; a pipe is always played with like this
    .setup = What to play, in words: solo, duo talk book towers
    .seed = The number that decides the cards; the same number gives the same deal
    .code = A share code, which says what to play and with which deal
    .daily = The deal of the day, the same for everybody; it counts once, and nothing can be taken back
    .new = Line by line, begin a new game at once; those that were left can be continued another time
    .from = Line by line, play on from a record; such a game is kept out of the statistics
cli-help-table = Referee a game with real cards: the program asks which card came up, and keeps the books
    .setup = What is played, in words: solo, duo open book towers; solo if nothing is said
cli-help-stats = Statistics of the games that are over, all of them and by set-up
    .setup = Only of this set-up, in words: solo, duo talk book towers
    .json = For programs, as one JSON object (docs/statistics-format.md)
cli-help-export = Write all games and settings into one file (docs/export-format.md)
    .file = The file to write; - is standard output
    .force = Write over a file that exists
cli-help-import = Take over what is new in an export; nothing that is here is lost
    .file = The file of an export; - is standard input
cli-help-engine = Play through standard input and output, one JSON object a line (docs/engine-protocol.md)
cli-help-record = Read game records
cli-help-record-check = Replay records and name the first wrong step of each; exit code 1 if there is one
    .files = Record files; - is standard input
cli-help-record-show = Step through the game of a record; a pipe is told all of it in words
    .file = A record file; - is standard input
    .plain = In words, all of it at once
    .seat = In words, through these eyes: p1, p2, or table, from whom what a player hides is hidden; by default the only player, or the table
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
cli-value-lang = LANG
cli-value-seat = SEAT
cli-value-shell = SHELL
cli-value-word = WORD

cli-more = Without a command the game begins.
    .exit-codes = Exit codes:
    .exit-0 = all went well
    .exit-1 = something could not be done, or a part of it was left out: a file that cannot be read or written, a wrong record, a game that is not saved, a word that the rules do not know
    .exit-2 = the command line is wrong
    .environment = Environment:
    .folder = the folder of saved games, instead of the usual one of the platform
    .own-language = the language, unless --lang names one: en or fr
    .language = the language, unless one was set in the game
    .color = if it is set, nothing is coloured
cli-more-play = What is not said here is asked. The game is saved after each choice, and offered again at the next start.
    .setups = Set-ups, in words: solo, or duo with open, talk or silent; then book or book-lost, towers or towers-ruins, premonitions, premonitions-5 or premonitions-6. For example: { $example }

## The man page

cli-man-name = NAME
cli-man-synopsis = SYNOPSIS
cli-man-options = OPTIONS
cli-man-exit = EXIT STATUS
cli-man-environment = ENVIRONMENT
cli-man-version = VERSION

## A wrong command line

cli-wrong-command = “{ $found }” is no command of onirim
cli-wrong-option = there is no option or argument “{ $found }” here
cli-wrong-similar = { $fault }; did you mean “{ $similar }”?
cli-wrong-value = “{ $found }” does not fit { $argument }: { $reason }
cli-wrong-number = it is no whole number from 0 to 18446744073709551615
cli-wrong-language = choose en or fr
cli-wrong-choice = choose one of { $choices }
cli-wrong-conflict = { $argument } and { $other } exclude each other: use one of them
cli-wrong-missing = { $arguments } is missing
cli-wrong-twice = { $argument } stands there twice: use it once
cli-wrong-no-value = { $argument } needs a value
cli-wrong-much = “{ $found }” is too much for { $argument }
cli-wrong-no-text = there is something on the command line that is no text in UTF-8
cli-wrong-other = this command line cannot be understood
cli-wrong-help = More is said by: { $command } --help

## Records

cli-no-record = { $path }: { $reason }
cli-record-over = the game of { $path } is over: read it with `onirim record show`
cli-record-without-seed = the cards of { $path } were dealt on a table, and no seed says which come next
cli-check-good = { $path }: good: { $setup }, { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
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
}, { $continued } brought up to date, { $known } here already; { $settings ->
    [0] no new setting
    [one] 1 new setting
   *[other] { $settings } new settings
}.
cli-import-skipped = { $count ->
    [one] 1 line was passed over:
   *[other] { $count } lines were passed over:
}
cli-import-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
cli-import-cut = The file has no last line, so it was cut off, and games may be missing: import a whole one if you have it.
cli-standard-input = standard input
cli-standard-output = standard output
