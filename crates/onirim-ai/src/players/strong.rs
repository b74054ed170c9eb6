//! One turn ahead, exactly: every card that may come, with its odds, and the best answer to it.

use onirim_core::{Action, Afterstate, Ending, Game, QuickChance, Seat};

use crate::evaluator::{Evaluator, Value};
use crate::player::Player;
use crate::standpoint::Standpoint;

/// More possibilities than this are not looked at one by one: those of a look at several cards.
const MOST_POSSIBILITIES: u64 = 100;
/// A question with more answers than this, right behind another one, is part of an order or a payment: there the evaluator alone judges.
const FEW_ANSWERS: usize = 4;
/// Where players hide cards, so many games are imagined.
const IMAGINED: usize = 4;

/// Looks one turn ahead before it chooses.
#[derive(Clone, Debug)]
pub struct Strong<'e> {
    evaluator: &'e Evaluator,
    dice: QuickChance,
    hope: Option<f64>,
}

/// How far to look.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ahead {
    /// To what chance says next, and the answer to that.
    ATurn,
    /// No further than the table.
    NoFurther,
}

impl<'e> Strong<'e> {
    /// A player with this evaluator.
    pub fn new(evaluator: &'e Evaluator) -> Strong<'e> {
        Strong { evaluator, dice: QuickChance::new(0), hope: None }
    }

    /// The chance to win after a choice.
    fn worth(&self, after: &Afterstate, seat: Seat, ahead: Ahead) -> f64 {
        match after.settled() {
            Some(game) => self.settled(game, after, seat, ahead),
            None if ahead == Ahead::NoFurther || !after.table().may_be_won() => self.guess(after, seat),
            None => self.expected(after, seat),
        }
    }

    fn guess(&self, after: &Afterstate, seat: Seat) -> f64 {
        Value::chance(self.evaluator.value(after, seat))
    }

    /// Chance has nothing to say: the game is over, or somebody chooses again.
    fn settled(&self, game: &Game, after: &Afterstate, seat: Seat, ahead: Ahead) -> f64 {
        match (game.ending(), game.decision()) {
            (Some(Ending::Victory), _) => 1.0,
            (Some(Ending::Defeat(_)), _) => 0.0,
            (None, Some(decision)) if decision.seat == seat => {
                let few = game.legal_actions().len() <= FEW_ANSWERS;
                self.best(game, seat, if few { ahead } else { Ahead::NoFurther })
            }
            (None, _) => self.guess(after, seat),
        }
    }

    /// The chance to win with the best answer.
    fn best(&self, game: &Game, seat: Seat, ahead: Ahead) -> f64 {
        let worth = |action| self.worth(&game.after_listed(action), seat, ahead);
        game.legal_actions().iter().map(worth).fold(0.0, f64::max)
    }

    /// Over everything that chance may say next.
    fn expected(&self, after: &Afterstate, seat: Seat) -> f64 {
        let mut sum = 0.0;
        let odds = after.odds();
        if odds.total() > MOST_POSSIBILITIES {
            return self.guess(after, seat);
        }
        for possible in odds {
            let Ok(next) = after.with(&possible.outcomes) else { continue };
            let chance = match next.settled() {
                Some(game) => match (game.ending(), game.decision()) {
                    (Some(Ending::Victory), _) => 1.0,
                    (Some(Ending::Defeat(_)), _) => 0.0,
                    (None, Some(decision)) => self.best(game, decision.seat, Ahead::NoFurther),
                    (None, None) => self.guess(&next, seat),
                },
                None => self.guess(&next, seat),
            };
            sum += possible.probability() * chance;
        }
        // Sums of fractions can be a hair too large.
        sum.min(1.0)
    }
}

impl Player for Strong<'_> {
    fn choose(&mut self, at: &Standpoint<'_>) -> Action {
        let hidden = at.view().setup.has_secrets();
        let games: Vec<Game> = (0..if hidden { IMAGINED } else { 1 }).map(|_| at.imagine(&mut self.dice)).collect();
        let mut best = (Action::Draw, None);
        for action in at.actions() {
            let worth = |game: &Game| self.worth(&game.after_listed(action), at.seat(), Ahead::ATurn);
            let chance = games.iter().map(worth).sum::<f64>() / games.len() as f64;
            if best.1.is_none_or(|most| chance > most) {
                best = (action, Some(chance));
            }
        }
        self.hope = best.1;
        best.0
    }

    fn hope(&self) -> Option<f64> {
        self.hope
    }

    fn begin(&mut self, seed: u64) {
        (self.dice, self.hope) = (QuickChance::new(seed), None);
    }
}
