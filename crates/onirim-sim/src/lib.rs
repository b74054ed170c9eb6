//! Many games of Onirim at once: how well players play, and how they learn.
//!
//! ```
//! use onirim_core::Setup;
//! use onirim_sim::{PlayerName, Plan, Signal};
//!
//! let plan = Plan::new(Setup::SOLO, [PlayerName::Random], 1000, 1);
//! let simulated = plan.simulate(&Signal::default(), |_| {})?;
//! let [random] = &simulated.tallies[..] else { panic!("one player, one tally") };
//! assert_eq!(random.games(), 1000);
//! println!("{:?} {:?}", random.win_rate(), random.ci95());
//! # Ok::<(), onirim_sim::SimError>(())
//! ```
//!
//! # What is where
//!
//! | file | contents |
//! |---|---|
//! | `plan` | what is simulated; results are added in the order of the games |
//! | `players` | the players by name: the one place where a new one is entered |
//! | `deal`, `play`, `luck` | one game: its deal, playing it, how much luck it had |
//! | `workers` | threads that play, and one that adds up |
//! | `tally`, `distribution`, `adjusted`, `paired`, `sprt`, `calibration` | the statistics, one a file |
//! | `report`, `chart` | JSON, merging of shards, SVG |
//! | [`exact`] | small tables solved exactly |
//! | [`train`] | how evaluators learn: net, optimiser, checkpoints, quantising |
//!
//! The result depends on the plan and not on the machine. Games are numbered; each deal is mixed from seed and number, and each player starts anew with each game. Sums are whole
//! numbers, luck too, so that shards add up to exactly the whole. `docs/sim-format.md` describes the reports, `docs/training.md` the training.

mod adjusted;
mod calibration;
pub mod chart;
mod deal;
mod distribution;
pub mod exact;
mod luck;
#[cfg(test)]
mod moody;
mod paired;
mod plan;
mod play;
mod played;
mod players;
mod report;
mod seated;
mod shard;
mod sprt;
mod tally;
pub mod train;
mod weights;
mod workers;

pub use adjusted::{Adjusted, LuckSums, adjusted};
pub use calibration::{Bin, Calibration, OddsFactor, Survey};
pub use deal::{Deal, Deals};
pub use distribution::Distribution;
pub use onirim_ai::search::Effort;
pub use onirim_session::interval::{Interval, wilson};
pub use paired::Pairs;
pub use plan::{MOST_GAMES, Plan, Progress, Records, SimError, Simulated};
pub use played::{Luck, Played};
pub use players::{Appraisal, PlayerName, UnknownPlayer, names};
pub use report::{MergeError, NoReport, Report};
pub use shard::{NoShard, Shard};
pub use sprt::{Sprt, Verdict};
pub use tally::Tally;
pub use weights::{Weights, WeightsMark};
pub use workers::Signal;
