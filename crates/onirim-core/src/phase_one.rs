//! What can be done in phase 1, as bits of two words (B3, B4, T3, K5).

use crate::action::Action;
use crate::answers::{Answers, Picker};
use crate::bits::Ones;
use crate::card::{Card, Symbol};
use crate::goals::Spell;
use crate::print_set::{CHAMBERS, PrintSet};
use crate::repertoire::Repertoire;
use crate::seat::Group;
use crate::tower::{End, TOWERS, Tower, TowerSet};

/// What can be done with the personal cards, then with the shared ones, then spells: two words, one bit for each action.
#[derive(Clone, Copy)]
pub(crate) struct PhaseOne {
    personal: u64,
    /// The same for the shared cards, and the spells in the bits above.
    shared: u64,
}

/// The sections of a word: Chambers to play, Towers to build at either end, Chambers and Towers to discard.
const PLAYS: usize = 0;
const LEFT_BUILDS: usize = PLAYS + CHAMBERS;
const RIGHT_BUILDS: usize = LEFT_BUILDS + TOWERS;
const CHAMBER_DISCARDS: usize = RIGHT_BUILDS + TOWERS;
const TOWER_DISCARDS: usize = CHAMBER_DISCARDS + CHAMBERS;
const SPELLS: usize = TOWER_DISCARDS + TOWERS;

const _: () = assert!(SPELLS + Spell::ALL.len() <= u64::BITS as usize, "a wider word is needed");

impl PhaseOne {
    #[inline]
    pub(crate) const fn new(personal: u64, shared: u64, spells: Repertoire) -> PhaseOne {
        PhaseOne { personal, shared: shared | spells.spells() << SPELLS }
    }
}

impl Answers for PhaseOne {
    #[inline]
    fn len(self) -> usize {
        Ones::of(self.personal).len() + Ones::of(self.shared).len()
    }

    /// Which group a random number falls into cannot be foretold: so it is chosen without a branch.
    #[inline(always)]
    fn pick<P: Picker>(self, mut picker: P) -> P::Picked {
        let [personal, shared] = [self.personal, self.shared].map(Ones::of);
        let (first, count) = (personal.len(), personal.len() + shared.len());
        let number = picker.number_below(count);
        if number >= count {
            return picker.none();
        }
        let is_personal = number < first;
        let (from, places, passed) =
            if is_personal { (Group::Personal, personal, 0) } else { (Group::Shared, shared, first) };
        let place = places.nth(number - passed);
        if place < LEFT_BUILDS {
            picker.one(Action::Play { card: Card::from_index(place), from })
        } else if place >= SPELLS {
            picker.one(Action::Cast { spell: Spell::ALL[place - SPELLS] })
        } else if place >= CHAMBER_DISCARDS {
            picker.one(Action::Discard { card: discarded(place), from })
        } else {
            let (tower, end) = if place < RIGHT_BUILDS {
                (place - LEFT_BUILDS, End::Left)
            } else {
                (place - RIGHT_BUILDS, End::Right)
            };
            picker.one(Action::Build { tower: Tower::from_index(tower), from, end })
        }
    }
}

/// The card that is discarded at this place.
#[inline]
const fn discarded(place: usize) -> Card {
    let first = if place < TOWER_DISCARDS { CHAMBER_DISCARDS } else { TOWER_DISCARDS - Card::FIRST_TOWER.index() };
    Card::from_index(place - first)
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
