//! Looking at cards of the deck and putting them back: the Prophecy (B8, B9), and every other look (T5, K6, P12).

use crate::card::Card;
use crate::chance::Chance;
use crate::decision::{DeckEnd, Question};
use crate::event::{Event, Witness};
use crate::flow::{Done, Flow};
use crate::game::Game;
use crate::handful::Handful;
use crate::print_set::PrintSet;
use crate::seat::Audience;

/// The most cards looked at together (P12).
pub(crate) const MOST_LOOKED_AT: usize = 7;
/// How many cards a Prophecy shows (B8).
const PROPHECY: usize = 5;

/// Cards of the deck that a player is looking at. They still belong to the deck (X4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    unplaced: Handful,
    /// Each print of the unplaced cards once, in the order in which they were seen.
    choices: Handful,
    placed: Handful,
    /// The end of the deck that they go back to.
    end: DeckEnd,
    /// Who sees the cards.
    audience: Audience,
    /// Who knows their places when they are back.
    afterwards: Audience,
    /// The partner knew the place of every card looked at.
    partner_knew: bool,
}

impl Look {
    pub(crate) const NONE: Look = Look {
        unplaced: Handful::EMPTY,
        choices: Handful::EMPTY,
        placed: Handful::EMPTY,
        end: DeckEnd::Top,
        audience: Audience::Nobody,
        afterwards: Audience::Nobody,
        partner_knew: false,
    };

    /// The cards that have not been put back, in the order in which they were seen.
    pub(crate) fn unplaced(&self) -> Handful {
        self.unplaced
    }

    /// Is such a card among them?
    #[inline]
    pub(crate) fn shows(&self, card: Card) -> bool {
        self.choices.contains(card)
    }

    /// Each print among them once, in the order in which they were seen.
    #[inline]
    pub(crate) fn choices(&self) -> Handful {
        self.choices
    }

    #[inline]
    fn put_down(&mut self, card: Card) {
        let all_differ = self.choices == self.unplaced;
        self.unplaced.remove(card);
        if all_differ {
            self.choices = self.unplaced;
        } else if !self.unplaced.contains(card) {
            self.choices.remove(card);
        }
    }

    /// The cards that have been put back, the one to be drawn first at the start.
    pub(crate) fn placed(&self) -> Handful {
        self.placed
    }

    /// All cards that are looked at.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> {
        self.unplaced.iter().chain(self.placed.iter())
    }

    pub(crate) fn audience(&self) -> Audience {
        self.audience
    }

    /// Who knows the places of the cards that have been put back.
    pub(crate) fn audience_when_back(&self) -> Audience {
        self.afterwards
    }

    /// Is nobody looking at anything?
    pub(crate) fn is_over(&self) -> bool {
        self.unplaced.is_empty() && self.placed.is_empty()
    }

    /// Is there nothing to choose among the cards that are left? Equal ones need no choice (R1); but where not all
    /// players see them, not being asked would tell that they are equal (R13).
    #[inline]
    fn is_settled(&self) -> bool {
        match self.audience {
            Audience::Everyone => self.choices.is_single(),
            Audience::Only(_) | Audience::Nobody => self.unplaced.is_single(),
        }
    }

    /// Who knows the places of the cards once they are back. A partner who knew them all still does if they are all equal (R11).
    fn audience_after(&self) -> Audience {
        if self.partner_knew && self.placed.is_empty() && self.choices.is_single() {
            Audience::Everyone
        } else {
            self.audience
        }
    }
}

impl Game {
    /// Who sees what the active player looks at (D10).
    #[inline]
    pub(crate) fn own_eyes(&self) -> Audience {
        if self.has_secrets() { Audience::Only(self.active) } else { Audience::Everyone }
    }
}

