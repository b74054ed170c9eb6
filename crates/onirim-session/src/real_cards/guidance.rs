//! How closely players with real cards are guided.

use super::chore::Chore;

/// Real cards: how chores are confirmed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Guidance {
    /// Each list of chores is confirmed on its own.
    #[default]
    StepByStep,
    /// Chores are shown together with the next card or question, and the answer confirms them.
    Brief,
}

/// Longer lists, chores and their cards counted, are confirmed on their own.
const MOST_BESIDE: usize = 5;

impl Guidance {
    /// Both.
    pub const ALL: [Guidance; 2] = [Guidance::StepByStep, Guidance::Brief];

    /// Must these chores be confirmed before the game goes on?
    pub fn waits_for(self, chores: &[Chore]) -> bool {
        match self {
            Guidance::StepByStep => !chores.iter().all(Chore::is_natural),
            Guidance::Brief => {
                let opens_the_box = chores.iter().any(|chore| matches!(chore, Chore::SortOut { .. }));
                let length: usize = chores.iter().map(|chore| chore.cards().map_or(1, <[_]>::len)).sum();
                opens_the_box || length > MOST_BESIDE || chores.len() > MOST_BESIDE - 2
            }
        }
    }
}
