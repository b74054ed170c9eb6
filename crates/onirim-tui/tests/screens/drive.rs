//! A player without a terminal.

use jiff::civil::date;
use onirim_core::{Action, Game, Question, Setup};
use onirim_record::FromNotation;
use onirim_session::{Guidance, Session, SpellStop, Watch};
use onirim_store::{Store, StoreError};
use onirim_text::{Args, Language, Text};
use onirim_tui::{Charset, Mouse, Paint, Program, Settings, Targets};
use onirim_ui::asks::{Place, places};
use onirim_ui::table::Overlay;
use onirim_ui::{DealFrom, Flow, HandOrder, Input, Key, Motion, Screen};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;

pub(crate) struct Player {
    pub(crate) program: Program,
    pub(crate) flow: Flow,
}

pub(crate) const STILL: Settings = Settings {
    language: Language::English,
    paint: Paint::Suitable,
    charset: Charset::Unicode,
    motion: Motion::Off,
    mouse: Mouse::On,
    spell_stop: SpellStop::Never,
    guidance: Guidance::StepByStep,
    hand: HandOrder::AsDrawn,
};

pub(crate) const FRENCH: Settings = Settings { language: Language::French, ..STILL };
pub(crate) const PLAIN: Settings = Settings { paint: Paint::Plain, charset: Charset::Ascii, ..STILL };

impl Player {
    pub(crate) fn new(settings: Settings) -> Player {
        Player::with(settings, Store::in_memory().expect("memory"))
    }

    /// With this store.
    pub(crate) fn with(settings: Settings, store: Store) -> Player {
        let mut program = Program::new(settings, date(2026, 3, 1), seeds(), store);
        program.app_mut().tell_time(|_| date(2026, 3, 1).at(12, 34, 0, 0));
        Player { program, flow: Flow::Stay }
    }

    /// At a table with this deal.
    pub(crate) fn at(settings: Settings, setup: Setup, seed: u64) -> Player {
        let mut player = Player::new(settings);
        player.program.app_mut().begin(setup, Some(seed), DealFrom::Seed);
        player
    }

    pub(crate) fn send(&mut self, input: Input) {
        self.flow = self.program.update(input);
    }

    pub(crate) fn key(&mut self, key: Key) -> &mut Player {
        self.send(Input::Key(key));
        self
    }

    pub(crate) fn keys(&mut self, keys: &str) -> &mut Player {
        for key in keys.chars() {
            self.key(Key::Char(key));
        }
        self
    }

    /// Enters real cards, and confirms all chores in between.
    pub(crate) fn tell(&mut self, codes: &str) -> &mut Player {
        for code in codes.split(' ') {
            self.hands_do().keys(code);
        }
        self.hands_do()
    }

    /// Confirms all chores.
    pub(crate) fn hands_do(&mut self) -> &mut Player {
        while self.has_chores() {
            self.key(Key::Enter);
        }
        self
    }

    /// Whether there are chores.
    pub(crate) fn has_chores(&self) -> bool {
        let picture = self.picture(80, 24);
        Language::ALL.iter().any(|&language| picture.contains(&Text::new(language).get("app-chores")))
    }

    pub(crate) fn game(&self) -> Game {
        *self.program.app().session().expect("a game is on the table").game()
    }

    /// The cards of the hand from left to right.
    pub(crate) fn hand(&self) -> Vec<Place> {
        let Screen::Game(screen) = self.program.app().screen() else { panic!("a game is on the screen") };
        places(&screen.view(), &screen.order)
    }

    pub(crate) fn question(&self) -> Option<Question> {
        self.game().decision().map(|decision| decision.question)
    }

    pub(crate) fn picture(&self, width: u16, height: u16) -> String {
        self.screen(width, height).0
    }

    /// Whether any sign on the screen has a colour.
    pub(crate) fn is_colored(&self) -> bool {
        let plain = ratatui::style::Color::Reset;
        self.cells(160, 50).content.iter().any(|cell| cell.fg != plain || cell.bg != plain)
    }

    /// The screen with its colours.
    pub(crate) fn cells(&self, width: u16, height: u16) -> Buffer {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| drop(self.program.draw(frame))).unwrap();
        terminal.backend().buffer().clone()
    }

    /// The screen as SVG.
    pub(crate) fn portrait(&self, width: u16, height: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| drop(self.program.draw(frame))).unwrap();
        crate::portrait::svg(terminal.backend().buffer())
    }

    /// Draws the screen and reports how far it can be scrolled, as the real program does.
    pub(crate) fn look(&mut self, width: u16, height: u16) -> String {
        let (picture, targets) = self.screen(width, height);
        if let Some(lines) = targets.reach() {
            self.send(Input::Reach(lines));
        }
        picture
    }

    pub(crate) fn screen(&self, width: u16, height: u16) -> (String, Targets) {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let mut targets = Targets::default();
        terminal.draw(|frame| targets = self.program.draw(frame)).unwrap();
        (terminal.backend().to_string(), targets)
    }
}

