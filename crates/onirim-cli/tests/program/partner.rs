//! A program as partner, line by line, and two programs that are watched.

use std::collections::BTreeSet;

use onirim_core::{Audience, Communication, Event, Seat, Setup};
use onirim_record::{Playthrough, Program, Programs};
use onirim_text::{Language, Perspective, Text};
use serde_json::Value;

use crate::tools::{Home, PROMPT, Ran, ones};

fn play(home: &Home, setup: &str, seat: Seat, program: Program, input: impl AsRef<[u8]>) -> Ran {
    let seat = if seat == Seat::One { "p1" } else { "p2" };
    let partner = ["--partner", program.word(), "--seat", seat];
    home.run(&[&["play", "--plain", "--no-review", "--setup", setup, "--seed", "5"][..], &partner[..]].concat(), input)
}

fn watch(home: &Home, setup: &str, input: impl AsRef<[u8]>) -> Ran {
    home.run(&["play", "--plain", "--no-review", "--setup", setup, "--seed", "5", "--watch", "fast"], input)
}

fn events(game: &Playthrough) -> Vec<Event> {
    game.scenes().flat_map(|scene| scene.events).collect()
}

fn english() -> Text {
    Text::new(Language::English)
}

/// The lines of the output that begin so, all of which stand among those that are allowed.
fn assert_only(ran: &Ran, beginning: &str, allowed: &BTreeSet<String>) {
    let said: Vec<&str> = ran.lines().filter(|line| line.starts_with(beginning)).collect();
    assert!(!said.is_empty(), "nothing begins with {beginning:?}: {}", ran.output);
    for line in said {
        assert!(allowed.contains(line), "{line}");
    }
}

/// D10: every line about the partner and about hands is one that this seat may read.
fn assert_hidden(ran: &Ran, game: &Playthrough, seat: Seat) {
    let text = english();
    let seen: Vec<Vec<Event>> =
        game.scenes().map(|scene| scene.events.iter().map(|event| event.seen_by(seat)).collect()).collect();
    let perspective = Perspective::Player(seat);
    let singles = seen.iter().flatten().flat_map(|event| text.story(&[*event], perspective));
    let whole = text.story(&seen.concat(), perspective);
    let parts = (0..seen.len()).flat_map(|from| {
        (from + 1..=seen.len().min(from + 30))
            .flat_map(|to| text.story(&seen[from..to].concat(), perspective))
            .collect::<Vec<_>>()
    });
    let told: BTreeSet<String> = singles.chain(whole).chain(parts).collect();
    let draws: BTreeSet<String> = told.into_iter().filter(|line| line.starts_with("Your partner draws")).collect();
    assert_only(ran, "Your partner draws", &draws);
    let hidden = events(game).into_iter().filter(|event| is_hidden_from(event, seat)).count();
    assert!(hidden > 0 && ran.says("Your partner draws a card."), "{hidden}");

    let views = || game.scenes().map(|scene| scene.game.view(seat));
    let labelled = |label: &str, cards| format!("{label}: {}", text.heap(&cards));
    let hands = views().map(|view| labelled("Your own cards", view.hand.iter().copied().collect()));
    assert_only(ran, "Your own cards: ", &hands.chain(["Your own cards: empty".to_owned()]).collect());
    let known: BTreeSet<usize> = views().map(|view| view.partner_hidden).collect();
    assert!(known.len() > 1, "cards are picked openly, and drawn in secret");
}

fn is_hidden_from(event: &Event, seat: Seat) -> bool {
    matches!(event, Event::Drawn { audience: Audience::Only(one), .. } if *one != seat)
}

/// D10: a whole game in each degree of communication, from either seat. The program says why it does something only where players may talk.
#[test]
fn a_person_and_a_program_play_to_the_end() {
    for (setup, person, talks) in [
        ("duo open", Seat::One, true),
        ("duo talk", Seat::Two, true),
        ("duo silent", Seat::One, false),
        ("duo open book towers premonitions", Seat::Two, true),
        ("duo silent book-lost towers-ruins premonitions-6", Seat::Two, false),
    ] {
        let home = Home::new();
        let ran = play(&home, setup, person, Program::Fast, ones(2000));
        assert_eq!(ran.code, Some(0), "{setup}: {}", ran.errors);
        let game = home.played();
        assert_eq!(Programs::of(game.record()), Programs::one(person.partner(), Program::Fast));
        assert!(ran.says("You play: With the quick program, cards "));
        assert!(ran.says(if person == Seat::One { "You are player 1, who begins." } else { "You are player 2." }));
        assert!(!ran.says("type ok when"), "there is nobody to hand over to");
        assert_eq!(ran.says("Your partner: “"), talks, "{setup}");
        if setup.starts_with("duo open") {
            assert!(!ran.says("hidden"), "{setup}");
        } else {
            assert_hidden(&ran, &game, person);
        }
    }
}

