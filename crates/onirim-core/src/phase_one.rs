//! What can be done with a group of cards in phase 1, as places on a menu (B3, B4, T3).

use crate::action::Action;
use crate::card::{Card, Symbol};
use crate::print_set::{CHAMBERS, PrintSet};
use crate::seat::Group;
use crate::tower::{End, TOWERS, Tower, TowerSet};

/// The sections of the menu: Chambers to play, Towers to build at either end, Chambers and Towers to discard.
const PLAYS: usize = 0;
const LEFT_BUILDS: usize = PLAYS + CHAMBERS;
const RIGHT_BUILDS: usize = LEFT_BUILDS + TOWERS;
const CHAMBER_DISCARDS: usize = RIGHT_BUILDS + TOWERS;
const TOWER_DISCARDS: usize = CHAMBER_DISCARDS + CHAMBERS;
/// How many places the menu has.
pub(crate) const END: usize = TOWER_DISCARDS + TOWERS;

/// The action at a place of the menu.
pub(crate) const fn action(from: Group, place: usize) -> Action {
    if place < LEFT_BUILDS {
        Action::Play { card: Card::from_index(place), from }
    } else if place < RIGHT_BUILDS {
        Action::Build { tower: Tower::from_index(place - LEFT_BUILDS), from, end: End::Left }
    } else if place < CHAMBER_DISCARDS {
        Action::Build { tower: Tower::from_index(place - RIGHT_BUILDS), from, end: End::Right }
    } else if place < TOWER_DISCARDS {
        Action::Discard { card: Card::from_index(place - CHAMBER_DISCARDS), from }
    } else {
        Action::Discard { card: Card::tower(Tower::from_index(place - TOWER_DISCARDS)), from }
    }
}

/// The places of what can be done with these Chambers, after a Chamber of this symbol.
#[inline]
pub(crate) const fn with_chambers(group: PrintSet, last: Option<Symbol>) -> u64 {
    let chambers = group.chambers();
    chambers.without(last).bits() << PLAYS | chambers.bits() << CHAMBER_DISCARDS
}

/// The places of what can be done with these Towers, where so many may be built at the left and at the right end.
#[inline]
pub(crate) fn with_towers(towers: TowerSet, [left, right]: [TowerSet; 2]) -> u64 {
    u64::from((towers & left).bits()) << LEFT_BUILDS
        | u64::from((towers & right).bits()) << RIGHT_BUILDS
        | u64::from(towers.bits()) << TOWER_DISCARDS
}
