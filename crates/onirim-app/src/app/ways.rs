//! From one screen to another: what comes of a key or a click, and where that leads.

use onirim_core::Setup;
use onirim_session::{Guidance, Session, settings};
use onirim_text::Subject;

use super::problem::Problem;
use super::{App, Flow, Home, Screen};
use crate::input::Target;
use crate::pages::{
    Browsed, Changed, DealFrom, Form, Lessons, LessonsPage, LookedBack, MenuItem, Page, Records, Reviewed, RulesPage,
    SettingsPage,
};
use crate::scene::Ctx;
use crate::table::{DealingScreen, Dealt, GameScreen, Go};

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
            Screen::Lessons(page) => match page.input(target) {
                Lessons::Stay => Flow::Stay,
                Lessons::Leave => self.go_to_menu(),
                Lessons::Begin(lesson) => {
                    self.teach(lesson);
                    Flow::Stay
                }
            },
            Screen::Dealing(dealing) => match dealing.input(target, ctx) {
                Dealt::Stay => Flow::Stay,
                // A game that is being corrected is as it was.
                Dealt::Leave => self.back(),
                Dealt::BeBrief => self.go(Go::BeBrief),
                Dealt::Done(playthrough) => self.dealt(playthrough),
            },
            Screen::Records(records) => match records.input(target) {
                Browsed::Delete(saved) => {
                    self.delete(&saved);
                    Flow::Stay
                }
                Browsed::Stay => Flow::Stay,
                Browsed::Leave => self.go_to_menu(),
                Browsed::Open(id) => {
                    self.open(id);
                    Flow::Stay
                }
            },
            Screen::Review(review) => match review.input(target) {
                Reviewed::Stay => Flow::Stay,
                Reviewed::Leave => self.leave_review(),
                Reviewed::LookBack(judging) => {
                    self.look_back(judging);
                    Flow::Stay
                }
                Reviewed::PlayOn => self.play_on(),
            },
            Screen::LookBack(page) => match page.input(target, ctx.reach) {
                LookedBack::Stay => Flow::Stay,
                LookedBack::Leave => self.leave_look_back(),
                LookedBack::Open(step) => {
                    self.open_step(step);
                    Flow::Stay
                }
            },
            Screen::Statistics(page) => {
                let page = page.input(target);
                self.stay_or_back(page)
            }
            Screen::Rules(page) => {
                let page = page.input(target, &self.ctx.text);
                self.stay_or_back(page)
            }
            Screen::Settings(page) => match page.input(target, &mut self.ctx.settings, &mut self.ctx.items) {
                Changed::Nothing => Flow::Stay,
                Changed::Leave => self.back(),
                Changed::Something { name, value } => {
                    self.keep_setting(name, value);
                    Flow::Stay
                }
            },
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
            MenuItem::Lesson => self.screen = Screen::Lessons(LessonsPage::new(self.learned())),
            MenuItem::Records => {
                self.screen = Screen::Records(Records::default());
                self.browse();
            }
            MenuItem::Statistics => self.count(),
            MenuItem::Rules => self.pause(Screen::Rules(RulesPage::new(Subject::Goal))),
            MenuItem::Settings => self.pause(Screen::Settings(SettingsPage::default())),
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
                self.pause(Screen::Rules(RulesPage::new(subject)));
            }
            Go::Settings => self.pause(Screen::Settings(SettingsPage::default())),
            Go::Again => return self.play_again(),
            Go::Another => self.prepare(DealFrom::Seed, self.last_setup()),
            Go::SameDeal => return self.play_same_deal(),
            Go::Begin { setup, seed, from } => return self.deal(setup, seed, from),
            Go::PlayOn(step) => self.play_on_from(step),
            Go::Lesson(lesson) => self.teach(lesson),
            Go::Review => self.review_table(),
            Go::LookBack => self.look_back_at_table(),
            Go::Hint => return self.at_table(GameScreen::hint),
            Go::BeAdvised => return self.at_table(GameScreen::be_advised),
            Go::Redeal(rest) => self.pause(Screen::Dealing(Box::new(DealingScreen::rest(*rest, &self.ctx)))),
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

    /// Something is done at the table.
    fn at_table(&mut self, deed: fn(&mut GameScreen, &Ctx) -> Go) -> Flow {
        let Screen::Game(game_screen) = &mut self.screen else { return Flow::Stay };
        let go = deed(game_screen, &self.ctx);
        self.go(go)
    }

    fn stay_or_back(&mut self, page: Page) -> Flow {
        match page {
            Page::Stay => Flow::Stay,
            Page::Leave => self.back(),
        }
    }
}
