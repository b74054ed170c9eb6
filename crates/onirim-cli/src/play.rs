//! `onirim play --plain` and `onirim table --plain`: the program as lines.
//!
//! Good for screen readers and pipes: one fact a line, choices with numbers, no colours, no cursor; but a terminal that is handed over to the other player is
//! cleared. All that happens is done by an [`App`], as on the full screen. This says what is new on its screen, and reads lines:
//! [`page`] is a screen as lines, [`telling`] says what happened, [`reading`] turns what is typed into inputs.

mod command;
mod help;
mod page;
mod question;
mod reading;
mod scripted_dealer;
mod table;
mod telling;
mod tests;
mod typed;

use std::path::Path;
use std::process::ExitCode;
use std::rc::Rc;
use std::time::Duration;

use onirim_core::{Event, Outcome, Setup};
use onirim_record::Playthrough;
use onirim_session::{GameKind, Guidance, LocalSeat, Presence, Session, SpellStop};
use onirim_store::{Store, new_seed, time_zone, today};
use onirim_text::{Language, Text};
use onirim_ui::coach::{Coach as _, OnTheSpot};
use onirim_ui::pages::{Field, MenuItem};
use onirim_ui::table::GameScreen;
use onirim_ui::{
    App, Equipment, Flow, HandOrder, Input, Item, Key, Keyboard, Motion, Screen, Settings, Sharing, Start,
};

use crate::console::{Console, Stop, Typist};
use crate::fault::Fault;
use crate::options::{Play, Table};
use crate::record;
use page::{Asks, Page};
use telling::Told;

/// Plays until the player leaves.
pub(crate) fn play(options: &Play, text: &Text) -> Result<ExitCode, Fault> {
    options.check()?;
    let from = options.from.as_deref().map(from_record).transpose()?;
    let mut plain = Plain::new(text.language(), Store::at_default(), Console::standard());
    plain.reviews = !options.no_review;
    let stop = plain.play(options, from);
    plain.farewell(stop)
}

/// Guides a dealer of real cards through a game, and then through others.
pub(crate) fn table(options: &Table, text: &Text) -> Result<ExitCode, Fault> {
    let mut plain = Plain::new(text.language(), Store::at_default(), Console::standard());
    let stop = plain.guide(options.setup);
    plain.farewell(stop)
}

/// The game of a record, to be played on.
fn from_record(path: &Path) -> Result<Playthrough, Fault> {
    let playthrough = record::read(path).map_err(|problem| Fault::NoRecord(path.to_owned(), problem))?;
    if playthrough.game().ending().is_some() {
        return Err(Fault::RecordIsOver(path.to_owned()));
    }
    if playthrough.record().seed.is_none() {
        return Err(Fault::RecordWithoutSeed(path.to_owned()));
    }
    Ok(playthrough)
}

/// Line by line there is no clock: this much time counts as passed between two lines.
const PACE: Duration = Duration::from_secs(60);

/// The program, and the conversation about it.
struct Plain<'a> {
    app: App,
    store: Rc<Store>,
    console: Console<'a>,
    clock: Duration,
    /// What was said last of the question.
    shown: Option<Page>,
    /// What was said of the game on the table.
    told: Option<Told>,
    /// The number of entered real cards when the deal was last described.
    dealt: Option<Vec<Outcome>>,
    /// The notice that was said last.
    notice: Option<String>,
    /// What must be said again after the screen was cleared.
    important: Vec<String>,
    /// The line of the form whose values are listed.
    field: Option<Field>,
    /// Whether programs wait for an input: after a turn, or after a program could not choose.
    is_paused: bool,
    /// Could a program not choose?
    is_stuck: bool,
    /// Is a game judged after its end?
    reviews: bool,
}

