//! `onirim play`: the game, line by line.
//!
//! Good for screen readers and pipes: one fact a line, choices with numbers, no colours, no tricks with the cursor.

mod asking;
mod command;
mod help;
mod keeper;
mod opening;
mod session;
mod setup;
mod table;
mod telling;

pub(crate) use opening::any_seed;

use std::process::ExitCode;

use anyhow::{Result, bail};
use onirim_record::{Playthrough, ShareCode};
use onirim_text::{Args, Text};

use crate::console::{Console, Reply, Stop, Typist};
use crate::options::Play;
use crate::shelf::{NoShelf, Shelf};
use keeper::Keeper;
use session::{End, Session};
use telling::Telling;

/// Plays until the player has had enough.
pub(crate) fn play(options: &Play, text: &Text) -> Result<ExitCode> {
    let from = options.from.as_deref().map(opening::from_record).transpose()?;
    let mut console = Console::standard();
    let mut keeper = match Shelf::open() {
        Ok(shelf) => Keeper::new(shelf),
        Err(NoShelf::Busy(folder)) => bail!("{}", with_path(text, "plain-busy", &folder)),
        Err(NoShelf::Io(folder, error)) => Keeper::without(format!("{}: {error}", folder.display())),
        Err(NoShelf::NoPlace) => Keeper::without(text.get("plain-no-place")),
    };
    let stop = match games(options, from, &mut console, text, &mut keeper) {
        Ok(()) => Stop::Quit,
        Err(stop) => stop,
    };
    farewell(stop, &mut console, text, &keeper)
}

fn games(
    options: &Play,
    from: Option<Playthrough>,
    console: &mut Console<'_>,
    text: &Text,
    keeper: &mut Keeper,
) -> Result<(), Stop> {
    console.say(&text.get("plain-title"))?;
    console.say(&text.get("plain-title.subtitle"))?;
    let (mut playthrough, mut telling) = first_game(options, from, console, text, keeper)?;
    loop {
        let setup = playthrough.record().setup;
        let session = Session::begin(playthrough, telling, console, text, keeper)?;
        playthrough = match session.play()? {
            End::Another => opening::new_game(&Play::default(), console, text)?,
            // A script has said all that it had to say.
            End::Over { .. } if console.typist() == Typist::Pipe => return Ok(()),
            End::Over { code } => match ask_again(console, text)? {
                Again::SameKind => opening::deal(ShareCode { setup, seed: opening::any_seed() }),
                Again::SameDeal => match code {
                    Some(code) => opening::deal(code),
                    None => return Ok(()),
                },
                Again::Other => opening::new_game(&Play::default(), console, text)?,
                Again::Quit => return Ok(()),
            },
        };
        telling = Telling::from_the_start(&playthrough);
    }
}

/// The game to begin with. A saved one is offered first, and never lost.
fn first_game(
    options: &Play,
    from: Option<Playthrough>,
    console: &mut Console<'_>,
    text: &Text,
    keeper: &mut Keeper,
) -> Result<(Playthrough, Telling), Stop> {
    if let Some(saved) = keeper.saved(console, text)? {
        let reply = if options.new || from.is_some() {
            Reply::No
        } else {
            opening::wants_saved(&saved, console, text)?
        };
        match reply {
            Reply::Yes => {
                let telling = Telling::from_the_last_turns(&saved);
                return Ok((saved, telling));
            }
            Reply::No => keeper.put_aside(console, text)?,
        }
    }
    if let Some(playthrough) = from {
        let telling = Telling::from_the_last_turns(&playthrough);
        return Ok((playthrough, telling));
    }
    let playthrough = opening::new_game(options, console, text)?;
    let telling = Telling::from_the_start(&playthrough);
    Ok((playthrough, telling))
}

#[derive(Clone, Copy)]
enum Again {
    SameKind,
    SameDeal,
    Other,
    Quit,
}

fn ask_again(console: &mut Console<'_>, text: &Text) -> Result<Again, Stop> {
    let choices = [
        (Again::SameKind, text.get("plain-menu-same")),
        (Again::SameDeal, text.get("plain-menu-replay")),
        (Again::Other, text.get("plain-menu-new")),
        (Again::Quit, text.get("plain-menu-quit")),
    ];
    console.choose(text, &text.get("plain-over-again"), &choices)
}

/// The last words, which say whether the game is safe.
fn farewell(stop: Stop, console: &mut Console<'_>, text: &Text, keeper: &Keeper) -> Result<ExitCode> {
    if let Some(reason) = keeper.unsaved() {
        console.say(&text.get_with("plain-cannot-save", &Args::new().text("reason", reason)))?;
        return Ok(ExitCode::FAILURE);
    }
    let key = match stop {
        Stop::Io(error) => return Err(error.into()),
        Stop::Quit if keeper.has_saved() => "plain-saved",
        Stop::InputEnded if keeper.has_saved() => "plain-input-ended",
        Stop::Quit | Stop::InputEnded => "plain-bye",
    };
    console.say(&text.get(key))?;
    Ok(ExitCode::SUCCESS)
}

fn with_path(text: &Text, key: &str, path: &std::path::Path) -> String {
    text.get_with(key, &Args::new().text("path", path.display().to_string()))
}
