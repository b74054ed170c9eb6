//! The program behind the page: takes an input, saves the result, then redraws.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;

use onirim_core::View;
use onirim_session::{CardOrder, GameId, Watch};
use onirim_store::Locker;
use onirim_text::Text;
use onirim_ui::asks::Offers;
use onirim_ui::table::{Ask, Cue, GameScreen};
use onirim_ui::{App, Flow, Input, Key, Screen, Start, Target};
use wasm_bindgen_futures::spawn_local;

use crate::aim::{Aim, FRESH, question};
use crate::node::Page;
use crate::outside::Outside;
use crate::{clipboard, clock, ends, focus, frame, motion, outside, sound};

/// A handle to the program. There is one, for as long as the page is open.
#[derive(Clone, Copy)]
pub(crate) struct Program(&'static Parts);

/// The state behind the handle. A browser may call back at once, so nothing here stays borrowed during a call to it; only `page`, which no callback uses.
struct Parts {
    app: RefCell<App>,
    locker: Locker,
    page: RefCell<Page>,
    outside: RefCell<Option<Outside>>,
    is_redraw_pending: Cell<bool>,
    /// Inputs that came in while the last change is being saved. `None` while nothing is being saved.
    waiting: RefCell<Option<VecDeque<(Source, Change)>>>,
    /// What the page shows: the state before a change that is still being saved.
    shown: RefCell<Option<Aim>>,
    /// Clicks are ignored until this time, because what they would hit has just appeared.
    fresh: Cell<f64>,
    asked_to_stay: Cell<bool>,
    /// The card that the player has tapped at this question. The second tap on it makes the choice.
    tapped: Cell<Option<usize>>,
}

/// A change of the program.
type Change = Box<dyn FnOnce(&mut App) -> Flow>;

/// The source of a change.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Source {
    /// The keyboard. Players type ahead on purpose, except at the end of a game, which the program handles.
    Key,
    /// A click, with what the page showed. It is dropped if the page has changed since.
    Hand(Option<Aim>),
    Other,
}

/// The page before a change.
struct Before {
    places: motion::Places,
    focus: focus::Kept,
    source: Source,
    question: Option<(Option<GameId>, usize)>,
}

/// The cards on a table: of the current game, or of a step of a review.
pub(crate) struct Board<'a> {
    pub(crate) program: Program,
    pub(crate) view: View,
    pub(crate) order: &'a CardOrder,
    pub(crate) text: &'a Text,
    /// A review has no sheet of piles to open.
    pub(crate) is_review: bool,
}

/// The current game, for drawing the parts of the table.
pub(crate) struct Scene<'a> {
    pub(crate) program: Program,
    pub(crate) app: &'a App,
    pub(crate) game: &'a GameScreen,
    pub(crate) view: View,
    pub(crate) text: &'a Text,
}

impl<'a> Scene<'a> {
    pub(crate) fn of(program: Program, app: &'a App, game: &'a GameScreen) -> Scene<'a> {
        Scene { program, app, game, view: game.view(), text: app.text() }
    }

    pub(crate) fn board(&self) -> Board<'a> {
        Board { program: self.program, view: self.view, order: &self.game.order, text: self.text, is_review: false }
    }

    /// The choices of the viewer. `None` at the end of a turn, while the player still looks: the question is the partner's by then and would reveal the partner's cards.
    pub(crate) fn offers(&self) -> Option<&'a Offers> {
        let looks = matches!(self.game.scene().watch, Watch::Everyone | Watch::Alone(_));
        let is_asked = looks && self.game.stage.is_none() && !self.game.is_hands_turn();
        if let Ask::Choose(offers) = &self.game.ask { Some(offers).filter(|_| is_asked) } else { None }
    }
}

/// The current game, if a game is on the screen.
pub(crate) fn game(app: &App) -> Option<&GameScreen> {
    if let Screen::Game(game) = app.screen() { Some(game) } else { None }
}

impl Program {
    pub(crate) fn new(app: App, locker: Locker, page: Page) -> Program {
        let parts = Parts {
            app: RefCell::new(app),
            locker,
            page: RefCell::new(page),
            outside: RefCell::new(None),
            is_redraw_pending: Cell::new(false),
            waiting: RefCell::new(None),
            shown: RefCell::new(None),
            fresh: Cell::default(),
            asked_to_stay: Cell::new(false),
            tapped: Cell::new(None),
        };
        let program = Program(Box::leak(Box::new(parts)));
        program.0.locker.hear(move || program.look_again());
        program
    }

