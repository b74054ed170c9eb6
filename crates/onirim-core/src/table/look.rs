//! Cards of the deck that a player is looking at.

use core::hash::{Hash, Hasher};

use crate::cards::Card;
use crate::packed::ShortList;
use crate::table::{Audience, DeckEnd, MOST_LOOKED_AT, Seat};

/// Cards in the order in which they were seen or go back.
pub(crate) type SeenCards = ShortList<Card, MOST_LOOKED_AT>;

/// A look at cards of the deck, beside the cards themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Looking {
    /// Each print among the cards not yet put back once, in the order in which they were seen: answers are listed in this order. Empty for a seat that does not see the cards.
    pub choices: ShortList<Card, MOST_LOOKED_AT>,
    /// The end of the deck that the cards go back to.
    pub end: DeckEnd,
    /// Who looks.
    pub eyes: Audience,
    /// Who will know the places of the cards when they are back; `Nobody` until the first is to be put back.
    pub afterwards: Audience,
    /// The partner of the active player knew all these cards before the look. Both players know whether that is so.
    pub partner_knew: bool,
}

/// Cards of the deck that a player is looking at. They still belong to the deck (X4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Look {
    unplaced: SeenCards,
    /// Each print of the unplaced cards once, in the order in which they were seen.
    choices: SeenCards,
    placed: SeenCards,
    /// The end of the deck that they go back to.
    pub(crate) end: DeckEnd,
    /// Who looks.
    eyes: Audience,
    /// Who knows their places when they are back.
    afterwards: Audience,
    /// The partner knew the place of every card looked at.
    partner_knew: bool,
}

const NO_CARDS: SeenCards = SeenCards::new(Card::NIGHTMARE);

impl Look {
    pub(crate) const NONE: Look = Look {
        unplaced: NO_CARDS,
        choices: NO_CARDS,
        placed: NO_CARDS,
        end: DeckEnd::Top,
        eyes: Audience::Nobody,
        afterwards: Audience::Nobody,
        partner_knew: false,
    };

    /// A look that has just begun.
    pub(crate) const fn begun(eyes: Audience) -> Look {
        Look { eyes, partner_knew: true, ..Look::NONE }
    }

    /// One more card is seen; did the partner know that it was there?
    pub(crate) fn see(&mut self, card: Card, partner_knew: bool) {
        if !self.choices.contains(&card) {
            self.choices.push(card);
        }
        self.unplaced.push(card);
        self.partner_knew &= partner_knew;
    }

    /// The cards that have not been put back, in the order in which they were seen.
    pub(crate) fn unplaced(&self) -> &[Card] {
        &self.unplaced
    }

    /// Each print among them once, in the order in which they were seen.
    pub(crate) fn choices(&self) -> &[Card] {
        &self.choices
    }

    /// One of the cards is taken away: discarded, or put on top of the deck.
    #[inline]
    pub(crate) fn put_down(&mut self, card: Card) {
        self.unplaced.remove_first(card);
        if !self.unplaced.contains(&card) {
            self.choices.remove_first(card);
        }
    }

    /// One of the cards comes next in the order in which they go back.
    #[inline]
    pub(crate) fn place(&mut self, card: Card) {
        self.put_down(card);
        self.placed.push(card);
    }

    /// The cards that have been put back, the one to be drawn first at the start.
    pub(crate) fn placed(&self) -> &[Card] {
        &self.placed
    }

    /// All cards that are looked at.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> {
        self.unplaced.iter().chain(self.placed.iter()).copied()
    }

    /// How many cards are looked at.
    pub(crate) fn len(&self) -> usize {
        self.unplaced.len() + self.placed.len()
    }

    /// Who knows the cards that are looked at: a partner who knew them all still does if they are all equal (R11).
    pub(crate) fn audience(&self) -> Audience {
        let all_equal = self.placed.is_empty() && self.choices.len() <= 1;
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

    /// One of the cards goes on top of the deck; returns who knows which one (K6). A partner who does not see it no longer knows the rest.
    pub(crate) fn raise(&mut self, card: Card) -> Audience {
        let audience = self.audience();
        self.put_down(card);
        self.partner_knew &= audience == Audience::Everyone;
        audience
    }

    /// What a seat knows of this look beside the cards; `None` if there is no look.
    pub(crate) fn seen_by(&self, seat: Seat) -> Option<Looking> {
        let Look { unplaced: _, choices, placed: _, end, eyes, afterwards, partner_knew } = *self;
        let choices = if self.audience().includes(seat) { choices } else { NO_CARDS };
        (eyes != Audience::Nobody).then_some(Looking { choices, end, eyes, afterwards, partner_knew })
    }

    /// The inverse of [`Look::seen_by`], with the cards.
    pub(crate) fn of(looking: &Looking, unplaced: SeenCards, placed: SeenCards) -> Look {
        let &Looking { choices, end, eyes, afterwards, partner_knew } = looking;
        let mut look = Look { unplaced: NO_CARDS, choices: NO_CARDS, placed, end, eyes, afterwards, partner_knew };
        unplaced.iter().for_each(|&card| look.see(card, partner_knew));
        // Which of equal cards was seen first is lost when one is put down; the order of the answers remembers it.
        if choices.len() == look.choices.len() && choices.iter().all(|card| look.choices.contains(card)) {
            look.choices = choices;
        }
        look
    }

    /// Are these the eyes that look, and do those know the places afterwards who can? All players know them if the partner knew that all cards are equal (R11).
    pub(crate) fn is_of(&self, eyes: Audience) -> bool {
        let all_equal = self.cards().all(|card| Some(card) == self.cards().next());
        let for_all = eyes == Audience::Everyone || self.partner_knew && all_equal;
        self.eyes == eyes
            && match self.afterwards {
                Audience::Nobody => self.placed.is_empty(),
                Audience::Only(_) => self.afterwards == eyes,
                Audience::Everyone => for_all,
            }
    }

    /// Are the cards being put back?
    pub(crate) fn is_going_back(&self) -> bool {
        self.afterwards != Audience::Nobody
    }

    /// Is there no look?
    pub(crate) fn is_over(&self) -> bool {
        self.len() == 0
    }

    /// Is there nothing to choose among the cards that are left? Equal ones need no choice (R1); but where not all
    /// players look, not being asked would tell that they are equal (R13).
    #[inline]
    pub(crate) fn is_settled(&self) -> bool {
        match self.eyes {
            Audience::Everyone => self.choices.len() <= 1,
            Audience::Only(_) | Audience::Nobody => self.unplaced.len() <= 1,
        }
    }

    /// Everything that matters for the future: in which order the cards were seen does not.
    pub(crate) fn hash_future<H: Hasher>(&self, hasher: &mut H) {
        let Look { unplaced, choices: _, placed, end, eyes, afterwards, partner_knew } = self;
        let mut seen = *unplaced;
        seen.sort_unstable();
        (seen, placed, end, eyes, afterwards, partner_knew).hash(hasher);
    }

    /// The cards in the order in which they go back: those that were placed, then the rest.
    pub(crate) fn in_order(&self) -> SeenCards {
        SeenCards::of(Card::NIGHTMARE, self.placed.iter().chain(self.unplaced.iter()).copied())
    }
}
