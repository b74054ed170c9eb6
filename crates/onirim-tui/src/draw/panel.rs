//! The question and its answers: the question above the hand, the answers below it.

mod arrange;
pub(super) mod choices;
mod draft;
mod goal_swap;
mod payment;
pub(super) mod teller;

use onirim_core::{Action, Outcome, View};
use onirim_session::{Session, Task, Watch};
use onirim_text::Args;
use onirim_ui::asks::{card_of, is_draft, places};
use onirim_ui::table::{Ask, GameScreen, LogLine, Stage};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use crate::draw::brush::{width, wrapped};
use crate::draw::canvas::Canvas;
use crate::draw::card_art::{Face, Mark, Size};
use crate::draw::overlay;
use crate::draw::table::layout::Layout;
pub(super) use choices::Counselled;

pub(super) fn draw(canvas: &mut Canvas<'_>, layout: &Layout, screen: &GameScreen, view: &View, news: &str) {
    canvas.rule(layout.rule, layout.rule.y, "");
    if let Some(stage) = &screen.stage {
        beat(canvas, layout.answers(), stage);
        return;
    }
    let short = screen.notice.as_deref().filter(|notice| is_short(layout, notice));
    match (short, screen.session().and_then(Session::waiting)) {
        (Some(notice), _) => {
            let alarm = canvas.palette.alarm();
            on_the_rule(canvas, layout.rule, notice, alarm);
        }
        (None, Some((action, told))) => {
            being_told(canvas, layout.rule, action, told, view);
        }
        (None, None) if news.is_empty() || screen.notice.is_some() => {}
        (None, None) => {
            on_the_rule(canvas, layout.rule, news, Style::reset());
        }
    }
    if let Watch::Leaving { .. } = screen.scene().watch {
        let (title, words) = (canvas.text.get("app-turn-over"), canvas.text.get("app-turn-over.text"));
        let (heading, inside) = (canvas.palette.heading(), layout.answers());
        canvas.line(inside.x, inside.y, inside.width, &title, heading);
        let below = Rect { y: inside.y + 1, height: inside.height.saturating_sub(1), ..inside };
        canvas.paragraph(below, &words, Style::new());
        return;
    }
    let answers = question(canvas, layout, screen, view);
    match &screen.ask {
        Ask::Wait(_) if is_draft(view) => draft::lying(canvas, answers, &layout.laid_out, &places(view, &screen.order)),
        Ask::Wait(_) => {}
        Ask::Over(dialog) | Ask::Read(dialog) => overlay::list(canvas, answers, dialog),
        Ask::Tell(teller) => teller::draw(canvas, answers, teller),
        Ask::Arrange(arrangement) => arrange::draw(canvas, answers, &layout.laid_out, arrangement),
        Ask::Pay(payment) => payment::draw(canvas, answers, payment, screen.addressee(canvas.text)),
        Ask::SwapGoals(swap) => goal_swap::draw(canvas, answers, swap, view),
        Ask::Choose(offers) if is_draft(view) => {
            draft::draw(canvas, answers, &layout.laid_out, offers, &Counselled::at(screen));
        }
        Ask::Choose(offers) => choices::draw(canvas, layout, offers, &Counselled::at(screen)),
    }
    if screen.scene().about.programs.any() {
        told_below(canvas, layout, &screen.log, news);
    }
}

/// Draws the rest of what a program has done and said into lines that the answers leave free, if the log is too short for it.
fn told_below(canvas: &mut Canvas<'_>, layout: &Layout, log: &[LogLine], news: &str) {
    let mut untold: Vec<&str> =
        log.iter().filter(|line| line.is_new && !news.contains(&line.line)).map(|line| &*line.line).collect();
    let mut in_the_log = usize::from(layout.log.height.saturating_sub(1));
    while let Some(rest) = untold.last().and_then(|line| in_the_log.checked_sub(wrapped(line, layout.log.width).len()))
    {
        untold.pop();
        in_the_log = rest;
    }
    let area = layout.answers();
    // One empty line above it.
    let free = usize::from(canvas.brush().empty_lines(area).saturating_sub(1));
    let told = (0..untold.len()).map(|from| wrapped(&untold[from..].join(" "), area.width));
    if let Some(told) = told.into_iter().find(|told| told.len() <= free) {
        let quiet = canvas.palette.quiet();
        for (line, y) in told.iter().rev().zip((area.top()..area.bottom()).rev()) {
            canvas.line(area.x, y, area.width, line, quiet);
        }
    }
}

