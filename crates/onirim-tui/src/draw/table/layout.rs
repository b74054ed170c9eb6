//! What lies where on the table, worked out from the size of the screen and from what is there.
//!
//! On the right: the deck, and below it what happened. On the left: what has been reached, the rows, and at the bottom one block of hand, question and
//! choices. First everything gets the lines that it cannot do without; what is left goes to whoever is next on a fixed list of wishes, so that cards grow in
//! steps, and the row takes the rest.

mod lines;

use onirim_core::{Players, Seat, View};
use onirim_text::Text;
use ratatui::layout::Rect;

use crate::draw::card_art::Size;
use lines::share;

/// From this width on, the column on the right reaches down to the last line; below, the choices need the whole width.
const ROOMY: u16 = 100;
/// The log is not begun for less.
const LEAST_LOG: u16 = 4;

/// What the block at the bottom asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Needs {
    /// Lines of the question, above the hand.
    pub(crate) question: u16,
    /// Lines below the cards of the hand, where there is only room for a word or two.
    pub(crate) under: u16,
    /// The same where everything is told below each card, for each width that a card may have; empty if nothing is told there.
    pub(crate) told_under: Vec<(u16, u16)>,
    /// Lines of the panel below the hand: at least, at best, and at best where all is told below the cards.
    pub(crate) panel: (u16, u16, u16),
}

/// How much is told below the cards of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Under {
    /// What can be done, in a word.
    Words,
    /// What comes of it, too.
    Outcomes,
}

/// The hand: its cards side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HandPlace {
    /// The title, and the cards below it.
    pub(crate) area: Rect,
    pub(crate) size: Size,
    /// From one card to the next.
    pub(crate) pitch: u16,
    /// What can be done with each card.
    pub(crate) under: Rect,
    pub(crate) told: Under,
}

/// Where everything lies. What is not on the table has no lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    pub(crate) header: Rect,
    pub(crate) doors: Rect,
    pub(crate) door_size: Size,
    pub(crate) goals: Rect,
    pub(crate) towers: Rect,
    pub(crate) omens: Rect,
    pub(crate) partner_hand: Rect,
    pub(crate) partner_row: Rect,
    pub(crate) own_row: Rect,
    pub(crate) deck: Rect,
    pub(crate) log: Rect,
    /// The line above the question, for news.
    pub(crate) rule: Rect,
    pub(crate) question: Rect,
    pub(crate) hand: HandPlace,
    pub(crate) panel: Rect,
    pub(crate) footer: Rect,
}

/// How the upper parts of the table lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Top {
    /// One below the other.
    Stacked,
    /// Premonitions and what the partner holds on the right of the others.
    Beside,
}

impl Layout {
    pub(crate) fn new(area: Rect, view: &View, needs: &Needs, text: &Text) -> Layout {
        let columns = Columns::of(area, view);
        let (left, right) = (columns.left, area.width - columns.left);
        let body = area.height - 2;
        let lines = share(view, needs, text, body, &columns);
        let bottom = area.bottom() - 1;
        let block = 1 + needs.question + 1 + lines.hand.height() + lines.under + lines.panel;
        let block_top = bottom - block.min(body);
        let half = match lines.top {
            Top::Stacked => 0,
            Top::Beside => columns.of_omens(Top::Beside),
        };
        let is_duo = matches!(view.setup.players, Players::Two(_));
        let full = Rect::new(area.x + 1, area.y + 1, left - 2, 0);
        let upper = Rect { width: full.width - half, ..full };
        let partner = view.seat.partner();
        let doors = Rect { height: lines.doors, ..upper };
        let goals = under(doors, lines.goals);
        let towers = under(goals, lines.towers);
        let omens = match lines.top {
            Top::Stacked => under(towers, lines.omens),
            Top::Beside => Rect { x: upper.right(), width: half, height: lines.omens, ..full },
        };
        // Everybody has a side of the table and keeps it, whoever is asked: the first player the left one, or the upper one of two rows.
        let partner_hand = match (lines.top, partner) {
            (Top::Stacked, _) => halves(under(omens, lines.partner_hand))[partner.index()],
            (Top::Beside, Seat::One) => under(towers, lines.partner_hand),
            (Top::Beside, Seat::Two) => under(omens, lines.partner_hand),
        };
        let top = Rect { height: lines.top_height() + lines.gap, ..full };
        // Two rows lie side by side where there is room, each below what belongs to it.
        let rows = under(Rect { width: upper.width, ..top }, lines.own_row);
        let (own_row, partner_row) = match lines.top {
            Top::Beside if is_duo => {
                let sides = [rows, Rect { x: rows.right(), width: half, ..rows }];
                (sides[view.seat.index()], sides[partner.index()])
            }
            Top::Beside => (under(top, lines.own_row), Rect::ZERO),
            Top::Stacked => match partner {
                Seat::One => {
                    let partner_row = under(top, lines.partner_row);
                    (under(partner_row, lines.own_row), partner_row)
                }
                Seat::Two => {
                    let own_row = under(top, lines.own_row);
                    (own_row, under(own_row, lines.partner_row))
                }
            },
        };
        let rule = Rect::new(area.x, block_top, left - 1, 1);
        let question = Rect::new(area.x + 1, block_top + 1, left - 2, needs.question);
        let hand = Rect::new(area.x + 1, question.bottom(), left - 2, 1 + lines.hand.height());
        let deeds = under(hand, lines.under);
        let panel = Rect::new(area.x + 1, deeds.bottom(), columns.panel, bottom.saturating_sub(deeds.bottom()));
        let right_bottom = if area.width >= ROOMY { bottom } else { panel.y };
        let column = Rect::new(area.x + left, area.y + 1, right - 1, right_bottom - area.y - 1);
        let deck_lines = deck_lines(view).min(column.height);
        let with_log = column.height > deck_lines + LEAST_LOG;
        let deck = Rect { height: if with_log { deck_lines } else { column.height }, ..column };
        let log = Rect {
            y: deck.bottom() + u16::from(with_log),
            height: if with_log { column.bottom() - deck.bottom() - 1 } else { 0 },
            ..column
        };
        Layout {
            header: Rect { height: 1, ..area },
            doors,
            door_size: lines.door_size,
            goals,
            towers,
            omens,
            partner_hand,
            partner_row,
            own_row,
            deck,
            log,
            rule,
            question,
            hand: HandPlace {
                area: hand,
                size: lines.hand,
                pitch: columns.pitch(lines.hand),
                under: deeds,
                told: lines.told,
            },
            panel,
            footer: Rect { y: bottom, height: 1, ..area },
        }
    }

