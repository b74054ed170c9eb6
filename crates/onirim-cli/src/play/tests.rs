//! Conversations with a player at a terminal.
#![cfg(test)]

use onirim_core::{Action, Communication};
use onirim_record::{Program, Programs, ShareCode};
use onirim_session::{Deal, Lecture, Lesson, Nowhere, Task, settings};
use onirim_text::Args;

use super::*;
use crate::options::ProgramName;

/// What is said to a player who types this at a terminal and then hangs up.
fn conversation(typed: &str) -> String {
    conversation_with(&Play::default(), typed)
}

fn conversation_with(options: &Play, typed: &str) -> String {
    let options = Play { setup: Some(Setup::SOLO), seed: Some(7), no_review: options.no_review, ..Play::default() };
    conversation_about(&options, typed)
}

fn conversation_about(options: &Play, typed: &str) -> String {
    conversation_in(Language::English, options, typed, Store::in_memory().expect("a store")).0
}

/// The same in this language, and the lessons that are noted afterwards.
fn conversation_in(language: Language, options: &Play, typed: &str, store: Store) -> (String, String) {
    let mut said = Vec::new();
    let mut plain = Plain::new(language, store, Console::new(typed.as_bytes(), &mut said, Typist::Person));
    plain.reviews = !options.no_review;
    plain.play(options, None);
    let learned = plain.app.archive().setting(settings::LEARNED).expect("a store").unwrap_or_default();
    drop(plain);
    (String::from_utf8(said).expect("text"), learned)
}

/// The same at a table of real cards.
fn table_of(typed: &str) -> String {
    let mut said = Vec::new();
    let store = Store::in_memory().expect("a store");
    store.set(settings::GUIDANCE, Guidance::Brief.word()).expect("a setting");
    let mut plain = Plain::new(Language::English, store, Console::new(typed.as_bytes(), &mut said, Typist::Person));
    plain.guide(Setup::SOLO);
    drop(plain);
    String::from_utf8(said).expect("text")
}

/// Some choices of a game that ends soon: with seed 7, the first ones all the way.
fn whole_game() -> String {
    until_the_end(&Play { setup: Some(Setup::SOLO), seed: Some(7), ..Play::default() })
}

/// The first choices all the way.
fn until_the_end(options: &Play) -> String {
    let ones = "1\n".repeat(150);
    let told = conversation_about(options, &ones);
    let (game, _) = told.split_once("Play again?").expect("an end");
    let questions = ["Your choice: ", "Yes or no"].map(|prompt| game.matches(prompt).count());
    "1\n".repeat(questions.iter().sum())
}

#[test]
fn after_a_game_another_one_is_offered() {
    let game = whole_game();
    let same_deal = conversation(&format!("{game}2\nq\n"));
    assert_eq!(same_deal.matches("Your hand: 2 red Suns, a blue Sun, a red Moon, a blue Moon").count(), 2);
    let other_kind = conversation(&format!("{game}6\nq\n"));
    assert_eq!(other_kind.matches("\n1. Players: ").count(), 1, "{other_kind}");
    let menu = conversation(&format!("{game}5\nq\n"));
    assert_eq!(menu.matches("What would you like to play?").count(), 1);
    let enough = conversation(&format!("{game}q\n"));
    assert_eq!(enough.matches("You play: ").count(), 1);
    assert_eq!(enough.matches("Play again?").count(), 1);
}

#[test]
fn a_game_that_is_over_is_looked_back_at_unless_the_player_does_not_want_that() {
    let typed = format!("{}q\n", whole_game());
    let told = conversation(&typed);
    let (_, review) = told.split_once("Reviewing the game…\nAccuracy ").expect("a review");
    assert!(review.contains("\nLargest mistake, ") && review.contains(" The game was lost.\n"), "{review}");
    let not_told = conversation_with(&Play { no_review: true, ..Play::default() }, &typed);
    assert!(!not_told.contains("Reviewing") && not_told.contains("Play again?"));
}

#[test]
fn mistakes_and_steps_of_a_game_that_is_over_are_numbered_choices() {
    let told = conversation_with(
        &Play { no_review: true, ..Play::default() },
        &format!("{}3\n1\nnext step\n7\n6\n6\n1\n", whole_game()),
    );
    assert!(told.contains("\nMistakes\n1. turn "), "{told}");
    assert!(told.contains("\nStep ") && told.contains("\n1. Next step\n2. Previous step\n3. Next mistake\n"), "{told}");
    let (_, replayed) = told.split_once("\nMistakes\n").expect("a list");
    assert!(["Doors: ", "Your row: ", "Your hand: "].iter().all(|fact| replayed.contains(fact)), "{told}");
}

