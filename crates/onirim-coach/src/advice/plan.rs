//! A choice of several answers: an order of cards, a payment.

use onirim_core::{Action, Game, QuickChance, Seat};

use super::{Advice, DICE, NoAdvice};

impl Advice {
    /// The best answer, and the best ones to the questions that go on with it, as long as chance has nothing to say: a whole order, a whole payment. A screen that asks for them all at once shows this.
    pub fn plan(&self) -> Vec<Action> {
        let mut last = self.best().action;
        let mut plan = vec![last];
        let mut table = Game::imagined(&self.view, &mut QuickChance::new(DICE)).ok();
        while let Some(next) = table.and_then(|game| game.after_listed(last).settled().copied())
            && next.decision().is_some_and(|decision| decision.question.continues(last))
            && let Ok(advice) = Advice::of(&next.view(self.seat()))
        {
            last = advice.best().action;
            plan.push(last);
            table = Some(next);
        }
        plan
    }
}

/// The [plan](Advice::plan) for this seat of a game.
pub fn plan(game: &Game, seat: Seat) -> Result<Vec<Action>, NoAdvice> {
    Advice::on(game, seat).map(|advice| advice.plan())
}
