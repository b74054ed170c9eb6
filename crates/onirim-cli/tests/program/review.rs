//! `onirim review`. How likely a game is to be won depends on the weights, so no test names such a figure.

use std::fs;
use std::path::Path;

use onirim_core::Setup;
use onirim_record::Playthrough;
use onirim_session::GameKind;
use serde_json::Value;

use crate::tools::{Home, members};

fn victory() -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../onirim-record/tests/golden/solo-victory.onirim");
    fs::read_to_string(file).expect("a record")
}

/// Ends soon: the first choices all the way.
fn defeat(seed: u64) -> Playthrough {
    let mut playthrough = Playthrough::seeded(Setup::SOLO, seed);
    while let Some(action) = playthrough.game().legal_actions().get(0) {
        playthrough.act(action).expect("a legal action");
    }
    playthrough
}

/// The figures of a review, in millionths.
fn millionths(value: &Value) -> i64 {
    (value.as_f64().expect("a number") * 1e6).round() as i64
}

#[test]
fn a_review_is_told_in_both_languages() {
    let home = Home::new();
    let told = home.run(&["review", "-"], victory());
    assert_eq!((told.code, told.errors.as_str()), (Some(0), ""), "{}", told.output);
    assert!(told.output.starts_with("Review: game won\nAlone, the base game\nAccuracy "), "{}", told.output);
    for heading in ["\nMistakes\n", "\nTurning points\n", "\nBy kind of decision\n", "The game was won."] {
        assert!(told.says(heading), "{heading}: {}", told.output);
    }
    let chart = told.output.lines().filter(|line| line.contains('#') || line.contains(':')).count();
    assert!(chart >= 3, "without a locale the chart is plain: {}", told.output);
    let french = home.run(&["review", "-", "--lang", "fr"], victory());
    assert!(french.output.starts_with("Bilan d’une partie gagnée\n"), "{}", french.output);
    assert!(!french.says("⟦") && !told.says("⟦"));
}

#[test]
fn programs_get_json_as_it_is_described() {
    let text = include_str!("../../../../docs/review.md");
    let mut examples = text.split("```json\n").skip(1).filter_map(|rest| rest.split("```").next());
    let home = Home::new();
    home.save(&defeat(7));
    let saved = home.run(&["review", "--game", "1", "--json"], "");
    let all = home.run(&["review", "--all", "--json"], "");
    for ran in [&saved, &all] {
        let described: Value = serde_json::from_str(examples.next().expect("an example")).expect("JSON");
        let found: Value =
            serde_json::from_str(&ran.output).unwrap_or_else(|_| panic!("{} {}", ran.output, ran.errors));
        assert_eq!(members(&found), members(&described));
        for member in members(&found) {
            assert!(text.contains(&format!("`{member}`")), "{member} is not described");
        }
    }
    assert_eq!(examples.next(), None);
    let [saved, all]: [Value; 2] = [saved, all].map(|ran| serde_json::from_str(&ran.output).expect("JSON"));
    assert_eq!(
        (&saved["result"], &all["games"], &all["won"]),
        (&Value::from("lost"), &Value::from(1), &Value::from(0))
    );
    assert_eq!(saved["topics"], all["topics"]);
    assert_eq!(all["worst"][0]["skill"].as_f64().map(|skill| skill < 0.0), Some(true), "there are mistakes");
}

#[test]
fn swings_add_up_for_programs_too() {
    let ran = Home::new().run(&["review", "-", "--json"], victory());
    let review: Value = serde_json::from_str(&ran.output).expect("JSON");
    let decisions = review["decisions"].as_array().expect("decisions");
    assert_eq!(decisions.len(), 42);
    let swings = ["skill", "luck", "revision"].map(|part| {
        let sum: i64 = decisions.iter().map(|decision| millionths(&decision[part])).sum();
        assert_eq!(sum, millionths(&review[part]));
        sum
    });
    assert_eq!(millionths(&review["start"]) + swings.iter().sum::<i64>(), 1_000_000);
}