#[test]
fn the_strong_program_plays_too() {
    let home = Home::new();
    let ran = play(&home, "duo talk", Seat::One, Program::Strong, ones(6));
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    assert_eq!(Programs::of(home.saved().record()), Programs::one(Seat::Two, Program::Strong));
    assert!(
        ran.says("With the strong program, cards hidden, talk free, the base game") && ran.says("Your partner takes")
    );
}

/// The program answers with what it chose before, as long as its partner does the same: nothing but its view decides.
#[test]
fn a_game_is_the_same_whether_it_is_played_at_once_or_in_parts() {
    let at_once = Home::new();
    play(&at_once, "duo silent", Seat::Two, Program::Fast, ones(2000));
    let in_parts = Home::new();
    play(&in_parts, "duo silent", Seat::Two, Program::Fast, ones(5));
    while in_parts.finished().is_empty() {
        let before = in_parts.saved().ply();
        let ran = in_parts.run(&["play", "--plain", "--no-review"], format!("1\n{}", ones(40)));
        assert!(
            ran.says("Continue: With the quick program, cards hidden, in silence, the base game"),
            "{}",
            ran.output
        );
        assert!(!in_parts.finished().is_empty() || in_parts.saved().ply() > before);
    }
    assert_eq!(at_once.played().record(), in_parts.played().record());
}

#[test]
fn a_game_that_was_killed_goes_on_with_its_program() {
    let home = Home::new();
    let mut program = home.talk(&["play", "--plain", "--setup", "duo talk", "--seed", "5", "--partner", "fast"]);
    for _ in 0..5 {
        program.hear(PROMPT);
        program.say("1");
    }
    program.hear(PROMPT);
    program.kill();
    let ply = home.saved().ply();
    let ran = home.go_on(&ones(2));
    assert!(ran.says("Your partner") && home.saved().ply() > ply, "{}", ran.output);
    assert_eq!(Programs::of(home.saved().record()), Programs::one(Seat::Two, Program::Fast));
}

/// What is taken back goes to the last choice of the person, and is played again with the answers of the program.
#[test]
fn the_own_choice_is_taken_back_with_the_answer_of_the_program() {
    let home = Home::new();
    let ran = play(&home, "duo open", Seat::One, Program::Fast, format!("{}u\nyes\nr\nl\ni\nc\n", ones(5)));
    assert_eq!(ran.times("Undone."), 1, "{}", ran.output);
    let again = Home::new();
    play(&again, "duo open", Seat::One, Program::Fast, ones(5));
    assert_eq!(home.saved().record().plies, again.saved().record().plies);
    assert!(ran.says("Seed 5"), "with open cards the code is no secret");
}

#[test]
fn a_hint_is_given_beside_a_program() {
    let home = Home::new();
    let ran = play(&home, "duo silent", Seat::One, Program::Fast, format!("{}h\nyes\nh\n", ones(4)));
    assert!(ran.says("Best: "), "{}", ran.output);
    assert!(home.saved().record().is_advised());
}

#[test]
fn two_programs_are_watched_turn_by_turn() {
    let home = Home::new();
    let ran = watch(&home, "duo silent towers", "\n\nt\n?\nu\nrs\nq\n");
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    assert!(ran.says("You watch: Two programs, cards hidden, in silence, with the Towers."));
    assert_eq!(ran.times("’s turn."), 3, "one at the start, and one each time: {}", ran.output);
    assert!(ran.says("Player 1’s Doors: ") && !ran.says("our partner") && !ran.says("Your turn"), "{}", ran.output);
    assert!(ran.says("There is nothing to undo") && ran.says("let the programs play on"), "{}", ran.output);

    let ran = home.run(&["play", "--plain"], format!("1\n{}", "\n".repeat(300)));
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    assert_eq!(Programs::of(home.played().record()), Programs::both(Program::Fast, Program::Fast));
    assert!(ran.says("the labyrinth keeps both programs") || ran.says("open for both programs"), "{}", ran.output);
    assert!(!ran.says("Won in a row") && !ran.says("first game with this set-up"), "{}", ran.output);
}

#[test]
fn two_different_programs_can_be_watched() {
    let home = Home::new();
    home.run(&["play", "--plain", "--watch", "fast,strong", "--seed", "5"], "");
    let game = home.saved();
    assert_eq!(Programs::of(game.record()), Programs::both(Program::Fast, Program::Strong));
    assert_eq!(game.record().setup, Setup::duo(Communication::Open), "where nothing else is said");
}

