//! Choosing an answer and carrying it out in one go.

use crate::answers::Action;
use crate::answers::offer::{Taker, offer};
use crate::answers::shapes::{Answers, Picker};
use crate::chance::Chance;
use crate::event::Witness;
use crate::game::{Game, Move};
use crate::rules::Flow;

impl Game {
    /// Chooses one of the legal actions by its number and carries it out. `number_below` is asked once: it hears how many there are, and may ask the same chance.
    /// Says which action it was; `None`, and nothing done, when nobody is asked (the game is over, or chance has the word) or if there are not so many.
    ///
    /// It does what [`Game::legal_actions`] and [`Game::apply`] do, and on an error no more than `apply`, but for those who play millions of games: an action
    /// from the list needs no second check.
    ///
    /// ```
    /// use onirim_core::{Game, QuickChance, Setup};
    ///
    /// let mut chance = QuickChance::new(7);
    /// let mut game = Game::new(Setup::SOLO, &mut chance, &mut ())?;
    /// while game.choose(|count, chance: &mut QuickChance| chance.below(count), &mut chance, &mut ())?.is_some() {}
    /// assert!(game.ending().is_some());
    /// # Ok::<(), std::convert::Infallible>(())
    /// ```
    #[inline(always)]
    pub fn choose<C: Chance, W: Witness>(
        &mut self,
        number_below: impl FnMut(usize, &mut C) -> usize,
        chance: &mut C,
        witness: &mut W,
    ) -> Result<Option<Action>, C::Unknown> {
        self.attempt(Choose(number_below), chance, witness)
    }
}

/// A choice by number, and everything that follows from it.
struct Choose<N>(N);

impl<C: Chance, N: FnMut(usize, &mut C) -> usize> Move<C> for Choose<N> {
    type Made = Option<Action>;

    #[inline(always)]
    fn make<W: Witness>(self, flow: Flow<'_, C, W>) -> Result<Option<Action>, C::Unknown> {
        let Flow { game, chance, witness } = flow;
        let picked = offer(Chooser { flow: Flow { game, chance, witness }, number_below: self.0 })?;
        // What follows is done here, once, and not by the chooser, whose code there is for every kind of answer.
        if picked.is_some() {
            Flow { game, chance, witness }.settle()?;
        }
        Ok(picked)
    }
}

/// Somebody who chooses one of the answers and carries it out.
struct Chooser<'a, C, W, N> {
    flow: Flow<'a, C, W>,
    number_below: N,
}

impl<C: Chance, W: Witness, N: FnMut(usize, &mut C) -> usize> Taker for Chooser<'_, C, W, N> {
    type Taken = Result<Option<Action>, C::Unknown>;

    #[inline(always)]
    fn game(&self) -> &Game {
        self.flow.game
    }

    #[inline(always)]
    fn take(self, answers: impl Answers) -> Self::Taken {
        answers.pick(self)
    }
}

impl<C: Chance, W: Witness, N: FnMut(usize, &mut C) -> usize> Picker for Chooser<'_, C, W, N> {
    type Picked = Result<Option<Action>, C::Unknown>;

    #[inline(always)]
    fn number_below(&mut self, count: usize) -> usize {
        (self.number_below)(count, self.flow.chance)
    }

    #[inline(always)]
    fn none(self) -> Self::Picked {
        Ok(None)
    }

    #[inline(always)]
    fn one(mut self, action: Action) -> Self::Picked {
        self.flow.act(action)?;
        Ok(Some(action))
    }

    #[inline(never)]
    fn any(self, action: Action) -> Self::Picked {
        self.one(action)
    }
}