#[test]
fn a_page_is_written_and_destroys_no_other() {
    let home = Home::new();
    let file = home.path().join("review.html").display().to_string();
    let arguments = ["review", "-", "--html", &file];
    let ran = home.run(&arguments, victory());
    assert_eq!((ran.code, ran.output.as_str()), (Some(0), format!("The review is in {file}.\n").as_str()));
    let page = fs::read_to_string(&file).expect("a page");
    assert!(page.starts_with("<!doctype html>\n<html lang=\"en\">") && page.contains("Review: game won"));
    assert!(!page.contains("http") && !page.contains("<script") && !page.contains('⟦'), "it needs nothing else");
    let again = home.run(&arguments, victory());
    assert_eq!((again.code, again.output.as_str()), (Some(1), ""));
    assert!(again.errors.contains("exists already"), "{}", again.errors);
    let force = home.run(&[&arguments[..], &["--force", "--lang", "fr"]].concat(), victory());
    assert_eq!(force.code, Some(0), "{}", force.errors);
    assert!(fs::read_to_string(&file).expect("a page").contains("<html lang=\"fr\">"));
}

#[cfg(target_os = "linux")]
#[test]
fn a_page_that_does_not_fit_on_the_disk_is_an_error() {
    let ran = Home::new().run(&["review", "-", "--html", "/dev/full"], victory());
    assert_eq!(ran.code, Some(1));
    assert!(ran.output.starts_with("Review: game won"), "the review is told all the same: {}", ran.output);
    assert!(ran.errors.starts_with("onirim: /dev/full cannot be written"), "{}", ran.errors);
}

/// Game 1 is the one that was played last, and a person wants to review the one that is over.
#[test]
fn while_the_last_game_goes_on_the_last_one_that_is_over_is_reviewed() {
    let home = Home::new();
    home.save(&defeat(7).at(3).expect("three plies"));
    home.save(&defeat(7));
    home.save(&Playthrough::seeded(Setup::SOLO, 1));
    let ran = home.run(&["review", "--game", "1", "--json"], "");
    assert_eq!(
        (ran.code, ran.errors.as_str()),
        (Some(0), "The last game goes on. This is game 2, the last one that is over.\n")
    );
    let review: Value = serde_json::from_str(&ran.output).expect("JSON");
    assert_eq!(review["result"], "lost");
    assert_eq!(home.run(&["review", "--game", "2", "--json"], "").output, ran.output);
    let earlier = home.run(&["review", "--game", "3"], "");
    assert_eq!((earlier.code, earlier.output.as_str()), (Some(1), ""));
    assert!(
        earlier.errors.ends_with("The last one that is over is number 2: onirim review --game 2\n"),
        "{}",
        earlier.errors
    );
    // Its cards are hidden from one of two players: it is not looked at, but neither is it in the way.
    let secret = Setup::all().find(|setup| setup.has_secrets()).expect("there are such");
    home.save(&Playthrough::seeded(secret, 1));
    let ran = home.run(&["review", "--game", "1", "--json", "--lang", "fr"], "");
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    assert!(ran.errors.contains("Voici la partie 3"), "{}", ran.errors);
}

#[test]
fn without_a_game_it_is_said_how_to_name_one() {
    for (arguments, example) in [
        (&["review"][..], ": onirim review --game 1\n"),
        (&["review", "--lang", "fr"], ": onirim review --game 1\n"),
        (&["record", "show"], ": onirim record show --game 1\n"),
        (&["record", "save"], ": onirim record save 1\n"),
    ] {
        let ran = Home::new().run(arguments, "");
        assert_eq!((ran.code, ran.output.as_str()), (Some(2), ""), "{arguments:?}");
        let list = ran.errors.contains("`onirim record list`");
        assert!(list && ran.errors.contains(example), "{arguments:?}: {}", ran.errors);
    }
}

