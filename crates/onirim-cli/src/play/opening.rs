//! Which game is played: a saved one, one from a record, the deal of the day, or a new one.

use std::path::Path;

use onirim_core::Setup;
use onirim_record::{Playthrough, Programs, ShareCode};
use onirim_session::{Deal, Dealing, GameId, GameKind, GameSummary, Opened, Session, SpellStop, settings};
use onirim_store::{Store, new_seed, time_zone, today};
use onirim_text::{Args, Subject, Text};

use super::plain_game::say_kept;
use super::setup::{ask_game, ask_setup};
use super::{dealing, lesson};
use crate::console::{Console, Reply, Stop};
use crate::fault::Fault;
use crate::options::Play;
use crate::{record, rules};

/// More saved games are not listed: nobody reads through them.
const LISTED: usize = 20;

/// What the player wants to play.
enum Wish {
    /// A new game.
    New(Deal),
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
pub(crate) fn choose(options: &Play, console: &mut Console<'_>, text: &Text, store: &Store) -> Result<Session, Stop> {
    loop {
        let wish = match (options.setup(), options.seed()) {
            (setup, _) if options.daily => Wish::New(Deal::Daily(setup.unwrap_or(Setup::SOLO))),
            (Some(setup), seed) => Wish::New(deal(setup, options.programs(), seed)?),
            (None, Some(seed)) => {
                let (setup, programs) = ask_game(console, text)?;
                Wish::New(deal(setup, programs, Some(seed))?)
            }
            (None, None) => ask_wish(console, text, store)?,
        };
        match wish {
            Wish::New(deal) => return begin(deal, console, text, store),
            Wish::Saved(id) => {
                if let Some(session) = open(id, console, text, store)? {
                    return Ok(session);
                }
            }
        }
    }
}

/// A deal of this seed, or of any.
pub(crate) fn deal(setup: Setup, programs: Programs, seed: Option<u64>) -> Result<Deal, Stop> {
    let seed = seed.map_or_else(new_seed, Ok).map_err(Stop::NoSeed)?;
    Ok(Deal::With { code: ShareCode { setup, seed }, programs })
}

/// A deal of real cards.
pub(crate) fn table(setup: Setup, console: &mut Console<'_>, text: &Text, store: &Store) -> Result<Deal, Stop> {
    console.blank()?;
    console.say(&text.get_with("plain-playing", &Args::new().text("setup", text.setup(&setup))))?;
    console.say(&text.get("plain-table-intro"))?;
    dealing::lead(Dealing::new(setup), store, console, text).map(|dealt| Deal::Table(Box::new(dealt)))
}

/// Begins a game. If it does not count, or cannot be saved, the player is told.
pub(crate) fn begin(deal: Deal, console: &mut Console<'_>, text: &Text, store: &Store) -> Result<Session, Stop> {
    let (session, kept) = Session::begin(deal, today(), store);
    say_kept(&kept, console, text)?;
    Ok(with_habits(session, store))
}

/// Goes on with a game from elsewhere, whose player may know what comes.
pub(crate) fn adopt(
    playthrough: Playthrough,
    console: &mut Console<'_>,
    text: &Text,
    store: &Store,
) -> Result<Session, Stop> {
    console.say(&text.get("plain-assisted"))?;
    let (session, kept) = Session::adopt(playthrough, store);
    say_kept(&kept, console, text)?;
    Ok(with_habits(session, store))
}

/// Opens a saved game. `None`: it cannot be read, or is over, and that has been told.
pub(crate) fn open(id: GameId, console: &mut Console<'_>, text: &Text, store: &Store) -> Result<Option<Session>, Stop> {
    match store.load(id).map(|saved| Session::open(saved.into())) {
        Ok(Opened::GoesOn(session)) => Ok(Some(with_habits(*session, store))),
        Ok(Opened::Over(_)) => {
            console.say(&text.get("kept-ended"))?;
            Ok(None)
        }
        Err(error) => {
            console.say(&cannot_load(&text.trouble(&error.into()), text))?;
            Ok(None)
        }
    }
}

/// The stop for spells that the player likes, here and on the full screen.
fn with_habits(mut session: Session, store: &Store) -> Session {
    if session.can_stop_for_spells()
        && let Ok(Some(word)) = store.setting(settings::SPELL_STOP)
    {
        session.stop_usually(SpellStop::from_word(&word).unwrap_or_default());
    }
    session
}

/// The games that can be continued line by line, the last played first. What is wrong with them is told once.
pub(crate) fn unfinished(console: &mut Console<'_>, text: &Text, store: &Store) -> Result<Vec<GameSummary>, Stop> {
    let listing = match store.unfinished() {
        Ok(listing) => listing,
        Err(error) => {
            console.remark(&cannot_load(&text.trouble(&error.into()), text))?;
            return Ok(Vec::new());
        }
    };
    for damaged in &listing.damaged {
        console.remark(&cannot_load(&text.damaged_game(damaged), text))?;
    }
    let by_lines = |game: &GameSummary| match game.kind {
        GameKind::Normal | GameKind::Daily(_) => game.seed.is_some(),
        GameKind::Table => true,
        GameKind::Lesson => false,
    };
    Ok(listing.games.into_iter().filter(by_lines).collect())
}

fn cannot_load(reason: &str, text: &Text) -> String {
    text.get_with("plain-cannot-load", &Args::new().text("reason", reason))
}

#[derive(Clone, Copy)]
enum Way {
    BaseGame,
    Choose,
    Daily,
    Code,
    Saved,
    Lessons,
    Rules,
    Table,
}

fn ask_wish(console: &mut Console<'_>, text: &Text, store: &Store) -> Result<Wish, Stop> {
    let saved = unfinished(console, text, store)?;
    let mut choices = vec![
        (Way::BaseGame, text.setup(&Setup::SOLO)),
        (Way::Choose, text.get("plain-menu-choose")),
        (Way::Code, text.get("plain-menu-code")),
        (Way::Rules, text.get("plain-menu-rules")),
        (Way::Daily, text.get("plain-menu-daily")),
        (Way::Table, text.get("plain-menu-table")),
    ];
    if !saved.is_empty() {
        choices.push((Way::Saved, text.get("plain-menu-saved")));
    }
    choices.push((Way::Lessons, text.get("app-menu-lesson")));
    loop {
        let (setup, programs) = match console.choose(text, &text.get("plain-menu-play"), &choices)? {
            Way::BaseGame => (Setup::SOLO, Programs::NONE),
            Way::Choose => ask_game(console, text)?,
            Way::Daily => return Ok(Wish::New(Deal::Daily(ask_setup(console, text)?))),
            Way::Code => match ask_code(console, text)? {
                Some(code) => return Ok(Wish::New(Deal::Code(code))),
                None => continue,
            },
            Way::Table => {
                let setup = ask_setup(console, text)?;
                return Ok(Wish::New(table(setup, console, text, store)?));
            }
            Way::Saved => return Ok(Wish::Saved(ask_saved(&saved, console, text)?)),
            Way::Lessons => {
                lesson::lessons(console, text, store)?;
                continue;
            }
            Way::Rules => {
                rules::explain(console, text, Subject::ALL)?;
                continue;
            }
        };
        return Ok(Wish::New(deal(setup, programs, None)?));
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
    let day = game.updated.to_zoned(time_zone()).date();
    let args = Args::new()
        .text("setup", text.setup_with(&game.setup, game.programs))
        .count("doors", game.doors)
        .text("day", day.to_string());
    text.get_with("plain-saved-game", &args)
}

/// Does the player want to go on with the last game?
pub(crate) fn wants_saved(saved: &GameSummary, console: &mut Console<'_>, text: &Text) -> Result<Reply, Stop> {
    let question =
        text.get_with("plain-saved-found", &Args::new().text("setup", text.setup_with(&saved.setup, saved.programs)));
    console.blank()?;
    console.yes_or_no(text, &question, Reply::Yes)
}
