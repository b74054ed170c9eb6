//! The program behind the page: an input goes in, what came of it is kept, and the page is drawn anew.

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
use crate::node::{Node, Page};
use crate::outside::{Keeping, Outside};
use crate::{clipboard, clock, ends, focus, frame, motion, outside, sound};

/// The program, for whoever draws it or gives it something. There is one, for as long as the page is open.
#[derive(Clone, Copy)]
pub(crate) struct Program(&'static Parts);

/// What it is made of. A browser may answer at once to what it is told: then nothing of this is borrowed, but for the page, which nobody needs to answer.
struct Parts {
    app: RefCell<App>,
    locker: Locker,
    page: RefCell<Page>,
    outside: RefCell<Option<Outside>>,
    redraw: Cell<Redraw>,
    /// What came in while something is being kept; `None` while nothing is.
    waiting: RefCell<Option<VecDeque<(By, Deed)>>>,
    /// What the page shows: not what the program has come to, while that is being kept.
    shown: RefCell<Option<Aim>>,
    /// Until when no hand can press anything, because what is there has come suddenly.
    fresh: Cell<f64>,
    asked_to_stay: Cell<bool>,
    /// What the player has tapped at this question: the second tap does what the first one has shown.
    tapped: Cell<Option<usize>>,
}

/// Is the page to be drawn anew, as soon as whoever has changed something is through?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Redraw {
    Wanted,
    NotWanted,
}

/// What somebody does with the program.
type Deed = Box<dyn FnOnce(&mut App) -> Flow>;

/// What a change came from.
#[derive(Clone, Debug, PartialEq, Eq)]
enum By {
    /// The keyboard. Whoever types ahead knows what comes, unless the game is over: that the program sees to itself.
    Key,
    /// A hand that has pressed something where it saw this. If it is no longer there, it has pressed nothing.
    Hand(Option<Aim>),
    Other,
}

/// How everything was before a change.
struct Picture {
    before: motion::Places,
    focus: focus::Kept,
    by: By,
    asked: Option<(Option<GameId>, usize)>,
}

/// What lies on a table: of the game on the screen, or of a step of one that is looked at again.
pub(crate) struct Board<'a> {
    pub(crate) view: View,
    pub(crate) order: &'a CardOrder,
    pub(crate) text: &'a Text,
}

/// A game on the screen, as the parts of the table see it.
pub(crate) struct Scene<'a> {
    pub(crate) app: &'a App,
    pub(crate) game: &'a GameScreen,
    pub(crate) view: View,
    pub(crate) text: &'a Text,
}

impl<'a> Scene<'a> {
    /// What can be chosen now, by whoever looks. While a turn is over and its player still looks, the question is the partner's already: it would tell what the partner holds.
    pub(crate) fn offers(&self) -> Option<&'a Offers> {
        let looks = matches!(self.game.scene().watch, Watch::Everyone | Watch::Alone(_));
        match &self.game.ask {
            Ask::Choose(offers) if looks && self.game.stage.is_none() && !self.game.is_hands_turn() => Some(offers),
            Ask::Choose(_)
            | Ask::Arrange(_)
            | Ask::Pay(_)
            | Ask::SwapGoals(_)
            | Ask::Tell(_)
            | Ask::Read(_)
            | Ask::Wait(_)
            | Ask::Over(_) => None,
        }
    }
}

/// The game on the screen, if there is one.
pub(crate) fn game(app: &App) -> Option<&GameScreen> {
    if let Screen::Game(game) = app.screen() { Some(game) } else { None }
}

