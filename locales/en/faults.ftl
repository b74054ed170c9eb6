# Error messages: files, saved games, records, the terminal.

## The system

fault-io-not-found = there is no such file or folder
fault-io-permission = permission is denied
fault-io-exists = it exists already
fault-io-is-a-folder = it is a folder
fault-io-not-a-folder = a part of its path is not a folder
fault-io-full = the disk is full
fault-io-read-only = the disk cannot be written to
fault-io-too-large = it is too large
fault-io-not-text = it is not UTF-8 text
# The message of the system, for any other error.
fault-io-other = { $reason }

## Files

fault-file-unreadable = { $path } cannot be read: { $reason }
fault-file-unwritable = { $path } cannot be written: { $reason }
fault-file-exists = { $path } exists already and was left as it is: name another file, or write over it with --force
fault-file-standard = this cannot be written to standard output: name a file, or ./- for a file called -

## The store

fault-store-no-folder = this system does not say where programs keep their data: name a folder in ONIRIM_DATA_DIR
fault-store-folder = the folder { $path } cannot be used: { $reason }; make it writable, or name another one in ONIRIM_DATA_DIR
fault-store-not-writable = { $path } cannot be written: make the file and its folder writable, or name another folder in ONIRIM_DATA_DIR
fault-store-damaged = { $path } is damaged ({ $reason }) and was left as it is: move it away and start the program again, then import your last export
fault-store-not-a-store = { $path } belongs to another program and was left as it is: move it away, or name another folder in ONIRIM_DATA_DIR
fault-store-newer = { $path } was written by a newer Onirim (version { $found } of the file, this program knows { $known }) and was left as it is: update this program
fault-store-busy = another program is using { $path }: close it, or try again in a moment
fault-store-disk-full = the disk with { $path } is full: make room and try again
fault-store-unknown-game = there is no saved game { $id }: it may have been deleted
fault-store-damaged-game = the saved game { $id } is damaged: { $reason }; it was left as it is: delete it, and import it again if you have an export
fault-store-moved-on = the game was changed by another program
fault-store-not-this-game = this is not the continuation of the saved game { $id }
fault-store-over = the game is over: start a new one
fault-store-no-undo = you cannot undo in the deal of the day
fault-store-daily-taken = the deal of { $day } has already been played, and it counts only once
fault-store-not-the-daily = this is not the deal of { $day }
fault-store-headers = the game has { $headers } headers, and a record holds at most { $most }: remove some
fault-store-bad-setting = the setting { $name } cannot be kept: a name has up to 64 bytes and no line break, a value up to 10000 bytes
fault-store-not-an-export = this file was not exported by Onirim: its first line must name the format, as in docs/export-format.md
fault-store-newer-export = this file has version { $found } of the export format, and this program knows version { $known }: update the program
fault-store-no-randomness = the system gives no random numbers ({ $reason }): try again
fault-store-database = { $path } could not be used: { $reason }; try again, and report it if it happens again
fault-place-forbidden = this browser does not let the page store anything ({ $reason }): allow it for this page, or play on without saving
fault-place-full = the browser has no room left for this page: delete games here, or free some space on the disk
fault-place-newer = a newer version of this page stores its games here, and this one left them as they are: reload the page
fault-place-blocked = another window with this page is in the way: close it, or reload it
fault-place-other = the browser’s storage does not work ({ $reason }); it will be tried again
fault-game-field = its { $field } cannot be read
fault-game-record = its record is wrong, { $reason }
fault-game-plies = it should have { $expected } steps and has { $found }

## Lines that an import passes over

fault-line = line { $line }: { $reason }
fault-line-too-long = it is longer than 8388608 bytes, which no line of an export is: nothing after it was read
fault-line-too-many = 50000 games were read before it, the most that is taken from one file: nothing after it was read
fault-line-unreadable = it cannot be read ({ $reason }): the file was changed by something other than Onirim, or damaged
fault-line-after-end = it comes after the last line of the export: import files one by one
fault-line-field = its { $field } does not follow docs/export-format.md
fault-line-contradiction = its record does not fit its field { $field }
fault-line-daily-taken = the deal of { $day } has been played here as game { $id }, and only one attempt counts
fault-line-day-to-come = the deal of { $day } cannot have been played yet: import the file again on that day
fault-line-differs = game { $id } went on differently here: delete the game here if you want the one in the file
fault-line-damaged-here = game { $id } is damaged here: delete it, then import again