/// Writes the question; returns the area of the answers. Above the hand stand the text of a lesson or where the last real card goes, and the question;
/// a longer question stands below the hand.
fn question(canvas: &mut Canvas<'_>, layout: &Layout, screen: &GameScreen, view: &View) -> Rect {
    let (joy, heading) = (canvas.palette.joy(), canvas.palette.heading());
    let (area, answers) = (layout.question, layout.answers());
    let lines = |words: &str| if words.is_empty() { 0 } else { wrapped(words, area.width).len() };
    let is_long = matches!(screen.ask, Ask::Arrange(_) | Ask::SwapGoals(_)) && layout.has_narrow_question();
    let question = asked(canvas, screen, view);
    // The first line of the screen also names the asked player.
    let with_name = addressed(canvas, &question, screen.addressee(canvas.text));
    let told = told(canvas, screen, view);
    let room = usize::from(area.height);
    if is_long {
        let missing = u16::try_from(lines(&told)).unwrap_or(u16::MAX).saturating_sub(area.height);
        let area = if missing > 0 { over_the_table(canvas, layout, missing, area) } else { area };
        canvas.paragraph(area, &told, joy);
        let used = canvas.paragraph(Rect { height: 2, ..answers }, &with_name, heading).max(2);
        return Rect { y: answers.y + used, height: answers.height.saturating_sub(used), ..answers };
    }
    let question = if lines(&with_name) <= room { with_name } else { question };
    let asked = match screen.lesson {
        // The text of a lesson includes the question.
        Some(_) if lines(&told) + lines(&question) > room => 0,
        Some(_) | None => u16::try_from(lines(&question)).unwrap_or(u16::MAX).min(area.height),
    };
    let above = Rect { height: area.height - asked, ..area };
    let missing = u16::try_from(lines(&told)).unwrap_or(u16::MAX).saturating_sub(above.height);
    if missing > 0 && screen.has_real_cards() {
        let above = over_the_table(canvas, layout, missing, above);
        canvas.paragraph(above, &told, joy);
        canvas.paragraph(Rect { y: above.bottom(), height: asked, ..area }, &question, heading);
        return answers;
    }
    let used = if told.is_empty() { 0 } else { canvas.paragraph(above, &told, joy) };
    canvas.paragraph(Rect { y: area.y + used, height: asked, ..area }, &question, heading);
    answers
}

/// Covers the lowest lines of the table with a text about real cards that does not fit above the question.
fn over_the_table(canvas: &mut Canvas<'_>, layout: &Layout, lines: u16, area: Rect) -> Rect {
    let lines = lines.min(layout.rule.y.saturating_sub(layout.doors.y + 1));
    let rule = Rect { y: layout.rule.y - lines, ..layout.rule };
    canvas.brush().clear(Rect { height: lines + 1, ..rule });
    canvas.rule(rule, rule.y, "");
    Rect { y: area.y - lines, height: area.height + lines, ..area }
}

/// Whether a notice fits on the line above the question. A longer one is written over the keys.
fn is_short(layout: &Layout, notice: &str) -> bool {
    width(notice) + 8 <= layout.rule.width
}

/// Writes a long notice into the last lines of the screen.
pub(super) fn long_notice(canvas: &mut Canvas<'_>, layout: &Layout, notice: &str) {
    if !is_short(layout, notice) {
        notice_in_footer(canvas, layout, notice);
    }
}