const KEYS: [Key; 19] = [
    Key::Enter,
    Key::Enter,
    Key::Enter,
    Key::Left,
    Key::Right,
    Key::Up,
    Key::Down,
    Key::Char('d'),
    Key::Char('x'),
    Key::Char('t'),
    Key::Char(' '),
    Key::Char('1'),
    Key::Char('2'),
    Key::Char('p'),
    Key::Char('o'),
    Key::Char('n'),
    Key::MoveLeft,
    Key::MoveRight,
    Key::Char('4'),
];

impl Player {
    /// Presses a random key that plays, and confirms discarding the hand.
    pub(crate) fn whim(&mut self, whim: &mut Whim) {
        self.key(KEYS[whim.below(KEYS.len())]);
        if self.is_asked_for_the_hand() {
            self.keys("2");
        }
    }

    /// Whether the player is asked to confirm discarding the hand.
    fn is_asked_for_the_hand(&self) -> bool {
        let app = self.program.app();
        let Some(Overlay::Dialog(dialog)) = app.screen().game().and_then(|game| game.overlay.as_ref()) else {
            return false;
        };
        let told = |key: &str, count: usize| app.text().get_with(key, &Args::new().count("count", count));
        (1..9).any(|count| {
            ["app-confirm-hand", "app-confirm-hand.shared"].iter().any(|key| told(key, count) == dialog.body)
        })
    }

    /// In the middle of a game, at the beginning of a turn.
    pub(crate) fn middle(settings: Settings, notation: &str) -> Player {
        Player::asked(settings, notation, |question| question == Question::Turn)
    }

    /// Plays random keys to the end of the game.
    pub(crate) fn play_on(&mut self, seed: u64) -> &mut Player {
        let mut whim = Whim(seed);
        while self.game().ending().is_none() {
            self.whim(&mut whim);
        }
        self
    }

    /// At the end of a game with random keys.
    pub(crate) fn over(settings: Settings, notation: &str, seed: u64) -> Player {
        let mut player = Player::at(settings, set_up(notation), seed);
        player.play_on(seed);
        player
    }

    /// At the first table of this set-up with such a question, after a game with random keys.
    pub(crate) fn asked(settings: Settings, setup: &str, wanted: impl Fn(Question) -> bool) -> Player {
        // Later in the game there is more on the table.
        Player::found(settings, setup, |game, question| wanted(question) && game.deck_len() < 62)
    }

    /// At the first table of this set-up that meets the condition, after a game with random keys.
    pub(crate) fn found(settings: Settings, setup: &str, wanted: impl Fn(&Game, Question) -> bool) -> Player {
        let setup = set_up(setup);
        for seed in 0..400 {
            let mut player = Player::at(settings, setup, seed);
            let mut whim = Whim(seed);
            for _ in 0..6000 {
                match player.question() {
                    None => break,
                    Some(question) if wanted(&player.game(), question) => {
                        player.sit_down();
                        return player;
                    }
                    Some(_) => player.whim(&mut whim),
                }
            }
        }
        panic!("this never happened");
    }

    /// Lifts the curtain if two players share the screen.
    pub(crate) fn sit_down(&mut self) {
        while let Some(watch) = self.program.app().session().map(Session::watch) {
            match watch {
                Watch::Leaving { .. } => self.key(Key::Enter),
                Watch::Away { .. } => self.key(Key::Char(' ')),
                Watch::Everyone | Watch::Alone(_) => return,
            };
        }
    }

    /// Clicks on this text in a large window.
    pub(crate) fn click_on(&mut self, words: &str) -> &mut Player {
        let (picture, targets) = self.screen(240, 70);
        let target = picture.lines().zip(0..).find_map(|(line, y)| {
            // Lines of a picture begin with a quotation mark.
            let column = |start: usize| line[..start].chars().count() as u16 - 1;
            line.match_indices(words).find_map(|(start, _)| targets.at(column(start), y))
        });
        let target = target.unwrap_or_else(|| panic!("{words:?} cannot be clicked:\n{picture}"));
        self.send(Input::Click(target));
        self
    }

    /// Clicks on an action.
    pub(crate) fn choose(&mut self, action: Action) -> &mut Player {
        let game = self.game();
        let view = game.view(game.decision().expect("a question").seat);
        let label = Text::new(Language::English).choice(action, &view).label;
        self.click_on(&label)
    }

    /// The legal actions.
    pub(crate) fn actions(&self) -> Vec<Action> {
        self.game().legal_actions().iter().collect()
    }
}

/// The set-up with this notation.
pub(crate) fn set_up(notation: &str) -> Setup {
    Setup::from_notation(notation).expect("a set-up")
}

/// A random source of seeds, always the same.
fn seeds() -> impl FnMut() -> Result<u64, StoreError> {
    let mut whim = Whim(7);
    move || Ok(whim.below(1 << 31) as u64)
}

/// A random generator with a fixed seed.
pub(crate) struct Whim(pub(crate) u64);

impl Whim {
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}
