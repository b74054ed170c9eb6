//! A front end without drawing.

use std::cell::RefCell;
use std::rc::Rc;

use jiff::civil::date;
use onirim_coach::review::{Progress, Review};
use onirim_core::{Setup, View};
use onirim_record::{Playthrough, Program};
use onirim_session::{Archive, Later, Nowhere, Promise, Session, Thought, Trouble};
use onirim_text::{Language, Text};
use onirim_ui::coach::{Advised, Coach, Judge, Judging};
use onirim_ui::table::GameScreen;
use onirim_ui::{App, DealFrom, Equipment, Input, Item, Key, Keyboard, Screen, Settings, Sharing};

/// The program with this coach and this archive.
pub(crate) fn program(coach: impl Coach + 'static, archive: impl Archive + 'static) -> App {
    program_for(Keyboard::There, coach, archive)
}

/// The same with a keyboard or without.
pub(crate) fn program_for(keyboard: Keyboard, coach: impl Coach + 'static, archive: impl Archive + 'static) -> App {
    let equipment = Equipment {
        archive: Rc::new(archive),
        seeds: Box::new(|| Ok(7)),
        sharing: Sharing::Code,
        local_time: |moment| jiff::tz::Offset::UTC.to_datetime(moment),
        keyboard,
        coach: Box::new(coach),
        items: vec![Item::Language, Item::Motion, Item::SpellStop, Item::Hand, Item::Guidance, Item::Back],
    };
    App::new(Settings { motion: onirim_ui::Motion::Off, ..Settings::default() }, date(2026, 3, 1), equipment)
}

/// At a table, with a coach that answers later.
pub(crate) fn at_a_table() -> (App, Elsewhere) {
    let coach = Elsewhere::default();
    let mut app = program(coach.clone(), Nowhere);
    app.begin(Setup::SOLO, Some(7), DealFrom::Seed);
    (app, coach)
}

pub(crate) fn press(app: &mut App, keys: &str) {
    for key in keys.chars() {
        app.update(Input::Key(Key::Char(key)));
    }
}

pub(crate) fn table(app: &App) -> &GameScreen {
    let Screen::Game(table) = app.screen() else { panic!("this is no table: {:?}", app.screen()) };
    table
}

/// The game on the table.
pub(crate) fn session(app: &App) -> &Session {
    table(app).session().expect("a game of this device")
}

/// The waiting requests.
type Asked<T> = Rc<RefCell<Vec<Promise<T>>>>;

/// A request to a program, and its promised answer.
pub(crate) type AskedToChoose = (Program, Promise<Result<Thought, Trouble>>);

/// A coach that has not answered yet.
#[derive(Clone, Default)]
pub(crate) struct Elsewhere {
    pub(crate) asked: Asked<Result<Advised, String>>,
    pub(crate) asked_further: Asked<Vec<String>>,
    pub(crate) asked_to_choose: Rc<RefCell<Vec<AskedToChoose>>>,
    pub(crate) judged: Rc<RefCell<Judged>>,
    pub(crate) prepared: Rc<RefCell<Vec<Setup>>>,
}

/// The result of a review so far.
#[derive(Debug, Default)]
pub(crate) struct Judged {
    pub(crate) progress: Option<Progress>,
    pub(crate) judgement: Option<Rc<Review>>,
}

#[derive(Debug)]
struct JudgeElsewhere(Rc<RefCell<Judged>>);

impl Judge for JudgeElsewhere {
    fn wants_time(&self) -> bool {
        false
    }

    fn think(&mut self) {}

    fn progress(&self) -> Option<Progress> {
        self.0.borrow().progress
    }

    fn judgement(&self) -> Option<Rc<Review>> {
        self.0.borrow().judgement.clone()
    }
}

impl Coach for Elsewhere {
    fn advise(&self, _: &View, _: &Text) -> Later<Result<Advised, String>> {
        let (awaited, reply) = Later::promised();
        self.asked.borrow_mut().push(reply);
        awaited
    }

    fn further(&self, _: &View, _: &Text) -> Later<Vec<String>> {
        let (awaited, reply) = Later::promised();
        self.asked_further.borrow_mut().push(reply);
        awaited
    }

    fn choose(&self, program: Program, _: &View, _: Language) -> Later<Result<Thought, Trouble>> {
        let (awaited, reply) = Later::promised();
        self.asked_to_choose.borrow_mut().push((program, reply));
        awaited
    }

    fn review(&self, _: &Playthrough) -> Judging {
        Judging::by(JudgeElsewhere(Rc::clone(&self.judged)))
    }

    fn prepare(&self, setup: Setup) {
        self.prepared.borrow_mut().push(setup);
    }
}
