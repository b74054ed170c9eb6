//! What costs a player most, over all saved games.

use std::io::{self, Write};
use std::process::ExitCode;

use onirim_archive::ArchiveError;
use onirim_coach::review::{Habits, Worst};
use onirim_session::{GameSummary, Page, SavedGame};
use onirim_store::{Store, StoreError};
use onirim_text::{Args, Sign, Text};

use super::progress::ProgressLine;
use super::{json, of_saved};
use crate::fault::Fault;
use crate::ink::{Ink, Tone};
use crate::interrupt::{INTERRUPTED, Interrupt};
use crate::options;

/// What came of looking at all games.
struct Looked {
    habits: Habits,
    /// What was looked at, the last played first.
    ids: Vec<String>,
    /// How many games there are to look at.
    of: usize,
    /// Those that cannot be read: as a sentence, and by id.
    damaged: Vec<(String, String)>,
    end: End,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    AllSeen,
    Interrupted,
}

/// Looks at every game that counts in the statistics, the last played first. An interrupt ends that early, and what was found out is told.
pub(super) fn review(options: &options::Review, text: &Text) -> Result<ExitCode, Fault> {
    let looked = look(text)?;
    let mut output = io::stdout().lock();
    if options.json {
        let damaged: Vec<String> = looked.damaged.iter().map(|(_, id)| id.clone()).collect();
        let interrupted = looked.end == End::Interrupted;
        json::write_all(&looked.habits, &looked.ids, interrupted, &damaged, &mut output)?;
    } else {
        Words { text, ink: Ink::of_output(), output: &mut output }.all(&looked)?;
    }
    output.flush()?;
    Ok(match looked.end {
        End::Interrupted => ExitCode::from(INTERRUPTED),
        End::AllSeen if looked.damaged.is_empty() => ExitCode::SUCCESS,
        End::AllSeen => ExitCode::FAILURE,
    })
}

fn look(text: &Text) -> Result<Looked, Fault> {
    let store = Store::open_default()?;
    let listing = store.finished(Page { skip: 0, at_most: usize::MAX })?;
    let games: Vec<GameSummary> = listing.games.into_iter().filter(GameSummary::is_counted).collect();
    let damaged = listing.damaged.iter().map(|game| (text.damaged_game(game), game.id.clone())).collect();
    let mut looked = Looked { habits: Habits::default(), ids: Vec::new(), of: games.len(), damaged, end: End::AllSeen };
    let interrupt = Interrupt::heed()?;
    let mut line = ProgressLine::new(text);
    for (game, number) in games.iter().zip(1..) {
        line.game(number, games.len());
        let saved = match store.load(game.id) {
            Ok(saved) => saved,
            // One that cannot be read does not hide the others.
            Err(StoreError::Archive(ArchiveError::DamagedGame(damaged))) => {
                looked.damaged.push((text.damaged_game(&damaged), damaged.id.clone()));
                continue;
            }
            Err(error) => return Err(error.into()),
        };
        if look_at(&saved, &mut looked, &interrupt, &mut line) == End::Interrupted {
            looked.end = End::Interrupted;
            break;
        }
    }
    line.clear();
    Ok(looked)
}

/// A game that was not looked at to its end is left out.
fn look_at(saved: &SavedGame, looked: &mut Looked, interrupt: &Interrupt, line: &mut ProgressLine<'_>) -> End {
    let Ok(mut reviewer) = of_saved(saved) else { return End::AllSeen };
    while let Some(progress) = reviewer.step() {
        if interrupt.signal().is_stopped() {
            return End::Interrupted;
        }
        line.show(progress);
    }
    looked.habits.add(&reviewer.finish());
    looked.ids.push(saved.summary.id.to_string());
    End::AllSeen
}

struct Words<'a, W> {
    text: &'a Text,
    ink: Ink,
    output: &'a mut W,
}

impl<W: Write> Words<'_, W> {
    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{line}")
    }

    fn say_with(&mut self, key: &str, args: &Args) -> io::Result<()> {
        let line = self.text.get_with(key, args);
        self.say(&line)
    }

    fn heading(&mut self, key: &str) -> io::Result<()> {
        let title = self.ink.paint(Tone::Heading, &self.text.get(key));
        self.say(&title)
    }

    fn all(&mut self, looked: &Looked) -> io::Result<()> {
        if !looked.damaged.is_empty() {
            self.say_with("statistics-damaged", &Args::new().count("count", looked.damaged.len()))?;
            looked.damaged.iter().try_for_each(|(told, _)| self.say(told))?;
            self.say("")?;
        }
        let habits = &looked.habits;
        if looked.end == End::Interrupted {
            self.say_with("review-all-stopped", &Args::new().count("games", habits.games()).count("of", looked.of))?;
        }
        let Some((accuracy, luck)) = habits.accuracy().zip(habits.luck()) else {
            return if looked.of == 0 { self.say(&self.text.get("review-all-none")) } else { Ok(()) };
        };
        self.heading("review-all-title")?;
        self.say_with("review-all-games", &Args::new().count("games", habits.games()).count("won", habits.won()))?;
        let accuracy = self.text.percent(accuracy * 100.0);
        let luck = self.text.mean_points(luck, Sign::Both);
        self.say_with("review-all-accuracy", &Args::new().text("accuracy", accuracy).text("luck", luck))?;
        self.topics(habits)?;
        self.worst(habits.worst(), &looked.ids)
    }

    fn topics(&mut self, habits: &Habits) -> io::Result<()> {
        let topics = habits.topics();
        let a_game = |lost: onirim_coach::review::Share| {
            self.text.mean_points(lost.percent() / habits.games().max(1) as f64, Sign::Minus)
        };
        let Some((dearest, tally)) = topics.first().filter(|(_, tally)| tally.mistakes > 0) else {
            return self.say(&self.text.get("review-all-clean"));
        };
        let most = Args::new().text("topic", self.text.topic(*dearest)).text("lost", a_game(tally.lost));
        let lines: Vec<Args> = topics
            .iter()
            .map(|(topic, tally)| {
                Args::new()
                    .text("topic", self.text.topic(*topic))
                    .text("lost", a_game(tally.lost))
                    .count("mistakes", tally.mistakes)
                    .count("choices", tally.choices)
            })
            .collect();
        self.say_with("review-all-most", &most)?;
        self.say("")?;
        lines.iter().try_for_each(|args| self.say_with("review-all-topic", args))
    }

    fn worst(&mut self, worst: &[Worst], ids: &[String]) -> io::Result<()> {
        if worst.is_empty() {
            return Ok(());
        }
        self.say("")?;
        self.heading("review-all-worst")?;
        for Worst { game, moment } in worst {
            let args = Args::new()
                .text("lost", self.text.points(moment.skill(), Sign::Both))
                .text("game", ids.get(*game).map_or("", String::as_str))
                .text("place", self.text.review_place(moment))
                .text("chosen", self.text.review_action(moment, moment.chosen.action))
                .text("better", self.text.review_action(moment, moment.best.action));
            self.say_with("review-all-mistake", &args)?;
        }
        Ok(())
    }
}
