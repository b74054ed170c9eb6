//! Two programs over one place, like two pages of one browser.

use std::cell::Cell;
use std::rc::Rc;

use jiff::Timestamp;
use jiff::civil::{Date, date};
use onirim_core::Setup;
use onirim_record::Programs;
use onirim_store::{Collection, World};
use onirim_ui::coach::OnTheSpot;
use onirim_ui::{App, Equipment, Input, Key, Keyboard, Screen, Settings, Sharing, Start, Target};

use crate::drawer::{Drawer, done};

const TODAY: Date = date(2026, 3, 2);

thread_local! {
    static NUMBERS: Cell<u64> = const { Cell::new(0) };
}

fn number() -> u64 {
    NUMBERS.set(NUMBERS.get() + 1);
    NUMBERS.get()
}

const WORLD: World = World {
    now: || Timestamp::from_millisecond(1_772_409_600_000 + number() as i64).unwrap(),
    bits: || Ok(u128::from(number())),
};

/// A page: the program, its collection, and the place behind both.
struct Page {
    app: App,
    collection: Rc<Collection>,
    drawer: Rc<Drawer>,
}

impl Page {
    fn open(drawer: &Rc<Drawer>) -> Page {
        let collection = Rc::new(Collection::new(WORLD));
        let _ = done(collection.open(&**drawer));
        let equipment = Equipment {
            archive: Rc::<Collection>::clone(&collection),
            seeds: Box::new(|| Ok(number())),
            sharing: Sharing::Code,
            local_time: |moment| jiff::tz::Offset::UTC.to_datetime(moment),
            keyboard: Keyboard::There,
            coach: Box::new(OnTheSpot),
            items: Vec::new(),
        };
        let mut app = App::new(Settings::default(), TODAY, equipment);
        app.start(Start::Menu);
        Page { app, collection, drawer: Rc::clone(drawer) }
    }

    /// Takes an input as a page does: flushes before it draws, and tells the other page.
    fn input(&mut self, input: Input, other: Option<&mut Page>) {
        self.app.update(input);
        self.settle(other);
    }

    fn settle(&mut self, other: Option<&mut Page>) {
        let written = done(self.collection.settle(&*self.drawer, || {
            self.app.look_again();
        }));
        if let Some(other) = other {
            let _ = done(other.collection.reread(&*other.drawer, &written));
            other.app.look_again();
        }
    }

    fn begin(&mut self, other: Option<&mut Page>) {
        self.app.start(Start::NewGame { setup: Setup::SOLO, seed: Some(5), programs: Programs::NONE });
        self.settle(other);
    }

    /// Presses Enter: makes the selected choice, or closes a dialog.
    fn choose(&mut self, mut other: Option<&mut Page>) {
        let before = self.ply();
        for _ in 0..4 {
            self.input(Input::Key(Key::Enter), other.as_deref_mut());
            if self.ply() != before {
                return;
            }
        }
        panic!("a choice should have been made");
    }

    fn ply(&self) -> usize {
        self.app.session().map_or(0, |session| session.playthrough().ply())
    }
}

#[test]
fn what_cannot_be_written_is_told_once_and_written_later() {
    let drawer = Rc::new(Drawer::default());
    let mut page = Page::open(&drawer);
    page.begin(None);
    page.choose(None);
    assert_eq!(page.app.problem(), None);

    drawer.lock();
    page.choose(None);
    let told = page.app.problem().unwrap().to_owned();
    assert!(told.contains("no room"), "{told}");
    assert!(page.app.session().unwrap().is_unsaved());
    page.choose(None);
    assert_eq!(page.app.problem(), None, "it has been told");

    drawer.unlock();
    page.choose(None);
    assert!(!page.app.session().unwrap().is_unsaved());
    assert!(!page.collection.is_unwritten());
    let next = Page::open(&drawer);
    assert_eq!(next.collection.unfinished().games[0].plies, page.ply());
}

#[test]
fn what_one_page_plays_lies_on_the_table_of_the_other() {
    let drawer = Rc::new(Drawer::default());
    let mut one = Page::open(&drawer);
    one.begin(None);
    one.choose(None);
    let mut other = Page::open(&drawer);
    other.app.start(Start::Continue);
    assert_eq!(other.ply(), one.ply());

    one.choose(Some(&mut other));
    assert_eq!(other.ply(), one.ply());
    assert!(other.app.problem().is_some(), "it is told");
    other.input(Input::Key(Key::Enter), None);
    other.choose(Some(&mut one));
    assert_eq!(one.app.session().unwrap().record(), other.app.session().unwrap().record());
}

#[test]
fn lists_follow_what_other_pages_do() {
    let drawer = Rc::new(Drawer::default());
    let (mut one, mut other) = (Page::open(&drawer), Page::open(&drawer));
    assert!(other.app.unfinished().is_empty());
    one.begin(Some(&mut other));
    assert_eq!(other.app.unfinished().len(), 1);

    other.app.start(Start::Continue);
    let id = other.app.session().unwrap().id().unwrap();
    one.collection.delete(id).unwrap();
    one.settle(Some(&mut other));
    assert!(matches!(other.app.screen(), Screen::Menu(_)), "there is nothing left to play");
    assert!(other.app.problem().is_some(), "it is told");
    assert!(other.app.unfinished().is_empty());
    other.input(Input::Click(Target::Key(Key::Enter)), None);
    assert_eq!(other.app.problem(), None);
}

#[test]
fn without_any_place_one_plays_all_the_same() {
    let drawer = Rc::new(Drawer::default());
    drawer.lock();
    let mut page = Page::open(&drawer);
    page.begin(None);
    let told = page.app.problem().unwrap().to_owned();
    assert!(told.contains("no room"), "{told}");
    for _ in 0..3 {
        page.choose(None);
    }
    assert!(page.app.session().unwrap().is_unsaved());
    drawer.unlock();
    page.choose(None);
    assert!(!page.app.session().unwrap().is_unsaved());
    assert_eq!(Page::open(&drawer).collection.unfinished().games.len(), 1);
}
