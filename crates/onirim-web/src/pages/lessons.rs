//! The lessons: what each teaches, and which are completed.

use onirim_art::Glyph;
use onirim_markup::markup;
use onirim_session::Lesson;
use onirim_ui::pages::LessonsPage;
use onirim_ui::{App, Target};

use super::page::page;
use crate::node::Node;
use crate::parts::glyph;
use crate::program::Program;

pub(crate) fn draw(program: Program, app: &App, lessons: &LessonsPage) -> Node {
    let text = app.text();
    let list = Lesson::ALL.into_iter().enumerate().map(|(place, lesson)| {
        let is_marked = lessons.cursor == place;
        let class = if is_marked { "choice marked" } else { "choice" };
        let is_learned = lessons.learned.contains(&lesson);
        let sign = if is_learned { Glyph::Check } else { Glyph::Lesson };
        let learned = is_learned.then(|| markup! { " " <em class="joy">{text.get("web-learned")}</em> });
        markup! {
            <button type="button" class=class data-key=format!("lesson-{place}") data-cursor=is_marked.then_some("")
                on:click=move |_| program.click(Target::Item(place))>
                {glyph(sign)}
                <span class="words">
                    <span class="label">{text.lesson(lesson)}</span>
                    <span class="outcome">{text.lesson_about(lesson)} {learned}</span>
                </span>
                <span class="key" aria-hidden="true">{place + 1}</span>
            </button>
        }
    });
    page(program, app, text.get("app-menu-lesson"), markup! { <div class="cards-list">{list.collect::<Node>()}</div> })
}
