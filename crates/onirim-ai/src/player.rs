//! Who plays.

use onirim_core::Action;

use crate::standpoint::Standpoint;

/// Somebody who plays. One of them may play both seats: each time it is told whose turn it is, and knows what that seat knows.
pub trait Player {
    /// Chooses one of the actions that are listed there.
    fn choose(&mut self, at: &Standpoint<'_>) -> Action;

    /// How likely it looks to win after the best choice, if this player has an opinion. It is asked right after [`choose`](Player::choose), about the same table.
    fn hope(&self) -> Option<f64> {
        None
    }

    /// A new game begins. Whatever chance the player uses starts from this seed, so that a game can be played again; it is not the one that the cards come from.
    fn begin(&mut self, seed: u64);
}