    /// Everything that lies above the block of the hand, on the left.
    pub(crate) fn board(&self) -> Rect {
        Rect { height: self.rule.y - self.doors.y, width: self.hand.area.width, ..self.doors }
    }
}

/// What lies directly below, with so many lines.
const fn under(above: Rect, lines: u16) -> Rect {
    Rect { y: above.y + above.height, height: lines, ..above }
}

/// The two sides of something that belongs to two players.
pub(crate) const fn halves(area: Rect) -> [Rect; 2] {
    let half = area.width / 2;
    let left = Rect { width: half, ..area };
    [left, Rect { x: area.x + half, width: area.width - half, ..area }]
}

/// How wide the parts of the table are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Columns {
    pub(crate) left: u16,
    pub(crate) panel: u16,
    /// How many cards lie side by side in the hand.
    slots: u16,
}

impl Columns {
    pub(crate) fn of(area: Rect, view: &View) -> Columns {
        let left = area.width - right_column(area.width);
        let panel = if area.width >= ROOMY { left - 2 } else { area.width - 2 };
        Columns { left, panel, slots: slots(view) }
    }

    /// From one card of the hand to the next.
    pub(crate) fn pitch(&self, size: Size) -> u16 {
        ((self.left - 2) / self.slots).min(size.width() + 12)
    }

    /// How wide Premonitions are.
    fn of_omens(&self, top: Top) -> u16 {
        match top {
            Top::Stacked => self.left - 2,
            Top::Beside => (self.left - 2) / 2,
        }
    }

    /// How wide the Doors are.
    fn of_doors(&self, top: Top) -> u16 {
        match top {
            Top::Stacked => self.left - 2,
            Top::Beside => self.left - 2 - (self.left - 2) / 2,
        }
    }

    fn fits(&self, size: Size) -> bool {
        self.slots * size.width() <= self.left - 2
    }
}

/// How wide the column of deck and log is.
const fn right_column(width: u16) -> u16 {
    match width {
        0..100 => 26,
        100..120 => 31,
        120..150 => 38,
        150..190 => 48,
        _ => 58,
    }
}

/// How many cards lie side by side in the hand: as many as there can be, so that cards do not change their size when one is played.
fn slots(view: &View) -> u16 {
    let drawn = usize::from(view.resolving.is_some());
    let lying = match view.setup.players {
        Players::One => view.hand.len() + drawn,
        Players::Two(_) if view.shared.len() > 2 => view.shared.len() + view.hand.len(),
        Players::Two(_) => view.hand.len().max(3) + view.shared.len() + drawn,
    };
    u16::try_from(lying).unwrap_or(5).max(5)
}

/// How many lines the deck and the piles take, with the spells.
fn deck_lines(view: &View) -> u16 {
    let one = u16::from;
    let spells = if view.setup.book.is_some() { 5 } else { 0 };
    let known = one(!view.top.is_empty()) + one(!view.bottom.is_empty());
    let piles = 1 + one(!view.limbo.is_empty()) + one(!view.removed.is_empty());
    7 + one(view.partner_hidden > 0) + known + piles + spells
}

