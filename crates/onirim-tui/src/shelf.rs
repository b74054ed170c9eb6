//! The shelf: does what the game asks of the disk.

use onirim_store::{Begun, Bookmark, GameKind, Page, Store, StoreError};
use onirim_text::Language;

use crate::app::App;
use crate::draw::{Charset, Paint};
use crate::effect::Effect;
use crate::settings::{Motion, Settings, SpellStop};
use crate::table::Deal;

/// How many finished games the list shows.
const LISTED: usize = 500;

/// Does the program go on?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// Yes.
    Stay,
    /// No.
    Leave,
}

/// The store, and where the game on the table stands in it.
#[derive(Debug)]
pub struct Shelf {
    store: Store,
    bookmark: Option<Bookmark>,
}

impl Shelf {
    /// A shelf with nothing taken from it yet.
    pub fn new(store: Store) -> Shelf {
        Shelf { store, bookmark: None }
    }

    /// Does what was asked for. What goes wrong is told to the player.
    pub fn perform(&mut self, effect: &Effect, app: &mut App) -> Flow {
        let done = match effect {
            Effect::Leave => return Flow::Leave,
            Effect::Begin => self.begin(app),
            Effect::Keep => self.keep(app),
            Effect::TakeBack(reason) => match (&mut self.bookmark, app.on_table()) {
                (Some(bookmark), Some((playthrough, _))) => self.store.undo(bookmark, playthrough, *reason),
                (None, _) | (_, None) => Ok(()),
            },
            Effect::GiveUp => match self.bookmark.take() {
                Some(bookmark) => self.store.give_up(&bookmark),
                None => Ok(()),
            },
            Effect::Continue => self.resume(app),
            Effect::Open(id) => self.store.load(*id).map(|saved| {
                self.bookmark = Some(saved.bookmark.clone());
                app.opened(saved);
            }),
            Effect::Browse => self.browse(app),
            Effect::Count => self.store.statistics().map(|statistics| app.counted(statistics)),
            Effect::Remember { name, value } => self.store.set(name, value),
        };
        if let Err(error) = done {
            app.failed(&error);
        }
        Flow::Stay
    }

    fn begin(&mut self, app: &mut App) -> Result<(), StoreError> {
        self.bookmark = None;
        let Some((playthrough, deal)) = app.on_table() else { return Ok(()) };
        let kind = match deal {
            Deal::Free => GameKind::Normal,
            Deal::Daily(day) => GameKind::Daily(day),
            Deal::Table => GameKind::Table,
            // A lesson is short and begins anew each time.
            Deal::Lesson => return Ok(()),
        };
        match self.store.begin(kind, playthrough)? {
            Begun::Fresh(bookmark) => self.bookmark = Some(bookmark),
            Begun::Repeated(bookmark) => {
                self.bookmark = Some(bookmark);
                app.repeat();
            }
            Begun::Continued(saved) => {
                self.bookmark = Some(saved.bookmark.clone());
                app.opened(*saved);
            }
            Begun::Practice(bookmark) => {
                self.bookmark = Some(bookmark);
                app.practise();
            }
        }
        Ok(())
    }

    fn keep(&mut self, app: &mut App) -> Result<(), StoreError> {
        match (&mut self.bookmark, app.on_table()) {
            (Some(bookmark), Some((playthrough, _))) => self.store.append(bookmark, playthrough),
            (None, _) | (_, None) => Ok(()),
        }
    }

    fn resume(&mut self, app: &mut App) -> Result<(), StoreError> {
        let Some(latest) = self.store.unfinished()?.games.first().map(|game| game.id) else { return Ok(()) };
        let saved = self.store.load(latest)?;
        self.bookmark = Some(saved.bookmark.clone());
        app.opened(saved);
        Ok(())
    }

    fn browse(&mut self, app: &mut App) -> Result<(), StoreError> {
        let unfinished = self.store.unfinished()?.games;
        let finished = self.store.finished(Page { skip: 0, at_most: LISTED })?.games;
        app.browsed(unfinished, finished);
        Ok(())
    }

    /// The settings of the last time, where there are any.
    pub fn settings(&self, otherwise: Settings) -> Settings {
        let Ok(kept) = self.store.settings() else { return otherwise };
        let get = |name: &str| kept.get(name).map(String::as_str);
        Settings {
            language: get("language").and_then(|code| Language::parse(code).ok()).unwrap_or(otherwise.language),
            paint: match get("color") {
                Some("off") => Paint::Plain,
                Some("on") => Paint::Color,
                Some(_) | None => otherwise.paint,
            },
            charset: match get("charset") {
                Some("ascii") => Charset::Ascii,
                Some("unicode") => Charset::Unicode,
                Some(_) | None => otherwise.charset,
            },
            motion: match get("animations") {
                Some("off") => Motion::Off,
                Some("on") => Motion::On,
                Some(_) | None => otherwise.motion,
            },
            spell_stop: match get("spell-stop") {
                Some("off") => SpellStop::Never,
                Some("on") => SpellStop::BeforeDraws,
                Some(_) | None => otherwise.spell_stop,
            },
        }
    }
}
