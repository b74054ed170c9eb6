//! What one seat may know, in notation.

use onirim_core::{Card, Color, Goals, Omens, Players, Premonition, Seat, Setup, Side, Step, Tower};
use serde::{Deserialize, Serialize};

use super::{Decision, Ended};
use crate::by_name::ByName;
use crate::noted;

/// The game as one player sees it. The fields are those of [`onirim_core::View`], but for what [`crate::view`] adds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "docs/engine-protocol.md has a table of them")]
pub struct View {
    #[serde(with = "noted")]
    pub seat: Seat,
    #[serde(with = "noted")]
    pub setup: Setup,
    #[serde(with = "noted")]
    pub active: Seat,
    pub decision: Option<Decision>,
    #[serde(flatten)]
    pub ended: Ended,
    /// The next one first.
    #[serde(with = "noted::list")]
    pub pending: Vec<Step>,
    #[serde(with = "noted::list")]
    pub hand: Vec<Card>,
    #[serde(with = "noted::list")]
    pub shared: Vec<Card>,
    pub partner: Option<Partner>,
    pub rows: ByName<Seat, Cards>,
    pub doors: ByName<Seat, ByName<Color, u64>>,
    pub deck: Deck,
    #[serde(with = "noted::list")]
    pub looked_at: Vec<Option<Card>>,
    #[serde(with = "noted::list")]
    pub placed: Vec<Option<Card>>,
    pub unseen: ByName<Card, u64>,
    pub discard: ByName<Card, u64>,
    pub limbo: ByName<Card, u64>,
    pub removed: ByName<Card, u64>,
    #[serde(with = "noted::option")]
    pub resolving: Option<Card>,
    pub goals: Option<Vec<Goal>>,
    #[serde(with = "noted::option_list")]
    pub towers: Option<Vec<Tower>>,
    pub premonitions: Option<Premonitions>,
}

/// Cards in their order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cards(#[serde(with = "noted::list")] pub Vec<Card>);

/// What a player knows of the other's personal cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "docs/engine-protocol.md describes the fields")]
pub struct Partner {
    #[serde(with = "noted::list")]
    pub known: Vec<Card>,
    pub hidden: u64,
}

/// What a player knows of the deck. Unknown cards are `None`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deck {
    /// How many cards it has, those being looked at included.
    pub size: u64,
    /// The next card to be drawn first.
    #[serde(with = "noted::list")]
    pub top: Vec<Option<Card>>,
    /// The lowest card first.
    #[serde(with = "noted::list")]
    pub bottom: Vec<Option<Card>>,
}

/// A Goal of the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "docs/engine-protocol.md describes the fields")]
pub struct Goal {
    #[serde(with = "noted")]
    pub color: Color,
    pub found: bool,
}

/// Where the Premonitions are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "docs/engine-protocol.md describes the fields")]
pub struct Premonitions {
    #[serde(with = "noted::list")]
    pub face_up: Vec<Premonition>,
    #[serde(with = "noted::list")]
    pub pile: Vec<Premonition>,
    #[serde(with = "noted::list")]
    pub removed: Vec<Premonition>,
}

impl From<&onirim_core::View> for View {
    fn from(view: &onirim_core::View) -> View {
        let seats = view.setup.seats();
        let row = |&seat: &Seat| (seat, Cards(view.rows[seat.index()].cards().to_vec()));
        let doors = |&seat: &Seat| {
            let counts = Color::ALL.map(|color| (color, u64::from(view.doors[seat.index()][color.index()])));
            (seat, counts.into_iter().collect())
        };
        View {
            seat: view.seat,
            setup: view.setup,
            active: view.active,
            decision: view.decision.map(Decision::from),
            ended: Ended(view.ending),
            // The game takes the last step first; clients read from the start.
            pending: view.pending.iter().rev().copied().collect(),
            hand: view.hand.to_vec(),
            shared: view.shared.to_vec(),
            partner: partner(view),
            rows: seats.iter().map(row).collect(),
            doors: seats.iter().map(doors).collect(),
            deck: Deck { size: view.deck_len as u64, top: view.top.to_vec(), bottom: view.bottom.to_vec() },
            looked_at: view.looked_at.to_vec(),
            placed: view.placed.to_vec(),
            unseen: heap(&view.unseen),
            discard: heap(&view.discard_pile),
            limbo: heap(&view.limbo),
            removed: heap(&view.removed),
            resolving: view.resolving,
            goals: view.goals.as_ref().map(goals),
            towers: view.towers.as_ref().map(|row| row.towers().to_vec()),
            premonitions: view.omens.as_ref().map(premonitions),
        }
    }
}

fn partner(view: &onirim_core::View) -> Option<Partner> {
    match view.setup.players {
        Players::One => None,
        Players::Two(_) => Some(Partner { known: view.partner_known.to_vec(), hidden: view.partner_hidden as u64 }),
    }
}

fn heap(cards: &onirim_core::Cards) -> ByName<Card, u64> {
    cards.counts().map(|(card, count)| (card, count as u64)).collect()
}

fn goals(goals: &Goals) -> Vec<Goal> {
    let message = |goal: &onirim_core::Goal| Goal {
        color: goal.color,
        found: match goal.side {
            Side::FaceUp => false,
            Side::FaceDown => true,
        },
    };
    goals.row().iter().map(message).collect()
}

fn premonitions(omens: &Omens) -> Premonitions {
    Premonitions {
        face_up: omens.face_up.iter().collect(),
        pile: omens.pile.iter().collect(),
        removed: omens.removed.iter().collect(),
    }
}
