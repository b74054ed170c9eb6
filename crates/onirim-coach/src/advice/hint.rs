//! Hints in steps, so that a player can stop at any of them.

/// A step of help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hint {
    /// A question that points to what matters, without the answer.
    Nudge,
    /// The answer, and why.
    Move,
    /// What each answer is worth.
    Figures,
}

impl Hint {
    /// The first step.
    pub const FIRST: Hint = Hint::Nudge;

    /// What comes after it; the last step comes again.
    #[must_use]
    pub const fn next(self) -> Hint {
        match self {
            Hint::Nudge => Hint::Move,
            Hint::Move | Hint::Figures => Hint::Figures,
        }
    }
}
