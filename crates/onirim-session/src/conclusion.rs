//! How a game was concluded, for lists and statistics.

use onirim_core::{Cause, Ending, GOALS};

/// How a game was concluded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Conclusion {
    /// It was won.
    Won,
    /// It was lost.
    Lost(Defeat),
    /// Its player gave it up; it counts as not won.
    GivenUp,
}

/// In which draw the deck ran out (B18): a [`Cause`], as coarse as statistics need it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Defeat {
    /// While the hand was filled at the end of a turn.
    Refill,
    /// While a whole new hand was drawn.
    Redraw,
}

/// The most Doors of any set-up: there is a Goal for each.
pub const DOORS: usize = GOALS;

impl Conclusion {
    /// Its name in stores.
    pub const fn word(self) -> &'static str {
        match self {
            Conclusion::Won => "won",
            Conclusion::Lost(Defeat::Refill) => "lost-refill",
            Conclusion::Lost(Defeat::Redraw) => "lost-redraw",
            Conclusion::GivenUp => "given-up",
        }
    }

    /// The conclusion with this name.
    pub fn from_word(word: &str) -> Option<Conclusion> {
        let all =
            [Conclusion::Won, Conclusion::Lost(Defeat::Refill), Conclusion::Lost(Defeat::Redraw), Conclusion::GivenUp];
        all.into_iter().find(|conclusion| conclusion.word() == word)
    }
}

impl From<Ending> for Conclusion {
    fn from(ending: Ending) -> Conclusion {
        match ending {
            Ending::Victory => Conclusion::Won,
            Ending::Defeat(Cause::Refill) => Conclusion::Lost(Defeat::Refill),
            Ending::Defeat(Cause::Nightmare | Cause::Premonition) => Conclusion::Lost(Defeat::Redraw),
        }
    }
}
