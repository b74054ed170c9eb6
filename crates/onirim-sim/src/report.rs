//! Reports of simulations, and their JSON as `docs/sim-format.md` describes it.

mod merge;

use std::time::Duration;

use onirim_ai::search::Effort;
use onirim_core::{Cause, Setup};
use onirim_record::{FromNotation, Notation};
use serde::{Deserialize, Serialize};

use crate::adjusted::LuckSums;
use crate::deal::Deals;
use crate::paired::Pairs;
use crate::plan::{MOST_GAMES, Plan, Simulated};
use crate::sprt::Verdict;
use crate::tally::Tally;
use crate::weights::WeightsMark;
use onirim_session::interval::Interval;

pub use merge::MergeError;

/// The version of the format.
const VERSION: u32 = 1;

/// The report of a simulation, or of some of its shards.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The set-up.
    pub setup: Setup,
    /// The sums of each player: one, or two on the same deals.
    pub players: Vec<(String, Tally)>,
    /// The games of all shards together, as asked for.
    pub asked: u64,
    /// The seed of the deals.
    pub seed: u64,
    /// The kind of deals.
    pub deals: Deals,
    /// The effort of players who look ahead; `None`: the usual one.
    pub effort: Option<Effort>,
    /// The weights, if any were used.
    pub weights: Option<WeightsMark>,
    /// The number of shards, and those that are here, in ascending order.
    pub shards: (u32, Vec<u32>),
    /// The results of two players on the same deals.
    pub pairs: Option<Pairs>,
    /// The better player, if a test was asked for and is decided.
    pub verdict: Option<Verdict>,
    /// Was it interrupted, so that games are missing?
    pub interrupted: bool,
}

/// Why this is no report.
#[derive(Debug, thiserror::Error)]
pub enum NoReport {
    /// It is no JSON, or not that of a simulation.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    /// A later version of the program wrote it.
    #[error("this is version {0} of the format, and only version 1 is known here")]
    Newer(u32),
    /// Its members contradict each other, or name something unknown.
    #[error("the member {0:?} cannot be right")]
    Wrong(&'static str),
}

impl Report {
    /// The report of a simulated plan.
    pub fn new(plan: &Plan, simulated: Simulated) -> Report {
        let names = plan.players.iter().map(|player| player.name().to_owned());
        Report {
            setup: plan.setup,
            players: names.zip(simulated.tallies).collect(),
            asked: plan.games,
            seed: plan.seed,
            deals: plan.deals,
            effort: plan.effort,
            weights: plan.players.iter().any(|player| player.heeds_weights()).then(|| plan.weights.mark()),
            shards: (plan.shard.of(), vec![plan.shard.number()]),
            pairs: simulated.pairs,
            verdict: simulated.verdict,
            interrupted: simulated.interrupted,
        }
    }

    /// As one line of JSON.
    pub fn to_json(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(&ReportJson::of(self))
    }

