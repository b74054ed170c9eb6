//! Somebody else changes what is kept, as another tab of a browser does, or nothing can be kept.

use std::cell::Cell;
use std::rc::Rc;

use onirim_core::Setup;
use onirim_record::Playthrough;
use onirim_session::{
    Archive, Bookmark, Counted, DamagedGame, Entered, GameId, GameKind, GameSummary, Listing, Loaded, Miss, Nowhere,
    Page, Standing, Trouble, Undo,
};
use onirim_ui::coach::OnTheSpot;
use onirim_ui::table::Overlay;
use onirim_ui::{App, DealFrom, Input, Key, KeyHelp, Screen};

use crate::front_end::{press, program, session, table};

/// Keeps nothing, until somebody else has taken the game, or the disk is full.
struct Shared(Rc<Cell<Taken>>);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Taken {
    No,
    BySomebodyElse,
    TheDiskIsFull,
}

impl Shared {
    fn here<T>(&self, done: Result<T, Miss>) -> Result<T, Miss> {
        match self.0.get() {
            Taken::No => done,
            Taken::BySomebodyElse => Err(Miss::Elsewhere),
            Taken::TheDiskIsFull => Err(Miss::Failed(Trouble::new("fault-io-full"))),
        }
    }
}

impl Archive for Shared {
    fn enter(&self, kind: GameKind, standing: Standing, game: &Playthrough) -> Result<Entered, Miss> {
        self.here(Nowhere.enter(kind, standing, game))
    }

    fn append(&self, bookmark: &mut Bookmark, game: &Playthrough) -> Result<(), Miss> {
        self.here(Ok(()))?;
        Nowhere.append(bookmark, game)
    }

    fn take_back(&self, bookmark: &mut Bookmark, earlier: &Playthrough, why: Undo) -> Result<(), Miss> {
        self.here(Ok(()))?;
        Nowhere.take_back(bookmark, earlier, why)
    }

    fn correct(&self, bookmark: &mut Bookmark, corrected: &Playthrough) -> Result<(), Miss> {
        self.here(Ok(()))?;
        Nowhere.correct(bookmark, corrected)
    }

    fn assist(&self, bookmark: &Bookmark, game: &Playthrough) -> Result<(), Miss> {
        self.here(Nowhere.assist(bookmark, game))
    }

    fn give_up(&self, bookmark: &Bookmark) -> Result<(), Miss> {
        self.here(Nowhere.give_up(bookmark))
    }

    fn load(&self, id: GameId) -> Result<Loaded, Miss> {
        Nowhere.load(id)
    }

    fn summary(&self, id: GameId) -> Result<GameSummary, Trouble> {
        Nowhere.summary(id)
    }

    fn unfinished(&self) -> Result<Listing, Trouble> {
        Nowhere.unfinished()
    }

    fn finished(&self, page: Page) -> Result<Listing, Trouble> {
        Nowhere.finished(page)
    }

    fn count_finished(&self) -> Result<usize, Trouble> {
        Nowhere.count_finished()
    }

    fn statistics(&self) -> Result<Counted, Trouble> {
        Nowhere.statistics()
    }

    fn open(&self, id: GameId) -> Result<Loaded, Trouble> {
        Nowhere.open(id)
    }

    fn delete(&self, id: GameId) -> Result<(), Trouble> {
        Nowhere.delete(id)
    }

    fn delete_damaged(&self, damaged: &DamagedGame) -> Result<(), Trouble> {
        Nowhere.delete_damaged(damaged)
    }

    fn setting(&self, name: &str) -> Result<Option<String>, Trouble> {
        Nowhere.setting(name)
    }

    fn set(&self, name: &str, value: &str) -> Result<(), Trouble> {
        Nowhere.set(name, value)
    }
}

#[test]
fn a_game_that_was_taken_away_is_told_of_and_left() {
    let taken = Rc::new(Cell::new(Taken::No));
    let mut app = program(OnTheSpot, Shared(Rc::clone(&taken)));
    app.begin(Setup::SOLO, Some(7), DealFrom::Seed);
    press(&mut app, "p");
    app.look_again();
    assert!(app.session().is_some() && app.problem().is_none(), "nothing has changed");
    taken.set(Taken::BySomebodyElse);
    app.look_again();
    assert!(matches!(app.screen(), Screen::Menu(_)));
    assert!(app.problem().is_some(), "it is told");
    assert_eq!(app.problem_title(), "Please note", "nothing went wrong");
}

#[test]
fn a_game_that_cannot_be_opened_is_told_of() {
    let mut app = program(OnTheSpot, Nowhere);
    let id = GameId::from_bits(5);
    let why = app.text().trouble(&app.archive().open(id).expect_err("nothing is kept"));
    assert!(why.contains(&id.to_string()), "{why}");
    app.look_again();
    assert!(app.problem().is_none());
}

fn seed(app: &App) -> Option<u64> {
    app.session().and_then(|session| session.record().seed)
}

/// At a game that could not be saved when a card was played.
fn at_a_full_disk() -> App {
    let taken = Rc::new(Cell::new(Taken::No));
    let mut app = program(OnTheSpot, Shared(Rc::clone(&taken)));
    app.begin(Setup::SOLO, Some(7), DealFrom::Seed);
    taken.set(Taken::TheDiskIsFull);
    press(&mut app, "p");
    assert!(app.problem().is_some() && session(&app).is_unsaved());
    assert_eq!(app.problem_title(), "Something went wrong");
    app.update(Input::Key(Key::Escape));
    app
}

#[test]
fn a_game_that_cannot_be_saved_is_asked_about_before_another_one_begins() {
    let mut app = at_a_full_disk();
    app.begin(Setup::SOLO, Some(8), DealFrom::Seed);
    assert_eq!(seed(&app), Some(7), "nothing is lost");
    assert!(matches!(table(&app).overlay, Some(Overlay::Dialog(_))), "and it is asked about");
    press(&mut app, "1");
    assert_eq!(seed(&app), Some(7), "whoever stays stays");
    app.begin(Setup::SOLO, Some(8), DealFrom::Seed);
    press(&mut app, "3");
    assert_eq!(seed(&app), Some(8), "whoever leaves it gets the other one");
}

#[test]
fn a_game_that_waits_and_cannot_be_saved_is_asked_about_too() {
    let mut app = at_a_full_disk();
    press(&mut app, "??");
    assert!(matches!(app.screen(), Screen::Rules(_)));
    app.begin(Setup::SOLO, Some(8), DealFrom::Seed);
    assert_eq!(seed(&app), Some(7));
    assert!(matches!(table(&app).overlay, Some(Overlay::Dialog(_))), "it is on the screen again");
}

#[test]
fn a_game_that_begins_has_the_screen_for_itself() {
    let mut app = program(OnTheSpot, Nowhere);
    app.begin(Setup::SOLO, Some(7), DealFrom::Seed);
    press(&mut app, "???");
    assert!(app.paused().is_some() && app.key_help() == KeyHelp::Open);
    app.begin(Setup::SOLO, Some(8), DealFrom::Seed);
    assert_eq!(seed(&app), Some(8));
    assert!(app.paused().is_none() && app.key_help() == KeyHelp::Closed);
}
