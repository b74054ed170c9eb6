//! What can be done with a hand in phase 1 (B3, B4, T3), as places on menus.

use crate::action::Action;
use crate::card::{Card, Symbol};
use crate::print_set::PrintSet;
use crate::seat::Group;
use crate::tower::{End, TOWERS, Tower, TowerSet};

const CHAMBERS: usize = PrintSet::CHAMBERS.len();
/// Plays first, then discards, each of the personal and then of the shared cards.
pub(crate) const CHAMBER_ACTIONS: usize = 4 * CHAMBERS;
/// Each Tower is built at the left or right end, or discarded.
const FOR_EACH_TOWER: usize = 3;
pub(crate) const TOWER_ACTIONS: usize = FOR_EACH_TOWER * TOWERS;

pub(crate) const fn chamber_action(place: usize) -> Action {
    let card = Card::from_index(place % CHAMBERS);
    match place / CHAMBERS {
        0 => Action::Play { card, from: Group::Personal },
        1 => Action::Play { card, from: Group::Shared },
        2 => Action::Discard { card, from: Group::Personal },
        _ => Action::Discard { card, from: Group::Shared },
    }
}

pub(crate) const fn tower_action(from: Group, place: usize) -> Action {
    let tower = Tower::from_index(place / FOR_EACH_TOWER);
    match place % FOR_EACH_TOWER {
        0 => Action::Build { tower, from, end: End::Left },
        1 => Action::Build { tower, from, end: End::Right },
        _ => Action::Discard { card: Card::tower(tower), from },
    }
}

/// The places of all that can be done with Chambers, if the last one played shows this symbol.
#[inline]
pub(crate) fn with_chambers(personal: PrintSet, shared: PrintSet, last: Option<Symbol>) -> u64 {
    let groups = personal.chambers() | shared.chambers() << CHAMBERS;
    let barred = PrintSet::of_symbol(last);
    let plays = groups & !(barred | barred << CHAMBERS);
    plays | groups << (2 * CHAMBERS)
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
    let twos = (fours | fours << 4) & 0x0_c30c_30c3;
    (twos | twos << 2) & 0x2_4924_9249
}
