//! The progress of a game, for lists and statistics.

use onirim_core::Game;
use onirim_record::{GameEnd, Playthrough};
use onirim_session::Conclusion;

/// The end of the record of a game with this conclusion.
pub const fn record_end(conclusion: Conclusion) -> GameEnd {
    match conclusion {
        Conclusion::Won => GameEnd::Victory,
        Conclusion::Lost(_) => GameEnd::Defeat,
        Conclusion::GivenUp => GameEnd::Unfinished,
    }
}

/// The progress of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// How many Doors lie on the table.
    pub doors: usize,
    /// The first new ply, counted from 1, after which the game could certainly not be won.
    pub doomed: Option<usize>,
    /// How the game ended, if it did.
    pub conclusion: Option<Conclusion>,
    /// How many turns it has had.
    pub turns: usize,
    /// How many cards are left in the deck.
    pub left: usize,
}

impl Progress {
    /// The progress after the plies that follow the first `known` ones.
    pub fn since(known: usize, playthrough: &Playthrough) -> Progress {
        let game = playthrough.game();
        Progress {
            doors: doors_found(game),
            doomed: first_doomed(known, playthrough),
            conclusion: game.ending().map(Conclusion::from),
            turns: turns_of(playthrough),
            left: game.deck_len(),
        }
    }
}

/// How many Doors of all players lie on the table.
pub fn doors_found(game: &Game) -> usize {
    game.doors_on_table().into_iter().map(usize::from).sum()
}

/// How many turns there have been.
pub fn turns_of(playthrough: &Playthrough) -> usize {
    playthrough.record().plies.iter().filter(|ply| ply.action.takes_turn()).count()
}

fn first_doomed(known: usize, playthrough: &Playthrough) -> Option<usize> {
    let is_doomed = |game: &Game| game.ending().is_none() && !game.may_be_won();
    if playthrough.ply() == known + 1 {
        return is_doomed(playthrough.game()).then_some(known + 1);
    }
    let mut later = playthrough.scenes().enumerate().skip(known + 1);
    later.find(|(_, scene)| is_doomed(&scene.game)).map(|(ply, _)| ply)
}
