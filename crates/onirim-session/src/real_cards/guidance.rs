//! How closely the guide leads hands that deal real cards.

use super::chore::Chore;

/// Real cards: how what hands do is confirmed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Guidance {
    /// Each list of chores is confirmed on its own.
    #[default]
    StepByStep,
    /// Chores are told together with the next card or question, and answering that confirms them.
    Brief,
}

/// So much can be told together with a question, chores and cards of longer lists counted. What is longer is waited for.
const MOST_BESIDE: usize = 5;

impl Guidance {
    /// Both.
    pub const ALL: [Guidance; 2] = [Guidance::StepByStep, Guidance::Brief];

    /// Must these be confirmed before the game goes on?
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
