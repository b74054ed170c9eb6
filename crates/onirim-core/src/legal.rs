//! Which actions are legal, listed for those who choose. What a single action must fulfil is in [`permit`](crate::permit).

use crate::action_list::ActionList;
use crate::card::Color;
use crate::decision::Question;
use crate::flow::Now;
use crate::game::Game;
use crate::menu::Menu;
use crate::phase_one::{with_chambers, with_towers};
use crate::premonition::{Premonition, PremonitionSet};
use crate::print_set::PrintSet;
use crate::repertoire::Repertoire;
use crate::seat::{Group, Seat};
use crate::swaps::Swaps;
use crate::tower::TowerSet;

impl Game {
    /// All answers to the question that is asked, in a stable order; empty only when the game is over.
    #[inline(always)]
    pub fn legal_actions(&self) -> ActionList {
        let Now::Asking(question) = &self.now else { return ActionList::repertoire(Repertoire::NONE) };
        match question {
            Question::Turn if self.has_only_chambers() => {
                let chambers = self.group(self.active, Group::Personal).prints();
                ActionList::chambers(chambers.without(self.row(self.active).last_symbol()), chambers)
            }
            Question::Turn => {
                let shared = if self.is_duo() { self.phase_one(Group::Shared) } else { 0 };
                ActionList::phase_one(self.phase_one(Group::Personal), shared, self.spells(question))
            }
            Question::Arrange { .. } => ActionList::cards(Menu::PlaceNext, self.look.choices()),
            Question::Prophecy => ActionList::cards(Menu::DiscardSeen, self.look.choices()),
            Question::Raise => ActionList::cards(Menu::Raise, self.look.choices()),
            Question::Sift => ActionList::sift(self.look.choices()),
            Question::Payment { .. } => ActionList::prints(Menu::PayCard, self.discard.print_set()),
            Question::Nightmare => ActionList::repertoire(self.against_nightmare() | self.spells(question)),
            Question::BeforeDraw => ActionList::repertoire(Repertoire::DRAW | self.spells(question)),
            Question::DrawnDoor { color } => {
                let key = 1 << color.index();
                ActionList::repertoire(self.keys(key) | Repertoire::REFUSE_DOOR | self.spells(question))
            }
            Question::Swap => {
                let [personal, shared] = self.hand_prints();
                ActionList::swaps_and(Swaps::new(personal, shared), Repertoire::KEEP_HAND | self.spells(question))
            }
            Question::EarnedDoor { .. } => {
                ActionList::repertoire(Repertoire::TAKE_OR_LEAVE_DOOR | self.spells(question))
            }
            Question::LookAhead { .. } => ActionList::repertoire(Repertoire::LOOK_OR_SKIP | self.spells(question)),
            Question::Draft => ActionList::prints(Menu::Pick, self.shared().prints()),
            Question::Ruin => {
                let razeable = self.towers.map_or(TowerSet::NONE, |row| row.razeable());
                ActionList::places_and(
                    Menu::Raze,
                    razeable.bits().into(),
                    Repertoire::FALSE_DESTRUCTION | self.spells(question),
                )
            }
            Question::HappyDream => ActionList::repertoire(self.dreams() | self.spells(question)),
            Question::Fetch => ActionList::prints(Menu::Fetch, self.deck.cards().print_set()),
            Question::SwapGoals => ActionList::places(Menu::GoalPairs, Menu::GoalPairs.all()),
            Question::DropKey { .. } => ActionList::prints(Menu::DropKey, self.keys_in_deck().print_set()),
            Question::ReopenGoal { color } => ActionList::repertoire(self.found_goals(*color) | self.spells(question)),
            Question::Premonitions => {
                ActionList::repertoire(Repertoire::suffer(self.holding_premonitions()) | self.spells(question))
            }
            Question::LoseDoor { premonition } => {
                ActionList::repertoire(self.doors_to_lose(*premonition) | self.spells(question))
            }
        }
    }

    /// Is there nothing to do in phase 1 but to play and discard Chambers of one group?
    #[inline]
    fn has_only_chambers(&self) -> bool {
        !self.is_duo() && self.towers.is_none() && self.setup.book.is_none()
    }

    /// Plays, discards, and whatever there is to do with Towers of a group (B3, B4, T3).
    #[inline]
    fn phase_one(&self, group: Group) -> u64 {
        let prints = self.group(self.active, group).prints();
        let chambers = with_chambers(prints, self.row(self.active).last_symbol());
        match &self.towers {
            None => chambers,
            Some(row) => chambers | with_towers(prints.towers(), row.builds()),
        }
    }

    /// The prints of the active player's hand, personal and shared.
    #[inline]
    pub(crate) fn hand_prints(&self) -> [PrintSet; 2] {
        [Group::Personal, Group::Shared].map(|group| self.group(self.active, group).prints())
    }

    /// The spells that may be cast now (K5).
    #[inline]
    fn spells(&self, question: &Question) -> Repertoire {
        Repertoire::cast(self.castable(question))
    }

    /// B14, B15.
    #[inline]
    fn against_nightmare(&self) -> Repertoire {
        let owned = self.doors[self.active.index()].map(|count| count > 0);
        self.keys(0b1111)
            | Repertoire::return_door(self.active, color_bits(owned))
            | Repertoire::REVEAL_FIVE_OR_DISCARD_HAND
    }

    /// The Keys of some colours that can be paid with.
    #[inline]
    fn keys(&self, colors: u64) -> Repertoire {
        let [personal, shared] = self.hand_prints().map(|prints| prints.keys() & colors);
        Repertoire::pay_keys(personal, shared)
    }

    /// P12, R7.
    fn dreams(&self) -> Repertoire {
        let face_up = self.omens.map_or(PremonitionSet::EMPTY, |omens| omens.face_up);
        let search = if self.deck.is_empty() { Repertoire::NONE } else { Repertoire::SEARCH_DECK };
        Repertoire::dispel(face_up) | Repertoire::REVEAL_SEVEN | search
    }

    /// K3.
    fn found_goals(&self, color: Color) -> Repertoire {
        let found = self.goals.iter().flat_map(|goals| goals.found(color));
        found.fold(Repertoire::NONE, |slots, slot| slots | Repertoire::reopen_goal(slot))
    }

    /// P4, P8.
    fn doors_to_lose(&self, premonition: Premonition) -> Repertoire {
        let of = |owner| {
            let at_stake = Color::ALL.map(|color| self.is_at_stake(premonition, owner, color));
            Repertoire::return_door(owner, color_bits(at_stake))
        };
        of(Seat::One) | of(Seat::Two)
    }
}

/// One bit for each colour that is chosen.
#[inline]
fn color_bits(chosen: [bool; 4]) -> u8 {
    Color::ALL.into_iter().fold(0, |bits, color| bits | u8::from(chosen[color.index()]) << color.index())
}
