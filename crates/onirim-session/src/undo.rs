//! What it costs to take something back.

use onirim_core::Event;
use onirim_record::{GameEnd, Playthrough};

/// Why something is taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undo {
    /// To choose better, after something new was seen: from now on the game counts as assisted.
    ForHelp,
    /// To correct a slip, or what was told wrongly with real cards.
    ForCorrection,
}

impl Undo {
    /// What going back to this ply would be.
    ///
    /// New is what chance has decided since then and, between two who hide cards, every look and every change of hands (D10), and everything after the end.
    ///
    /// ```
    /// use onirim_core::Setup;
    /// use onirim_record::Playthrough;
    /// use onirim_session::Undo;
    ///
    /// let mut game = Playthrough::seeded(Setup::SOLO, 42);
    /// assert_eq!(Undo::back_to(&game, 0), Undo::ForCorrection);
    /// game.act(game.game().legal_actions().get(0).expect("the game has just begun"))?;
    /// assert_eq!(Undo::back_to(&game, 0), Undo::ForHelp, "a card was drawn");
    /// # Ok::<(), onirim_record::Refused>(())
    /// ```
    pub fn back_to(playthrough: &Playthrough, ply: usize) -> Undo {
        let record = playthrough.record();
        // At the end all that was hidden may be looked at.
        if record.setup.has_secrets() && record.end != GameEnd::Unfinished {
            return Undo::ForHelp;
        }
        if record.plies.iter().skip(ply).any(|ply| !ply.outcomes.is_empty()) {
            return Undo::ForHelp;
        }
        let mut scenes = playthrough.scenes().skip(ply + 1);
        if record.setup.has_secrets() && scenes.any(|scene| scene.events.iter().any(shows_something)) {
            Undo::ForHelp
        } else {
            Undo::ForCorrection
        }
    }
}

/// Does it show a card to somebody who hides it, or the table to the other one?
fn shows_something(event: &Event) -> bool {
    matches!(event, Event::Looked { .. } | Event::Drawn { .. } | Event::TurnBegan { .. } | Event::Fetched { .. })
}
