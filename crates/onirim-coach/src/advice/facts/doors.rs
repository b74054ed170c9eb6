//! Doors that a run has earned, or that were drawn (B6, B13).

use onirim_core::Card;

use super::Sight;
use crate::advice::reason::Reason;

impl Sight<'_> {
    /// Take the Door that a run has earned.
    pub(super) fn take_door(&self) -> Vec<Reason> {
        let color = self.view.door_in_question().filter(|&color| self.is_welcome(color));
        color.map(|color| Reason::TakesDoor { color }).into_iter().collect()
    }

    /// A Key opens a Door, or drives a Nightmare away.
    pub(super) fn pay_key(&self, key: Card) -> Vec<Reason> {
        match self.view.door_in_question() {
            Some(color) if self.is_welcome(color) => vec![Reason::OpensDoor { color }],
            Some(_) => Vec::new(),
            None => self.unneeded(key).into_iter().chain([Reason::CostsOneCard]).collect(),
        }
    }

    /// Leave the Door in the deck, or let it go to Limbo.
    pub(super) fn do_without_door(&self) -> Vec<Reason> {
        let Some(color) = self.view.door_in_question() else { return Vec::new() };
        let not_wanted = (self.wanted_by(self.view.seat, color) == 0).then_some(Reason::DoorNotWanted { color });
        let goal = self.view.other_goal_first(color).map(|next| Reason::GoalFirst { color, next });
        let earned = self.view.resolving.is_none();
        // A Door that goes to Limbo wakes nothing (X3), and between players with secrets one is asked about even without a Key for it (R13).
        let can_be_kept = goal.is_none() && (earned || self.hand.contains(Card::key(color)));
        let woken = if can_be_kept { self.view.woken_by_door(color).iter().next() } else { None };
        let sleeps = woken.map(|premonition| Reason::LetsSleep { premonition });
        let order = (earned && self.view.knows_order()).then_some(Reason::KeepsOrder);
        let key = if earned { None } else { self.keeps(color) };
        [not_wanted, goal, sleeps, order, key].into_iter().flatten().collect()
    }
}
