//! Lessons, played to their end.

use insta::assert_snapshot;
use onirim_core::{Action, Card, End, Seat};
use onirim_session::{Lesson, Task};
use onirim_store::Store;
use onirim_text::{Args, Language, Text};
use onirim_tui::Settings;
use onirim_ui::{Key, Start};

use crate::drive::{FRENCH, Player, STILL};
use crate::pictures::{SIZES, all_sizes};

/// At the beginning of a lesson, from the menu.
fn begun(settings: Settings, lesson: Lesson) -> Player {
    let mut player = Player::new(settings);
    let place = Lesson::ALL.iter().position(|&one| one == lesson).expect("one of them") + 1;
    player.keys("3").keys(&place.to_string());
    player
}

fn task(player: &Player) -> Option<Task> {
    player.program.app().lecture().and_then(|lecture| lecture.task())
}

/// Marks this one of the cards that are looked at.
fn mark(player: &mut Player, card: Card, key: &str) {
    let looked_at = player.game().view(Seat::One).looked_at;
    let place = looked_at.iter().position(|&one| one == Some(card)).expect("it is there");
    // Cards at the bottom are listed from the bottom upwards, but shown in drawing order (R5).
    let place = if key == "t" { looked_at.len() - 1 - place } else { place };
    player.key(Key::Home);
    for _ in 0..place {
        player.key(Key::Right);
    }
    player.keys(key).key(Key::Enter);
}

/// The key of an action, if it has one.
fn deed(action: Action) -> Option<&'static str> {
    let letters = [
        ("p", matches!(action, Action::Play { .. } | Action::Pick { .. })),
        ("d", matches!(action, Action::Discard { .. })),
        ("v", matches!(action, Action::Build { end: End::Left, .. })),
        ("b", matches!(action, Action::Build { end: End::Right, .. })),
        ("k", matches!(action, Action::PayKey { .. })),
        ("e", matches!(action, Action::Swap { .. })),
        ("t", matches!(action, Action::Dispel { .. })),
    ];
    letters.into_iter().find(|(_, fits)| *fits).map(|(letter, _)| letter)
}

/// Plays an action with its key, pointing at one card after the other, or with a click on its label.
fn choose(player: &mut Player, action: Action, language: Language) -> &mut Player {
    let step = |player: &Player| player.program.app().lecture().map(|lecture| lecture.progress().0);
    let before = (step(player), task(player));
    if let Some(letter) = deed(action) {
        for digit in ["", "1", "2", "3", "4", "5", "6", "7", "8"] {
            for key in [None, Some(Key::Enter)] {
                player.keys(digit).keys(letter);
                key.map(|key| player.key(key));
                if (step(player), task(player)) != before {
                    return player;
                }
            }
        }
    }
    let game = player.game();
    let view = game.view(game.decision().expect("a question").seat);
    let label = Text::new(language).choice(action, &view).label;
    player.click_on(&label)
}

/// Does what the hint says, with keys and clicks.
fn follow(player: &mut Player, language: Language) {
    match task(player).expect("a step") {
        Task::Read | Task::Pay | Task::Order => player.key(Key::Enter),
        Task::LookAtPiles => player.keys("i").key(Key::Escape),
        Task::TakeBack => player.keys("u"),
        Task::Choose(Action::DiscardSeen { card }) => {
            mark(player, card, "d");
            player
        }
        Task::Choose(Action::Raise { card }) => {
            mark(player, card, "t");
            player
        }
        Task::Choose(action) => choose(player, action, language),
    };
}

/// Plays a lesson to its end.
fn finish(player: &mut Player, language: Language) {
    for _ in 0..40 {
        if task(player).is_none() {
            return;
        }
        follow(player, language);
    }
    panic!("the lesson does not end:\n{}", player.picture(120, 40));
}

/// A text without blanks, since it may be wrapped anywhere.
fn dense(text: &str) -> String {
    text.split_whitespace().collect()
}

/// Whether the text stands in a column at the left of the screen.
fn is_read(words: &str, picture: &str) -> bool {
    let (words, widest) = (dense(words), picture.lines().map(|line| line.chars().count()).max().unwrap_or(0));
    let column =
        |columns: usize| picture.lines().flat_map(|line| line.chars().skip(1).take(columns)).collect::<String>();
    (30..=widest).any(|columns| dense(&column(columns)).contains(&words))
}