## The form of a record

fault-record-too-large = the file has more than { $most } bytes: no game is that long, so this is not a record
fault-record-not-utf8 = here is something that is not UTF-8 text: save the file as UTF-8
fault-record-control = the control character { $character } cannot stand in a record: take it out
fault-record-long-line = the line has { $bytes } bytes, more than { $most }: one step stands on each line
fault-record-none = this is not a game record: the first line of one is `onirim-record 1`
fault-record-version = the record is of version { $version }, and only version 1 is known here: update the program
fault-record-line = { $found } is neither `name: value` nor a step such as `12. play Rs -> Gm`
fault-record-no-setup = the set-up is missing: write a line such as `setup: solo` before the deal
fault-record-no-deal = the deal is missing: write a `deal:` line with the cards that came before the first choice
fault-record-no-end = the record stops without its `end:` line, so it may be cut off: if the game was left here, add `end: unfinished`
fault-record-double = a second `{ $name }:` line: keep one of them
fault-record-late-header = the header { $name } comes after the deal: headers stand before it
fault-record-headers = more than { $most } headers: take some out
fault-record-plies = more than { $most } steps: no game is that long
fault-record-seed = the `seed:` line says { $found }, which is not a seed: write a number from 0 to 18446744073709551615, or take the line away if there was none
fault-record-number = this should be step { $expected } but says { $found }: a line is missing, doubled or wrongly numbered
fault-record-arrow = nothing stands after `->`: write what chance decided, or leave out the arrow if it decided nothing
fault-record-ending = { $found } is not an ending: write victory, defeat or unfinished
fault-record-after-end = something follows the `end:` line: one file holds one game, take the rest away
fault-header-name = { $name } is not a name for a header: use up to 32 letters a to z, digits and hyphens, a letter first
fault-header-reserved = `{ $name }` is a line of the format itself: give the header another name
fault-header-long = the header `{ $name }` has { $bytes } bytes, more than { $most }: use several headers, the name may repeat
fault-header-control = the header `{ $name }` holds a line break or another control character: take it out

## Its notation. The words to write are the same in every language.

fault-setup-words = solo, or duo with open, talk or silent; then, as you like, book or book-lost, towers or towers-ruins, and premonitions, premonitions-5 or premonitions-6
fault-setup-players = the set-up does not say how many play: write { $words }
fault-setup-communication = the set-up does not say how the two play together: after duo, write open, talk or silent
fault-setup-unknown = { $word } is not part of a set-up: write { $words }
fault-setup-double = `{ $word }` stands twice in the set-up: write it once
fault-setup-contradiction = `{ $one }` and `{ $other }` exclude each other in a set-up: write one of them
fault-word-missing = { $wanted } is missing: write { $words }
fault-word-unknown = { $found } is not { $wanted }: write { $words }
fault-word-surplus = { $found } is one word too many: take it away
fault-wanted-action = an action
    .words = one of pick play build discard take-door leave-door swap keep-hand look skip-look drop keep-rest next draw pay refuse-door return reveal-five discard-hand raze false-destruction cast spend raise swap-goals reopen suffer drop-key dispel reveal-seven search fetch
fault-wanted-card = a card
    .words = a colour R B G N (N is brown) and s m k (Sun Moon Key), d (Door) or 3 4 5 (Tower), such as Rs or Nk; or Ni (Nightmare) or Ha (Happy Dream)
fault-wanted-tower = a Tower
    .words = a colour R B G N (N is brown) and 3 4 5, such as R4
fault-wanted-door = a Door
    .words = a colour R B G N (N is brown) and d, such as Rd
fault-wanted-end = an end of the Tower row
    .words = left or right
fault-wanted-goal = a Goal
    .words = a number from 1 (the leftmost Goal) to 8
fault-wanted-color = a colour
    .words = red, blue, green or brown
fault-wanted-premonition = a Premonition
    .words = one of red-pair any-pair green-pair five-doors blue-pair brown-pair all-colors three-doors
