//! The title and the menu.

use onirim_art::{Glyph, Ornament};
use onirim_markup::markup;
use onirim_ui::pages::{Menu, MenuItem};
use onirim_ui::{App, Target};

use crate::cover;
use crate::node::Node;
use crate::parts::{glyph, ornament};
use crate::program::Program;

pub(crate) fn draw(program: Program, app: &App, menu: &Menu) -> Node {
    let text = app.text();
    // A page has no Quit: the player closes its tab.
    let items = app.menu_items().into_iter().enumerate().filter(|(_, item)| *item != MenuItem::Quit);
    let list = items.map(|(number, item)| {
        let is_marked = menu.cursor == number;
        let class = if is_marked { "button main" } else { "button" };
        let letter = item.letter().to_string();
        markup! {
            <button type="button" class=class data-key=format!("menu-{letter}") data-cursor=is_marked.then_some("")
                data-menu=letter.clone() on:click=move |_| program.click(Target::Item(number))>
                {glyph(sign(item))} <span class="words">{app.menu_label(item)}</span>
                <span class="key" aria-hidden="true">{letter}</span>
            </button>
        }
    });
    markup! {
        <div class="title-page" inert=cover::is_open(app)>
            <header class="title">
                {ornament(Ornament::Title)}
                <h1>{text.get("plain-title")}</h1>
                <p class="quiet">{text.get("plain-title.subtitle")}</p>
            </header>
            <main id="content"><nav class="menu-list" aria-label=text.get("app-key-menu")>{list.collect::<Node>()}</nav></main>
        </div>
    }
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
