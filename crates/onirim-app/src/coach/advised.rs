//! What a coach says about a question, in words, and as a text that travels.

use onirim_coach::advice::{Advice, Hint, NoAdvice, plan};
use onirim_core::{Action, Card, Game, Question, Seat, View};
use onirim_record::{FromNotation, Notation};
use onirim_text::{Args, Text};

/// What a coach says about a question, in steps; one sentence a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advised {
    /// The best answer.
    pub best: Action,
    /// A question that points to what matters.
    pub nudge: Vec<String>,
    /// The best answer, and why.
    pub the_move: Vec<String>,
    /// What each answer is worth.
    pub figures: Vec<String>,
}

impl Advised {
    /// Thinks about the question that this seat is asked.
    pub fn on(game: &Game, seat: Seat, text: &Text) -> Result<Advised, NoAdvice> {
        let advice = Advice::on(game, seat)?;
        let [nudge, the_move, figures] = [Hint::Nudge, Hint::Move, Hint::Figures].map(|step| text.hint(step, &advice));
        Ok(Advised { best: advice.best().action, nudge, the_move, figures })
    }

    /// What is said at this step.
    pub fn said(&self, step: Hint) -> &[String] {
        match step {
            Hint::Nudge => &self.nudge,
            Hint::Move => &self.the_move,
            Hint::Figures => &self.figures,
        }
    }

    /// As a text, to be sent from where it was thought: the best answer, then a line each, with a sign for its step.
    pub fn to_text(&self) -> String {
        let mut lines = vec![self.best.notation().to_string()];
        for (sign, said) in SIGNS.into_iter().zip([&self.nudge, &self.the_move, &self.figures]) {
            lines.extend(said.iter().map(|line| format!("{sign}{line}")));
        }
        lines.join("\n")
    }

    /// What [`to_text`](Advised::to_text) has written; `None` if it is something else.
    pub fn from_text(written: &str) -> Option<Advised> {
        let (best, lines) = written.split_once('\n')?;
        let mut steps: [Vec<String>; 3] = Default::default();
        for line in lines.split('\n') {
            let (step, said) =
                SIGNS.iter().zip(&mut steps).find_map(|(&sign, step)| Some((step, line.strip_prefix(sign)?)))?;
            step.push(said.to_owned());
        }
        let [nudge, the_move, figures] = steps;
        Some(Advised { best: Action::from_notation(best).ok()?, nudge, the_move, figures })
    }
}

/// What a line of each step begins with.
const SIGNS: [char; 3] = ['?', '!', '#'];

/// What is answered together with the best answer: further choices, and a whole order of cards. Nothing where one answer is all, or where there is no advice.
pub fn further(game: &Game, seat: Seat, text: &Text) -> Vec<String> {
    let view = game.view(seat);
    let is_asked_for_several = view.decision.is_some_and(|decision| {
        decision.question.looks_at().is_some() || matches!(decision.question, Question::Payment { .. })
    });
    if !is_asked_for_several {
        return Vec::new();
    }
    let plan = plan(game, seat).unwrap_or_default();
    let choices = plan.iter().skip(1).filter(|action| !matches!(action, Action::PlaceNext { .. }));
    let choices: Vec<String> = choices.map(|&action| text.choice(action, &view).label).collect();
    let order: Vec<String> = order(&plan, &view).into_iter().map(|card| text.card(card)).collect();
    let told = [("app-hint-then", "choices", choices), ("app-hint-order", "cards", order)];
    told.into_iter()
        .filter(|(_, _, all)| !all.is_empty())
        .map(|(key, name, all)| text.get_with(key, &Args::new().text(name, text.list(&all))))
        .collect()
}

/// The order of the cards that are looked at, if one is wanted. The last card has no choice.
fn order(plan: &[Action], view: &View) -> Vec<Card> {
    let mut left: Vec<Card> = view.looked_at.iter().copied().flatten().collect();
    let mut order = Vec::new();
    for &action in plan {
        let (Action::PlaceNext { card } | Action::DiscardSeen { card } | Action::Raise { card }) = action else {
            continue;
        };
        if let Some(place) = left.iter().position(|&other| other == card) {
            left.remove(place);
        }
        if let Action::PlaceNext { card } = action {
            order.push(card);
        }
    }
    if !order.is_empty() {
        order.extend(left);
    }
    order
}

#[cfg(test)]
mod tests {
    use onirim_core::{QuickChance, Setup};
    use onirim_text::Language;

    use super::*;

    #[test]
    fn what_is_advised_travels_as_a_text() {
        let text = Text::new(Language::French);
        let game = Game::new(Setup::SOLO, &mut QuickChance::new(7), &mut ()).expect("chance knows");
        let advised = Advised::on(&game, Seat::One, &text).expect("the game has just begun");
        assert_eq!(Advised::from_text(&advised.to_text()), Some(advised));
    }

    #[test]
    fn what_is_no_advice_is_not_read() {
        for written in ["", "?", "play rs", "nonsense\n?Why?", "\n", "play rs\nWhy?"] {
            assert_eq!(Advised::from_text(written), None, "{written:?}");
        }
    }
}