    /// Reads what [`to_json`](Report::to_json) wrote. Values that follow from counts are computed again.
    pub fn from_json(json: &[u8]) -> Result<Report, NoReport> {
        #[derive(Deserialize)]
        struct Versioned {
            version: u32,
        }
        let Versioned { version } = serde_json::from_slice(json)?;
        if version != VERSION {
            return Err(NoReport::Newer(version));
        }
        serde_json::from_slice::<ReportJson>(json)?.read()
    }
}

#[derive(Serialize, Deserialize)]
struct ReportJson {
    version: u32,
    setup: String,
    seed: u64,
    deals: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    effort: Option<u32>,
    asked: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    weights: Option<WeightsMark>,
    shard: Shards,
    interrupted: bool,
    /// A single player: its members are on the top level.
    #[serde(flatten)]
    one: Option<PlayerJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    compared: Option<Compared>,
}

#[derive(Serialize, Deserialize)]
struct Shards {
    of: u32,
    parts: Vec<u32>,
}

#[derive(Serialize, Deserialize)]
struct PlayerJson {
    player: String,
    games: u64,
    wins: u64,
    win_rate: Option<f64>,
    ci95: Option<[f64; 2]>,
    adjusted: Option<WithoutLuck>,
    luck: Option<Luck>,
    cpu_seconds: f64,
    games_per_cpu_second: Option<f64>,
    /// Follows from the others; earlier versions did not write it.
    #[serde(default)]
    total_cpu_seconds: f64,
    distributions: Distributions,
}

#[derive(Serialize, Deserialize)]
struct WithoutLuck {
    win_rate: f64,
    ci95: [f64; 2],
    coefficient: f64,
}

/// Whole numbers that are too large for many programs: as text.
#[derive(Serialize, Deserialize)]
struct Sums {
    games: u64,
    sum: String,
    squares: String,
    products: String,
}

#[derive(Serialize, Deserialize)]
struct Luck {
    #[serde(flatten)]
    sums: Sums,
    cpu_seconds: f64,
}

#[derive(Serialize, Deserialize)]
struct DifferenceWithoutLuck {
    difference: f64,
    ci95: [f64; 2],
    coefficient: f64,
}

#[derive(Serialize, Deserialize)]
struct Distributions {
    doors: Vec<u64>,
    turns: Vec<u64>,
    endings: Endings,
}

#[derive(Serialize, Deserialize)]
struct Endings {
    victory: u64,
    refill: u64,
    nightmare: u64,
    premonition: u64,
}

#[derive(Serialize, Deserialize)]
struct Compared {
    players: Vec<PlayerJson>,
    both_won: u64,
    first_won: u64,
    second_won: u64,
    neither_won: u64,
    difference: Option<f64>,
    ci95: Option<[f64; 2]>,
    adjusted: Option<DifferenceWithoutLuck>,
    luck: Option<Sums>,
    mcnemar_p: f64,
    decided: Option<String>,
}

fn ends(interval: Interval) -> [f64; 2] {
    [interval.low, interval.high]
}

const VERDICTS: [(Verdict, &str); 3] =
    [(Verdict::First, "first"), (Verdict::Second, "second"), (Verdict::Equal, "equal")];

impl ReportJson {
    fn of(report: &Report) -> ReportJson {
        let mut players: Vec<PlayerJson> =
            report.players.iter().map(|(name, tally)| PlayerJson::of(name, tally)).collect();
        let (one, compared) = match report.pairs {
            None => (players.pop(), None),
            Some(pairs) => (None, Some(Compared::of(players, pairs, report.verdict))),
        };
        ReportJson {
            version: VERSION,
            setup: report.setup.notation().to_string(),
            seed: report.seed,
            deals: report.deals.name().to_owned(),
            effort: report.effort.map(|effort| effort.judgements),
            asked: report.asked,
            weights: report.weights.clone(),
            shard: Shards { of: report.shards.0, parts: report.shards.1.clone() },
            interrupted: report.interrupted,
            one,
            compared,
        }
    }