#[test]
fn only_games_that_are_over_are_reviewed() {
    let home = Home::new();
    let going_on = Playthrough::seeded(Setup::SOLO, 1);
    home.save(&going_on);
    let over = "onirim: this game is not over: only games that are over are reviewed\n";
    for (arguments, input) in
        [(&["review", "-"][..], going_on.record().to_string()), (&["review", "--game", "1"], String::new())]
    {
        let ran = home.run(arguments, input);
        assert_eq!((ran.code, ran.output.as_str(), ran.errors.as_str()), (Some(1), "", over));
    }
    let secret = Setup::all().find(|setup| setup.has_secrets()).expect("there are such");
    home.save(&Playthrough::seeded(secret, 1));
    let ran = home.run(&["review", "--game", "1"], "");
    assert_eq!((ran.code, ran.output.as_str()), (Some(1), ""), "{}", ran.errors);
}

#[test]
fn a_game_that_was_given_up_is_reviewed_as_far_as_it_went() {
    let home = Home::new();
    let playthrough = defeat(7).at(5).expect("five plies");
    let store = home.store();
    let bookmark = store.create(GameKind::Normal, &playthrough).expect("a saved game");
    store.give_up(&bookmark).expect("an end");
    drop(store);
    let ran = home.run(&["review", "--game", "1"], "");
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    assert!(ran.says("Review: game given up\n") && ran.says("The game was given up with "), "{}", ran.output);
}

#[test]
fn all_games_together_say_what_costs_most() {
    let home = Home::new();
    let nothing = home.run(&["review", "--all"], "");
    assert_eq!(nothing.code, Some(0), "{}", nothing.errors);
    assert!(nothing.output.starts_with("No game has been finished yet."), "{}", nothing.output);
    home.save(&defeat(7));
    home.save(&Playthrough::seeded(Setup::SOLO, 8));
    let ran = home.run(&["review", "--all"], "");
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    for line in ["What costs you most\n", "1 game reviewed, 0 won.\n", "You lose most on: ", "\nThe largest mistakes\n"]
    {
        assert!(ran.says(line), "{line}: {}", ran.output);
    }
    let listed = home.run(&["record", "list"], "");
    let when = &listed.last("2  ")[3..][..16];
    let named = format!(" in the game of {when} (Alone, the base game, lost), turn ");
    assert!(ran.says(&named), "{named}: {}", ran.output);
}

#[test]
fn a_wrong_review_says_what_to_do() {
    let home = Home::new();
    let wrongs: [(&[&str], i32, &str); 5] = [
        (&["review"], 2, "<FILE> is missing"),
        (&["review", "-", "--all"], 2, "cannot be used together"),
        (&["review", "--all", "--html", "x"], 2, "cannot be used together"),
        (&["review", "--game", "1"], 1, "no game is saved yet"),
        (&["review", "-"], 1, "this is not a game record"),
    ];
    for (arguments, code, problem) in wrongs {
        let ran = home.run(arguments, "nonsense");
        assert_eq!((ran.code, ran.output.as_str()), (Some(code), ""), "{arguments:?}");
        assert!(ran.errors.contains(problem), "{arguments:?}: {}", ran.errors);
    }
}

/// Ctrl-C while many games are looked at: what was found until then is told.
#[cfg(unix)]
#[test]
fn an_interrupt_ends_it_but_not_what_was_found() {
    use crate::interrupts;

    interrupts::allow();
    let home = Home::new();
    (0..40).for_each(|seed| home.save(&defeat(seed)));
    let program = home.talk(&["review", "--all", "--json"]);
    std::thread::sleep(std::time::Duration::from_secs(1));
    interrupts::send(&program);
    let ran = crate::tools::Ran::from(program.finish());
    // A machine may be quick enough to see all of them, or so slow that it has not begun.
    match ran.code {
        Some(130) => assert!(ran.output.contains("\"interrupted\":true"), "{} {}", ran.output, ran.errors),
        Some(0) => assert!(ran.output.contains("\"interrupted\":false"), "{}", ran.output),
        other => assert_eq!(other, None, "{}", ran.errors),
    }
}