/// Everything has its place, on every screen and in every game.
#[cfg(test)]
mod tests {
    use onirim_app::{DealFrom, Input, Key, Motion, Screen};
    use onirim_core::{Players, Setup, View};
    use onirim_record::FromNotation;
    use onirim_session::{SpellStop, Watch};
    use onirim_store::Store;
    use onirim_text::Language;
    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;

    use super::{Layout, Needs};
    use crate::draw::canvas::Canvas;
    use crate::draw::{Charset, Paint, panel};
    use crate::program::Program;
    use crate::settings::{Mouse, Settings};
    use crate::targets::Targets;

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

    /// Numbers without a pattern, the same every time.
    struct Whim(u32);

    impl Whim {
        fn below(&mut self, bound: u16) -> u16 {
            self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (self.0 >> 16) as u16 % bound
        }
    }

    fn at_a_table(setup: &str, language: Language) -> Program {
        let settings = Settings {
            language,
            paint: Paint::Plain,
            charset: Charset::Unicode,
            motion: Motion::Off,
            mouse: Mouse::On,
            spell_stop: SpellStop::Never,
            hand: onirim_app::HandOrder::AsDrawn,
        };
        let store = Store::in_memory().expect("memory");
        let mut program = Program::new(settings, jiff::civil::date(2026, 3, 1), || Ok(3), store);
        program.app_mut().begin(Setup::from_notation(setup).expect("a set-up"), Some(3), DealFrom::Seed);
        program
    }

    fn parts(layout: &Layout) -> [(&'static str, Rect); 15] {
        [
            ("header", layout.header),
            ("Doors", layout.doors),
            ("Goals", layout.goals),
            ("Towers", layout.towers),
            ("Premonitions", layout.omens),
            ("the partner's hand", layout.partner_hand),
            ("the partner's row", layout.partner_row),
            ("row", layout.own_row),
            ("deck", layout.deck),
            ("log", layout.log),
            ("rule", layout.rule),
            ("question", layout.question),
            ("hand", layout.hand.area),
            ("what can be done", layout.hand.under),
            ("panel", layout.panel),
        ]
    }

    /// Nothing overlaps, nothing is cut, everything of the view is there.
    fn check(layout: &Layout, area: Rect, view: &View, needs: &Needs) {
        let parts = parts(layout);
        let footer = layout.footer;
        for (number, &(name, part)) in parts.iter().enumerate() {
            if part.is_empty() {
                continue;
            }
            assert_eq!(part.intersection(area), part, "{name} on {area}:\n{layout:#?}");
            for &(other, beside) in parts[..number].iter().chain([("footer", footer)].iter()) {
                assert!(!part.intersects(beside) || beside.is_empty(), "{name}, {other} on {area}:\n{layout:#?}");
            }
        }
        let is_duo = matches!(view.setup.players, Players::Two(_));
        let there = [
            ("Goals", view.goals.is_some()),
            ("Towers", view.towers.is_some()),
            ("Premonitions", view.omens.is_some()),
            ("the partner's hand", is_duo),
            ("the partner's row", is_duo),
            ("Doors", true),
            ("row", true),
            ("hand", true),
            ("deck", true),
            ("panel", true),
        ];
        for (name, wanted) in there {
            let lies = parts.iter().any(|(part, area)| *part == name && !area.is_empty());
            assert!(!wanted || lies, "no {name} on {area}:\n{layout:#?}");
        }
        assert_eq!(layout.question.height, needs.question);
        assert!(layout.panel.height >= needs.panel.0.min(needs.panel.2), "{area}: {needs:?}\n{layout:#?}");
        assert!(layout.hand.pitch >= layout.hand.size.width(), "cards of the hand lie side by side");
    }

    #[test]
    fn everything_has_its_place_from_the_smallest_screen_to_the_largest() {
        for (seed, setup) in (1..).zip(SETUPS) {
            for language in [Language::English, Language::French] {
                let mut program = at_a_table(setup, language);
                let mut whim = Whim(seed);
                for _ in 0..250 {
                    let Screen::Game(screen) = program.app().screen() else { panic!("the table is open") };
                    let view = screen.view();
                    let hidden = matches!(screen.session.watch(), Watch::Away { .. });
                    for _ in 0..if hidden { 0 } else { 8 } {
                        let area = Rect::new(0, 0, 80 + whim.below(121), 24 + whim.below(37));
                        let (mut buf, mut targets) = (Buffer::empty(Rect::ZERO), Targets::default());
                        let (text, palette) = (program.app().text(), &program.palette);
                        let canvas = Canvas { buf: &mut buf, targets: &mut targets, text, palette };
                        let needs = panel::needs(&canvas, area, screen, &view);
                        check(&Layout::new(area, &view, &needs, text), area, &view, &needs);
                    }
                    if view.ending.is_some() {
                        break;
                    }
                    let keys = [Key::Enter, Key::Enter, Key::Char(' '), Key::Char('d'), Key::Char('3'), Key::Right];
                    program.update(Input::Key(keys[usize::from(whim.below(6))]));
                }
            }
        }
    }
}
