//! The actions of which there are few, numbered, and sets of them.

use core::ops::BitOr;

use crate::answers::Action;
use crate::answers::shapes::{Answers, Picker};
use crate::cards::{Card, Color, GOALS, Premonition, PremonitionSet, Spell};
use crate::packed::{Ones, PrintSet};
use crate::table::{Group, Seat, Slot};

/// A set of actions that do not name a card or a Tower, other than Keys by their colour: one bit each, in the order in which they
/// are listed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Repertoire(u64);

const COLORS: usize = Color::ALL.len();
const OMENS: usize = Premonition::ALL.len();

const PERSONAL_KEYS: usize = 0;
const SHARED_KEYS: usize = PERSONAL_KEYS + COLORS;
const DOORS: usize = SHARED_KEYS + COLORS;
const GOALS_REOPENED: usize = DOORS + 2 * COLORS;
const OMENS_SUFFERED: usize = GOALS_REOPENED + GOALS;
const OMENS_DISPELLED: usize = OMENS_SUFFERED + OMENS;
const PLAIN: usize = OMENS_DISPELLED + OMENS;
const SPELLS: usize = PLAIN + PLAIN_ACTIONS.len();
const END: usize = SPELLS + Spell::ALL.len();

/// The actions that name nothing.
const PLAIN_ACTIONS: [Action; 12] = [
    Action::TakeDoor,
    Action::LeaveDoor,
    Action::KeepHand,
    Action::Look,
    Action::SkipLook,
    Action::Draw,
    Action::RefuseDoor,
    Action::RevealFive,
    Action::DiscardHand,
    Action::FalseDestruction,
    Action::RevealSeven,
    Action::SearchDeck,
];

/// The action at each place.
static ACTIONS: [Action; u64::BITS as usize] = {
    // No action has the places that stay.
    let mut actions = [Action::Draw; u64::BITS as usize];
    let mut place = 0;
    while place < END {
        actions[place] = action(place);
        place += 1;
    }
    actions
};

/// The action at this place.
const fn action(place: usize) -> Action {
    let color = Color::ALL[place % COLORS];
    if place < SHARED_KEYS {
        Action::PayKey { key: Card::key(color), from: Group::Personal }
    } else if place < DOORS {
        Action::PayKey { key: Card::key(color), from: Group::Shared }
    } else if place < GOALS_REOPENED {
        Action::ReturnDoor { owner: Seat::BOTH[(place - DOORS) / COLORS], color }
    } else if place < OMENS_SUFFERED {
        Action::ReopenGoal { slot: Slot::ROW[place - GOALS_REOPENED] }
    } else if place < OMENS_DISPELLED {
        Action::Suffer { premonition: Premonition::ALL[place - OMENS_SUFFERED] }
    } else if place < PLAIN {
        Action::Dispel { premonition: Premonition::ALL[place - OMENS_DISPELLED] }
    } else if place < SPELLS {
        PLAIN_ACTIONS[place - PLAIN]
    } else {
        Action::Cast { spell: Spell::ALL[place - SPELLS] }
    }
}

/// The place of an action; `None` if it is none of these.
#[inline]
const fn place(action: Action) -> Option<usize> {
    Some(match action {
        Action::PayKey { key, from } if key.is_key() => {
            PERSONAL_KEYS + from as usize * COLORS + key.index() - Card::FIRST_KEY.index()
        }
        Action::ReturnDoor { owner, color } => DOORS + owner.index() * COLORS + color.index(),
        Action::ReopenGoal { slot } => GOALS_REOPENED + slot.index(),
        Action::Suffer { premonition } => OMENS_SUFFERED + premonition as usize,
        Action::Dispel { premonition } => OMENS_DISPELLED + premonition as usize,
        Action::TakeDoor => PLAIN,
        Action::LeaveDoor => PLAIN + 1,
        Action::KeepHand => PLAIN + 2,
        Action::Look => PLAIN + 3,
        Action::SkipLook => PLAIN + 4,
        Action::Draw => PLAIN + 5,
        Action::RefuseDoor => PLAIN + 6,
        Action::RevealFive => PLAIN + 7,
        Action::DiscardHand => PLAIN + 8,
        Action::FalseDestruction => PLAIN + 9,
        Action::RevealSeven => PLAIN + 10,
        Action::SearchDeck => PLAIN + 11,
        Action::Cast { spell } => SPELLS + spell as usize,
        Action::PayKey { .. }
        | Action::Pick { .. }
        | Action::Play { .. }
        | Action::Build { .. }
        | Action::Discard { .. }
        | Action::Swap { .. }
        | Action::DiscardSeen { .. }
        | Action::KeepRest
        | Action::PlaceNext { .. }
        | Action::Raze { .. }
        | Action::PayCard { .. }
        | Action::Raise { .. }
        | Action::SwapGoals { .. }
        | Action::DropKey { .. }
        | Action::Fetch { .. } => return None,
    })
}

