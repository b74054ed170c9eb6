//! Single steps: what a program does that does not only play on.

use std::hint::black_box;
use std::rc::Rc;

use onirim_core::{Afterstate, Game, Players, QuickChance, Setup};

use crate::figure::{Figure, Unit};
use crate::play::{apply_at_random, apply_listed_at_random};
use crate::setups::measured;

/// On how many positions each step is measured: more than a processor learns by heart, few enough to stay in its caches.
const POSITIONS: usize = 400;

/// A step, done on all these positions.
type Step = Box<dyn Fn(&[Game], &mut QuickChance)>;

/// What is measured on each position. Another step is another line.
fn steps() -> Vec<(&'static str, Step)> {
    vec![
        ("copy", step(|game, _| *game)),
        ("legal_actions", step(|game, _| game.legal_actions())),
        // With the copy, so that every position is there for the next time.
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

/// The loop is made for each step, so that none pays for a call that it need not make. What a step finds out may not be left out.
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

/// Goes through everything that chance may say, unless it says several things together: that takes longer by a factor of thousands.
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
    let chosen = measured().into_iter().filter(|named| named.setup == Setup::SOLO || has_everything(&named.setup));
    chosen.map(|named| StepFigures { setup: named.name, figures: figures(named.setup) }).collect()
}

fn has_everything(setup: &Setup) -> bool {
    Setup { players: Players::One, ..*setup } == crate::EVERYTHING
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

/// Positions from random games in which somebody must decide, each as likely as random play meets it.
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
    fn somebody_must_decide_in_every_position() {
        let positions = positions(Setup::SOLO);
        assert_eq!(positions.len(), POSITIONS);
        assert!(positions.iter().all(|game| game.decision().is_some()));
    }
}