impl<C: Chance, W: Witness> Flow<'_, C, W> {
    /// The active player looks at up to `count` cards of an end of the deck.
    pub(crate) fn look(&mut self, end: DeckEnd, count: usize) -> Done<C> {
        let (seat, audience) = (self.game.active, self.game.own_eyes());
        self.take_up(end, count, audience, |card| Event::Looked { seat, card: Some(card), end, audience })
    }

    /// Up to `count` cards of the top are shown to all.
    pub(crate) fn reveal(&mut self, count: usize) -> Done<C> {
        self.take_up(DeckEnd::Top, count, Audience::Everyone, |card| Event::Revealed { card })
    }

    #[inline]
    fn take_up(&mut self, end: DeckEnd, count: usize, audience: Audience, told: impl Fn(Card) -> Event) -> Done<C> {
        let (partner, has_secrets) = (self.game.active.partner(), self.game.has_secrets());
        let mut look = Look { audience, partner_knew: true, ..Look::NONE };
        let mut prints = PrintSet::EMPTY;
        for _ in 0..count {
            let seen = match end {
                DeckEnd::Top => self.game.deck.draw(self.chance)?,
                DeckEnd::Bottom => self.game.deck.draw_bottom(self.chance)?,
            };
            let Some(seen) = seen else { break };
            look.unplaced.push(seen.card);
            look.choices.push_if(!prints.contains(seen.card), seen.card);
            prints.insert(seen.card);
            look.partner_knew &= has_secrets && seen.audience.includes(partner);
            self.tell(told(seen.card));
        }
        self.game.look = look;
        Ok(())
    }

    /// B8, B9: look at five, discard one, put the others back. An empty deck shows nothing.
    pub(crate) fn foresee(&mut self) -> Done<C> {
        self.look(DeckEnd::Top, PROPHECY)?;
        match self.game.look.unplaced.first() {
            None => {}
            Some(first) if self.game.look.is_settled() => {
                self.discard_looked_at(first);
                self.arrange(DeckEnd::Top);
            }
            Some(_) => self.ask(Question::Prophecy),
        }
        Ok(())
    }

    /// One of the cards is discarded: the one that a Prophecy demands, or another one that a Happy Dream allows (P12).
    pub(crate) fn discard_seen(&mut self, question: Question, card: Card) {
        self.discard_looked_at(card);
        if question == Question::Prophecy || self.game.look.is_over() {
            self.arrange(DeckEnd::Top);
        } else {
            self.ask(question);
        }
    }

    fn discard_looked_at(&mut self, card: Card) {
        self.game.look.put_down(card);
        self.game.discard.insert(card);
        self.tell(Event::DiscardedFromDeck { card });
    }

    /// Begins to put the cards back; equal ones need no order (R1).
    pub(crate) fn arrange(&mut self, end: DeckEnd) {
        self.game.look.afterwards = self.game.look.audience_after();
        self.game.look.end = end;
        if self.game.look.is_settled() {
            self.put_back();
        } else {
            self.ask(Question::Arrange { end });
        }
    }

    /// The same question is asked again, until there is nothing to choose.
    #[inline(always)]
    pub(crate) fn place_next(&mut self, card: Card) {
        self.game.look.put_down(card);
        self.game.look.placed.push(card);
        self.tell_placed(card);
        if self.game.look.is_settled() {
            self.put_back();
        } else {
            self.ask(Question::Arrange { end: self.game.look.end });
        }
    }

    #[inline]
    fn tell_placed(&mut self, card: Card) {
        let (end, audience) = (self.game.look.end, self.game.look.afterwards);
        self.tell(Event::PutBack { seat: self.game.active, card: Some(card), end, audience });
    }

    /// Places what is left and returns all cards to the deck.
    #[inline(never)]
    fn put_back(&mut self) {
        let Look { unplaced, placed, end, afterwards, .. } = self.game.look;
        unplaced.iter().for_each(|card| self.tell_placed(card));
        let cards = placed.followed_by(unplaced);
        match end {
            DeckEnd::Top => self.game.deck.put_all_on_top(cards, afterwards),
            DeckEnd::Bottom => self.game.deck.put_all_at_bottom(cards, afterwards),
        }
        self.game.look = Look::NONE;
    }

    /// K6: one of the bottom cards goes on top.
    pub(crate) fn raise_to_top(&mut self, card: Card) {
        let (seat, audience) = (self.game.active, self.game.look.audience_after());
        self.game.look.put_down(card);
        // Where others do not see which card was raised, what they knew of the rest is lost.
        self.game.look.partner_knew &= audience == Audience::Everyone;
        self.game.deck.put_on_top(card, audience);
        self.tell(Event::PutBack { seat, card: Some(card), end: DeckEnd::Top, audience });
        self.arrange(DeckEnd::Bottom);
    }

    /// K6: the bottom cards are looked at; equal ones need no choice.
    pub(crate) fn look_at_bottom(&mut self) -> Done<C> {
        self.look(DeckEnd::Bottom, PROPHECY)?;
        match self.game.look.unplaced.first() {
            None => {}
            Some(first) if self.game.look.is_settled() => self.raise_to_top(first),
            Some(_) => self.ask(Question::Raise),
        }
        Ok(())
    }
}
