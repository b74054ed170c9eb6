//! The list of lessons.

use onirim_session::Lesson;
use onirim_ui::pages::LessonsPage;
use onirim_ui::{Key, Target};
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::canvas::Canvas;
use crate::draw::pages::page as page_frame;

pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, page: &LessonsPage) {
    let title = canvas.text.get("app-menu-lesson");
    let inside = page_frame(canvas, area, &title);
    let (words, quiet, joy, key) =
        (canvas.text.get("lesson-page"), canvas.palette.quiet(), canvas.palette.joy(), canvas.palette.key());
    let mut y = inside.y + canvas.paragraph(Rect { height: 4, ..inside }, &words, quiet) + 1;
    for (place, lesson) in Lesson::ALL.into_iter().enumerate() {
        let chosen = place == page.cursor;
        if chosen {
            let pointer = canvas.palette.pointer();
            canvas.brush().write(inside.x, y, 1, pointer, key);
        }
        canvas.brush().write(inside.x + 2, y, 1, &(place + 1).to_string(), key);
        let style = if chosen { canvas.palette.chosen() } else { Style::new() };
        let name = canvas.text.lesson(lesson);
        let end = canvas.line(inside.x + 4, y, inside.width.saturating_sub(5), &name, style);
        if page.learned.contains(&lesson) {
            let sign = canvas.palette.either("✓", "+");
            canvas.brush().write(end + 1, y, 1, sign, joy);
        }
        canvas.targets.add(Rect::new(inside.x, y, inside.width, 1), Target::Item(place));
        y += 1;
    }
    let about = canvas.text.lesson_about(page.lesson());
    let below = Rect::new(inside.x + 4, y + 1, inside.width.saturating_sub(6), inside.bottom().saturating_sub(y + 1));
    canvas.paragraph(below, &about, Style::new());
    let up = canvas.palette.either("↑↓", "app-name-up-down");
    canvas.footer(
        area,
        &[
            (up, "tui-key-choose", Key::Down),
            ("app-name-enter", "tui-key-do", Key::Enter),
            ("app-name-escape", "app-key-back", Key::Escape),
        ],
    );
}