#[test]
fn a_game_can_be_put_aside_and_given_up_after_a_hint() {
    let put_aside = conversation("h\nyes\nn\n");
    assert!(put_aside.contains("The game is put aside."), "{put_aside}");
    let given_up = conversation("h\nyes\nh\ng\nyes\n");
    assert!(given_up.contains("The game is given up."), "{given_up}");
}

#[test]
fn a_refusal_while_programs_are_watched_is_no_failure_of_a_program() {
    let options = Play {
        setup: Some(Setup::duo(Communication::Talk)),
        watch: Some(Programs::both(Program::Fast, Program::Fast)),
        seed: Some(3),
        ..Play::default()
    };
    for refused in ["h", "u", "r"] {
        let said = conversation_about(&options, &format!("{refused}\n\n"));
        assert!(said.contains("Press Enter for the next turn:"), "{said}");
        assert!(!said.contains("Press Enter to let the program try again"), "{said}");
    }
}

#[test]
fn all_lists_every_saved_game() {
    for (language, all, menu) in
        [(Language::English, "all", "saved games"), (Language::French, "tout", "parties enregistrées")]
    {
        let store = Store::in_memory().expect("a store");
        for seed in 0..25 {
            let code = ShareCode { setup: Setup::SOLO, seed };
            let _ = Session::begin(Deal::Code(code), today(), &store);
        }
        let (said, _) = conversation_in(language, &Play::default(), &format!("{menu}\n{all}\n"), store);
        assert!(said.contains("\n26. "), "{said}");
    }
}

#[test]
fn all_is_understood_also_where_every_card_that_can_be_corrected_is_listed() {
    let said = table_of("\nrs\ngs\ne\nall\n\n");
    assert_eq!(said.matches("\n2. ").count(), 2, "{said}");
    assert!(!said.contains("is none of the choices"), "{said}");
}

#[test]
fn commands_that_mean_nothing_during_the_deal_are_refused_as_such() {
    let said = table_of("\ni\nl\nt\nh\n");
    assert_eq!(said.matches("That means nothing here.").count(), 4, "{said}");
    assert!(table_of("\nc\n").contains("There is no card yet that you could correct."));
}

#[test]
fn what_changes_nothing_is_answered_all_the_same() {
    assert!(set_up("n\n").contains("That changes nothing here."));
    let (three, four) = (conversation("h\nyes\nh\nh\n"), conversation("h\nyes\nh\nh\nh\n"));
    assert!(four.len() > three.len() + 100, "{four}");
}

fn set_up(typed: &str) -> String {
    conversation_about(&Play::default(), typed)
}

#[test]
fn a_program_is_chosen_as_partner_with_its_seat() {
    // New game: two players; silent; player 1 is the strong program.
    let said = set_up("2\n1\n2\n2\n3\n3\n3\n\n");
    assert!(said.contains("You play: With the strong program, cards hidden, in silence, the base game."), "{said}");
    assert!(said.contains("You are player 2.") && said.contains("Your partner takes"), "{said}");
    // Two programs; open; with the Towers; the quick one first.
    let said = set_up("2\n1\n2\n3\n2\n4\n3\nthe towers\n2\n\n");
    assert!(said.contains("You watch: Two programs, cards open, with the Towers."), "{said}");
}

#[test]
fn the_deal_of_the_day_has_no_programs() {
    let daily = set_up("3\n1\n2\n");
    assert!(daily.contains("\n1. Players: Two players\n") && !daily.contains("Player 1 is"), "{daily}");
}

#[test]
fn players_are_called_by_the_names_that_are_typed() {
    let said = set_up("2\n1\n2\n4\nAda\n6\nBo\n\n");
    assert!(said.contains("Ada: Which of the open cards do you take?"), "{said}");
}

#[test]
fn another_game_has_the_same_partner() {
    let options = Play {
        setup: Some(Setup::duo(Communication::Open)),
        partner: Some(ProgramName(Program::Fast)),
        seed: Some(7),
        no_review: true,
        ..Play::default()
    };
    let game = until_the_end(&options);
    for again in ["1", "2"] {
        let said = conversation_about(&options, &format!("{game}{again}\n"));
        assert_eq!(said.matches("You play: With the quick program, cards open").count(), 2, "{said}");
    }
}

#[test]
fn a_terminal_shows_what_is_typed_by_itself() {
    assert!(conversation("foo\n").contains("Your choice: “foo” is none of the choices."));
}

#[test]
fn rules_settings_and_statistics_are_read_line_by_line() {
    let said = set_up("how\nlimbo\n2\nsettings\n1\n");
    assert!(said.contains("\nLimbo\n"), "{said}");
    assert!(said.contains("\n1. Language: English\n") && said.contains("\n1. Langue\u{a0}: Français\n"), "{said}");
    let said = set_up("statistics\n1\nq\n");
    assert!(said.contains("No game has been finished yet."), "{said}");
}

