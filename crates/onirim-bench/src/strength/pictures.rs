//! The pictures of the document.

use onirim_core::Setup;
use onirim_sim::{Adjusted, Bin, Calibration, Interval, PlayerName, Tally};

use crate::strength::cells::Kind;
use crate::strength::picture::{Axis, Ideal, Picture, Point, Scale, Series};
use crate::strength::summary::Measured;

/// From the folder of the document.
pub(crate) const CALIBRATION: &str = "pictures/calibration.svg";
pub(crate) const TIME: &str = "pictures/strength-over-time.svg";

fn percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}

/// What was said against what came, for both players who say something.
pub(crate) fn calibration(of: &[(PlayerName, Calibration)]) -> Picture {
    let axis = |title: &str| Axis {
        title: title.to_owned(),
        scale: Scale::Even,
        range: [0.0, 1.0],
        marks: (0..=10).map(|tenth| f64::from(tenth) / 10.0).map(|at| (at, percent(at))).collect(),
    };
    let point = |bin: &Bin| {
        let (x, (y, interval)) = (bin.stated()?, bin.won()?);
        let label = format!("said {:.1} %, won {:.1} % of {} positions", x * 100.0, y * 100.0, bin.positions);
        Some(Point { x, y, interval: [interval.low, interval.high], label })
    };
    let series = of.iter().zip([-2.0, 2.0]).map(|((player, calibration), aside)| Series {
        name: player.name().to_owned(),
        points: calibration.bins.iter().filter_map(point).collect(),
        aside,
    });
    Picture {
        title: "Chance that a player states, and games that it wins".to_owned(),
        x: axis("stated chance to win"),
        y: axis("games won"),
        ideal: Some(Ideal([(0.0, 0.0), (1.0, 1.0)])),
        series: series.collect(),
    }
}

/// A player in the base game: how long it thinks about a decision, and how often it wins.
pub(crate) struct Thinker {
    pub(crate) player: PlayerName,
    pub(crate) effort: u32,
    pub(crate) milliseconds: Option<f64>,
    pub(crate) won: Option<Won>,
    pub(crate) games: u64,
}

/// How often somebody wins.
#[derive(Clone, Copy)]
pub(crate) struct Won {
    pub(crate) rate: f64,
    pub(crate) ci95: Interval,
    pub(crate) luck: Luck,
}

/// Was luck taken out of a rate?
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Luck {
    TakenOut,
    /// There were too few games for that.
    Left,
}

impl Won {
    fn of(tally: &Tally) -> Option<Won> {
        if let Some(Adjusted { estimate: rate, ci95, .. }) = tally.adjusted() {
            return Some(Won { rate, ci95, luck: Luck::TakenOut });
        }
        Some(Won { rate: tally.win_rate()?, ci95: tally.ci95()?, luck: Luck::Left })
    }
}

/// `fast`, then `strong` with each effort.
pub(crate) fn thinkers(measured: &[Measured]) -> Vec<Thinker> {
    let paces = measured.iter().filter(|one| one.cell.kind == Kind::Pace);
    let thinker = |one: &Measured| {
        let player = *one.cell.players.first()?;
        let games = measured.iter().filter(|games| {
            games.is(Kind::Games, Setup::SOLO, &[PlayerName::Fast, PlayerName::Strong])
                && (player == PlayerName::Fast || games.cell.effort == one.cell.effort)
        });
        // `fast` plays the same deals beside each of them: the most there are.
        let tally = games.filter_map(|games| games.tally(player)).max_by_key(|tally| tally.games());
        let pace = one.pace().filter(|pace| pace.choices > 0);
        Some(Thinker {
            player,
            effort: one.cell.effort.judgements,
            milliseconds: pace.map(|pace| pace.cpu_seconds * 1000.0 / pace.choices as f64),
            won: tally.and_then(Won::of),
            games: tally.map_or(0, |tally| tally.games()),
        })
    };
    paces.filter_map(thinker).collect()
}

/// Strength against time.
pub(crate) fn time(thinkers: &[Thinker]) -> Picture {
    let points = |player: PlayerName| {
        let those = thinkers.iter().filter(move |thinker| thinker.player == player);
        let mut points: Vec<Point> = those
            .filter_map(|thinker| {
                let (x, Won { rate, ci95, .. }) = (thinker.milliseconds?, thinker.won?);
                let label = format!("{x:.3} ms a decision, {:.2} % of {} games", rate * 100.0, thinker.games);
                Some(Point { x, y: rate, interval: [ci95.low, ci95.high], label })
            })
            .collect();
        points.sort_by(|one, other| one.x.total_cmp(&other.x));
        points
    };
    let series: Vec<Series> = [PlayerName::Fast, PlayerName::Strong]
        .map(|player| Series { name: player.name().to_owned(), points: points(player), aside: 0.0 })
        .into();
    let lowest = series.iter().flat_map(|series| &series.points).map(|point| point.interval[0]).fold(1.0, f64::min);
    let low = ((lowest * 100.0).floor() / 100.0).min(0.99);
    let step = if low < 0.8 { 5 } else { 1 };
    let low = (low * 100.0) as u32 / step * step;
    Picture {
        title: "Games won against time for a decision (base game, one player)".to_owned(),
        x: Axis {
            title: "CPU milliseconds for a decision".to_owned(),
            scale: Scale::Multiples,
            range: [0.001, 1000.0],
            marks: ["0.001", "0.01", "0.1", "1", "10", "100", "1000"]
                .iter()
                .filter_map(|mark| Some((mark.parse().ok()?, (*mark).to_owned())))
                .collect(),
        },
        y: Axis {
            title: "games won, luck taken out".to_owned(),
            scale: Scale::Even,
            range: [f64::from(low) / 100.0, 1.0],
            marks: (low..=100)
                .step_by(step as usize)
                .map(|mark| (f64::from(mark) / 100.0, format!("{mark} %")))
                .collect(),
        },
        ideal: None,
        series,
    }
}
