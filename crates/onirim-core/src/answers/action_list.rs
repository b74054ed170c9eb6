//! The legal actions of a position.

use core::fmt;

use crate::answers::phase_one::PhaseOne;
use crate::answers::shapes::{Answers, Chambers, GoalPairs, Picker, Prints, RazeOr, SeenCards, Sift, SwapOr};
use crate::answers::{Action, Repertoire};

/// All answers to a question, in a stable order, on the stack.
///
/// It holds sets and turns them into actions only on demand: whoever picks one action should not pay for the others.
#[derive(Clone, Copy)]
pub struct ActionList(Shape);

/// One variant for each shape that answers come in, by which a list finds its own again.
macro_rules! shapes {
    ($($shape:ident),*) => {
        #[derive(Clone, Copy)]
        enum Shape { $($shape($shape)),* }

        $(impl From<$shape> for ActionList {
            #[inline]
            fn from(answers: $shape) -> ActionList {
                ActionList(Shape::$shape(answers))
            }
        })*

        impl ActionList {
            /// How many actions there are.
            #[inline]
            pub fn len(&self) -> usize {
                match self.0 { $(Shape::$shape(answers) => answers.len()),* }
            }

            /// Is this action among them?
            #[inline]
            pub fn contains(&self, action: Action) -> bool {
                match self.0 { $(Shape::$shape(answers) => answers.contains(action)),* }
            }

            /// The action with this number, from 0.
            #[inline]
            pub fn get(&self, number: usize) -> Option<Action> {
                match self.0 { $(Shape::$shape(answers) => answers.pick(ByNumber(number))),* }
            }
        }
    };
}

shapes!(Chambers, PhaseOne, SeenCards, Prints, Sift, SwapOr, RazeOr, GoalPairs, Repertoire);

/// Points to an answer by its number.
struct ByNumber(usize);

impl Picker for ByNumber {
    type Picked = Option<Action>;

    #[inline]
    fn number_below(&mut self, _count: usize) -> usize {
        self.0
    }

    #[inline]
    fn none(self) -> Option<Action> {
        None
    }

    #[inline]
    fn one(self, action: Action) -> Option<Action> {
        Some(action)
    }

    #[inline]
    fn any(self, action: Action) -> Option<Action> {
        Some(action)
    }
}

impl ActionList {
    /// Is there none? Only when the game is over.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All of them in order.
    pub fn iter(&self) -> ActionIter {
        self.into_iter()
    }
}

impl IntoIterator for ActionList {
    type Item = Action;
    type IntoIter = ActionIter;

    fn into_iter(self) -> ActionIter {
        ActionIter { actions: self, next: 0 }
    }
}

impl IntoIterator for &ActionList {
    type Item = Action;
    type IntoIter = ActionIter;

    fn into_iter(self) -> ActionIter {
        (*self).into_iter()
    }
}

/// The actions of an [`ActionList`], one after the other.
#[derive(Clone, Debug)]
pub struct ActionIter {
    actions: ActionList,
    next: usize,
}

impl Iterator for ActionIter {
    type Item = Action;

    #[inline]
    fn next(&mut self) -> Option<Action> {
        let action = self.actions.get(self.next)?;
        self.next += 1;
        Some(action)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.actions.len() - self.next;
        (left, Some(left))
    }
}

impl ExactSizeIterator for ActionIter {}

impl fmt::Debug for ActionList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self).finish()
    }
}
