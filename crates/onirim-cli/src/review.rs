//! `onirim review`: the review of a game, or of all.

mod all;
mod json;
mod picture;
mod words;

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use onirim_coach::Effort;
use onirim_coach::review::{NoReview, Review, Reviewer};
use onirim_record::Playthrough;
use onirim_session::{Conclusion, SavedGame};
use onirim_store::Store;
use onirim_text::{Args, Text};

use crate::fault::Fault;
use crate::progress::ProgressLine;
use crate::record::{self, GameName};
use crate::whole_file::{self, STANDARD};
use crate::{options, same_file};

/// The effort for each decision: a whole game takes some seconds.
pub(crate) const EFFORT: Effort = Effort::USUAL;

/// Reviews one game, or all that are saved.
pub(crate) fn run(options: &options::Review, text: &Text) -> Result<ExitCode, Fault> {
    if options.all {
        return all::review(options, text);
    }
    // Reports before the work that a file cannot be written at the end.
    if let Some(file) = &options.html {
        same_file::refuse(file, options.file.as_deref().as_slice())?;
        whole_file::check(file, options.existing())?;
    }
    let review = review(reviewer(options, text)?, text);
    let written = options.html.as_deref().map(|file| write_page(&review, file, options, text));
    let told = tell(&review, options, written.as_ref(), text);
    written.transpose()?;
    told?;
    Ok(ExitCode::SUCCESS)
}

/// A page that cannot be written does not hide the review.
fn tell(
    review: &Review,
    options: &options::Review,
    written: Option<&Result<(), Fault>>,
    text: &Text,
) -> io::Result<()> {
    let mut output = io::stdout().lock();
    match (&options.html, written) {
        _ if options.json => json::write(review, &mut output)?,
        (Some(file), Some(Ok(()))) => {
            let args = Args::new().text("path", file.display().to_string());
            writeln!(output, "{}", text.get_with("review-written", &args))?;
        }
        (_, Some(_) | None) => words::write(review, text, &mut output)?,
    }
    output.flush()
}

/// A reviewer of the game that was asked for.
fn reviewer(options: &options::Review, text: &Text) -> Result<Reviewer, Fault> {
    let reviewer = match options.game {
        Some(game) => of_saved(&finished(game, text)?),
        None => {
            let file = options.file.as_deref().unwrap_or(Path::new(STANDARD));
            let playthrough = record::read(file).map_err(|problem| Fault::NoRecord(file.to_owned(), problem))?;
            of_record(&playthrough)
        }
    };
    reviewer.map_err(|why| match why {
        NoReview::GoesOn => Fault::GoesOn { finished: None },
        NoReview::NotLearned => Fault::NotLearned,
    })
}

/// The saved game of this name. If the last game is not over, the last finished one is taken, with a note.
fn finished(name: GameName, text: &Text) -> Result<SavedGame, Fault> {
    let store = Store::open_default()?;
    let asked = name.summary(&store)?;
    if asked.conclusion.is_some() {
        return Ok(store.load(asked.id)?);
    }
    let games = store.games()?.games;
    let over = games.iter().zip(1..).find(|(game, _)| game.conclusion.is_some());
    match (over, name) {
        (Some((game, number)), GameName::Number(1)) => {
            let note = text.get_with("review-last-finished", &Args::new().count("number", number));
            writeln!(io::stderr(), "{note}")?;
            Ok(store.load(game.id)?)
        }
        (over, GameName::Number(_) | GameName::Id(_)) => {
            Err(Fault::GoesOn { finished: over.map(|(_, number)| number) })
        }
    }
}

/// A record does not distinguish a game that was given up from one that goes on.
fn of_record(playthrough: &Playthrough) -> Result<Reviewer, NoReview> {
    Reviewer::of(playthrough, EFFORT)
}

/// The store does: a game that was given up is not played on.
fn of_saved(saved: &SavedGame) -> Result<Reviewer, NoReview> {
    match saved.summary.conclusion {
        Some(Conclusion::GivenUp) => Reviewer::of_given_up(&saved.playthrough, EFFORT),
        Some(Conclusion::Won | Conclusion::Lost(_)) | None => Reviewer::of(&saved.playthrough, EFFORT),
    }
}

fn review(mut reviewer: Reviewer, text: &Text) -> Review {
    let mut line = ProgressLine::new();
    while let Some(progress) = reviewer.step() {
        line.show(|_| words::progress(progress, None, text));
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