fault-wanted-spell = a spell
    .words = prophecy, planning or punishment
fault-wanted-seat = a player
    .words = p1 or p2
fault-wanted-outcome = an outcome of chance
    .words = a card such as Rs, the colour of a Goal (red blue green brown) or a Premonition such as red-pair
fault-wanted-event = an event
    .words = one of goal premonition open aside limbo revealed dropped deck-shuffled limbo-shuffled resolved razed spent goals-swapped goal-found goal-reopened suffered dispelled end; or p1 or p2 and one of picks begins plays builds discards swaps draws obtains leaves returns sees places fetches casts
fault-wanted-question = a question
    .words = one of draft turn earned-door swap look-ahead prophecy arrange before-draw drawn-door nightmare ruin payment raise swap-goals reopen-goal premonitions lose-door drop-key happy-dream sift fetch
fault-wanted-step = a step
    .words = one of ask follow-discard settle-nightmare settle-happy-dream heed foretell draw see reveal new-hand; after see, one of prophecy look-ahead raise sift
fault-wanted-deck-end = an end of the deck
    .words = top or bottom
fault-wanted-cause = a cause
    .words = refill, nightmare or premonition
fault-wanted-audience = an audience
    .words = p1, p2, all or none
fault-wanted-count = a number
    .words = a number from 0 to 255

## Its game

fault-step-deal = the deal: { $problem }
fault-step-ply = step { $ply }: { $problem }
fault-step-end = the end: { $problem }
fault-ending-victory = the record says `{ $written }`, but after the last step the game is won: write `end: victory`, or add what is missing
fault-ending-defeat = the record says `{ $written }`, but after the last step the game is lost: write `end: defeat`, or add what is missing
fault-ending-open = the record says `{ $written }`, but after the last step the game is not over: write `end: unfinished`, or add what is missing
fault-action-over = `{ $action }` comes after the end of the game
fault-action-chance-first = `{ $action }` comes before chance has spoken
fault-action-not-asked = `{ $action }` does not answer the question `{ $question }`
fault-action-not-there = `{ $action }` names something that is not there
fault-action-golden-rule = `{ $action }` repeats { $the-symbol } at the end of the row (B4)
fault-action-edges = `{ $action }` lets equal symbols of two Towers touch (T3, T6)
fault-action-cast = `{ $action }` cannot be cast: too few discarded cards, or nothing to cast it on (K5 to K8)
fault-action-instead = { $fault }: possible here: { $actions }
fault-action-nothing = { $fault }: nothing may follow, take it away
fault-outcome-missing = outcome { $place } is missing: { $wanted }
fault-outcome-impossible = outcome { $place } cannot be { $outcome }: { $wanted }
fault-outcome-surplus = { $count ->
    [one] 1 outcome too many, nothing more comes up here: take away { $outcomes }
   *[other] { $count } outcomes too many, nothing more comes up here: take away { $outcomes }
}
fault-outcome-not-of-seed = outcome { $place } is { $told }, but seed { $seed } gives { $given }: correct it or, if the cards did come so, take the seed away
fault-request-card = the next card of the deck must be one of { $outcomes }
fault-request-goal = the next Goal must be one of { $outcomes }
fault-request-premonition = the next Premonition must be one of { $outcomes }

## Share codes

fault-code-none = a share code begins with ONI: copy the whole code
fault-code-version = this is a share code of version { $version }, and only versions 1 and 2 are known here: update the program
fault-code-sign = { $sign } (character { $place }) never stands in a share code, which uses digits and letters without U: check it
fault-code-short = the share code is too short: copy the whole code
fault-code-long = the share code is too long: copy nothing but the code
fault-code-check = the share code has a typing error: its last character does not fit the others
fault-code-setup = the share code names a set-up that does not exist in this version: update the program
fault-code-seed = the share code names a seed that is not a number from 0 to 2^64 - 1, written without zeros before it

## The terminal

fault-terminal = the terminal cannot show the game ({ $reason }): use a terminal of at least 80 by 24 characters, or `onirim play --plain`

## Programs that take seats

fault-no-thought = what it has learned about this set-up cannot be loaded.
