//! Cards of the deck put into an order, by moving them on the screen.

use onirim_core::{Action, Card, DeckEnd, Question, View};

use crate::asks::as_digit;
use crate::input::Key;

/// What may be done with a card besides giving it a place.
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
    /// The key that picks a card out: the same letter that discards from the hand; `t` puts on top.
    pub const fn key(self) -> Option<char> {
        match self {
            Extra::None => None,
            Extra::DiscardOne | Extra::DiscardAny => Some('d'),
            Extra::RaiseOne => Some('t'),
        }
    }

    fn asked(question: Question) -> Extra {
        match question {
            Question::Prophecy => Extra::DiscardOne,
            Question::Sift => Extra::DiscardAny,
            Question::Raise => Extra::RaiseOne,
            Question::Draft
            | Question::Turn
            | Question::EarnedDoor { .. }
            | Question::Swap
            | Question::LookAhead { .. }
            | Question::Arrange { .. }
            | Question::BeforeDraw
            | Question::DrawnDoor { .. }
            | Question::Nightmare
            | Question::Ruin
            | Question::Payment { .. }
            | Question::SwapGoals
            | Question::ReopenGoal { .. }
            | Question::Premonitions
            | Question::LoseDoor { .. }
            | Question::DropKey { .. }
            | Question::HappyDream
            | Question::Fetch => Extra::None,
        }
    }
}

/// Is a card in the player's fingers?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grip {
    /// No.
    Free,
    /// Yes: arrows carry it.
    Holding,
}

/// One of the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The card.
    pub card: Card,
    /// Was it picked out?
    pub marked: Marked,
}

/// Was a card picked out?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marked {
    /// No.
    No,
    /// Yes.
    Yes,
}

/// Cards in the order in which they will be drawn, the first one first.
#[derive(Clone, Debug)]
pub struct Arrangement {
    /// The cards.
    pub pieces: Vec<Piece>,
    /// The one that the cursor is on.
    pub cursor: usize,
    /// Is that one in the player’s fingers?
    pub grip: Grip,
    /// What may be done with a card besides.
    pub extra: Extra,
    /// The end of the deck that they go back to.
    pub end: DeckEnd,
}

/// What became of a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Arranged {
    /// Nothing was meant here.
    Ignored,
    /// Something moved.
    Moved,
    /// It is not ready: one card must be picked out first.
    Unmarked,
    /// Done: this is the answer.
    Sent(Vec<Action>),
}

impl Arrangement {
    /// The arrangement that a question asks for; `None` if it asks for something else.
    pub(crate) fn asked(view: &View) -> Option<Arrangement> {
        let question = view.decision?.question;
        let end = question.looks_at()?;
        let mut cards: Vec<Card> = view.looked_at.iter().copied().flatten().collect();
        // The bottom of the deck is seen from the bottom upwards; what is seen last is drawn first.
        if end == DeckEnd::Bottom {
            cards.reverse();
        }
        let pieces: Vec<Piece> = cards.into_iter().map(|card| Piece { card, marked: Marked::No }).collect();
        let extra = Extra::asked(question);
        (!pieces.is_empty()).then_some(Arrangement { pieces, cursor: 0, grip: Grip::Free, extra, end })
    }

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
            Key::Enter if self.grip == Grip::Holding => self.grasp(),
            Key::Enter => self.send(),
            Key::Char(digit) => self.point_at(digit),
            Key::Escape | Key::PageUp | Key::PageDown | Key::Backspace | Key::Redo | Key::Interrupt => {
                Arranged::Ignored
            }
        }
    }

    /// A click takes a card; a second one elsewhere puts it there.
    pub(crate) fn click(&mut self, place: usize) -> Arranged {
        if place >= self.pieces.len() {
            return Arranged::Ignored;
        }
        match self.grip {
            Grip::Holding if place != self.cursor => {
                let piece = self.pieces.remove(self.cursor);
                self.pieces.insert(place, piece);
                self.cursor = place;
                self.grip = Grip::Free;
            }
            Grip::Holding => self.grip = Grip::Free,
            Grip::Free => {
                self.cursor = place;
                self.grip = Grip::Holding;
            }
        }
        Arranged::Moved
    }

    fn go(&mut self, by: isize) -> Arranged {
        match self.grip {
            Grip::Holding => self.carry(by),
            Grip::Free => {
                self.cursor = self.place(by);
                Arranged::Moved
            }
        }
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
        self.grip = match self.grip {
            Grip::Free => Grip::Holding,
            Grip::Holding => Grip::Free,
        };
        Arranged::Moved
    }

    /// The cursor goes to the card with this number.
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
            Extra::DiscardOne | Extra::RaiseOne => self.pieces.iter_mut().for_each(|piece| piece.marked = Marked::No),
            Extra::DiscardAny => {}
        }
        self.pieces[self.cursor].marked = match was {
            Marked::No => Marked::Yes,
            Marked::Yes => Marked::No,
        };
        Arranged::Moved
    }

    fn marked(&self, marked: Marked) -> impl Iterator<Item = Card> + '_ {
        self.pieces.iter().filter(move |piece| piece.marked == marked).map(|piece| piece.card)
    }

    fn send(&self) -> Arranged {
        let places = self.marked(Marked::No).map(|card| Action::PlaceNext { card });
        let discards = self.marked(Marked::Yes).map(|card| Action::DiscardSeen { card });
        match self.extra {
            Extra::None => Arranged::Sent(places.collect()),
            Extra::DiscardAny => Arranged::Sent(discards.chain([Action::KeepRest]).chain(places).collect()),
            Extra::DiscardOne | Extra::RaiseOne if self.marked(Marked::Yes).next().is_none() => Arranged::Unmarked,
            Extra::DiscardOne => Arranged::Sent(discards.chain(places).collect()),
            Extra::RaiseOne => {
                Arranged::Sent(self.marked(Marked::Yes).map(|card| Action::Raise { card }).chain(places).collect())
            }
        }
    }
}
