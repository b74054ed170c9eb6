//! How far a game has come, and how it ended: what lists and statistics say of it.

use onirim_core::{Cause, Color, Ending, Game};
use onirim_record::{GameEnd, Playthrough};

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

impl Conclusion {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Conclusion::Won => "won",
            Conclusion::Lost(Defeat::Refill) => "lost-refill",
            Conclusion::Lost(Defeat::Redraw) => "lost-redraw",
            Conclusion::GivenUp => "given-up",
        }
    }

    pub(crate) fn from_word(word: &str) -> Option<Conclusion> {
        let all =
            [Conclusion::Won, Conclusion::Lost(Defeat::Refill), Conclusion::Lost(Defeat::Redraw), Conclusion::GivenUp];
        all.into_iter().find(|conclusion| conclusion.word() == word)
    }

    /// How the record of such a game ends.
    pub(crate) const fn end(self) -> GameEnd {
        match self {
            Conclusion::Won => GameEnd::Victory,
            Conclusion::Lost(_) => GameEnd::Defeat,
            Conclusion::GivenUp => GameEnd::Unfinished,
        }
    }
}

/// What the plies of a game have led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Progress {
    pub(crate) doors: usize,
    /// The first of the plies, counted from 1, after which the game could certainly not be won any more.
    pub(crate) doomed: Option<usize>,
    pub(crate) conclusion: Option<Conclusion>,
}

impl Progress {
    /// The progress that the plies after the first `known` ones have brought.
    pub(crate) fn since(known: usize, playthrough: &Playthrough) -> Progress {
        let game = playthrough.game();
        Progress {
            doors: doors_found(game),
            doomed: first_doomed(known, playthrough),
            conclusion: game.ending().map(|ending| match ending {
                Ending::Victory => Conclusion::Won,
                Ending::Defeat(Cause::Refill) => Conclusion::Lost(Defeat::Refill),
                Ending::Defeat(Cause::Nightmare | Cause::Premonition) => Conclusion::Lost(Defeat::Redraw),
            }),
        }
    }
}

/// How many Doors lie on the table, whoever owns them.
pub(crate) fn doors_found(game: &Game) -> usize {
    game.doors_on_table().into_iter().map(usize::from).sum()
}

/// How many Doors there are: a game in which this many were found may still lack something else.
pub(crate) const DOORS: usize = 2 * Color::ALL.len();

fn first_doomed(known: usize, playthrough: &Playthrough) -> Option<usize> {
    let is_doomed = |game: &Game| game.ending().is_none() && !game.may_be_won();
    if playthrough.ply() == known + 1 {
        return is_doomed(playthrough.game()).then_some(known + 1);
    }
    let mut later = playthrough.scenes().enumerate().skip(known + 1);
    later.find(|(_, scene)| is_doomed(&scene.game)).map(|(ply, _)| ply)
}
