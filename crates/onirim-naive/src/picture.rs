//! The parts of a naive game and of the engine's game that can be compared, as text.

use std::fmt;

use onirim_core::{Action, Card, Color, Ending, Game, Goal, Group, PremonitionSet, Question, Seat, Tower};

use crate::naive::Naive;
use crate::piece::{self, Piece};

/// Everything on the table, what is asked, and the answers. What has no order is sorted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Picture {
    decision: Option<(Seat, Question)>,
    ending: Option<Ending>,
    actions: Vec<Action>,
    active: Seat,
    personal: [Vec<Card>; 2],
    shared: Vec<Card>,
    rows: [Vec<Card>; 2],
    doors: [[u8; 4]; 2],
    deck: Vec<Card>,
    discard: Vec<Card>,
    limbo: Vec<Card>,
    removed: Vec<Card>,
    resolving: Option<Card>,
    goals: Option<Vec<Goal>>,
    towers: Option<Vec<Tower>>,
    omens: Option<[PremonitionSet; 3]>,
}

impl Picture {
    pub(crate) fn of_naive(naive: &Naive) -> Picture {
        let table = naive.table();
        let setup = table.setup;
        let in_order = |pile: &Vec<Piece>| pile.iter().map(|piece| piece.card).collect();
        let set = |pile: &Vec<_>| pile.iter().copied().collect();
        Picture {
            decision: naive.decision(),
            ending: naive.ending(),
            actions: sorted(naive.legal_actions()),
            active: table.active,
            personal: [piece::sorted(&table.personal[0]), piece::sorted(&table.personal[1])],
            shared: piece::sorted(&table.shared),
            rows: [in_order(&table.rows[0]), in_order(&table.rows[1])],
            doors: Seat::BOTH.map(|seat| Color::ALL.map(|color| table.doors_of(seat, color) as u8)),
            deck: piece::sorted(&table.whole_deck()),
            discard: piece::sorted(&table.discard),
            limbo: piece::sorted(&table.limbo),
            removed: piece::sorted(&table.removed),
            resolving: table.resolving.map(|piece| piece.card),
            goals: setup.book.map(|_| table.goals.clone()),
            towers: setup.towers.map(|_| table.towers()),
            omens: setup.premonitions.map(|_| [set(&table.face_up), set(&table.pile), set(&table.gone)]),
        }
    }

    pub(crate) fn of_engine(game: &Game) -> Picture {
        let personal = |seat| sorted(game.hand(seat, Group::Personal).to_vec());
        let row = |seat| game.row(seat).cards().to_vec();
        Picture {
            decision: game.decision().map(|decision| (decision.seat, decision.question)),
            ending: game.ending(),
            actions: sorted(game.legal_actions().iter().collect()),
            active: game.active(),
            personal: Seat::BOTH.map(personal),
            shared: sorted(game.hand(Seat::One, Group::Shared).to_vec()),
            rows: Seat::BOTH.map(row),
            doors: Seat::BOTH.map(|seat| game.doors(seat)),
            deck: game.deck().iter().collect(),
            discard: game.discard_pile().iter().collect(),
            limbo: game.limbo().iter().collect(),
            removed: game.removed().iter().collect(),
            resolving: game.resolving(),
            goals: game.goals().map(|goals| goals.row().to_vec()),
            towers: game.towers().map(|row| row.towers().to_vec()),
            omens: game.omens().map(|omens| [omens.face_up, omens.pile, omens.removed]),
        }
    }

    /// The lines in which two pictures differ.
    pub(crate) fn differences(&self, engine: &Picture) -> String {
        let mut lines = String::new();
        let mut compare = |name: &str, naive: &dyn fmt::Debug, engine: &dyn fmt::Debug| {
            let (naive, engine) = (format!("{naive:?}"), format!("{engine:?}"));
            if naive != engine {
                lines += &format!("  {name}\n    naive:  {naive}\n    engine: {engine}\n");
            }
        };
        compare("decision", &self.decision, &engine.decision);
        compare("ending", &self.ending, &engine.ending);
        compare("actions", &self.actions, &engine.actions);
        compare("active", &self.active, &engine.active);
        compare("personal", &self.personal, &engine.personal);
        compare("shared", &self.shared, &engine.shared);
        compare("rows", &self.rows, &engine.rows);
        compare("doors", &self.doors, &engine.doors);
        compare("deck", &self.deck, &engine.deck);
        compare("discard", &self.discard, &engine.discard);
        compare("limbo", &self.limbo, &engine.limbo);
        compare("removed", &self.removed, &engine.removed);
        compare("resolving", &self.resolving, &engine.resolving);
        compare("goals", &self.goals, &engine.goals);
        compare("towers", &self.towers, &engine.towers);
        compare("omens", &self.omens, &engine.omens);
        lines
    }
}

/// Both pictures whole, for a report.
impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "  decision  {:?}, ending {:?}, active {:?}", self.decision, self.ending, self.active)?;
        writeln!(f, "  actions   {:?}", self.actions)?;
        writeln!(f, "  personal  {:?}, shared {:?}", self.personal, self.shared)?;
        writeln!(f, "  rows      {:?}", self.rows)?;
        writeln!(f, "  doors     {:?} of {:?}", self.doors, Color::ALL)?;
        writeln!(f, "  deck      {:?}", self.deck)?;
        writeln!(f, "  discard   {:?}", self.discard)?;
        writeln!(f, "  limbo     {:?}, removed {:?}, resolving {:?}", self.limbo, self.removed, self.resolving)?;
        writeln!(f, "  goals     {:?}", self.goals)?;
        writeln!(f, "  towers    {:?}", self.towers)?;
        writeln!(f, "  omens     {:?} (face up, pile, removed)", self.omens)
    }
}

fn sorted<T: Ord>(mut things: Vec<T>) -> Vec<T> {
    things.sort_unstable();
    things
}
