//! Carries out a [`Next`]: changes of screen and effects.

use onirim_core::Outcome;
use onirim_session::{Guidance, Scene, Told, settings};
use onirim_text::Subject;

use super::problem::Problem;
use super::{App, Flow, Screen};
use crate::input::Target;
use crate::next::{Destination, Effect, Next};
use crate::pages::{LessonsPage, Records, RulesPage, SettingsPage};
use crate::scene::Ctx;
use crate::table::{DealingScreen, GameScreen};

impl App {
    /// Passes an input to the screen.
    pub(super) fn input(&mut self, target: Target) -> Next {
        if let Some(next) = self.copy_share_line(target) {
            return next;
        }
        let items = self.menu_items();
        let ctx = &self.ctx;
        match &mut self.screen {
            Screen::Menu(menu) => menu.input(target, &items),
            Screen::NewGame(page) => {
                let next = page.input(target);
                // The form opens nothing but its game.
                if let Next::Open(_) = next {
                    let names = page.names();
                    self.call_players(names);
                }
                next
            }
            Screen::Game(game_screen) => game_screen.input(target, ctx),
            Screen::Lessons(page) => page.input(target),
            Screen::Dealing(dealing) => dealing.input(target, ctx),
            Screen::Records(records) => records.input(target),
            Screen::Review(review) => review.input(target),
            Screen::LookBack(page) => page.input(target, ctx.reach),
            Screen::Statistics(page) => page.input(target),
            Screen::Rules(page) => page.input(target, &ctx.text),
            Screen::Settings(page) => page.input(target, &mut self.ctx.settings, &mut self.ctx.items),
        }
    }

    /// Carries out a [`Next`]. A game that would be lost is saved first; if that fails, the player decides.
    pub(super) fn follow(&mut self, next: Next) -> Flow {
        let instead = if next.leaves_the_table() { self.save_before(&next) } else { None };
        self.go(instead.unwrap_or(next))
    }

    /// Saves the game before it is left. If that fails, the paused game comes back with a question about it.
    fn save_before(&mut self, wanted: &Next) -> Option<Next> {
        let (game_screen, ctx) = self.on_table_mut()?;
        let instead = game_screen.save_before(wanted, ctx)?;
        self.has_key_help = false;
        if let Some(paused) = self.paused.take() {
            self.screen = Screen::Game(paused);
        }
        Some(instead)
    }

    fn go(&mut self, next: Next) -> Flow {
        let then = match next {
            Next::Stay => return Flow::Stay,
            Next::Quit => return Flow::Leave,
            Next::Back => self.back(),
            Next::Open(destination) => self.open(destination),
            Next::Do(effect) => self.carry_out(effect),
        };
        self.go(then)
    }

    fn open(&mut self, destination: Destination) -> Next {
        match destination {
            Destination::Menu => return self.open_menu(),
            Destination::Lessons => self.screen = Screen::Lessons(LessonsPage::new(self.learned())),
            Destination::Lesson(lesson) => self.teach(lesson),
            Destination::NewGame(from) => self.prepare(from),
            Destination::Deal { setup, seed, programs, from } => return self.deal(setup, seed, programs, from),
            Destination::Again => return self.play_again(),
            Destination::SameDeal => return self.play_same_deal(),
            Destination::LastGame => self.continue_last(),
            Destination::Saved(id) => self.open_saved(id),
            Destination::Dealt(playthrough) => return self.dealt(playthrough),
            Destination::Redeal(rest) => {
                self.pause(Screen::Dealing(Box::new(DealingScreen::rest(*rest, &self.ctx))));
            }
            Destination::PlayOn(step) => return self.play_on(step),
            Destination::Records => {
                self.screen = Screen::Records(Records::default());
                self.browse();
            }
            Destination::Review => self.review_table(),
            Destination::LookBack => self.look_back(),
            Destination::Step(step) => self.open_step(step),
            Destination::Statistics => self.count(),
            Destination::Rules => {
                let question = self.scene().and_then(Scene::question);
                let subject = question.map_or(Subject::Goal, Subject::behind);
                self.pause(Screen::Rules(RulesPage::new(subject)));
            }
            Destination::Settings => self.pause(Screen::Settings(SettingsPage::default())),
        }
        Next::Stay
    }

