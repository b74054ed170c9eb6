//! The interface of players.

use onirim_core::Action;

use crate::standpoint::Standpoint;

/// A player. One value may play both seats: each standpoint says which seat is asked and what it knows.
pub trait Player {
    /// Chooses one of the standpoint's actions.
    fn choose(&mut self, at: &Standpoint<'_>) -> Action;

    /// The chance to win after the best choice, if this player has an opinion. Called right after [`choose`](Player::choose), with the same standpoint.
    fn hope(&self) -> Option<f64> {
        None
    }

    /// Begins a new game. The player's dice start from this seed, so that a game can be repeated; it is not the seed of the cards.
    fn begin(&mut self, seed: u64);
}
