//! Who looks at the screen, where two players share one and hide cards from each other (D10).

use onirim_core::{Communication, Decision, Players, Question, Seat, Setup};

/// Who looks at the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Watch {
    /// Everybody who plays: nothing is hidden from anybody.
    Everyone,
    /// This player alone, who is asked.
    Alone(Seat),
    /// The one player's turn is over. They still look, and may take their choice back; then the other one is asked.
    Leaving {
        /// Who looks.
        from: Seat,
        /// Who is asked next.
        to: Seat,
    },
    /// Nobody: no cards may be shown until this player says that they, and only they, look.
    Away {
        /// Who is asked next.
        to: Seat,
    },
}

impl Watch {
    /// Who looks when this comes to be asked, if they have looked as `self` says.
    pub(crate) fn facing(self, setup: &Setup, decision: Option<Decision>) -> Watch {
        // At the end all is open, and cards are picked openly (D1).
        let asked = decision.filter(|decision| setup.has_secrets() && decision.question != Question::Draft);
        let Some(Decision { seat: to, .. }) = asked else { return Watch::Everyone };
        match self {
            Watch::Alone(from) | Watch::Leaving { from, .. } if from == to => Watch::Alone(to),
            Watch::Alone(from) | Watch::Leaving { from, .. } => Watch::Leaving { from, to },
            Watch::Everyone | Watch::Away { .. } => Watch::Away { to },
        }
    }

    /// Who looks at a screen that only one person uses: nothing is hidden at the end and while cards are picked openly (D1, D10).
    pub fn before_one(seat: Seat, setup: &Setup, decision: Option<Decision>) -> Watch {
        let hides = decision.is_some_and(|decision| decision.question != Question::Draft) && setup.has_secrets();
        if hides { Watch::Alone(seat) } else { Watch::Everyone }
    }

    /// The keyboard changes hands: first the one goes away, then the other one is there.
    pub(crate) fn passed_on(self) -> Watch {
        match self {
            Watch::Everyone | Watch::Alone(_) => self,
            Watch::Leaving { to, .. } => Watch::Away { to },
            Watch::Away { to } => Watch::Alone(to),
        }
    }

    /// May this player's choice be taken back by whoever looks?
    pub(crate) fn may_speak_for(self, seat: Seat) -> bool {
        match self {
            Watch::Everyone => true,
            Watch::Alone(looking) | Watch::Leaving { from: looking, .. } => looking == seat,
            Watch::Away { .. } => false,
        }
    }
}

/// Whom a game is told to, seen from this seat: the player who sits there or, where players see everything, the table (`None`).
pub fn told_to(setup: &Setup, seat: Seat) -> Option<Seat> {
    match setup.players {
        Players::One | Players::Two(Communication::Talk | Communication::Silent) => Some(seat),
        Players::Two(Communication::Open) => None,
    }
}
