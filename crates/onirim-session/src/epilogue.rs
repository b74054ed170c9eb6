//! What there is to tell when a game is over: how it went, and what it comes to with all the others.

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

/// What there is to tell when a game is over. [`Chronicle`] is how it went; the rest is what an archive knows of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Epilogue {
    /// What was played.
    pub setup: Setup,
    /// What sort of game it was.
    pub kind: GameKind,
    /// Was it won?
    pub score: Score,
    /// Did it count? One with help does not, nor does a deal that was played before.
    pub standing: Standing,
    /// How it went.
    pub chronicle: Chronicle,
    /// How long it took from the deal to the end, breaks included. `None`: no archive knows.
    pub lasted: Option<Duration>,
    /// What it comes to with all the others. `None`: no archive knows, or programs played it alone.
    pub tally: Option<Tally>,
}

/// What a game comes to with all the others that are [counted](crate::Played) with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// How many were won one after the other, up to the last one that counted.
    pub streak: usize,
    /// How many they were before the last one that counted, which it has lengthened or ended.
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
    /// Of a game that is over; `None` while it goes on. A lesson is over when it has taught everything, and has nothing to tell.
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

    /// With what the archive says of it: its own summary, and what all games say together.
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
