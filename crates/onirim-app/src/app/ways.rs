//! From one screen to another: what comes of a key or a click, and where that leads.

use onirim_core::Setup;
use onirim_session::{Guidance, Session, settings};
use onirim_text::Subject;

use super::beyond::Way;
use super::problem::Problem;
use super::{App, Flow, Home, Screen};
use crate::input::Target;
use crate::pages::{Changed, DealFrom, Form, MenuItem};
use crate::table::Go;

impl App {
    /// Gives a key or a click to what is on the screen.
    pub(super) fn handle(&mut self, target: Target) -> Flow {
        if self.copy_share_line(target).is_some() {
            return Flow::Stay;
        }
        let items = self.menu_items();
        let ctx = &self.ctx;
        match &mut self.screen {
            Screen::Menu(menu) => match menu.input(target, &items) {
                Some(item) => self.enter(item),
                None => Flow::Stay,
            },
            Screen::NewGame(page) => match page.input(target) {
                Form::Stay => Flow::Stay,
                Form::Leave => self.go_to_menu(),
                Form::Start { setup, seed, from } => {
                    let names = page.names();
                    self.call_players(names);
                    self.begin(setup, seed, from);
                    Flow::Stay
                }
            },
            Screen::Game(game_screen) => {
                let go = match target {
                    Target::Key(key) => game_screen.key(key, ctx),
                    Target::Item(_) | Target::Hand(_) => game_screen.click(target, ctx),
                };
                self.go(go)
            }
            Screen::Lessons(_)
            | Screen::Dealing(_)
            | Screen::Records(_)
            | Screen::Review(_)
            | Screen::LookBack(_)
            | Screen::Statistics(_)
            | Screen::Rules(_)
            | Screen::Settings(_) => self.ctx.rooms().map_or(Flow::Stay, |rooms| (rooms.input)(self, target)),
        }
    }

    pub(super) fn keep_setting(&mut self, name: &str, value: &str) {
        self.settle();
        if let Err(error) = self.ctx.archive.set(name, value) {
            self.problem = Some(Problem::error(self.ctx.text.trouble(&error)));
        }
    }

    /// A value of the setting in this line is picked, by its number among [its choices](crate::Item::choices), if the page of settings is on the screen.
    pub fn pick_setting(&mut self, line: usize, value: usize) {
        let Screen::Settings(page) = &mut self.screen else { return };
        let changed = page.pick(&mut self.ctx.settings, &mut self.ctx.items, line, value);
        if let Changed::Something { name, value } = changed {
            self.keep_setting(name, value);
        }
    }

    pub(super) fn enter(&mut self, item: MenuItem) -> Flow {
        match item {
            MenuItem::Continue => self.continue_last(),
            MenuItem::Play => self.begin(Setup::SOLO, None, DealFrom::Seed),
            MenuItem::Again => self.begin(self.last_setup(), None, DealFrom::Seed),
            MenuItem::NewGame => self.prepare(DealFrom::Seed, self.last_setup()),
            MenuItem::Daily => self.prepare(DealFrom::Day, Setup::SOLO),
            MenuItem::RealCards => self.prepare(DealFrom::Table, self.last_setup()),
            MenuItem::Lesson => return self.lead(Way::Lessons),
            MenuItem::Records => return self.lead(Way::Records),
            MenuItem::Statistics => return self.lead(Way::Statistics),
            MenuItem::Rules => return self.lead(Way::Rules(Subject::Goal)),
            MenuItem::Settings => return self.lead(Way::Settings),
            MenuItem::Quit => return Flow::Leave,
        }
        Flow::Stay
    }

    pub(super) fn go_to_menu(&mut self) -> Flow {
        if self.home == Home::Outside {
            return Flow::Leave;
        }
        self.paused = None;
        self.browse();
        self.screen = Screen::Menu(self.menu());
        Flow::Stay
    }

    /// Back to the game that waits, or to the menu.
    pub(super) fn back(&mut self) -> Flow {
        match self.paused.take() {
            Some(game_screen) => {
                self.screen = Screen::Game(game_screen);
                Flow::Stay
            }
            None => self.go_to_menu(),
        }
    }

    pub(super) fn pause(&mut self, screen: Screen) {
        if let Screen::Game(game_screen) = std::mem::replace(&mut self.screen, screen) {
            self.paused = Some(game_screen);
        }
    }

    /// From the table to where the player wants to go.
    pub(super) fn go(&mut self, go: Go) -> Flow {
        match go {
            Go::Stay => {}
            Go::Menu => return self.go_to_menu(),
            Go::Quit => return Flow::Leave,
            Go::Rules => {
                let question = self.session().and_then(Session::question);
                let subject = question.map_or(Subject::Goal, Subject::behind);
                return self.lead(Way::Rules(subject));
            }
            Go::Settings => return self.lead(Way::Settings),
            Go::Again => return self.play_again(),
            Go::Another => self.prepare(DealFrom::Seed, self.last_setup()),
            Go::SameDeal => return self.play_same_deal(),
            Go::Begin { setup, seed, from } => return self.deal(setup, seed, from),
            Go::PlayOn(step) => return self.lead(Way::PlayOn(step)),
            Go::Lesson(lesson) => return self.lead(Way::Lesson(lesson)),
            Go::Review => return self.lead(Way::Review),
            Go::LookBack => return self.lead(Way::LookBack),
            Go::Hint => return self.lead(Way::Hint),
            Go::BeAdvised => return self.lead(Way::BeAdvised),
            Go::Redeal(rest) => return self.lead(Way::Redeal(rest)),
            Go::BeBrief => {
                self.ctx.settings.guidance = Guidance::Brief;
                self.keep_setting(settings::GUIDANCE, Guidance::Brief.word());
            }
            Go::Switch(letter) => self.switch(letter),
            Go::Copy(words) => self.clipboard = Some(words),
            Go::Trouble(told) => self.problem = Some(Problem::error(told)),
            Go::Notice(told) => self.problem = Some(Problem::notice(told)),
            Go::Ended(told) => {
                let flow = self.go_to_menu();
                self.problem = Some(Problem::notice(told));
                return flow;
            }
        }
        Flow::Stay
    }
}
