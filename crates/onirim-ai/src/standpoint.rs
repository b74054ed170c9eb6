//! What a player knows.

use std::borrow::Cow;

use onirim_core::{Action, ActionList, Decision, Game, QuickChance, Seat, View};

/// A game as the player who is asked sees it.
///
/// The game itself is private. To look ahead, a player [imagines](Standpoint::imagine) a game that agrees with all that the seat knows.
#[derive(Clone, Copy)]
pub struct Standpoint<'a> {
    game: &'a Game,
    decision: Decision,
}

impl<'a> Standpoint<'a> {
    /// The standpoint of the player who is asked; `None` if the game is over.
    pub fn of(game: &'a Game) -> Option<Standpoint<'a>> {
        game.decision().map(|decision| Standpoint { game, decision })
    }

    /// The question, and the seat that is asked.
    pub fn decision(&self) -> Decision {
        self.decision
    }

    /// The seat that is asked.
    pub fn seat(&self) -> Seat {
        self.decision.seat
    }

    /// All that this seat may know.
    pub fn view(&self) -> View {
        self.game.view(self.decision.seat)
    }

    /// The legal actions.
    pub fn actions(&self) -> ActionList {
        self.game.legal_actions()
    }

    /// A game that agrees with all that the seat knows; hidden cards are dealt anew. Without hidden cards it is the game itself, which is not copied.
    #[inline]
    pub fn imagine(&self, dice: &mut QuickChance) -> Cow<'a, Game> {
        if self.game.setup().has_secrets() {
            Cow::Owned(self.game.resampled(self.decision.seat, dice))
        } else {
            Cow::Borrowed(self.game)
        }
    }

    /// Is it proved that the game cannot be won any more after this?
    pub fn dooms(&self, action: Action) -> bool {
        self.game.dooms(&[action])
    }
}