/// Writes a notice over the keys, in as many lines as it needs.
pub(super) fn notice_in_footer(canvas: &mut Canvas<'_>, layout: &Layout, notice: &str) {
    let lines = wrapped(notice, layout.footer.width - 2);
    let height = u16::try_from(lines.len()).unwrap_or(1).min(4);
    let area = Rect { y: layout.footer.bottom() - height, height, ..layout.footer };
    canvas.brush().clear(area);
    let alarm = canvas.palette.alarm();
    canvas.paragraph(Rect { x: area.x + 1, width: area.width - 2, ..area }, notice, alarm);
}

/// The text of a lesson or its summary; or where the last real card goes.
fn told(canvas: &Canvas<'_>, screen: &GameScreen, view: &View) -> String {
    if let (Some(_), Ask::Over(dialog)) = (&screen.lesson, &screen.ask) {
        return format!("{} {}", dialog.title, dialog.body);
    }
    let explained = screen.lesson.as_ref().and_then(|lesson| {
        let (step, steps) = lesson.progress();
        let choice = match lesson.task()? {
            Task::Choose(action) => canvas.text.choice(action, view).label,
            Task::Read | Task::Pay | Task::Order | Task::LookAtPiles | Task::TakeBack => String::new(),
        };
        let hint = canvas.text.get_with(lesson.hint(), &Args::new().text("choice", choice));
        let args = Args::new().count("step", step).count("steps", steps).text("hint", hint);
        Some(canvas.text.get_with("lesson-hint", &args))
    });
    // Chores to be confirmed stand in a box.
    let done = screen.chores.line(screen.perspective(), canvas.text);
    explained.or(done).unwrap_or_default()
}

/// The question, unless it stands beside its answers.
fn asked(canvas: &Canvas<'_>, screen: &GameScreen, view: &View) -> String {
    match &screen.ask {
        Ask::Choose(_) => canvas.text.question(view).unwrap_or_default(),
        Ask::Arrange(arrangement) => canvas.text.get(arrange::question(arrangement)),
        Ask::SwapGoals(swap) => canvas.text.get(goal_swap::question(swap)),
        Ask::Wait(words) => words.clone(),
        Ask::Pay(_) | Ask::Tell(_) | Ask::Read(_) | Ask::Over(_) => String::new(),
    }
}

/// Names the asked player if two persons share a keyboard.
fn addressed(canvas: &Canvas<'_>, question: &str, addressee: Option<String>) -> String {
    match addressee {
        Some(name) if !question.is_empty() => {
            canvas.text.get_with("plain-asked", &Args::new().text("name", name).text("question", question))
        }
        Some(_) | None => question.to_owned(),
    }
}

/// The current step of an animation.
fn beat(canvas: &mut Canvas<'_>, area: Rect, stage: &Stage) {
    let Some(beat) = stage.beat() else { return };
    let mut x = area.x + 1;
    if let Some(card) = beat.card {
        let sizes = [Size::Huge, Size::Large, Size::Medium, Size::Small];
        let size = sizes.into_iter().find(|size| size.height() <= area.height).unwrap_or(Size::Tiny);
        canvas.card((x, area.y), size, Face::Up(card), Mark::None);
        x += size.width() + 2;
    }
    let style = Style::new().add_modifier(Modifier::BOLD);
    let top = area.y + area.height.saturating_sub(2) / 2;
    let words = Rect::new(x, top, area.right().saturating_sub(x), area.bottom().saturating_sub(top));
    canvas.paragraph(words, &beat.line, style);
}

/// Writes a text into the line above the question; returns where it ended.
fn on_the_rule(canvas: &mut Canvas<'_>, area: Rect, words: &str, style: Style) -> u16 {
    canvas.line(area.x + 3, area.y, area.width - 6, &format!(" {words} "), style)
}

/// Real cards: the action that the cards are entered for, and the ones entered. The label of the action is that for the table before it.
fn being_told(canvas: &mut Canvas<'_>, area: Rect, action: Action, told: &[Outcome], view: &View) {
    let label = canvas.text.choice(action, view).label;
    let mut x = on_the_rule(canvas, area, &label, Style::reset());
    for card in told.iter().copied().filter_map(card_of) {
        if x + 4 < area.right() {
            x = canvas.chip(x, area.y, card);
            x = canvas.brush().write(x, area.y, 1, " ", Style::new());
        }
    }
}
