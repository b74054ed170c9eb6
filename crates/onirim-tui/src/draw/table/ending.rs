//! The summary of a game: pictures and facts in a clearing of the labyrinth, and the question what next.

mod course;

use onirim_core::{Card, Color, Ending, View};
use onirim_session::Chronicle;
use onirim_text::Args;
use onirim_ui::Aftermath;
use onirim_ui::asks::Dialog;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::brush::wrapped;
use crate::draw::canvas::Canvas;
use crate::draw::card_art::{Face, Mark, Size};
use crate::draw::table::layout::Layout;
use crate::draw::{labyrinth, overlay};

/// Wider texts are hard to read.
const WIDEST: u16 = 104;
/// From this height on, the answers stand below each other.
const ROOMY: u16 = 24;

/// How the Doors are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Doors {
    Cards(Size),
    /// In one line.
    Signs,
}

/// Draws the summary, the answers below it, and the name of the record if it is needed.
pub(super) fn draw(
    canvas: &mut Canvas<'_>,
    layout: &Layout,
    view: &View,
    dialog: &Dialog,
    aftermath: Option<&Aftermath>,
    record: Option<&str>,
) {
    // If the answers need the whole width, the summary has it too.
    let width = if layout.panel.right() > layout.deck.x { layout.header.width } else { layout.hand.area.width + 2 };
    let left = Rect { height: layout.panel.bottom() - layout.doors.y, x: layout.header.x, width, ..layout.doors };
    canvas.brush().clear(left);
    let answers = u16::try_from(dialog.answers.len()).unwrap_or(6);
    let columns = if left.height < ROOMY { 2 } else { 1 };
    let lines = answers.div_ceil(columns);
    let width = left.width.saturating_sub(3);
    let told = record.map_or(0, |words| u16::try_from(wrapped(words, width).len()).unwrap_or(2));
    let above = Rect { height: left.height.saturating_sub(lines + told + 1), ..left };
    board(canvas, above, view, aftermath);
    let below = Rect::new(left.x + 2, above.bottom(), width, lines);
    overlay::list_in(canvas, below, dialog, columns);
    if let Some(words) = record {
        canvas.paragraph(Rect { y: below.bottom(), height: told, ..below }, words, Style::new());
    }
}

/// The facts, in lines.
struct Facts {
    title: (String, Style),
    told: Vec<String>,
    facts: Vec<(String, Style)>,
}

fn facts(canvas: &Canvas<'_>, view: &View, aftermath: Option<&Aftermath>, columns: u16) -> Facts {
    let (title, style) = match view.ending {
        Some(Ending::Victory) => ("ending-victory", canvas.palette.joy()),
        Some(Ending::Defeat(_)) | None => ("ending-defeat", canvas.palette.heading()),
    };
    let text = canvas.text;
    let mut facts = Vec::new();
    if let Some(aftermath) = aftermath {
        facts.extend(text.epilogue(&aftermath.epilogue).into_iter().map(|fact| (fact, Style::new())));
        facts.extend(decisive(canvas, aftermath));
        if text.share_line(&aftermath.epilogue).is_some() {
            facts.push((text.get("tui-share"), canvas.palette.key()));
        }
    }
    let facts = facts.into_iter().flat_map(|(fact, style)| {
        wrapped(&fact, columns).into_iter().map(move |line| (line, style)).collect::<Vec<_>>()
    });
    Facts {
        title: (text.get(title), style),
        told: wrapped(&text.ending(view).unwrap_or_default(), columns),
        facts: facts.collect(),
    }
}

/// The decisive mistake, or the progress of the review.
fn decisive(canvas: &Canvas<'_>, aftermath: &Aftermath) -> Option<(String, Style)> {
    match (aftermath.judgement(), aftermath.progress()) {
        (Some(judgement), _) => Some((canvas.text.decisive(&judgement), canvas.palette.heading())),
        (None, Some(progress)) => {
            let args = Args::new().count("done", progress.done).count("of", progress.of);
            Some((canvas.text.get_with("ending-thinking", &args), canvas.palette.quiet()))
        }
        (None, None) => None,
    }
}

