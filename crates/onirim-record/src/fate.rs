//! The chance of a playthrough: a seed, or outcomes from outside.

use std::convert::Infallible;

use onirim_core::{
    Action, Card, Cards, Chance, Color, Event, Game, Outcome, Premonition, PremonitionSet, Refusal, Script,
    ScriptError, SeededChance,
};

use crate::refused::Refused;

/// Where the outcomes of a step come from, with a log of them.
///
/// One type for all sources, so that the rules of the engine are compiled only once.
pub(crate) struct Fate<'a> {
    source: Source<'a>,
    outcomes: Vec<Outcome>,
}

enum Source<'a> {
    Seed(SeededChance),
    /// Outcomes from outside. If there is a seed, it must give the same.
    Told(Script<'a>, Option<SeededChance>),
}

/// Why an outcome is refused.
#[derive(Clone, Copy)]
pub(crate) enum Doubt {
    Script(ScriptError),
    Seed { told: Outcome, given: Outcome },
}

impl<'a> Fate<'a> {
    /// The seed decides.
    pub(crate) fn decided(seed: SeededChance) -> Fate<'a> {
        Fate { source: Source::Seed(seed), outcomes: Vec::new() }
    }

    /// Outcomes from outside, with the seed that they should agree with.
    pub(crate) fn told(outcomes: &'a [Outcome], seed: Option<SeededChance>) -> Fate<'a> {
        Fate { source: Source::Told(Script::new(outcomes), seed), outcomes: Vec::new() }
    }

    /// Carries out an action. On an error the game is half changed and must be dropped. [`Game::apply`] is inlined
    /// into its callers, so it is called only here.
    pub(crate) fn carry_out(
        &mut self,
        action: Action,
        game: &mut Game,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal<Doubt>> {
        game.apply(action, self, events)
    }

    /// The place of the next outcome, counted from 1.
    pub(crate) fn place(&self) -> usize {
        self.outcomes.len() + 1
    }

    /// The outcomes of a finished step, and the seed in its state after it. Unused outcomes are an error.
    pub(crate) fn close(self) -> Result<(Vec<Outcome>, Option<SeededChance>), Refused> {
        match self.source {
            Source::Seed(seed) => Ok((self.outcomes, Some(seed))),
            Source::Told(script, seed) => match script.rest() {
                [] => Ok((self.outcomes, seed)),
                surplus => Err(Refused::SurplusOutcomes { surplus: surplus.to_vec() }),
            },
        }
    }

    fn decide<T: Copy + PartialEq>(
        &mut self,
        tell: impl FnOnce(&mut Script<'a>) -> Result<T, ScriptError>,
        give: impl FnOnce(&mut SeededChance) -> Result<T, Infallible>,
        outcome: fn(T) -> Outcome,
    ) -> Result<T, Doubt> {
        let decided = match &mut self.source {
            Source::Seed(seed) => {
                let Ok(given) = give(seed);
                given
            }
            Source::Told(script, seed) => {
                let told = tell(script).map_err(Doubt::Script)?;
                if let Some(Ok(given)) = seed.as_mut().map(give)
                    && given != told
                {
                    return Err(Doubt::Seed { told: outcome(told), given: outcome(given) });
                }
                told
            }
        };
        self.outcomes.push(outcome(decided));
        Ok(decided)
    }
}

/// Callers play on a copy of the game and drop it on an error, so the engine need not make another copy.
impl Chance for Fate<'_> {
    type Unknown = Doubt;
    const MAY_NOT_KNOW: bool = false;

    fn card(&mut self, unseen: &Cards) -> Result<Card, Doubt> {
        self.decide(|script| script.card(unseen), |seed| seed.card(unseen), Outcome::Card)
    }

    fn goal(&mut self, left: [u8; 4]) -> Result<Color, Doubt> {
        self.decide(|script| script.goal(left), |seed| seed.goal(left), Outcome::Goal)
    }

    fn premonition(&mut self, pile: PremonitionSet) -> Result<Premonition, Doubt> {
        self.decide(|script| script.premonition(pile), |seed| seed.premonition(pile), Outcome::Premonition)
    }

    fn shuffled(&mut self) {
        match &mut self.source {
            Source::Seed(seed) | Source::Told(_, Some(seed)) => seed.shuffled(),
            Source::Told(_, None) => {}
        }
    }
}
