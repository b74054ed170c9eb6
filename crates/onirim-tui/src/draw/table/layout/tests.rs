//! Every part has its place, in every window and in every game.
#![cfg(test)]

use std::collections::BTreeMap;

use onirim_core::{Players, Setup};
use onirim_record::FromNotation;
use onirim_session::{SpellStop, Watch};
use onirim_store::Store;
use onirim_text::{Language, Text};
use onirim_ui::table::Ask;
use onirim_ui::{DealFrom, HandOrder, Input, Key, Motion, Screen};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{Layout, Purpose, Table};
use crate::draw::card_art::Size;
use crate::draw::{Charset, Paint};
use crate::program::Program;
use crate::settings::{Mouse, Settings};
use crate::terminal_colors::{Depth, TerminalColors};

const SIZES: [(u16, u16); 4] = [(80, 24), (100, 30), (120, 40), (200, 60)];

const SETUPS: [&str; 8] = [
    "solo",
    "solo book",
    "solo towers",
    "solo premonitions",
    "solo book towers premonitions",
    "duo open",
    "duo talk towers",
    "duo open book towers premonitions",
];

/// A random generator with a fixed seed.
struct Whim(u32);

impl Whim {
    fn below(&mut self, bound: u16) -> u16 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 16) as u16 % bound
    }
}

fn at_a_table(setup: &str, seed: u64) -> Program {
    let settings = Settings {
        language: Language::English,
        paint: Paint::Dark,
        charset: Charset::Unicode,
        motion: Motion::Off,
        mouse: Mouse::On,
        spell_stop: SpellStop::Never,
        guidance: onirim_session::Guidance::StepByStep,
        hand: HandOrder::AsDrawn,
    };
    let store = Store::in_memory().expect("memory");
    let mut program = Program::new(settings, jiff::civil::date(2026, 3, 1), || Ok(3), store);
    program.move_to(TerminalColors::with(Depth::Full));
    program.app_mut().begin(Setup::from_notation(setup).expect("a set-up"), Some(seed), DealFrom::Seed);
    program
}

