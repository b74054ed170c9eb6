//! The table: real piles of real pieces, in a real order.

use onirim_core::{Card, Color, Communication, Goal, Group, Kind, Players, Premonition, Seat, Setup, Side, Tower};

use crate::contents;
use crate::fortune::{Fortune, Shuffler};
use crate::piece::{self, Piece};
use crate::play::Asking;

/// Everything that lies on the table or is held in a hand.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) setup: Setup,
    pub(crate) shuffler: Shuffler,
    pub(crate) active: Seat,
    /// The first piece is the top of the deck.
    pub(crate) deck: Vec<Piece>,
    /// Pieces that a player is looking at; they are still part of the deck (X4).
    pub(crate) looked_at: Vec<Piece>,
    /// Pieces that were looked at and have their place already, the first to be drawn first.
    pub(crate) placed: Vec<Piece>,
    pub(crate) personal: [Vec<Piece>; 2],
    pub(crate) shared: Vec<Piece>,
    pub(crate) rows: [Vec<Piece>; 2],
    pub(crate) doors: [Vec<Piece>; 2],
    pub(crate) discard: Vec<Piece>,
    pub(crate) limbo: Vec<Piece>,
    pub(crate) removed: Vec<Piece>,
    pub(crate) resolving: Option<Piece>,
    pub(crate) goals: Vec<Goal>,
    pub(crate) tower_row: Vec<Piece>,
    pub(crate) face_up: Vec<Premonition>,
    /// The face-down pile; the last is the top.
    pub(crate) pile: Vec<Premonition>,
    pub(crate) gone: Vec<Premonition>,
}

impl Table {
    /// The box has just been opened: everything in the deck, nothing shuffled.
    pub(crate) fn new(setup: Setup, seed: u64, fortune: Fortune) -> Table {
        Table {
            setup,
            shuffler: Shuffler::new(seed, fortune),
            active: Seat::One,
            deck: contents::deck(setup),
            looked_at: Vec::new(),
            placed: Vec::new(),
            personal: [Vec::new(), Vec::new()],
            shared: Vec::new(),
            rows: [Vec::new(), Vec::new()],
            doors: [Vec::new(), Vec::new()],
            discard: Vec::new(),
            limbo: Vec::new(),
            removed: Vec::new(),
            resolving: None,
            goals: Vec::new(),
            tower_row: Vec::new(),
            face_up: Vec::new(),
            pile: Vec::new(),
            gone: Vec::new(),
        }
    }

    /// Do the players have secrets from each other? (D10)
    pub(crate) fn has_secrets(&self) -> bool {
        match self.setup.players {
            Players::One | Players::Two(Communication::Open) => false,
            Players::Two(Communication::Talk | Communication::Silent) => true,
        }
    }

    /// When to ask if the number of answers depends on what the partner may not know (R13).
    pub(crate) fn asking_in_secret(&self) -> Asking {
        if self.has_secrets() { Asking::Always } else { Asking::OfTwo }
    }

    /// When to ask for one of so many hidden cards: with one card there is no secret about it (R13).
    pub(crate) fn asking_for_one_of(&self, cards: usize) -> Asking {
        if cards > 1 { self.asking_in_secret() } else { Asking::OfTwo }
    }

