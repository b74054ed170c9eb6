//! What things are worth, in hundredths of an ordinary card that fits into a run.

use onirim_core::{Card, Color, Kind, Premonition, Symbol};

use super::sight::{Sight, WantedDoors};

/// A spell that was not [clearly good](Sight::spell_to_cast) is not cast.
pub(super) const NO_SPELL: i32 = -10_000;
/// A Door: three cards that fit each other, and the turns to find and play them.
pub(super) const DOOR: i32 = 600;
/// A Door given back: as much as it took to find it.
pub(super) const DOOR_BACK: i32 = 600;
/// What a Nightmare costs when it is drawn: a Key, or about four cards of any kind.
pub(super) const NIGHTMARE: i32 = 240;
/// What a Happy Dream brings.
pub(super) const HAPPY_DREAM: i32 = 250;
/// A Key opens a Door that is drawn, or answers a Nightmare: about three cards.
const KEY: i32 = 250;
/// How much a Key counts of so many in the hand, in hundredths: a hand of Keys cannot make runs.
const KEYS_HELD: [i32; 6] = [100, 80, 80, 70, 30, 10];
/// What is added for a Key of a colour that is still wanted.
const KEY_TO_DOOR: i32 = 60;
/// There are half as many Moons as Suns, and runs need both.
const MOON: i32 = 65;
const SUN: i32 = 30;
/// A Chamber of a colour that is not wanted is still a step between two equal symbols.
const IDLE_SUN: i32 = 5;
const IDLE_MOON: i32 = 15;
/// A Tower that may become part of a Rampart; it takes a turn to build.
pub(super) const TOWER: i32 = 60;
/// A Tower that is useful only for its look.
pub(super) const IDLE_TOWER: i32 = 12;
/// So many cards more than needed make a colour plentiful.
const PLENTY: i32 = 3;
/// With the Book: how much the Doors of later Goals count, in hundredths (K2).
pub(super) const LATER_GOAL: [i32; 8] = [100, 45, 32, 22, 12, 10, 5, 5];

impl Sight {
    /// The loss when a card of the own seat goes.
    pub(super) fn worth(&self, card: Card) -> i32 {
        self.worth_to(&self.wanted, card)
    }

    /// The loss when a card of the hand is used: the first of many Keys costs little.
    pub(super) fn worth_in_hand(&self, card: Card) -> i32 {
        let keys = self.view.keys_in_hand();
        let share = if card.is_key() { KEYS_HELD[keys.min(KEYS_HELD.len() - 1)] } else { 100 };
        self.worth(card) * share / 100
    }

    /// The loss of a card to a player who wants these Doors.
    pub(super) fn worth_to(&self, wanted: &WantedDoors, card: Card) -> i32 {
        match card.kind() {
            Kind::Chamber(color, symbol) => {
                let is_wanted = wanted.missing[color.index()] > 0;
                match (symbol, is_wanted) {
                    (Symbol::Key, true) => KEY + KEY_TO_DOOR * wanted.share(color) / 100,
                    (Symbol::Key, false) => KEY,
                    (Symbol::Moon, true) => MOON * self.scarcity(wanted, color) / 100,
                    (Symbol::Sun, true) => SUN * self.scarcity(wanted, color) / 100,
                    (Symbol::Moon, false) => IDLE_MOON,
                    (Symbol::Sun, false) => IDLE_SUN,
                }
            }
            Kind::Tower(tower) => self.tower_worth(tower),
            Kind::Door(_) => DOOR,
            Kind::HappyDream => HAPPY_DREAM,
            Kind::Nightmare => -NIGHTMARE,
        }
    }

    /// The scarcity of a colour's Chambers, in hundredths: the cards that its Doors need, relative to those that are left.
    pub(super) fn scarcity(&self, wanted: &WantedDoors, color: Color) -> i32 {
        let in_deck: usize = Symbol::ALL.map(|symbol| self.deck.count(Card::chamber(color, symbol))).iter().sum();
        let in_hand: u8 = self.hand[color.index()].iter().sum();
        let left = in_deck as i32 + i32::from(in_hand);
        let needed = 3 * i32::from(wanted.missing[color.index()]) + PLENTY;
        (100 * needed / left.max(1)).clamp(50, 200)
    }

    /// What an unknown card of the deck is worth on average, if it is a Location; Doors and Dreams are not lost (B14-III).
    pub(super) fn average_location(&self) -> i32 {
        let locations = self.deck.counts().filter(|(card, _)| card.is_location());
        let worth: i32 = locations.map(|(card, count)| self.worth(card) * count as i32).sum();
        worth / (self.deck.len() as i32).max(1)
    }
}

/// The cost of a Premonition's penalty.
pub(super) fn penalty(premonition: Premonition) -> i32 {
    match premonition {
        Premonition::AnyPair | Premonition::BrownPair => DOOR_BACK,
        Premonition::RedPair => 400,
        Premonition::ThreeDoors => 350,
        Premonition::FiveDoors => 300,
        Premonition::GreenPair => NIGHTMARE,
        Premonition::BluePair => 200,
        Premonition::AllColors => 250,
    }
}
