//! The command line of `onirim train`.

use std::path::PathBuf;

use clap::Args;
use onirim_core::Setup;
use onirim_record::FromNotation;
use onirim_sim::train::{MOST_GAMES, MOST_ROUNDS, Recipe};

use super::sim::{NoNumber, from_one, threads};
use crate::whole_file::Existing;

/// Options of the recipe, which a resumed training cannot change.
const OF_THE_RECIPE: [&str; 6] = ["setup", "rounds", "games", "seed", "rate", "from"];
/// The ending of checkpoints without a given name.
const ENDING: &str = "onc";

#[derive(Debug, Args)]
pub(crate) struct Train {
    #[arg(value_name = "FILE")]
    pub(crate) out: PathBuf,

    #[arg(long, value_name = "WORDS", value_parser = Setup::from_notation, default_value = "solo")]
    setup: Setup,

    #[arg(long, value_name = "NUMBER", value_parser = rounds)]
    rounds: Option<usize>,

    #[arg(long, value_name = "NUMBER", value_parser = games)]
    games: Option<usize>,

    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,

    #[arg(long, value_name = "NUMBER", value_parser = rate)]
    rate: Option<f32>,

    #[arg(long, value_name = "FILE")]
    pub(crate) from: Option<PathBuf>,

    #[arg(long, value_name = "FILE", conflicts_with_all = OF_THE_RECIPE)]
    pub(crate) resume: Option<PathBuf>,

    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,

    #[arg(long, value_name = "NUMBER", value_parser = rounds, default_value = "100")]
    pub(crate) every: usize,

    #[arg(long, value_name = "FILE")]
    pub(crate) curve: Option<PathBuf>,

    #[arg(long, value_name = "NUMBER", value_parser = threads)]
    pub(crate) threads: Option<usize>,

    #[arg(long)]
    force: bool,
}

impl Train {
    /// The recipe of a new training.
    pub(crate) fn recipe(&self) -> Recipe {
        let usual = Recipe::usual(self.setup, self.seed);
        Recipe {
            rounds: self.rounds.unwrap_or(usual.rounds),
            games: self.games.unwrap_or(usual.games),
            rate: self.rate.unwrap_or(usual.rate),
            ..usual
        }
    }

    /// The checkpoint file: the given one, the resumed one, or one beside the weights.
    pub(crate) fn checkpoint(&self) -> PathBuf {
        let named = self.checkpoint.as_ref().or(self.resume.as_ref());
        named.cloned().unwrap_or_else(|| self.out.with_extension(ENDING))
    }

    pub(crate) fn existing(&self) -> Existing {
        if self.force { Existing::WriteOver } else { Existing::Leave }
    }

    /// The picture of a resumed training may exist.
    pub(crate) fn existing_curve(&self) -> Existing {
        if self.resume.is_some() { Existing::WriteOver } else { self.existing() }
    }
}

fn rounds(text: &str) -> Result<usize, NoNumber> {
    from_one(text, MOST_ROUNDS as u64).map(|rounds| rounds as usize)
}

fn games(text: &str) -> Result<usize, NoNumber> {
    from_one(text, MOST_GAMES as u64).map(|games| games as usize)
}

/// The argument is no learning rate.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("a number above 0 and up to 1 is wanted")]
pub(crate) struct NoRate;

fn rate(text: &str) -> Result<f32, NoRate> {
    text.parse().ok().filter(|rate| *rate > 0.0 && *rate <= 1.0).ok_or(NoRate)
}
