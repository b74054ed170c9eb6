//! What one seat may know, in notation.

use onirim_core::{Card, Cards, Color, Goals, Omens, Players, PremonitionSet, Side, View};
use serde::Serialize;

use super::answer::{BySeat, Counts, DecisionMessage, EndingMessage, said};

/// A card that this seat may not see.
const HIDDEN: &str = "??";

/// The game as one player sees it.
#[derive(Serialize)]
pub(super) struct ViewMessage {
    seat: String,
    setup: String,
    active: String,
    decision: Option<DecisionMessage>,
    #[serde(flatten)]
    ending: EndingMessage,
    pending: Vec<String>,
    hand: Vec<String>,
    shared: Vec<String>,
    partner: Option<Partner>,
    rows: BySeat<Vec<String>>,
    doors: BySeat<Counts>,
    deck: Deck,
    looked_at: Vec<String>,
    placed: Vec<String>,
    unseen: Counts,
    discard: Counts,
    limbo: Counts,
    removed: Counts,
    resolving: Option<String>,
    goals: Option<Vec<GoalMessage>>,
    towers: Option<Vec<String>>,
    premonitions: Option<PremonitionsMessage>,
}

#[derive(Serialize)]
struct Partner {
    known: Vec<String>,
    hidden: usize,
}

#[derive(Serialize)]
struct Deck {
    size: usize,
    top: Vec<String>,
    bottom: Vec<String>,
}

#[derive(Serialize)]
struct GoalMessage {
    color: String,
    found: bool,
}

#[derive(Serialize)]
struct PremonitionsMessage {
    face_up: Vec<String>,
    pile: Vec<String>,
    removed: Vec<String>,
}

impl From<&View> for ViewMessage {
    fn from(view: &View) -> ViewMessage {
        let seats = view.setup.seats();
        let row = |seat: onirim_core::Seat| (seat, cards(view.rows[seat.index()].cards()));
        let doors = |seat: onirim_core::Seat| {
            let counts = Color::ALL.map(|color| (color, usize::from(view.doors[seat.index()][color.index()])));
            (seat, Counts::of(counts))
        };
        ViewMessage {
            seat: said(&view.seat),
            setup: said(&view.setup),
            active: said(&view.active),
            decision: view.decision.map(DecisionMessage::from),
            ending: view.ending.into(),
            // The game takes the last of its list first; a client reads from the start.
            pending: view.pending.iter().rev().map(said).collect(),
            hand: cards(&view.hand),
            shared: cards(&view.shared),
            partner: partner(view),
            rows: BySeat(seats.iter().copied().map(row).collect()),
            doors: BySeat(seats.iter().copied().map(doors).collect()),
            deck: Deck { size: view.deck_len, top: known(&view.top), bottom: known(&view.bottom) },
            looked_at: known(&view.looked_at),
            placed: known(&view.placed),
            unseen: heap(&view.unseen),
            discard: heap(&view.discard_pile),
            limbo: heap(&view.limbo),
            removed: heap(&view.removed),
            resolving: view.resolving.map(|card| said(&card)),
            goals: view.goals.as_ref().map(goals),
            towers: view
                .towers
                .as_ref()
                .map(|row| row.towers().iter().map(|&tower| said(&Card::tower(tower))).collect()),
            premonitions: view.omens.as_ref().map(premonitions),
        }
    }
}

fn partner(view: &View) -> Option<Partner> {
    match view.setup.players {
        Players::One => None,
        Players::Two(_) => Some(Partner { known: cards(&view.partner_known), hidden: view.partner_hidden }),
    }
}

fn cards(cards: &[Card]) -> Vec<String> {
    cards.iter().map(said).collect()
}

fn known(cards: &[Option<Card>]) -> Vec<String> {
    cards.iter().map(|card| card.map_or_else(|| HIDDEN.to_owned(), |card| said(&card))).collect()
}

fn heap(cards: &Cards) -> Counts {
    Counts::of(cards.counts())
}

fn goals(goals: &Goals) -> Vec<GoalMessage> {
    let message = |goal: &onirim_core::Goal| GoalMessage {
        color: said(&goal.color),
        found: match goal.side {
            Side::FaceUp => false,
            Side::FaceDown => true,
        },
    };
    goals.row().iter().map(message).collect()
}

fn premonitions(omens: &Omens) -> PremonitionsMessage {
    let names = |set: PremonitionSet| set.iter().map(|premonition| said(&premonition)).collect();
    PremonitionsMessage { face_up: names(omens.face_up), pile: names(omens.pile), removed: names(omens.removed) }
}
