//! A view is read as it was written, and what is no view is refused.

use onirim_core::{Game, QuickChance, Setup, View};
use onirim_wire::view::{self, BadView, LONGEST};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::tools::choose;

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

/// D10: a seat on another device, or a program that thinks, learns from the message what the view tells, and nothing is lost.
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

/// Puts one value of the message in the place of another, or takes one away.
fn spoil(message: &mut Value, dice: &mut QuickChance) {
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
    match message {
        Value::Object(fields) if !fields.is_empty() && dice.below(12) > 0 => {
            let name = fields.keys().nth(dice.below(fields.len())).expect("a field").clone();
            match dice.below(8) {
                0 => drop(fields.remove(&name)),
                _ => spoil(&mut fields[&name], dice),
            }
        }
        Value::Array(items) if !items.is_empty() && dice.below(4) > 0 => {
            let place = dice.below(items.len());
            match dice.below(6) {
                0 => drop(items.remove(place)),
                1 => items.push(items[place].clone()),
                _ => spoil(&mut items[place], dice),
            }
        }
        Value::Number(number) if dice.below(2) == 0 => {
            *message = json!(number.as_u64().unwrap_or_default().saturating_add(1));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) | Value::Object(_) => {
            *message = any[dice.below(any.len())].clone();
        }
    }
}

/// What is wrong in a message is refused when it is read, or when a game is imagined for it; otherwise the game can be played to its end.
#[test]
fn a_spoilt_view_is_refused_or_is_one_of_a_game() {
    let [mut unread, mut impossible, mut played] = [0, 0, 0];
    for (setup, seed) in Setup::all().zip(0..) {
        walk(setup, seed, |view, dice| {
            // All of them would take minutes.
            if dice.below(10) > 0 {
                return;
            }
            let mut message: Value = serde_json::from_str(&view::written(view)).expect("JSON");
            (0..=dice.below(3)).for_each(|_| spoil(&mut message, dice));
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
fn a_view_that_is_too_long_is_not_looked_at() {
    assert_eq!(view::read(&" ".repeat(LONGEST + 1)), Err(BadView::TooLong));
    assert!(matches!(view::read(&"[".repeat(LONGEST)), Err(BadView::NoMessage(_))));
}

proptest! {
    #[test]
    fn any_text_is_read_without_a_panic(text in ".{0,200}") {
        prop_assert!(view::read(&text).is_err());
    }
}
