//! Chance that is told what happened and, if there is a seed, checks that it is what the seed gives.

use onirim_core::{
    Card, Cards, Chance, Color, Outcome, Premonition, PremonitionSet, Script, ScriptError, SeededChance,
};

/// Outcomes from outside, with the chance that they should agree with.
pub(crate) struct ToldChance<'a> {
    script: Script<'a>,
    chance: Option<SeededChance>,
}

/// Why the outcomes cannot be taken as they are.
#[derive(Clone, Copy)]
pub(crate) enum Doubt {
    Script(ScriptError),
    Seed { told: Outcome, given: Outcome },
}

impl<'a> ToldChance<'a> {
    pub(crate) fn new(outcomes: &'a [Outcome], chance: Option<SeededChance>) -> ToldChance<'a> {
        ToldChance { script: Script::new(outcomes), chance }
    }

    /// How many outcomes have been used.
    pub(crate) fn used(&self) -> usize {
        self.script.used()
    }

    /// The outcomes that nobody asked for.
    pub(crate) fn rest(&self) -> &'a [Outcome] {
        self.script.rest()
    }

    /// The chance, in its state after all that has been told.
    pub(crate) fn into_chance(self) -> Option<SeededChance> {
        self.chance
    }

    fn check<T: Copy + PartialEq>(
        &mut self,
        told: T,
        ask: impl FnOnce(&mut SeededChance) -> T,
        outcome: impl Fn(T) -> Outcome,
    ) -> Result<T, Doubt> {
        match self.chance.as_mut().map(ask) {
            Some(given) if given != told => Err(Doubt::Seed { told: outcome(told), given: outcome(given) }),
            Some(_) | None => Ok(told),
        }
    }
}

impl Chance for ToldChance<'_> {
    type Unknown = Doubt;
    const MAY_NOT_KNOW: bool = true;

    fn card(&mut self, unseen: &Cards) -> Result<Card, Doubt> {
        let told = self.script.card(unseen).map_err(Doubt::Script)?;
        let ask = |chance: &mut SeededChance| {
            let Ok(card) = chance.card(unseen);
            card
        };
        self.check(told, ask, Outcome::Card)
    }

    fn goal(&mut self, left: [u8; 4]) -> Result<Color, Doubt> {
        let told = self.script.goal(left).map_err(Doubt::Script)?;
        let ask = |chance: &mut SeededChance| {
            let Ok(color) = chance.goal(left);
            color
        };
        self.check(told, ask, Outcome::Goal)
    }

    fn premonition(&mut self, pile: PremonitionSet) -> Result<Premonition, Doubt> {
        let told = self.script.premonition(pile).map_err(Doubt::Script)?;
        let ask = |chance: &mut SeededChance| {
            let Ok(premonition) = chance.premonition(pile);
            premonition
        };
        self.check(told, ask, Outcome::Premonition)
    }

    fn shuffled(&mut self) {
        if let Some(chance) = &mut self.chance {
            chance.shuffled();
        }
    }
}
