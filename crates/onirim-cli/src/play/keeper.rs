//! Keeps the game on the table, and tells if that cannot be done.

use std::io;

use onirim_record::Playthrough;
use onirim_store::{Begun, Bookmark, GameId, GameKind, GameSummary, SavedGame, Store, StoreError, Undo};
use onirim_text::{Args, Text};

use crate::console::Console;

/// Keeps one game in the store.
pub(crate) struct Keeper {
    store: Option<Store>,
    /// Where the game stands in the store. `None`: it is not there yet.
    bookmark: Option<Bookmark>,
    kind: GameKind,
    help: Help,
    state: State,
}

/// Does the player know more than a player should? Such a game does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Help {
    None,
    Assisted,
}

enum State {
    /// No game is being played.
    NoGame,
    /// The game is saved as it stands.
    Saved,
    /// It is not, and why.
    Unsaved(String),
}

/// What became of a change that was to be kept.
#[derive(Debug)]
pub(crate) enum Kept {
    /// It is kept, or the player has been told that it is not.
    Done,
    /// The store refuses it, and the player has been told why: it must not be made.
    Refused,
    /// Another program has gone on with the game. This is how it stands now.
    MovedOn(Box<Playthrough>),
    /// Another program has ended the game.
    Gone,
}

impl Keeper {
    /// Over the store of this user. Where there is none, games are played all the same.
    pub(crate) fn open(text: &Text) -> Keeper {
        match Store::open_default() {
            Ok(store) => Keeper::new(store),
            Err(error) => Keeper { state: State::Unsaved(text.store_error(&error)), ..Keeper::idle(None) },
        }
    }

    pub(crate) fn new(store: Store) -> Keeper {
        Keeper::idle(Some(store))
    }

    fn idle(store: Option<Store>) -> Keeper {
        Keeper { store, bookmark: None, kind: GameKind::Normal, help: Help::None, state: State::NoGame }
    }

    pub(crate) fn has_saved(&self) -> bool {
        matches!(self.state, State::Saved)
    }

    /// Why the game is not saved, if it is not.
    pub(crate) fn unsaved(&self) -> Option<&str> {
        match &self.state {
            State::Unsaved(reason) => Some(reason),
            State::NoGame | State::Saved => None,
        }
    }

    pub(crate) fn kind(&self) -> GameKind {
        self.kind
    }

    pub(crate) fn help(&self) -> Help {
        self.help
    }

    /// The games that can be continued line by line, the last played first. Real cards are told on the whole screen.
    pub(crate) fn unfinished(&mut self, console: &mut Console<'_>, text: &Text) -> io::Result<Vec<GameSummary>> {
        let Some(store) = &self.store else {
            self.complain(console, text)?;
            return Ok(Vec::new());
        };
        let listing = match store.unfinished() {
            Ok(listing) => listing,
            Err(error) => {
                cannot_load(&text.store_error(&error), console, text)?;
                return Ok(Vec::new());
            }
        };
        for damaged in &listing.damaged {
            cannot_load(&text.damaged_game(damaged), console, text)?;
        }
        let by_lines = |game: &GameSummary| match game.kind {
            GameKind::Normal | GameKind::Daily(_) => game.seed.is_some(),
            GameKind::Table | GameKind::Lesson => false,
        };
        Ok(listing.games.into_iter().filter(by_lines).collect())
    }

    /// Takes a saved game to the table. `None`: it cannot be read, and that has been told.
    pub(crate) fn take(
        &mut self,
        id: GameId,
        console: &mut Console<'_>,
        text: &Text,
    ) -> io::Result<Option<Playthrough>> {
        match self.store.as_ref().map(|store| store.load(id)) {
            None => Ok(None),
            Some(Ok(saved)) => Ok(Some(self.hold(saved))),
            Some(Err(error)) => {
                cannot_load(&text.store_error(&error), console, text)?;
                Ok(None)
            }
        }
    }

    fn hold(&mut self, saved: SavedGame) -> Playthrough {
        self.kind = saved.summary.kind;
        self.help = if saved.summary.assisted { Help::Assisted } else { Help::None };
        self.bookmark = Some(saved.bookmark);
        self.state = State::Saved;
        saved.playthrough
    }

    /// Begins a game. The store decides whether it counts; if it does not, the player is told why.
    pub(crate) fn begin(
        &mut self,
        playthrough: Playthrough,
        kind: GameKind,
        console: &mut Console<'_>,
        text: &Text,
    ) -> io::Result<Playthrough> {
        (self.bookmark, self.kind, self.help) = (None, kind, Help::None);
        match self.store.as_ref().map(|store| store.begin(kind, &playthrough)) {
            None => {}
            Some(Ok(Begun::Fresh(bookmark))) => self.entered(bookmark),
            Some(Ok(Begun::Repeated(bookmark))) => {
                self.help = Help::Assisted;
                self.entered(bookmark);
                console.say(&text.get("deal-repeated"))?;
            }
            Some(Ok(Begun::Continued(saved))) => return Ok(self.hold(*saved)),
            Some(Ok(Begun::Practice(bookmark))) => {
                (self.kind, self.help) = (GameKind::Normal, Help::Assisted);
                self.entered(bookmark);
                console.say(&text.get("daily-taken"))?;
            }
            Some(Err(error)) => self.failed(&error, console, text)?,
        }
        Ok(playthrough)
    }

