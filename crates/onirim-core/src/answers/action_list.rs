//! The legal actions of a position.

use core::{array, iter, slice};

use crate::answers::Action;
use crate::packed::ShortList;
use crate::table::MOST_ACTIONS;

/// All answers to a question, in a stable order, on the stack.
#[derive(Clone, Copy, Debug)]
pub struct ActionList(ShortList<Action, MOST_ACTIONS>);

impl ActionList {
    pub(crate) const EMPTY: ActionList = ActionList(ShortList::new(Action::Draw));

    #[inline]
    pub(crate) fn push(&mut self, action: Action) {
        self.0.push(action);
    }

    #[inline]
    pub(crate) fn extend(&mut self, actions: impl IntoIterator<Item = Action>) {
        self.0.extend(actions);
    }

    /// How many actions there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Is there none? Only when the game is over, or waits for chance.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Is this action among them?
    pub fn contains(&self, action: Action) -> bool {
        self.0.contains(&action)
    }

    /// The action with this number, from 0.
    #[inline]
    pub fn get(&self, number: usize) -> Option<Action> {
        self.0.get(number).copied()
    }

    /// All of them in order.
    pub fn iter(&self) -> iter::Copied<slice::Iter<'_, Action>> {
        self.0.iter().copied()
    }
}

impl IntoIterator for ActionList {
    type Item = Action;
    type IntoIter = iter::Take<array::IntoIter<Action, MOST_ACTIONS>>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_items()
    }
}

impl<'a> IntoIterator for &'a ActionList {
    type Item = Action;
    type IntoIter = iter::Copied<slice::Iter<'a, Action>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

#[cfg(test)]
mod tests {
    use crate::answers::Question;
    use crate::cards::{Card, Color, Goal, Side, Spell};
    use crate::game::Game;
    use crate::rules::Now;
    use crate::setup::{GOALS, Setup};
    use crate::table::{Goals, Seat};

    /// K5, K7, P12: the longest lists of the largest set-up fit.
    #[test]
    fn there_is_room_for_the_most_actions() {
        let largest = Setup::all().max_by_key(|setup| (setup.deck().len(), setup.goals())).expect("there are set-ups");
        let mut game = Game::before_the_deal(largest, Seat::One);
        game.goals = Goals::of([Goal { color: Color::Red, side: Side::FaceUp }; GOALS]);
        game.discard = largest.deck();
        let most = Card::all().count();
        for (question, count) in [
            (Question::Fetch, most),
            (Question::Payment { spell: Spell::ParallelPlanning, owed: 7 }, most),
            (Question::SwapGoals, GOALS * (GOALS - 1) / 2),
        ] {
            game.now = Now::Asking(question);
            assert_eq!(game.legal_actions().len(), count, "{question:?}");
        }
    }
}
