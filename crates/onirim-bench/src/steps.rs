//! The speed of single steps, which programs take that search or advise.

use std::hint::black_box;
use std::rc::Rc;

use onirim_core::{Afterstate, Game, Players, QuickChance, Setup};

use crate::figure::{Figure, Unit};
use crate::play::{apply_at_random, apply_listed_at_random};
use crate::setups::{EVERYTHING, name, set_ups};

/// The number of positions of each step: too many for the branch predictor to learn, few enough to stay in the caches.
const POSITIONS: usize = 400;

/// A step, done on all these positions.
type Step = Box<dyn Fn(&[Game], &mut QuickChance)>;

/// The steps that are measured.
fn steps() -> Vec<(&'static str, Step)> {
    vec![
        ("copy", step(|game, _| *game)),
        ("legal_actions", step(|game, _| game.legal_actions())),
        // With the copy, so that the positions stay as they are.
        ("copy_list_and_apply", step(|game, chance| with_one_more_decision(*game, chance, apply_at_random))),
        (
            "copy_list_and_apply_listed",
            step(|game, chance| with_one_more_decision(*game, chance, apply_listed_at_random)),
        ),
        ("afterstate", step(|game, _| first_afterstate(game))),
        ("afterstate_and_odds_of_a_draw", step(|game, _| first_afterstate(game).map(|after| odds_of_a_draw(&after)))),
        ("fingerprint", step(|game, _| game.fingerprint())),
        ("view", step(|game, _| game.view(game.active()))),
        ("resampling", step(|game, chance| game.resampled(game.active(), chance))),
    ]
}

/// Generic, so that the step is inlined into the loop. `black_box`, so that the compiler does not leave its result out.
fn step<T>(each: impl Fn(&Game, &mut QuickChance) -> T + 'static) -> Step {
    Box::new(move |games, chance| {
        for game in games {
            black_box(each(black_box(game), chance));
        }
    })
}

#[inline(always)]
fn with_one_more_decision(
    mut game: Game,
    chance: &mut QuickChance,
    decide: impl Fn(&mut Game, &mut QuickChance) -> bool,
) -> Game {
    decide(&mut game, chance);
    game
}

/// The afterstate of the first listed action. In phase 1 that is a card played, after which one is drawn.
#[inline(always)]
fn first_afterstate(game: &Game) -> Option<Afterstate> {
    game.legal_actions().get(0).map(|action| game.after_listed(action))
}

/// Adds up the odds of a single card. Odds of several cards together take thousands of times longer and are left out.
fn odds_of_a_draw(after: &Afterstate) -> u64 {
    after.odds().take_while(|possible| possible.outcomes.len() <= 1).map(|possible| possible.weight).sum()
}

/// A set-up, and each step on its positions.
pub struct StepFigures {
    /// `base_solo`
    pub setup: String,
    /// One for each step, in nanoseconds.
    pub figures: Vec<Figure>,
}

/// Every step in the base game for one player, and with everything for one and for two; nothing is measured yet.
pub(crate) fn step_figures() -> Vec<StepFigures> {
    let has_everything = |setup: &Setup| Setup { players: Players::One, ..*setup } == EVERYTHING;
    let chosen = set_ups().into_iter().filter(|setup| *setup == Setup::SOLO || has_everything(setup));
    chosen.map(|setup| StepFigures { setup: name(&setup), figures: figures(setup) }).collect()
}

fn figures(setup: Setup) -> Vec<Figure> {
    let games: Rc<[Game]> = positions(setup).into();
    let figure = |(name, step): (&str, Step)| {
        let games = Rc::clone(&games);
        let task = move |chance: &mut QuickChance| {
            step(&games, chance);
            games.len()
        };
        Figure::new(name.into(), Unit::Nanoseconds, Box::new(task))
    };
    steps().into_iter().map(figure).collect()
}

/// Positions of random games that are not over, each as likely as in random play.
fn positions(setup: Setup) -> Vec<Game> {
    let mut chance = QuickChance::new(1);
    let mut positions = Vec::with_capacity(POSITIONS);
    while positions.len() < POSITIONS {
        let Ok(mut game) = Game::new(setup, &mut chance, &mut ());
        loop {
            let before = game;
            if !apply_listed_at_random(&mut game, &mut chance) {
                break;
            }
            // Rarely, so that one game gives only a few of them.
            if chance.below(50) == 0 {
                positions.push(before);
            }
        }
    }
    positions.truncate(POSITIONS);
    positions
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn every_step_is_measured_in_three_set_ups() {
        let mut setups = step_figures();
        let names: Vec<&str> = setups.iter().map(|steps| steps.setup.as_str()).collect();
        assert_eq!(names, ["base_solo", "book_towers_premonitions_solo", "book_towers_premonitions_duo"]);
        for figure in setups.iter_mut().flat_map(|steps| &mut steps.figures) {
            figure.repeat(Duration::from_micros(1));
            assert!(figure.median() > 0.0, "{}", figure.name);
        }
    }

    #[test]
    fn every_position_has_a_question() {
        let positions = positions(Setup::SOLO);
        assert_eq!(positions.len(), POSITIONS);
        assert!(positions.iter().all(|game| game.decision().is_some()));
    }
}