    /// Goes on with a game from elsewhere, whose player may know what comes.
    pub(crate) fn adopt(
        &mut self,
        playthrough: Playthrough,
        console: &mut Console<'_>,
        text: &Text,
    ) -> io::Result<Playthrough> {
        (self.bookmark, self.kind, self.help) = (None, GameKind::Normal, Help::Assisted);
        console.say(&text.get("plain-assisted"))?;
        if let Err(error) = self.enter(&playthrough) {
            self.failed(&error, console, text)?;
        }
        Ok(playthrough)
    }

    fn entered(&mut self, bookmark: Bookmark) {
        (self.bookmark, self.state) = (Some(bookmark), State::Saved);
    }

    /// Enters the game into the store. Without a store there is nothing to do.
    fn enter(&mut self, playthrough: &Playthrough) -> Result<(), StoreError> {
        let Some(store) = &self.store else { return Ok(()) };
        let bookmark = match self.help {
            Help::None => store.create(self.kind, playthrough)?,
            Help::Assisted => store.adopt(playthrough)?,
        };
        self.entered(bookmark);
        Ok(())
    }

    /// Saves the game. If that fails, says so once and goes on; the next time everything that is missing is saved.
    pub(crate) fn keep(&mut self, game: &Playthrough, console: &mut Console<'_>, text: &Text) -> io::Result<Kept> {
        let kept = match (&self.store, &mut self.bookmark) {
            (None, _) => return Ok(Kept::Done),
            (Some(store), Some(bookmark)) => store.append(bookmark, game),
            (Some(_), None) => self.enter(game),
        };
        match kept {
            Ok(()) => {
                self.state = State::Saved;
                Ok(Kept::Done)
            }
            Err(StoreError::MovedOn { id, .. } | StoreError::Over { id } | StoreError::UnknownGame { id }) => {
                self.look_again(id, console, text)
            }
            Err(error) => {
                self.failed(&error, console, text)?;
                Ok(Kept::Done)
            }
        }
    }

    /// Goes back to an earlier moment of the game.
    pub(crate) fn take_back(
        &mut self,
        earlier: &Playthrough,
        why: Undo,
        console: &mut Console<'_>,
        text: &Text,
    ) -> io::Result<Kept> {
        let done = match (&self.store, &mut self.bookmark) {
            (Some(store), Some(bookmark)) if earlier.ply() < bookmark.ply() => store.undo(bookmark, earlier, why),
            // What is taken back was never saved.
            (Some(store), Some(bookmark)) if why == Undo::ForHelp => store.mark_assisted(bookmark.id()),
            (_, _) => Ok(()),
        };
        match done {
            Ok(()) => {
                if why == Undo::ForHelp {
                    self.help = Help::Assisted;
                }
                Ok(Kept::Done)
            }
            Err(StoreError::MovedOn { id, .. } | StoreError::UnknownGame { id }) => self.look_again(id, console, text),
            Err(error) => {
                cannot_save(&text.store_error(&error), console, text)?;
                Ok(Kept::Refused)
            }
        }
    }

    /// Another program was at the same game.
    fn look_again(&mut self, id: GameId, console: &mut Console<'_>, text: &Text) -> io::Result<Kept> {
        match self.store.as_ref().map(|store| store.load(id)) {
            Some(Ok(saved)) if saved.summary.conclusion.is_none() => {
                console.say(&text.get("plain-moved-on"))?;
                Ok(Kept::MovedOn(Box::new(self.hold(saved))))
            }
            Some(_) | None => {
                console.say(&text.get("plain-gone"))?;
                self.put_down();
                Ok(Kept::Gone)
            }
        }
    }

    /// The player gives the game up: it is over, and counts as lost.
    pub(crate) fn give_up(&mut self, console: &mut Console<'_>, text: &Text) -> io::Result<Kept> {
        if let (Some(store), Some(bookmark)) = (&self.store, &self.bookmark) {
            match store.give_up(bookmark) {
                Ok(()) => {}
                Err(StoreError::MovedOn { id, .. } | StoreError::Over { id } | StoreError::UnknownGame { id }) => {
                    return self.look_again(id, console, text);
                }
                Err(error) => {
                    cannot_save(&text.store_error(&error), console, text)?;
                    return Ok(Kept::Refused);
                }
            }
        }
        self.put_down();
        Ok(Kept::Done)
    }

    /// Leaves the game in the store, finished or not.
    pub(crate) fn put_down(&mut self) {
        if self.unsaved().is_none() {
            (self.bookmark, self.state) = (None, State::NoGame);
        }
    }

    fn failed(&mut self, error: &StoreError, console: &mut Console<'_>, text: &Text) -> io::Result<()> {
        let known = self.unsaved().is_some();
        self.state = State::Unsaved(text.store_error(error));
        if known { Ok(()) } else { self.complain(console, text) }
    }

    fn complain(&self, console: &mut Console<'_>, text: &Text) -> io::Result<()> {
        self.unsaved().map_or(Ok(()), |reason| cannot_save(reason, console, text))
    }
}

fn cannot_save(reason: &str, console: &mut Console<'_>, text: &Text) -> io::Result<()> {
    console.say(&text.get_with("plain-cannot-save", &Args::new().text("reason", reason)))
}

fn cannot_load(reason: &str, console: &mut Console<'_>, text: &Text) -> io::Result<()> {
    console.say(&text.get_with("plain-cannot-load", &Args::new().text("reason", reason)))
}
