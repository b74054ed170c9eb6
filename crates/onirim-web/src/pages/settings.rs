//! The settings with their values. A click selects the next value.

use onirim_markup::markup;
use onirim_ui::pages::SettingsPage;
use onirim_ui::{App, Item, Target};

use super::page::page;
use crate::node::Node;
use crate::program::Program;

pub(crate) fn draw(program: Program, app: &App, settings: &SettingsPage) -> Node {
    let (text, values) = (app.text(), app.settings());
    let items = app.items().iter().enumerate().filter(|(_, item)| !matches!(item, Item::Back));
    let list = items.map(|(number, item)| {
        let is_marked = settings.cursor == number;
        let class = if is_marked { "choice setting marked" } else { "choice setting" };
        markup! {
            <button type="button" class=class data-key=format!("setting-{number}") data-cursor=is_marked.then_some("")
                on:click=move |_| program.click(Target::Item(number))>
                <span class="words"><span class="label">{item.label(text)}</span></span>
                <span class="value">{item.value(&values, text)}</span>
            </button>
        }
    });
    let list = markup! { <div class="cards-list">{list.collect::<Node>()}</div> };
    page(program, app, text.get("app-menu-settings"), list)
}
