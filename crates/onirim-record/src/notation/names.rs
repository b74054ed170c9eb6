//! The words of the notation: the name of each thing.

use onirim_core::{
    Audience, Card, Cause, Color, DeckEnd, End, Group, Kind, Premonition, Purpose, Seat, Spell, Storeys, Symbol,
};

/// The one of `all` that is named by this word, in capital or small letters.
pub(super) fn named<T: Copy, const N: usize>(word: &str, all: [T; N], name: impl Fn(T) -> &'static str) -> Option<T> {
    all.into_iter().find(|&thing| name(thing).eq_ignore_ascii_case(word))
}

pub(super) fn card_named(word: &str) -> Option<Card> {
    let Ok([first, second]) = <[u8; 2]>::try_from(word.as_bytes()) else { return None };
    Card::all().find(|&card| {
        let [large, small] = letters(card);
        (large.eq_ignore_ascii_case(&char::from(first))) && small.eq_ignore_ascii_case(&char::from(second))
    })
}

/// The two letters of a card.
pub(super) fn letters(card: Card) -> [char; 2] {
    match card.kind() {
        Kind::Chamber(color, symbol) => [letter(color), symbol_letter(symbol)],
        Kind::Door(color) => [letter(color), 'd'],
        Kind::Nightmare => ['N', 'i'],
        Kind::HappyDream => ['H', 'a'],
        Kind::Tower(tower) => [letter(tower.color()), storeys_digit(tower.storeys())],
    }
}

fn letter(color: Color) -> char {
    match color {
        Color::Red => 'R',
        Color::Blue => 'B',
        Color::Green => 'G',
        Color::Brown => 'N',
    }
}

fn symbol_letter(symbol: Symbol) -> char {
    match symbol {
        Symbol::Sun => 's',
        Symbol::Moon => 'm',
        Symbol::Key => 'k',
    }
}

fn storeys_digit(storeys: Storeys) -> char {
    match storeys {
        Storeys::Three => '3',
        Storeys::Four => '4',
        Storeys::Five => '5',
    }
}

pub(super) fn color(color: Color) -> &'static str {
    match color {
        Color::Red => "red",
        Color::Blue => "blue",
        Color::Green => "green",
        Color::Brown => "brown",
    }
}

pub(super) fn premonition(premonition: Premonition) -> &'static str {
    match premonition {
        Premonition::RedPair => "red-pair",
        Premonition::AnyPair => "any-pair",
        Premonition::GreenPair => "green-pair",
        Premonition::FiveDoors => "five-doors",
        Premonition::BluePair => "blue-pair",
        Premonition::BrownPair => "brown-pair",
        Premonition::AllColors => "all-colors",
        Premonition::ThreeDoors => "three-doors",
    }
}

pub(super) fn spell(spell: Spell) -> &'static str {
    match spell {
        Spell::ParadoxicalProphecy => "prophecy",
        Spell::ParallelPlanning => "planning",
        Spell::PowerfulPunishment => "punishment",
    }
}

pub(super) fn seat(seat: Seat) -> &'static str {
    match seat {
        Seat::One => "p1",
        Seat::Two => "p2",
    }
}

pub(super) fn audience(audience: Audience) -> &'static str {
    match audience {
        Audience::Nobody => "none",
        Audience::Only(one) => seat(one),
        Audience::Everyone => "all",
    }
}

pub(super) fn group(group: Group) -> &'static str {
    match group {
        Group::Personal => "personal",
        Group::Shared => "shared",
    }
}

/// What follows a card to say which group it comes from or goes to.
pub(super) fn group_suffix(group: Group) -> &'static str {
    match group {
        Group::Personal => "",
        Group::Shared => " shared",
    }
}

pub(super) fn end(end: End) -> &'static str {
    match end {
        End::Left => "left",
        End::Right => "right",
    }
}

pub(super) fn deck_end(end: DeckEnd) -> &'static str {
    match end {
        DeckEnd::Top => "top",
        DeckEnd::Bottom => "bottom",
    }
}

/// The names of the questions that are asked during these looks.
pub(super) fn purpose(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Prophecy => "prophecy",
        Purpose::LookAhead => "look-ahead",
        Purpose::Raise => "raise",
        Purpose::Sift => "sift",
    }
}

pub(super) fn cause(cause: Cause) -> &'static str {
    match cause {
        Cause::Refill => "refill",
        Cause::Nightmare => "nightmare",
        Cause::Premonition => "premonition",
    }
}
