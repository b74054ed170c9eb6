//! What a coach says about a question, in words, and as a text that travels.

use onirim_coach::advice::{Advice, Counsel, Hint, NoAdvice};
use onirim_coach::review::Share;
use onirim_core::{Action, Card, Question, View};
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
    /// What each answer is worth, where the answers are not listed.
    pub figures: Vec<String>,
    /// What is said where each answer has its [`Figure`] beside it.
    pub beside: Vec<String>,
    /// What each answer is worth, the best first.
    pub worth: Vec<Figure>,
}

/// What an answer is worth, to be shown beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The answer.
    pub action: Action,
    /// The chance to win after it.
    pub chance: Share,
    /// The chance in the fewest signs: "72%".
    pub short: String,
    /// The chance and how sure it is: "72% ± 3".
    pub words: String,
}

impl Figure {
    fn of(counsel: &Counsel, text: &Text) -> Figure {
        Figure {
            action: counsel.action,
            chance: Share::of(counsel.chance),
            short: text.short_percent(counsel),
            words: text.chance_beside(counsel),
        }
    }

    /// As a line that travels.
    fn to_line(&self) -> String {
        format!("{}|{}|{}|{}", self.action.notation(), self.chance.fraction(), self.short, self.words)
    }

    fn from_line(line: &str) -> Option<Figure> {
        let mut parts = line.splitn(4, '|');
        let action = Action::from_notation(parts.next()?).ok()?;
        let chance = Share::of(parts.next()?.parse().ok()?);
        Some(Figure { action, chance, short: parts.next()?.to_owned(), words: parts.next()?.to_owned() })
    }
}

impl Advised {
    /// Thinks about the question that this view asks of its seat.
    pub fn on(view: &View, text: &Text) -> Result<Advised, NoAdvice> {
        let advice = Advice::of(view)?;
        let [nudge, the_move, figures] = [Hint::Nudge, Hint::Move, Hint::Figures].map(|step| text.hint(step, &advice));
        let worth = advice.counsels().iter().map(|counsel| Figure::of(counsel, text)).collect();
        let beside = text.hint_beside_answers(&advice);
        Ok(Advised { best: advice.best().action, nudge, the_move, figures, beside, worth })
    }

    /// As a text, to be sent from where it was thought: the best answer, then a line each, with a sign for its step.
    pub fn to_text(&self) -> String {
        let mut lines = vec![self.best.notation().to_string()];
        let worth: Vec<String> = self.worth.iter().map(Figure::to_line).collect();
        for (sign, said) in SIGNS.into_iter().zip([&self.nudge, &self.the_move, &self.figures, &self.beside, &worth]) {
            lines.extend(said.iter().map(|line| format!("{sign}{line}")));
        }
        lines.join("\n")
    }

    /// What [`to_text`](Advised::to_text) has written; `None` if it is something else.
    pub fn from_text(written: &str) -> Option<Advised> {
        let (best, lines) = written.split_once('\n')?;
        let mut steps: [Vec<String>; 5] = Default::default();
        for line in lines.split('\n') {
            let (step, said) =
                SIGNS.iter().zip(&mut steps).find_map(|(&sign, step)| Some((step, line.strip_prefix(sign)?)))?;
            step.push(said.to_owned());
        }
        let [nudge, the_move, figures, beside, worth] = steps;
        let worth = worth.iter().map(|line| Figure::from_line(line)).collect::<Option<_>>()?;
        Some(Advised { best: Action::from_notation(best).ok()?, nudge, the_move, figures, beside, worth })
    }
}

/// What a line begins with: of each step, of what is said beside figures, and of a figure.
const SIGNS: [char; 5] = ['?', '!', '#', '~', '='];

/// What is answered together with the best answer: further choices, and a whole order of cards. Nothing where one answer is all, or where there is no advice.
pub fn further(view: &View, text: &Text) -> Vec<String> {
    let is_asked_for_several = view.decision.is_some_and(|decision| {
        decision.question.looks_at().is_some() || matches!(decision.question, Question::Payment { .. })
    });
    if !is_asked_for_several {
        return Vec::new();
    }
    let plan = Advice::of(view).map(|advice| advice.plan()).unwrap_or_default();
    let choices = plan.iter().skip(1).filter(|action| !matches!(action, Action::PlaceNext { .. }));
    let choices: Vec<String> = choices.map(|&action| text.choice(action, view).label).collect();
    let order: Vec<String> = order(&plan, view).into_iter().map(|card| text.card(card)).collect();
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
    use onirim_core::{Game, QuickChance, Seat, Setup};
    use onirim_text::Language;

    use super::*;

    #[test]
    fn what_is_advised_travels_as_a_text() {
        let text = Text::new(Language::French);
        let game = Game::new(Setup::SOLO, &mut QuickChance::new(7), &mut ()).expect("chance knows");
        let advised = Advised::on(&game.view(Seat::One), &text).expect("the game has just begun");
        assert_eq!(Advised::from_text(&advised.to_text()), Some(advised));
    }

    #[test]
    fn what_is_no_advice_is_not_read() {
        for written in ["", "?", "play rs", "nonsense\n?Why?", "\n", "play rs\nWhy?", "play rs\n=play rs|half|50%|50%"]
        {
            assert_eq!(Advised::from_text(written), None, "{written:?}");
        }
    }
}
