//! Dreams: the Nightmare and its four options (B14, B15), the Happy Dream and its three (P12).

use crate::card::Card;
use crate::chance::Chance;
use crate::decision::Question;
use crate::event::{Event, Witness};
use crate::flow::{Done, Flow, Step};
use crate::game::Game;
use crate::premonition::Premonition;

/// How many cards a Nightmare reveals (B14-III).
const NIGHTMARE_REVEALS: usize = 5;
/// How many cards a Happy Dream reveals (P12).
const HAPPY_DREAM_REVEALS: usize = 7;

impl Game {
    pub(crate) fn may_dispel(&self) -> bool {
        self.omens.is_some_and(|omens| !omens.face_up.is_empty())
    }
}

impl<C: Chance, W: Witness> Flow<'_, C, W> {
    /// B14-III. The cards of an almost empty deck are all there is (B15).
    pub(crate) fn reveal_five(&mut self) -> Done<C> {
        for _ in 0..NIGHTMARE_REVEALS {
            let Some(drawn) = self.game.deck.draw(self.chance)? else { break };
            self.tell(Event::Revealed { card: drawn.card });
            self.discard_location(drawn.card);
        }
        self.settle_nightmare();
        Ok(())
    }

    /// A Location is discarded, anything else goes to Limbo; without a branch, as nobody can foretell which it is.
    #[inline]
    fn discard_location(&mut self, card: Card) {
        self.game.discard.insert_if(card.is_location(), card);
        self.game.deck.put_into_limbo_if(!card.is_location(), card);
        if card.is_location() {
            self.tell(Event::DiscardedFromDeck { card });
        } else {
            self.tell(Event::SetAside { card });
        }
    }

    /// B14-IV.
    pub(crate) fn discard_hand_for_nightmare(&mut self) -> Done<C> {
        self.replace_hand()?;
        if self.game.ending().is_none() {
            self.settle_nightmare();
        }
        Ok(())
    }

    /// The option has been carried out: a Tower is lost (T6), unless nothing threatens one, and the Nightmare is discarded.
    #[inline]
    pub(crate) fn settle_nightmare(&mut self) {
        if self.game.towers_in_danger() {
            self.ask(Question::Ruin);
        } else {
            self.discard_dream();
        }
    }

    /// The Dream being resolved goes to the discard pile.
    #[inline]
    pub(crate) fn discard_dream(&mut self) {
        if let Some(card) = self.game.resolving.take() {
            self.game.discard.insert(card);
            self.tell(Event::DreamDiscarded { card });
        }
    }

    /// Asks what the Happy Dream brings; if it can only reveal, it does (R1, R7).
    #[inline(never)]
    pub(crate) fn offer_happy_dream(&mut self) -> Done<C> {
        if self.game.may_dispel() || !self.game.deck.is_empty() {
            self.ask(Question::HappyDream);
            return Ok(());
        }
        self.reveal_seven()
    }

    pub(crate) fn dispel(&mut self, premonition: Premonition) {
        if let Some(omens) = &mut self.game.omens {
            omens.face_up.remove(premonition);
            omens.removed.insert(premonition);
        }
        self.tell(Event::PremonitionDispelled { premonition });
        self.discard_dream();
    }

    pub(crate) fn reveal_seven(&mut self) -> Done<C> {
        self.later(Step::SettleHappyDream);
        self.reveal(HAPPY_DREAM_REVEALS)?;
        if !self.game.look.is_over() {
            self.ask(Question::Sift);
        }
        Ok(())
    }

    /// Who searches the deck sees it whole, and so knows what the partner holds (R11).
    pub(crate) fn search_deck(&mut self) {
        self.later(Step::SettleHappyDream);
        self.see_whole_deck();
        let cards = self.game.deck.cards();
        let is_secret = self.game.has_secrets() && cards.len() > 1;
        let mut prints = cards.prints();
        match (prints.next(), prints.next()) {
            (Some(only), None) if !is_secret => self.fetch(only),
            (Some(_), _) => self.ask(Question::Fetch),
            (None, _) => {}
        }
    }

    pub(crate) fn fetch(&mut self, card: Card) {
        let seat = self.game.active;
        let audience = self.game.own_eyes();
        self.game.deck.search(card, self.chance);
        self.game.deck.put_on_top(card, audience);
        self.tell(Event::DeckShuffled);
        self.tell(Event::Fetched { seat, card: Some(card), audience });
    }
}
