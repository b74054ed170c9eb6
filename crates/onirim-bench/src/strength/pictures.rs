//! The pictures of the document.

use onirim_core::Setup;
use onirim_sim::chart::{Axis, Chart, Marks, Picture, Point, Scale, Series};
use onirim_sim::{Adjusted, Bin, Calibration, Interval, PlayerName, Tally};

use crate::strength::cells::Kind;
use crate::strength::summary::MeasuredCell;

/// From the folder of the document.
pub(crate) const CALIBRATION: &str = "pictures/calibration.svg";
pub(crate) const TIME: &str = "pictures/strength-over-time.svg";

fn percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}

fn picture(title: &str, x: Axis, y: Axis, reference: Option<[(f64, f64); 2]>, series: Vec<Series>) -> Picture {
    let chart = Chart { title: String::new(), height: 340.0, marks: Marks::Dots, x, y, reference, series };
    Picture { title: title.to_owned(), lines: Vec::new(), width: 640.0, charts: vec![chart] }
}

/// Stated chances against results, for both players that state chances.
pub(crate) fn calibration(of: &[(PlayerName, Calibration)]) -> Picture {
    let axis = |title: &str| Axis {
        title: title.to_owned(),
        scale: Scale::Even,
        range: [0.0, 1.0],
        ticks: (0..=10).map(|tenth| f64::from(tenth) / 10.0).map(|at| (at, percent(at))).collect(),
    };
    let point = |bin: &Bin| {
        let (x, (y, interval)) = (bin.stated()?, bin.won()?);
        let label = format!("said {:.1} %, won {:.1} % of {} positions", x * 100.0, y * 100.0, bin.positions);
        Some(Point { x, y, interval: Some(interval), label })
    };
    let series = of.iter().enumerate().map(|(color, (player, calibration))| Series {
        name: player.name().to_owned(),
        color,
        points: calibration.bins.iter().filter_map(point).collect(),
    });
    picture(
        "Chance that a player states, and games that it wins",
        axis("stated chance to win"),
        axis("games won"),
        Some([(0.0, 0.0), (1.0, 1.0)]),
        series.collect(),
    )
}

/// A player in the base game: the time of a decision, and its win rate.
pub(crate) struct Thinker {
    pub(crate) player: PlayerName,
    pub(crate) effort: u32,
    pub(crate) milliseconds: Option<f64>,
    pub(crate) won: Option<WinRate>,
    pub(crate) games: u64,
}

#[derive(Clone, Copy)]
pub(crate) struct WinRate {
    pub(crate) rate: f64,
    pub(crate) ci95: Interval,
    /// There were too few games to take luck out.
    pub(crate) has_luck: bool,
}

impl WinRate {
    fn of(tally: &Tally) -> Option<WinRate> {
        if let Some(Adjusted { estimate: rate, ci95, .. }) = tally.adjusted() {
            return Some(WinRate { rate, ci95, has_luck: false });
        }
        Some(WinRate { rate: tally.win_rate()?, ci95: tally.ci95()?, has_luck: true })
    }
}

/// `fast`, then `strong` with each effort.
pub(crate) fn thinkers(measured: &[MeasuredCell]) -> Vec<Thinker> {
    let paces = measured.iter().filter(|one| one.cell.kind == Kind::Pace);
    let thinker = |one: &MeasuredCell| {
        let player = *one.cell.players.first()?;
        let games = measured.iter().filter(|games| {
            games.is(Kind::Games, Setup::SOLO, &[PlayerName::Fast, PlayerName::Strong])
                && (player == PlayerName::Fast || games.cell.effort == one.cell.effort)
        });
        // `fast` plays the same deals beside each effort of `strong`: the most count.
        let tally = games.filter_map(|games| games.tally(player)).max_by_key(|tally| tally.games());
        let pace = one.figures.pace.filter(|pace| pace.choices > 0);
        Some(Thinker {
            player,
            effort: one.cell.effort.judgements,
            milliseconds: pace.map(|pace| pace.cpu_seconds * 1000.0 / pace.choices as f64),
            won: tally.and_then(WinRate::of),
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
                let (x, WinRate { rate, ci95, .. }) = (thinker.milliseconds?, thinker.won?);
                let label = format!("{x:.3} ms a decision, {:.2} % of {} games", rate * 100.0, thinker.games);
                Some(Point { x, y: rate, interval: Some(ci95), label })
            })
            .collect();
        points.sort_by(|one, other| one.x.total_cmp(&other.x));
        points
    };
    let players = [PlayerName::Fast, PlayerName::Strong].into_iter().enumerate();
    let series: Vec<Series> = players
        .map(|(color, player)| Series { name: player.name().to_owned(), color, points: points(player) })
        .collect();
    let intervals = series.iter().flat_map(|series| &series.points).filter_map(|point| point.interval);
    let lowest = (intervals.map(|interval| interval.low).fold(0.99, f64::min) * 100.0) as u32;
    let step = if lowest < 80 { 5 } else { 1 };
    let low = lowest / step * step;
    let x = Axis {
        title: "CPU milliseconds for a decision".to_owned(),
        scale: Scale::Logarithmic,
        range: [0.001, 1000.0],
        ticks: ["0.001", "0.01", "0.1", "1", "10", "100", "1000"]
            .iter()
            .filter_map(|tick| Some((tick.parse().ok()?, (*tick).to_owned())))
            .collect(),
    };
    let y = Axis {
        title: "games won, luck taken out".to_owned(),
        scale: Scale::Even,
        range: [f64::from(low) / 100.0, 1.0],
        ticks: (low..=100).step_by(step as usize).map(|at| (f64::from(at) / 100.0, format!("{at} %"))).collect(),
    };
    picture("Games won against time for a decision (base game, one player)", x, y, None, series)
}
