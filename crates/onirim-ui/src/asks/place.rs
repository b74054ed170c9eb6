//! Places of the hand: a digit points at the same card as long as it is in the hand.

use onirim_core::{Card, Group, Players, Question, View};
use onirim_session::CardOrder;

/// How many personal cards each of two players holds: the shared ones lie after them, even if some are missing.
const OWN_OF_TWO: usize = 3;

/// A card at its place in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The group of the hand.
    pub group: Group,
    /// The place from the left, from 0, free places included.
    pub index: usize,
    /// The card.
    pub card: Card,
    /// The key that points at it.
    pub digit: char,
    /// The order of drawing among equal cards.
    pub came: usize,
}

/// The cards of the hand from left to right. During the draft (D1) these are the open cards.
pub fn places(view: &View, order: &CardOrder) -> Vec<Place> {
    let drafting = is_draft(view);
    let shared_from = match view.setup.players {
        Players::Two(_) if !drafting => OWN_OF_TWO,
        Players::One | Players::Two(_) => 0,
    };
    let group = |group: Group, from: usize| {
        order.places(group).iter().enumerate().filter_map(move |(index, held)| {
            held.map(|held| Place { group, index, card: held.card, digit: digit(from + index), came: held.came })
        })
    };
    let mut places: Vec<Place> = if drafting { Vec::new() } else { group(Group::Personal, 0).collect() };
    places.extend(group(Group::Shared, shared_from));
    places
}

/// The places of cards that an animation has not drawn yet; of equal cards the last drawn.
pub fn to_come(places: &[Place], waiting: [Vec<Card>; 2]) -> Vec<usize> {
    let [mut personal, mut shared] = waiting;
    let mut latest: Vec<usize> = (0..places.len()).collect();
    latest.sort_by_key(|&number| std::cmp::Reverse(places[number].came));
    latest.retain(|&number| {
        let waiting = match places[number].group {
            Group::Personal => &mut personal,
            Group::Shared => &mut shared,
        };
        let found = waiting.iter().position(|&card| card == places[number].card);
        found.map(|found| waiting.swap_remove(found)).is_some()
    });
    latest
}

/// Whether open cards are being picked (D1).
pub fn is_draft(view: &View) -> bool {
    view.decision.is_some_and(|decision| decision.question == Question::Draft)
}

fn digit(index: usize) -> char {
    u32::try_from(index + 1).ok().and_then(|number| char::from_digit(number % 10, 10)).unwrap_or(' ')
}

/// On a French keyboard digits need Shift: the signs on the same keys count as digits.
pub(crate) fn as_digit(key: char) -> char {
    match key {
        '&' => '1',
        'é' => '2',
        '"' => '3',
        '\'' => '4',
        '(' => '5',
        '-' => '6',
        'è' => '7',
        '_' => '8',
        'ç' => '9',
        'à' => '0',
        other => other,
    }
}
