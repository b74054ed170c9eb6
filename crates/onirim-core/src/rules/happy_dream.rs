//! The Happy Dream and its three gifts (P12).

use crate::answers::{Action, ActionList, Question};
use crate::cards::{Card, Premonition, PremonitionSet};
use crate::chance::Chance;
use crate::event::{Event, Witness};
use crate::game::Game;
use crate::rules::{Done, Flow, Purpose, Step};
use crate::table::DeckEnd;

/// How many cards a Happy Dream reveals (P12).
pub const HAPPY_DREAM_REVEALS: usize = 7;

impl Game {
    /// What a Happy Dream may bring: cards can always be revealed, even from an empty deck (R7).
    pub(crate) fn list_gifts(&self, actions: &mut ActionList) {
        let face_up = self.omens.map_or(PremonitionSet::EMPTY, |omens| omens.face_up);
        actions.extend(face_up.iter().map(|premonition| Action::Dispel { premonition }));
        actions.push(Action::RevealSeven);
        if !self.deck.is_empty() {
            actions.push(Action::SearchDeck);
        }
    }

    /// One of the revealed cards is discarded, or no more of them.
    pub(crate) fn list_sift(&self, actions: &mut ActionList) {
        self.list_seen(|card| Action::DiscardSeen { card }, actions);
        actions.push(Action::KeepRest);
    }

    /// Any card of the deck.
    pub(crate) fn list_fetches(&self, actions: &mut ActionList) {
        actions.extend(self.deck.cards().prints().map(|card| Action::Fetch { card }));
    }
}

impl<C: Chance, W: Witness> Flow<'_, C, W> {
    /// A Happy Dream has been drawn. If it can only reveal, it does (R1, R7).
    #[inline(never)]
    pub(crate) fn meet_happy_dream(&mut self) -> Done<C> {
        self.game.resolving = Some(Card::HAPPY_DREAM);
        self.tell(Event::HappyDreamDrawn { seat: self.game.active });
        let mut gifts = ActionList::EMPTY;
        self.game.list_gifts(&mut gifts);
        if gifts.len() == 1 {
            return self.reveal_seven();
        }
        self.ask(Question::HappyDream);
        Ok(())
    }

    pub(crate) fn dispel(&mut self, premonition: Premonition) {
        self.remove_premonition(premonition);
        self.tell(Event::PremonitionDispelled { premonition });
        self.discard_dream();
    }

    pub(crate) fn reveal_seven(&mut self) -> Done<C> {
        self.later(Step::SettleHappyDream);
        self.look(Purpose::Sift, HAPPY_DREAM_REVEALS as u8)
    }

    /// One of the revealed cards is discarded; there may be more.
    pub(crate) fn sift_out(&mut self, card: Card) {
        self.discard_looked_at(card);
        if self.game.look.is_over() {
            self.arrange(DeckEnd::Top);
        } else {
            self.ask(Question::Sift);
        }
    }

    /// The active player sees the whole deck, and so knows what the partner holds. The deck will be shuffled, so its order is forgotten (R11).
    pub(crate) fn search_deck(&mut self) {
        self.later(Step::SettleHappyDream);
        self.see_whole_deck();
        self.game.deck.forget();
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
        self.search_and_shuffle(|flow| flow.game.deck.remove(card));
        self.game.deck.put_on_top(card, audience);
        self.tell(Event::Fetched { seat, card: Some(card), audience });
    }
}
