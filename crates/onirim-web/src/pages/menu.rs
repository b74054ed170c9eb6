//! The title and the menu.

use onirim_art::{Glyph, Ornament};
use onirim_markup::markup;
use onirim_ui::pages::{Menu, MenuItem};
use onirim_ui::{App, Target};

use super::on_screen::on_screen;
use crate::cover;
use crate::node::Node;
use crate::parts::{glyph, ornament};
use crate::program::Program;

/// An entry of the menu.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry {
    /// Its number among all entries that there are.
    number: usize,
    item: MenuItem,
    words: String,
}

/// The page with the menu.
pub(crate) fn draw(program: Program) -> Node {
    let entries = program.read(entries);
    let cursor = program.read(|app| on_screen::<Menu>(app).map_or(0, |menu| menu.cursor));
    let list = entries.into_iter().map(|entry| drawn(program, entry, cursor)).collect::<Node>();
    markup! {
        <div class="title-page" inert=program.read(cover::is_open)>
            <header class="title">
                {ornament(Ornament::Title)}
                <h1>{program.say("plain-title")}</h1>
                <p class="quiet">{program.say("plain-title.subtitle")}</p>
            </header>
            <main id="content"><nav class="menu-list" aria-label=program.say("app-key-menu")>{list}</nav></main>
        </div>
    }
}

fn entries(app: &App) -> Vec<Entry> {
    let entry = |(number, item): (usize, MenuItem)| Entry { number, item, words: app.menu_label(item) };
    // A page is not quit: its window is closed.
    app.menu_items().into_iter().enumerate().filter(|(_, item)| *item != MenuItem::Quit).map(entry).collect()
}

const fn sign(item: MenuItem) -> Glyph {
    match item {
        MenuItem::Continue => Glyph::Right,
        MenuItem::Play => Glyph::Play,
        MenuItem::Again => Glyph::Again,
        MenuItem::NewGame => Glyph::Add,
        MenuItem::Daily => Glyph::Calendar,
        MenuItem::Lesson => Glyph::Lesson,
        MenuItem::RealCards => Glyph::Cards,
        MenuItem::Records => Glyph::Records,
        MenuItem::Statistics => Glyph::Statistics,
        MenuItem::Rules => Glyph::Rules,
        MenuItem::Settings => Glyph::Settings,
        MenuItem::Quit => Glyph::Close,
    }
}

fn drawn(program: Program, entry: Entry, cursor: usize) -> Node {
    let number = entry.number;
    let is_marked = cursor == number;
    let class = if is_marked { "button main" } else { "button" };
    markup! {
        <button type="button" class=class data-key=format!("menu-{}", entry.item.letter()) data-cursor=is_marked.then_some("")
            data-menu=entry.item.letter().to_string() on:click=move |_| program.click(Target::Item(number))>
            {glyph(sign(entry.item))} <span class="words">{entry.words}</span>
            <span class="key" aria-hidden="true">{entry.item.letter().to_string()}</span>
        </button>
    }
}
