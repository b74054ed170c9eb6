//! The cost of taking back.

use onirim_core::Event;
use onirim_record::{GameEnd, Playthrough};
use serde::{Deserialize, Serialize};

/// The reason of a take-back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Undo {
    /// A better choice after something new was seen: the game counts as assisted from now on.
    ForHelp,
    /// A correction of a slip or of a real card that was told wrongly.
    ForCorrection,
}

impl Undo {
    /// The reason that a take-back to this ply counts as.
    ///
    /// Something new was seen if chance has decided anything since then; with hidden cards also after a look or a
    /// change of seats (D10), and at the end of the game.
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
        // At the end all hidden cards may be looked at.
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

/// Does the event show a hidden card, or begin the partner's turn?
fn shows_something(event: &Event) -> bool {
    matches!(event, Event::Looked { .. } | Event::Drawn { .. } | Event::TurnBegan { .. } | Event::Fetched { .. })
}
