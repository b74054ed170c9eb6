//! Which players look at a screen that two players share and hide cards at (D10).

use onirim_core::{Communication, Decision, Players, Question, Seat, Setup};

/// Which players look at the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Watch {
    /// All players: nothing is hidden.
    Everyone,
    /// Only this player, who is asked.
    Alone(Seat),
    /// The one player's turn is over. They still look, and may take their choice back; then the other one is asked.
    Leaving {
        /// The player who looks.
        from: Seat,
        /// The player who is asked next.
        to: Seat,
    },
    /// No player: cards stay hidden until this player confirms to be alone at the screen.
    Away {
        /// The player who is asked next.
        to: Seat,
    },
}

impl Watch {
    /// The players who look when this is asked next.
    pub(crate) fn facing(self, setup: &Setup, decision: Option<Decision>) -> Watch {
        // At the end and in the draft all cards are open (D1).
        let asked = decision.filter(|decision| setup.has_secrets() && decision.question != Question::Draft);
        let Some(Decision { seat: to, .. }) = asked else { return Watch::Everyone };
        match self {
            Watch::Alone(from) | Watch::Leaving { from, .. } if from == to => Watch::Alone(to),
            Watch::Alone(from) | Watch::Leaving { from, .. } => Watch::Leaving { from, to },
            Watch::Everyone | Watch::Away { .. } => Watch::Away { to },
        }
    }

    /// The players who look at a screen that one person uses: nothing is hidden at the end and in the draft (D1,
    /// D10).
    pub fn before_one(seat: Seat, setup: &Setup, decision: Option<Decision>) -> Watch {
        let hides = decision.is_some_and(|decision| decision.question != Question::Draft) && setup.has_secrets();
        if hides { Watch::Alone(seat) } else { Watch::Everyone }
    }

    /// The screen is handed over: first one player goes away, then the other one is there.
    pub(crate) fn passed_on(self) -> Watch {
        match self {
            Watch::Everyone | Watch::Alone(_) => self,
            Watch::Leaving { to, .. } => Watch::Away { to },
            Watch::Away { to } => Watch::Alone(to),
        }
    }

    /// May this player's choice be taken back from this screen?
    pub(crate) fn may_speak_for(self, seat: Seat) -> bool {
        match self {
            Watch::Everyone => true,
            Watch::Alone(looking) | Watch::Leaving { from: looking, .. } => looking == seat,
            Watch::Away { .. } => false,
        }
    }
}

/// The player to whom the events of a game are told; `None` if the players see everything and they are told to both.
pub fn told_to(setup: &Setup, seat: Seat) -> Option<Seat> {
    match setup.players {
        Players::One | Players::Two(Communication::Talk | Communication::Silent) => Some(seat),
        Players::Two(Communication::Open) => None,
    }
}
