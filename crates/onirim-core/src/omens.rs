//! Dark Premonitions at work (P2 to P11).

use crate::card::{Card, Color, Symbol};
use crate::cards::Cards;
use crate::chance::Chance;
use crate::decision::Question;
use crate::event::{Event, Witness};
use crate::flow::{Done, Flow, Step};
use crate::game::Game;
use crate::premonition::{Premonition, PremonitionSet};
use crate::seat::{Group, Seat};

/// How many Keys are lost to P7.
const KEYS_LOST: usize = 2;

impl Game {
    /// May this Premonition send this Door to Limbo? P4 takes one of a pair, whoever owns it; P8 one of the active player's.
    pub(crate) fn is_at_stake(&self, premonition: Premonition, owner: Seat, color: Color) -> bool {
        self.doors[owner.index()][color.index()] > 0
            && match premonition {
                Premonition::AnyPair => self.doors_on_table()[color.index()] >= 2,
                Premonition::BrownPair => owner == self.active,
                Premonition::RedPair
                | Premonition::GreenPair
                | Premonition::FiveDoors
                | Premonition::BluePair
                | Premonition::AllColors
                | Premonition::ThreeDoors => false,
            }
    }

    /// The face-up Premonitions whose condition holds (P2).
    pub(crate) fn holding_premonitions(&self) -> PremonitionSet {
        self.omens.map_or(PremonitionSet::EMPTY, |omens| omens.face_up.holding(self.doors_on_table()))
    }

    /// The Keys in the deck (P7).
    pub(crate) fn keys_in_deck(&self) -> Cards {
        self.deck.cards().iter().filter(|card| card.is_key()).collect()
    }
}

impl<C: Chance, W: Witness> Flow<'_, C, W> {
    pub(crate) fn reveal_premonitions(&mut self, count: usize) -> Done<C> {
        let Some(mut omens) = self.game.omens else { return Ok(()) };
        for _ in 0..count.min(omens.pile.len()) {
            let premonition = self.chance.premonition(omens.pile)?;
            omens.pile.remove(premonition);
            omens.face_up.insert(premonition);
            self.tell(Event::PremonitionRevealed { premonition });
        }
        self.game.omens = Some(omens);
        Ok(())
    }

    /// Applies what holds, one after the other, until nothing holds any more. Penalties only ever take Doors away, so one
    /// that did not hold when it began cannot come to hold on the way, and one that another has undone stays (P2).
    pub(crate) fn heed(&mut self) -> Done<C> {
        let mut holding = self.game.holding_premonitions().iter();
        match (holding.next(), holding.next()) {
            (None, _) => Ok(()),
            (Some(only), None) => self.suffer(only),
            (Some(_), Some(_)) => {
                self.ask(Question::Premonitions);
                Ok(())
            }
        }
    }

    /// A penalty, and then another look at what holds.
    pub(crate) fn suffer(&mut self, premonition: Premonition) -> Done<C> {
        if let Some(omens) = &mut self.game.omens {
            omens.face_up.remove(premonition);
            omens.removed.insert(premonition);
        }
        self.tell(Event::PremonitionSuffered { premonition });
        self.later(Step::Heed);
        match premonition {
            Premonition::RedPair => self.lose_red_chambers(),
            Premonition::AnyPair | Premonition::BrownPair => self.lose_door(premonition),
            Premonition::GreenPair => self.recall_nightmare(),
            Premonition::FiveDoors => self.later(Step::Foretell(2)),
            Premonition::BluePair => self.lose_keys(),
            Premonition::AllColors => self.lose_happy_dreams(),
            Premonition::ThreeDoors => {
                // The reveal waits below the redraw; a redraw that empties the deck ends the game and clears it away.
                self.later(Step::Foretell(1));
                self.replace_hand()?;
            }
        }
        Ok(())
    }

    /// P3. Everyone sees how many red Chambers the deck had, and so where the others are (R11).
    fn lose_red_chambers(&mut self) {
        let red = Symbol::ALL.map(|symbol| Card::chamber(Color::Red, symbol));
        for seat in Seat::BOTH {
            self.game.group_mut(seat, Group::Personal).expose(|card| red.contains(&card));
        }
        self.lose_from_deck(&red);
    }

    /// P9.
    fn lose_happy_dreams(&mut self) {
        self.lose_from_deck(&[Card::HAPPY_DREAM]);
    }

    /// Searches the deck for all of these cards and discards them; the deck is shuffled (P11).
    fn lose_from_deck(&mut self, prints: &[Card]) {
        if self.game.deck.is_empty() {
            return;
        }
        self.game.deck.shuffle(self.chance);
        for &card in prints {
            for _ in 0..self.game.deck.remove_all(card) {
                self.game.discard.insert(card);
                self.tell(Event::DiscardedFromDeck { card });
            }
        }
        self.tell(Event::DeckShuffled);
    }

    /// P4, P8.
    fn lose_door(&mut self, premonition: Premonition) {
        let doors = Seat::BOTH.into_iter().flat_map(|owner| Color::ALL.map(|color| (owner, color)));
        let mut at_stake = doors.filter(|&(owner, color)| self.game.is_at_stake(premonition, owner, color));
        match (at_stake.next(), at_stake.next()) {
            (None, _) => {}
            (Some((owner, color)), None) => self.return_door(owner, color),
            (Some(_), Some(_)) => self.ask(Question::LoseDoor { premonition }),
        }
    }

    /// P5.
    fn recall_nightmare(&mut self) {
        if self.game.discard.remove(Card::NIGHTMARE) {
            self.game.deck.put_into_limbo(Card::NIGHTMARE);
            self.tell(Event::NightmareToLimbo);
        }
    }

    /// P7.
    fn lose_keys(&mut self) {
        if !self.game.deck.is_empty() {
            self.see_whole_deck();
            self.game.deck.shuffle(self.chance);
            self.collect_keys(KEYS_LOST.min(self.game.keys_in_deck().len()));
        }
    }

    pub(crate) fn drop_key(&mut self, question: Question, key: Card) {
        let Question::DropKey { left } = question else { return };
        self.drop_from_deck(key);
        self.collect_keys(usize::from(left) - 1);
    }

    /// Asks for the Keys still to be discarded, takes them itself where there is nothing to choose (R1) and that is no
    /// secret (R13).
    fn collect_keys(&mut self, left: usize) {
        let keys = self.game.keys_in_deck();
        let nothing_to_choose = keys.len() == left || keys.print_set().is_single();
        if left > 0 && (self.game.has_secrets() || !nothing_to_choose) {
            self.ask(Question::DropKey { left: left as u8 });
            return;
        }
        for key in keys.iter().take(left) {
            self.drop_from_deck(key);
        }
        self.tell(Event::DeckShuffled);
    }

    fn drop_from_deck(&mut self, key: Card) {
        self.game.deck.remove_one(key);
        self.game.discard.insert(key);
        self.tell(Event::DiscardedFromDeck { card: key });
    }

    /// Who searches the whole deck knows from what is missing what the partner holds (R11).
    pub(crate) fn see_whole_deck(&mut self) {
        let partner = self.game.active.partner();
        self.game.group_mut(partner, Group::Personal).expose(|_| true);
    }
}
