//! `onirim review`: how a game went, or all of them.

mod all;
mod json;
mod picture;
mod progress;
mod words;

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use onirim_ai::search::Effort;
use onirim_coach::review::{NoReview, Review, Reviewer};
use onirim_record::Playthrough;
use onirim_session::{Conclusion, SavedGame};
use onirim_text::{Args, Text};

use crate::fault::Fault;
use crate::options;
use crate::record;
use crate::whole_file::{self, STANDARD};

use progress::ProgressLine;

/// So much is thought about each decision: a whole game takes some seconds.
pub(crate) const EFFORT: Effort = Effort::USUAL;

/// Looks back at one game, or at all that are saved.
pub(crate) fn run(options: &options::Review, text: &Text) -> Result<ExitCode, Fault> {
    if options.all {
        return all::review(options, text);
    }
    // What cannot be written at the end is told before the work is done.
    if let Some(file) = &options.html {
        whole_file::check(file, options.existing())?;
    }
    let review = review(reviewer(options)?, text);
    if let Some(file) = &options.html {
        write_page(&review, file, options, text)?;
    }
    let mut output = io::stdout().lock();
    match &options.html {
        _ if options.json => json::write(&review, &mut output)?,
        Some(file) => {
            let args = Args::new().text("path", file.display().to_string());
            writeln!(output, "{}", text.get_with("review-written", &args))?;
        }
        None => words::write(&review, text, &mut output)?,
    }
    output.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Whoever will look at the game that was asked for.
fn reviewer(options: &options::Review) -> Result<Reviewer, Fault> {
    let reviewer = match options.game {
        Some(game) => of_saved(&game.load()?),
        None => {
            let file = options.file.as_deref().unwrap_or(Path::new(STANDARD));
            let playthrough = record::read(file).map_err(|problem| Fault::NoRecord(file.to_owned(), problem))?;
            of_record(&playthrough)
        }
    };
    reviewer.map_err(|why| match why {
        NoReview::GoesOn => Fault::GoesOn,
        NoReview::NotLearned => Fault::NotLearned,
    })
}

/// A record does not tell a game that was given up from one that goes on.
fn of_record(playthrough: &Playthrough) -> Result<Reviewer, NoReview> {
    Reviewer::of(playthrough, EFFORT)
}

/// The store does: nobody plays on what was given up.
fn of_saved(saved: &SavedGame) -> Result<Reviewer, NoReview> {
    match saved.summary.conclusion {
        Some(Conclusion::GivenUp) => Reviewer::of_given_up(&saved.playthrough, EFFORT),
        Some(Conclusion::Won | Conclusion::Lost(_)) | None => Reviewer::of(&saved.playthrough, EFFORT),
    }
}

fn review(mut reviewer: Reviewer, text: &Text) -> Review {
    let mut line = ProgressLine::new(text);
    while let Some(progress) = reviewer.step() {
        line.show(progress);
    }
    line.clear();
    reviewer.finish()
}

fn write_page(review: &Review, file: &Path, options: &options::Review, text: &Text) -> Result<(), Fault> {
    let page = picture::of(review, text).to_html();
    whole_file::write(file, options.existing(), |content| {
        content.write_all(page.as_bytes()).map_err(|error| Fault::Unwritable(file.to_owned(), error))
    })
}
