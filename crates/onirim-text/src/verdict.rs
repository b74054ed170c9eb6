//! Illegal actions and endings.

use onirim_core::{Ending, IllegalAction, Players, View};
use onirim_record::Programs;

use crate::args::Args;
use crate::text::Text;

impl Text {
    /// Why an action is illegal, and what to do instead.
    pub fn illegal(&self, illegal: &IllegalAction) -> String {
        match illegal {
            IllegalAction::GameOver => self.get("illegal-game-over"),
            IllegalAction::ChanceFirst => self.get("illegal-chance-first"),
            IllegalAction::NotAsked { .. } => self.get("illegal-not-asked"),
            IllegalAction::NotThere { .. } => self.get("illegal-not-there"),
            IllegalAction::GoldenRule { last } => {
                self.get_with("illegal-golden-rule", &Args::new().symbol("symbol", *last))
            }
            IllegalAction::TouchingEdges => self.get("illegal-touching-edges"),
            IllegalAction::CannotCast => self.get("illegal-cannot-cast"),
        }
    }

    /// How the game ended; `None` while it goes on. The headings are `ending-victory` and `ending-defeat`.
    pub fn ending(&self, view: &View) -> Option<String> {
        self.ending_of(view, Programs::NONE)
    }

    /// The same for a game with these programs.
    pub fn ending_of(&self, view: &View, programs: Programs) -> Option<String> {
        let key = match (view.ending?, view.setup.players) {
            (Ending::Victory, Players::One) => "ending-victory.solo",
            (Ending::Victory, Players::Two(_)) if programs.is_watched() => "ending-victory.watched",
            (Ending::Victory, Players::Two(_)) => "ending-victory.duo",
            (Ending::Defeat(_), Players::One) => "ending-defeat.solo",
            (Ending::Defeat(_), Players::Two(_)) if programs.is_watched() => "ending-defeat.watched",
            (Ending::Defeat(_), Players::Two(_)) => "ending-defeat.duo",
        };
        let doors: u8 = view.doors.iter().flatten().sum();
        Some(self.get_with(key, &Args::new().number("doors", doors)))
    }
}
