//! A program that takes a seat.

use std::cmp::Reverse;

use onirim_ai::Standpoint;
use onirim_ai::evaluator::{Evaluator, Judge};
use onirim_ai::search::{Effort, Search};
use onirim_core::{Action, QuickChance, View};
use onirim_record::Program;

use crate::advice::{DICE, NoAdvice, Reason, counsel, imagined, reason};

/// What a program answers at its seat.
///
/// ```
/// use onirim_coach::Choice;
/// use onirim_core::{Communication, Game, QuickChance, Seat, Setup};
/// use onirim_record::Program;
///
/// let game = Game::new(Setup::duo(Communication::Talk), &mut QuickChance::new(7), &mut ())?;
/// let choice = Choice::by(Program::Fast, &game.view(Seat::One)).expect("player 1 picks first");
/// assert!(game.is_legal(choice.action));
/// # Ok::<(), std::convert::Infallible>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Choice {
    /// The answer.
    pub action: Action,
    /// Why, where players may talk (D10) and a simple reason tells the answer from the next best one. It can name cards that only this seat knows.
    pub why: Option<Reason>,
}

impl Choice {
    /// The answer of this program to the question that its seat is asked. It depends on the program and the view alone: the dice are always the same.
    pub fn by(program: Program, view: &View) -> Result<Choice, NoAdvice> {
        let (game, evaluator) = imagined(view)?;
        let at = Standpoint::of(&game).ok_or(NoAdvice::Over)?;
        let ranked = ranked(program, evaluator, &at);
        let action = *ranked.first().ok_or(NoAdvice::Over)?;
        let why = view.setup.may_talk().then(|| reason::of(&at, view, &ranked));
        Ok(Choice { action, why: why.filter(|&why| why != Reason::LooksAhead) })
    }
}

/// All answers, the best first, as the player of `onirim-ai` with this name likes them; of equally good ones the first listed.
fn ranked(program: Program, evaluator: &Evaluator, at: &Standpoint<'_>) -> Vec<Action> {
    let mut dice = QuickChance::new(DICE);
    match program {
        Program::Fast => {
            let game = at.imagine(&mut dice);
            let mut judge = Judge::new(evaluator);
            let mut answers: Vec<Action> = at.actions().iter().collect();
            answers.sort_by_cached_key(|&action| Reverse(judge.value(&game.after_listed(action), at.seat())));
            answers
        }
        Program::Strong => {
            let opinions = Search::new(evaluator).opinions(at, Effort::USUAL, &mut dice);
            counsel::ranked(opinions).into_iter().map(|counsel| counsel.action).collect()
        }
    }
}
