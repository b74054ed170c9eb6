//! One turn ahead: every card that may come, and the best answer to it.

use onirim_core::{Afterstate, Game, Question, Seat};

use crate::evaluator::{Evaluator, Favourite, Judge, Value};
use crate::search::worth::{Mean, Worth};

/// More ways for chance to go on than this are not looked at one by one: those of a look at several cards.
const MOST_WAYS: u64 = 100;
/// A question with more answers than this is answered by the evaluator's favourites only.
const FEW_ANSWERS: usize = 4;
/// How many those are.
const FAVOURITES: usize = 3;
/// So many questions may be answered before chance speaks: then the evaluator has the last word. Behind a Prophecy that is several turns with cards that are known.
const QUESTIONS: u32 = 6;

/// Somebody who thinks about one question, and counts what that costs.
pub(super) struct Thinker<'e> {
    judge: Judge<'e>,
    /// Who is asked.
    seat: Seat,
    /// How many more tables may be judged.
    left: u32,
}

impl<'e> Thinker<'e> {
    pub(super) fn new(evaluator: &'e Evaluator, seat: Seat, judgements: u32) -> Thinker<'e> {
        Thinker { judge: Judge::new(evaluator), seat, left: judgements }
    }

    /// How many more tables may be judged.
    pub(super) fn left(&self) -> u32 {
        self.left
    }

    /// Something was done that costs as much as so many judgements.
    pub(super) fn pay(&mut self, judgements: u32) {
        self.left = self.left.saturating_sub(judgements);
    }

    pub(super) fn value(&mut self, after: &Afterstate, seat: Seat) -> Value {
        self.pay(1);
        self.judge.value(after, seat)
    }

    /// What the evaluator says of the table after an own choice.
    pub(super) fn judge(&mut self, after: &Afterstate) -> Worth {
        Worth::of(self.value(after, self.seat))
    }

    /// What the player who is asked takes for best, and what it thinks of that. Equally good answers: the first one.
    pub(super) fn favourite(&mut self, game: &Game) -> Option<Favourite> {
        let seat = game.decision()?.seat;
        let actions = game.legal_actions();
        self.pay(actions.len() as u32);
        self.judge.favourite(game, &actions, seat)
    }

    /// The worth of an afterstate that the evaluator takes for `judged`: what may come next, and the best answer to that.
    pub(super) fn ahead(&mut self, after: &Afterstate, judged: Worth) -> Worth {
        self.further(after, judged, QUESTIONS)
    }

    fn further(&mut self, after: &Afterstate, judged: Worth, questions: u32) -> Worth {
        match after.settled() {
            // The evaluator knows what is over, and what cannot be won any more.
            _ if judged == Worth::LOST || judged == Worth::WON => judged,
            None => self.expected(after, judged),
            Some(game) => self.answered(game, judged, questions),
        }
    }

    /// Somebody is asked before chance speaks.
    fn answered(&mut self, game: &Game, judged: Worth, questions: u32) -> Worth {
        let own = game.decision().is_some_and(|decision| decision.seat == self.seat);
        if questions == 0 || !own && game.setup().has_secrets() {
            return self.best(game).unwrap_or(judged);
        }
        let mut answers: Vec<(Worth, Afterstate)> = Vec::with_capacity(game.legal_actions().len());
        for action in game.legal_actions() {
            let after = game.after_listed(action);
            answers.push((self.judge(&after), after));
        }
        // A spell is paid card by card, but it is one step: the favourite cards pay. Three ways at each card would be hundreds at the end, and nothing would be left for what comes after the spell.
        let is_payment = matches!(game.decision().map(|decision| decision.question), Some(Question::Payment { .. }));
        if is_payment || answers.len() > FEW_ANSWERS {
            answers.sort_by(|(one, _), (other, _)| other.cmp(one));
            answers.truncate(if is_payment { 1 } else { FAVOURITES });
        }
        let left = if is_payment { questions } else { questions - 1 };
        let worths = answers.iter().map(|(judged, after)| self.further(after, *judged, left));
        worths.max().unwrap_or(judged)
    }

    /// The worth of the best answer, as the player who gives it sees it.
    fn best(&mut self, game: &Game) -> Option<Worth> {
        self.favourite(game).map(|favourite| Worth::of(favourite.value))
    }

    /// Over everything that chance may say next.
    fn expected(&mut self, after: &Afterstate, judged: Worth) -> Worth {
        let odds = after.odds();
        if odds.total() > MOST_WAYS {
            return judged;
        }
        let mut mean = Mean::default();
        for possible in odds {
            let Ok(next) = after.with(&possible.outcomes) else { continue };
            let worth = match next.settled() {
                Some(game) => match game.ending() {
                    Some(ending) => Worth::at_end(ending),
                    None => self.best(game).unwrap_or(judged),
                },
                None => self.judge(&next),
            };
            mean.add(worth, possible.weight);
        }
        mean.worth()
    }
}
