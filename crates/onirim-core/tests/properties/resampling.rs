//! Games dealt anew agree with everything that a seat knows, and with nothing else.

use std::collections::BTreeMap;

use onirim_core::{Card, Color, Communication, Game, Group, Players, Position, QuickChance, Seat, Setup, Symbol};
use proptest::prelude::*;

use crate::walk::{any_setup, any_taste, census, choose, game_after};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// D10, R11: to this seat they look the same, at every step; nothing is lost, and they can be played on.
    #[test]
    fn a_resampled_game_has_the_same_view(setup in any_setup(), taste in any_taste(), seed: u64) {
        let (mut game, mut dice) = game_after(setup, seed, taste, 0);
        while let Some(action) = choose(&game, taste, &mut dice) {
            for seat in Seat::BOTH {
                let mut other = game.resampled(seat, &mut dice);
                prop_assert_eq!(other.view(seat), game.view(seat));
                prop_assert_eq!(census(&other), setup.deck());
                let listed = |game: &Game| game.legal_actions_of(seat).map(|actions| actions.iter().collect::<Vec<_>>());
                prop_assert_eq!(listed(&other), listed(&game));
                let next = choose(&other, taste, &mut dice).expect("it goes on as well");
                other.apply(next, &mut dice, &mut ()).expect("a listed action is legal");
            }
            game.apply(action, &mut dice, &mut ()).expect("a listed action is legal");
        }
    }

    /// Where players have no secrets there is nothing to deal anew.
    #[test]
    fn without_secrets_a_game_stays_as_it_is(setup in any_setup(), seed: u64, steps in 0_usize..60) {
        let (game, mut dice) = game_after(setup, seed, crate::walk::Taste::Uniform, steps);
        if matches!(setup.players, Players::One | Players::Two(Communication::Open)) {
            prop_assert_eq!(game.resampled(Seat::One, &mut dice), game);
        }
    }
}

/// Two players who hide their cards: the partner holds three of the ten cards that seat one does not see.
fn three_of_ten() -> Game {
    let [sun, moon] = [Symbol::Sun, Symbol::Moon].map(|symbol| move |color| Card::chamber(color, symbol));
    let mut table = Position::new(Setup::duo(Communication::Silent));
    table.hands = [vec![sun(Color::Red); 3], vec![sun(Color::Blue), sun(Color::Blue), moon(Color::Green)]];
    table.shared = vec![moon(Color::Red), moon(Color::Brown)];
    table.deck = vec![
        sun(Color::Blue),
        moon(Color::Green),
        moon(Color::Green),
        Card::key(Color::Brown),
        Card::NIGHTMARE,
        Card::door(Color::Red),
        Card::door(Color::Blue),
    ];
    table.rest = onirim_core::Rest::DiscardPile;
    table.into_game().expect("a table that can be")
}

/// R11: every way to lay the unseen cards is equally likely.
#[test]
fn resampled_hands_are_uniform() {
    const SAMPLES: usize = 40_000;
    let game = three_of_ten();
    let mut dice = QuickChance::new(3);
    let mut found = BTreeMap::<Vec<Card>, usize>::new();
    for _ in 0..SAMPLES {
        let other = game.resampled(Seat::One, &mut dice);
        *found.entry(other.hand(Seat::Two, Group::Personal).to_vec()).or_default() += 1;
    }
    // Seven Locations: three blue Suns, three green Moons, a brown Key. Of 35 ways to take three of them:
    let [sun, moon, key] =
        [Card::chamber(Color::Blue, Symbol::Sun), Card::chamber(Color::Green, Symbol::Moon), Card::key(Color::Brown)];
    let ways = [
        (vec![sun, sun, sun], 1),
        (vec![sun, sun, moon], 9),
        (vec![sun, sun, key], 3),
        (vec![sun, moon, moon], 9),
        (vec![sun, moon, key], 9),
        (vec![moon, moon, moon], 1),
        (vec![moon, moon, key], 3),
    ];
    assert_eq!(found.len(), ways.len());
    for (hand, ways) in ways {
        let (expected, found) = (SAMPLES as f64 * f64::from(ways) / 35.0, found[&hand] as f64);
        assert!((found - expected).abs() < 5.0 * expected.sqrt(), "{hand:?}: {found} instead of {expected}");
    }
}
