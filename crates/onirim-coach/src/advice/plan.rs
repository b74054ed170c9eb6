//! A choice of several answers: an order of cards, a payment.

use onirim_ai::Standpoint;
use onirim_core::{Action, Game, QuickChance, Seat};

use super::{Advice, DICE, NoAdvice};

/// The best answer, and the best ones to the questions that go on with it, as long as chance has nothing to say: a whole order, a whole payment. Whoever is asked for them all at once shows this.
pub fn plan(game: &Game, seat: Seat) -> Result<Vec<Action>, NoAdvice> {
    let first = Advice::on(game, seat)?.best().action;
    let mut plan = vec![first];
    let mut last = first;
    let mut table = Standpoint::of(game).ok_or(NoAdvice::Over)?.imagine(&mut QuickChance::new(DICE)).into_owned();
    while let Some(next) = table.after_listed(last).settled().copied()
        && next.decision().is_some_and(|decision| decision.seat == seat && decision.question.continues(last))
    {
        last = Advice::on(&next, seat)?.best().action;
        plan.push(last);
        table = next;
    }
    Ok(plan)
}
