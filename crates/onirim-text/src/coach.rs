//! Advice as text: nudge, move, figures.

mod figures;
mod nudge;
mod reason;

use onirim_coach::advice::{Advice, Counsel, Hint, NoAdvice};

use crate::args::Args;
use crate::text::Text;

/// More close answers than this are counted, not named.
const MOST_NAMED: usize = 3;
/// This many answers have their figures listed; the others are counted.
const MOST_FIGURES: usize = 10;

impl Text {
    /// A step of help, one sentence a line.
    pub fn hint(&self, hint: Hint, advice: &Advice) -> Vec<String> {
        match hint {
            Hint::Nudge => vec![self.nudge(advice)],
            Hint::Move => self.advised_move(advice),
            Hint::Figures => {
                let mut lines = self.figures(advice);
                let left = lines.len().saturating_sub(MOST_FIGURES);
                lines.truncate(MOST_FIGURES);
                let more = (left > 0).then(|| self.get_with("coach-others", &Args::new().count("count", left)));
                lines.into_iter().chain(more).chain(self.around_figures(advice)).collect()
            }
        }
    }

    /// The text around the figures: the method, and what may be drawn next.
    fn around_figures(&self, advice: &Advice) -> Vec<String> {
        [self.method(advice)].into_iter().chain(self.next_card(advice)).collect()
    }

    /// The third step of help if each answer has its figure beside it.
    pub fn hint_beside_answers(&self, advice: &Advice) -> Vec<String> {
        [self.get("coach-beside-legend")].into_iter().chain(self.around_figures(advice)).collect()
    }

    /// The best action, the reason, and which others may be as good.
    pub fn advised_move(&self, advice: &Advice) -> Vec<String> {
        let choice = self.choice(advice.best().action, &advice.view).label;
        let best = self.get_with("coach-best", &Args::new().text("choice", choice));
        [best, self.reason(advice.reason)].into_iter().chain(self.too_close(advice)).collect()
    }

    /// The actions that may be as good.
    fn too_close(&self, advice: &Advice) -> Option<String> {
        let close: Vec<&Counsel> = advice.too_close().collect();
        if close.is_empty() {
            return None;
        }
        let quoted = |counsel: &&Counsel| {
            let choice = self.choice(counsel.action, &advice.view).label;
            self.get_with("coach-quoted", &Args::new().text("choice", choice))
        };
        let unnamed = close.len().saturating_sub(MOST_NAMED);
        let more = (unnamed > 0).then(|| self.get_with("coach-others", &Args::new().count("count", unnamed)));
        let named: Vec<String> = close.iter().take(MOST_NAMED).map(quoted).chain(more).collect();
        Some(self.get_with("coach-too-close", &Args::new().text("others", self.list(&named))))
    }

    /// Why there is no advice.
    pub fn no_advice(&self, why: NoAdvice) -> String {
        self.get(match why {
            NoAdvice::Over => "coach-no-over",
            NoAdvice::NobodyThere => "coach-no-seat",
            NoAdvice::NotAsked => "coach-no-asked",
            NoAdvice::NotLearned => "coach-no-weights",
        })
    }
}