/// Checks that the whole hint is visible.
fn assert_hint_is_seen(player: &Player, settings: Settings, size: (u16, u16)) {
    let Some(lecture) = player.program.app().lecture() else { return };
    let Some(task) = lecture.task() else { return };
    let text = Text::new(settings.language);
    let choice = match task {
        Task::Choose(action) => {
            let game = player.game();
            text.choice(action, &game.view(game.decision().expect("a question").seat)).label
        }
        Task::Read | Task::Pay | Task::Order | Task::LookAtPiles | Task::TakeBack => String::new(),
    };
    let hint = text.get_with(lecture.hint(), &Args::new().text("choice", choice));
    let picture = player.picture(size.0, size.1);
    assert!(is_read(&hint, &picture), "{size:?} {hint}\n{picture}");
    assert!(task != Task::Read || picture.contains(&text.get("lesson-next")), "{size:?}\n{picture}");
}

/// Every lesson is played to its end in both languages; each hint is visible at every size.
#[test]
fn every_lesson_is_followed_to_its_end_in_both_languages() {
    for settings in [STILL, FRENCH] {
        for lesson in Lesson::ALL {
            let mut player = begun(settings, lesson);
            let mut last = None;
            while let Some(lecture) = player.program.app().lecture().filter(|lecture| lecture.task().is_some()) {
                let step = lecture.progress().0;
                assert_ne!(last, Some(step), "{lesson:?} does not go on:\n{}", player.picture(120, 40));
                last = Some(step);
                for size in SIZES {
                    assert_hint_is_seen(&player, settings, size);
                }
                follow(&mut player, settings.language);
            }
            let picture = player.picture(80, 24);
            let text = Text::new(settings.language);
            assert!(picture.contains(&text.get("lesson-done-title")), "{lesson:?}:\n{picture}");
            assert!(picture.contains(&text.get("app-end-menu")), "{lesson:?}:\n{picture}");
            let done = text.get(player.program.app().lecture().expect("a lesson").hint());
            assert!(is_read(&done, &picture), "{lesson:?}: nothing is cut\n{picture}");
            let learned = player.program.store().setting("learned").expect("a setting");
            assert_eq!(learned.as_deref(), Some(lesson.word()));
        }
    }
}

#[test]
fn only_what_is_taught_can_be_done() {
    for lesson in Lesson::ALL {
        let mut player = begun(STILL, lesson);
        while matches!(task(&player), Some(Task::Read)) {
            follow(&mut player, Language::English);
        }
        let before = player.game();
        player.keys("1du");
        player.key(Key::End).key(Key::Enter);
        assert_eq!(player.game(), before, "{lesson:?}");
        assert!(player.picture(80, 24).contains("Not now"), "{lesson:?}:\n{}", player.picture(80, 24));
    }
}

#[test]
fn lessons_are_chosen_and_those_that_are_done_are_marked() {
    let store = Store::in_memory().expect("memory");
    store.set("learned", "first towers").expect("a setting");
    let mut player = Player::with(STILL, store);
    player.keys("3");
    assert_snapshot!("lessons", all_sizes(&player));
}

#[test]
fn lessons_on_the_screen() {
    for lesson in Lesson::ALL {
        assert_snapshot!(lesson.word(), all_sizes(&begun(STILL, lesson)));
    }
    let mut taught = begun(STILL, Lesson::Premonitions);
    finish(&mut taught, Language::English);
    assert_snapshot!("taught", all_sizes(&taught));
}

/// Only on the first start the cursor is on the lessons.
#[test]
fn on_a_first_start_the_cursor_is_on_learning() {
    let start = |store: Store| {
        let mut player = Player::with(STILL, store);
        player.program.app_mut().start(Start::Menu);
        player
    };
    let marked = |player: &Player| player.picture(80, 24).contains("▸ 3 Learn by playing");
    let mut player = start(Store::in_memory().expect("memory"));
    assert!(marked(&player));
    player.key(Key::Enter);
    assert!(player.picture(80, 24).contains("▸ 1 The first game"));
    player.key(Key::Escape);
    assert!(marked(&player), "still nothing is learned");
    let learned = Store::in_memory().expect("memory");
    learned.set("learned", "first").expect("a setting");
    assert!(!marked(&start(learned)));
    let mut played = start(Store::in_memory().expect("memory"));
    played.keys("1").key(Key::Enter).key(Key::Escape).keys("4");
    assert!(!marked(&played), "there is a game to continue:\n{}", played.picture(80, 24));
}

/// After a lesson, the next one is one key away.
#[test]
fn one_lesson_leads_to_the_next() {
    let mut player = begun(STILL, Lesson::First);
    finish(&mut player, Language::English);
    player.key(Key::Enter);
    assert_eq!(player.program.app().lecture().map(|lecture| lecture.lesson()), Some(Lesson::Book));
    finish(&mut player, Language::English);
    player.keys("2");
    assert!(
        player.program.app().lecture().is_none() && player.game().setup().book.is_some(),
        "a real game with what was learned"
    );
}
