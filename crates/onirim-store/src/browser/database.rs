//! The database of this page: opening it, its tables and their versions.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use crate::{Key, PlaceTrouble};
use js_sys::Promise;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, IdbDatabase, IdbFactory, IdbOpenDbRequest, IdbVersionChangeEvent};

use super::in_time::Patience;
use super::trouble::trouble;
use super::world::WORLD;

/// The version of the tables. The browser refuses a database of a later version; [`make_tables`] upgrades one of an earlier version.
const VERSION: u32 = 1;

/// The table with the database's own data, and the row with its mark.
pub(crate) const ABOUT: &str = "about";
pub(crate) const MARK: &str = "mark";

/// The tables with the rows of a collection.
pub(crate) const TABLES: [&str; 3] = ["games", "settings", "attempts"];

/// The table and the name of a row.
pub(crate) fn place_of(key: &Key) -> (&'static str, &str) {
    match key {
        Key::Game(name) => (TABLES[0], name),
        Key::Setting(name) => (TABLES[1], name),
        Key::Attempt(name) => (TABLES[2], name),
    }
}

/// The key of a row in a table.
pub(crate) fn key_in(table: &str, name: String) -> Option<Key> {
    let keys: [fn(String) -> Key; 3] = [Key::Game, Key::Setting, Key::Attempt];
    TABLES.iter().zip(keys).find(|(known, _)| **known == table).map(|(_, key)| key(name))
}

/// A database. It is opened when needed, and again whenever the browser has closed it.
pub(crate) struct Database {
    name: String,
    link: Rc<RefCell<Option<Link>>>,
    pub(crate) patience: Cell<Patience>,
}

/// An open connection with its event listener.
struct Link {
    database: IdbDatabase,
    _close: Closure<dyn FnMut(Event)>,
}

impl Database {
    pub(crate) fn named(name: &str) -> Database {
        Database { name: name.to_owned(), link: Rc::default(), patience: Cell::default() }
    }

    /// The open connection, or a new one.
    pub(crate) async fn connect(&self) -> Result<IdbDatabase, PlaceTrouble> {
        if let Some(link) = &*self.link.borrow() {
            return Ok(link.database.clone());
        }
        let database = open(&self.name).await?;
        *self.link.borrow_mut() = Some(self.listen(database.clone()));
        Ok(database)
    }

    /// Drops the connection, which no longer works. The next one is new.
    pub(crate) fn forget(&self) {
        if let Some(link) = self.link.borrow_mut().take() {
            let_go(&link.database);
        }
    }

    /// Closes the connection as soon as a later version of the page, or clearing the page's data, waits for that. The next connection shows what still works.
    fn listen(&self, database: IdbDatabase) -> Link {
        let link = Rc::downgrade(&self.link);
        let held = database.clone();
        let close = Closure::<dyn FnMut(Event)>::new(move |_| {
            let_go(&held);
            // Dropping the link drops this closure, which must not happen while it runs.
            let link = link.clone();
            wasm_bindgen_futures::spawn_local(async move {
                if let Some(link) = link.upgrade() {
                    link.borrow_mut().take();
                }
            });
        });
        database.set_onversionchange(Some(close.as_ref().unchecked_ref()));
        database.set_onclose(Some(close.as_ref().unchecked_ref()));
        Link { database, _close: close }
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        self.forget();
    }
}

fn let_go(database: &IdbDatabase) {
    database.set_onversionchange(None);
    database.set_onclose(None);
    database.close();
}

async fn open(name: &str) -> Result<IdbDatabase, PlaceTrouble> {
    let request = factory()?.open_with_u32(name, VERSION).map_err(|thrown| trouble(&thrown))?;
    let upgrade = {
        let request = request.clone();
        Closure::once(move |event: IdbVersionChangeEvent| make_tables(&request, event.old_version()))
    };
    request.set_onupgradeneeded(Some(upgrade.as_ref().unchecked_ref()));
    let opened = Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
        request.set_onblocked(Some(&reject));
    });
    let waiting = Waiting(Some(request));
    let opened = JsFuture::from(opened).await;
    let Some(request) = waiting.over() else { return Err(PlaceTrouble::Blocked) };
    if opened.is_ok() {
        let database = request.result().map_err(|thrown| trouble(&thrown))?;
        return database.dyn_into().map_err(|other| trouble(&other));
    }
    // A blocked request has no answer yet, but may get one later.
    let error = request.error().ok().flatten();
    let told = error.map_or(PlaceTrouble::Blocked, |error| trouble(&error));
    close_later(&request);
    Err(told)
}

/// A pending request to open. If it is dropped, a connection that opens later is closed.
struct Waiting(Option<IdbOpenDbRequest>);

impl Waiting {
    fn over(mut self) -> Option<IdbOpenDbRequest> {
        self.0.take()
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        if let Some(request) = &self.0 {
            close_later(request);
        }
    }
}

/// A forgotten connection would block upgrades by other pages.
fn close_later(request: &IdbOpenDbRequest) {
    let late = request.clone();
    let close = Closure::once_into_js(move || {
        if let Ok(database) = late.result().and_then(JsCast::dyn_into::<IdbDatabase>) {
            database.close();
        }
    });
    request.set_onsuccess(Some(close.unchecked_ref()));
    request.set_onupgradeneeded(None);
}

fn factory() -> Result<IdbFactory, PlaceTrouble> {
    let forbidden = |reason: &str| PlaceTrouble::Forbidden { reason: reason.to_owned() };
    let window = web_sys::window().ok_or_else(|| forbidden("Window"))?;
    let factory = window.indexed_db().map_err(|thrown| trouble(&thrown))?;
    factory.ok_or_else(|| forbidden("IndexedDB"))
}

/// Creates the tables that a database of this version lacks. A failure makes the opening fail, or shows at the first use.
fn make_tables(request: &IdbOpenDbRequest, old: f64) {
    let Ok(database) = request.result().and_then(JsCast::dyn_into::<IdbDatabase>) else { return };
    if old < 1.0 {
        for table in TABLES {
            let _ = database.create_object_store(table);
        }
        // A new mark: it differs from that of every earlier database, which shows that the earlier data is gone.
        let mark = (WORLD.bits)().map_or_else(|_| js_sys::Date::now().to_string(), |bits| format!("{bits:032x}"));
        let made = database.create_object_store(ABOUT);
        let _ = made.and_then(|about| about.put_with_key(&JsValue::from_str(&mark), &JsValue::from_str(MARK)));
    }
}
