//! A table in one line, laid out or looked at: `solo book | hand Rs Rm Rk Bs Gs | row Bm Bs | top Ni Gd`.
//!
//! Cards are written as in `docs/record-format.md`. In a Goal row a capital letter is a Goal face up, a small one is
//! face down.

use std::fmt::Debug;

use onirim_core::{
    Card, Cards, Color, Game, Goal, Group, Kind, Position, Premonition, PremonitionSet, Seat, Setup, Side, Tower,
};
use onirim_record::FromNotation;

use crate::story::Story;

/// The story that begins a turn at this table. What the text does not name is in the deck; but if it says what the
/// deck is, the rest has left the game.
#[track_caller]
pub(crate) fn given(text: &str) -> Story {
    match table(text).into_game() {
        Ok(game) => Story::of(game),
        Err(impossible) => panic!("`{text}`: {impossible}"),
    }
}

/// The same, before it is checked whether such a table can be.
#[track_caller]
pub(crate) fn table(text: &str) -> Position {
    let (setup, sections) = text.split_once('|').unwrap_or((text, ""));
    let mut position = Position::new(read(setup));
    let mut deck_is_told = false;
    for section in sections_of(sections) {
        match section {
            Section::Hand(seat, list) => position.hands[seat.index()] = list,
            Section::Shared(list) => position.shared = list,
            Section::Row(seat, list) => position.rows[seat.index()] = list,
            Section::Doors(seat, doors) => position.doors[seat.index()] = doors,
            Section::Top(list) => position.top = list,
            Section::Deck(list) => {
                position.deck = list;
                deck_is_told = true;
            }
            Section::Discarded(list) => position.discard_pile = list,
            Section::Limbo(_) => panic!("Limbo is empty when a turn begins"),
            Section::Removed(list) => position.removed = list,
            Section::Goals(goals) => position.goals = goals,
            Section::Towers(towers) => position.towers = towers,
            Section::FaceUp(premonitions) => position.face_up = premonitions,
            Section::Gone(premonitions) => position.gone = premonitions,
            Section::TurnOf(seat) => position.active = seat,
        }
    }
    if deck_is_told {
        let rest = unnamed(&position);
        position.removed.extend(rest.iter());
    }
    position
}

/// Looks whether all that the text names is on the table, and where it says.
#[track_caller]
pub(crate) fn compare(game: &Game, text: &str) {
    let heap = |list: &[Card]| list.iter().copied().collect::<Cards>();
    for section in sections_of(text) {
        match section {
            Section::Hand(seat, list) => assert_eq!(heap(&game.hand(seat, Group::Personal)), heap(&list), "hand"),
            Section::Shared(list) => assert_eq!(heap(&game.hand(Seat::One, Group::Shared)), heap(&list), "shared"),
            Section::Row(seat, list) => assert_eq!(game.row(seat).cards(), list, "row"),
            Section::Doors(seat, doors) => assert_eq!(game.doors(seat), doors, "Doors"),
            Section::Top(list) => {
                let known: Vec<Card> = game.view(game.active()).top.iter().flatten().copied().collect();
                assert_eq!(known, list, "known top of the deck");
            }
            Section::Deck(list) => assert_eq!(game.deck(), heap(&list), "deck"),
            Section::Discarded(list) => assert_eq!(*game.discard_pile(), heap(&list), "discard pile"),
            Section::Limbo(list) => assert_eq!(game.limbo(), heap(&list), "Limbo"),
            Section::Removed(list) => assert_eq!(*game.removed(), heap(&list), "removed cards"),
            Section::Goals(goals) => assert_eq!(game.goals().map(|row| row.row().to_vec()), Some(goals), "Goals"),
            Section::Towers(towers) => assert_eq!(game.towers().map(|row| row.towers()), Some(&*towers), "Towers"),
            Section::FaceUp(set) => assert_eq!(game.omens().map(|omens| omens.face_up), Some(set), "face up"),
            Section::Gone(set) => assert_eq!(game.omens().map(|omens| omens.removed), Some(set), "gone"),
            Section::TurnOf(seat) => assert_eq!(game.active(), seat, "whose turn it is"),
        }
    }
}

