//! How much there can be of everything, computed from the largest set-up: new cards and rules enlarge it by themselves, or do not compile.

use crate::cards::{Card, Cards, Premonition, Spell};
use crate::rules::{NIGHTMARE_REVEALS, OPEN_CARDS, Purpose};
use crate::setup::{Book, Communication, GOALS, LARGEST_DECK, Players};
use crate::table::Group;

/// The most cards of a game.
pub(crate) const MOST_CARDS: usize = LARGEST_DECK.len();

/// The most cards in Limbo: every Door and every Dream.
pub(crate) const MOST_IN_LIMBO: usize = MOST_CARDS - locations(&LARGEST_DECK);

/// The most cards in a Labyrinth row: every Chamber.
pub(crate) const MOST_IN_ROW: usize = chambers(&LARGEST_DECK);

/// The most cards in one group of a hand: those that lie open before two players pick theirs (D1), or a full hand.
pub(crate) const MOST_IN_GROUP: usize = larger(OPEN_CARDS, larger(full(Group::Personal), full(Group::Shared)));

/// The most answers to one question: a play or two builds and a discard for each card of a hand (B3, T3), any print of the deck (K5, P12), or any two Goals (K7).
/// Spells can be cast besides only where few other actions are open.
pub(crate) const MOST_ACTIONS: usize =
    larger(3 * MOST_IN_HAND + Spell::ALL.len(), larger(prints(&LARGEST_DECK), GOALS * (GOALS - 1) / 2));

/// The most cards in a hand.
const MOST_IN_HAND: usize = full(Group::Personal) + full(Group::Shared);

/// The most cards looked at together (B8, T5, K6, P12).
pub(crate) const MOST_LOOKED_AT: usize = {
    let (mut most, mut number) = (0, 0);
    while number < Purpose::ALL.len() {
        most = larger(most, Purpose::ALL[number].most_cards());
        number += 1;
    }
    most
};
const _: () = assert!(NIGHTMARE_REVEALS <= MOST_LOOKED_AT, "more cards come up together than outcomes have room for");

/// The most cards that can be known at the top: all that are looked at together, and one more for each Paradoxical Prophecy (K6) that the
/// cards of a game can pay for.
pub(crate) const MOST_KNOWN_TOP: usize = MOST_LOOKED_AT + most_prophecies(MOST_CARDS);

/// How many Paradoxical Prophecies so many cards can pay for: they leave the game (K5, K6).
pub(crate) const fn most_prophecies(cards: usize) -> usize {
    cards / Spell::ParadoxicalProphecy.cost(Book::Found)
}

/// The most cards that can be known at the bottom (K6).
pub(crate) const MOST_KNOWN_BOTTOM: usize = {
    let (mut most, mut number) = (0, 0);
    while number < Purpose::ALL.len() {
        most = larger(most, Purpose::ALL[number].most_left_at_bottom());
        number += 1;
    }
    most
};

/// The most steps that wait for each other. Deepest are Premonitions: those that a Door has woken wait for those that one of them has revealed, and so on for
/// each that reveals any (R6); then a question that a spell has interrupted, or the Premonitions that a new hand holds up (P10); and what chance has still to say.
pub(crate) const MOST_STEPS: usize = 1 + revealing() + 2;

const fn larger(one: usize, other: usize) -> usize {
    if one > other { one } else { other }
}

const fn full(group: Group) -> usize {
    larger(Players::One.full(group), Players::Two(Communication::Open).full(group))
}

const fn locations(cards: &Cards) -> usize {
    let (mut count, mut print) = (0, 0);
    while print < Card::KINDS {
        if Card::from_index(print).is_location() {
            count += cards.count(Card::from_index(print));
        }
        print += 1;
    }
    count
}

const fn prints(cards: &Cards) -> usize {
    let (mut count, mut print) = (0, 0);
    while print < Card::KINDS {
        count += cards.contains(Card::from_index(print)) as usize;
        print += 1;
    }
    count
}

const fn chambers(cards: &Cards) -> usize {
    let (mut count, mut print) = (0, 0);
    while print < Card::KINDS {
        if Card::from_index(print).symbol().is_some() {
            count += cards.count(Card::from_index(print));
        }
        print += 1;
    }
    count
}

/// How many Premonitions reveal others.
const fn revealing() -> usize {
    let (mut count, mut number) = (0, 0);
    while number < Premonition::ALL.len() {
        count += (Premonition::ALL[number].reveals() > 0) as usize;
        number += 1;
    }
    count
}
