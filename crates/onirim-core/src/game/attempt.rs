//! All or nothing: what cannot be finished leaves the game as it was, and the witness forgets it.

use crate::answers::Action;
use crate::chance::Chance;
use crate::event::{Event, Witness};
use crate::game::Game;
use crate::rules::{Done, Flow};

impl Game {
    /// Deals, up to the first question.
    pub(super) fn deal<C: Chance, W: Witness>(&mut self, chance: &mut C, witness: &mut W) -> Done<C> {
        let mut counted = CountingWitness { witness, events: 0 };
        let dealt = Flow { game: self, chance, witness: &mut counted }.deal();
        dealt.inspect_err(|_| counted.retract_all())
    }

    /// Carries out a legal action, and everything that follows from it.
    #[inline(always)]
    pub(super) fn carry_out<C: Chance, W: Witness>(
        &mut self,
        action: Action,
        chance: &mut C,
        witness: &mut W,
    ) -> Done<C> {
        if !C::MAY_NOT_KNOW {
            return Flow { game: self, chance, witness }.answer(action);
        }
        let before = *self;
        let mut counted = CountingWitness { witness, events: 0 };
        let done = Flow { game: self, chance, witness: &mut counted }.answer(action);
        done.inspect_err(|_| {
            *self = before;
            counted.retract_all();
        })
    }
}

/// Counts the events that a witness sees, so that they can be taken back.
struct CountingWitness<'a, W> {
    witness: &'a mut W,
    events: usize,
}

impl<W: Witness> CountingWitness<'_, W> {
    fn retract_all(self) {
        self.witness.retract(self.events);
    }
}

impl<W: Witness> Witness for CountingWitness<'_, W> {
    fn see(&mut self, event: Event) {
        self.events += 1;
        self.witness.see(event);
    }

    fn retract(&mut self, count: usize) {
        self.events -= count;
        self.witness.retract(count);
    }
}