/// The set of these actions.
const fn only(actions: &[Action]) -> Repertoire {
    let (mut set, mut number) = (0, 0);
    while number < actions.len() {
        match place(actions[number]) {
            Some(place) => set |= 1 << place,
            None => panic!("it has no place"),
        }
        number += 1;
    }
    Repertoire(set)
}

impl Repertoire {
    pub(crate) const NONE: Repertoire = Repertoire(0);
    pub(crate) const TAKE_OR_LEAVE_DOOR: Repertoire = only(&[Action::TakeDoor, Action::LeaveDoor]);
    pub(crate) const KEEP_HAND: Repertoire = only(&[Action::KeepHand]);
    pub(crate) const LOOK_OR_SKIP: Repertoire = only(&[Action::Look, Action::SkipLook]);
    pub(crate) const DRAW: Repertoire = only(&[Action::Draw]);
    pub(crate) const REFUSE_DOOR: Repertoire = only(&[Action::RefuseDoor]);
    pub(crate) const REVEAL_FIVE_OR_DISCARD_HAND: Repertoire = only(&[Action::RevealFive, Action::DiscardHand]);
    pub(crate) const FALSE_DESTRUCTION: Repertoire = only(&[Action::FalseDestruction]);
    pub(crate) const REVEAL_SEVEN: Repertoire = only(&[Action::RevealSeven]);
    pub(crate) const SEARCH_DECK: Repertoire = only(&[Action::SearchDeck]);

    /// The Keys of a hand to pay with.
    #[inline]
    pub(crate) const fn pay_keys([personal, shared]: [PrintSet; 2]) -> Repertoire {
        Repertoire(personal.keys() << PERSONAL_KEYS | shared.keys() << SHARED_KEYS)
    }

    /// Doors of one owner to return, by their colours.
    #[inline]
    pub(crate) fn return_door(owner: Seat, colors: [bool; COLORS]) -> Repertoire {
        let bits =
            Color::ALL.into_iter().fold(0, |bits, color| bits | u64::from(colors[color.index()]) << color.index());
        Repertoire(bits << (DOORS + owner.index() * COLORS))
    }

    #[inline]
    pub(crate) const fn reopen_goal(slot: Slot) -> Repertoire {
        Repertoire(1 << (GOALS_REOPENED + slot.index()))
    }

    #[inline]
    pub(crate) const fn suffer(premonitions: PremonitionSet) -> Repertoire {
        Repertoire((premonitions.bits() as u64) << OMENS_SUFFERED)
    }

    #[inline]
    pub(crate) const fn dispel(premonitions: PremonitionSet) -> Repertoire {
        Repertoire((premonitions.bits() as u64) << OMENS_DISPELLED)
    }

    /// Spells to cast, one bit each.
    #[inline]
    pub(crate) const fn cast(spells: u8) -> Repertoire {
        Repertoire((spells as u64) << SPELLS)
    }

    /// Hands over the action with this number among them, if there are so many.
    #[inline(always)]
    pub(crate) fn hand_over<P: Picker>(self, number: usize, picker: P) -> P::Picked {
        let ones = Ones::of(self.0);
        if number >= ones.len() {
            return picker.none();
        }
        picker.any(ACTIONS[ones.nth(number) % ACTIONS.len()])
    }
}

impl Answers for Repertoire {
    #[inline]
    fn len(self) -> usize {
        Ones::of(self.0).len()
    }

    #[inline]
    fn contains(self, action: Action) -> bool {
        place(action).is_some_and(|place| self.0 >> place & 1 == 1)
    }

    #[inline(always)]
    fn pick<P: Picker>(self, mut picker: P) -> P::Picked {
        let number = picker.number_below(self.len());
        self.hand_over(number, picker)
    }
}

impl BitOr for Repertoire {
    type Output = Repertoire;

    #[inline]
    fn bitor(self, other: Repertoire) -> Repertoire {
        Repertoire(self.0 | other.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn actions(set: Repertoire) -> impl Iterator<Item = Action> {
        (0..END).filter(move |place| set.0 >> place & 1 == 1).map(action)
    }

    #[test]
    fn sets_hold_what_they_were_made_of() {
        let door = Action::ReturnDoor { owner: Seat::Two, color: Color::Blue };
        assert!(actions(Repertoire::return_door(Seat::Two, [false, true, false, false])).eq([door]));
        let key = Action::PayKey { key: Card::key(Color::Brown), from: Group::Shared };
        let keys = [PrintSet::EMPTY, [Card::key(Color::Brown)].into_iter().collect()];
        assert!(actions(Repertoire::pay_keys(keys)).eq([key]));
        let spell = Spell::PowerfulPunishment;
        assert!(actions(Repertoire::cast(1 << spell as u8)).eq([Action::Cast { spell }]));
    }

    #[test]
    fn every_action_has_its_own_place() {
        for number in 0..END {
            assert_eq!(place(action(number)), Some(number));
        }
    }
}
