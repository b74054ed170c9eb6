//! The lower part of the table: the question, the answers, the keys.

use onirim_core::View;
use onirim_text::Args;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

use super::canvas::Canvas;
use super::{arrange, choices, overlay, teller};
use crate::card_art::{Face, Mark, Size};
use crate::input::Key;
use crate::session::{Ask, Session, Veil};

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, session: &Session, view: &View) {
    canvas.rule(area, area.y, "");
    let mut inside = Rect::new(area.x + 1, area.y + 1, area.width - 2, area.height - 1);
    if let Some(stage) = &session.stage
        && let Some(beat) = stage.beat()
    {
        let mut x = inside.x + 2;
        if let Some(card) = beat.card {
            canvas.card((x, inside.y + 1), Size::Large, Face::Up(card), Mark::None);
            x += Size::Large.width() + 2;
        }
        let style = ratatui::style::Style::new().add_modifier(Modifier::BOLD);
        let words = Rect::new(x, inside.y + 3, inside.right().saturating_sub(x), 3);
        canvas.paragraph(words, &beat.line, style);
        return;
    }
    if let Some(notice) = &session.notice {
        let alarm = canvas.look.alarm();
        canvas.line(area.x + 3, area.y, area.width - 6, &format!(" {notice} "), alarm);
    }
    if session.veil == Veil::Leaving {
        let (title, words) = (canvas.text.get("tui-turn-over"), canvas.text.get("tui-turn-over.text"));
        let heading = canvas.look.heading();
        canvas.line(inside.x, inside.y + 1, inside.width, &title, heading);
        canvas.paragraph(Rect::new(inside.x, inside.y + 2, inside.width, 3), &words, ratatui::style::Style::new());
        return;
    }
    if let Some(lesson) = &session.lesson
        && !matches!(session.ask, Ask::Over(_))
    {
        let (step, steps) = lesson.progress();
        let args = Args::new().count("step", step).count("steps", steps).text("hint", canvas.text.get(lesson.hint()));
        let words = canvas.text.get_with("lesson-hint", &args);
        let joy = canvas.look.joy();
        let used = canvas.paragraph(Rect { height: 4, ..inside }, &words, joy);
        inside.y += used;
        inside.height = inside.height.saturating_sub(used);
    }
    match &session.ask {
        Ask::Over(dialog) => overlay::answers(canvas, inside, dialog),
        Ask::Tell(teller) => teller::draw(canvas, inside, teller),
        Ask::Arrange(arrangement) => arrange::draw(canvas, inside, arrangement),
        Ask::Choose(offers) => {
            let question = canvas.text.question(view).unwrap_or_default();
            choices::draw(canvas, inside, &question, offers);
        }
    }
}

pub(super) fn footer(canvas: &mut Canvas<'_>, area: Rect, session: &Session) {
    let arrows = canvas.look.either("←→↑↓", "tui-name-arrows");
    let sides = canvas.look.either("←→", "<>");
    let book = session.playthrough.game().setup().book.is_some();
    let mut keys: Vec<(&str, &str, Key)> = Vec::new();
    if session.stage.is_some() {
        keys.push((canvas.look.either("␣", "tui-name-space"), "tui-key-skip", Key::Char(' ')));
        canvas.footer(area, &keys);
        return;
    }
    match (&session.ask, session.veil) {
        (_, Veil::Leaving | Veil::Down) => keys.push(("tui-name-enter", "tui-key-pass", Key::Enter)),
        (Ask::Choose(_), Veil::Lifted) => {
            keys.push((arrows, "tui-key-choose", Key::Down));
            keys.push(("tui-name-enter", "tui-key-do", Key::Enter));
        }
        (Ask::Arrange(arrangement), Veil::Lifted) => {
            keys.push((sides, "tui-key-select", Key::Right));
            keys.push((canvas.look.either("␣", "tui-name-space"), "tui-key-move", Key::Char(' ')));
            match arrangement.extra {
                crate::arrangement::Extra::None => {}
                crate::arrangement::Extra::DiscardOne | crate::arrangement::Extra::DiscardAny => {
                    keys.push(("x", "tui-key-discard", Key::Char('x')));
                }
                crate::arrangement::Extra::RaiseOne => keys.push(("x", "tui-key-raise", Key::Char('x'))),
            }
            keys.push(("tui-name-enter", "tui-key-send", Key::Enter));
        }
        (Ask::Tell(_), Veil::Lifted) => {
            keys.push(("tui-name-enter", "tui-key-tell", Key::Enter));
            keys.push((canvas.look.either("⌫", "tui-name-backspace"), "tui-key-correct", Key::Backspace));
            keys.push(("tui-name-escape", "tui-key-menu", Key::Escape));
            canvas.footer(area, &keys);
            return;
        }
        (Ask::Over(_), Veil::Lifted) => keys.push(("tui-name-enter", "tui-key-do", Key::Enter)),
    }
    keys.push(("u", "tui-key-undo", Key::Char('u')));
    if !session.undone.is_empty() {
        keys.push(("r", "tui-key-redo", Key::Char('r')));
    }
    if book {
        keys.push(("s", "tui-key-stop", Key::Char('s')));
    }
    keys.push(("?", "tui-key-rules", Key::Char('?')));
    keys.push(("tui-name-escape", "tui-key-menu", Key::Escape));
    keys.push(("l", "tui-key-log", Key::Char('l')));
    keys.push(("p", "tui-key-piles", Key::Char('p')));
    canvas.footer(area, &keys);
}
