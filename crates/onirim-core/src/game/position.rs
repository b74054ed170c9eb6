//! A table laid out by hand: for tests, puzzles, and games that were begun elsewhere.

use alloc::vec::Vec;
use core::fmt;

use crate::answers::Question;
use crate::cards::{Card, Cards, Color, Goal, Premonition, PremonitionSet, Side, Tower};
use crate::game::places::door_cards;
use crate::game::{Game, doors_on_table};
use crate::packed::DrawPile;
use crate::rules::{Now, TowerRow};
use crate::setup::Setup;
use crate::table::{Audience, Deck, Goals, Group, Hand, MOST_KNOWN_TOP, Omens, Row, Seat, most_prophecies};

/// Where the cards go that a [`Position`] does not name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// Into the deck.
    Deck,
    /// Onto the discard pile.
    DiscardPile,
}

/// A table at the beginning of a turn, not yet checked. [`Position::into_game`] checks it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// What is played.
    pub setup: Setup,
    /// Whose turn begins.
    pub active: Seat,
    /// The personal cards of each seat.
    pub hands: [Vec<Card>; 2],
    /// The cards that lie open between two players.
    pub shared: Vec<Card>,
    /// The Labyrinth row of each seat.
    pub rows: [Vec<Card>; 2],
    /// How many Doors of each colour each seat has.
    pub doors: [[u8; 4]; 2],
    /// The cards at the top of the deck that everyone knows, the next to be drawn first.
    pub top: Vec<Card>,
    /// Other cards that are in the deck.
    pub deck: Vec<Card>,
    /// Cards on the discard pile.
    pub discard_pile: Vec<Card>,
    /// Cards out of the game (K5).
    pub removed: Vec<Card>,
    /// Where all other cards are.
    pub rest: Rest,
    /// The Goal row from the left (K1).
    pub goals: Vec<Goal>,
    /// The Tower row from the left (T3).
    pub towers: Vec<Tower>,
    /// The Premonitions face up (P1).
    pub face_up: PremonitionSet,
    /// The Premonitions out of the game; the others are in the face-down pile.
    pub gone: PremonitionSet,
}

/// Why a [`Position`] cannot be on a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImpossiblePosition {
    /// There are not so many of this card in the game (B1, T1, P1).
    TooMany(Card),
    /// At the beginning of a turn a hand is full: five cards, or three personal and two shared ones (B11, D5).
    HandSize(Seat),
    /// Only Locations can be in a hand.
    NotALocation(Card),
    /// Only Chambers can be in a Labyrinth row.
    NotAChamber(Card),
    /// Neighbours in a Labyrinth row show the same symbol (B4).
    GoldenRule(Seat),
    /// This Tower cannot stand where it stands (T3).
    TouchingEdges(Tower),
    /// Goals, Towers or Premonitions are on the table, but not in the set-up; or a second player's cards.
    NotInSetup,
    /// A Goal row has a Goal for each Door of the game, as many of them face down as there are Doors on the table (K1, K2).
    Goals,
    /// This Premonition would have come true already, or is in two places (P2).
    Premonition(Premonition),
    /// More cards at the top of the deck are known than there is room for, with those that spells can add (K6).
    TooMuchKnown,
    /// The game is won already.
    AlreadyWon,
}

impl fmt::Display for ImpossiblePosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ImpossiblePosition::TooMany(card) => write!(f, "{card:?} is on the table more often than in the game"),
            ImpossiblePosition::HandSize(seat) => {
                write!(
                    f,
                    "the hand of seat {seat:?} is not full: a turn begins with five cards, or three personal and two shared"
                )
            }
            ImpossiblePosition::NotALocation(card) => write!(f, "{card:?} cannot be in a hand: only Locations can"),
            ImpossiblePosition::NotAChamber(card) => {
                write!(f, "{card:?} cannot be in a Labyrinth row: only Chambers can")
            }
            ImpossiblePosition::GoldenRule(seat) => {
                write!(f, "neighbours in the Labyrinth row of seat {seat:?} show the same symbol (B4)")
            }
            ImpossiblePosition::TouchingEdges(tower) => {
                write!(f, "{tower:?} and its left neighbour share a symbol on their touching edges (T3)")
            }
            ImpossiblePosition::NotInSetup => write!(f, "something on the table does not belong to this set-up"),
            ImpossiblePosition::Goals => {
                write!(
                    f,
                    "the Goal row needs a Goal for each Door of the game, as many face down as there are Doors on the table (K1, K2)"
                )
            }
            ImpossiblePosition::Premonition(premonition) => {
                write!(f, "{premonition:?} is in two places, or its condition holds and it would be gone (P2)")
            }
            ImpossiblePosition::TooMuchKnown => {
                write!(
                    f,
                    "too many cards at the top of the deck are known: {MOST_KNOWN_TOP} in all, with those that spells can add (K6)"
                )
            }
            ImpossiblePosition::AlreadyWon => write!(f, "the game is won already"),
        }
    }
}

