//! The order of the cards in a hand and on the discard pile, derived from the events of a seat.

use std::collections::BTreeMap;

use onirim_core::{Card, Cards, Color, Event, Game, Group, Question, Seat, SeededChance, Setup, Symbol};
use onirim_session::{CardOrder, HeldCard};

use super::memory::Memory;
use super::{fresh, step};

const GROUPS: [Group; 2] = [Group::Personal, Group::Shared];

fn held(order: &CardOrder, group: Group) -> Vec<HeldCard> {
    order.places(group).iter().flatten().copied().collect()
}

fn sorted(cards: impl Iterator<Item = Card>) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.collect();
    cards.sort_by_key(|card| card.index());
    cards
}

/// Where each card lies, by group and number. Open cards are in no hand yet (D1).
fn places(order: &CardOrder) -> BTreeMap<(usize, usize), usize> {
    let mut places = BTreeMap::new();
    for (number, group) in GROUPS.into_iter().enumerate() {
        for (place, held) in order.places(group).iter().enumerate() {
            places.extend(held.map(|held| ((number, held.came), place)));
        }
    }
    places
}

/// B5, B8, B12, D4, K5, P5, T6, T7: the same cards as the view has, and each keeps its place.
#[test]
fn the_order_agrees_with_every_view_and_no_card_changes_its_place() {
    for (number, setup) in Setup::all().enumerate() {
        let seed = u64::try_from(number).unwrap();
        let mut events: Vec<Event> = Vec::new();
        let mut chance = SeededChance::new(seed);
        let Ok(mut game) = Game::new(setup, &mut chance, &mut events);
        let mut orders = Seat::BOTH.map(|seat| CardOrder::after(seat, &events));
        let mut dice = fastrand::Rng::with_seed(seed);
        while let Some(decision) = game.decision() {
            let actions = game.legal_actions();
            let action = actions.get(dice.usize(..actions.len())).unwrap();
            let before = orders.each_ref().map(places);
            let told = events.len();
            game.apply(action, &mut chance, &mut events).unwrap();
            for (seat, order) in setup.seats().iter().copied().zip(&mut orders) {
                for event in &events[told..] {
                    order.follow(event.seen_by(seat));
                }
                let view = game.view(seat);
                for (group, cards) in GROUPS.into_iter().zip([&view.hand, &view.shared]) {
                    let lying = sorted(held(order, group).iter().map(|held| held.card));
                    assert_eq!(lying, sorted(cards.iter().copied()), "{setup:?}: {seat:?}, {group:?} after {action:?}");
                }
                let discard: Cards = order.discard_pile().iter().copied().collect();
                assert_eq!(discard, view.discard_pile, "{setup:?} after {action:?}");
                if decision.question != Question::Draft {
                    let now = places(order);
                    let kept = |(card, place): (&(usize, usize), &usize)| now.get(card).is_none_or(|now| now == place);
                    assert!(before[seat.index()].iter().all(kept), "{setup:?} after {action:?}");
                }
            }
        }
    }
}

/// B12: the drawn card takes the place of the played one.
#[test]
fn a_drawn_card_takes_the_free_place() {
    let seat = Seat::One;
    let [red, green, blue] = [Color::Red, Color::Green, Color::Blue].map(|color| Card::chamber(color, Symbol::Sun));
    let drawn = |card: Card| Event::Drawn {
        seat,
        card: Some(card),
        to: Group::Personal,
        audience: onirim_core::Audience::Everyone,
    };
    let events = [
        drawn(green),
        drawn(red),
        drawn(green),
        Event::Played { seat, card: red, from: Group::Personal },
        Event::Discarded { seat, card: green, from: Group::Personal },
        drawn(blue),
    ];
    let order = CardOrder::after(seat, &events);
    let cards: Vec<Option<Card>> =
        order.places(Group::Personal).iter().map(|held| held.map(|held| held.card)).collect();
    assert_eq!(cards, [Some(blue), None, Some(green)]);
    assert_eq!(order.discard_pile(), [green]);
}

/// B8: the card that was discarded last lies on top.
#[test]
fn the_last_discarded_card_lies_on_top() {
    let shelf = Memory::new();
    let mut session = fresh("solo", 42, &shelf);
    for _ in 0..30 {
        let _ = step(&mut session, &shelf);
        let last = session.chapters().iter().flatten().rev().find_map(|event| {
            let (Event::Discarded { card, .. } | Event::DiscardedFromDeck { card } | Event::DreamDiscarded { card }) =
                event
            else {
                return None;
            };
            Some(*card)
        });
        assert_eq!(session.card_order().discard_pile().last().copied(), last);
    }
}

/// Sorting is a setting: then the hand lies as its view has it.
#[test]
fn a_sorted_hand_lies_as_the_view_has_it() {
    let shelf = Memory::new();
    let session = fresh("solo towers", 3, &shelf);
    let view = session.view();
    let order = session.card_order().sorted(&view);
    let cards: Vec<Card> = held(&order, Group::Personal).iter().map(|held| held.card).collect();
    assert_eq!(cards, view.hand.to_vec());
}
