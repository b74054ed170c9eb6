//! Which game is played: a saved one, one from a record, or a new one.

use std::fs::File;
use std::path::Path;

use anyhow::{Context, Result, bail};
use onirim_core::Setup;
use onirim_record::{Header, Playthrough, ShareCode};
use onirim_text::{Args, Subject, Text};

use crate::console::{Console, Reply, Stop};
use crate::options::Play;
use crate::rules;
use crate::seed::any_seed;
use crate::shelf::{read_bounded, today};

use super::setup::ask_setup;

/// The game of a record, to be played on.
pub(crate) fn from_record(path: &Path) -> Result<Playthrough> {
    let bytes =
        File::open(path).and_then(read_bounded).with_context(|| format!("{} cannot be read", path.display()))?;
    let playthrough = Playthrough::read(&bytes).with_context(|| format!("{} is no game record", path.display()))?;
    if playthrough.game().ending().is_some() {
        bail!("the game of {0} is over: read it with `onirim record show {0}`", path.display());
    }
    if playthrough.record().seed.is_none() {
        bail!("the cards of {} were dealt on a table, and no seed says which come next", path.display());
    }
    Ok(playthrough)
}

/// A new game: as the command line says; what it does not say is asked.
pub(crate) fn new_game(options: &Play, console: &mut Console<'_>, text: &Text) -> Result<Playthrough, Stop> {
    let code = match (options.code, options.setup, options.seed) {
        (Some(code), _, _) => code,
        (None, Some(setup), seed) => ShareCode { setup, seed: seed.unwrap_or_else(any_seed) },
        (None, None, Some(seed)) => ShareCode { setup: ask_setup(console, text)?, seed },
        (None, None, None) => ask_game(console, text)?,
    };
    Ok(deal(code))
}

/// The deal of a share code, with today's date.
pub(crate) fn deal(code: ShareCode) -> Playthrough {
    let mut playthrough = Playthrough::seeded(code.setup, code.seed);
    playthrough.headers_mut().extend(Header::new("date", &today()));
    playthrough
}

#[derive(Clone, Copy)]
enum Way {
    BaseGame,
    Choose,
    Code,
    Rules,
}

fn ask_game(console: &mut Console<'_>, text: &Text) -> Result<ShareCode, Stop> {
    let choices = [
        (Way::BaseGame, text.setup(&Setup::SOLO)),
        (Way::Choose, text.get("plain-menu-choose")),
        (Way::Code, text.get("plain-menu-code")),
        (Way::Rules, text.get("plain-menu-rules")),
    ];
    loop {
        let setup = match console.choose(text, &text.get("plain-menu-play"), &choices)? {
            Way::BaseGame => Setup::SOLO,
            Way::Choose => ask_setup(console, text)?,
            Way::Code => match ask_code(console, text)? {
                Some(code) => return Ok(code),
                None => continue,
            },
            Way::Rules => {
                rules::explain(console, text, Subject::ALL)?;
                continue;
            }
        };
        return Ok(ShareCode { setup, seed: any_seed() });
    }
}

/// `None`: the player has none after all.
fn ask_code(console: &mut Console<'_>, text: &Text) -> Result<Option<ShareCode>, Stop> {
    loop {
        let typed = console.ask(text, &text.get("plain-ask-code"))?;
        if typed.is_empty() {
            return Ok(None);
        }
        match typed.parse::<ShareCode>() {
            Ok(code) => return Ok(Some(code)),
            Err(_) => console.say(&text.get("plain-bad-code"))?,
        }
    }
}

/// Does the player want to go on with the saved game?
pub(crate) fn wants_saved(saved: &Playthrough, console: &mut Console<'_>, text: &Text) -> Result<Reply, Stop> {
    let setup = text.setup(&saved.record().setup);
    let question = text.get_with("plain-saved-found", &Args::new().text("setup", setup));
    console.blank()?;
    console.yes_or_no(text, &question, Reply::Yes)
}
