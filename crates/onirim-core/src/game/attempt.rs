//! All or nothing: what cannot be finished leaves the game as it was.

use crate::chance::Chance;
use crate::event::{Event, Witness};
use crate::game::Game;
use crate::rules::Flow;

/// Something that sets a game in motion.
pub(crate) trait Move<C: Chance> {
    /// What comes of it.
    type Made;

    /// Does it, whoever watches; or finds that chance does not know.
    fn make<W: Witness>(self, flow: Flow<'_, C, W>) -> Result<Self::Made, C::Unknown>;
}

impl Game {
    /// Makes a move. Where chance does not know, the game is as it was, and the witness has been told to forget what it heard.
    #[inline(always)]
    pub(crate) fn attempt<C: Chance, W: Witness, M: Move<C>>(
        &mut self,
        attempted: M,
        chance: &mut C,
        witness: &mut W,
    ) -> Result<M::Made, C::Unknown> {
        if !C::MAY_NOT_KNOW {
            return attempted.make(Flow { game: self, chance, witness });
        }
        let before = *self;
        let mut counted = Counted { witness, events: 0 };
        attempted.make(Flow { game: self, chance, witness: &mut counted }).inspect_err(|_| {
            *self = before;
            counted.witness.retract(counted.events);
        })
    }
}

/// Counts what a witness hears, so that it can be taken back.
struct Counted<'a, W> {
    witness: &'a mut W,
    events: usize,
}

impl<W: Witness> Witness for Counted<'_, W> {
    fn see(&mut self, event: Event) {
        self.events += 1;
        self.witness.see(event);
    }

    fn retract(&mut self, count: usize) {
        self.events -= count;
        self.witness.retract(count);
    }
}