fn parts(layout: &Layout) -> [(&'static str, Rect); 16] {
    [
        ("header", layout.header),
        ("Doors", layout.doors),
        ("Goals", layout.goals),
        ("Towers", layout.towers),
        ("Premonitions", layout.omens),
        ("the hand of player 1", layout.waiting[0]),
        ("the hand of player 2", layout.waiting[1]),
        ("the first row", layout.rows[0]),
        ("the second row", layout.rows[1]),
        ("deck", layout.deck),
        ("log", layout.log),
        ("rule", layout.rule),
        ("question", layout.question),
        ("hand", layout.hand.area),
        ("what can be done", layout.hand.deeds),
        ("panel", layout.panel),
    ]
}

/// Nothing overlaps, nothing is cut, and every part of the set-up is there.
fn check(layout: &Layout, area: Rect, table: &Table) {
    let parts = parts(layout);
    for (number, &(name, part)) in parts.iter().enumerate() {
        if part.is_empty() {
            continue;
        }
        assert_eq!(part.intersection(area), part, "{name} on {area} with {table:?}:\n{layout:#?}");
        for &(other, beside) in parts[..number].iter().chain([("footer", layout.footer)].iter()) {
            let apart = !part.intersects(beside) || beside.is_empty();
            assert!(apart, "{name}, {other} on {area} with {table:?}:\n{layout:#?}");
        }
    }
    let setup = &table.setup;
    let (is_duo, asks) = (matches!(setup.players, Players::Two(_)), table.purpose != Purpose::Replay);
    let there = [
        ("Goals", setup.book.is_some()),
        ("Towers", setup.towers.is_some()),
        ("Premonitions", setup.premonitions.is_some()),
        ("the hand of player 1", is_duo),
        ("the hand of player 2", is_duo),
        ("the second row", is_duo),
        ("Doors", true),
        ("the first row", true),
        ("hand", true),
        ("deck", true),
        ("panel", true),
        ("question", asks),
        ("what can be done", asks),
    ];
    for (name, wanted) in there {
        let lies = parts.iter().any(|(part, area)| *part == name && !area.is_empty());
        assert_eq!(wanted, lies, "{name} on {area} with {table:?}:\n{layout:#?}");
    }
    let briefly = table.deck_lines() + u16::from(setup.book.is_some());
    assert!(layout.deck.height >= briefly, "every pile has its line on {area} with {table:?}:\n{layout:#?}");
    assert!(layout.hand.pitch >= layout.hand.size.width(), "cards of the hand lie side by side");
    assert!(layout.laid_out.pitch >= layout.laid_out.size.width(), "cards of the deck lie side by side");
    assert!(
        layout.answers().height >= if table.purpose == Purpose::Lesson { 5 } else { 6 },
        "answers on {area} with {table:?}"
    );
}

#[test]
fn everything_has_its_place_from_the_smallest_screen_to_the_largest() {
    let mut whim = Whim(5);
    for language in [Language::English, Language::French] {
        let text = Text::new(language);
        for setup in Setup::all() {
            let is_duo = matches!(setup.players, Players::Two(_));
            let taught = [is_duo, setup.book.is_some(), setup.towers.is_some(), setup.premonitions.is_some()];
            let purposes = [Purpose::Game, Purpose::RealCards, Purpose::Replay, Purpose::Lesson];
            // A lesson teaches only one expansion.
            let lessons = taught.into_iter().filter(|one| *one).count() < 2;
            for purpose in purposes.into_iter().filter(|&purpose| lessons || purpose != Purpose::Lesson) {
                let table = Table { setup, purpose };
                let any = [(); 6].map(|()| (80 + whim.below(121), 24 + whim.below(37)));
                for (width, height) in SIZES.into_iter().chain(any) {
                    let area = Rect::new(0, 0, width, height);
                    check(&Layout::new(area, table, &text), area, &table);
                }
            }
        }
    }
}

/// The sizes of all cards in an area, read from the screen: from an upper left corner to the right and down, except for walls of the labyrinth.
fn cards_in(buf: &Buffer, area: Rect, program: &Program) -> Vec<(u16, u16)> {
    let wall = program.palette.ornament().fg.expect("a colour");
    let sign = |x: u16, y: u16| if buf[(x, y)].fg == wall { " " } else { buf[(x, y)].symbol() };
    let is = |signs: &str, x: u16, y: u16| sign(x, y) != " " && signs.contains(sign(x, y));
    let mut sizes = Vec::new();
    for y in area.top()..area.bottom() {
        for x in (area.left()..area.right()).filter(|&x| is("╭┏╔┌▗", x, y)) {
            let right = (x + 1..buf.area.right()).find(|&x| !is("─━═▄", x, y)).filter(|&x| is("╮┓╗┐▖", x, y));
            let bottom = (y + 1..buf.area.bottom()).find(|&y| !is("│┃║▐", x, y)).filter(|&y| is("╰┗╚└▝", x, y));
            if let (Some(right), Some(bottom)) = (right, bottom) {
                sizes.push((right - x + 1, bottom - y + 1));
            }
        }
    }
    sizes
}

/// Plays a game with random keys, and reads the screen at one of four sizes after each key.
fn watch(setup: &str, seed: u64, most_keys: usize) -> BTreeMap<&'static str, usize> {
    let mut program = at_a_table(setup, seed);
    let mut whim = Whim(seed as u32);
    let mut at_first: [Option<Layout>; 4] = [None; 4];
    let mut seen: BTreeMap<&'static str, usize> = BTreeMap::new();
    for number in 0..most_keys {
        let Screen::Game(screen) = program.app().screen() else { panic!("the table is open") };
        let view = screen.view();
        if view.ending.is_some() {
            break;
        }
        if !matches!(screen.scene().watch, Watch::Away { .. }) {
            let (place, (width, height)) = (number % 4, SIZES[number % 4]);
            let table = Table { setup: view.setup, purpose: Purpose::of(screen) };
            let layout = Layout::new(Rect::new(0, 0, width, height), table, program.app().text());
            assert_eq!(*at_first[place].get_or_insert(layout), layout, "{setup} at {width}x{height}");
            let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a terminal");
            terminal.draw(|frame| drop(program.draw(frame))).expect("a picture");
            let buf = terminal.backend().buffer();
            let laid_out = if let Ask::SwapGoals(_) = screen.ask { Size::Small } else { layout.laid_out.size };
            let areas = [
                ("Doors", layout.doors, layout.door_size),
                ("Goals", layout.goals, Size::Tiny),
                ("Towers", layout.towers, Size::Small),
                ("a waiting hand", layout.waiting[0], Size::Tiny),
                ("a waiting hand", layout.waiting[1], Size::Tiny),
                ("row", layout.rows[0], layout.row_size),
                ("row", layout.rows[1], layout.row_size),
                ("hand", layout.hand.area, layout.hand.size),
                ("panel", layout.answers(), laid_out),
            ];
            for (name, area, size) in areas {
                let sizes = cards_in(buf, area, &program);
                *seen.entry(name).or_default() += sizes.len();
                let wanted = (size.width(), size.height());
                let picture = || terminal.backend().to_string();
                assert!(sizes.iter().all(|size| *size == wanted), "{name} {sizes:?}, not {wanted:?}:\n{}", picture());
            }
        }
        let keys = [Key::Enter, Key::Enter, Key::Char(' '), Key::Char('d'), Key::Char('3'), Key::Right];
        program.update(Input::Key(keys[usize::from(whim.below(6))]));
    }
    seen
}

/// The layout and the sizes of the cards are the same at every question of a game.
#[test]
fn no_area_and_no_card_changes_its_size_during_a_game() {
    let mut seen: BTreeMap<&'static str, usize> = BTreeMap::new();
    for (seed, setup) in (1..).zip(SETUPS) {
        for (name, cards) in watch(setup, seed, 400) {
            *seen.entry(name).or_default() += cards;
        }
    }
    for name in ["Doors", "Goals", "Towers", "a waiting hand", "row", "hand", "panel"] {
        assert!(seen.get(name).is_some_and(|cards| *cards > 20), "cards were looked at: {seen:?}");
    }
}
