//! The lower part of the table: the question and the answers.

mod arrange;
pub(super) mod choices;
mod goal_swap;
mod payment;
pub(super) mod teller;

use onirim_core::{Action, Outcome, View};
use onirim_session::Watch;
use onirim_text::Args;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use crate::asks::card_of;
use crate::draw::canvas::Canvas;
use crate::draw::card_art::{Face, Mark, Size};
use crate::draw::overlay;
use crate::table::{Ask, GameScreen};

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, screen: &GameScreen, view: &View, news: &str) {
    canvas.rule(area, area.y, "");
    let mut inside = Rect::new(area.x + 1, area.y + 1, area.width - 2, area.height - 1);
    if let Some(stage) = &screen.stage
        && let Some(beat) = stage.beat()
    {
        let mut x = inside.x + 2;
        if let Some(card) = beat.card {
            canvas.card((x, inside.y + 1), Size::Large, Face::Up(card), Mark::None);
            x += Size::Large.width() + 2;
        }
        let style = Style::new().add_modifier(Modifier::BOLD);
        let words = Rect::new(x, inside.y + 3, inside.right().saturating_sub(x), 3);
        canvas.paragraph(words, &beat.line, style);
        return;
    }
    match (&screen.notice, screen.session.waiting()) {
        (Some(notice), _) => {
            let alarm = canvas.palette.alarm();
            on_the_rule(canvas, area, notice, alarm);
        }
        (None, Some((action, told))) => being_told(canvas, area, action, told, view),
        (None, None) if news.is_empty() => {}
        (None, None) => {
            on_the_rule(canvas, area, news, Style::reset());
        }
    }
    if let Watch::Leaving { .. } = screen.session.watch() {
        let (title, words) = (canvas.text.get("tui-turn-over"), canvas.text.get("tui-turn-over.text"));
        let heading = canvas.palette.heading();
        canvas.line(inside.x, inside.y + 1, inside.width, &title, heading);
        canvas.paragraph(Rect::new(inside.x, inside.y + 2, inside.width, 3), &words, Style::new());
        return;
    }
    if let Some(lesson) = &screen.lesson
        && !matches!(screen.ask, Ask::Over(_))
    {
        let (step, steps) = lesson.progress();
        let args = Args::new().count("step", step).count("steps", steps).text("hint", canvas.text.get(lesson.hint()));
        let words = canvas.text.get_with("lesson-hint", &args);
        let joy = canvas.palette.joy();
        let used = canvas.paragraph(Rect { height: 4, ..inside }, &words, joy);
        inside.y += used;
        inside.height = inside.height.saturating_sub(used);
    }
    match &screen.ask {
        Ask::Over(dialog) => overlay::answers(canvas, inside, dialog),
        Ask::Tell(teller) => teller::draw(canvas, inside, teller),
        Ask::Arrange(arrangement) => arrange::draw(canvas, inside, arrangement),
        Ask::Pay(payment) => payment::draw(canvas, inside, payment),
        Ask::SwapGoals(swap) => goal_swap::draw(canvas, inside, swap, view),
        Ask::Choose(offers) => {
            let question = canvas.text.question(view).unwrap_or_default();
            choices::draw(canvas, inside, &question, offers);
        }
    }
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
