//! The rules by subject.

use onirim_core::{Players, Question, Setup};

use crate::args::Args;
use crate::text::Text;

/// A subject of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Subject {
    /// The goal of the game.
    Goal,
    /// The phases of a turn.
    Turn,
    /// Which card can be played.
    GoldenRule,
    /// How Doors are obtained.
    Doors,
    /// The uses of Keys.
    Keys,
    /// The four answers to a Nightmare.
    Nightmares,
    /// Cards that wait to be shuffled in.
    Limbo,
    /// The differences with a partner.
    TwoPlayers,
    /// The Book of Steps Lost and Found.
    Book,
    /// The Towers.
    Towers,
    /// Happy Dreams and Dark Premonitions.
    Premonitions,
}

/// The text of a subject.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its heading.
    pub title: String,
    /// The explanation.
    pub text: String,
    /// A short example.
    pub example: String,
}

impl Subject {
    /// All subjects in reading order.
    pub const ALL: [Subject; 11] = [
        Subject::Goal,
        Subject::Turn,
        Subject::GoldenRule,
        Subject::Doors,
        Subject::Keys,
        Subject::Nightmares,
        Subject::Limbo,
        Subject::TwoPlayers,
        Subject::Book,
        Subject::Towers,
        Subject::Premonitions,
    ];

    /// The subjects that apply to a set-up.
    pub fn of_setup(setup: &Setup) -> impl Iterator<Item = Subject> {
        let setup = *setup;
        Subject::ALL.into_iter().filter(move |subject| match subject {
            Subject::Goal
            | Subject::Turn
            | Subject::GoldenRule
            | Subject::Doors
            | Subject::Keys
            | Subject::Nightmares
            | Subject::Limbo => true,
            Subject::TwoPlayers => matches!(setup.players, Players::Two(_)),
            Subject::Book => setup.book.is_some(),
            Subject::Towers => setup.towers.is_some(),
            Subject::Premonitions => setup.premonitions.is_some(),
        })
    }

    /// The subject of a question.
    pub const fn behind(question: Question) -> Subject {
        match question {
            Question::Draft | Question::Swap => Subject::TwoPlayers,
            Question::Turn => Subject::Turn,
            Question::EarnedDoor { .. } | Question::DrawnDoor { .. } => Subject::Doors,
            Question::Prophecy | Question::Arrange { .. } => Subject::Keys,
            Question::Nightmare => Subject::Nightmares,
            Question::LookAhead { .. } | Question::Ruin => Subject::Towers,
            Question::BeforeDraw
            | Question::Payment { .. }
            | Question::Raise
            | Question::SwapGoals
            | Question::ReopenGoal { .. } => Subject::Book,
            Question::Premonitions
            | Question::LoseDoor { .. }
            | Question::DropKey { .. }
            | Question::HappyDream
            | Question::Sift
            | Question::Fetch => Subject::Premonitions,
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Subject::Goal => "rules-goal",
            Subject::Turn => "rules-turn",
            Subject::GoldenRule => "rules-golden-rule",
            Subject::Doors => "rules-doors",
            Subject::Keys => "rules-keys",
            Subject::Nightmares => "rules-nightmares",
            Subject::Limbo => "rules-limbo",
            Subject::TwoPlayers => "rules-two-players",
            Subject::Book => "rules-book",
            Subject::Towers => "rules-towers",
            Subject::Premonitions => "rules-premonitions",
        }
    }
}

impl Text {
    /// The text of a subject.
    pub fn rule(&self, subject: Subject) -> Rule {
        let key = subject.key();
        Rule {
            title: self.get(key),
            text: self.get(&format!("{key}.text")),
            example: self.get(&format!("{key}.example")),
        }
    }

    /// The subjects that contain a word, those with it in their heading first.
    pub fn look_up(&self, word: &str) -> Vec<Subject> {
        let word = word.trim().to_lowercase();
        let mentions = |text: &str| !word.is_empty() && text.to_lowercase().contains(&word);
        let (in_title, others): (Vec<_>, Vec<_>) =
            Subject::ALL.into_iter().partition(|&subject| mentions(&self.rule(subject).title));
        let in_text = others.into_iter().filter(|&subject| mentions(&self.rule(subject).text));
        in_title.into_iter().chain(in_text).collect()
    }

    /// An example of a rule.
    pub fn example(&self, rule: &Rule) -> String {
        self.get_with("rules-example", &Args::new().text("example", rule.example.as_str()))
    }
}
