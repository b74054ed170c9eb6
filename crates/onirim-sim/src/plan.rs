//! Plans of simulations, and running them.

use std::ops::{ControlFlow, Range};
use std::time::Duration;

use cpu_time::ThreadTime;
use onirim_ai::search::Effort;
use onirim_core::Setup;
use onirim_record::Record;

use crate::deal::Deals;
use crate::paired::Pairs;
use crate::played::Played;
use crate::players::{Appraisal, PlayerName};
use crate::seated::{Seated, Table};
use crate::shard::Shard;
use crate::sprt::{Sprt, Verdict};
use crate::tally::Tally;
use crate::weights::Weights;
use crate::workers::{Message, Signal, Work, share};

/// The most games of a simulation: sums and products of counts must not overflow.
pub const MOST_GAMES: u64 = 1 << 50;

/// A simulation. The result depends on all of it but the number of threads.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The set-up.
    pub setup: Setup,
    /// One player, or two on the same deals.
    pub players: Vec<PlayerName>,
    /// The games of all shards together.
    pub games: u64,
    /// The seed of the deals.
    pub seed: u64,
    /// The kind of deals.
    pub deals: Deals,
    /// The shard that is played here.
    pub shard: Shard,
    /// The effort of players who look ahead; `None`: the usual one.
    pub effort: Option<Effort>,
    /// Is luck measured?
    pub appraisal: Appraisal,
    /// For two players: ends as soon as this test is decided.
    pub until_decided: Option<Sprt>,
    /// Whether records are made. They need shared deals.
    pub records: Records,
    /// The weights of players with an evaluator.
    pub weights: Weights,
    /// The number of threads.
    pub threads: usize,
}

/// Whether games are handed over as records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Records {
    /// Each game is handed over with its record.
    Kept,
    /// Only results count.
    None,
}

/// The progress of a simulation.
#[derive(Debug)]
pub struct Progress<'a> {
    /// Deals that all players have played.
    pub played: u64,
    /// Deals of this shard.
    pub of: u64,
    /// New records, each with its player and the number of its game.
    pub records: &'a [(PlayerName, u64, Record)],
}

/// The result of a simulation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Simulated {
    /// One for each player.
    pub tallies: Vec<Tally>,
    /// The results of two players on the same deals.
    pub pairs: Option<Pairs>,
    /// The better player, if a test was asked for and is decided.
    pub verdict: Option<Verdict>,
    /// Was it stopped early?
    pub interrupted: bool,
}

/// Why there is no result.
#[derive(Debug, thiserror::Error)]
pub enum SimError {
    /// A player chose an illegal action.
    #[error("a player broke down in the middle of a game")]
    BrokenDown,
    /// Records replay from a seed.
    #[error("records are kept of shared deals only: ask for these")]
    QuickRecords,
}

/// The most games that are appraised without being asked for: with more, the plain rate is sure enough.
const APPRAISED: u64 = 10_000;

impl Plan {
    /// The usual plan for so many games.
    pub fn new(setup: Setup, players: impl Into<Vec<PlayerName>>, games: u64, seed: u64) -> Plan {
        let players = players.into();
        let quick = players.iter().all(|player| player.usual_deals() == Deals::Quick);
        Plan {
            setup,
            games,
            seed,
            deals: if quick { Deals::Quick } else { Deals::Shared },
            shard: Shard::WHOLE,
            effort: None,
            appraisal: if games <= APPRAISED { Appraisal::Made } else { Appraisal::LeftOut },
            until_decided: None,
            records: Records::None,
            weights: Weights::shipped(setup),
            threads: 1,
            players,
        }
    }

