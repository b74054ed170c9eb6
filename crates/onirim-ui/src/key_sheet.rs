//! The table of keys of the current screen. It lists only keys that work now.
//!
//! Nothing but the drawing of the table calls this, so that a page in a browser can load it later.

use onirim_core::{Players, Question};
use onirim_session::Watch;
use onirim_text::Text;

use crate::app::{App, Screen};
use crate::asks::{Dialog, Extra, Offers};
use crate::pages::MenuItem;
use crate::table::{Ask, Chores, DealingScreen, GameScreen, Overlay};

/// Keys that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Keys {
    /// These letters.
    Letters(Vec<char>),
    /// From 1 to this digit.
    Digits(char),
    /// Named keys, by the text key of the name.
    Named(&'static str),
    /// Keys of one front end, as they are written.
    Written(&'static str),
}

impl Keys {
    /// The keys as they are written on a keyboard.
    pub fn name(&self, text: &Text) -> String {
        match self {
            Keys::Letters(letters) => letters.iter().map(char::to_string).collect::<Vec<_>>().join(" "),
            Keys::Digits('1') => "1".to_owned(),
            Keys::Digits(last) => format!("1 – {last}"),
            Keys::Named(key) => text.get(key),
            Keys::Written(name) => (*name).to_owned(),
        }
    }
}

/// A line of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyLine {
    /// The keys.
    pub keys: Keys,
    /// The text key of what they do.
    pub does: &'static str,
}

impl KeyLine {
    /// A line with letters.
    pub fn letters(letters: &[char], does: &'static str) -> KeyLine {
        KeyLine { keys: Keys::Letters(letters.to_vec()), does }
    }

    /// A line with named keys, by the text key of the name.
    pub const fn named(name: &'static str, does: &'static str) -> KeyLine {
        KeyLine { keys: Keys::Named(name), does }
    }
}

/// Which command letters of the table work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Commands {
    /// All, including those of the front end.
    All,
    /// Those that show, undo and correct.
    Few,
    /// None: this is no table, or it is covered.
    None,
}

/// The table of keys of the current screen.
#[derive(Clone, Debug)]
pub struct KeySheet {
    /// Its lines.
    pub lines: Vec<KeyLine>,
    /// Which command letters of the table work.
    pub commands: Commands,
}

const ENTER: &str = "app-name-enter";
const UP_DOWN: &str = "app-name-up-down";
const SIDES: &str = "app-name-sides";
const ESCAPE: KeyLine = KeyLine::named("app-name-escape", "app-help-escape");

impl KeySheet {
    /// The table of keys for the current state.
    pub fn of(app: &App) -> KeySheet {
        let (mut lines, commands) = match app.screen().game() {
            Some(game) => at_the_table(game),
            None => (on_a_page(app), Commands::None),
        };
        lines.push(ESCAPE);
        KeySheet { lines, commands }
    }

    /// Adds a line of the front end.
    pub fn add(&mut self, line: KeyLine) {
        self.lines.insert(self.lines.len().saturating_sub(1), line);
    }

    /// Whether `c` copies the share code of the game on the screen.
    pub fn copies_the_deal(&self, app: &App) -> bool {
        let taken = self.lines.iter().any(|line| line.keys == Keys::Letters(vec!['c']));
        let has_code = app.screen().game().is_some_and(|game| game.scene().about.code.is_some());
        self.commands != Commands::None && has_code && !taken
    }
}