    /// The saved games and settings.
    pub(crate) fn locker(self) -> &'static Locker {
        &self.0.locker
    }

    /// Takes over changes by other pages and the current date.
    pub(crate) fn look_again(self) {
        self.change(|app| {
            app.turn_to(onirim_store::today());
            app.look_again();
            Flow::Stay
        });
    }

    /// Reads from the app.
    pub(crate) fn read<T>(self, look: impl FnOnce(&App) -> T) -> T {
        look(&self.0.app.borrow())
    }

    /// Reads from the current game. `None` without one.
    pub(crate) fn scene<T>(self, look: impl FnOnce(&Scene<'_>) -> T) -> Option<T> {
        self.read(|app| game(app).map(|game| look(&Scene::of(self, app, game))))
    }

    /// A text of the page.
    pub(crate) fn say(self, key: &str) -> String {
        self.read(|app| app.text().get(key))
    }

    /// A key of the keyboard.
    pub(crate) fn typed(self, key: Key) {
        self.take_in(Source::Key, Input::Key(key));
    }

    /// A click on a button that does what a key does.
    pub(crate) fn key(self, key: Key) {
        self.take_in(self.hand(), Input::Key(key));
    }

    /// A click on a target.
    pub(crate) fn click(self, target: Target) {
        self.take_in(self.hand(), Input::Click(target));
    }

    fn hand(self) -> Source {
        Source::Hand(self.aim())
    }

    /// What the page shows now.
    pub(crate) fn aim(self) -> Option<Aim> {
        self.0.shown.borrow().clone()
    }

    /// An input that the player did not make.
    pub(crate) fn send(self, input: Input) {
        self.take_in(Source::Other, input);
    }

    /// Takes an input. Its result is shown once it is saved. Inputs that come meanwhile are queued.
    fn take_in(self, source: Source, input: Input) {
        if matches!(source, Source::Hand(_)) && clock::milliseconds() < self.0.fresh.get() {
            return;
        }
        let now = clock::now(self);
        // The clock first: an animation that this input starts shall start now.
        self.does(
            source,
            Box::new(move |app| {
                app.update(Input::Time(now));
                app.update(input)
            }),
        );
    }

    /// Changes the program other than by an input.
    pub(crate) fn change(self, change: impl FnOnce(&mut App) -> Flow + 'static) {
        self.does(Source::Other, Box::new(change));
    }

    fn does(self, source: Source, change: Change) {
        if let Some(waiting) = &mut *self.0.waiting.borrow_mut() {
            waiting.push_back((source, change));
            return;
        }
        let before = Before {
            places: motion::Places::now(self),
            focus: focus::Kept::now(),
            source,
            question: self.read(question),
        };
        let flow = change(&mut self.0.app.borrow_mut());
        // A page has no Quit: it goes to the menu.
        if flow == Flow::Leave {
            self.0.app.borrow_mut().start(Start::Menu);
        }
        if !self.locker().collection().is_unwritten() {
            self.show(before);
            return;
        }
        self.0.waiting.replace(Some(VecDeque::new()));
        outside::mark_saving();
        spawn_local(async move {
            self.locker().settle(|| self.0.app.borrow_mut().look_again()).await;
            self.show(before);
            self.ask_to_stay();
            let waited = self.0.waiting.take().unwrap_or_default();
            for (source, change) in waited {
                if self.still_means(&source) {
                    self.does(source, change);
                }
            }
        });
    }

    /// Whether a queued input still applies to what the page shows.
    fn still_means(self, source: &Source) -> bool {
        match source {
            Source::Hand(aim) => *aim == Some(self.read(Aim::at)),
            Source::Key | Source::Other => true,
        }
    }

    /// Shows the result of a change: animates what has moved, and keeps the focus.
    fn show(self, before: Before) {
        let is_new_question = before.question != self.read(question);
        if is_new_question {
            self.0.tapped.set(None);
        }
        let words = self.0.app.borrow_mut().take_clipboard();
        if let Some(words) = words {
            clipboard::copy(self, words);
        }
        sound::give(self);
        self.redraw();
        let aim = self.read(Aim::at);
        let by_itself = before.source == Source::Other;
        let shown = self.0.shown.replace(Some(aim.clone()));
        if shown.is_some_and(|shown| aim.is_sudden(&shown, by_itself)) {
            self.0.fresh.set(clock::milliseconds() + FRESH);
        } else if before.source == Source::Key {
            // The player has seen the result of the key and goes on.
            self.0.fresh.take();
        }
        let why = match (before.source, is_new_question) {
            (Source::Key, _) => focus::Why::Key,
            (Source::Hand(_) | Source::Other, true) => focus::Why::NewQuestion,
            (Source::Hand(_) | Source::Other, false) => focus::Why::Click,
        };
        focus::restore(before.focus, why);
        motion::follow(before.places);
        ends::follow();
        clock::wind(self);
    }

    /// Schedules a redraw after the current task: several changes are drawn once, and no element is removed while the browser
    /// dispatches an event to it.
    pub(crate) fn redraw(self) {
        if !self.0.is_redraw_pending.replace(true) {
            spawn_local(async move { self.draw() });
        }
    }

    fn draw(self) {
        // First, so that a change during the redraw schedules another one.
        self.0.is_redraw_pending.set(false);
        let node = self.read(|app| frame::draw(self, app));
        self.0.page.borrow_mut().show(node);
        let outside = Outside::follow(self, self.0.outside.take().as_ref());
        self.0.outside.replace(Some(outside));
        if self.0.waiting.borrow().is_none() {
            outside::mark_saved();
        }
    }

    /// Takes the pending sound cues.
    pub(crate) fn take_cues(self) -> Vec<Cue> {
        self.0.app.borrow_mut().take_cues()
    }

    /// The card that the player has tapped at this question.
    pub(crate) fn tapped(self) -> Option<usize> {
        self.0.tapped.get()
    }

    pub(crate) fn tap(self, place: usize) {
        self.0.tapped.set(Some(place));
    }

    /// Asks the browser for persistent storage, once there is a game.
    fn ask_to_stay(self) {
        if self.0.asked_to_stay.get() || self.read(game_is_absent) {
            return;
        }
        self.0.asked_to_stay.set(true);
        spawn_local(async {
            // The games are saved either way.
            let _ = onirim_store::ask_to_stay().await;
        });
    }
}

fn game_is_absent(app: &App) -> bool {
    game(app).is_none()
}