    fn carry_out(&mut self, effect: Effect) -> Next {
        match effect {
            Effect::Act(actions) => return self.at_table(|game_screen, ctx| game_screen.act(&actions, ctx)),
            Effect::Choose(actions) => return self.at_table(|game_screen, ctx| game_screen.choose(actions, ctx)),
            Effect::TakeBack => return self.at_table(GameScreen::undo_anyway),
            Effect::GoOnInLesson => return self.at_table(GameScreen::go_on_in_lesson),
            Effect::SwitchStop => return self.at_table(GameScreen::switch_stop),
            Effect::BeAdvised => return self.at_table(GameScreen::be_advised),
            Effect::AskToGiveUp => return self.at_table(GameScreen::ask_to_give_up),
            Effect::GiveUp => return self.at_table(GameScreen::give_up),
            Effect::Correct(told, right) => return self.correct(told, right),
            Effect::BeBrief => {
                self.ctx.settings.guidance = Guidance::Brief;
                self.keep_setting(settings::GUIDANCE, Guidance::Brief.word());
            }
            Effect::Switch(letter) => self.switch(letter),
            Effect::KeepSetting { name, value } => self.keep_setting(name, value),
            Effect::Delete(saved) => self.delete(&saved),
            Effect::Copy(words) => self.clipboard = Some(words),
            Effect::Trouble(told) => self.problem = Some(Problem::error(told)),
            Effect::Notice(told) => self.problem = Some(Problem::notice(told)),
            Effect::Ended(told) => {
                let next = self.open_menu();
                self.problem = Some(Problem::notice(told));
                return next;
            }
            Effect::Abandon(next) => return *next,
        }
        Next::Stay
    }

    fn keep_setting(&mut self, name: &str, value: &str) {
        self.follow_settings();
        if let Err(error) = self.ctx.archive.set(name, value) {
            self.problem = Some(Problem::error(self.ctx.text.trouble(&error)));
        }
    }

    /// Picks a value of a line of the settings page, by its place among [the values](crate::Item::choices).
    pub fn pick_setting(&mut self, line: usize, value: usize) {
        let Screen::Settings(page) = &mut self.screen else { return };
        let next = page.pick(&mut self.ctx.settings, &mut self.ctx.items, line, value);
        self.follow(next);
    }

    fn open_menu(&mut self) -> Next {
        if self.shows_one_record {
            return Next::Quit;
        }
        self.paused = None;
        self.browse();
        self.screen = Screen::Menu(self.menu());
        Next::Stay
    }

    /// Goes back: from a step to the list of mistakes, to the replay, to the paused game, or to the menu.
    fn back(&mut self) -> Next {
        if self.leave_step() || self.return_to_steps() {
            return Next::Stay;
        }
        match self.paused.take() {
            Some(game_screen) => {
                self.screen = Screen::Game(game_screen);
                Next::Stay
            }
            None => Next::Open(Destination::Menu),
        }
    }

    pub(super) fn pause(&mut self, screen: Screen) {
        if let Screen::Game(game_screen) = std::mem::replace(&mut self.screen, screen) {
            self.paused = Some(game_screen);
        }
    }

    /// Calls a function of the game on the screen.
    pub(super) fn at_table(&mut self, deed: impl FnOnce(&mut GameScreen, &Ctx) -> Next) -> Next {
        self.screen.game_mut().map_or(Next::Stay, |game_screen| deed(game_screen, &self.ctx))
    }

    /// Corrects a real card, at the table or during the deal.
    fn correct(&mut self, told: Told, right: Outcome) -> Next {
        if let Screen::Dealing(dealing) = &mut self.screen {
            dealing.correct(told.moment.number, right, &self.ctx);
            return Next::Stay;
        }
        self.at_table(|game_screen, ctx| game_screen.correct(told, right, ctx))
    }
}
