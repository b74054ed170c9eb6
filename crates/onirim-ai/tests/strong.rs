//! The player that looks a turn ahead.

use onirim_ai::evaluator::Evaluator;
use onirim_ai::players::Strong;
use onirim_ai::{Player, Standpoint};
use onirim_core::{Ending, Game, QuickChance, Setup};

fn learned() -> &'static Evaluator {
    Evaluator::shipped(Setup::SOLO).expect("weights come with the program")
}

#[test]
fn strong_wins_nearly_all_base_games() {
    let mut player = Strong::new(learned());
    let wins = (0..24).filter(|&seed| {
        let mut chance = QuickChance::new(seed);
        let Ok(mut game) = Game::new(Setup::SOLO, &mut chance, &mut ());
        player.begin(seed);
        while let Some(at) = Standpoint::of(&game) {
            let action = player.choose(&at);
            assert!(player.hope().is_some_and(|hope| (0.0..=1.0).contains(&hope)));
            let Ok(()) = game.apply_listed(action, &mut chance, &mut ());
        }
        game.ending() == Some(Ending::Victory)
    });
    let won = wins.count();
    assert!(won >= 20, "{won} of 24");
}

/// D10: what the seat does not know has no part in the choice: games that differ only in that are answered alike.
#[test]
fn the_same_choice_is_made_whatever_the_partner_hides() {
    let setup = Setup::all().find(|setup| setup.has_secrets()).expect("there are such");
    let mut chance = QuickChance::new(3);
    let Ok(mut game) = Game::new(setup, &mut chance, &mut ());
    // What it has not learned it judges badly, but by the same lights.
    let mut player = Strong::new(learned());
    for number in 0..40 {
        let Some(decision) = game.decision() else { break };
        let other = game.resampled(decision.seat, &mut QuickChance::new(number));
        let mut choose = |game: &Game| {
            player.begin(number);
            Standpoint::of(game).map(|at| player.choose(&at))
        };
        assert_eq!(choose(&game), choose(&other), "question {number}");
        let actions = game.legal_actions();
        let Some(action) = actions.get(chance.below(actions.len())) else { break };
        let Ok(()) = game.apply_listed(action, &mut chance, &mut ());
    }
}
