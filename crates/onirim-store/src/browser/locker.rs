//! A collection with a database behind it, shared with the other pages.

use std::cell::RefCell;
use std::rc::Rc;

use crate::{Collection, Here, Key};
use wasm_bindgen_futures::spawn_local;

use super::channel::Channel;
use super::database::Database;
use super::world::WORLD;

/// The name of the database, and of the channel between pages.
const NAME: &str = "onirim";

/// A player's games and settings in this browser.
#[derive(Clone)]
pub struct Locker {
    kept: Rc<Kept>,
    channel: Rc<Option<Channel>>,
}

struct Kept {
    collection: Rc<Collection>,
    database: Database,
    heard: RefCell<Option<Rc<dyn Fn()>>>,
}

impl Locker {
    /// Opens the locker of this browser and reads everything in it. If that fails, the collection refuses every change with the reason, and every [`settle`](Locker::settle)
    /// tries again.
    pub async fn open() -> Locker {
        Locker::named(NAME).await
    }

    /// Opens another locker of this browser.
    pub async fn named(name: &str) -> Locker {
        let collection = Rc::new(Collection::new(WORLD));
        let kept = Rc::new(Kept { collection, database: Database::named(name), heard: RefCell::default() });
        let weak = Rc::downgrade(&kept);
        // Rows that are written during the first read are read again.
        let channel = Channel::named(name, move |keys| {
            if let Some(kept) = weak.upgrade() {
                spawn_local(kept.read_again(keys));
            }
        });
        // The collection keeps the error.
        let _ = kept.collection.open(&kept.database).await;
        Locker { kept, channel: Rc::new(channel) }
    }

    /// The collection: lists, settings, export and import. Its changes are written by the next [`settle`](Locker::settle).
    pub fn collection(&self) -> &Collection {
        &self.kept.collection
    }

    /// The collection as the archive of an `App`.
    pub fn archive(&self) -> Rc<Collection> {
        Rc::clone(&self.kept.collection)
    }

    /// Writes all changes and tells the other pages. A page awaits it after each input, before it shows the result.
    ///
    /// Calls `look_again` when the session's idea of its saved game may be wrong: writing fails, or works again, or another page was quicker. The callback must
    /// [keep](onirim_session::Session::keep) the game once more, and redraw lists.
    pub async fn settle(&self, look_again: impl FnMut()) {
        let written = self.kept.collection.settle(&self.kept.database, look_again).await;
        if let Some(channel) = &*self.channel
            && !written.is_empty()
        {
            channel.tell(&written);
        }
    }

    /// Sets the callback for changes by other pages. The collection has them by then; the callback does the same as `look_again` of [`settle`](Locker::settle).
    pub fn hear(&self, heard: impl Fn() + 'static) {
        *self.kept.heard.borrow_mut() = Some(Rc::new(heard));
    }

    /// Reads everything again, for a page that was in the background and may have missed messages. Calls the callback of [`hear`](Locker::hear) if anything has changed.
    pub async fn refresh(&self) {
        if self.kept.collection.open(&self.kept.database).await == Ok(Here::Changed) {
            self.kept.tell();
        }
    }
}

impl Kept {
    async fn read_again(self: Rc<Kept>, keys: Vec<Key>) {
        // A failure shows at the next write.
        if self.collection.reread(&self.database, &keys).await == Ok(Here::Changed) {
            self.tell();
        }
    }

    fn tell(&self) {
        // The callback may set another callback.
        let heard = self.heard.borrow().clone();
        if let Some(heard) = heard {
            heard();
        }
    }
}
