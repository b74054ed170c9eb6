//! Looking at cards of the deck and putting them back: the Prophecy (B8, B9), and every other look (T5, K6, P12).

use crate::answers::{Action, ActionList, Question};
use crate::cards::{Card, Storeys};
use crate::chance::Chance;
use crate::event::{Event, Witness};
use crate::game::Game;
use crate::rules::{Done, Flow, HAPPY_DREAM_REVEALS, Step};
use crate::table::{Audience, DeckEnd, Look};

/// How many cards a Prophecy shows (B8), a Paradoxical one too (K6).
pub const PROPHECY: usize = 5;

/// What cards are looked at for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// One is discarded, the others go back (B8).
    Prophecy,
    /// All go back (T5).
    LookAhead,
    /// One of the bottom cards goes on top (K6).
    Raise,
    /// Any number is discarded, before the eyes of all (P12).
    Sift,
}

impl Purpose {
    /// All purposes.
    pub const ALL: [Purpose; 4] = [Purpose::Prophecy, Purpose::LookAhead, Purpose::Raise, Purpose::Sift];

    /// The most cards that are looked at.
    pub(crate) const fn most_cards(self) -> usize {
        match self {
            Purpose::Prophecy | Purpose::Raise => PROPHECY,
            Purpose::LookAhead => Storeys::Five.number(),
            Purpose::Sift => HAPPY_DREAM_REVEALS,
        }
    }

    /// The most cards that are known to lie at the bottom of the deck afterwards. A look at the bottom takes up those that were known there before.
    pub(crate) const fn most_left_at_bottom(self) -> usize {
        match self {
            Purpose::Raise => PROPHECY - 1,
            Purpose::Prophecy | Purpose::LookAhead | Purpose::Sift => 0,
        }
    }

    /// The end of the deck where the cards are taken from.
    const fn end(self) -> DeckEnd {
        match self {
            Purpose::Raise => DeckEnd::Bottom,
            Purpose::Prophecy | Purpose::LookAhead | Purpose::Sift => DeckEnd::Top,
        }
    }
}

impl Game {
    /// One of the cards that are looked at and not yet put back, in the order in which they were seen (B8, T5, K6).
    pub(crate) fn list_seen(&self, action: impl Fn(Card) -> Action, actions: &mut ActionList) {
        actions.extend(self.look.choices().iter().copied().map(action));
    }

    /// Who sees what the active player looks at (D10).
    pub(crate) fn own_eyes(&self) -> Audience {
        if self.has_secrets() { Audience::Only(self.active) } else { Audience::Everyone }
    }
}

