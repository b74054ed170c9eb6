//! Whole games with random keys in windows of all sizes.

use std::collections::BTreeMap;

use onirim_core::{Seat, Setup};
use onirim_session::Watch;
use onirim_tui::Settings;
use onirim_ui::{HandOrder, Input, Motion, Screen, Target};

use crate::drive::{FRENCH, PLAIN, Player, STILL, Whim, set_up};

/// Presses keys until the game is over, and draws the screen now and then.
fn play(settings: Settings, setup: &str, seed: u64, sizes: &[(u16, u16)]) {
    let mut player = Player::at(settings, set_up(setup), seed);
    let mut whim = Whim(seed);
    for step in 0..40_000 {
        if player.game().ending().is_some() {
            let (width, height) = sizes[0];
            player.picture(width, height);
            return;
        }
        let (width, height) = sizes[step % sizes.len()];
        if step % 7 == 0 || whim.below(4) == 0 {
            let (_, targets) = player.screen(width, height);
            let place = (whim.below(width.into()) as u16, whim.below(height.into()) as u16);
            if let Some(target @ (Target::Item(_) | Target::Hand(..))) = targets.at(place.0, place.1)
                && !player.picture(80, 24).contains("Give up this game")
            {
                player.send(Input::Click(target));
                continue;
            }
        }
        player.whim(&mut whim);
        assert!(player.program.app().session().is_some(), "the game was left");
    }
    panic!("the game never ended:\n{}", player.picture(80, 24));
}

#[test]
fn a_solo_game_is_played_from_the_deal_to_the_end() {
    for seed in 0..4 {
        play(STILL, "solo", seed, &[(80, 24)]);
    }
}

#[test]
fn every_expansion_is_played_with_keys_alone() {
    for (seed, setup) in (10..).zip(["solo book", "solo towers", "solo premonitions", "solo book towers premonitions"])
    {
        play(STILL, setup, seed, &[(80, 24), (160, 50)]);
    }
}

#[test]
fn two_players_share_a_keyboard() {
    for (seed, setup) in (20..).zip(["duo open", "duo talk towers", "duo silent book towers premonitions"]) {
        play(FRENCH, setup, seed, &[(80, 24), (120, 40)]);
    }
}

#[test]
fn no_size_of_the_screen_breaks_the_game() {
    let sizes = [(80, 24), (1, 1), (79, 24), (80, 23), (300, 100), (80, 200), (500, 24), (116, 30), (3, 50), (100, 25)];
    play(STILL, "duo open book towers premonitions", 30, &sizes);
    play(PLAIN, "solo book towers premonitions", 31, &sizes);
}

#[test]
fn animations_run_and_are_skipped() {
    let moving = Settings { motion: Motion::On, ..STILL };
    play(moving, "solo premonitions", 40, &[(80, 24)]);
}

/// The digit and the column of each card of the hand, by the number of the card.
type Digits = BTreeMap<usize, (char, u16)>;

fn digits(player: &Player, size: (u16, u16)) -> Option<(Seat, Digits)> {
    let Screen::Game(screen) = player.program.app().screen() else { return None };
    let view = screen.view();
    if onirim_ui::asks::is_draft(&view) || !matches!(screen.scene().watch, Watch::Everyone | Watch::Alone(_)) {
        return None;
    }
    let (_, targets) = player.screen(size.0, size.1);
    let column = |number: usize| {
        let mut spots = (0..size.1).rev().flat_map(|y| (0..size.0).map(move |x| (x, y)));
        spots.find(|&(x, y)| targets.at(x, y) == Some(Target::Hand(number))).map(|(x, _)| x)
    };
    let seen = player
        .hand()
        .into_iter()
        .enumerate()
        .filter_map(|(number, place)| Some((place.came, (place.digit, column(number)?))));
    Some((view.seat, seen.collect()))
}

/// B5, B12, D4: the digit of a card, and the place where it is drawn, do not change while the card is in the hand.
#[test]
fn a_card_keeps_its_digit_as_long_as_it_is_in_the_hand() {
    let setups = ["solo", "solo book towers premonitions", "duo open", "duo silent book towers premonitions"];
    let sizes = [(80, 24), (100, 30), (120, 40), (200, 60)];
    for ((seed, setup), size) in (50..).zip(setups).zip(sizes) {
        let mut player = Player::at(STILL, set_up(setup), seed);
        let mut whim = Whim(seed);
        let mut held: [Digits; 2] = Default::default();
        let mut looks = 0;
        while player.game().ending().is_none() && looks < 200 {
            if let Some((seat, now)) = digits(&player, size) {
                looks += 1;
                for (card, place) in &now {
                    let before = held[seat.index()].get(card).unwrap_or(place);
                    assert_eq!(before, place, "{setup}:\n{}", player.picture(size.0, size.1));
                }
                held[seat.index()] = now;
            }
            let before = player.game();
            while player.game() == before {
                player.whim(&mut whim);
            }
        }
        assert!(looks > 20, "{setup}: the hand was seen {looks} times");
    }
}

/// A sorted hand is a setting: then digits follow the order.
#[test]
fn a_hand_is_sorted_if_the_player_wants_it() {
    let sorted = Settings { hand: HandOrder::Sorted, ..STILL };
    let mut player = Player::at(sorted, Setup::SOLO, 60);
    for _ in 0..10 {
        let Screen::Game(screen) = player.program.app().screen() else { panic!("a game") };
        let cards: Vec<_> = player.hand().iter().map(|place| place.card).collect();
        assert_eq!(cards, screen.view().hand.to_vec());
        player.keys("d");
    }
}