/// What a player types who does what each step is about.
fn followed(lesson: Lesson) -> String {
    let (mut lecture, mut session) = Lecture::begin(lesson).expect("a good deal");
    let mut typed = String::new();
    while let Some(task) = lecture.task() {
        let actions: Vec<Action> = session.game().legal_actions().iter().collect();
        if lecture.is_unfinished(session.game()) {
            typed.push_str("1\n");
            lecture.act(&mut session, &actions[..1], &Nowhere).map(drop).expect("the script has the cards");
            continue;
        }
        let wanted = match task {
            Task::Read => {
                typed.push('\n');
                lecture.go_on();
                continue;
            }
            Task::LookAtPiles => {
                typed.push_str("p\n");
                lecture.go_on();
                continue;
            }
            Task::TakeBack => {
                typed.push_str("u\n");
                lecture.take_back(&mut session);
                continue;
            }
            Task::Choose(action) => action,
            Task::Pay | Task::Order => actions[0],
        };
        let number = actions.iter().position(|&action| action == wanted).expect("it is possible") + 1;
        typed.push_str(&format!("{number}\n"));
        lecture.act(&mut session, &[wanted], &Nowhere).map(drop).expect("the script has the cards");
    }
    typed
}

/// What is said to a player who opens the lessons and types this, and the lessons that are noted afterwards.
fn lessons(typed: &str, language: Language) -> (String, String) {
    let store = Store::in_memory().expect("a store");
    conversation_in(language, &Play::default(), &format!("4\n{typed}"), store)
}

#[test]
fn every_lesson_can_be_followed_line_by_line_and_is_noted() {
    for language in Language::ALL {
        let text = Text::new(language);
        for (number, lesson) in (1..).zip(Lesson::ALL) {
            let (said, learned) = lessons(&format!("{number}\n{}", followed(lesson)), language);
            let (mut lecture, _) = Lecture::begin(lesson).expect("a good deal");
            while lecture.task().is_some() {
                lecture.go_on();
            }
            let done = text.find(&format!("{}.plain", lecture.hint()), &Args::new());
            let done = done.unwrap_or_else(|_| text.get(lecture.hint()));
            assert!(said.contains(&done), "{lesson:?}:\n{said}");
            assert!(!said.contains("lesson-"), "{lesson:?}:\n{said}");
            assert_eq!(Lesson::from_words(&learned).collect::<Vec<_>>(), [lesson]);
        }
    }
}

#[test]
fn one_lesson_leads_to_the_next() {
    let (said, _) = lessons(&format!("1\n{}1\n", followed(Lesson::First)), Language::English);
    let text = Text::new(Language::English);
    let beginning = format!("\n{}\n\n", text.lesson(Lesson::Book));
    assert_eq!(said.matches(&beginning).count(), 1, "{said}");
    assert_eq!(said.matches("Step 1 of ").count(), 2, "{said}");
}

/// D10: the code of a game with hidden cards is told at its end, and the game is still the same one.
#[test]
fn a_game_with_hidden_cards_is_announced_once() {
    let options =
        Play { setup: Some(Setup::duo(Communication::Talk)), seed: Some(3), no_review: true, ..Play::default() };
    let said = conversation_about(&options, &"1\nok\n".repeat(300));
    let (game, _) = said.split_once("Play again?").expect("an end");
    assert_eq!(game.matches("You play: ").count(), 1, "{game}");
    assert_eq!(game.matches("On the table: ").count(), 1, "{game}");
}

#[test]
fn another_choice_than_the_lesson_wants_is_not_made() {
    let (said, learned) = lessons("1\n99\nfoo\nu\nh\ndiscard rs\n\nn\n", Language::English);
    assert!(said.contains("Not now: follow the lesson."), "{said}");
    assert!(!said.contains("You discard"), "{said}");
    assert_eq!(learned, "", "what was left is not learned");
}

#[test]
fn lines_name_no_key_of_the_full_screen() {
    for (language, keys) in [
        (Language::English, ["Press i", "press Enter", "press d", "press x", "press t", "(b)", "arrows"]),
        (Language::French, ["sur i", "sur Entrée", "sur d", "sur x", "sur t", "(b)", "flèches"]),
    ] {
        for (number, lesson) in (1..).zip(Lesson::ALL) {
            let said = lessons(&format!("{number}\n{}", followed(lesson)), language).0.replace('\n', " ");
            for key in keys {
                assert!(!said.contains(key), "{key:?} in {lesson:?}:\n{said}");
            }
        }
    }
}