impl core::error::Error for ImpossiblePosition {}

impl Position {
    /// An empty table with all cards in the deck. Hands must be filled before it is a game.
    pub fn new(setup: Setup) -> Position {
        let goal = |color| Goal { color, side: Side::FaceUp };
        let goals = (0..setup.goals()).map(|place| Color::ALL[place % Color::ALL.len()]);
        Position {
            setup,
            active: Seat::One,
            hands: [Vec::new(), Vec::new()],
            shared: Vec::new(),
            rows: [Vec::new(), Vec::new()],
            doors: [[0; 4]; 2],
            top: Vec::new(),
            deck: Vec::new(),
            discard_pile: Vec::new(),
            removed: Vec::new(),
            rest: Rest::Deck,
            goals: goals.map(goal).collect(),
            towers: Vec::new(),
            face_up: PremonitionSet::EMPTY,
            gone: PremonitionSet::EMPTY,
        }
    }

    /// The game that begins a turn at this table.
    pub fn into_game(self) -> Result<Game, ImpossiblePosition> {
        self.belongs_to_setup()?;
        let rest = self.unnamed_cards()?;
        let mut game = Game::before_the_deal(self.setup, self.active);
        for seat in Seat::BOTH {
            let hand = self.hand(seat)?;
            let audience = if game.has_secrets() { Audience::Nobody } else { Audience::Everyone };
            fill(game.group_mut(seat, Group::Personal), hand, audience)?;
        }
        fill(game.own_mut(Group::Shared), &self.shared, Audience::Everyone)?;
        game.rows = [self.row(Seat::One)?, self.row(Seat::Two)?];
        game.doors = self.doors;
        game.goals = self.goal_row()?;
        game.towers = self.tower_row()?;
        game.omens = self.omens()?;
        game.removed = self.removed.iter().copied().collect();
        game.discard = self.discard_pile.iter().copied().collect();
        game.deck = self.deck(&rest)?;
        if self.rest == Rest::DiscardPile {
            game.discard.extend(&rest);
        }
        if game.is_won() {
            return Err(ImpossiblePosition::AlreadyWon);
        }
        game.now = Now::Asking(Question::Turn);
        Ok(game)
    }

    /// All cards of the game less those that the position names.
    fn unnamed_cards(&self) -> Result<Cards, ImpossiblePosition> {
        let in_piles = [&self.shared, &self.top, &self.deck, &self.discard_pile, &self.removed];
        let named = self.hands.iter().chain(&self.rows).chain(in_piles).flatten().copied();
        let mut rest = self.setup.deck();
        for card in named.chain(door_cards(&self.doors)).chain(self.towers.iter().map(|&tower| Card::tower(tower))) {
            if !rest.remove(card) {
                return Err(ImpossiblePosition::TooMany(card));
            }
        }
        Ok(rest)
    }

