//! Chance with a log of its outcomes.

use onirim_core::{Card, Cards, Chance, Color, Outcome, Premonition, PremonitionSet};

/// Any [`Chance`], with a log of its outcomes.
///
/// ```
/// use onirim_core::{Game, SeededChance, Setup};
/// use onirim_record::Recorded;
///
/// let mut chance = Recorded::new(SeededChance::new(1));
/// let Ok(game) = Game::new(Setup::SOLO, &mut chance, &mut ());
/// let deal = chance.take_outcomes();
/// assert!(deal.len() >= 5);
/// ```
#[derive(Clone, Debug)]
pub struct Recorded<C> {
    chance: C,
    outcomes: Vec<Outcome>,
}

impl<C> Recorded<C> {
    /// The same chance, with an empty log.
    pub const fn new(chance: C) -> Recorded<C> {
        Recorded { chance, outcomes: Vec::new() }
    }

    /// The outcomes since the log was last taken, also those before a refusal.
    pub fn outcomes(&self) -> &[Outcome] {
        &self.outcomes
    }

    /// Takes the log and begins a new one.
    pub fn take_outcomes(&mut self) -> Vec<Outcome> {
        std::mem::take(&mut self.outcomes)
    }

    /// The chance in its present state, and the log.
    pub fn into_parts(self) -> (C, Vec<Outcome>) {
        (self.chance, self.outcomes)
    }
}

impl<C: Chance> Chance for Recorded<C> {
    type Unknown = C::Unknown;
    const MAY_NOT_KNOW: bool = C::MAY_NOT_KNOW;

    fn card(&mut self, unseen: &Cards) -> Result<Card, C::Unknown> {
        let card = self.chance.card(unseen)?;
        self.outcomes.push(Outcome::Card(card));
        Ok(card)
    }

    fn goal(&mut self, left: [u8; 4]) -> Result<Color, C::Unknown> {
        let color = self.chance.goal(left)?;
        self.outcomes.push(Outcome::Goal(color));
        Ok(color)
    }

    fn premonition(&mut self, pile: PremonitionSet) -> Result<Premonition, C::Unknown> {
        let premonition = self.chance.premonition(pile)?;
        self.outcomes.push(Outcome::Premonition(premonition));
        Ok(premonition)
    }

    fn shuffled(&mut self) {
        self.chance.shuffled();
    }
}
