//! `onirim play`: the game, line by line.
//!
//! Good for screen readers and pipes: one fact a line, choices with numbers, no colours, no tricks with the cursor.

mod asking;
mod command;
mod help;
mod keeper;
mod opening;
mod plain_game;
mod setup;
mod table;
mod telling;
mod undo;

use std::process::ExitCode;

use onirim_record::{Playthrough, ShareCode};
use onirim_store::GameKind;
use onirim_text::{Args, Text};

use crate::console::{Console, Reply, Stop, Typist};
use crate::fault::Fault;
use crate::options::Play;
use crate::seed::any_seed;
use keeper::Keeper;
use plain_game::{End, PlainGame};

/// Plays until the player has had enough.
pub(crate) fn play(options: &Play, text: &Text) -> Result<ExitCode, Fault> {
    let from = options.from.as_deref().map(opening::from_record).transpose()?;
    let mut console = Console::standard();
    let mut keeper = Keeper::open(text);
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
    let mut playthrough = first_game(options, from, console, text, keeper)?;
    loop {
        let setup = playthrough.record().setup;
        let game = PlainGame::begin(playthrough, console, text, keeper)?;
        playthrough = match game.play()? {
            End::Another => opening::choose(&Play::default(), console, text, keeper)?,
            // A script has said all that it had to say.
            End::Over { .. } if console.typist() == Typist::Pipe => return Ok(()),
            End::Over { code } => match (ask_again(console, text)?, code) {
                (Again::SameKind, _) => {
                    let deal = opening::deal(ShareCode { setup, seed: any_seed() });
                    keeper.begin(deal, GameKind::Normal, console, text)?
                }
                (Again::SameDeal, Some(code)) => keeper.begin(opening::deal(code), GameKind::Normal, console, text)?,
                (Again::Other, _) => opening::choose(&Play::default(), console, text, keeper)?,
                (Again::SameDeal, None) | (Again::Quit, _) => return Ok(()),
            },
        };
    }
}

/// The game to begin with. One that was left is offered first, and never lost.
fn first_game(
    options: &Play,
    from: Option<Playthrough>,
    console: &mut Console<'_>,
    text: &Text,
    keeper: &mut Keeper,
) -> Result<Playthrough, Stop> {
    if let Some(playthrough) = from {
        return Ok(keeper.adopt(playthrough, console, text)?);
    }
    if !options.new
        && !options.daily
        && let Some(last) = keeper.unfinished(console, text)?.first()
        && opening::wants_saved(last, console, text)? == Reply::Yes
        && let Some(playthrough) = keeper.take(last.id, console, text)?
    {
        return Ok(playthrough);
    }
    opening::choose(options, console, text, keeper)
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
fn farewell(stop: Stop, console: &mut Console<'_>, text: &Text, keeper: &Keeper) -> Result<ExitCode, Fault> {
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

#[cfg(test)]
mod tests {
    use onirim_core::Setup;
    use onirim_store::Store;
    use onirim_text::Language;

    use super::*;

    /// What is said to somebody who types this at a terminal and then hangs up.
    fn conversation(typed: &str) -> String {
        let mut keeper = Keeper::new(Store::in_memory().expect("a store"));
        let text = Text::new(Language::English);
        let mut said = Vec::new();
        let mut console = Console::new(typed.as_bytes(), &mut said, Typist::Person);
        let options = Play { setup: Some(Setup::SOLO), seed: Some(7), ..Play::default() };
        let _ = games(&options, None, &mut console, &text, &mut keeper);
        drop(console);
        String::from_utf8(said).expect("text")
    }

    /// Some choices of a game that ends soon: with seed 7, the first ones all the way.
    fn whole_game() -> String {
        let ones = "1\n".repeat(500);
        let until_the_end = conversation(&ones);
        let (game, _) = until_the_end.split_once("Play again?").expect("an end");
        let questions = ["Your choice: ", "Yes or no"].map(|prompt| game.matches(prompt).count());
        "1\n".repeat(questions.iter().sum())
    }

    #[test]
    fn after_a_game_another_one_is_offered() {
        let game = whole_game();
        let same_deal = conversation(&format!("{game}2\nq\n"));
        assert_eq!(same_deal.matches("Your hand: 2 red Suns, a blue Sun, a red Moon, a blue Moon").count(), 2);
        let other_kind = conversation(&format!("{game}3\nq\n"));
        assert_eq!(other_kind.matches("What would you like to play?").count(), 1);
        let enough = conversation(&format!("{game}4\n"));
        assert_eq!(enough.matches("You play: ").count(), 1);
        assert_eq!(enough.matches("Play again?").count(), 1);
    }

    #[test]
    fn a_terminal_shows_what_is_typed_by_itself() {
        assert!(conversation("foo\n").contains("Your choice: “foo” is none of the choices."));
    }
}
