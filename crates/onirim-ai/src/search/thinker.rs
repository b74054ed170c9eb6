//! One turn ahead: every card that may come, and the best answer to it.

use onirim_core::{Afterstate, Game, Question, Seat};

use crate::evaluator::{Evaluator, Favourite, Judge, Value};
use crate::search::worth::{Mean, Worth};

/// The most possibilities of chance that are looked at one by one: a look at several cards has more.
const MOST_WAYS: u64 = 100;
/// With more answers than this, only the evaluator's favourites are tried.
const FEW_ANSWERS: usize = 4;
/// The number of favourites.
const FAVOURITES: usize = 3;
/// The most questions before chance decides; then the evaluator judges. After a Prophecy these are several turns with known cards.
const QUESTIONS: u32 = 6;

/// The search of one question, which counts its judgements.
pub(super) struct Thinker<'e> {
    judge: Judge<'e>,
    /// The seat that is asked.
    seat: Seat,
    /// The number of judgements that are left.
    left: u32,
}

impl<'e> Thinker<'e> {
    pub(super) fn new(evaluator: &'e Evaluator, seat: Seat, judgements: u32) -> Thinker<'e> {
        Thinker { judge: Judge::new(evaluator), seat, left: judgements }
    }

    /// The number of judgements that are left.
    pub(super) fn left(&self) -> u32 {
        self.left
    }

    /// Subtracts so many judgements.
    pub(super) fn pay(&mut self, judgements: u32) {
        self.left = self.left.saturating_sub(judgements);
    }

    pub(super) fn value(&mut self, after: &Afterstate, seat: Seat) -> Value {
        self.pay(1);
        self.judge.value(after, seat)
    }

    /// The evaluator's worth of the table after an own choice.
    pub(super) fn judge(&mut self, after: &Afterstate) -> Worth {
        Worth::of(self.value(after, self.seat))
    }

    /// The best action for the player who is asked, and its worth. Equally good ones: the first.
    pub(super) fn favourite(&mut self, game: &Game) -> Option<Favourite> {
        let seat = game.decision()?.seat;
        let actions = game.legal_actions();
        self.pay(actions.len() as u32);
        self.judge.favourite(game, &actions, seat)
    }

    /// The worth of an afterstate that the evaluator values at `judged`: the mean over what may come next, each with the best answer to it.
    pub(super) fn ahead(&mut self, after: &Afterstate, judged: Worth) -> Worth {
        self.further(after, judged, QUESTIONS)
    }

    fn further(&mut self, after: &Afterstate, judged: Worth, questions: u32) -> Worth {
        match after.settled() {
            // The game is over, or cannot be won any more: the value is exact.
            _ if judged == Worth::LOST || judged == Worth::WON => judged,
            None => self.expected(after, judged),
            Some(game) => self.answered(game, judged, questions),
        }
    }

    /// A question comes before chance decides.
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

    /// The mean over all next possibilities of chance.
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