impl Program {
    /// The program, ready to be drawn.
    pub(crate) fn new(app: App, locker: Locker, page: Page) -> Program {
        let parts = Parts {
            app: RefCell::new(app),
            locker,
            page: RefCell::new(page),
            outside: RefCell::new(None),
            redraw: Cell::new(Redraw::NotWanted),
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

    /// Where games and settings are kept.
    pub(crate) fn locker(self) -> &'static Locker {
        &self.0.locker
    }

    /// Somebody else may have changed what is kept, or another day may have come.
    pub(crate) fn look_again(self) {
        self.change(|app| {
            app.turn_to(onirim_store::today());
            app.look_again();
            Flow::Stay
        });
    }

    /// Looks at the program.
    pub(crate) fn read<T>(self, look: impl FnOnce(&App) -> T) -> T {
        look(&self.0.app.borrow())
    }

    /// What a part of the table shows; nothing while no game is on the screen.
    pub(crate) fn scene<T>(self, look: impl FnOnce(&Scene<'_>) -> T) -> Option<T> {
        self.read(|app| {
            let game = game(app)?;
            Some(look(&Scene { app, game, view: game.view(), text: app.text() }))
        })
    }

    /// A part of the table.
    pub(crate) fn part<T>(self, look: fn(&Scene<'_>) -> T, draw: fn(Program, T) -> Node) -> Node {
        self.scene(look).map(|shown| draw(self, shown)).into()
    }

    /// Something that lies on the table.
    pub(crate) fn laid<T>(self, look: fn(&Board<'_>) -> T, draw: fn(Program, T) -> Node) -> Node {
        let shown = self.read(|app| {
            let (view, order) = match app.screen() {
                Screen::Game(game) => (game.view(), &game.order),
                Screen::Review(review) => review.step().map(|step| (step.view, &step.order))?,
                Screen::Menu(_)
                | Screen::Lessons(_)
                | Screen::NewGame(_)
                | Screen::Dealing(_)
                | Screen::Records(_)
                | Screen::LookBack(_)
                | Screen::Statistics(_)
                | Screen::Rules(_)
                | Screen::Settings(_) => return None,
            };
            Some(look(&Board { view, order, text: app.text() }))
        });
        shown.map(|shown| draw(self, shown)).into()
    }

    /// A text of the page.
    pub(crate) fn say(self, key: &str) -> String {
        self.read(|app| app.text().get(key))
    }

    /// A key was pressed on the keyboard.
    pub(crate) fn typed(self, key: Key) {
        self.take_in(By::Key, Input::Key(key));
    }

    /// Something was pressed on the page that does what a key does.
    pub(crate) fn key(self, key: Key) {
        self.take_in(self.hand(), Input::Key(key));
    }

    /// Something was clicked.
    pub(crate) fn click(self, target: Target) {
        self.take_in(self.hand(), Input::Click(target));
    }

    /// A hand, with what it has before it now.
    fn hand(self) -> By {
        By::Hand(self.aim())
    }

    /// What the page shows, for whoever presses something there.
    pub(crate) fn aim(self) -> Option<Aim> {
        self.0.shown.borrow().clone()
    }

    /// Something came in that no hand did.
    pub(crate) fn send(self, input: Input) {
        self.take_in(By::Other, input);
    }

    /// Something came in. What comes of it is shown when it is kept; what comes in meanwhile waits for that.
    fn take_in(self, by: By, input: Input) {
        if matches!(by, By::Hand(_)) && clock::milliseconds() < self.0.fresh.get() {
            return;
        }
        let now = clock::now(self);
        // What begins to move now begins now, however long nothing has happened.
        self.does(
            by,
            Box::new(move |app| {
                app.update(Input::Time(now));
                app.update(input)
            }),
        );
    }

    /// Does something with the program that no input says.
    pub(crate) fn change(self, change: impl FnOnce(&mut App) -> Flow + 'static) {
        self.does(By::Other, Box::new(change));
    }

    fn does(self, by: By, deed: Deed) {
        if let Some(waiting) = &mut *self.0.waiting.borrow_mut() {
            waiting.push_back((by, deed));
            return;
        }
        let picture =
            Picture { before: motion::Places::now(self), focus: focus::Kept::now(), by, asked: self.read(question) };
        let flow = deed(&mut self.0.app.borrow_mut());
        // A page cannot be left: whoever quits is at the menu.
        if flow == Flow::Leave {
            self.0.app.borrow_mut().start(Start::Menu);
        }
        if !self.locker().collection().is_unwritten() {
            self.show(picture);
            return;
        }
        self.0.waiting.replace(Some(VecDeque::new()));
        outside::say_keeping(Keeping::UnderWay);
        spawn_local(async move {
            self.locker().settle(|| self.0.app.borrow_mut().look_again()).await;
            self.show(picture);
            self.ask_to_stay();
            let waited = self.0.waiting.take().unwrap_or_default();
            for (by, deed) in waited {
                if self.still_means(&by) {
                    self.does(by, deed);
                }
            }
        });
    }

    /// Does whoever has pressed something still mean what is there now?
    fn still_means(self, by: &By) -> bool {
        match by {
            By::Hand(aim) => *aim == Some(self.read(Aim::at)),
            By::Key | By::Other => true,
        }
    }

    /// Shows what has changed. Everything that moved is followed from where it was, and the focus stays where it makes sense.
    fn show(self, picture: Picture) {
        let is_new_question = picture.asked != self.read(question);
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
        let by_itself = picture.by == By::Other;
        let before = self.0.shown.replace(Some(aim.clone()));
        if before.as_ref().is_some_and(|before| aim.is_sudden(before, by_itself)) {
            self.0.fresh.set(clock::milliseconds() + FRESH);
        } else if picture.by == By::Key {
            // Whoever types has seen it, and goes on from there.
            self.0.fresh.take();
        }
        let why = match (picture.by, is_new_question) {
            (By::Key, _) => focus::Why::Key,
            (By::Hand(_) | By::Other, true) => focus::Why::NewQuestion,
            (By::Hand(_) | By::Other, false) => focus::Why::Click,
        };
        focus::restore(picture.focus, why);
        motion::follow(picture.before);
        ends::follow();
        clock::wind(self);
    }

    /// Has the page drawn anew. That waits until whoever calls this is through: several changes in a row are drawn once, and no element is taken away while the
    /// browser still tells what happened to it.
    pub(crate) fn redraw(self) {
        if self.0.redraw.replace(Redraw::Wanted) == Redraw::NotWanted {
            spawn_local(async move { self.draw() });
        }
    }

    fn draw(self) {
        // First: whoever changes something from here on wants another redraw.
        self.0.redraw.set(Redraw::NotWanted);
        let node = frame::draw(self);
        self.0.page.borrow_mut().show(node);
        let outside = Outside::follow(self, self.0.outside.take().as_ref());
        self.0.outside.replace(Some(outside));
        if self.0.waiting.borrow().is_none() {
            outside::say_keeping(Keeping::Done);
        }
    }

    /// What is to be heard, once.
    pub(crate) fn take_cues(self) -> Vec<Cue> {
        self.0.app.borrow_mut().take_cues()
    }

    /// What the player has tapped at this question.
    pub(crate) fn tapped(self) -> Option<usize> {
        self.0.tapped.get()
    }

    /// The player taps this.
    pub(crate) fn tap(self, place: usize) {
        self.0.tapped.set(Some(place));
    }

    /// Asks the browser not to throw games away, once there is one.
    fn ask_to_stay(self) {
        if self.0.asked_to_stay.get() || self.read(game_is_absent) {
            return;
        }
        self.0.asked_to_stay.set(true);
        spawn_local(async {
            // Whatever it says, the games are kept for now.
            let _ = onirim_store::ask_to_stay().await;
        });
    }
}

fn game_is_absent(app: &App) -> bool {
    game(app).is_none()
}