    /// Is there nothing of an expansion or of a player that is not in the set-up?
    fn belongs_to_setup(&self) -> Result<(), ImpossiblePosition> {
        let is_empty = |seat: Seat| {
            let place = seat.index();
            self.hands[place].is_empty() && self.rows[place].is_empty() && self.doors[place] == [0; 4]
        };
        let nobody = |seat: &Seat| self.setup.seats().contains(seat) || is_empty(*seat) && self.active != *seat;
        let belongs = Seat::BOTH.iter().all(nobody)
            && (self.setup.seats().len() > 1 || self.shared.is_empty())
            && (self.setup.book.is_some() || self.goals.is_empty())
            && (self.setup.towers.is_some() || self.towers.is_empty())
            && (self.setup.premonitions.is_some() || self.face_up.is_empty() && self.gone.is_empty());
        if belongs { Ok(()) } else { Err(ImpossiblePosition::NotInSetup) }
    }

    fn hand(&self, seat: Seat) -> Result<&[Card], ImpossiblePosition> {
        let cards = &self.hands[seat.index()];
        let [personal, shared] = [Group::Personal, Group::Shared].map(|group| self.setup.players.full(group));
        let is_full = cards.len() == personal && self.shared.len() == shared;
        if self.setup.seats().contains(&seat) && !is_full {
            return Err(ImpossiblePosition::HandSize(seat));
        }
        Ok(cards)
    }

    fn row(&self, seat: Seat) -> Result<Row, ImpossiblePosition> {
        Row::of(self.rows[seat.index()].iter().copied()).map_err(|card| match card.symbol() {
            None => ImpossiblePosition::NotAChamber(card),
            Some(_) => ImpossiblePosition::GoldenRule(seat),
        })
    }

    fn deck(&self, rest: &Cards) -> Result<Deck, ImpossiblePosition> {
        let mut cards: Cards = self.deck.iter().copied().collect();
        if self.rest == Rest::Deck {
            cards.extend(rest);
        }
        let unpaid = self.setup.deck().len() - self.removed.len();
        let to_come = if self.setup.book.is_some() { most_prophecies(unpaid) } else { 0 };
        if self.top.len() + to_come > MOST_KNOWN_TOP {
            return Err(ImpossiblePosition::TooMuchKnown);
        }
        let mut deck = Deck::new(DrawPile::of(cards));
        self.top.iter().rev().for_each(|&card| deck.put_on_top(card, Audience::Everyone));
        Ok(deck)
    }

    fn goal_row(&self) -> Result<Option<Goals>, ImpossiblePosition> {
        if self.setup.book.is_none() {
            return Ok(None);
        }
        let row = Goals::of(self.goals.iter().copied()).ok_or(ImpossiblePosition::Goals)?;
        for color in Color::ALL {
            let of_color = self.goals.iter().filter(|goal| goal.color == color);
            let found = of_color.clone().filter(|goal| goal.side == Side::FaceDown).count();
            let doors = doors_on_table(&self.doors)[color.index()];
            if of_color.count() != self.setup.doors(color) || found != usize::from(doors) {
                return Err(ImpossiblePosition::Goals);
            }
        }
        Ok(Some(row))
    }

    fn tower_row(&self) -> Result<Option<TowerRow>, ImpossiblePosition> {
        if self.setup.towers.is_none() {
            return Ok(None);
        }
        TowerRow::of(self.towers.iter().copied()).map(Some).map_err(ImpossiblePosition::TouchingEdges)
    }

    fn omens(&self) -> Result<Option<Omens>, ImpossiblePosition> {
        let doors = doors_on_table(&self.doors);
        let wrong = self.face_up.iter().find(|one| self.gone.contains(*one) || one.holds(doors));
        if let Some(premonition) = wrong {
            return Err(ImpossiblePosition::Premonition(premonition));
        }
        if self.setup.premonitions.is_none() {
            return Ok(None);
        }
        let elsewhere = |one: &Premonition| self.face_up.contains(*one) || self.gone.contains(*one);
        let pile = Premonition::ALL.into_iter().filter(|one| !elsewhere(one)).collect();
        Ok(Some(Omens { face_up: self.face_up, pile, removed: self.gone }))
    }
}

/// Puts Locations into an empty group.
fn fill(group: &mut Hand, cards: &[Card], audience: Audience) -> Result<(), ImpossiblePosition> {
    for &card in cards {
        if !card.is_location() {
            return Err(ImpossiblePosition::NotALocation(card));
        }
        group.add(card);
        if audience != Audience::Everyone {
            group.hide(card);
        }
    }
    Ok(())
}
