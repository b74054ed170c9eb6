//! The summary of a finished game for its player.

use std::time::Duration;

use jiff::civil::Date;
use onirim_core::Setup;
use onirim_record::Playthrough;

use crate::archive::Standing;
use crate::chronicle::Chronicle;
use crate::kind::GameKind;
use crate::scene::About;
use crate::statistics::{Bests, Laurel, Score, Share, Statistics};
use crate::summary::GameSummary;

/// The summary of a finished game for its player. [`Chronicle`] is its course; the rest comes from an archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Epilogue {
    /// What was played.
    pub setup: Setup,
    /// What sort of game it was.
    pub kind: GameKind,
    /// Was it won?
    pub score: Score,
    /// Did it count? Assisted games and repeated deals do not.
    pub standing: Standing,
    /// How it went.
    pub chronicle: Chronicle,
    /// How long it took from the deal to the end, breaks included. `None`: no archive knows.
    pub lasted: Option<Duration>,
    /// Its effect on the statistics. `None` if no archive has them, or if programs played alone.
    pub tally: Option<Tally>,
}

/// The statistics of all games that are [counted](crate::Played) together, after a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// How many were won in a row, up to the last one that counted.
    pub streak: usize,
    /// The streak before the last one that counted.
    pub streak_before: usize,
    /// The longest streak ever.
    pub best_streak: usize,
    /// How many of the last were won.
    pub form: Share,
    /// The personal bests.
    pub bests: Bests,
    /// What this game has done better than all before it.
    pub laurels: Vec<Laurel>,
    /// How many days in a row the deal of the day was played.
    pub days: usize,
}

impl Epilogue {
    /// Of a finished game; `None` while it goes on. A lesson has none.
    pub fn of(about: &About, playthrough: &Playthrough) -> Option<Epilogue> {
        let ending = playthrough.game().ending().filter(|_| about.kind != GameKind::Lesson)?;
        Some(Epilogue {
            setup: playthrough.record().setup,
            kind: about.kind,
            score: if ending == onirim_core::Ending::Victory { Score::Won } else { Score::Lost },
            standing: about.standing,
            chronicle: Chronicle::of(playthrough),
            lasted: None,
            tally: None,
        })
    }

    /// With the game's own summary and the statistics of the archive.
    pub fn among(self, summary: &GameSummary, statistics: &Statistics, today: Date) -> Epilogue {
        let lasted = summary.lasted();
        if summary.programs.is_watched() {
            return Epilogue { lasted, ..self };
        }
        let figures = statistics.rows.get(&summary.played()).cloned().unwrap_or_default();
        let tally = Tally {
            streak: figures.streak,
            streak_before: figures.streak_before,
            best_streak: figures.best_streak,
            form: figures.form(),
            bests: figures.bests,
            laurels: if summary.is_counted() { figures.laurels(summary.id) } else { Vec::new() },
            days: statistics.days.streak(today),
        };
        Epilogue { lasted, tally: Some(tally), ..self }
    }

    /// How many Doors there were at the end.
    pub fn doors(&self) -> usize {
        self.chronicle.doors.last().copied().unwrap_or(0)
    }
}
