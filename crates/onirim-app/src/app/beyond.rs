//! What a game can be begun without: the pages around it, lessons, saved games, real cards, what is told after the end.
//!
//! A program on a disk has all of it from the start. A page in a browser can be played sooner if it comes later; whoever wants to go there before it has come waits for it. For that, nothing may call
//! what stands behind this table but through it: what is named nowhere else can be loaded on its own.

use onirim_core::{Outcome, Setup};
use onirim_record::Playthrough;
use onirim_session::{Dealing, GameId, Guidance, Lesson, Listing, Session};
use onirim_text::Subject;

use super::{Aftermath, App, Flow, KeyHelp, Screen};
use crate::coach::Coach;
use crate::input::{Key, Target};
use crate::pages::{
    Browsed, Changed, Lessons, LessonsPage, LookBack, LookedBack, Page, Records, Review, Reviewed, RulesPage,
    SettingsPage,
};
use crate::scene::Ctx;
use crate::table::{Ask, DealingScreen, Dealt, GameScreen, Go};

/// A way that leads beyond the menu, the form of a new game and the table.
#[derive(Debug)]
pub(crate) enum Way {
    Lessons,
    Lesson(Lesson),
    Records,
    /// To a saved game: to play on or, if it is over, to look at it.
    Open(GameId),
    /// To a record, step by step.
    Show(Box<Playthrough>),
    /// To the game on the table, step by step.
    Review,
    /// To a new game from this step of the one on the table on.
    PlayOn(usize),
    LookBack,
    /// Nowhere, but the coach is asked.
    Hint,
    /// The same, whatever it costs.
    BeAdvised,
    /// Nowhere, but the table of keys lies over the screen.
    Keys,
    Statistics,
    Rules(Subject),
    Settings,
    /// To real cards, which are to be dealt.
    Deal(Setup),
    /// To the rest of a deal that was told wrongly.
    Redeal(Box<Dealing>),
}

/// What a game can be begun without.
pub struct Beyond {
    /// Everything beyond the menu, the form of a new game and the table: [`ROOMS`].
    pub rooms: &'static Rooms,
    /// Who thinks about games.
    pub coach: Box<dyn Coach>,
}

/// Everything beyond the menu, the form of a new game and the table.
pub struct Rooms {
    pub(super) lead: fn(&mut App, Way) -> Flow,
    pub(super) input: fn(&mut App, Target) -> Flow,
    pub(super) list: fn(&mut App, [&Listing; 2]),
    pub(super) think: fn(&mut App),
    pub(super) aftermath: fn(&App, &GameScreen) -> Option<Box<Aftermath>>,
    pub(crate) real_cards: RealCards,
}

/// What a game with real cards has more than others.
pub(crate) struct RealCards {
    pub(crate) follow_hands: fn(&mut GameScreen, Guidance),
    pub(crate) asking: fn(&GameScreen, &Ctx) -> Option<Ask>,
    pub(crate) key_to_teller: fn(&mut GameScreen, Key, &Ctx) -> Go,
    pub(crate) tell: fn(&mut GameScreen, Outcome, &Ctx) -> Go,
    pub(crate) open_slips: fn(&mut GameScreen, &Ctx) -> Go,
    pub(crate) input_to_slips: fn(&mut GameScreen, Target, &Ctx) -> Go,
}

/// All of them. A front end that has them from the start names them in its [`Equipment`](super::Equipment); another one brings them later, to [`App::complete`].
pub static ROOMS: Rooms = Rooms {
    lead: App::lead_beyond,
    input: App::input_beyond,
    list: App::list,
    think: App::think,
    aftermath: App::aftermath_of,
    real_cards: RealCards {
        follow_hands: GameScreen::ask_hands,
        asking: GameScreen::asking,
        key_to_teller: GameScreen::key_to_teller,
        tell: GameScreen::tell,
        open_slips: GameScreen::list_slips,
        input_to_slips: GameScreen::hear_of_slips,
    },
};

impl App {
    /// What was missing is here. Whoever has waited for it is led on.
    pub fn complete(&mut self, beyond: Beyond) {
        self.ctx.beyond = Some(beyond);
        // More words may have come with it.
        self.speak_anew();
        self.prepare_the_coach();
        // First: what is told after the end, for whoever wants to look back at it.
        self.look_after();
        if let Some(way) = self.awaited.take() {
            self.lead(way);
        }
        self.look_after();
    }

