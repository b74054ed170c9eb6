//! The counts of a view that all rules of thumb need.

use onirim_core::{Card, Cards, Color, GOALS, Kind, Seat, Side, Symbol, View};

use super::worth::LATER_GOAL;

/// How many Chambers of each colour and symbol there are.
pub(super) type Chambers = [[u8; Symbol::ALL.len()]; 4];

/// A view and its counts.
pub(super) struct Sight {
    pub(super) view: View,
    /// The whole hand, shared cards included (D2).
    pub(super) hand: Chambers,
    /// The cards of the deck, as far as this seat can tell.
    pub(super) deck: Cards,
    pub(super) wanted: WantedDoors,
}

/// The Doors that a player still wants.
#[derive(Clone, Copy)]
pub(super) struct WantedDoors {
    /// How many of each colour.
    pub(super) missing: [u8; 4],
    /// With the Book, the colours of the Goals in their order (K2).
    goals: Option<[Option<Color>; GOALS]>,
}

impl Sight {
    pub(super) fn new(view: View) -> Sight {
        let mut deck = view.unseen;
        let known = view.top.iter().chain(view.bottom.iter()).chain(view.looked_at.iter()).chain(view.placed.iter());
        known.flatten().for_each(|&card| deck.insert(card));
        let hand = count(view.hand.iter().chain(view.shared.iter()));
        Sight { hand, deck, wanted: WantedDoors::by(&view, view.seat), view }
    }

    /// The whole hand, card by card.
    pub(super) fn hand_cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.view.hand.iter().chain(self.view.shared.iter()).copied()
    }

    /// The card that will be drawn next, if this seat knows it.
    pub(super) fn next_card(&self) -> Option<Card> {
        self.view.top.first().copied().flatten()
    }
}

fn count<'a>(cards: impl Iterator<Item = &'a Card>) -> Chambers {
    let mut chambers = Chambers::default();
    for card in cards {
        if let Kind::Chamber(color, symbol) = card.kind() {
            chambers[color.index()][symbol as usize] += 1;
        }
    }
    chambers
}

impl WantedDoors {
    /// The Doors that this seat wants (B17, D7).
    pub(super) fn by(view: &View, seat: Seat) -> WantedDoors {
        let missing = Color::ALL.map(|color| {
            (view.setup.doors_needed(color) as u8).saturating_sub(view.doors[seat.index()][color.index()])
        });
        let goals = view.goals.map(|goals| {
            let mut colors = [None; GOALS];
            let open = goals.row().iter().filter(|goal| goal.side == Side::FaceUp);
            open.zip(&mut colors).for_each(|(goal, place)| *place = Some(goal.color));
            colors
        });
        WantedDoors { missing, goals }
    }

    /// Can a Door of this colour be kept now? It must be missing, and be the next Goal (K2).
    pub(super) fn now(&self, color: Color) -> bool {
        self.missing[color.index()] > 0 && self.goals.is_none_or(|goals| goals[0] == Some(color))
    }

    /// How much a Door of this colour is wanted, in hundredths: with the Book, later Goals count less.
    pub(super) fn share(&self, color: Color) -> i32 {
        if self.missing[color.index()] == 0 {
            return 0;
        }
        let Some(goals) = self.goals else { return 100 };
        let place = goals.iter().position(|&goal| goal == Some(color));
        place.and_then(|place| LATER_GOAL.get(place)).copied().unwrap_or(0)
    }

    /// The wanted Doors after a Door of this colour.
    #[must_use]
    pub(super) fn after(mut self, color: Color) -> WantedDoors {
        self.missing[color.index()] = self.missing[color.index()].saturating_sub(1);
        if let Some(goals) = &mut self.goals {
            goals.rotate_left(1);
            goals[GOALS - 1] = None;
        }
        self
    }
}

/// The end of a Labyrinth row: what matters for the next card.
#[derive(Clone, Copy)]
pub(super) struct RowEnd {
    pub(super) last: Option<Symbol>,
    /// The run that can go on, and its length: 1 or 2.
    pub(super) run: Option<(Color, u8)>,
}

impl RowEnd {
    pub(super) fn of(view: &View, seat: Seat) -> RowEnd {
        let row = &view.rows[seat.index()];
        RowEnd { last: row.last_symbol(), run: row.run_in_progress() }
    }

    /// With one more Chamber, and whether that completes a run.
    pub(super) fn with(self, color: Color, symbol: Symbol) -> (RowEnd, Completes) {
        let length = match self.run {
            Some((running, length)) if running == color => length + 1,
            Some(_) | None => 1,
        };
        let completes = if length == 3 { Completes::Run } else { Completes::Nothing };
        let run = (length < 3).then_some((color, length));
        (RowEnd { last: Some(symbol), run }, completes)
    }
}

/// Does a card complete a run?
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Completes {
    Run,
    Nothing,
}
