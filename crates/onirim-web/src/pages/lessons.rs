//! The lessons: what each teaches, and which have been followed to their end.

use onirim_art::Glyph;
use onirim_markup::markup;
use onirim_session::Lesson;
use onirim_ui::pages::LessonsPage;
use onirim_ui::{App, Target};

use super::on_screen::on_screen;
use super::page::page;
use crate::node::Node;
use crate::parts::glyph;
use crate::program::Program;

/// A lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry {
    title: String,
    about: String,
    /// That it was followed to its end, in words.
    learned: Option<String>,
}

/// The page with all lessons.
pub(crate) fn draw(program: Program) -> Node {
    let entries = program.read(entries);
    let cursor = program.read(|app| on_screen::<LessonsPage>(app).map_or(0, |page| page.cursor));
    let list = entries.into_iter().enumerate().map(|(place, entry)| drawn(program, place, entry, cursor));
    page(program, program.say("app-menu-lesson"), markup! { <div class="cards-list">{list.collect::<Node>()}</div> })
}

fn entries(app: &App) -> Vec<Entry> {
    let Some(page) = on_screen::<LessonsPage>(app) else { return Vec::new() };
    let entry = |lesson: Lesson| Entry {
        title: app.text().lesson(lesson),
        about: app.text().lesson_about(lesson),
        learned: page.learned.contains(&lesson).then(|| app.text().get("web-learned")),
    };
    Lesson::ALL.into_iter().map(entry).collect()
}

fn drawn(program: Program, place: usize, entry: Entry, cursor: usize) -> Node {
    let is_marked = cursor == place;
    let class = if is_marked { "choice marked" } else { "choice" };
    let sign = if entry.learned.is_some() { Glyph::Check } else { Glyph::Lesson };
    markup! {
        <button type="button" class=class data-key=format!("lesson-{place}") data-cursor=is_marked.then_some("")
            on:click=move |_| program.click(Target::Item(place))>
            {glyph(sign)}
            <span class="words">
                <span class="label">{entry.title}</span>
                <span class="outcome">{entry.about} {entry.learned.map(|words| markup! { " " <em class="joy">{words}</em> })}</span>
            </span>
            <span class="key" aria-hidden="true">{place + 1}</span>
        </button>
    }
}
