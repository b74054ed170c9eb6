//! The Nightmare and its four options (B14, B15).

use crate::answers::{Action, ActionList, Question};
use crate::cards::{Card, Color};
use crate::chance::Chance;
use crate::event::{Event, Witness};
use crate::game::{Cause, Game};
use crate::rules::{Done, Flow, Step};
use crate::table::{Group, Seat};

/// How many cards a Nightmare reveals (B14-III).
pub const NIGHTMARE_REVEALS: usize = 5;

impl Game {
    /// The options that are open: I needs a Key, II an own Door (D6), III and IV nothing (B15).
    pub(crate) fn list_nightmare_options(&self, actions: &mut ActionList) {
        for &from in self.groups() {
            let keys = self.own(from).prints().filter(|card| card.is_key());
            actions.extend(keys.map(|key| Action::PayKey { key, from }));
        }
        let owner = self.active;
        let owned = Color::ALL.into_iter().filter(|color| self.doors[owner.index()][color.index()] > 0);
        actions.extend(owned.map(|color| Action::ReturnDoor { owner, color }));
        actions.extend([Action::RevealFive, Action::DiscardHand]);
    }
}

impl<C: Chance, W: Witness> Flow<'_, C, W> {
    /// A Nightmare has been drawn.
    pub(crate) fn meet_nightmare(&mut self) {
        self.game.resolving = Some(Card::NIGHTMARE);
        self.tell(Event::NightmareDrawn { seat: self.game.active });
        self.ask(Question::Nightmare);
    }

    /// I: a Key is discarded. It triggers no Prophecy.
    pub(crate) fn pay_nightmare(&mut self, key: Card, from: Group) {
        self.discard_from_hand(key, from);
        self.settle_nightmare();
    }

    /// II: an obtained Door goes to Limbo.
    pub(crate) fn yield_door(&mut self, owner: Seat, color: Color) {
        self.later(Step::SettleNightmare);
        self.return_door(owner, color);
    }

    /// III: the top five cards are revealed.
    pub(crate) fn reveal_five(&mut self) -> Done<C> {
        self.reveal(NIGHTMARE_REVEALS as u8)
    }

    /// Locations are discarded, Doors and Dreams go to Limbo (P13: Happy Dreams too). The cards of an almost empty deck are all there is (B15).
    pub(crate) fn reveal(&mut self, left: u8) -> Done<C> {
        for revealed in 0..left {
            let Some(known) = self.take_top(Step::Reveal(left - revealed))? else { break };
            let card = known.card;
            self.tell(Event::Revealed { card });
            self.game.discard.insert_if(card.is_location(), card);
            self.game.limbo.insert_if(!card.is_location(), card);
            self.tell(if card.is_location() { Event::DiscardedFromDeck { card } } else { Event::SetAside { card } });
        }
        self.settle_nightmare();
        Ok(())
    }

    /// IV: the hand is discarded, and a new one drawn.
    pub(crate) fn discard_hand(&mut self) -> Done<C> {
        self.replace_hand(Cause::Nightmare)
    }

    /// The option has been carried out: a Tower is lost (T6), unless nothing threatens one, and the Nightmare is discarded.
    pub(crate) fn settle_nightmare(&mut self) {
        if self.game.towers_in_danger() {
            self.ask(Question::Ruin);
        } else {
            self.discard_dream();
        }
    }

    /// The Dream being resolved goes to the discard pile.
    pub(crate) fn discard_dream(&mut self) {
        if let Some(card) = self.game.resolving.take() {
            self.game.discard.insert(card);
            self.tell(Event::DreamDiscarded { card });
        }
    }
}
