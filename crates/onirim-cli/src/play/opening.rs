//! Which game is played: a saved one, one from a record, the deal of the day, or a new one.

use std::path::Path;

use onirim_core::Setup;
use onirim_record::{Header, Playthrough, ShareCode};
use onirim_store::{GameId, GameKind, GameSummary, daily_seed};
use onirim_text::{Args, Subject, Text};

use super::keeper::Keeper;
use super::setup::ask_setup;
use crate::clock::today;
use crate::console::{Console, Reply, Stop};
use crate::fault::Fault;
use crate::options::Play;
use crate::seed::any_seed;
use crate::{record, rules};

/// More saved games are not listed: nobody reads through them.
const LISTED: usize = 20;

/// What the player wants to play.
enum Wish {
    /// This deal.
    Deal(ShareCode),
    /// The deal of the day.
    Daily(Setup),
    /// A game that was left.
    Saved(GameId),
}

/// The game of a record, to be played on.
pub(crate) fn from_record(path: &Path) -> Result<Playthrough, Fault> {
    let playthrough = record::read(path).map_err(|problem| Fault::NoRecord(path.to_owned(), problem))?;
    if playthrough.game().ending().is_some() {
        return Err(Fault::RecordIsOver(path.to_owned()));
    }
    if playthrough.record().seed.is_none() {
        return Err(Fault::RecordWithoutSeed(path.to_owned()));
    }
    Ok(playthrough)
}

/// A game as the command line says; what it does not say is asked.
pub(crate) fn choose(
    options: &Play,
    console: &mut Console<'_>,
    text: &Text,
    keeper: &mut Keeper,
) -> Result<Playthrough, Stop> {
    loop {
        let wish = match (options.code, options.setup, options.seed) {
            (_, setup, _) if options.daily => Wish::Daily(setup.unwrap_or(Setup::SOLO)),
            (Some(code), _, _) => Wish::Deal(code),
            (None, Some(setup), seed) => Wish::Deal(ShareCode { setup, seed: seed.unwrap_or_else(any_seed) }),
            (None, None, Some(seed)) => Wish::Deal(ShareCode { setup: ask_setup(console, text)?, seed }),
            (None, None, None) => ask_wish(console, text, keeper)?,
        };
        match wish {
            Wish::Deal(code) => return Ok(keeper.begin(deal(code), GameKind::Normal, console, text)?),
            Wish::Daily(setup) => {
                let day = today();
                let code = ShareCode { setup, seed: daily_seed(day, setup) };
                return Ok(keeper.begin(deal(code), GameKind::Daily(day), console, text)?);
            }
            Wish::Saved(id) => {
                if let Some(playthrough) = keeper.take(id, console, text)? {
                    return Ok(playthrough);
                }
            }
        }
    }
}

/// The deal of a share code, with today's date.
pub(crate) fn deal(code: ShareCode) -> Playthrough {
    let mut playthrough = Playthrough::seeded(code.setup, code.seed);
    playthrough.headers_mut().extend(Header::new("date", &today().to_string()));
    playthrough
}

#[derive(Clone, Copy)]
enum Way {
    BaseGame,
    Choose,
    Daily,
    Code,
    Saved,
    Rules,
}

fn ask_wish(console: &mut Console<'_>, text: &Text, keeper: &mut Keeper) -> Result<Wish, Stop> {
    let saved = keeper.unfinished(console, text)?;
    let mut choices = vec![
        (Way::BaseGame, text.setup(&Setup::SOLO)),
        (Way::Choose, text.get("plain-menu-choose")),
        (Way::Code, text.get("plain-menu-code")),
        (Way::Rules, text.get("plain-menu-rules")),
        (Way::Daily, text.get("plain-menu-daily")),
    ];
    if !saved.is_empty() {
        choices.push((Way::Saved, text.get("plain-menu-saved")));
    }
    loop {
        let setup = match console.choose(text, &text.get("plain-menu-play"), &choices)? {
            Way::BaseGame => Setup::SOLO,
            Way::Choose => ask_setup(console, text)?,
            Way::Daily => return Ok(Wish::Daily(ask_setup(console, text)?)),
            Way::Code => match ask_code(console, text)? {
                Some(code) => return Ok(Wish::Deal(code)),
                None => continue,
            },
            Way::Saved => return Ok(Wish::Saved(ask_saved(&saved, console, text)?)),
            Way::Rules => {
                rules::explain(console, text, Subject::ALL)?;
                continue;
            }
        };
        return Ok(Wish::Deal(ShareCode { setup, seed: any_seed() }));
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

fn ask_saved(saved: &[GameSummary], console: &mut Console<'_>, text: &Text) -> Result<GameId, Stop> {
    let choices: Vec<(GameId, String)> =
        saved.iter().take(LISTED).map(|game| (game.id, in_words(game, text))).collect();
    console.choose(text, &text.get("plain-which-saved"), &choices)
}

/// What is played, how far it is, and since when it waits.
fn in_words(game: &GameSummary, text: &Text) -> String {
    let day = game.updated.to_zoned(jiff::tz::TimeZone::system()).date();
    let args =
        Args::new().text("setup", text.setup(&game.setup)).count("doors", game.doors).text("day", day.to_string());
    text.get_with("plain-saved-game", &args)
}

/// Does the player want to go on with the last game?
pub(crate) fn wants_saved(saved: &GameSummary, console: &mut Console<'_>, text: &Text) -> Result<Reply, Stop> {
    let question = text.get_with("plain-saved-found", &Args::new().text("setup", text.setup(&saved.setup)));
    console.blank()?;
    console.yes_or_no(text, &question, Reply::Yes)
}
