//! Views are read as they were written, and other texts are refused.

use onirim_core::{Game, QuickChance, Setup, View};
use onirim_wire::view::{self, BadView, LONGEST};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::tools::{choose, spoil};

/// Shows every view of a random game: of both seats, between two actions and before chance speaks.
fn walk(setup: Setup, seed: u64, mut look: impl FnMut(&View, &mut QuickChance)) {
    let mut dice = QuickChance::new(seed);
    let Ok(mut game) = Game::new(setup, &mut dice, &mut ());
    loop {
        for &seat in setup.seats() {
            look(&game.view(seat), &mut dice);
        }
        let Some(action) = choose(&game, &mut dice) else { break };
        let after = game.after(action).expect("a legal action");
        for &seat in setup.seats() {
            look(&after.table().view(seat), &mut dice);
        }
        game.apply(action, &mut dice, &mut ()).expect("a legal action");
    }
}

/// D10: the message has what the view has, and nothing is lost.
#[test]
fn a_view_is_read_as_it_was_written() {
    let (mut longest, mut has_looked) = (0, false);
    for (setup, seed) in Setup::all().zip(0..) {
        walk(setup, seed, |view, _| {
            let text = view::written(view);
            assert_eq!(view::read(&text).as_ref(), Ok(view), "{text}");
            longest = longest.max(text.len());
            has_looked |= view.looking.is_some_and(|looking| looking.choices.len() > 1) && !view.placed.is_empty();
        });
    }
    assert!(longest * 4 < LONGEST, "{longest}");
    assert!(has_looked, "no look was written");
}

/// A wrong message is refused when it is read or when a game is imagined for it; otherwise the game can be played to
/// its end.
#[test]
fn a_spoilt_view_is_refused_or_can_be_played_on() {
    let [mut unread, mut impossible, mut played] = [0, 0, 0];
    let any = [
        json!(null),
        json!(true),
        json!(255),
        json!(u64::MAX),
        json!(-1),
        json!("p2"),
        json!("Rs"),
        json!("Ni"),
        json!("??"),
        json!("all"),
        json!("none"),
        json!("defeat"),
        json!("prophecy"),
        json!(["Rs", "Rs", "Rs", "Rs", "Rs", "Rs", "Rs", "Rs", "Rs", "Rs", "Rs", "Rs", "Rs", "Rs", "Rs", "Rs"]),
        json!({"Rs": 255, "Gs": 255}),
        json!({}),
    ];
    for (setup, seed) in Setup::all().zip(0..) {
        walk(setup, seed, |view, dice| {
            // All of them would take minutes.
            if dice.below(10) > 0 {
                return;
            }
            let mut message: Value = serde_json::from_str(&view::written(view)).expect("JSON");
            (0..=dice.below(3)).for_each(|_| spoil(&mut message, &any, dice));
            let Ok(read) = view::read(&message.to_string()) else {
                unread += 1;
                return;
            };
            let Ok(mut game) = Game::imagined(&read, dice) else {
                impossible += 1;
                return;
            };
            assert_eq!(game.view(read.seat), read);
            while let Some(action) = choose(&game, dice) {
                game.apply(action, dice, &mut ()).expect("a legal action");
            }
            played += 1;
        });
    }
    assert!(unread > 100 && impossible > 100 && played > 10, "{unread} {impossible} {played}");
}

#[test]
fn a_view_that_is_too_long_is_refused() {
    assert_eq!(view::read(&" ".repeat(LONGEST + 1)), Err(BadView::TooLong));
    assert!(matches!(view::read(&"[".repeat(LONGEST)), Err(BadView::NoMessage(_))));
}

proptest! {
    #[test]
    fn any_text_is_read_without_a_panic(text in ".{0,200}") {
        prop_assert!(view::read(&text).is_err());
    }
}
