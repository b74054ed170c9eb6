//! Tables, and random players at them.

use onirim_core::{Action, Game, QuickChance, Setup, View};
use onirim_record::Notation;
use onirim_wire::{Advice, Message, NewGame, RefereeAnswer, RefereeOrder, Share, Table, Why, Worth, view};
use serde_json::Value;

pub(crate) type AnyTable = Table<fn() -> Option<u64>>;

/// An empty table, whose seeds are always the same.
pub(crate) fn table() -> AnyTable {
    Table::new((|| Some(7)) as fn() -> Option<u64>).advised_by(advice)
}

/// The first answer is the best, because of everything that the adviser was told.
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

/// What the referee is answered to something that cannot be refused.
pub(crate) fn obeyed(table: &mut AnyTable, order: RefereeOrder) -> RefereeAnswer {
    table.obey_referee(order).unwrap_or_else(|fault| panic!("{fault}"))
}

/// The answer to a line, as JSON.
pub(crate) fn said(table: &mut AnyTable, line: &str) -> Value {
    let answer = table.line(line).unwrap_or_else(|| panic!("no answer: {line}"));
    serde_json::from_str(&answer).expect("an answer is JSON")
}

/// The code of the error that a line is answered with, if it is one.
pub(crate) fn code(answer: &Value) -> Option<&str> {
    answer["error"]["code"].as_str()
}

/// A random legal action; `None` when the game is over.
pub(crate) fn choose(game: &Game, dice: &mut QuickChance) -> Option<Action> {
    let actions = game.legal_actions();
    if actions.is_empty() { None } else { actions.get(dice.below(actions.len())) }
}

/// The answer to a line, as the types have it.
pub(crate) fn understood(answer: &str) -> Message {
    serde_json::from_str(answer).unwrap_or_else(|error| panic!("{error}: {answer}"))
}
