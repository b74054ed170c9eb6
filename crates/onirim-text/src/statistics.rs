//! Statistics as text.

use jiff::civil::Date;
use onirim_session::{Bests, Days, Figures, Statistics};

use crate::args::Args;
use crate::text::Text;

impl Text {
    /// The win rate of the last games and of as many before them. `None` if these are all games.
    pub fn form(&self, figures: &Figures) -> Option<String> {
        let form = figures.form();
        let args = Args::new().count("wins", form.wins).count("games", form.games);
        let told = match figures.form_before() {
            Some(before) => self.get_with("statistics-form-before", &args.count("before", before.wins)),
            None => self.get_with("statistics-form", &args),
        };
        (figures.games() > form.games).then_some(told)
    }

    /// The streaks.
    pub fn streaks(&self, figures: &Figures) -> String {
        let args = Args::new().count("streak", figures.streak).count("best", figures.best_streak);
        self.get_with("statistics-streak", &args)
    }

    /// The kinds of defeats.
    pub fn losses(&self, figures: &Figures) -> String {
        let args = Args::new()
            .count("refill", figures.lost_in_refill.games)
            .count("redraw", figures.lost_in_redraw.games)
            .count("given-up", figures.given_up.games);
        self.get_with("statistics-losses", &args)
    }

    /// The personal bests with one set-up: of victories or, if there are none, the most Doors. `None` without a game.
    pub fn bests(&self, bests: &Bests) -> Option<String> {
        let args = |name, best: Option<onirim_session::Best>| best.map(|best| Args::new().count(name, best.value));
        match (args("turns", bests.turns), bests.left) {
            (Some(args), Some(left)) => Some(self.get_with("statistics-bests", &args.count("left", left.value))),
            (_, _) => args("doors", bests.doors).map(|args| self.get_with("statistics-best-doors", &args)),
        }
    }

    /// The daily deals that were played; `None` if none was.
    pub fn days(&self, days: &Days, today: Date) -> Option<String> {
        let args = Args::new()
            .count("played", days.played())
            .count("streak", days.streak(today))
            .count("best", days.best_streak());
        (days.played() > 0).then(|| self.get_with("statistics-days", &args))
    }

    /// What is counted separately, and what not at all, one sentence a line.
    pub fn left_out(&self, statistics: &Statistics) -> Vec<String> {
        let told = [
            ("statistics-with-program", if statistics.overall.games() > 0 { statistics.with_program() } else { 0 }),
            ("statistics-watched", statistics.watched),
            ("statistics-assisted", statistics.assisted),
        ];
        let told = told.into_iter().filter(|(_, count)| *count > 0);
        told.map(|(key, count)| self.get_with(key, &Args::new().count("count", count))).collect()
    }
}