/// Games with a program are counted apart, and those that were only watched not at all.
#[test]
fn statistics_and_lists_tell_games_with_a_program_apart() {
    let home = Home::new();
    home.play("duo open", 6, ones(2000));
    play(&home, "duo open", Seat::One, Program::Fast, ones(2000));
    watch(&home, "duo talk", "\n".repeat(300));
    let told: Value = serde_json::from_str(&home.run(&["stats", "--json"], "").output).expect("JSON");
    assert_eq!((&told["all"]["games"], &told["watched"]), (&1.into(), &1.into()), "{told}");
    for rows in ["by-setup", "with-program"] {
        assert_eq!(told[rows].as_array().map(Vec::len), Some(1), "{told}");
        assert_eq!((&told[rows][0]["setup"], &told[rows][0]["games"]), (&"duo open".into(), &1.into()), "{told}");
    }
    let words = home.run(&["stats"], "").output;
    assert_eq!(words.matches("1 game played").count(), 3, "all, with a person, with a program: {words}");
    assert!(words.contains("With a program, cards open, the base game\n"), "{words}");
    assert!(words.contains("1 game with a program as partner is counted apart."), "{words}");
    assert!(words.contains("1 game between two programs is not counted."), "{words}");
    let list = home.run(&["record", "list"], "").output;
    let expected = [
        "Two programs, cards hidden, talk free, the base game",
        "With the quick program, cards open, the base game",
        "Two players, cards open, the base game",
    ];
    assert!(list.lines().zip(expected).all(|(line, end)| line.ends_with(end)) && list.lines().count() == 3, "{list}");
    let entries = home.run(&["record", "list", "--json"], "").output;
    let programs: Vec<Value> =
        entries.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON")["programs"].clone()).collect();
    assert_eq!(
        programs,
        [r#"["fast","fast"]"#, r#"[null,"fast"]"#, "[null,null]"]
            .map(|json| { serde_json::from_str::<Value>(json).expect("JSON") })
    );
}

#[test]
fn an_export_takes_the_programs_along() {
    let (home, other) = (Home::new(), Home::new());
    play(&home, "duo silent", Seat::Two, Program::Fast, ones(9));
    let file = home.path().join("games.jsonl");
    let file = file.to_str().expect("a path");
    assert_eq!(home.run(&["export", file], "").code, Some(0));
    assert_eq!(other.run(&["import", file], "").code, Some(0));
    let [here, there] = [&home, &other].map(|home| home.run(&["record", "list"], "").output);
    assert_eq!(here, there);
    assert!(there.contains("With the quick program, cards hidden, in silence, the base game"), "{there}");
    let ran = other.go_on("1\n");
    assert!(ran.says("Your partner"), "{}", ran.output);
}

/// The decisions of the program are no habits of the person.
#[test]
fn a_review_says_whose_decision_it_was() {
    let home = Home::new();
    play(&home, "duo open", Seat::One, Program::Fast, ones(2000));
    let told = |arguments: &[&str]| -> Value { serde_json::from_str(&home.run(arguments, "").output).expect("JSON") };
    let one = told(&["review", "--game", "1", "--json"]);
    let [person, program] = [&one["players"][0], &one["players"][1]];
    assert_eq!((&person["program"], &program["program"]), (&Value::Null, &"fast".into()));
    let choices = |topics: &Value| -> u64 {
        topics.as_array().expect("topics").iter().map(|topic| topic["choices"].as_u64().expect("a count")).sum()
    };
    assert_eq!(Some(choices(&one["topics"])), person["choices"].as_u64());
    let all = told(&["review", "--all", "--json"]);
    assert_eq!(Some(choices(&all["topics"])), person["choices"].as_u64());
    let words = home.run(&["review", "--game", "1"], "").output;
    assert!(words.contains("That leaves out the program: "), "{words}");
    assert!(!words.contains("Player 2,") && words.contains("With the quick program"), "{words}");
}

#[test]
fn what_does_not_fit_is_refused() {
    let home = Home::new();
    for (arguments, code, said) in [
        (&["play", "--partner", "fast", "--setup", "solo"][..], 1, "a game for two"),
        (&["play", "--plain", "--watch", "fast", "--setup", "solo book"], 1, "a game for two"),
        (&["play", "--partner", "slow"], 2, "choose one of fast, strong"),
        (&["play", "--watch", "fast,strong,fast"], 2, "two with a comma between them"),
        (&["play", "--partner", "fast", "--daily"], 2, "cannot be used together"),
        (&["play", "--watch", "fast", "--daily"], 2, "cannot be used together"),
        (&["play", "--watch", "fast", "--partner", "fast"], 2, "cannot be used together"),
        (&["play", "--partner", "fast", "--from", "a.onirim"], 2, "cannot be used together"),
        (&["play", "--seat", "p2"], 2, "--partner <PROGRAM> is missing"),
        (&["table", "--partner", "fast"], 2, "--partner"),
    ] {
        let ran = home.run(arguments, "");
        assert_eq!((ran.code, ran.errors.contains(said)), (Some(code), true), "{arguments:?}: {}", ran.errors);
    }
    assert!(home.is_empty());
    let french = home.run(&["play", "--partner", "fast", "--setup", "solo", "--lang", "fr"], "");
    assert!(french.errors.contains("partie à deux"), "{}", french.errors);
}

#[test]
fn the_program_speaks_the_language_of_the_game() {
    let home = Home::new();
    let arguments = ["play", "--plain", "--setup", "duo open", "--seed", "5", "--partner", "fast", "--lang", "fr"];
    let ran = home.run(&arguments, ones(60));
    assert!(
        ran.says("Avec le programme rapide, cartes visibles") && ran.says("Votre partenaire\u{a0}: «"),
        "{}",
        ran.output
    );
}
