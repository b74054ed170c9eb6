//! Statistics for programs, as `docs/statistics-format.md` describes them.

use std::io::{self, Write};

use jiff::civil::Date;
use onirim_record::Notation;
use onirim_session::{Best, Company, Counted, DOORS, Figures, Finish, Losses, Played, Rate, Score, Share};
use serde::Serialize;

/// The version of the format.
const VERSION: u32 = 1;
/// How many points the trend has at most.
const POINTS: usize = 50;

pub(super) fn write(counted: &Counted, today: Date, output: &mut impl Write) -> io::Result<()> {
    let statistics = &counted.statistics;
    let rows = |company: Company| {
        let rows = statistics.rows.iter().filter(|(played, _)| played.company == company);
        let row = |(played, figures): (&Played, &Figures)| OfSetup {
            setup: played.setup.notation().to_string(),
            numbers: Numbers::of(figures),
        };
        rows.map(row).collect()
    };
    let report = Report {
        version: VERSION,
        all: Numbers::of(&statistics.overall),
        by_setup: rows(Company::Persons),
        with_program: rows(Company::Program),
        days: Days {
            played: statistics.days.played(),
            streak: statistics.days.streak(today),
            best_streak: statistics.days.best_streak(),
        },
        assisted: statistics.assisted,
        watched: statistics.watched,
        damaged: counted.damaged.iter().map(|game| game.id.clone()).collect(),
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
    with_program: Vec<OfSetup>,
    days: Days,
    assisted: usize,
    watched: usize,
    damaged: Vec<String>,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Days {
    played: usize,
    streak: usize,
    best_streak: usize,
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
    win_rate: Option<Interval>,
    form: Form,
    form_before: Option<Form>,
    streak: usize,
    best_streak: usize,
    bests: Bests,
    average_plies: Option<f64>,
    doors: [usize; DOORS + 1],
    lost_in_refill: Lost,
    lost_in_redraw: Lost,
    given_up: Lost,
    last: Vec<&'static str>,
    last_doors: Vec<usize>,
    trend: Vec<f64>,
}

#[derive(Serialize)]
struct Form {
    wins: usize,
    games: usize,
}

#[derive(Serialize)]
struct Bests {
    turns: Option<usize>,
    left: Option<usize>,
    doors: Option<usize>,
}

#[derive(Serialize)]
struct Interval {
    share: f64,
    low: f64,
    high: f64,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Lost {
    games: usize,
    doomed_before: usize,
    missing_doors: [usize; DOORS + 1],
}

impl Numbers {
    fn of(figures: &Figures) -> Numbers {
        let word = |finish: &Finish| match finish.score {
            Score::Won => "won",
            Score::Lost => "lost",
        };
        Numbers {
            games: figures.games(),
            wins: figures.wins,
            win_rate: figures.win_rate().map(|Rate { share, low, high }| Interval { share, low, high }),
            streak: figures.streak,
            best_streak: figures.best_streak,
            form: Form::of(figures.form()),
            form_before: figures.form_before().map(Form::of),
            bests: Bests {
                turns: figures.bests.turns.map(value),
                left: figures.bests.left.map(value),
                doors: figures.bests.doors.map(value),
            },
            average_plies: figures.average_plies(),
            doors: figures.doors,
            lost_in_refill: Lost::of(figures.lost_in_refill),
            lost_in_redraw: Lost::of(figures.lost_in_redraw),
            given_up: Lost::of(figures.given_up),
            last: figures.last().iter().map(word).collect(),
            last_doors: figures.last().iter().map(|finish| finish.doors).collect(),
            trend: figures.trend(POINTS),
        }
    }
}

fn value(best: Best) -> usize {
    best.value
}

impl Form {
    fn of(Share { wins, games }: Share) -> Form {
        Form { wins, games }
    }
}

impl Lost {
    fn of(losses: Losses) -> Lost {
        Lost { games: losses.games, doomed_before: losses.doomed_before, missing_doors: losses.missing }
    }
}
