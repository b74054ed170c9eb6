//! What a player should hear before a costly choice.

use onirim_core::{Action, Color, Game, Kind, Players, QuickChance, View};

use crate::args::Args;
use crate::outlook;
use crate::text::Text;

/// How many chances are tried to find out whether an action loses the game for certain.
const TRIALS: u64 = 4;

/// A costly choice, or a game that is lost in advance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Warning {
    /// A Door is discarded, and with it the game (B10).
    DoorThrownAway {
        /// Its colour.
        color: Color,
    },
    /// One of two players obtains a second Door of a colour (D8).
    SecondDoor {
        /// Its colour.
        color: Color,
    },
    /// A Door is obtained before its turn and goes to Limbo (K2, R2).
    GoalOrder {
        /// Its colour.
        color: Color,
        /// The colour that comes first.
        next: Color,
    },
    /// The game can no longer be won (R12). No action tells it by itself: ask [`loses`].
    NoLongerWinnable,
}

/// What to warn the viewer of before this action.
pub fn warning(action: Action, view: &View) -> Option<Warning> {
    match action {
        Action::DiscardSeen { card } => match card.kind() {
            Kind::Door(color) => Some(Warning::DoorThrownAway { color }),
            Kind::Chamber(..) | Kind::Nightmare | Kind::HappyDream | Kind::Tower(_) => None,
        },
        Action::TakeDoor | Action::PayKey { .. } => before_door(outlook::door_in_question(view)?, view),
        Action::Pick { .. }
        | Action::Play { .. }
        | Action::Build { .. }
        | Action::Discard { .. }
        | Action::LeaveDoor
        | Action::Swap { .. }
        | Action::KeepHand
        | Action::Look
        | Action::SkipLook
        | Action::KeepRest
        | Action::PlaceNext { .. }
        | Action::Draw
        | Action::RefuseDoor
        | Action::ReturnDoor { .. }
        | Action::RevealFive
        | Action::DiscardHand
        | Action::Raze { .. }
        | Action::FalseDestruction
        | Action::Cast { .. }
        | Action::PayCard { .. }
        | Action::Raise { .. }
        | Action::SwapGoals { .. }
        | Action::ReopenGoal { .. }
        | Action::Suffer { .. }
        | Action::DropKey { .. }
        | Action::Dispel { .. }
        | Action::RevealSeven
        | Action::SearchDeck
        | Action::Fetch { .. } => None,
    }
}

/// Can the game be won now, and no more after these actions, one after the other, however the cards come? Then
/// [`Warning::NoLongerWinnable`] is due (R12).
///
/// Chances are made up, so that the answer gives nothing away. An end that comes at once needs no warning: it is seen.
pub fn loses(actions: &[Action], game: &Game) -> bool {
    game.may_be_won() && (0..TRIALS).all(|seed| is_lost_after(actions, *game, QuickChance::new(seed)))
}

fn is_lost_after(actions: &[Action], mut game: Game, mut chance: QuickChance) -> bool {
    for &action in actions {
        // What came up may have made the rest of the plan impossible.
        if game.legal_actions().contains(action) {
            let Ok(()) = game.apply(action, &mut chance, &mut ()) else { return false };
        }
    }
    game.ending().is_none() && !game.may_be_won()
}

fn before_door(color: Color, view: &View) -> Option<Warning> {
    if let Some(next) = outlook::other_goal_first(view, color) {
        return Some(Warning::GoalOrder { color, next });
    }
    match view.setup.players {
        Players::Two(_) if view.doors[view.seat.index()][color.index()] > 0 => Some(Warning::SecondDoor { color }),
        Players::Two(_) | Players::One => None,
    }
}

impl Text {
    /// The warning in words.
    pub fn warning(&self, warning: Warning) -> String {
        match warning {
            Warning::DoorThrownAway { color } => self.get_with("warning-door-thrown-away", &Args::new().door(color)),
            Warning::SecondDoor { color } => self.get_with("warning-second-door", &Args::new().color("color", color)),
            Warning::GoalOrder { color, next } => {
                self.get_with("warning-goal-order", &Args::new().door(color).color("goal", next))
            }
            Warning::NoLongerWinnable => self.get("warning-no-longer-winnable"),
        }
    }
}
