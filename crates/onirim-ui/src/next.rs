//! What comes of an input: one vocabulary for all screens.

use onirim_core::{Action, Outcome, Setup};
use onirim_record::{Playthrough, Programs};
use onirim_session::{Dealing, GameId, Lesson, Told};

use crate::pages::{DealFrom, Saved};

/// What comes of an input. Every screen returns it, every answer of a dialog has one, and only [`App`](crate::App) carries it out.
#[derive(Clone, Debug)]
pub(crate) enum Next {
    /// Nothing more than the screen has done already.
    Stay,
    /// To where this was opened from. An answer of a dialog closes the dialog with it.
    Back,
    /// To this.
    Open(Destination),
    /// The screen stays, and this is done.
    Do(Effect),
    /// Out of the program.
    Quit,
}

/// What can be on the screen next.
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
    /// Another game of the same kind.
    Again,
    /// The same deal once more.
    SameDeal,
    /// The game that was played last and is not over.
    LastGame,
    /// A saved game: to play on or, if it is over, to look at.
    Saved(GameId),
    /// The game whose real cards have been dealt.
    Dealt(Box<Playthrough>),
    /// The rest of a deal of real cards that was told wrongly.
    Redeal(Box<Dealing>),
    /// A new game that goes on from this step of the one on the screen.
    PlayOn(usize),
    Records,
    /// The game on the table, step by step.
    Review,
    /// How the game on the screen went.
    LookBack,
    /// This step of the game that is looked back at.
    Step(usize),
    Statistics,
    /// The rules, open at what is asked.
    Rules,
    Settings,
}

/// What is done while the screen stays.
#[derive(Clone, Debug)]
pub(crate) enum Effect {
    /// Carries this out at the table.
    Act(Vec<Action>),
    /// Chooses this at the table; a costly choice is asked for once more.
    Choose(Vec<Action>),
    /// Takes the last choice back, whatever it costs.
    TakeBack,
    /// Goes on with the lesson.
    GoOnInLesson,
    /// Stops before draws for spells in this turn, or does not any more.
    SwitchStop,
    /// Asks the coach, whatever it costs.
    BeAdvised,
    /// Asks whether the game is to be given up.
    AskToGiveUp,
    GiveUp,
    /// This real card was really that one.
    Correct(Told, Outcome),
    /// From now on the guide through a game with real cards is brief.
    BeBrief,
    /// Switches a setting that only this front end has, by its letter.
    Switch(char),
    /// Keeps a setting that was changed.
    KeepSetting {
        name: &'static str,
        value: &'static str,
    },
    /// Deletes a saved game for good.
    Delete(Saved),
    /// Gives this to the clipboard.
    Copy(String),
    /// Tells what went wrong.
    Trouble(String),
    /// Tells what must not be missed.
    Notice(String),
    /// Goes to the menu and tells why: the game can no longer be played.
    Ended(String),
    /// Leaves the table for this, although the game is not saved.
    Abandon(Box<Next>),
}

impl Next {
    /// What comes of an answer of a dialog that is closed now: the way back is gone with it.
    pub(crate) fn or_closed(self) -> Next {
        match self {
            Next::Back => Next::Stay,
            Next::Stay | Next::Open(_) | Next::Do(_) | Next::Quit => self,
        }
    }

    /// Is the game on the table lost with it, if it is not saved?
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

    /// Does it end the program?
    pub(crate) fn quits(&self) -> bool {
        match self {
            Next::Quit => true,
            Next::Do(Effect::Abandon(next)) => next.quits(),
            Next::Stay | Next::Back | Next::Open(_) | Next::Do(_) => false,
        }
    }
}
