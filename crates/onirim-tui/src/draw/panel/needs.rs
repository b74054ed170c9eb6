//! How many lines the question and its answers ask for.

use onirim_app::asks::{Offers, Sort};
use onirim_app::table::{Ask, GameScreen};
use onirim_core::View;
use onirim_session::Watch;
use ratatui::layout::Rect;

use crate::draw::brush::{width, wrapped};
use crate::draw::canvas::Canvas;
use crate::draw::card_art::Size;
use crate::draw::chores::ToDo;
use crate::draw::panel::{arrange, asked, choices, payment, teller};
use crate::draw::table::hand;
use crate::draw::table::layout::{Columns, Needs};

/// The fewest lines in which choices can still be told apart.
const FEWEST: u16 = 4;
/// Cards must be so far apart that whole sentences are easy to read below them.
const READABLE: u16 = 20;
/// Answers after a lesson, below a title and a few lines.
const FAREWELL: u16 = 8;
/// Chores for which the rest of the table makes room.
const MOST_CHORES: u16 = 8;

pub(crate) fn needs(canvas: &Canvas<'_>, area: Rect, screen: &GameScreen, view: &View) -> Needs {
    let columns = Columns::of(area, view);
    let lines = |words: &String| if words.is_empty() { 0 } else { count(wrapped(words, columns.left - 2).len()) };
    let above = asked(canvas, screen, view);
    let question = lines(&above[0]).min(6) + lines(&above[1]).min(3);
    if screen.is_hands_turn() && screen.stage.is_none() {
        // What is too long for the panel lies over the hand.
        let lines = ToDo::at(screen).height(canvas, columns.panel + 2).min(MOST_CHORES);
        return Needs { panel: (FEWEST, lines.max(FEWEST), lines.max(FEWEST)), ..Needs::default() };
    }
    if let Watch::Leaving { .. } = screen.session.watch() {
        return Needs { panel: (FEWEST, FEWEST, FEWEST), ..Needs::default() };
    }
    let drawn = match view.resolving {
        None => 0,
        Some(_) if width(&canvas.text.get("table-resolving")) < columns.pitch(Size::Small) => 1,
        Some(_) => 2,
    };
    let fixed =
        |lines: u16, most: u16| Needs { question, under: drawn, told_under: Vec::new(), panel: (lines, most, most) };
    match &screen.ask {
        Ask::Choose(offers) => Needs { question, ..choosing(offers, &columns, drawn) },
        Ask::Arrange(arrangement) => {
            let (least, most) = arrange::lines(canvas, columns.panel, arrangement, view);
            fixed(least, most)
        }
        Ask::Pay(payment) => {
            let lines = payment::lines(columns.panel, payment);
            fixed(lines, lines + 1)
        }
        Ask::SwapGoals(_) => fixed(6, 6),
        Ask::Tell(teller) => {
            let (least, most) = teller::lines(columns.panel, teller);
            // Everything that can be told needs the lines that would say which card has just been drawn.
            Needs { under: 0, ..fixed(least, most) }
        }
        Ask::Read(_) => fixed(1, 1),
        Ask::Over(_) => fixed(FAREWELL, FAREWELL + 2),
    }
}

fn choosing(offers: &Offers, columns: &Columns, drawn: u16) -> Needs {
    let under = hand::deed_lines(offers).max(drawn);
    let wanted = choices::lines(offers, columns.panel);
    let least = wanted.clamp(1, FEWEST);
    let told_under = match offers.sort {
        Sort::Plain => Vec::new(),
        Sort::ByCard => {
            let pitches = [Size::Large, Size::Huge].map(|size| columns.pitch(size));
            let readable = pitches.into_iter().filter(|&pitch| pitch >= READABLE);
            readable.map(|pitch| (pitch, hand::told_lines(offers, pitch).max(drawn))).collect()
        }
    };
    let besides = choices::lines_without_cards(offers, columns.panel);
    Needs { question: 0, under, told_under, panel: (least, wanted.max(least), besides.max(1)) }
}

fn count(lines: usize) -> u16 {
    u16::try_from(lines).unwrap_or(u16::MAX)
}
