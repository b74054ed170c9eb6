//! The summary of a finished game.

use std::time::Duration;

use onirim_session::{Chronicle, Epilogue, Laurel, Met, Score, Standing, Tally};

use crate::args::Args;
use crate::text::Text;

impl Text {
    /// The facts of a finished game, one a line: length, Nightmares, statistics.
    pub fn epilogue(&self, epilogue: &Epilogue) -> Vec<String> {
        let mut facts = vec![self.ending_lasted(epilogue), self.ending_nightmares(&epilogue.chronicle)];
        if let Some(tally) = &epilogue.tally {
            facts.push(self.ending_streak(epilogue, tally));
            facts.extend(self.ending_best(tally));
            if epilogue.kind.day().is_some() && tally.days > 1 {
                facts.push(self.get_with("ending-days", &Args::new().count("days", tally.days)));
            }
        }
        facts
    }

    /// Turns, time, cards left.
    fn ending_lasted(&self, epilogue: &Epilogue) -> String {
        let turns = self.get_with("ending-turns", &Args::new().count("count", epilogue.chronicle.turns()));
        let mut parts = vec![turns];
        parts.extend(epilogue.lasted.map(|lasted| self.ending_time(lasted)));
        if epilogue.chronicle.left > 0 {
            parts.push(self.get_with("ending-left", &Args::new().count("count", epilogue.chronicle.left)));
        }
        self.get_with("ending-facts", &Args::new().text("facts", parts.join(", ")))
    }

    /// A duration in suitable units.
    fn ending_time(&self, lasted: Duration) -> String {
        let minutes = lasted.as_secs() / 60;
        let args = Args::new()
            .number("days", i64::try_from(minutes / (24 * 60)).unwrap_or(i64::MAX))
            .number("hours", i64::try_from(minutes / 60).unwrap_or(i64::MAX))
            .number("minutes", i64::try_from(minutes % 60).unwrap_or(0));
        match minutes {
            0..60 => self.get_with("ending-minutes", &args),
            60..1440 => self.get_with("ending-hours", &args),
            1440.. => self.get_with("ending-long", &args),
        }
    }

    /// The Nightmares and their answers.
    fn ending_nightmares(&self, chronicle: &Chronicle) -> String {
        let word = |met: Met| match met {
            Met::Key => "ending-met-key",
            Met::Door => "ending-met-door",
            Met::Deck => "ending-met-deck",
            Met::Hand => "ending-met-hand",
            Met::Spell => "ending-met-spell",
        };
        let times = Met::ALL.into_iter().map(|met| (met, chronicle.times(met))).filter(|(_, times)| *times > 0);
        let ways: Vec<String> =
            times.map(|(met, times)| self.get_with(word(met), &Args::new().count("count", times))).collect();
        let args = Args::new()
            .count("count", chronicle.nightmares.len())
            .count("away", chronicle.warded_off)
            .text("ways", ways.join(", "));
        self.get_with(if chronicle.warded_off > 0 { "ending-nightmares-away" } else { "ending-nightmares" }, &args)
    }

    /// The effect on the streak.
    fn ending_streak(&self, epilogue: &Epilogue, tally: &Tally) -> String {
        let args = Args::new()
            .count("streak", tally.streak)
            .count("before", tally.streak_before)
            .count("best", tally.best_streak)
            .count("wins", tally.form.wins)
            .count("games", tally.form.games);
        let key = match (epilogue.standing, epilogue.score) {
            (Standing::Assisted, _) => "ending-assisted",
            (Standing::Counts, Score::Won) => "ending-streak",
            (Standing::Counts, Score::Lost) if tally.streak_before > 0 => "ending-streak-over",
            (Standing::Counts, Score::Lost) => "ending-no-streak",
        };
        self.get_with(key, &args)
    }

    /// The best results, and whether this game is among them.
    fn ending_best(&self, tally: &Tally) -> Vec<String> {
        let word = |laurel: Laurel| match laurel {
            Laurel::FirstVictory => "ending-first-victory",
            Laurel::Streak => "ending-best-streak",
            Laurel::Turns => "ending-best-turns",
            Laurel::Left => "ending-best-left",
            Laurel::Doors => "ending-best-doors",
        };
        let laurels: Vec<String> = tally.laurels.iter().map(|&laurel| self.get(word(laurel))).collect();
        let new = (!laurels.is_empty())
            .then(|| self.get_with("ending-laurels", &Args::new().text("laurels", self.list(&laurels))));
        self.bests(&tally.bests).into_iter().chain(new).collect()
    }

    /// The line about a daily deal to share. It reveals nothing about the deal: no card, no colour, no code. `None` for other games.
    pub fn share_line(&self, epilogue: &Epilogue) -> Option<String> {
        let day = epilogue.kind.day()?;
        let of = epilogue.setup.all_doors();
        let found = epilogue.doors().min(of);
        let args = Args::new()
            .text("day", day.to_string())
            .text("setup", self.setup(&epilogue.setup))
            .text("doors", format!("{}{}", "■".repeat(found), "□".repeat(of - found)))
            .count("found", found)
            .count("of", of)
            .count("turns", epilogue.chronicle.turns())
            .count("left", epilogue.chronicle.left)
            .count("days", epilogue.tally.as_ref().map_or(0, |tally| tally.days));
        Some(match (epilogue.standing, epilogue.score) {
            (Standing::Assisted, _) => self.get_with("ending-share-assisted", &args),
            (Standing::Counts, Score::Won) => self.get_with("ending-share-won", &args),
            (Standing::Counts, Score::Lost) => self.get_with("ending-share-lost", &args),
        })
    }
}
