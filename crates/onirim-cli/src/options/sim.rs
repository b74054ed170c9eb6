//! The command line of `onirim sim`.

use std::path::PathBuf;
use std::str::FromStr;

use clap::builder::PossibleValue;
use clap::{Args, Subcommand, ValueEnum};
use onirim_core::Setup;
use onirim_record::FromNotation;
use onirim_sim::{Deals, Effort, MOST_GAMES, PlayerName, Shard};

use crate::whole_file::Existing;

/// The most threads.
const MOST_THREADS: u64 = 4096;

#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Sim {
    #[command(subcommand)]
    pub(crate) command: Option<SimCommand>,

    #[arg(long, value_name = "WORDS", value_parser = Setup::from_notation, default_value = "solo")]
    pub(crate) setup: Setup,

    #[arg(long, value_name = "PLAYER", value_parser = PlayerName::from_str, default_value = "random")]
    pub(crate) player: PlayerName,

    #[arg(long, value_name = "PLAYERS", value_parser = two_players, conflicts_with = "player")]
    pub(crate) compare: Option<[PlayerName; 2]>,

    #[arg(long, value_name = "NUMBER", value_parser = effort)]
    pub(crate) effort: Option<Effort>,

    #[arg(long, value_name = "NUMBER", value_parser = games, default_value = "10000")]
    pub(crate) games: u64,

    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,

    #[arg(long, value_name = "NUMBER", value_parser = threads)]
    pub(crate) threads: Option<usize>,

    #[arg(long, value_name = "FILE")]
    pub(crate) weights: Option<PathBuf>,

    #[arg(long, requires = "compare", conflicts_with = "shard")]
    pub(crate) until_decided: bool,

    #[arg(long, value_name = "NUMBER", value_parser = margin, default_value = "1", requires = "until_decided")]
    pub(crate) margin: f64,

    #[arg(long, value_name = "SHARD", value_parser = Shard::from_str, default_value = "1/1")]
    pub(crate) shard: Shard,

    #[arg(long, value_name = "FOLDER")]
    pub(crate) records: Option<PathBuf>,

    #[arg(long, value_name = "KIND", value_enum)]
    deals: Option<DealsName>,

    #[arg(long, value_name = "WHEN", value_enum, default_value = "auto")]
    pub(crate) luck: Luck,

    #[command(flatten)]
    pub(crate) output: SimOutput,
}

impl Sim {
    /// The kind of deals, if one was given.
    pub(crate) fn deals(&self) -> Option<Deals> {
        self.deals.map(|DealsName(deals)| deals)
    }
}

#[derive(Debug, Subcommand)]
pub(crate) enum SimCommand {
    Merge {
        #[arg(value_name = "FILE", required = true)]
        files: Vec<PathBuf>,

        #[command(flatten)]
        output: SimOutput,
    },
}

/// The form of the results.
#[derive(Debug, Args)]
pub(crate) struct SimOutput {
    #[arg(long)]
    pub(crate) json: bool,

    #[arg(long, value_name = "FILE")]
    pub(crate) plot: Option<PathBuf>,

    #[arg(long)]
    force: bool,
}

impl SimOutput {
    pub(crate) fn existing(&self) -> Existing {
        if self.force { Existing::WriteOver } else { Existing::Leave }
    }
}

/// Whether luck is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Luck {
    /// Unless there are too many games.
    Auto,
    On,
    Off,
}

#[derive(Clone, Copy, Debug)]
struct DealsName(Deals);

impl ValueEnum for DealsName {
    fn value_variants<'a>() -> &'a [DealsName] {
        const ALL: [DealsName; 2] = [DealsName(Deals::Shared), DealsName(Deals::Quick)];
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.0.name()))
    }
}

/// The argument is no number from 1 to `most`.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("a number from 1 to {most} is wanted")]
pub(crate) struct NoNumber {
    pub(crate) most: u64,
}

pub(super) fn from_one(text: &str, most: u64) -> Result<u64, NoNumber> {
    text.parse().ok().filter(|number| (1..=most).contains(number)).ok_or(NoNumber { most })
}

fn games(text: &str) -> Result<u64, NoNumber> {
    from_one(text, MOST_GAMES)
}

fn effort(text: &str) -> Result<Effort, NoNumber> {
    from_one(text, u32::MAX.into()).map(|judgements| Effort { judgements: judgements as u32 })
}

pub(super) fn threads(text: &str) -> Result<usize, NoNumber> {
    from_one(text, MOST_THREADS).map(|threads| threads as usize)
}

/// The argument is no difference between win rates.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("a number of points above 0 and up to 100 is wanted")]
pub(crate) struct NoMargin;

fn margin(text: &str) -> Result<f64, NoMargin> {
    text.parse().ok().filter(|points| *points > 0.0 && *points <= 100.0).ok_or(NoMargin)
}

/// The argument is not two names of players.
#[derive(Clone, Debug, thiserror::Error)]
#[error("two players are wanted, with a comma between them")]
pub(crate) struct NotTwoPlayers;

fn two_players(text: &str) -> Result<[PlayerName; 2], NotTwoPlayers> {
    let (first, second) = text.split_once(',').ok_or(NotTwoPlayers)?;
    let player = |name: &str| name.trim().parse().map_err(|_| NotTwoPlayers);
    Ok([player(first)?, player(second)?])
}
