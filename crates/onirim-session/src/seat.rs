//! The interface between a screen and a game.

use std::fmt;
use std::time::Duration;

use onirim_core::{Action, View};
use onirim_record::{Playthrough, Program, Refused};

use crate::advise::NoHelp;
use crate::keep::Kept;
use crate::later::Later;
use crate::local_seat::LocalSeat;
use crate::scene::Scene;
use crate::spell_stop::SpellStop;
use crate::take_back::NoUndo;
use crate::trouble::Trouble;

/// A game as one device sees it: the interface between a screen and the holder of the game.
///
/// A screen shows only the [`Scene`], so the game may be on another device. Features that need the whole game, such
/// as real cards and lessons, take a [`LocalSeat`].
pub trait GameSeat: fmt::Debug {
    /// Everything that a screen shows. It changes only in [`request`](GameSeat::request) and [`poll`](GameSeat::poll).
    fn scene(&self) -> &Scene;

    /// Makes a request. Its answer is returned, or comes with [`poll`](GameSeat::poll) under the returned [`Ticket`].
    fn request(&mut self, ask: Ask) -> Answer;

    /// The next change since, if there is one. `now` counts from any fixed moment.
    fn poll(&mut self, now: Duration) -> Option<News>;

    /// Sends and receives due messages without changing the scene. A seat on another device needs it while its screen
    /// is covered or moves.
    fn keep_in_touch(&mut self, _now: Duration) {}

    /// The whole game, for a review or a replay. A seat on another device has it only after the end.
    fn whole(&self) -> Option<&Playthrough>;

    /// The seat of a game that this device holds.
    fn local(&self) -> Option<&LocalSeat>;

    /// The same, to change what only a local game has.
    fn local_mut(&mut self) -> Option<&mut LocalSeat>;
}

/// Identifies a request whose answer comes later.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ticket(pub u64);

impl Ticket {
    /// The next ticket.
    #[must_use]
    pub fn next(self) -> Ticket {
        Ticket(self.0 + 1)
    }
}

/// What a screen asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// To carry out these actions, one after the other.
    Act(Vec<Action>),
    /// To draw what no stop holds back any more.
    GoOn,
    /// To stop before the draws of this turn, or not.
    StopThisTurn(SpellStop),
    /// To stop before the draws of each turn, or not.
    StopUsually(SpellStop),
    /// To take the last choice back.
    TakeBack,
    /// To play again what was taken back.
    Redo,
    /// To note that advice will be shown.
    NoteAdvice,
    /// To give the game up.
    GiveUp,
    /// To hand the screen over.
    HandOver,
    /// To try again to keep what is not kept.
    Keep,
}

/// The answer to an [`Ask`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub enum Answer {
    /// It is done, and the scene is the new one.
    Done(Done),
    /// It was sent. The answer comes with [`GameSeat::poll`].
    Sent(Ticket),
    /// It is not done, and nothing has changed.
    Refused(Reason),
}

/// What was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Done {
    /// How the scene has changed.
    pub change: Change,
    /// The result of saving the game.
    pub kept: Kept,
}

/// How a scene has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The game went on: the last chapters have the events.
    Moved,
    /// The last choice was taken back, or a real card is asked for again.
    TakenBack,
    /// The game was replaced by another state of it: something was played again or corrected.
    LaidOut,
    /// The screen changed hands.
    HandedOver,
    /// The table is unchanged; presence or rights may have changed.
    Noted,
    /// The game is marked as assisted: advice may be shown.
    Advised,
    /// The game was given up.
    GivenUp,
}

/// A change without a request, or the answer to one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    /// The request that this answers; `None` if nothing was asked.
    pub reply_to: Option<Ticket>,
    /// What was done, or why not.
    pub result: Result<Done, Reason>,
}

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The action is not legal, or needs a card that was not told.
    Illegal(Refused),
    /// Another player is asked.
    NotAsked,
    /// The game has gone on, or back, since the request was made.
    Stale,
    /// Nothing can be taken back.
    NoUndo(NoUndo),
    /// Nothing was taken back.
    NothingToRedo,
    /// No advice is given.
    NoHelp(NoHelp),
    /// The archive could not do it.
    NotKept(Trouble),
    /// A program could not choose.
    NoThought(Trouble),
    /// A seat on another device does not offer this.
    NotHere,
    /// Too many requests are unanswered.
    Busy,
}

/// What a program chose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The answer.
    pub action: Action,
    /// Its reasons in the language of the screen, one sentence a line.
    pub why: Vec<String>,
}

/// Chooses for programs. A program gets only the view of its seat.
pub type Thinker = Box<dyn Fn(Program, &View) -> Later<Result<Thought, Trouble>>>;