    /// The groups that make up a hand (D2).
    pub(crate) fn groups(&self) -> &'static [Group] {
        match self.setup.players {
            Players::One => &[Group::Personal],
            Players::Two(_) => &[Group::Personal, Group::Shared],
        }
    }

    /// A group of the active player's hand.
    pub(crate) fn hand(&self, group: Group) -> &Vec<Piece> {
        match group {
            Group::Personal => &self.personal[self.active.index()],
            Group::Shared => &self.shared,
        }
    }

    pub(crate) fn hand_mut(&mut self, group: Group) -> &mut Vec<Piece> {
        match group {
            Group::Personal => &mut self.personal[self.active.index()],
            Group::Shared => &mut self.shared,
        }
    }

    /// How many cards a full group has (B11, D1).
    fn full(&self, group: Group) -> usize {
        match (self.setup.players, group) {
            (Players::One, Group::Personal) => 5,
            (Players::One, Group::Shared) => 0,
            (Players::Two(_), Group::Personal) => 3,
            (Players::Two(_), Group::Shared) => 2,
        }
    }

    /// The group that the next card drawn belongs to; `None` if the hand is full (B11, D5).
    pub(crate) fn group_to_fill(&self) -> Option<Group> {
        let missing = |group: &Group| self.hand(*group).len() < self.full(*group);
        self.groups().iter().copied().find(missing)
    }

    /// Every print in each group of the hand, once (R1).
    pub(crate) fn hand_prints(&self) -> Vec<(Card, Group)> {
        let prints_of = |&group: &Group| piece::prints(self.hand(group)).into_iter().map(move |card| (card, group));
        self.groups().iter().flat_map(prints_of).collect()
    }

    /// Discards a card from the active player's hand.
    pub(crate) fn discard_from_hand(&mut self, card: Card, from: Group) {
        let piece = piece::take(self.hand_mut(from), card);
        self.discard.extend(piece);
    }

    /// How many Doors of this colour a player has.
    pub(crate) fn doors_of(&self, owner: Seat, color: Color) -> usize {
        self.doors[owner.index()].iter().filter(|piece| piece.card == Card::door(color)).count()
    }

    /// How many Doors of this colour all players have.
    pub(crate) fn doors_in_all(&self, color: Color) -> usize {
        self.doors_of(Seat::One, color) + self.doors_of(Seat::Two, color)
    }

    /// Shuffles Limbo into the deck, if it holds anything (B16).
    pub(crate) fn shuffle_limbo_in(&mut self) {
        if !self.limbo.is_empty() {
            self.deck.append(&mut self.limbo);
            self.shuffle_deck();
        }
    }

    /// Shuffles the deck.
    pub(crate) fn shuffle_deck(&mut self) {
        let mut wanted = contents::goals();
        if self.goals.is_empty() {
            self.shuffler.shuffle(&mut wanted);
        } else {
            wanted = self.goals.iter().filter(|goal| goal.side == Side::FaceUp).map(|goal| goal.color).collect();
        }
        self.shuffler.shuffle_deck(&mut self.deck, &wanted);
    }

    /// The Towers of the row from left to right.
    pub(crate) fn towers(&self) -> Vec<Tower> {
        let tower_of = |piece: &Piece| if let Kind::Tower(tower) = piece.card.kind() { Some(tower) } else { None };
        self.tower_row.iter().filter_map(tower_of).collect()
    }

    /// The colour of the Door that must come next, if the Book says so (K2).
    pub(crate) fn next_goal(&self) -> Option<&Goal> {
        self.goals.iter().find(|goal| goal.side == Side::FaceUp)
    }

    /// The whole deck, the pieces being looked at included (X4).
    pub(crate) fn whole_deck(&self) -> Vec<Piece> {
        [&self.deck, &self.looked_at, &self.placed].into_iter().flatten().copied().collect()
    }

    /// Is each piece of the box in exactly one place? (X4)
    pub(crate) fn is_complete(&self) -> bool {
        let piles = [
            &self.deck,
            &self.looked_at,
            &self.placed,
            &self.personal[0],
            &self.personal[1],
            &self.shared,
            &self.rows[0],
            &self.rows[1],
            &self.doors[0],
            &self.doors[1],
            &self.discard,
            &self.limbo,
            &self.removed,
            &self.tower_row,
        ];
        let mut ids: Vec<u16> = piles.into_iter().flatten().chain(&self.resolving).map(|piece| piece.id).collect();
        ids.sort_unstable();
        let size = contents::deck(self.setup).len();
        ids.len() == size && (0..).zip(ids).all(|(number, id): (u16, u16)| number == id)
    }
}
