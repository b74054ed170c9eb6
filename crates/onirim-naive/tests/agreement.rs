//! Engine and naive game agree, step by step, in every set-up.

use std::collections::BTreeMap;

use onirim_core::{Ending, Setup};
use onirim_naive::{Steps, Style, follow};

/// At least this many steps over all set-ups.
const STEPS: usize = 1_000_000;
const MOST_STEPS_OF_A_GAME: usize = 5_000;

/// What was seen on the way, so that a test which never gets anywhere is noticed.
#[derive(Debug, Default)]
struct Tally {
    steps: usize,
    games: usize,
    victories: usize,
    most_doors: usize,
    /// How often each kind of action was chosen, by its name.
    actions: BTreeMap<String, usize>,
    victorious: BTreeMap<Setup, usize>,
}

impl Tally {
    fn add(&mut self, setup: Setup, game: &Steps) {
        self.steps += game.actions.len();
        self.games += 1;
        if game.ending == Some(Ending::Victory) {
            self.victories += 1;
            *self.victorious.entry(setup).or_default() += 1;
        }
        self.most_doors = self.most_doors.max(game.most_doors);
        for action in &game.actions {
            let mut name = format!("{action:?}");
            if !name.starts_with("Suffer") && !name.starts_with("Cast") {
                name.truncate(name.find(' ').unwrap_or(name.len()));
            }
            *self.actions.entry(name).or_default() += 1;
        }
    }
}

fn agree(style: Style) -> Tally {
    let setups: Vec<Setup> = Setup::all().collect();
    let quota = STEPS / Style::ALL.len() / setups.len() + 1;
    let mut tally = Tally::default();
    for setup in setups {
        let mut steps = 0;
        let mut seed = 0;
        while steps < quota {
            let game =
                follow(setup, seed, style, MOST_STEPS_OF_A_GAME).unwrap_or_else(|different| panic!("{different}"));
            steps += game.actions.len();
            seed += 1;
            tally.add(setup, &game);
        }
    }
    println!("{style:?}: {tally:#?}");
    tally
}

#[test]
fn careless_games_agree() {
    let tally = agree(Style::Careless);
    assert!(tally.games > 1_000);
}

#[test]
fn eager_games_agree() {
    let tally = agree(Style::Eager);
    assert!(tally.most_doors >= 6, "eager players find Doors");
}

#[test]
fn lucky_games_agree() {
    let tally = agree(Style::Lucky);
    assert!(tally.most_doors == 8 && tally.victories > 0, "lucky players win at times");
}

#[test]
fn wasteful_games_agree() {
    let tally = agree(Style::Wasteful);
    assert!(tally.games > 100);
}

#[test]
fn scattering_games_agree() {
    let tally = agree(Style::Scattering);
    assert!(tally.most_doors == 8);
}
