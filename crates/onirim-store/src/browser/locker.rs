//! A collection, the database behind it, and the other pages that use the same.

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
    /// The locker of this browser, with all that is in it. If it cannot be opened, the collection says why to whoever wants to keep something, and every [`settle`](Locker::settle)
    /// tries again.
    pub async fn open() -> Locker {
        Locker::named(NAME).await
    }

    /// Another locker of this browser.
    pub async fn named(name: &str) -> Locker {
        let collection = Rc::new(Collection::new(WORLD));
        let kept = Rc::new(Kept { collection, database: Database::named(name), heard: RefCell::default() });
        let weak = Rc::downgrade(&kept);
        // What is written while everything is read is read again.
        let channel = Channel::named(name, move |keys| {
            if let Some(kept) = weak.upgrade() {
                spawn_local(kept.read_again(keys));
            }
        });
        // The collection remembers the trouble.
        let _ = kept.collection.open(&kept.database).await;
        Locker { kept, channel: Rc::new(channel) }
    }

    /// The collection: lists, settings, export and import. What is changed there is written by the next [`settle`](Locker::settle).
    pub fn collection(&self) -> &Collection {
        &self.kept.collection
    }

    /// The collection as the archive of an `App`.
    pub fn archive(&self) -> Rc<Collection> {
        Rc::clone(&self.kept.collection)
    }

    /// Writes what is new and tells other pages. A page awaits it after each input, before it shows what came of that.
    ///
    /// `look_again` is called when a game on the table may not be what its session thinks: because nothing can be written, or can be again, or somebody else was quicker. It is to
    /// [keep](onirim_session::Session::keep) the game once more, and to draw lists anew.
    pub async fn settle(&self, look_again: impl FnMut()) {
        let written = self.kept.collection.settle(&self.kept.database, look_again).await;
        if let Some(channel) = &*self.channel
            && !written.is_empty()
        {
            channel.tell(&written);
        }
    }

    /// Says whom to call when another page has changed something. By then it is in the collection; what is to be done is the same as for `look_again` of [`settle`](Locker::settle).
    pub fn hear(&self, heard: impl Fn() + 'static) {
        *self.kept.heard.borrow_mut() = Some(Rc::new(heard));
    }

    /// Reads everything again: for a page that slept, and may have missed what others said. Whoever [hears](Locker::hear) is called if something has changed.
    pub async fn refresh(&self) {
        if self.kept.collection.open(&self.kept.database).await == Ok(Here::Changed) {
            self.kept.tell();
        }
    }
}

impl Kept {
    async fn read_again(self: Rc<Kept>, keys: Vec<Key>) {
        // If it cannot be read now, the next writing finds out.
        if self.collection.reread(&self.database, &keys).await == Ok(Here::Changed) {
            self.tell();
        }
    }

    fn tell(&self) {
        // Whoever is called may say whom to call next.
        let heard = self.heard.borrow().clone();
        if let Some(heard) = heard {
            heard();
        }
    }
}