fn on_a_page(app: &App) -> Vec<KeyLine> {
    let named = KeyLine::named;
    let letter = |letter: char, does| KeyLine::letters(&[letter], does);
    match app.screen() {
        Screen::Game(_) => Vec::new(),
        Screen::Menu(_) => {
            let items = app.menu_items();
            let last = items.iter().map(|item| item.letter()).filter(char::is_ascii_digit).max();
            let mut lines = vec![named(UP_DOWN, "app-help-list")];
            lines.extend(last.map(|last| KeyLine { keys: Keys::Digits(last), does: "app-help-menu" }));
            if items.contains(&MenuItem::Continue) {
                lines.push(letter(MenuItem::Continue.letter(), "app-help-continue"));
            }
            lines.push(letter(MenuItem::Play.letter(), "app-help-quick"));
            if items.contains(&MenuItem::Again) {
                lines.push(letter(MenuItem::Again.letter(), "app-help-again"));
            }
            lines
        }
        Screen::Lessons(_) => {
            vec![named(UP_DOWN, "app-help-list"), KeyLine { keys: Keys::Digits('5'), does: "app-help-lessons" }]
        }
        Screen::NewGame(_) => {
            vec![named(UP_DOWN, "app-help-list"), named(SIDES, "app-help-change"), named(ENTER, "app-help-deal")]
        }
        Screen::Settings(_) => vec![named(UP_DOWN, "app-help-list"), named(SIDES, "app-help-change")],
        Screen::Records(records) => match (&records.deleting, records.listed().is_empty()) {
            (Some(_), _) => vec![named(ENTER, "app-key-delete")],
            (None, true) => vec![letter('/', "app-help-filter")],
            (None, false) => vec![
                named(UP_DOWN, "app-help-list"),
                named(ENTER, "app-key-open"),
                letter('/', "app-help-filter"),
                letter('x', "app-key-delete"),
            ],
        },
        Screen::Dealing(dealing) => while_dealing(dealing),
        Screen::Review(review) => {
            let mut lines = vec![
                named(SIDES, "app-key-step"),
                named("app-name-pages", "app-key-leap"),
                named("app-name-ends", "app-key-ends"),
            ];
            lines.extend((!review.mistakes().is_empty()).then(|| letter('m', "review-next-mistake")));
            lines.extend(review.can_look_back().then(|| letter('r', "app-key-look-back")));
            lines.extend(review.can_play_on().then(|| letter('p', "app-help-play-on")));
            lines
        }
        Screen::LookBack(page) if page.can_open() => {
            vec![named(UP_DOWN, "app-help-list"), named(ENTER, "review-open")]
        }
        Screen::LookBack(page) => page.judgement().map(|_| named(UP_DOWN, "app-key-scroll")).into_iter().collect(),
        Screen::Statistics(page) => (page.pages() > 1).then(|| named(SIDES, "app-key-setup")).into_iter().collect(),
        Screen::Rules(_) => vec![named(UP_DOWN, "app-key-subject"), letter('/', "app-key-search")],
    }
}

fn while_dealing(dealing: &DealingScreen) -> Vec<KeyLine> {
    if dealing.correction.is_some() {
        return vec![KeyLine::named(UP_DOWN, "app-help-list")];
    }
    let first = if dealing.chores.are_waited_for() {
        KeyLine::named(ENTER, "app-key-send")
    } else {
        KeyLine::named("app-name-letters", "app-help-tell")
    };
    let mut lines = vec![first];
    lines.extend(brief(&dealing.chores));
    lines.push(KeyLine::named("app-name-backspace", "app-help-ask-again"));
    lines.push(KeyLine::letters(&['c'], "app-help-correct"));
    lines
}

fn brief(chores: &Chores) -> Option<KeyLine> {
    chores.can_be_brief().then(|| KeyLine::letters(&['w'], "app-help-brief"))
}

fn at_the_table(game: &GameScreen) -> (Vec<KeyLine>, Commands) {
    let named = KeyLine::named;
    let alone = |line| (vec![line], Commands::None);
    if game.stage.is_some() {
        return alone(named("app-name-space", "app-key-skip"));
    }
    match &game.overlay {
        None => {}
        Some(Overlay::Dialog(_) | Overlay::Slips(_)) => return alone(named(UP_DOWN, "app-help-list")),
        Some(Overlay::Log(_) | Overlay::Piles(_)) => return alone(named(UP_DOWN, "app-key-scroll")),
    }
    if game.is_hands_turn() {
        return few(game, named(ENTER, "app-key-send"));
    }
    match game.scene().watch {
        Watch::Away { .. } => return alone(named("app-name-space", "app-key-ready")),
        Watch::Leaving { .. } => return few(game, named(ENTER, "app-key-pass")),
        Watch::Everyone | Watch::Alone(_) => {}
    }
    let mut lines = match &game.ask {
        Ask::Choose(offers) => choosing(offers, game),
        Ask::Arrange(arrangement) => {
            let mark = match arrangement.extra {
                Extra::None => None,
                Extra::DiscardOne | Extra::DiscardAny => Some(KeyLine::letters(&['d'], "app-key-discard")),
                Extra::RaiseOne => Some(KeyLine::letters(&['t'], "app-key-raise")),
            };
            let last = char::from_digit(u32::try_from(arrangement.pieces.len()).unwrap_or(0), 10).unwrap_or('7');
            let cards = KeyLine { keys: Keys::Digits(last), does: "app-help-card" };
            let moves = [cards, named("app-name-space", "app-key-move")];
            moves.into_iter().chain(mark).chain([named(ENTER, "app-key-send")]).collect()
        }
        Ask::Pay(_) => {
            vec![named(SIDES, "app-key-select"), named(UP_DOWN, "app-key-more-less"), named(ENTER, "app-key-pay")]
        }
        Ask::SwapGoals(_) => {
            vec![KeyLine { keys: Keys::Digits('8'), does: "app-key-pick" }, named(ENTER, "app-key-pick")]
        }
        Ask::Tell(_) => return few(game, named("app-name-letters", "app-help-tell")),
        Ask::Wait(_) => Vec::new(),
        Ask::Read(dialog) | Ask::Over(dialog) => answering(dialog),
    };
    lines.extend(commands(game));
    (lines, Commands::All)
}

