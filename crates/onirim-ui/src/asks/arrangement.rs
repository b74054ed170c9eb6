//! Ordering cards of the deck by moving them on the screen.

use onirim_core::{Action, Card, DeckEnd, Question, View};

use crate::asks::as_digit;
use crate::input::Key;

/// What can be done with a card besides ordering it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extra {
    /// Nothing.
    None,
    /// Exactly one is discarded (B8).
    DiscardOne,
    /// Any number is discarded (P12).
    DiscardAny,
    /// Exactly one goes on top of the deck (K6).
    RaiseOne,
}

impl Extra {
    /// The key that marks a card: the letter that discards from the hand, or `t` for the top of the deck.
    pub const fn key(self) -> Option<char> {
        match self {
            Extra::None => None,
            Extra::DiscardOne | Extra::DiscardAny => Some('d'),
            Extra::RaiseOne => Some('t'),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other questions are answered from a list")]
    fn asked(question: Question) -> Option<Extra> {
        match question {
            Question::Prophecy => Some(Extra::DiscardOne),
            Question::Sift => Some(Extra::DiscardAny),
            Question::Raise => Some(Extra::RaiseOne),
            Question::Arrange { .. } => Some(Extra::None),
            _ => None,
        }
    }
}

/// A card to be ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The card.
    pub card: Card,
    /// Whether it is marked, to be discarded or put on top.
    pub marked: bool,
}

/// Cards in the order in which they will be drawn, the first one first.
#[derive(Clone, Debug)]
pub struct Arrangement {
    /// The cards.
    pub pieces: Vec<Piece>,
    /// The place of the cursor.
    pub cursor: usize,
    /// Whether the cursor holds its card: arrows then move the card.
    pub holds: bool,
    /// What else can be done with a card.
    pub extra: Extra,
    /// The end of the deck that they go back to.
    pub end: DeckEnd,
}

/// The result of a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Arranged {
    /// The key has no meaning here.
    Ignored,
    /// The cursor or a card moved.
    Moved,
    /// A card must be marked first.
    Unmarked,
    /// The order is complete.
    Sent(Vec<Action>),
}

impl Arrangement {
    /// The arrangement for a question; `None` if the question is another one.
    pub(crate) fn asked(view: &View) -> Option<Arrangement> {
        let question = view.decision?.question;
        let end = question.looks_at()?;
        let mut cards: Vec<Card> = view.looked_at.iter().copied().flatten().collect();
        // Cards at the bottom are listed from the bottom upwards: the last of them is drawn first.
        if end == DeckEnd::Bottom {
            cards.reverse();
        }
        let pieces: Vec<Piece> = cards.into_iter().map(|card| Piece { card, marked: false }).collect();
        let extra = Extra::asked(question)?;
        (!pieces.is_empty()).then_some(Arrangement { pieces, cursor: 0, holds: false, extra, end })
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other keys do nothing")]
    pub(crate) fn key(&mut self, key: Key) -> Arranged {
        match key {
            Key::Left => self.go(-1),
            Key::Right => self.go(1),
            Key::MoveLeft => self.carry(-1),
            Key::MoveRight => self.carry(1),
            Key::Home => self.go(-7),
            Key::End => self.go(7),
            Key::Char(' ') => self.grasp(),
            Key::Up | Key::Down => self.mark(),
            Key::Char(letter) if self.extra.key() == Some(letter.to_ascii_lowercase()) => self.mark(),
            Key::Enter if self.holds => self.grasp(),
            Key::Enter => self.send(),
            Key::Char(digit) => self.point_at(digit),
            _ => Arranged::Ignored,
        }
    }

    /// A click takes a card; a second click elsewhere puts it there.
    pub(crate) fn click(&mut self, place: usize) -> Arranged {
        if place >= self.pieces.len() {
            return Arranged::Ignored;
        }
        if self.holds {
            let piece = self.pieces.remove(self.cursor);
            self.pieces.insert(place, piece);
        }
        self.cursor = place;
        self.grasp()
    }

    fn go(&mut self, by: isize) -> Arranged {
        if self.holds {
            return self.carry(by);
        }
        self.cursor = self.place(by);
        Arranged::Moved
    }

    fn place(&self, by: isize) -> usize {
        self.cursor.saturating_add_signed(by).min(self.pieces.len().saturating_sub(1))
    }

    fn carry(&mut self, by: isize) -> Arranged {
        let target = self.place(by);
        let piece = self.pieces.remove(self.cursor);
        self.pieces.insert(target, piece);
        self.cursor = target;
        Arranged::Moved
    }

    fn grasp(&mut self) -> Arranged {
        self.holds = !self.holds;
        Arranged::Moved
    }

    /// Moves the cursor to the card with this number.
    fn point_at(&mut self, digit: char) -> Arranged {
        let Some(place) = as_digit(digit).to_digit(10).and_then(|digit| (digit as usize).checked_sub(1)) else {
            return Arranged::Ignored;
        };
        if place >= self.pieces.len() {
            return Arranged::Ignored;
        }
        self.cursor = place;
        Arranged::Moved
    }

    pub(crate) fn mark(&mut self) -> Arranged {
        let was = self.pieces[self.cursor].marked;
        match self.extra {
            Extra::None => return Arranged::Ignored,
            Extra::DiscardOne | Extra::RaiseOne => self.pieces.iter_mut().for_each(|piece| piece.marked = false),
            Extra::DiscardAny => {}
        }
        self.pieces[self.cursor].marked = !was;
        Arranged::Moved
    }

    fn marked(&self, marked: bool) -> impl Iterator<Item = Card> + '_ {
        self.pieces.iter().filter(move |piece| piece.marked == marked).map(|piece| piece.card)
    }

    fn send(&self) -> Arranged {
        let places = self.marked(false).map(|card| Action::PlaceNext { card });
        let discards = self.marked(true).map(|card| Action::DiscardSeen { card });
        match self.extra {
            Extra::None => Arranged::Sent(places.collect()),
            Extra::DiscardAny => Arranged::Sent(discards.chain([Action::KeepRest]).chain(places).collect()),
            Extra::DiscardOne | Extra::RaiseOne if self.marked(true).next().is_none() => Arranged::Unmarked,
            Extra::DiscardOne => Arranged::Sent(discards.chain(places).collect()),
            Extra::RaiseOne => {
                Arranged::Sent(self.marked(true).map(|card| Action::Raise { card }).chain(places).collect())
            }
        }
    }
}
