//! Where the cursor stands at first: on an action that costs little. The order is fixed and no advice.

use onirim_core::{Action, Card, Kind, Symbol, View};
use onirim_text::warning;

/// With fewer cards than this, revealing five of them comes close to the end of the deck.
const SHORT_DECK: usize = 10;

/// The price of an action: the cheapest one is under the cursor. Actions with a warning are dearer than all but spells, which Enter alone never casts.
pub(crate) fn cost(action: Action, view: &View) -> u8 {
    let warned = if warning(action, view).is_some() { 50 } else { 0 };
    warned + plain_cost(action, view)
}

#[expect(clippy::wildcard_enum_match_arm, reason = "a new action is not the first that Enter plays")]
fn plain_cost(action: Action, view: &View) -> u8 {
    match action {
        Action::Play { card, .. } => spent(card),
        Action::Build { .. } => 2,
        Action::Discard { card, .. } => 10 + spent(card),
        Action::Pick { card } => 5 - spent(card),
        Action::TakeDoor | Action::Look | Action::Draw | Action::KeepHand | Action::RevealSeven => 0,
        Action::LeaveDoor | Action::SkipLook | Action::Swap { .. } | Action::SearchDeck => 1,
        Action::Dispel { .. } => 2,
        // A drawn Door is worth its Key. A Nightmare gets a Key only when the deck is short.
        Action::PayKey { .. } => 2,
        Action::RefuseDoor => 3,
        Action::RevealFive if view.deck_len > SHORT_DECK => 1,
        Action::RevealFive => 3,
        Action::DiscardHand => 4,
        Action::ReturnDoor { .. } => 5,
        Action::FalseDestruction => 0,
        Action::Raze { .. } => 1,
        Action::Cast { .. } => 200,
        _ => 3,
    }
}

/// The value of a card of the hand.
fn spent(card: Card) -> u8 {
    match card.kind() {
        Kind::Chamber(_, Symbol::Sun) => 0,
        Kind::Chamber(_, Symbol::Moon) => 1,
        Kind::Tower(_) => 2,
        Kind::Chamber(_, Symbol::Key) => 5,
        Kind::Door(_) | Kind::Nightmare | Kind::HappyDream => 5,
    }
}
