//! The key of an action: the same for similar actions, at every question and in every game.
//!
//! Letters that are commands of the table (`table/commands.rs`) are not used.

use onirim_core::{Action, Card, Color, End, Kind, Spell};

/// The key of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verb {
    /// This letter.
    Letter(char),
    /// The letter of a colour as printed on the cards, with Shift.
    Colored(Color),
    /// No key: the cursor has to be moved.
    Unnamed,
}

/// The key of an action. `docs/keys.md` has the table.
pub(crate) fn verb(action: Action) -> Verb {
    match action {
        Action::Play { .. } | Action::Pick { .. } => Verb::Letter('p'),
        Action::Discard { .. } | Action::DiscardSeen { .. } => Verb::Letter('d'),
        Action::Build { end: End::Left, .. } => Verb::Letter('v'),
        Action::Build { end: End::Right, .. } => Verb::Letter('b'),
        Action::Swap { .. } => Verb::Letter('e'),
        Action::TakeDoor
        | Action::Look
        | Action::Draw
        | Action::Suffer { .. }
        | Action::ReopenGoal { .. }
        | Action::PlaceNext { .. }
        | Action::PayCard { .. }
        | Action::SwapGoals { .. } => Verb::Letter('o'),
        Action::LeaveDoor
        | Action::KeepHand
        | Action::SkipLook
        | Action::KeepRest
        | Action::RefuseDoor
        | Action::FalseDestruction => Verb::Letter('n'),
        Action::PayKey { .. } => Verb::Letter('k'),
        Action::RevealFive | Action::RevealSeven => Verb::Letter('a'),
        Action::DiscardHand => Verb::Letter('w'),
        Action::Raise { .. } | Action::Dispel { .. } => Verb::Letter('t'),
        Action::SearchDeck => Verb::Letter('f'),
        Action::Cast { spell } => Verb::Letter(spell_key(spell)),
        Action::ReturnDoor { color, .. } => Verb::Colored(color),
        Action::Raze { tower } => Verb::Colored(tower.color()),
        Action::DropKey { key: card } | Action::Fetch { card } => color_of(card).map_or(Verb::Unnamed, Verb::Colored),
    }
}

/// The key of a spell, the same at every question.
pub const fn spell_key(spell: Spell) -> char {
    match spell {
        Spell::ParadoxicalProphecy => 'x',
        Spell::ParallelPlanning => 'y',
        Spell::PowerfulPunishment => 'z',
    }
}

fn color_of(card: Card) -> Option<Color> {
    match card.kind() {
        Kind::Chamber(color, _) | Kind::Door(color) => Some(color),
        Kind::Tower(tower) => Some(tower.color()),
        Kind::Nightmare | Kind::HappyDream => None,
    }
}
