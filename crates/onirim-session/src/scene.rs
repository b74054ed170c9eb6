//! What a screen shows of a game.

use onirim_core::{Action, Decision, Event, Question, Seat, Setup, View};
use onirim_record::{Programs, ShareCode};
use serde::{Deserialize, Serialize};

use crate::advise::NoHelp;
use crate::archive::Standing;
use crate::card_order::CardOrder;
use crate::game_id::GameId;
use crate::host::Version;
use crate::kind::GameKind;
use crate::session::Session;
use crate::spell_stop::SpellStop;
use crate::take_back::NoUndo;
use crate::undo::Undo;
use crate::watch::Watch;

/// Everything that a screen shows of a game. It holds nothing that its seat may not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The table. While a real card is asked for, the table at that moment, which asks nothing.
    pub view: View,
    /// The question, and the seat that is asked.
    pub decision: Option<Decision>,
    /// Every answer to the question. Empty unless this seat is asked.
    pub actions: Vec<Action>,
    /// The events ply by ply, as this seat sees them; the deal comes first.
    pub told: Vec<Vec<Event>>,
    /// The order of the cards in the hand and on the discard pile.
    pub order: CardOrder,
    /// The state of the game.
    pub version: Version,
    /// Which players look at the screen.
    pub watch: Watch,
    /// The player to whom the events are told; `None` if they are told to both.
    pub told_to: Option<Seat>,
    /// Where the partner is.
    pub partner: Presence,
    /// What programs said about their moves, in games where players may talk (D10).
    pub talk: Vec<Talk>,
    /// Is everything kept that was shown?
    pub saved: Saved,
    /// What may be asked for now.
    pub rights: Rights,
    /// What does not change with a move.
    pub about: About,
}

impl Scene {
    /// The scene of a session.
    pub fn of(session: &Session, talk: &[Talk]) -> Scene {
        let view = session.view();
        let asked = session.decision().filter(|decision| decision.seat == view.seat && session.is_faced());
        let actions = asked.filter(|_| session.wanted().is_none()).map(|_| session.game().legal_actions());
        Scene {
            decision: session.decision(),
            actions: actions.map(|actions| actions.iter().collect()).unwrap_or_default(),
            told: session.told(view.seat),
            order: session.card_order(),
            version: session.version(),
            watch: session.watch(),
            told_to: session.told_to(),
            partner: if session.asked_program().is_some() { Presence::Thinking } else { Presence::Here },
            talk: talk.to_vec(),
            saved: if session.is_unsaved() { Saved::No } else { Saved::Yes },
            rights: session.rights(),
            about: session.about(),
            view,
        }
    }

    /// The scene of a seat on another device, made of what was sent to that seat.
    pub fn of_seat(view: View, told: Vec<Vec<Event>>, version: Version, rest: Surroundings) -> Scene {
        Scene {
            decision: view.decision,
            actions: view.legal_actions().map(|actions| actions.iter().collect()).unwrap_or_default(),
            order: CardOrder::after(view.seat, told.iter().flatten()),
            told,
            version,
            watch: Watch::before_one(view.seat, &view.setup, view.decision),
            told_to: Some(view.seat),
            partner: rest.partner,
            talk: Vec::new(),
            saved: Saved::Yes,
            rights: rest.rights,
            about: rest.about,
            view,
        }
    }

    /// What is asked.
    pub fn question(&self) -> Option<Question> {
        self.decision.map(|decision| decision.question)
    }

    /// What is played.
    pub fn setup(&self) -> Setup {
        self.view.setup
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        self.view.ending.is_some()
    }

    /// Is anything on the screen unsaved?
    pub fn is_unsaved(&self) -> bool {
        self.saved == Saved::No
    }

    /// Does the player of this screen look at it? Otherwise a curtain hides the cards, or the turn has passed.
    pub fn looks(&self) -> bool {
        matches!(self.watch, Watch::Everyone | Watch::Alone(_))
    }

    /// Is a player at another device or a program asked?
    pub fn waits_for_partner(&self) -> bool {
        self.decision.is_some() && self.actions.is_empty() && self.looks() && self.view.decision.is_some()
    }
}

/// What a scene has besides the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Surroundings {
    /// Where the partner is.
    pub partner: Presence,
    /// What may be asked for now.
    pub rights: Rights,
    /// What does not change with a move.
    pub about: About,
}

/// What does not change during a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// What sort of game it is.
    pub kind: GameKind,
    /// Does it count in the statistics?
    pub standing: Standing,
    /// The id of the stored game; `None` while it is not stored.
    pub id: Option<GameId>,
    /// The code that deals the same game again; `None` without a seed, or while it would reveal hidden cards.
    pub code: Option<ShareCode>,
    /// Which program takes which seat.
    pub programs: Programs,
}

/// What may be asked for now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rights {
    /// Can choices be taken back in games of this kind?
    pub takes_back: bool,
    /// The cost of taking the last choice back, or why that is impossible.
    pub take_back: Result<Undo, NoUndo>,
    /// Can a choice be played again that was taken back?
    pub redo: bool,
    /// May advice be shown?
    pub advice: Result<(), NoHelp>,
    /// The stop before the draws of this turn; `None` if there can be none (K5).
    pub spell_stop: Option<SpellStop>,
}

/// Where the partner is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// At this screen, at the other device, or at the table.
    Here,
    /// A program that is thinking.
    Thinking,
    /// The connection to the other device is lost.
    Away,
}

/// What a program said about a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Talk {
    /// The ply of the move, counted from 0.
    pub ply: usize,
    /// Its seat.
    pub seat: Seat,
    /// The sentences, in the language of the screen.
    pub lines: Vec<String>,
}

/// Is everything kept that was shown?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saved {
    /// Everything, or nothing has to be saved.
    Yes,
    /// Something is unsaved.
    No,
}
