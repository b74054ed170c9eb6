//! The block of question and answers: above the hand what is asked, below it how to answer.

mod arrange;
pub(super) mod choices;
mod farewell;
mod goal_swap;
mod needs;
mod payment;
pub(super) mod teller;

use onirim_app::asks::card_of;
use onirim_app::table::{Ask, GameScreen, Stage};
use onirim_core::{Action, Outcome, Players, View};
use onirim_session::{Task, Watch};
use onirim_text::{Args, Perspective};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use crate::draw::brush::{width, wrapped};
use crate::draw::canvas::Canvas;
use crate::draw::card_art::{Face, Mark, Size};
use crate::draw::table::layout::Layout;
pub(super) use choices::Counselled;
pub(super) use needs::needs;

pub(super) fn draw(canvas: &mut Canvas<'_>, layout: &Layout, screen: &GameScreen, view: &View, news: &str) {
    canvas.rule(layout.rule, layout.rule.y, "");
    if let Some(stage) = &screen.stage {
        beat(canvas, layout.panel, stage);
        return;
    }
    match (&screen.notice, screen.session.waiting()) {
        (Some(notice), _) => short_notice(canvas, layout, notice),
        (None, Some((action, told))) => being_told(canvas, layout.rule, action, told, view),
        (None, None) if news.is_empty() => {}
        (None, None) => {
            on_the_rule(canvas, layout.rule, news, Style::reset());
        }
    }
    if let Watch::Leaving { .. } = screen.session.watch() {
        let (title, words) = (canvas.text.get("app-turn-over"), canvas.text.get("app-turn-over.text"));
        let (heading, inside) = (canvas.palette.heading(), layout.panel);
        canvas.line(inside.x, inside.y, inside.width, &title, heading);
        let below = Rect { y: inside.y + 1, height: inside.height.saturating_sub(1), ..inside };
        canvas.paragraph(below, &words, Style::new());
        return;
    }
    let joy = canvas.palette.joy();
    let mut above = layout.question;
    for (words, style) in asked(canvas, screen, view).into_iter().zip([joy, canvas.palette.heading()]) {
        let used = if words.is_empty() { 0 } else { canvas.paragraph(above, &words, style) };
        above = Rect { y: above.y + used, height: above.height - used, ..above };
    }
    match &screen.ask {
        Ask::Over(dialog) | Ask::Read(dialog) => farewell::draw(canvas, layout.panel, dialog),
        Ask::Tell(teller) => teller::draw(canvas, layout.panel, teller),
        Ask::Arrange(arrangement) => arrange::draw(canvas, layout.panel, arrangement, view),
        Ask::Pay(payment) => payment::draw(canvas, layout.panel, payment, view),
        Ask::SwapGoals(swap) => goal_swap::draw(canvas, layout.panel, swap, view),
        Ask::Choose(offers) => {
            choices::draw(canvas, layout.panel, offers, layout.hand.told, &Counselled::at(screen));
        }
    }
}

/// A notice on the rule. What is too long for it is told over the keys.
fn short_notice(canvas: &mut Canvas<'_>, layout: &Layout, notice: &str) {
    if width(notice) + 8 <= layout.rule.width {
        let alarm = canvas.palette.alarm();
        on_the_rule(canvas, layout.rule, notice, alarm);
    }
}

/// A notice that is too long for the rule, in the last lines of the screen.
pub(super) fn long_notice(canvas: &mut Canvas<'_>, layout: &Layout, notice: &str) {
    if width(notice) + 8 > layout.rule.width {
        notice_in_footer(canvas, layout, notice);
    }
}

/// A notice over the keys, in as many lines as it needs.
pub(super) fn notice_in_footer(canvas: &mut Canvas<'_>, layout: &Layout, notice: &str) {
    let lines = wrapped(notice, layout.footer.width - 2);
    let height = u16::try_from(lines.len()).unwrap_or(1).min(4);
    let area = Rect { y: layout.footer.bottom() - height, height, ..layout.footer };
    canvas.brush().clear(area);
    let alarm = canvas.palette.alarm();
    canvas.paragraph(Rect { x: area.x + 1, width: area.width - 2, ..area }, notice, alarm);
}

/// What stands above the hand: what the lesson explains, or where the last real card goes, and what is asked. Questions that are answered with other cards stand beside those.
fn asked(canvas: &Canvas<'_>, screen: &GameScreen, view: &View) -> [String; 2] {
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
    // Nobody waits for that: what waits stands in a box.
    let chores = screen.chores.lines(screen.perspective(), canvas.text);
    let done =
        (!chores.is_empty()).then(|| canvas.text.get_with("plain-chore", &Args::new().text("chore", chores.join(" "))));
    let question = match &screen.ask {
        Ask::Choose(_) => canvas.text.question(view).map(|question| addressed(canvas, question, view)),
        Ask::Arrange(_) | Ask::Pay(_) | Ask::SwapGoals(_) | Ask::Tell(_) | Ask::Read(_) | Ask::Over(_) => None,
    };
    [explained.or(done).unwrap_or_default(), question.unwrap_or_default()]
}

/// Two players who share a keyboard are told which of them is asked.
pub(super) fn addressed(canvas: &Canvas<'_>, question: String, view: &View) -> String {
    match view.setup.players {
        Players::One => question,
        Players::Two(_) => {
            let name = canvas.text.player(view.seat, Perspective::Table);
            canvas.text.get_with("plain-asked", &Args::new().text("name", name).text("question", question))
        }
    }
}

/// What is happening just now.
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

/// Words in the line above the question; says where they ended.
fn on_the_rule(canvas: &mut Canvas<'_>, area: Rect, words: &str, style: Style) -> u16 {
    canvas.line(area.x + 3, area.y, area.width - 6, &format!(" {words} "), style)
}

/// Real cards: what the cards are told for, and which ones have been told.
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
