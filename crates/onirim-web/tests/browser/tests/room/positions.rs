//! Saved games at every kind of question: for every set-up, the position with the most answers of each kind.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use onirim_core::{Action, Book, Card, Game, Players, Premonitions, Question, Setup, Symbol, Towers};
use onirim_record::{Notation, Playthrough};
use serde_json::json;

/// The maximum number of games per set-up: enough to reach every kind of question.
const GAMES: u64 = 300;
/// Stops after this many games without a better position.
const IN_VAIN: u64 = 40;

/// Every kind of question, as records write it.
const KINDS: [&str; 19] = [
    "turn",
    "earned-door",
    "look-ahead",
    "prophecy",
    "arrange",
    "before-draw",
    "drawn-door",
    "nightmare",
    "ruin",
    "payment",
    "raise",
    "swap-goals",
    "reopen-goal",
    "premonitions",
    "lose-door",
    "drop-key",
    "happy-dream",
    "sift",
    "fetch",
];

/// Kinds that occur only with two players.
const KINDS_OF_TWO: [&str; 2] = ["draft", "swap"];

/// Every kind of question for this number of players.
pub(crate) fn kinds_for(players: Players) -> BTreeSet<&'static str> {
    let of_two = if players == Players::One { &[][..] } else { &KINDS_OF_TWO };
    KINDS.iter().chain(of_two).copied().collect()
}

/// A game at a question.
pub(crate) struct Position {
    pub(crate) setup: Setup,
    pub(crate) kind: String,
    playthrough: Playthrough,
}

impl Position {
    pub(crate) fn name(&self) -> String {
        format!("{}: {}", self.setup.notation(), self.kind)
    }

    fn answers(&self) -> usize {
        self.playthrough.game().legal_actions().len()
    }
}

/// Every combination of expansions in its largest variants.
fn setups(players: Players) -> impl Iterator<Item = Setup> {
    let books = [None, Some(Book::Lost)].into_iter();
    let towers = [None, Some(Towers::Rampart)];
    let premonitions = [None, Some(Premonitions::Six)];
    books.flat_map(move |book| {
        towers.into_iter().flat_map(move |towers| {
            premonitions.into_iter().map(move |premonitions| Setup { players, book, towers, premonitions })
        })
    })
}

/// The name of a question without colours and numbers.
fn kind(question: Question) -> String {
    question.notation().to_string().split(' ').next().unwrap_or_default().to_owned()
}

/// All positions. The random numbers are the same in each run.
pub(crate) fn positions(players: Players) -> Vec<Position> {
    setups(players).flat_map(|setup| positions_of(setup).into_values()).collect()
}

fn positions_of(setup: Setup) -> BTreeMap<String, Position> {
    let mut found: BTreeMap<String, Position> = BTreeMap::new();
    let (mut lot, mut last): (u64, u64) = (1, 0);
    for seed in 0..GAMES {
        if seed > last + IN_VAIN {
            break;
        }
        let mut playthrough = Playthrough::seeded(setup, seed);
        while let Some(decision) = playthrough.game().decision() {
            let kind = kind(decision.question);
            let actions = playthrough.game().legal_actions();
            if found.get(&kind).is_none_or(|before| before.answers() < actions.len()) {
                let position = Position { setup, kind: kind.clone(), playthrough: playthrough.clone() };
                found.insert(kind, position);
                last = seed;
            }
            lot = lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let choice = (lot >> 33) as usize;
            let useful: Vec<Action> = actions.iter().filter(|action| is_useful(*action, playthrough.game())).collect();
            let chosen = if useful.is_empty() || choice.is_multiple_of(4) {
                actions.get(choice % actions.len()).expect("one of the answers")
            } else {
                useful[choice % useful.len()]
            };
            playthrough.act(chosen).expect("a legal answer");
        }
    }
    found
}

/// Whether an action helps to get Doors. Random games rarely reach the questions about Doors.
fn is_useful(action: Action, game: &Game) -> bool {
    let Some(decision) = game.decision() else { return false };
    let goes_on_with_the_run = |card: Card| {
        let run = game.row(decision.seat).run();
        run.is_some_and(|(color, _)| Symbol::ALL.iter().any(|symbol| card == Card::chamber(color, *symbol)))
    };
    if let Action::Play { card, .. } = action {
        goes_on_with_the_run(card)
    } else if let Action::PayKey { .. } = action {
        matches!(decision.question, Question::DrawnDoor { .. })
    } else {
        matches!(action, Action::TakeDoor | Action::ReturnDoor { .. } | Action::SearchDeck | Action::Look)
    }
}

/// Writes all positions into an export, the first one played last. Marked as assisted, so that advice needs no confirmation.
pub(crate) fn export(positions: &[Position], file: &Path) {
    let time = |place: usize| format!("2026-01-01T{:02}:{:02}:00Z", place / 60, place % 60);
    let mut lines = vec![json!({"onirim-export": {"version": 1, "written": time(0)}})];
    for (place, position) in positions.iter().rev().enumerate() {
        let record = position.playthrough.record().to_string();
        let id = format!("{:032x}", place + 1);
        lines.push(json!({"game": {
            "id": id, "kind": "normal", "created": time(place), "updated": time(place), "assisted": true, "record": record,
        }}));
    }
    lines.push(json!({"end": {"settings": 0, "daily-attempts": 0, "games": positions.len()}}));
    let lines: Vec<String> = lines.iter().map(|line| format!("{line}\n")).collect();
    fs::write(file, lines.concat()).expect("a folder of the test");
}