    fn read(self) -> Result<Report, NoReport> {
        let deals = Deals::ALL.into_iter().find(|deals| deals.name() == self.deals).ok_or(NoReport::Wrong("deals"))?;
        let (players, pairs, verdict) = match (self.one, self.compared) {
            (Some(one), None) => (vec![one], None, None),
            (None, Some(compared)) => {
                let (pairs, verdict) = (compared.pairs()?, compared.verdict()?);
                (compared.players, Some(pairs), verdict)
            }
            (None, None) | (Some(_), Some(_)) => return Err(NoReport::Wrong("player")),
        };
        let players: Vec<(String, Tally)> = players.into_iter().map(PlayerJson::read).collect::<Result<_, _>>()?;
        let Shards { of, mut parts } = self.shard;
        parts.sort_unstable();
        let fits = |part: &u32| (1..=of).contains(part);
        if parts.is_empty() || !parts.iter().all(fits) || parts.windows(2).any(|two| two[0] == two[1]) {
            return Err(NoReport::Wrong("shard"));
        }
        if pairs.is_some_and(|pairs| players.len() != 2 || players.iter().any(|one| one.1.games() != pairs.deals())) {
            return Err(NoReport::Wrong("compared"));
        }
        Ok(Report {
            setup: Setup::from_notation(&self.setup).map_err(|_| NoReport::Wrong("setup"))?,
            players,
            asked: self.asked,
            seed: self.seed,
            deals,
            effort: self.effort.map(|judgements| Effort { judgements }),
            weights: self.weights,
            shards: (of, parts),
            pairs,
            verdict,
            interrupted: self.interrupted,
        })
    }
}

impl PlayerJson {
    fn of(name: &str, tally: &Tally) -> PlayerJson {
        let [refill, nightmare, premonition] = Cause::ALL.map(|cause| tally.lost_for(cause));
        PlayerJson {
            player: name.to_owned(),
            games: tally.games(),
            wins: tally.wins,
            win_rate: tally.win_rate(),
            ci95: tally.ci95().map(ends),
            adjusted: tally.adjusted().map(|adjusted| WithoutLuck {
                win_rate: adjusted.estimate,
                ci95: ends(adjusted.ci95),
                coefficient: adjusted.coefficient,
            }),
            luck: Sums::of(&tally.luck).map(|sums| Luck { sums, cpu_seconds: tally.appraising.as_secs_f64() }),
            cpu_seconds: tally.playing.as_secs_f64(),
            games_per_cpu_second: tally.games_per_cpu_second(),
            total_cpu_seconds: tally.cpu_time().as_secs_f64(),
            distributions: Distributions {
                doors: tally.doors.counts().to_vec(),
                turns: tally.turns.counts().to_vec(),
                endings: Endings { victory: tally.wins, refill, nightmare, premonition },
            },
        }
    }

    fn read(self) -> Result<(String, Tally), NoReport> {
        let Endings { victory, refill, nightmare, premonition } = self.distributions.endings;
        let seconds = |seconds: f64| Duration::try_from_secs_f64(seconds).map_err(|_| NoReport::Wrong("cpu_seconds"));
        let (luck, appraising) = match self.luck {
            Some(luck) => (luck.sums.read()?, luck.cpu_seconds),
            None => (LuckSums::default(), 0.0),
        };
        let tally = Tally {
            wins: victory,
            lost: [refill, nightmare, premonition],
            doors: self.distributions.doors.into(),
            turns: self.distributions.turns.into(),
            luck,
            playing: seconds(self.cpu_seconds)?,
            appraising: seconds(appraising)?,
        };
        let games = [victory, refill, nightmare, premonition].into_iter().try_fold(0_u64, u64::checked_add);
        let counted = |counts: &[u64]| counts.iter().try_fold(0_u64, |sum, count| sum.checked_add(*count));
        let all = [games, counted(tally.doors.counts()), counted(tally.turns.counts())];
        if victory != self.wins || self.games > MOST_GAMES || all.iter().any(|count| *count != Some(self.games)) {
            return Err(NoReport::Wrong("games"));
        }
        Ok((self.player, tally))
    }
}

impl Sums {
    fn of(sums: &LuckSums) -> Option<Sums> {
        let LuckSums { games, luck, squares, products } = *sums;
        (games > 0).then(|| Sums {
            games,
            sum: luck.to_string(),
            squares: squares.to_string(),
            products: products.to_string(),
        })
    }

    fn read(&self) -> Result<LuckSums, NoReport> {
        let number = |text: &str| text.parse().map_err(|_| NoReport::Wrong("luck"));
        let [luck, squares, products] = [number(&self.sum)?, number(&self.squares)?, number(&self.products)?];
        Ok(LuckSums { games: self.games, luck, squares, products })
    }
}

impl Compared {
    fn of(players: Vec<PlayerJson>, pairs: Pairs, verdict: Option<Verdict>) -> Compared {
        let difference = pairs.difference();
        let word =
            |verdict: Verdict| VERDICTS.iter().find(|(one, _)| *one == verdict).map(|(_, word)| (*word).to_owned());
        Compared {
            players,
            both_won: pairs.both,
            first_won: pairs.first,
            second_won: pairs.second,
            neither_won: pairs.neither,
            difference: difference.map(|(difference, _)| difference),
            ci95: difference.map(|(_, interval)| ends(interval)),
            adjusted: pairs.adjusted().map(|adjusted| DifferenceWithoutLuck {
                difference: adjusted.estimate,
                ci95: ends(adjusted.ci95),
                coefficient: adjusted.coefficient,
            }),
            luck: Sums::of(&pairs.luck),
            mcnemar_p: pairs.mcnemar(),
            decided: verdict.and_then(word),
        }
    }

