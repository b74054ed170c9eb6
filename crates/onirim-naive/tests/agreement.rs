//! Engine and naive game agree, step by step, in every set-up.

use std::collections::{BTreeMap, BTreeSet};

use onirim_core::{Action, Ending, Setup};
use onirim_naive::{Disagreement, Steps, Style, follow, follow_late};

/// At least this many steps over all styles and set-ups. `ONIRIM_NAIVE_STEPS` overrides it, for a long night.
const STEPS: usize = 1_000_000;
const MOST_STEPS_OF_A_GAME: usize = 5_000;

/// How many kinds of actions there are in all rules together.
const KINDS_OF_ACTIONS: usize = 32;

type Follow = fn(Setup, u64, Style, usize) -> Result<Steps, Box<Disagreement>>;

/// Counts that show whether the games reached enough situations.
#[derive(Debug, Default)]
struct Tally {
    steps: usize,
    games: usize,
    victories: usize,
    victorious_setups: BTreeSet<Setup>,
    /// How often each kind of action was chosen, by its name.
    actions: BTreeMap<String, usize>,
}

impl Tally {
    fn add(&mut self, setup: Setup, game: &Steps) {
        self.steps += game.actions.len();
        self.games += 1;
        if game.ending == Some(Ending::Victory) {
            self.victories += 1;
            self.victorious_setups.insert(setup);
        }
        for &action in &game.actions {
            *self.actions.entry(name(action)).or_default() += 1;
        }
    }

    fn print(&self, title: &str) {
        let Tally { steps, games, victories, victorious_setups, actions } = self;
        let setups = victorious_setups.len();
        println!("{title}: {steps} steps, {games} games, {victories} victories in {setups} set-ups, {actions:?}");
    }
}

fn name(action: Action) -> String {
    let words = format!("{action:?}");
    words.split(' ').next().unwrap_or_default().to_owned()
}

fn steps_in_all() -> usize {
    std::env::var("ONIRIM_NAIVE_STEPS").ok().and_then(|steps| steps.parse().ok()).unwrap_or(STEPS)
}

fn agree(follow: Follow, styles: &[Style], title: &str) -> Tally {
    let setups: Vec<Setup> = Setup::all().collect();
    let quota = steps_in_all() / (2 * Style::ALL.len()) / setups.len() + 1;
    let mut tally = Tally::default();
    for setup in setups {
        for &style in styles {
            let mut steps = 0;
            let mut seed = 0;
            while steps < quota {
                let game = follow(setup, seed, style, MOST_STEPS_OF_A_GAME);
                let game = game.unwrap_or_else(|different| panic!("{title}: {different}"));
                steps += game.actions.len();
                seed += 1;
                tally.add(setup, &game);
            }
        }
    }
    tally.print(title);
    tally
}

#[test]
fn whole_games_agree() {
    let tally = agree(follow, &Style::ALL, "whole games");
    assert!(tally.victories > 0, "some games are won");
    assert_eq!(tally.actions.len(), KINDS_OF_ACTIONS, "every kind of action is tried");
}

#[test]
fn ends_of_games_agree() {
    let tally = agree(follow_late, &Style::ALL, "ends of games");
    assert!(tally.victorious_setups.len() > 72, "games can be won in most set-ups");
    assert_eq!(tally.actions.len(), KINDS_OF_ACTIONS - 1, "every kind of action is tried, except to pick a card");
}