fn answering(dialog: &Dialog) -> Vec<KeyLine> {
    let last = dialog.answers.iter().map(|answer| answer.key).max();
    last.map(|last| KeyLine { keys: Keys::Digits(last), does: "app-help-list" }).into_iter().collect()
}

/// Before chores are done, while a card is asked for, or after a turn: only few letters work.
fn few(game: &GameScreen, first: KeyLine) -> (Vec<KeyLine>, Commands) {
    let mut lines = vec![first];
    lines.extend(brief(&game.chores));
    if game.scene().rights.takes_back {
        lines.push(KeyLine::letters(&['u'], "app-key-undo"));
    }
    lines.push(KeyLine::letters(&['l', 'i'], "app-help-look"));
    if game.has_real_cards() {
        lines.push(KeyLine::letters(&['c'], "app-help-correct"));
    }
    (lines, Commands::Few)
}

/// Letters that mean the same at every question.
fn commands(game: &GameScreen) -> Vec<KeyLine> {
    let (scene, letters) = (game.scene(), KeyLine::letters);
    let mut lines = Vec::new();
    let takes_back = scene.rights.takes_back || game.is_to_take_back();
    match (takes_back, scene.rights.redo && !scene.is_over()) {
        (true, true) => lines.push(letters(&['u', 'r'], "app-help-undo")),
        (true, false) => lines.push(letters(&['u'], "app-key-undo")),
        (false, true) => lines.push(letters(&['r'], "app-key-redo")),
        (false, false) => {}
    }
    if scene.is_over() {
        lines.push(letters(&['r'], "app-key-look-back"));
        lines.extend(scene.about.kind.day().map(|_| letters(&['c'], "app-key-share")));
    }
    if scene.rights.advice.is_ok() {
        lines.push(letters(&['h'], "app-help-hint"));
    }
    lines.push(letters(&['l', 'i'], "app-help-look"));
    if game.has_real_cards() {
        lines.push(letters(&['c'], "app-help-correct"));
    }
    if scene.rights.spell_stop.is_some() && !scene.is_over() {
        lines.push(letters(&['s'], "app-help-stop"));
    }
    lines
}

/// The letters of this question, by what they do.
fn choosing(offers: &Offers, game: &GameScreen) -> Vec<KeyLine> {
    let digit = match game.scene().setup().players {
        Players::One => "app-help-digit",
        Players::Two(_) => "app-help-digit-shared",
    };
    let last = offers.places.iter().filter(|&&place| offers.is_about(place)).map(|place| place.digit).max();
    let mut lines: Vec<KeyLine> =
        last.map(|last| KeyLine { keys: Keys::Digits(last), does: digit }).into_iter().collect();
    let costly = match game.scene().question() {
        Some(Question::DrawnDoor { .. }) => "app-help-pay-key",
        Some(Question::HappyDream) => "app-help-dreams",
        Some(_) | None => "app-help-nightmare",
    };
    let deeds: [(&[char], &'static str); 6] = [
        (&['p', 'd'], "app-help-play"),
        (&['v', 'b'], "app-help-build"),
        (&['o', 'n'], "app-help-yes-no"),
        (&['k', 'a', 'w', 'f', 't'], costly),
        (&['e'], "app-help-swap"),
        (&['x', 'y', 'z'], "app-help-spells"),
    ];
    for (letters, does) in deeds {
        let known: Vec<char> = letters.iter().copied().filter(|&letter| offers.with_key(letter).is_some()).collect();
        if !known.is_empty() {
            lines.push(KeyLine { keys: Keys::Letters(known), does });
        }
    }
    if offers.list.iter().any(|offer| offer.key.is_some_and(char::is_uppercase)) {
        lines.push(KeyLine::named("app-help-shift", "app-help-color"));
    }
    lines.push(KeyLine::named(ENTER, "app-help-enter"));
    lines
}
