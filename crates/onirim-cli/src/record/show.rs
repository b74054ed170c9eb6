//! `onirim record show`: a whole game, step by step on the screen or in words.

use std::path::Path;
use std::process::ExitCode;

use onirim_core::{Event, Players, Seat};
use onirim_record::{Playthrough, Programs, Record};
use onirim_text::{Args, Perspective, Text};

use super::read;
use crate::console::Console;
use crate::fault::Fault;
use crate::options::{Eyes, Show};
use crate::screen;
use crate::whole_file::STANDARD;

/// Shows the game of a record. On a screen the user steps through it; to a pipe all of it is written.
pub(super) fn show(options: &Show, text: &Text) -> Result<ExitCode, Fault> {
    let playthrough = match options.game {
        Some(game) => game.load()?.playthrough,
        None => {
            let file = options.file.as_deref().unwrap_or(Path::new(STANDARD));
            read(file).map_err(|problem| Fault::NoRecord(file.to_owned(), problem))?
        }
    };
    if let Some(Eyes::One(seat)) = options.seat
        && !playthrough.record().setup.seats().contains(&seat)
    {
        return Err(Fault::NobodyThere(seat));
    }
    if options.wants_lines() || !screen::is_there() {
        tell(&playthrough, options.seat, text)
    } else {
        screen::show(playthrough, text)
    }
}

/// Tells the game, a paragraph a turn.
fn tell(playthrough: &Playthrough, seat: Option<Eyes>, text: &Text) -> Result<ExitCode, Fault> {
    let perspective = seat.map_or_else(|| usual_perspective(playthrough.record()), Eyes::perspective);
    let mut console = Console::standard();
    console.say_all(heading(playthrough.record(), text))?;
    for turn in turns(playthrough) {
        console.blank()?;
        console.say_all(text.story(&turn, perspective))?;
    }
    console.blank()?;
    match text.ending_of(&playthrough.game().view(Seat::One), Programs::of(playthrough.record())) {
        Some(ending) => console.say(&ending)?,
        None => console.say(&text.get("plain-unfinished"))?,
    }
    Ok(ExitCode::SUCCESS)
}

fn usual_perspective(record: &Record) -> Perspective {
    match record.setup.players {
        Players::One => Perspective::Player(Seat::One),
        Players::Two(_) => Perspective::Table,
    }
}

/// What is played, the share code, and whatever else was noted.
fn heading(record: &Record, text: &Text) -> Vec<String> {
    let code = record
        .share_code()
        .filter(|_| !record.has_secrets())
        .map(|code| text.get_with("plain-share-code", &Args::new().text("code", code.to_string())));
    let noted = record.headers.iter().map(|header| {
        let args = Args::new().text("label", header.name()).text("content", header.value());
        text.get_with("table-line", &args)
    });
    [text.setup(&record.setup)].into_iter().chain(code).chain(noted).collect()
}

/// The events of the deal, then those of each turn.
fn turns(playthrough: &Playthrough) -> Vec<Vec<Event>> {
    let mut turns = vec![Vec::new()];
    for event in playthrough.scenes().flat_map(|scene| scene.events) {
        if matches!(event, Event::TurnBegan { .. }) {
            turns.push(Vec::new());
        }
        if let Some(turn) = turns.last_mut() {
            turn.push(event);
        }
    }
    turns.retain(|turn| !turn.is_empty());
    turns
}