impl<C: Chance, W: Witness> Flow<'_, C, W> {
    /// Searches the deck, takes cards out of it, and shuffles (B6, P11, P12). What was known of its order is lost before the cards leave.
    pub(crate) fn search_and_shuffle(&mut self, take: impl FnOnce(&mut Self)) {
        self.game.deck.shuffle(self.chance);
        take(self);
        self.tell(Event::DeckShuffled);
    }

    /// The active player takes up to `count` cards of an end of the deck.
    pub(crate) fn look(&mut self, purpose: Purpose, count: u8) -> Done<C> {
        let eyes = if purpose == Purpose::Sift { Audience::Everyone } else { self.game.own_eyes() };
        self.game.look = Look::begun(eyes);
        self.see(purpose, count)
    }

    /// Sees the cards of a look that are left, as far as the deck has them, and goes on to what the look is for.
    pub(crate) fn see(&mut self, purpose: Purpose, left: u8) -> Done<C> {
        let (partner, has_secrets) = (self.game.active.partner(), self.game.has_secrets());
        // Kept apart until the look is over: a look in the game would be written and read again card by card.
        let mut look = self.game.look;
        for seen in 0..left {
            let card = match purpose.end() {
                DeckEnd::Top => self.game.deck.draw(self.chance),
                DeckEnd::Bottom => self.game.deck.draw_bottom(self.chance),
            };
            let card = card.inspect_err(|_| {
                self.game.look = look;
                self.game.later.push(Step::See { purpose, left: left - seen });
            });
            let Some(known) = card? else { break };
            look.see(known.card, has_secrets && known.audience.includes(partner));
            self.tell_seen(purpose, known.card);
        }
        self.game.look = if look.is_over() { Look::NONE } else { look };
        match purpose {
            Purpose::Prophecy => self.ask_for_prophecy(),
            Purpose::Raise => self.ask_what_to_raise(),
            Purpose::LookAhead => self.arrange(DeckEnd::Top),
            Purpose::Sift if look.is_over() => {}
            Purpose::Sift => self.ask(Question::Sift),
        }
        Ok(())
    }

    fn tell_seen(&mut self, purpose: Purpose, card: Card) {
        let (seat, audience) = (self.game.active, self.game.own_eyes());
        self.tell(match purpose {
            Purpose::Sift => Event::Revealed { card },
            Purpose::Raise | Purpose::Prophecy | Purpose::LookAhead => {
                Event::Looked { seat, card: Some(card), end: purpose.end(), audience }
            }
        });
    }

    /// Asks which of the cards is discarded, unless they are all equal (R1). An empty deck has shown nothing (B9).
    fn ask_for_prophecy(&mut self) {
        match self.game.look.unplaced().first() {
            None => {}
            Some(&first) if self.game.look.is_settled() => self.discard_for_prophecy(first),
            Some(_) => self.ask(Question::Prophecy),
        }
    }

    /// B8: one card is discarded, the others go back on top.
    pub(crate) fn discard_for_prophecy(&mut self, card: Card) {
        self.discard_looked_at(card);
        self.arrange(DeckEnd::Top);
    }

    pub(crate) fn discard_looked_at(&mut self, card: Card) {
        self.game.look.put_down(card);
        self.game.discard.insert(card);
        self.tell(Event::DiscardedFromDeck { card });
    }

    /// Begins to put the cards back; equal ones need no order (R1).
    pub(crate) fn arrange(&mut self, end: DeckEnd) {
        self.game.look.begin_to_put_back(end);
        self.ask_for_next();
    }

    /// The card comes next, and the same question is asked again, until there is nothing to choose.
    #[inline(always)]
    pub(crate) fn place_next(&mut self, card: Card) {
        self.game.look.place(card);
        self.tell_placed(card);
        self.ask_for_next();
    }

    fn ask_for_next(&mut self) {
        if self.game.look.is_settled() {
            self.put_back();
        } else {
            self.ask(Question::Arrange { end: self.game.look.end });
        }
    }

    fn tell_placed(&mut self, card: Card) {
        let (end, audience) = (self.game.look.end, self.game.look.audience_when_back());
        self.tell(Event::PutBack { seat: self.game.active, card: Some(card), end, audience });
    }

    /// Places what is left and returns all cards to the deck.
    #[inline(never)]
    fn put_back(&mut self) {
        let look = self.game.look;
        look.unplaced().iter().for_each(|&card| self.tell_placed(card));
        let (cards, audience) = (look.in_order(), look.audience_when_back());
        match look.end {
            DeckEnd::Top => self.game.deck.put_all_on_top(&cards, audience),
            DeckEnd::Bottom => self.game.deck.put_all_at_bottom(&cards, audience),
        }
        self.game.look = Look::NONE;
    }

    /// K6: asks which of the bottom cards goes on top, unless they are all equal (R1).
    fn ask_what_to_raise(&mut self) {
        match self.game.look.unplaced().first() {
            None => {}
            Some(&first) if self.game.look.is_settled() => self.raise_to_top(first),
            Some(_) => self.ask(Question::Raise),
        }
    }

    /// K6: one of the bottom cards goes on top.
    pub(crate) fn raise_to_top(&mut self, card: Card) {
        let audience = self.game.look.raise(card);
        self.game.deck.put_on_top(card, audience);
        self.tell(Event::PutBack { seat: self.game.active, card: Some(card), end: DeckEnd::Top, audience });
        self.arrange(DeckEnd::Bottom);
    }
}
