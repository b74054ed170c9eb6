//! How a game ends.

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ending {
    /// Every condition of victory holds (B17, D7, T4, X2).
    Victory,
    /// A card had to be drawn and the deck was empty (B18).
    Defeat(Cause),
}

impl Ending {
    /// Is it a victory?
    pub const fn is_victory(self) -> bool {
        matches!(self, Ending::Victory)
    }
}

/// What the card was needed for that the deck did not have (B18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cause {
    /// To fill the hand in phase 2 (B11).
    Refill,
    /// For the new hand that was chosen against a Nightmare (B14-IV).
    Nightmare,
    /// For the new hand that a Premonition demands (P10).
    Premonition,
}

impl Cause {
    /// All causes.
    pub const ALL: [Cause; 3] = [Cause::Refill, Cause::Nightmare, Cause::Premonition];
}