    /// Is everything here? If it is not, a game can be begun and played, and whoever wants something else [waits](App::is_waiting).
    pub fn is_complete(&self) -> bool {
        self.ctx.beyond.is_some()
    }

    /// Does the player wait for something that is not here yet?
    pub fn is_waiting(&self) -> bool {
        self.awaited.is_some()
    }

    /// What was waited for does not come, and why.
    pub fn wait_no_more(&mut self, why: String) {
        if self.awaited.take().is_some() {
            self.report(why);
        }
    }

    /// Goes there, at once or as soon as it is here.
    pub(super) fn lead(&mut self, way: Way) -> Flow {
        match self.ctx.rooms() {
            Some(rooms) => (rooms.lead)(self, way),
            None => {
                self.awaited = Some(way);
                Flow::Stay
            }
        }
    }

    fn lead_beyond(&mut self, way: Way) -> Flow {
        match way {
            Way::Lessons => self.screen = Screen::Lessons(LessonsPage::new(self.learned())),
            Way::Lesson(lesson) => self.teach(lesson),
            Way::Records => {
                self.screen = Screen::Records(Records::default());
                self.browse();
            }
            Way::Open(id) => self.open(id),
            Way::Show(playthrough) => self.review(&playthrough, self.judge(&playthrough)),
            Way::Review => {
                if let Screen::Game(game_screen) = &self.screen {
                    let playthrough = game_screen.session.playthrough();
                    let judging = self.judging_begun().or_else(|| self.judge(playthrough));
                    let review = Review::new(playthrough, judging, &self.ctx.text);
                    self.pause(Screen::Review(Box::new(review)));
                }
            }
            Way::PlayOn(step) => self.play_on_from(step),
            Way::LookBack => {
                let anew = || self.session().and_then(|session: &Session| self.judge(session.playthrough()));
                if let Some(judging) = self.judging_begun().or_else(anew) {
                    let page = LookBack::new(judging, &self.ctx.text);
                    self.pause(Screen::LookBack(Box::new(page)));
                }
            }
            Way::Hint => return self.at_table(GameScreen::hint),
            Way::BeAdvised => return self.at_table(GameScreen::be_advised),
            Way::Keys => self.key_help = KeyHelp::Open,
            Way::Statistics => self.count(),
            Way::Rules(subject) => self.pause(Screen::Rules(RulesPage::new(subject))),
            Way::Settings => self.pause(Screen::Settings(SettingsPage::default())),
            Way::Deal(setup) => self.screen = Screen::Dealing(Box::new(DealingScreen::new(setup, &self.ctx))),
            Way::Redeal(rest) => {
                let rest = DealingScreen::rest(*rest, &self.ctx);
                self.pause(Screen::Dealing(Box::new(rest)));
            }
        }
        Flow::Stay
    }

    /// Gives a key or a click to a page.
    fn input_beyond(&mut self, target: Target) -> Flow {
        let ctx = &self.ctx;
        match &mut self.screen {
            Screen::Menu(_) | Screen::NewGame(_) | Screen::Game(_) => Flow::Stay,
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

    /// Something is done at the table.
    fn at_table(&mut self, deed: fn(&mut GameScreen, &Ctx) -> Go) -> Flow {
        let Screen::Game(game_screen) = &mut self.screen else { return Flow::Stay };
        let go = deed(game_screen, &self.ctx);
        self.go(go)
    }

    /// Fills the list of saved games, if it is on the screen.
    fn list(&mut self, listings: [&Listing; 2]) {
        if let Screen::Records(records) = &mut self.screen {
            records.fill(listings, &self.ctx);
        }
    }

    /// Thinks a bit about the game that is looked back at.
    fn think(&mut self) {
        if let Screen::LookBack(page) = &mut self.screen {
            page.think(&self.ctx.text);
        } else if let Screen::Review(review) = &self.screen {
            review.think();
        }
    }

    fn stay_or_back(&mut self, page: Page) -> Flow {
        match page {
            Page::Stay => Flow::Stay,
            Page::Leave => self.back(),
        }
    }
}
