//! What the next draw may bring, by counting.

use onirim_core::{Action, Card, Event, Game, Kind, QuickChance, Seat, Step};

/// What the next draw may bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NextCard {
    /// The seat knows which card it is.
    Known(Card),
    /// It is one of so many.
    Unknown(Odds),
}

/// How many of the cards that may come next are of a kind. Each of them is equally likely.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Odds {
    /// How many cards may come next.
    pub of: usize,
    /// How many of them are Nightmares.
    pub nightmares: usize,
    /// How many are Doors.
    pub doors: usize,
    /// How many are Happy Dreams.
    pub happy_dreams: usize,
    /// The number of Keys. `None`: the partner may hold some of those that are left.
    pub keys: Option<usize>,
}

/// What may come up right after this action, if it is followed by a draw. The game is one that the seat imagines.
pub(super) fn after(action: Action, game: &Game, seat: Seat) -> Option<NextCard> {
    match (first_of_deck(action, game)?, game.view(seat).top.first()) {
        (Happens::Draw, Some(known)) => known.map(NextCard::Known),
        (Happens::Draw | Happens::Shuffle, _) => {
            let after = game.after_listed(action);
            let waits_for_draw = after.table().view(seat).pending.last() == Some(&Step::Draw);
            if waits_for_draw { odds(after.table(), seat).map(NextCard::Unknown) } else { None }
        }
        (Happens::Look, _) => None,
    }
}

/// What happens to the deck.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Happens {
    Draw,
    Shuffle,
    Look,
}

/// The first change of the deck before the next question. The cards that come up do not matter here.
fn first_of_deck(action: Action, game: &Game) -> Option<Happens> {
    let mut events = Vec::new();
    let mut imagined = *game;
    imagined.apply_listed(action, &mut QuickChance::new(0), &mut events).ok()?;
    events.iter().find_map(|event| {
        if matches!(event, Event::DeckShuffled | Event::LimboShuffled) {
            Some(Happens::Shuffle)
        } else if matches!(event, Event::Looked { .. } | Event::Revealed { .. } | Event::SetAside { .. }) {
            Some(Happens::Look)
        } else {
            let draws = matches!(
                event,
                Event::Drawn { .. }
                    | Event::DoorDrawn { .. }
                    | Event::NightmareDrawn { .. }
                    | Event::HappyDreamDrawn { .. }
            );
            draws.then_some(Happens::Draw)
        }
    })
}

/// The draw waits for chance: the top card is unknown.
fn odds(table: &Game, seat: Seat) -> Option<Odds> {
    let view = table.view(seat);
    let known = || view.top.iter().chain(view.bottom.iter());
    // What the partner has seen and put back says something about the rest, and this seat cannot tell what.
    if known().any(Option::is_none) {
        return None;
    }
    let count = |is: fn(Card) -> bool| view.unseen.counts().filter(|&(card, _)| is(card)).map(|(_, count)| count).sum();
    Some(Odds {
        of: view.deck_len - known().count(),
        // No hand can hold these, so all that are unseen are in the deck.
        nightmares: view.unseen.count(Card::NIGHTMARE),
        doors: count(|card| matches!(card.kind(), Kind::Door(_))),
        happy_dreams: count(|card| card.kind() == Kind::HappyDream),
        keys: (view.partner_hidden == 0).then(|| count(Card::is_key)),
    })
}
