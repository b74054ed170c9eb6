//! What decisions are about.

use onirim_core::{Action, Question};

/// The topic of a decision, for learning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Topic {
    /// Cards that are taken before the first turn (D1).
    Picks,
    /// Cards that were played or built (B3, T3).
    Plays,
    /// Cards that were discarded (B3).
    Discards,
    /// Doors that a run has earned (B6, B7).
    EarnedDoors,
    /// Swaps with shared cards (D4).
    Swaps,
    /// What a Prophecy discards, and whether to look at all (B8, T5).
    Prophecies,
    /// In which order cards are put back.
    Orders,
    /// Keys for Doors that were drawn (B13).
    DrawnDoors,
    /// Nightmares (B14).
    Nightmares,
    /// Towers that fall (T6, T7).
    Ruins,
    /// Spells: whether and which, what they are paid with, and what they do (K5 to K7).
    Spells,
    /// Goals that are open again (K3).
    Goals,
    /// Premonitions and what they demand (P2 to P8).
    Premonitions,
    /// Happy Dreams (P12).
    HappyDreams,
}

impl Topic {
    /// All there are.
    pub const ALL: [Topic; 14] = [
        Topic::Picks,
        Topic::Plays,
        Topic::Discards,
        Topic::EarnedDoors,
        Topic::Swaps,
        Topic::Prophecies,
        Topic::Orders,
        Topic::DrawnDoors,
        Topic::Nightmares,
        Topic::Ruins,
        Topic::Spells,
        Topic::Goals,
        Topic::Premonitions,
        Topic::HappyDreams,
    ];

    /// The topic follows from the question, and from the answer where the question leaves it open.
    pub const fn of(question: Question, answer: Action) -> Topic {
        if matches!(answer, Action::Cast { .. }) {
            return Topic::Spells;
        }
        match question {
            Question::Draft => Topic::Picks,
            Question::Turn if matches!(answer, Action::Discard { .. }) => Topic::Discards,
            Question::Turn => Topic::Plays,
            Question::EarnedDoor { .. } => Topic::EarnedDoors,
            Question::Swap => Topic::Swaps,
            Question::LookAhead { .. } | Question::Prophecy => Topic::Prophecies,
            Question::Arrange { .. } => Topic::Orders,
            Question::DrawnDoor { .. } => Topic::DrawnDoors,
            Question::Nightmare => Topic::Nightmares,
            Question::Ruin => Topic::Ruins,
            Question::BeforeDraw | Question::Payment { .. } | Question::Raise | Question::SwapGoals => Topic::Spells,
            Question::ReopenGoal { .. } => Topic::Goals,
            Question::Premonitions | Question::LoseDoor { .. } | Question::DropKey { .. } => Topic::Premonitions,
            Question::HappyDream | Question::Sift | Question::Fetch => Topic::HappyDreams,
        }
    }

    /// Its name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Topic::Picks => "picks",
            Topic::Plays => "plays",
            Topic::Discards => "discards",
            Topic::EarnedDoors => "earned-doors",
            Topic::Swaps => "swaps",
            Topic::Prophecies => "prophecies",
            Topic::Orders => "orders",
            Topic::DrawnDoors => "drawn-doors",
            Topic::Nightmares => "nightmares",
            Topic::Ruins => "ruins",
            Topic::Spells => "spells",
            Topic::Goals => "goals",
            Topic::Premonitions => "premonitions",
            Topic::HappyDreams => "happy-dreams",
        }
    }

    /// Its place in [`Topic::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}