fn board(canvas: &mut Canvas<'_>, area: Rect, view: &View, aftermath: Option<&Aftermath>) {
    let columns = area.width.saturating_sub(4).min(WIDEST);
    let words = facts(canvas, view, aftermath, columns);
    let written = count(1 + words.told.len() + words.facts.len());
    let chart = aftermath.map(|aftermath| &aftermath.epilogue.chronicle);
    let (doors, bars) = sizes(area.height.saturating_sub(written), columns, view.setup.all_doors() as u16, chart);
    let gaps = u16::from(written + drawn(doors, bars) + 2 <= area.height);
    let height = written + drawn(doors, bars) + 2 * gaps;
    let room = area.height.saturating_sub(height);
    // Narrower frames do not look like a labyrinth.
    let margin = u16::from(room >= 4);
    let clearing = Rect::new(
        area.x + (area.width - (columns + 4).min(area.width)) / 2,
        area.y + (room - 2 * margin.min(room / 2)) / 2,
        (columns + 4).min(area.width),
        height + 2 * margin,
    );
    labyrinth::draw(canvas, area, clearing);
    let inside = Rect::new(clearing.x + 2, clearing.y + margin, columns, height);
    let mut y = inside.y;
    canvas.brush().centered(inside.x, y, inside.width, &words.title.0, words.title.1);
    y += 1;
    for line in &words.told {
        canvas.brush().centered(inside.x, y, inside.width, line, Style::new());
        y += 1;
    }
    y += gaps;
    y = found(canvas, Rect { y, ..inside }, view, doors);
    if let Some(chronicle) = chart {
        course::draw(canvas, Rect { y, height: bars + course::AROUND, ..inside }, chronicle);
        y += bars + course::AROUND;
    }
    y += gaps;
    for (line, style) in &words.facts {
        canvas.line(inside.x, y, inside.width, line, *style);
        y += 1;
    }
    let sky = match view.ending {
        Some(Ending::Victory) => (25, canvas.palette.joy()),
        Some(Ending::Defeat(_)) | None => (70, canvas.palette.quiet()),
    };
    if margin > 0 {
        labyrinth::stars(canvas, Rect { height: margin + 2, ..clearing }, sky.0, sky.1);
    }
}

/// The largest Doors and chart that fit.
fn sizes(lines: u16, columns: u16, of: u16, chart: Option<&Chronicle>) -> (Doors, u16) {
    let chart = u16::from(chart.is_some());
    let sizes = [
        (Doors::Cards(Size::Huge), 8),
        (Doors::Cards(Size::Large), 8),
        (Doors::Cards(Size::Large), 4),
        (Doors::Cards(Size::Medium), 8),
        (Doors::Cards(Size::Medium), 4),
        (Doors::Signs, 8),
        (Doors::Signs, 4),
        (Doors::Signs, 3),
    ];
    let fits = |&(doors, bars): &(Doors, u16)| {
        let wide = match doors {
            Doors::Cards(size) => of * (size.width() + 1),
            Doors::Signs => 0,
        };
        wide <= columns && drawn(doors, bars * chart) <= lines
    };
    let (doors, bars) = sizes.into_iter().find(fits).unwrap_or((Doors::Signs, 2));
    (doors, bars * chart)
}

/// The height of the Doors and the chart.
fn drawn(doors: Doors, bars: u16) -> u16 {
    let cards = match doors {
        Doors::Cards(size) => size.height(),
        Doors::Signs => 1,
    };
    cards + if bars > 0 { bars + course::AROUND } else { 0 }
}

/// The Doors, obtained and missing; returns the next line.
fn found(canvas: &mut Canvas<'_>, area: Rect, view: &View, doors: Doors) -> u16 {
    let faces = faces(view);
    let across = count(faces.len());
    match doors {
        Doors::Cards(size) => {
            let mut x = area.x + area.width.saturating_sub(across * (size.width() + 1)) / 2;
            for face in faces {
                canvas.card((x, area.y), size, face, Mark::None);
                x += size.width() + 1;
            }
            area.y + size.height()
        }
        Doors::Signs => {
            let mut x = area.x + area.width.saturating_sub(across * 3) / 2;
            for face in faces {
                match face {
                    Face::Up(card) => canvas.chip(x, area.y, card),
                    Face::Wanted(color) => {
                        let (sign, ink) = (canvas.palette.letter(color).to_string(), canvas.palette.faint_ink(color));
                        canvas.brush().write(x, area.y, 2, &format!("{sign}·"), ink)
                    }
                    Face::Down => x,
                };
                x += 3;
            }
            area.y + 1
        }
    }
}

/// All Doors of the game, of both players.
fn faces(view: &View) -> Vec<Face> {
    let found = |color: Color| view.doors.iter().map(|doors| doors[color.index()]).sum::<u8>();
    let of = |color: Color| {
        (0..view.setup.doors(color) as u8)
            .map(move |place| if place < found(color) { Face::Up(Card::door(color)) } else { Face::Wanted(color) })
    };
    Color::ALL.into_iter().flat_map(of).collect()
}

fn count(lines: usize) -> u16 {
    u16::try_from(lines).unwrap_or(u16::MAX)
}