    /// Plays all games of this shard, or until the signal stops it. Reports progress from time to time.
    pub fn simulate(&self, signal: &Signal, mut tell: impl FnMut(&Progress<'_>)) -> Result<Simulated, SimError> {
        self.try_simulate(signal, |progress| {
            tell(progress);
            ControlFlow::Continue(())
        })
    }

    /// The same with a callback that can end it, for example because a record cannot be written.
    pub fn try_simulate(
        &self,
        signal: &Signal,
        mut tell: impl FnMut(&Progress<'_>) -> ControlFlow<()>,
    ) -> Result<Simulated, SimError> {
        if self.records == Records::Kept && self.deals == Deals::Quick {
            return Err(SimError::QuickRecords);
        }
        let numbers = self.shard.numbers(self.games);
        let of = numbers.end - numbers.start;
        let mut sums = Sums::new(self.players.len(), self.until_decided);
        let done = share(Games(self.clone()), numbers, self.threads, signal, |news| {
            let records = match news {
                Message::Done(unit) => sums.add(unit),
                Message::Waiting => Vec::new(),
            };
            let told = tell(&Progress { played: sums.deals, of, records: &records });
            if sums.verdict.is_some() { ControlFlow::Break(()) } else { told }
        });
        done.map_err(|_| SimError::BrokenDown)?;
        let interrupted = sums.deals < of && sums.verdict.is_none();
        Ok(Simulated {
            pairs: (self.players.len() == 2).then_some(sums.pairs),
            tallies: sums.tallies,
            verdict: sums.verdict,
            interrupted,
        })
    }
}

/// The sums, in the order of the games.
struct Sums {
    tallies: Vec<Tally>,
    pairs: Pairs,
    deals: u64,
    sprt: Option<Sprt>,
    verdict: Option<Verdict>,
}

impl Sums {
    fn new(players: usize, sprt: Option<Sprt>) -> Sums {
        Sums { tallies: vec![Tally::default(); players], pairs: Pairs::default(), deals: 0, sprt, verdict: None }
    }

    /// Adds some games, as far as all players have played them and the test is not decided. Returns their records.
    fn add(&mut self, unit: Unit) -> Vec<(PlayerName, u64, Record)> {
        let shortest = unit.by_player.iter().map(|games| games.played.len()).min().unwrap_or(0);
        let mut counted = 0;
        while counted < shortest && self.verdict.is_none() {
            for (tally, games) in self.tallies.iter_mut().zip(&unit.by_player) {
                tally.add(&games.played[counted]);
            }
            if let [first, second] = &unit.by_player[..] {
                let games = [first, second].map(|games| games.played[counted]);
                let won = games.map(|game| game.is_won());
                self.pairs.add(won);
                self.pairs.add_luck(won, games.map(|game| game.luck));
                self.verdict = self.sprt.and_then(|sprt| sprt.verdict(&self.pairs));
            }
            counted += 1;
        }
        self.deals += counted as u64;
        let mut records = Vec::new();
        for (tally, games) in self.tallies.iter_mut().zip(unit.by_player) {
            // Games that do not count add no time.
            let share = if games.played.is_empty() { 0.0 } else { counted as f64 / games.played.len() as f64 };
            tally.playing += games.playing.mul_f64(share);
            tally.appraising += games.appraising.mul_f64(share);
            records.extend(games.records.into_iter().take(counted));
        }
        records
    }
}

/// Some games of all players.
struct Unit {
    by_player: Vec<GamesOfOne>,
}

/// The same games of one player.
struct GamesOfOne {
    played: Vec<Played>,
    records: Vec<(PlayerName, u64, Record)>,
    playing: Duration,
    appraising: Duration,
}

struct Games(Plan);

impl Work for Games {
    type Tools = Vec<(PlayerName, Box<dyn Seated>)>;
    type Done = Unit;

    fn largest_unit(&self) -> u64 {
        match self.0.records {
            Records::None => 512,
            // A record takes some kilobytes.
            Records::Kept => 32,
        }
    }

    fn tools(&self) -> Self::Tools {
        let Plan { setup, deals, seed, effort, appraisal, weights, .. } = self.0;
        let table = Table { setup, deals, seed, effort, weights };
        self.0.players.iter().map(|player| (*player, player.seat(table, appraisal))).collect()
    }

    fn play(&self, tools: &mut Self::Tools, numbers: Range<u64>, signal: &Signal) -> Unit {
        let by_player = tools.iter_mut();
        let of_one = |(player, seated): &mut (PlayerName, Box<dyn Seated>)| {
            let begun = (ThreadTime::now(), seated.appraising());
            let (played, records) = match self.0.records {
                Records::None => (only_played(seated.as_mut(), numbers.clone(), signal), Vec::new()),
                Records::Kept => recorded(*player, seated.as_mut(), numbers.clone(), signal),
            };
            let appraising = seated.appraising() - begun.1;
            GamesOfOne { played, records, playing: begun.0.elapsed().saturating_sub(appraising), appraising }
        };
        Unit { by_player: by_player.map(of_one).collect() }
    }
}

fn only_played(seated: &mut dyn Seated, numbers: Range<u64>, signal: &Signal) -> Vec<Played> {
    let mut played = Vec::with_capacity((numbers.end - numbers.start) as usize);
    for number in numbers {
        if signal.is_stopped() {
            break;
        }
        // A game that does not end is a fault of the player: it is missing in the sums, which are marked incomplete.
        let Some(game) = seated.play(number) else { break };
        played.push(game);
    }
    played
}

fn recorded(
    player: PlayerName,
    seated: &mut dyn Seated,
    numbers: Range<u64>,
    signal: &Signal,
) -> (Vec<Played>, Vec<(PlayerName, u64, Record)>) {
    let games = numbers.map_while(|number| {
        if signal.is_stopped() {
            return None;
        }
        seated.play_recorded(number).map(|(played, record)| (played, (player, number, record)))
    });
    games.unzip()
}

#[cfg(test)]
mod tests {
    use onirim_record::FromNotation;

    use super::*;

    fn plan(games: u64) -> Plan {
        let setup = Setup::from_notation("solo towers").expect("a set-up");
        Plan::new(setup, [PlayerName::Random], games, 7)
    }

    /// Without time, which is never the same.
    fn result(plan: &Plan) -> Simulated {
        let mut simulated = plan.simulate(&Signal::default(), |_| {}).expect("a result");
        for tally in &mut simulated.tallies {
            assert!(tally.playing > Duration::ZERO);
            (tally.playing, tally.appraising) = (Duration::ZERO, Duration::ZERO);
        }
        simulated
    }

    #[test]
    fn the_result_does_not_depend_on_the_threads() {
        let results = [1, 2, 5].map(|threads| result(&Plan { threads, ..plan(2000) }));
        assert_eq!(results[0].tallies[0].games(), 2000);
        assert!(!results[0].interrupted);
        assert!(results.iter().all(|result| *result == results[0]));
    }

    #[test]
    fn the_result_depends_on_seed_and_deals() {
        let usual = result(&plan(500));
        assert_ne!(usual, result(&Plan { seed: 8, ..plan(500) }));
        assert_ne!(usual, result(&Plan { deals: Deals::Shared, ..plan(500) }));
    }

    #[test]
    fn the_parts_add_up_to_the_whole() {
        let whole = result(&plan(1001));
        let mut sum = Tally::default();
        for number in 1..=7 {
            let shard = Shard::new(number, 7).expect("a shard");
            sum.merge(&result(&Plan { shard, threads: 2, ..plan(1001) }).tallies[0]);
        }
        assert_eq!(sum, whole.tallies[0]);
    }

    #[test]
    fn luck_does_not_depend_on_the_threads_and_makes_rates_surer() {
        let plan = Plan::new(Setup::SOLO, [PlayerName::Simple, PlayerName::Fast], 200, 3);
        let results = [1, 3].map(|threads| result(&Plan { threads, ..plan.clone() }));
        assert_eq!(results[0], results[1]);
        let [simple, fast] = &results[0].tallies[..] else { panic!("two players") };
        for tally in [simple, fast] {
            let (plain, adjusted) = (tally.ci95().expect("games"), tally.adjusted().expect("an appraiser"));
            assert!(adjusted.ci95.width() < plain.width(), "{adjusted:?} {plain:?}");
        }
        let pairs = results[0].pairs.expect("two players");
        assert!(pairs.adjusted().expect("an appraiser").estimate > 0.0, "who looks ahead is better");
    }

    #[test]
    fn a_player_is_as_good_as_itself() {
        let plan = Plan { players: vec![PlayerName::Random; 2], ..plan(500) };
        let simulated = result(&plan);
        assert_eq!(simulated.tallies[0], simulated.tallies[1]);
        let pairs = simulated.pairs.expect("two players");
        assert_eq!((pairs.first, pairs.second, pairs.deals()), (0, 0, 500));
    }

    #[test]
    fn records_replay_the_games_that_were_counted() {
        let plan = Plan { deals: Deals::Shared, records: Records::Kept, threads: 2, ..plan(20) };
        let mut doors = Vec::new();
        let simulated = plan.simulate(&Signal::default(), |progress| {
            for (player, number, record) in progress.records {
                assert_eq!((*player, *number as usize), (PlayerName::Random, doors.len()));
                let game = record.to_string().parse::<Record>().expect("a record").replay().expect("a true record");
                assert!(game.game().ending().is_some());
                doors.push(game.game().doors_on_table().into_iter().sum::<u8>());
            }
        });
        let tally = &simulated.expect("a result").tallies[0];
        assert_eq!(doors.len(), 20);
        let mut counted = crate::Distribution::default();
        doors.iter().for_each(|&doors| counted.add(doors.into()));
        assert_eq!(counted, tally.doors);
        assert_eq!(result(&Plan { records: Records::None, ..plan }).tallies[0].doors, counted, "the same games");
    }

    #[test]
    fn records_need_shared_deals() {
        let plan = Plan { records: Records::Kept, ..plan(5) };
        assert!(matches!(plan.simulate(&Signal::default(), |_| {}), Err(SimError::QuickRecords)));
    }

    #[test]
    fn a_stop_keeps_the_games_so_far() {
        let signal = Signal::default();
        let stopped = Plan { threads: 2, ..plan(200_000) }.simulate(&signal, |progress| {
            if progress.played > 0 {
                signal.stop();
            }
        });
        let stopped = stopped.expect("a result");
        assert!(stopped.interrupted);
        assert!((1..200_000).contains(&stopped.tallies[0].games()));
    }
}
