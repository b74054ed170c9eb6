//! Cards of the deck that a player is looking at.

use core::hash::{Hash, Hasher};

use crate::cards::Card;
use crate::packed::{PrintSet, Sequence};
use crate::table::{Audience, DeckEnd, Seat};

/// Cards of the deck that a player is looking at. They still belong to the deck (X4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Look {
    unplaced: Sequence,
    /// Each print of the unplaced cards once, in the order in which they were seen.
    choices: Sequence,
    placed: Sequence,
    /// The end of the deck that they go back to.
    pub(crate) end: DeckEnd,
    /// Who looks.
    eyes: Audience,
    /// Who knows their places when they are back.
    afterwards: Audience,
    /// The partner knew the place of every card looked at.
    partner_knew: bool,
}

impl Look {
    pub(crate) const NONE: Look = Look {
        unplaced: Sequence::EMPTY,
        choices: Sequence::EMPTY,
        placed: Sequence::EMPTY,
        end: DeckEnd::Top,
        eyes: Audience::Nobody,
        afterwards: Audience::Nobody,
        partner_knew: false,
    };

    /// A look that has just begun.
    pub(crate) const fn begun(eyes: Audience) -> Look {
        Look { eyes, partner_knew: true, ..Look::NONE }
    }

    /// One more card is seen, after cards of these prints; did the partner know that it was there?
    #[inline]
    pub(crate) fn see(&mut self, card: Card, prints: &mut PrintSet, partner_knew: bool) {
        self.choices.push_if(!prints.contains(card), card);
        prints.insert(card);
        self.unplaced.push(card);
        self.partner_knew &= partner_knew;
    }

    /// The cards that have not been put back, in the order in which they were seen.
    pub(crate) fn unplaced(&self) -> Sequence {
        self.unplaced
    }

    /// Each print among them once, in the order in which they were seen.
    #[inline]
    pub(crate) fn choices(&self) -> Sequence {
        self.choices
    }

    /// One of the cards is taken away: discarded, or put on top of the deck.
    #[inline]
    pub(crate) fn put_down(&mut self, card: Card) {
        let all_differ = self.choices == self.unplaced;
        self.unplaced.remove(card);
        if all_differ {
            self.choices = self.unplaced;
        } else if !self.unplaced.contains(card) {
            self.choices.remove(card);
        }
    }

    /// One of the cards comes next in the order in which they go back.
    #[inline]
    pub(crate) fn place(&mut self, card: Card) {
        self.put_down(card);
        self.placed.push(card);
    }

    /// The cards that have been put back, the one to be drawn first at the start.
    pub(crate) fn placed(&self) -> Sequence {
        self.placed
    }

    /// All cards that are looked at.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> {
        self.unplaced.iter().chain(self.placed.iter())
    }

    /// Who knows the cards that are looked at: a partner who knew them all still does if they are all equal (R11).
    pub(crate) fn audience(&self) -> Audience {
        let all_equal = self.placed.is_empty() && self.choices.is_single();
        if self.afterwards == Audience::Everyone || self.partner_knew && all_equal {
            Audience::Everyone
        } else {
            self.eyes
        }
    }

    /// Who knows the places of the cards that have been put back.
    pub(crate) fn audience_when_back(&self) -> Audience {
        self.afterwards
    }

    /// From now on the cards go back to this end of the deck.
    pub(crate) fn begin_to_put_back(&mut self, end: DeckEnd) {
        self.afterwards = self.audience();
        self.end = end;
    }

    /// One of the cards goes on top of the deck; says who knows which one (K6). Where others do not see it, what they knew of the rest is lost.
    pub(crate) fn raise(&mut self, card: Card) -> Audience {
        let audience = self.audience();
        self.put_down(card);
        self.partner_knew &= audience == Audience::Everyone;
        audience
    }

    /// Goes through the cards that this seat does not see.
    pub(crate) fn for_each_hidden_from(&self, seat: Seat, then: impl FnMut(Card)) {
        self.hidden_from(seat).into_iter().flat_map(Sequence::iter).for_each(then);
    }

    /// The cards not yet put back and those put back, as far as this seat does not see them.
    fn hidden_from(&self, seat: Seat) -> [Sequence; 2] {
        let unless_seen = |cards, audience: Audience| if audience.includes(seat) { Sequence::EMPTY } else { cards };
        [unless_seen(self.unplaced, self.audience()), unless_seen(self.placed, self.afterwards)]
    }

    /// Other cards take the places of those that this seat does not see.
    pub(crate) fn replace_hidden_from(&mut self, seat: Seat, mut other: impl FnMut() -> Card) {
        let [unplaced, placed] = self.hidden_from(seat);
        if !placed.is_empty() {
            self.placed = placed.iter().map(|_| other()).collect();
        }
        if !unplaced.is_empty() {
            (self.unplaced, self.choices) = (Sequence::EMPTY, Sequence::EMPTY);
            let mut prints = PrintSet::EMPTY;
            unplaced.iter().for_each(|_| self.see(other(), &mut prints, self.partner_knew));
        }
    }

    /// Is nobody looking at anything?
    pub(crate) fn is_over(&self) -> bool {
        self.unplaced.is_empty() && self.placed.is_empty()
    }

    /// Is there nothing to choose among the cards that are left? Equal ones need no choice (R1); but where not all
    /// players look, not being asked would tell that they are equal (R13).
    #[inline]
    pub(crate) fn is_settled(&self) -> bool {
        match self.eyes {
            Audience::Everyone => self.choices.is_single(),
            Audience::Only(_) | Audience::Nobody => self.unplaced.is_single(),
        }
    }

    /// Everything that matters for the future: in which order the cards were seen does not.
    pub(crate) fn hash_future<H: Hasher>(&self, hasher: &mut H) {
        let Look { unplaced, choices: _, placed, end, eyes, afterwards, partner_knew } = self;
        let mut seen = [0_u8; Sequence::ROOM];
        seen.iter_mut().zip(unplaced.iter()).for_each(|(place, card)| *place = card.index() as u8 + 1);
        seen.sort_unstable();
        (seen, placed, end, eyes, afterwards, partner_knew).hash(hasher);
    }

    /// The cards in the order in which they go back: those that were placed, then the rest.
    pub(crate) fn in_order(&self) -> Sequence {
        self.placed.followed_by(self.unplaced)
    }
}