impl<'a> Plain<'a> {
    fn new(language: Language, store: Store, console: Console<'a>) -> Plain<'a> {
        let store = Rc::new(store);
        let equipment = Equipment {
            archive: Rc::<Store>::clone(&store),
            seeds: Box::new(|| Ok(new_seed()?)),
            sharing: Sharing::Code,
            local_time: |moment| moment.to_zoned(time_zone()).datetime(),
            keyboard: Keyboard::There,
            coach: Box::new(OnTheSpot),
            items: vec![Item::Language, Item::SpellStop, Item::Guidance, Item::Back],
        };
        let suggested = Settings {
            language,
            motion: Motion::Off,
            spell_stop: SpellStop::Never,
            guidance: Guidance::StepByStep,
            hand: HandOrder::AsDrawn,
        };
        let kept = Settings::kept(|name| store.setting(name).ok().flatten(), suggested);
        let app = App::new(Settings { motion: Motion::Off, ..kept }, today(), equipment);
        Plain {
            app,
            store,
            console,
            clock: Duration::ZERO,
            shown: None,
            told: None,
            dealt: None,
            notice: None,
            important: Vec::new(),
            field: None,
            is_paused: false,
            is_stuck: false,
            reviews: true,
        }
    }

    /// Begins with what the command line asks for.
    fn play(&mut self, options: &Play, from: Option<Playthrough>) -> Stop {
        self.converse(|plain| {
            let text = plain.app.text();
            plain.console.say(&text.get("plain-title.subtitle"))?;
            match (from, options.setup()) {
                (Some(playthrough), _) => {
                    plain.console.say(&text.get("plain-assisted"))?;
                    plain.play_on(playthrough);
                }
                (None, setup) if options.daily => {
                    plain.app.start(Start::Daily { setup: setup.unwrap_or(Setup::SOLO) });
                }
                (None, Some(setup)) => {
                    plain.app.start(Start::NewGame { setup, seed: options.seed(), programs: options.programs() });
                }
                (None, None) => {
                    plain.app.start(Start::Menu);
                    if options.new || options.seed.is_some() {
                        plain.open(MenuItem::NewGame);
                    }
                    if let Some(seed) = options.seed {
                        plain.write(Field::Code, &seed.to_string());
                    }
                }
            }
            Ok(())
        })
    }

    /// Begins with real cards.
    fn guide(&mut self, setup: Setup) -> Stop {
        self.converse(|plain| {
            plain.app.start(Start::Table { setup });
            Ok(())
        })
    }

    /// Goes on with a game from elsewhere, whose player may know what comes.
    fn play_on(&mut self, playthrough: Playthrough) {
        let (session, kept) = Session::adopt(playthrough, &*self.store);
        let language = self.app.text().language();
        let thinker = Box::new(move |program, view: &_| OnTheSpot.choose(program, view, language));
        let archive = Rc::<Store>::clone(&self.store);
        self.app.start(Start::Seat(Box::new(LocalSeat::new(session, archive, thinker))));
        if let Some(told) = self.app.text().kept(&kept) {
            self.app.report(told);
        }
    }

    /// Says the title, begins, and goes on until there is nothing more to say or to hear.
    fn converse(&mut self, begin: impl FnOnce(&mut Plain<'a>) -> Result<(), Stop>) -> Stop {
        let talked = self.console.say(&self.app.text().get("plain-title")).map_err(Stop::Io).and_then(|()| {
            begin(self)?;
            while self.ask()? == Flow::Stay {}
            Ok(())
        });
        talked.err().unwrap_or(Stop::Quit)
    }

    /// Says what is new, asks, and carries out the answer.
    fn ask(&mut self) -> Result<Flow, Stop> {
        self.let_programs_move();
        self.tell()?;
        if self.is_script_done() {
            return Ok(Flow::Leave);
        }
        let page = page::page(&self.app, self.field, self.is_stuck);
        if self.shown.as_ref() != Some(&page) {
            self.say_page(&page)?;
        }
        // Chores count as done if the player has typed ahead.
        let line = if page.asks == Asks::Enter(Key::Enter) && self.is_hands_turn() && self.console.is_ahead() {
            String::new()
        } else {
            self.console.ask(self.app.text(), &page.prompt)?
        };
        let flow = self.answer(&page, &line);
        // After a yes or no the question before it is not said again, if it is still the same.
        if page.asks != Asks::YesOrNo {
            self.shown = Some(page);
        }
        flow
    }

    fn is_hands_turn(&self) -> bool {
        match self.app.screen() {
            Screen::Dealing(dealing) => dealing.chores.are_waited_for(),
            Screen::Game(game) => game.is_hands_turn(),
            Screen::Menu(_)
            | Screen::Lessons(_)
            | Screen::NewGame(_)
            | Screen::Records(_)
            | Screen::Review(_)
            | Screen::LookBack(_)
            | Screen::Statistics(_)
            | Screen::Rules(_)
            | Screen::Settings(_) => false,
        }
    }

    /// A script ends with its game. With real cards it can ask for the record before.
    fn is_script_done(&self) -> bool {
        let is_over = |game: &GameScreen| game.scene().about.kind != GameKind::Table && game.has_ended();
        self.console.typist() == Typist::Pipe && self.app.screen().game().is_some_and(is_over)
    }

    /// Says the question with what lies around it, and the choices.
    fn say_page(&mut self, page: &Page) -> Result<(), Stop> {
        let is_only_prompt = page.facts.is_empty() && page.question.is_empty() && page.choices.is_empty();
        if page.asks == Asks::Hide || !is_only_prompt && !matches!(page.asks, Asks::Card { .. }) {
            self.console.blank()?;
        }
        self.console.say_all(&page.facts)?;
        self.say_question(page)
    }

    fn say_question(&mut self, page: &Page) -> Result<(), Stop> {
        self.console.say_all(&page.question)?;
        let listed = page.choices.iter().take(page.listed).map(|choice| &choice.line);
        self.console.list(self.app.text(), listed)?;
        self.console.say_all(&page.after)?;
        Ok(())
    }

    fn pass_time(&mut self) {
        self.clock += PACE;
        self.app.update(Input::Time(self.clock));
    }

    /// Lets programs move until a person is asked. Where no person plays, they stop after each turn.
    fn let_programs_move(&mut self) {
        while !self.is_paused
            && let Some(scene) = self.app.screen().game().map(|game| game.scene())
            && scene.partner == Presence::Thinking
        {
            let (before, is_watched) = (scene.version, scene.about.programs.is_watched());
            // It begins to think, then it has thought.
            self.pass_time();
            self.pass_time();
            let Some(session) = self.app.session() else { return };
            let last: &[Event] = session.chapters().last().map_or(&[], Vec::as_slice);
            let has_begun_a_turn = last.iter().any(telling::begins_turn);
            self.is_stuck = session.version() == before;
            if self.is_stuck || is_watched && has_begun_a_turn && !session.is_over() {
                self.is_paused = true;
            }
        }
    }

    /// The last words, which say whether the game is safe.
    fn farewell(mut self, stop: Stop) -> Result<ExitCode, Fault> {
        let waits =
            |app: &App| app.scene().is_some_and(|scene| !scene.is_over() && scene.about.kind != GameKind::Lesson);
        let waits = waits(&self.app);
        let unsaved = self.app.unsaved();
        let is_lost = self.app.scene().is_some_and(|scene| scene.is_unsaved());
        let farewell = match stop {
            Stop::Io(error) => return Err(error.into()),
            Stop::InputEnded if waits => "plain-input-ended",
            Stop::Quit if waits => "plain-saved",
            Stop::InputEnded | Stop::Quit => "plain-bye",
        };
        let farewell = self.app.text().get(farewell);
        let Plain { app, store, mut console, .. } = self;
        drop(app);
        // What was acknowledged is safe, closed or not; closed, it is all in one file.
        let _ = Rc::into_inner(store).map(Store::close);
        console.say_all(&unsaved)?;
        if is_lost {
            return Ok(ExitCode::FAILURE);
        }
        console.say(&farewell)?;
        Ok(ExitCode::SUCCESS)
    }
}
