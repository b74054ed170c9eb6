//! Places of the hand: a digit always means the same one.

use onirim_core::{Card, Group, Players, Question, View};

/// How many cards of their own each of two players holds: the shared ones lie after them, however many are left.
const OWN_OF_TWO: usize = 3;

/// A place of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The part of the hand.
    pub group: Group,
    /// From the left, from 0.
    pub index: usize,
    /// The card that lies there.
    pub card: Card,
    /// The key that points at it.
    pub digit: char,
}

/// The places of the hand, from left to right. While open cards are picked, they are what digits mean: the hand cannot be touched then.
pub fn places(view: &View) -> Vec<Place> {
    let drafting = is_draft(view);
    let shared_from = match view.setup.players {
        Players::One => view.hand.len(),
        Players::Two(_) if drafting => 0,
        Players::Two(_) => OWN_OF_TWO,
    };
    let group = |group: Group, cards: &[Card], from: usize| -> Vec<Place> {
        let place = |(index, &card): (usize, &Card)| Place { group, index, card, digit: digit(from + index) };
        cards.iter().enumerate().map(place).collect()
    };
    let mut places = if drafting { Vec::new() } else { group(Group::Personal, &view.hand, 0) };
    places.extend(group(Group::Shared, &view.shared, shared_from));
    places
}

/// Are open cards being picked (D1)?
pub fn is_draft(view: &View) -> bool {
    view.decision.is_some_and(|decision| decision.question == Question::Draft)
}

fn digit(index: usize) -> char {
    u32::try_from(index + 1).ok().and_then(|number| char::from_digit(number % 10, 10)).unwrap_or(' ')
}

/// On a French keyboard the digits need Shift: the signs below them do as well.
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
