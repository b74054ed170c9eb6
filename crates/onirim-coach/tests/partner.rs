//! A program at a seat of a game for two: it plays every set-up as the player of its name does, and gives reasons only where players may talk.

use onirim_ai::evaluator::Evaluator;
use onirim_ai::players::{Fast, Strong};
use onirim_ai::{Player, Standpoint};
use onirim_coach::Choice;
use onirim_coach::Effort;
use onirim_coach::advice::{NoAdvice, Reason};
use onirim_core::{Communication, Decision, Game, Players, QuickChance, Seat, Setup};
use onirim_record::Program;

fn setups() -> impl Iterator<Item = Setup> {
    Setup::all().filter(|setup| matches!(setup.players, Players::Two(_)))
}

fn new_game(setup: Setup, seed: u64) -> (Game, QuickChance) {
    let mut chance = QuickChance::new(seed);
    let Ok(game) = Game::new(setup, &mut chance, &mut ());
    (game, chance)
}

/// The program plays both seats, each from its own view. Returns how often it gave a reason.
fn play(program: Program, setup: Setup, seed: u64, mut each: impl FnMut(&Game, Decision, Choice)) -> (usize, Game) {
    let (mut game, mut chance) = new_game(setup, seed);
    let mut reasons = 0;
    while let Some(decision) = game.decision() {
        let choice = Choice::by(program, &game.view(decision.seat)).expect("this seat is asked");
        assert!(game.is_legal(choice.action), "{choice:?} in {setup:?}");
        each(&game, decision, choice);
        reasons += usize::from(choice.why.is_some());
        let Ok(()) = game.apply_listed(choice.action, &mut chance, &mut ());
    }
    (reasons, game)
}

fn plays(program: Program, setups: impl Iterator<Item = Setup>) {
    for (setup, seed) in setups.zip(1..) {
        let (reasons, game) = play(program, setup, seed, |_, _, choice| {
            // That nothing simple stands out is not worth saying.
            assert_ne!(choice.why, Some(Reason::LooksAhead));
        });
        assert!(game.ending().is_some());
        let silent = setup.players == Players::Two(Communication::Silent);
        assert_eq!(reasons == 0, silent, "{reasons} reasons in {setup:?}");
    }
}

/// D10, X1: whole games in every set-up, from views alone; it says why where players may talk, and is silent in silent play.
#[test]
#[cfg_attr(target_family = "wasm", ignore = "an interpreter takes minutes for so many games")]
fn fast_plays_every_setup_and_talks_where_that_is_allowed() {
    plays(Program::Fast, setups());
}

mod slow {
    use super::*;

    /// D10, X1: the same for the program that looks ahead: all expansions with all their variants, each with one way to communicate, and each of these with a third of them.
    #[test]
    #[cfg_attr(target_family = "wasm", ignore = "an interpreter takes minutes for so many games")]
    fn strong_plays_every_expansion_and_talks_where_that_is_allowed() {
        let of_each = setups().count() / 3;
        let third = setups().enumerate().filter(|&(number, _)| (number / of_each + number).is_multiple_of(3));
        plays(Program::Strong, third.map(|(_, setup)| setup));
    }
}

/// A program is the player of `onirim-ai` with its name, asked with the same dice each time. Where nothing is hidden, the dice do not matter either.
#[test]
fn a_program_answers_as_the_player_of_its_name() {
    for (setup, seed) in setups().step_by(11).zip(1..) {
        let evaluator = Evaluator::shipped(setup);
        let (mut fast, mut strong) = (Fast::new(evaluator), Strong::new(evaluator, Effort::USUAL));
        let mut number = 0_usize;
        play(Program::Fast, setup, seed, |game, decision, choice| {
            let dice = if setup.has_secrets() { 0x0A1D } else { seed };
            let at = Standpoint::of(game).expect("a seat is asked");
            fast.begin(dice);
            assert_eq!(choice.action, fast.choose(&at), "{setup:?}");
            number += 1;
            if number.is_multiple_of(20) {
                let choice = Choice::by(Program::Strong, &game.view(decision.seat)).expect("this seat is asked");
                strong.begin(dice);
                assert_eq!(choice.action, strong.choose(&at), "{setup:?}");
            }
        });
    }
}

#[test]
fn a_seat_that_is_not_asked_has_no_answer() {
    let (game, _) = new_game(Setup::duo(Communication::Open), 1);
    let asked = game.decision().expect("the players pick").seat;
    let by = |game: &Game, seat: Seat| Choice::by(Program::Fast, &game.view(seat)).err();
    assert_eq!(by(&game, asked.partner()), Some(NoAdvice::NotAsked));
    let (_, over) = play(Program::Fast, Setup::duo(Communication::Open), 1, |_, _, _| ());
    assert_eq!(by(&over, asked), Some(NoAdvice::Over));
}
