//! The mistakes over all saved games.

use std::io::{self, Write};
use std::process::ExitCode;

use onirim_coach::review::{Habits, Progress, Worst};
use onirim_session::{GameSummary, SavedGame};
use onirim_store::{ArchiveError, Store, StoreError};
use onirim_text::{Args, Sign, Text};

use super::{json, of_saved, words};
use crate::fault::Fault;
use crate::interrupt::{INTERRUPTED, Interrupt};
use crate::options;
use crate::page::Page;
use crate::progress::ProgressLine;
use crate::record::Described;

/// The reviews of all games.
struct Reviews {
    habits: Habits,
    /// The reviewed games, the last played first.
    games: Vec<GameSummary>,
    /// The number of games to review.
    of: usize,
    /// Damaged games: as a sentence, and by id.
    damaged: Vec<(String, String)>,
    is_interrupted: bool,
}

/// Reviews every game that counts in the statistics, the last played first. An interrupt ends it early, and the results so far are printed.
pub(super) fn review(options: &options::Review, text: &Text) -> Result<ExitCode, Fault> {
    let looked = look(text)?;
    let mut output = io::stdout().lock();
    if options.json {
        let damaged: Vec<String> = looked.damaged.iter().map(|(_, id)| id.clone()).collect();
        let ids: Vec<String> = looked.games.iter().map(|game| game.id.to_string()).collect();
        json::write_all(&looked.habits, &ids, looked.is_interrupted, &damaged, &mut output)?;
    } else {
        HabitsText { page: Page::new(text, &mut output) }.all(&looked)?;
    }
    output.flush()?;
    Ok(match (looked.is_interrupted, looked.damaged.is_empty()) {
        (true, _) => ExitCode::from(INTERRUPTED),
        (false, true) => ExitCode::SUCCESS,
        (false, false) => ExitCode::FAILURE,
    })
}

fn look(text: &Text) -> Result<Reviews, Fault> {
    let store = Store::open_default()?;
    let listing = store.finished(onirim_session::Page { skip: 0, at_most: usize::MAX })?;
    let games: Vec<GameSummary> = listing.games.into_iter().filter(GameSummary::is_counted).collect();
    let damaged = listing.damaged.iter().map(|game| (text.damaged_game(game), game.id.clone())).collect();
    let mut looked =
        Reviews { habits: Habits::default(), games: Vec::new(), of: games.len(), damaged, is_interrupted: false };
    let interrupt = Interrupt::heed()?;
    let mut line = ProgressLine::new();
    for (game, number) in games.iter().zip(1..) {
        let saved = match store.load(game.id) {
            Ok(saved) => saved,
            // A damaged game does not hide the others.
            Err(StoreError::Archive(ArchiveError::DamagedGame(damaged))) => {
                looked.damaged.push((text.damaged_game(&damaged), damaged.id.clone()));
                continue;
            }
            Err(error) => return Err(error.into()),
        };
        let show = |progress| line.show(|_| words::progress(progress, Some((number, games.len())), text));
        look_at(&saved, &mut looked, &interrupt, show);
        if looked.is_interrupted {
            break;
        }
    }
    line.clear();
    Ok(looked)
}

/// An interrupted review is left out.
fn look_at(saved: &SavedGame, looked: &mut Reviews, interrupt: &Interrupt, mut show: impl FnMut(Progress)) {
    let Ok(mut reviewer) = of_saved(saved) else { return };
    while let Some(progress) = reviewer.step() {
        if interrupt.signal().is_stopped() {
            looked.is_interrupted = true;
            return;
        }
        show(progress);
    }
    looked.habits.add(&reviewer.finish());
    looked.games.push(saved.summary);
}

struct HabitsText<'a, W> {
    page: Page<'a, W>,
}

impl<W: Write> HabitsText<'_, W> {
    fn all(&mut self, looked: &Reviews) -> io::Result<()> {
        if !looked.damaged.is_empty() {
            self.page.say_with("statistics-damaged", &Args::new().count("count", looked.damaged.len()))?;
            self.page.say_all(looked.damaged.iter().map(|(told, _)| told))?;
            self.page.say("")?;
        }
        let habits = &looked.habits;
        if looked.is_interrupted {
            self.page
                .say_with("review-all-stopped", &Args::new().count("games", habits.games()).count("of", looked.of))?;
        }
        let Some((accuracy, luck)) = habits.accuracy().zip(habits.luck()) else {
            return if looked.of == 0 { self.page.say(&self.page.text.get("review-all-none")) } else { Ok(()) };
        };
        self.page.heading(&self.page.text.get("review-all-title"))?;
        self.page
            .say_with("review-all-games", &Args::new().count("games", habits.games()).count("won", habits.won()))?;
        let accuracy = self.page.text.percent(accuracy * 100.0);
        let luck = self.page.text.mean_points(luck, Sign::Both);
        self.page.say_with("review-all-accuracy", &Args::new().text("accuracy", accuracy).text("luck", luck))?;
        self.topics(habits)?;
        self.worst(habits.worst(), &looked.games)
    }

    fn topics(&mut self, habits: &Habits) -> io::Result<()> {
        let topics = habits.topics();
        let a_game = |lost: onirim_coach::review::Share| {
            self.page.text.mean_points(lost.percent() / habits.games().max(1) as f64, Sign::Minus)
        };
        let Some((dearest, tally)) = topics.first().filter(|(_, tally)| tally.mistakes > 0) else {
            return self.page.say(&self.page.text.get("review-all-clean"));
        };
        let most = Args::new().text("topic", self.page.text.topic(*dearest)).text("lost", a_game(tally.lost));
        let lines: Vec<Args> = topics
            .iter()
            .map(|(topic, tally)| {
                Args::new()
                    .text("topic", self.page.text.topic(*topic))
                    .text("lost", a_game(tally.lost))
                    .count("mistakes", tally.mistakes)
                    .count("choices", tally.choices)
            })
            .collect();
        self.page.say_with("review-all-most", &most)?;
        self.page.say("")?;
        lines.iter().try_for_each(|args| self.page.say_with("review-all-topic", args))
    }

    fn worst(&mut self, worst: &[Worst], games: &[GameSummary]) -> io::Result<()> {
        if worst.is_empty() {
            return Ok(());
        }
        self.page.say("")?;
        self.page.heading(&self.page.text.get("review-all-worst"))?;
        for Worst { game, moment } in worst {
            let Some(game) = games.get(*game) else { continue };
            let Described { day, result, about } = Described::of(game, self.page.text);
            let args = Args::new()
                .text("lost", self.page.text.points(moment.skill(), Sign::Both))
                .text("day", day)
                .text("result", result)
                .text("about", about)
                .text("place", self.page.text.review_place(moment))
                .text("chosen", self.page.text.review_action(moment, moment.chosen.action))
                .text("better", self.page.text.review_action(moment, moment.best.action));
            self.page.say_with("review-all-mistake", &args)?;
        }
        Ok(())
    }
}
