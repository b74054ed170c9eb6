//! Statistics for programs, as `docs/statistics-format.md` describes them.

use std::io::{self, Write};

use onirim_record::Notation;
use onirim_store::{Figures, Losses, Rate, Score, Statistics};
use serde::Serialize;

/// The version of the format.
const VERSION: u32 = 1;
/// How many points the trend has at most.
const POINTS: usize = 50;

pub(super) fn write(statistics: &Statistics, output: &mut impl Write) -> io::Result<()> {
    let by_setup = statistics.by_setup.iter();
    let report = Report {
        version: VERSION,
        all: Numbers::of(&statistics.overall),
        by_setup: by_setup
            .map(|(setup, figures)| OfSetup { setup: setup.notation().to_string(), numbers: Numbers::of(figures) })
            .collect(),
        damaged: statistics.damaged.iter().map(|game| game.id.clone()).collect(),
    };
    serde_json::to_writer(&mut *output, &report)?;
    writeln!(output)
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Report {
    version: u32,
    all: Numbers,
    by_setup: Vec<OfSetup>,
    damaged: Vec<String>,
}

#[derive(Serialize)]
struct OfSetup {
    setup: String,
    #[serde(flatten)]
    numbers: Numbers,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Numbers {
    games: usize,
    wins: usize,
    win_rate: Option<Share>,
    streak: usize,
    best_streak: usize,
    average_plies: Option<f64>,
    doors: [usize; 9],
    lost_in_refill: Lost,
    lost_in_redraw: Lost,
    given_up: Lost,
    last: Vec<&'static str>,
    trend: Vec<f64>,
}

#[derive(Serialize)]
struct Share {
    share: f64,
    low: f64,
    high: f64,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Lost {
    games: usize,
    doomed_before: usize,
    missing_doors: [usize; 9],
}

impl Numbers {
    fn of(figures: &Figures) -> Numbers {
        let word = |score: &Score| match score {
            Score::Won => "won",
            Score::Lost => "lost",
        };
        Numbers {
            games: figures.games(),
            wins: figures.wins,
            win_rate: figures.win_rate().map(|Rate { share, low, high }| Share { share, low, high }),
            streak: figures.streak,
            best_streak: figures.best_streak,
            average_plies: figures.average_plies(),
            doors: figures.doors,
            lost_in_refill: Lost::of(figures.lost_in_refill),
            lost_in_redraw: Lost::of(figures.lost_in_redraw),
            given_up: Lost::of(figures.given_up),
            last: figures.last().iter().map(word).collect(),
            trend: figures.trend(POINTS),
        }
    }
}

impl Lost {
    fn of(losses: Losses) -> Lost {
        Lost { games: losses.games, doomed_before: losses.doomed_before, missing_doors: losses.missing }
    }
}
