//! What a player may know.

use std::borrow::Cow;

use onirim_core::{Action, ActionList, Decision, Game, QuickChance, Seat, View};

/// A game as the player who is asked stands before it: what this seat may know, and nothing else.
///
/// The game itself stays out of reach. Who wants to think ahead [imagines](Standpoint::imagine) a game that agrees with all that the seat knows.
#[derive(Clone, Copy)]
pub struct Standpoint<'a> {
    game: &'a Game,
    decision: Decision,
}

impl<'a> Standpoint<'a> {
    /// Of the player who is asked; `None` if nobody is.
    pub fn of(game: &'a Game) -> Option<Standpoint<'a>> {
        game.decision().map(|decision| Standpoint { game, decision })
    }

    /// What is asked, and who.
    pub fn decision(&self) -> Decision {
        self.decision
    }

    /// Who is asked.
    pub fn seat(&self) -> Seat {
        self.decision.seat
    }

    /// All that this seat may know.
    pub fn view(&self) -> View {
        self.game.view(self.decision.seat)
    }

    /// What can be answered.
    pub fn actions(&self) -> ActionList {
        self.game.legal_actions()
    }

    /// A game that agrees with all that the seat knows; what it does not know is dealt anew. Where nothing is hidden there is only one, and nobody copies it.
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
