//! What can be done with a hand in phase 1 (B3, B4, T3).

use crate::action::Action;
use crate::card::{Card, Symbol};
use crate::prints::{Chambers, Prints};
use crate::seat::Group;
use crate::tower::{End, TOWERS, Tower, TowerSet};

/// The Chambers of the personal and of the shared group that can be played, and those that can be discarded.
#[derive(Clone, Copy)]
pub(crate) struct PhaseOne {
    plays: [Chambers; 2],
    discards: [Chambers; 2],
}

impl PhaseOne {
    /// With these cards in hand, after a Chamber of this symbol.
    #[inline]
    pub(crate) fn new(hand: [Prints; 2], last: Option<Symbol>) -> PhaseOne {
        let discards = hand.map(Prints::chambers);
        PhaseOne { plays: discards.map(|chambers| chambers.except(last)), discards }
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        let [personal, shared] = self.discards;
        let len = personal.len_with(self.plays[0]);
        if shared.is_empty() { len } else { len + shared.len_with(self.plays[1]) }
    }

    /// Are there no shared cards?
    #[inline]
    pub(crate) fn is_personal(&self) -> bool {
        self.discards[1].is_empty()
    }

    /// Plays come first, then discards; personal cards before shared ones.
    pub(crate) fn get(&self, number: usize) -> Option<Action> {
        if self.is_personal() { self.get_personal(number) } else { self.get_of_both(number) }
    }

    #[inline]
    pub(crate) fn get_personal(&self, number: usize) -> Option<Action> {
        let ([plays, _], [discards, _]) = (self.plays, self.discards);
        let is_play = number < plays.len();
        let (chambers, number) = if is_play { (plays, number) } else { (discards, number - plays.len()) };
        if number >= discards.len() {
            return None;
        }
        let (card, from) = (chambers.nth(number), Group::Personal);
        Some(if is_play { Action::Play { card, from } } else { Action::Discard { card, from } })
    }

    fn get_of_both(&self, number: usize) -> Option<Action> {
        let sets = [self.plays[0], self.plays[1], self.discards[0], self.discards[1]];
        let mut before = [0; 5];
        for place in 0..4 {
            before[place + 1] = before[place] + sets[place].len();
        }
        if number >= before[4] {
            return None;
        }
        // To count the sets that are passed needs no branch, which a random number would lead astray.
        let place = (1..4).map(|place| usize::from(number >= before[place])).sum::<usize>();
        let card = sets[place].nth(number - before[place]);
        let from = if place % 2 == 0 { Group::Personal } else { Group::Shared };
        Some(if place < 2 { Action::Play { card, from } } else { Action::Discard { card, from } })
    }
}

/// Each Tower is built at the left or right end, or discarded.
const FOR_EACH_TOWER: usize = 3;
pub(crate) const TOWER_ACTIONS: usize = FOR_EACH_TOWER * TOWERS;

/// The action at a place of the menu of Towers.
pub(crate) const fn tower_action(from: Group, place: usize) -> Action {
    let tower = Tower::from_index(place / FOR_EACH_TOWER);
    match place % FOR_EACH_TOWER {
        0 => Action::Build { tower, from, end: End::Left },
        1 => Action::Build { tower, from, end: End::Right },
        _ => Action::Discard { card: Card::tower(tower), from },
    }
}

/// The places of all that can be done with these Towers, where so many may be built at the left and at the right end.
pub(crate) fn with_towers(hand: TowerSet, builds: [TowerSet; 2]) -> u64 {
    let [left, right] = builds.map(|may_build| every_third_bit(hand & may_build));
    left | right << 1 | every_third_bit(hand) << 2
}

/// Moves the bits of a set apart, to make room for two more between them: first in groups of four, then of two, then one by one.
fn every_third_bit(towers: TowerSet) -> u64 {
    let bits = u64::from(towers.bits());
    let fours = (bits | bits << 8 | bits << 16) & 0x0f00_f00f;
    let twos = (fours | fours << 4) & 0xc30c_30c3;
    (twos | twos << 2) & 0x2_4924_9249
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_third_bit_has_room_for_two_more() {
        for bits in 0..1 << TOWERS {
            let towers = TowerSet::from_bits(bits);
            let expected = towers.map(|tower| 1 << (FOR_EACH_TOWER * tower.index())).sum::<u64>();
            assert_eq!(every_third_bit(towers), expected);
        }
    }
}
