//! Advice as text, and its format for messages.

use onirim_coach::advice::{Advice, Counsel, Hint, NoAdvice};
use onirim_coach::review::Share;
use onirim_core::{Action, Card, Question, View};
use onirim_record::{FromNotation, Notation};
use onirim_text::{Args, Text};

/// Advice in three steps; one sentence a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advised {
    /// The best action.
    pub best: Action,
    /// Step 1: a question that points to what matters.
    pub nudge: Vec<String>,
    /// Step 2: the best action, and why.
    pub the_move: Vec<String>,
    /// Step 3, where the answers are not listed: what each is worth.
    pub figures: Vec<String>,
    /// Step 3, where each answer has its [`Figure`] beside it.
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
    /// The chance, short: "72%".
    pub short: String,
    /// The chance and its uncertainty: "72% ± 3".
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

    /// As a line of the message format.
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
    /// Computes advice for the question of this view.
    pub fn on(view: &View, text: &Text) -> Result<Advised, NoAdvice> {
        let advice = Advice::of(view)?;
        let [nudge, the_move, figures] = [Hint::Nudge, Hint::Move, Hint::Figures].map(|step| text.hint(step, &advice));
        let worth = advice.counsels().iter().map(|counsel| Figure::of(counsel, text)).collect();
        let beside = text.hint_beside_answers(&advice);
        Ok(Advised { best: advice.best().action, nudge, the_move, figures, beside, worth })
    }

    /// As a message: the best action, then lines that begin with the sign of their step.
    pub fn to_text(&self) -> String {
        let mut lines = vec![self.best.notation().to_string()];
        let worth: Vec<String> = self.worth.iter().map(Figure::to_line).collect();
        for (sign, said) in SIGNS.into_iter().zip([&self.nudge, &self.the_move, &self.figures, &self.beside, &worth]) {
            lines.extend(said.iter().map(|line| format!("{sign}{line}")));
        }
        lines.join("\n")
    }

    /// Reads a message that [`to_text`](Advised::to_text) has written.
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

/// The first signs of lines: the three steps, the text beside figures, and a figure.
const SIGNS: [char; 5] = ['?', '!', '#', '~', '='];

/// The rest of the best answer: further actions, and a complete order of cards. Empty if one action is all, or without advice.
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

/// The complete order of the cards that are looked at. The last card is not asked for.
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
