//! What follows from an input, the same type for all screens.

use onirim_core::{Action, Outcome, Setup};
use onirim_record::{Playthrough, Programs};
use onirim_session::{Dealing, GameId, Lesson, Told};

use crate::pages::{DealFrom, Saved};

/// What follows from an input. Every screen returns it, every dialog answer has one, and only [`App`](crate::App) carries it out.
#[derive(Clone, Debug)]
pub(crate) enum Next {
    /// Nothing more.
    Stay,
    /// Goes back to the opener. An answer of a dialog also closes the dialog.
    Back,
    /// Opens a screen or a game.
    Open(Destination),
    /// Does something on the current screen.
    Do(Effect),
    /// Ends the program.
    Quit,
}

/// A screen or game to open.
#[derive(Clone, Debug)]
pub(crate) enum Destination {
    Menu,
    Lessons,
    Lesson(Lesson),
    /// The form of a new game.
    NewGame(DealFrom),
    /// A new game.
    Deal {
        setup: Setup,
        seed: Option<u64>,
        programs: Programs,
        from: DealFrom,
    },
    /// Another game with the same set-up.
    Again,
    /// The same deal again.
    SameDeal,
    /// The last unfinished game.
    LastGame,
    /// A saved game: to continue it or, if it is over, to review it.
    Saved(GameId),
    /// The game whose real cards have been entered.
    Dealt(Box<Playthrough>),
    /// The rest of a deal after a correction.
    Redeal(Box<Dealing>),
    /// A new game from this step of the one on the screen.
    PlayOn(usize),
    Records,
    /// The game on the table, step by step.
    Review,
    /// The review of the game on the screen.
    LookBack,
    /// This step of the reviewed game.
    Step(usize),
    Statistics,
    /// The rules, at the subject of the current question.
    Rules,
    Settings,
}

/// An effect that keeps the screen.
#[derive(Clone, Debug)]
pub(crate) enum Effect {
    /// Plays these actions.
    Act(Vec<Action>),
    /// Plays these actions, after a question if they are costly.
    Choose(Vec<Action>),
    /// Takes the last choice back, without a question.
    TakeBack,
    /// Continues the lesson.
    GoOnInLesson,
    /// Switches the stop before draws for this turn.
    SwitchStop,
    /// Asks the coach, without a question.
    BeAdvised,
    /// Asks whether the game is to be given up.
    AskToGiveUp,
    GiveUp,
    /// Corrects a real card.
    Correct(Told, Outcome),
    /// Makes the guide for real cards brief from now on.
    BeBrief,
    /// Switches a setting of this front end by its letter.
    Switch(char),
    /// Saves a changed setting.
    KeepSetting {
        name: &'static str,
        value: &'static str,
    },
    /// Deletes a saved game.
    Delete(Saved),
    /// Copies this to the clipboard.
    Copy(String),
    /// Shows an error.
    Trouble(String),
    /// Shows a message.
    Notice(String),
    /// Goes to the menu with a message: the game can no longer be played.
    Ended(String),
    /// Leaves the table although the game is not saved.
    Abandon(Box<Next>),
}

impl Next {
    /// For an answer of a dialog that is closed now: `Back` has no further effect.
    pub(crate) fn or_closed(self) -> Next {
        match self {
            Next::Back => Next::Stay,
            Next::Stay | Next::Open(_) | Next::Do(_) | Next::Quit => self,
        }
    }

    /// Whether an unsaved game on the table would be lost.
    pub(crate) fn leaves_the_table(&self) -> bool {
        match self {
            Next::Quit => true,
            Next::Open(destination) => match destination {
                Destination::Menu
                | Destination::Lessons
                | Destination::Lesson(_)
                | Destination::NewGame(_)
                | Destination::Deal { .. }
                | Destination::Again
                | Destination::SameDeal
                | Destination::LastGame
                | Destination::Saved(_)
                | Destination::PlayOn(_)
                | Destination::Records
                | Destination::Statistics => true,
                Destination::Dealt(_)
                | Destination::Redeal(_)
                | Destination::Review
                | Destination::LookBack
                | Destination::Step(_)
                | Destination::Rules
                | Destination::Settings => false,
            },
            Next::Stay | Next::Back | Next::Do(_) => false,
        }
    }

    /// Whether it ends the program.
    pub(crate) fn quits(&self) -> bool {
        match self {
            Next::Quit => true,
            Next::Do(Effect::Abandon(next)) => next.quits(),
            Next::Stay | Next::Back | Next::Open(_) | Next::Do(_) => false,
        }
    }
}