/// One part of a table.
enum Section {
    Hand(Seat, Vec<Card>),
    Shared(Vec<Card>),
    Row(Seat, Vec<Card>),
    Doors(Seat, [u8; 4]),
    Top(Vec<Card>),
    Deck(Vec<Card>),
    Discarded(Vec<Card>),
    Limbo(Vec<Card>),
    Removed(Vec<Card>),
    Goals(Vec<Goal>),
    Towers(Vec<Tower>),
    FaceUp(PremonitionSet),
    Gone(PremonitionSet),
    TurnOf(Seat),
}

#[track_caller]
fn sections_of(text: &str) -> Vec<Section> {
    let sections = text.split('|').map(str::trim).filter(|section| !section.is_empty());
    sections
        .map(|section| {
            let (name, rest) = section.split_once(' ').unwrap_or((section, ""));
            match name {
                "hand" => Section::Hand(Seat::One, cards(rest)),
                "partner" => Section::Hand(Seat::Two, cards(rest)),
                "shared" => Section::Shared(cards(rest)),
                "row" => Section::Row(Seat::One, cards(rest)),
                "partner-row" => Section::Row(Seat::Two, cards(rest)),
                "doors" => Section::Doors(Seat::One, doors(rest)),
                "partner-doors" => Section::Doors(Seat::Two, doors(rest)),
                "top" => Section::Top(cards(rest)),
                "deck" => Section::Deck(cards(rest)),
                "discarded" => Section::Discarded(cards(rest)),
                "limbo" => Section::Limbo(cards(rest)),
                "removed" => Section::Removed(cards(rest)),
                "goals" => Section::Goals(rest.chars().filter(|letter| *letter != ' ').map(goal).collect()),
                "towers" => Section::Towers(words(rest)),
                "face-up" => Section::FaceUp(words::<Premonition>(rest).into_iter().collect()),
                "gone" => Section::Gone(words::<Premonition>(rest).into_iter().collect()),
                "turn" => Section::TurnOf(read(rest)),
                _ => panic!("no part of a table is called `{name}`"),
            }
        })
        .collect()
}

/// Cards by their names, as many as you like.
#[track_caller]
pub(crate) fn cards(text: &str) -> Vec<Card> {
    words(text)
}

/// Something by its name.
#[track_caller]
pub(crate) fn read<T: FromNotation<Error: Debug>>(text: &str) -> T {
    match T::from_notation(text.trim()) {
        Ok(thing) => thing,
        Err(error) => panic!("`{text}`: {error:?}"),
    }
}

#[track_caller]
fn words<T: FromNotation<Error: Debug>>(text: &str) -> Vec<T> {
    text.split_whitespace().map(read).collect()
}

#[track_caller]
fn doors(text: &str) -> [u8; 4] {
    let mut doors = [0; 4];
    for card in cards(text) {
        let Kind::Door(color) = card.kind() else { panic!("{card:?} is no Door") };
        doors[color.index()] += 1;
    }
    doors
}

#[track_caller]
fn goal(letter: char) -> Goal {
    let color = match letter.to_ascii_uppercase() {
        'R' => Color::Red,
        'B' => Color::Blue,
        'G' => Color::Green,
        'N' => Color::Brown,
        _ => panic!("no Goal has the letter {letter}"),
    };
    Goal { color, side: if letter.is_ascii_uppercase() { Side::FaceUp } else { Side::FaceDown } }
}

/// All cards of the set-up less those that the position names.
#[track_caller]
fn unnamed(position: &Position) -> Cards {
    let setup: Setup = position.setup;
    let piles = [&position.shared, &position.top, &position.deck, &position.discard_pile, &position.removed];
    let in_groups = position.hands.iter().chain(&position.rows).chain(piles).flatten().copied();
    let on_table = doors_of(position).chain(position.towers.iter().map(|&tower| Card::tower(tower)));
    let named: Cards = in_groups.chain(on_table).collect();
    setup.deck().without(&named).expect("more cards are named than there are")
}

fn doors_of(position: &Position) -> impl Iterator<Item = Card> + '_ {
    position.doors.iter().flat_map(|doors| {
        Color::ALL.into_iter().zip(doors).flat_map(|(color, &count)| [Card::door(color)].repeat(count.into()))
    })
}
