//! The player by rules of thumb.

use onirim_ai::{Player, Standpoint, players::Simple};
use onirim_core::{
    Action, Card, Color, Communication, Game, Kind, Position, Question, QuickChance, Seat, Setup, Symbol,
};

/// The least wins of the first 2,000 base games: well below the 62 % that it wins.
const WINS: usize = 1000;

/// Plays a game to its end, and shows each choice with the game before it.
fn play(setup: Setup, seed: u64, mut seen: impl FnMut(&Game, Action)) -> Game {
    let mut chance = QuickChance::new(seed);
    let mut game = Game::new(setup, &mut chance, &mut ()).unwrap();
    while let Some(at) = Standpoint::of(&game) {
        let action = Simple.choose(&at);
        seen(&game, action);
        game.apply_listed(action, &mut chance, &mut ()).unwrap();
    }
    game
}

fn chosen(game: &Game) -> Action {
    Simple.choose(&Standpoint::of(game).expect("the game is not over"))
}

/// X1: every set-up is played to its end, with answers that are listed.
#[test]
fn it_plays_every_set_up() {
    for setup in Setup::all() {
        for seed in 1..=3 {
            let game = play(setup, seed, |game, action| assert!(game.is_legal(action), "{action:?} in {setup:?}"));
            assert!(game.ending().is_some());
        }
    }
}

/// D10, R11: hidden cards do not change its choice.
#[test]
fn it_chooses_from_the_view_of_its_seat() {
    let mut dice = QuickChance::new(1);
    let hidden = Setup::all().filter(Setup::has_secrets);
    for setup in hidden {
        play(setup, 5, |game, action| {
            let seat = game.decision().unwrap().seat;
            let other = game.resampled(seat, &mut dice);
            assert_eq!(chosen(&other), action, "{:?} in {setup:?}", game.decision());
        });
    }
}

#[test]
fn it_plays_the_same_game_again() {
    for setup in [Setup::SOLO, Setup::duo(Communication::Silent)] {
        assert_eq!(play(setup, 9, |_, _| ()), play(setup, 9, |_, _| ()));
    }
}

/// B6: three cards of a colour in the row, and the Door is taken.
#[test]
fn it_completes_a_run_and_takes_the_door() {
    let chamber = Card::chamber;
    let mut position = Position::new(Setup::SOLO);
    position.rows[0] = vec![chamber(Color::Green, Symbol::Sun), chamber(Color::Green, Symbol::Moon)];
    position.hands[0] = vec![
        chamber(Color::Red, Symbol::Sun),
        chamber(Color::Blue, Symbol::Sun),
        chamber(Color::Green, Symbol::Sun),
        chamber(Color::Brown, Symbol::Moon),
        Card::key(Color::Red),
    ];
    let mut game = position.into_game().unwrap();
    let third = chosen(&game);
    assert_eq!(third.card(), Some(chamber(Color::Green, Symbol::Sun)));
    game.apply(third, &mut QuickChance::new(1), &mut ()).unwrap();
    assert_eq!(game.decision().unwrap().question, Question::EarnedDoor { color: Color::Green });
    assert_eq!(chosen(&game), Action::TakeDoor);
}

/// B6, K2, D7: a missing Door that can be kept is taken, in every set-up.
#[test]
fn it_takes_a_needed_door_that_a_run_has_earned() {
    for setup in Setup::all() {
        play(setup, 11, |game, action| {
            let decision = game.decision().unwrap();
            let Question::EarnedDoor { color } = decision.question else { return };
            let view = game.view(decision.seat);
            let enough = 2 / setup.seats().len() as u8;
            let needs = view.doors[decision.seat.index()][color.index()] < enough;
            if needs && view.other_goal_first(color).is_none() {
                assert_eq!(action, Action::TakeDoor, "{setup:?}");
            }
        });
    }
}

/// B8, B10, P12: a Door goes only if all cards that are seen are Doors.
#[test]
fn it_throws_no_door_away() {
    for setup in Setup::all() {
        for seed in 20..25 {
            play(setup, seed, |game, action| {
                let Action::DiscardSeen { card } = action else { return };
                let others = game.legal_actions().into_iter().filter_map(Action::card);
                let only_doors = others.into_iter().all(|card| matches!(card.kind(), Kind::Door(_)));
                assert!(only_doors || !matches!(card.kind(), Kind::Door(_)), "{setup:?}");
            });
        }
    }
}

#[test]
fn it_wins_many_base_games() {
    let is_won = |seed: &u64| play(Setup::SOLO, *seed, |_, _| ()).ending().is_some_and(|ending| ending.is_victory());
    let wins = (1..=2000).filter(is_won).count();
    assert!(wins >= WINS, "only {wins}");
}

/// B13: a Door that is drawn while its Key is in hand is opened if it is needed.
#[test]
fn it_opens_a_needed_door_that_is_drawn() {
    for seed in 1..50 {
        play(Setup::SOLO, seed, |game, action| {
            if let Question::DrawnDoor { color } = game.decision().unwrap().question
                && game.doors(Seat::One)[color.index()] < 2
            {
                assert!(matches!(action, Action::PayKey { .. }));
            }
        });
    }
}