    fn pairs(&self) -> Result<Pairs, NoReport> {
        let luck = self.luck.as_ref().map_or(Ok(LuckSums::default()), Sums::read)?;
        let (both, first, second, neither) = (self.both_won, self.first_won, self.second_won, self.neither_won);
        if [both, first, second, neither].iter().any(|deals| *deals > MOST_GAMES) {
            return Err(NoReport::Wrong("compared"));
        }
        Ok(Pairs { both, first, second, neither, luck })
    }

    fn verdict(&self) -> Result<Option<Verdict>, NoReport> {
        let Some(word) = &self.decided else { return Ok(None) };
        let known = VERDICTS.iter().find(|(_, known)| known == word).map(|(verdict, _)| *verdict);
        known.map(Some).ok_or(NoReport::Wrong("decided"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::players::PlayerName;
    use crate::workers::Signal;

    fn report(players: &[PlayerName]) -> Report {
        let plan = Plan::new(Setup::SOLO, players, 100, u64::MAX);
        Report::new(&plan, plan.simulate(&Signal::default(), |_| {}).expect("a result"))
    }

    #[test]
    fn a_report_is_read_as_it_was_written() {
        for players in [&[PlayerName::Random][..], &[PlayerName::Random; 2]] {
            let mut report = report(players);
            report.players[0].1.luck = LuckSums { games: 100, luck: -5, squares: i128::MAX, products: i128::MIN };
            let read = Report::from_json(report.to_json().expect("JSON").as_bytes()).expect("a report");
            assert_eq!(read, report);
        }
    }

    /// More games than any simulation has: sums must not overflow.
    #[test]
    fn more_games_than_can_be_played_are_refused() {
        let json = |games: u64| {
            let mut report = report(&[PlayerName::Random]);
            report.players[0].1 =
                Tally { wins: games, doors: vec![games].into(), turns: vec![games].into(), ..Tally::default() };
            report.to_json().expect("JSON")
        };
        assert!(Report::from_json(json(MOST_GAMES).as_bytes()).is_ok());
        assert!(matches!(Report::from_json(json(MOST_GAMES + 1).as_bytes()), Err(NoReport::Wrong("games"))));
    }

    #[test]
    fn contradictions_are_refused() {
        let good = report(&[PlayerName::Random]).to_json().expect("JSON");
        for (from, to) in [
            ("\"wins\":", "\"wins\":1"),
            ("\"asked\":", "\"asked\":-"),
            ("\"solo\"", "\"trio\""),
            ("\"quick\"", "\"slow\""),
            ("[1]", "[2]"),
            ("[1]", "[1,1]"),
            ("[1]", "[]"),
            ("\"version\":1", "\"version\":2"),
            ("\"player\":", "\"nobody\":"),
            ("\"doors\":[", "\"doors\":[18446744073709551615,"),
            ("\"cpu_seconds\":", "\"cpu_seconds\":-"),
        ] {
            let bad = good.replacen(from, to, 1);
            assert_ne!(bad, good, "{from}");
            assert!(Report::from_json(bad.as_bytes()).is_err(), "{to}");
        }
        let compared = report(&[PlayerName::Random; 2]).to_json().expect("JSON");
        let bad = compared.replacen("\"both_won\":0", &format!("\"both_won\":{}", u64::MAX), 1);
        assert!(bad != compared && Report::from_json(bad.as_bytes()).is_err());
        for bad in ["", "{}", "[]", "null"] {
            assert!(Report::from_json(bad.as_bytes()).is_err(), "{bad}");
        }
    }
}
