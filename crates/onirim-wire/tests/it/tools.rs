//! Tables, and random players at them.

use onirim_core::{Action, Game, QuickChance, Setup, View};
use onirim_record::Notation;
use onirim_wire::{Advice, Message, NewGame, RefereeAnswer, RefereeOrder, Share, Table, Why, Worth, view};
use serde_json::{Value, json};

pub(crate) type AnyTable = Table<fn() -> Option<u64>>;

/// A table without a game, whose seeds are always the same.
pub(crate) fn table() -> AnyTable {
    Table::new((|| Some(7)) as fn() -> Option<u64>).advised_by(advice)
}

/// Advice that repeats all that the adviser gets.
fn advice(view: &View, ply: u64) -> Option<Advice> {
    let worth = |action| Worth {
        action,
        chance: Share(5_000),
        doubt: Share(100),
        behind: Share(0),
        verdict: "too-close".to_owned(),
        method: "judged".to_owned(),
        games: None,
    };
    Some(Advice {
        seat: view.seat,
        question: view.decision?.question.notation().to_string(),
        ply,
        actions: view.legal_actions()?.iter().map(worth).collect(),
        reason: Why { kind: view::written(view), ..Why::default() },
        next_card: None,
    })
}

/// A table with a game from a seed.
pub(crate) fn seeded(setup: Setup, seed: u64) -> AnyTable {
    let mut table = table();
    obeyed(&mut table, RefereeOrder::New(NewGame::Seeded { setup, seed: Some(seed) }));
    table
}

/// The answer to an order of the referee that cannot fail.
pub(crate) fn obeyed(table: &mut AnyTable, order: RefereeOrder) -> RefereeAnswer {
    table.obey_referee(order).unwrap_or_else(|fault| panic!("{fault}"))
}

/// The answer to a line, as JSON.
pub(crate) fn said(table: &mut AnyTable, line: &str) -> Value {
    let answer = table.line(line).unwrap_or_else(|| panic!("no answer: {line}"));
    serde_json::from_str(&answer).expect("an answer is JSON")
}

/// The code of an error answer.
pub(crate) fn code(answer: &Value) -> Option<&str> {
    answer["error"]["code"].as_str()
}

/// A random legal action; `None` when the game is over.
pub(crate) fn choose(game: &Game, dice: &mut QuickChance) -> Option<Action> {
    let actions = game.legal_actions();
    if actions.is_empty() { None } else { actions.get(dice.below(actions.len())) }
}

/// The answer to a line, read as a type.
pub(crate) fn understood(answer: &str) -> Message {
    serde_json::from_str(answer).unwrap_or_else(|error| panic!("{error}: {answer}"))
}

/// Replaces a value of a message by one of these, or removes it.
pub(crate) fn spoil(message: &mut Value, any: &[Value], dice: &mut QuickChance) {
    match message {
        Value::Object(fields) if !fields.is_empty() && dice.below(12) > 0 => {
            let name = fields.keys().nth(dice.below(fields.len())).expect("a field").clone();
            match dice.below(8) {
                0 => drop(fields.remove(&name)),
                _ => spoil(&mut fields[&name], any, dice),
            }
        }
        Value::Array(items) if !items.is_empty() && dice.below(4) > 0 => {
            let place = dice.below(items.len());
            match dice.below(6) {
                0 => drop(items.remove(place)),
                1 => items.push(items[place].clone()),
                _ => spoil(&mut items[place], any, dice),
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
