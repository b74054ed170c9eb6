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

mod adjusted;
mod calibration;
mod checksum;
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
mod plot;
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
pub use plot::{Chart, Line, LinePlot, Plot, Tick};
pub use report::{MergeError, NoReport, Report};
pub use shard::{NoShard, Shard};
pub use sprt::{Sprt, Verdict};
pub use tally::Tally;
pub use weights::{Weights, WeightsMark};
pub use workers::Signal;
