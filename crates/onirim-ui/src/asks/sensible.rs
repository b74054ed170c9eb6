//! Which answer the cursor stands on at first: one that costs little. It is a fixed order and no advice.

use onirim_core::{Action, Card, Kind, Symbol, View};
use onirim_text::warning;

/// With fewer cards than this, revealing five of them comes close to the end of the deck.
const SHORT_DECK: usize = 10;

/// What costs least comes first; what one is warned of, last but for spells, which Enter alone never casts.
pub(crate) fn cost(action: Action, view: &View) -> u8 {
    let warned = if warning(action, view).is_some() { 50 } else { 0 };
    warned + plain_cost(action, view)
}

fn plain_cost(action: Action, view: &View) -> u8 {
    match action {
        Action::Play { card, .. } => spent(card),
        Action::Build { .. } => 2,
        Action::Discard { card, .. } => 10 + spent(card),
        Action::Pick { card } => 5 - spent(card),
        Action::TakeDoor | Action::Look | Action::Draw | Action::KeepHand | Action::RevealSeven => 0,
        Action::LeaveDoor | Action::SkipLook | Action::Swap { .. } | Action::SearchDeck => 1,
        Action::Dispel { .. } => 2,
        // A Door that was drawn is worth its Key. To a Nightmare it is paid before the last cards of the deck are.
        Action::PayKey { .. } => 2,
        Action::RefuseDoor => 3,
        Action::RevealFive if view.deck_len > SHORT_DECK => 1,
        Action::RevealFive => 3,
        Action::DiscardHand => 4,
        Action::ReturnDoor { .. } => 5,
        Action::FalseDestruction => 0,
        Action::Raze { .. } => 1,
        Action::Cast { .. } => 200,
        Action::DiscardSeen { .. }
        | Action::KeepRest
        | Action::PlaceNext { .. }
        | Action::PayCard { .. }
        | Action::Raise { .. }
        | Action::SwapGoals { .. }
        | Action::ReopenGoal { .. }
        | Action::Suffer { .. }
        | Action::DropKey { .. }
        | Action::Fetch { .. } => 0,
    }
}

/// How much is gone with a card of the hand.
fn spent(card: Card) -> u8 {
    match card.kind() {
        Kind::Chamber(_, Symbol::Sun) => 0,
        Kind::Chamber(_, Symbol::Moon) => 1,
        Kind::Tower(_) => 2,
        Kind::Chamber(_, Symbol::Key) => 5,
        Kind::Door(_) | Kind::Nightmare | Kind::HappyDream => 5,
    }
}
