//! The settings, each with its value; a click turns it on.

use onirim_markup::markup;
use onirim_ui::pages::SettingsPage;
use onirim_ui::{App, Item, Target};

use super::on_screen::on_screen;
use super::page::page;
use crate::node::Node;
use crate::program::Program;

/// A setting: its name and its value.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry {
    number: usize,
    label: String,
    value: String,
}

/// The page with all settings.
pub(crate) fn draw(program: Program) -> Node {
    let entries = program.read(entries);
    let cursor = program.read(|app| on_screen::<SettingsPage>(app).map_or(0, |page| page.cursor));
    let list = entries.into_iter().map(|entry| drawn(program, entry, cursor)).collect::<Node>();
    page(program, program.say("app-menu-settings"), markup! { <div class="cards-list">{list}</div> })
}

fn entries(app: &App) -> Vec<Entry> {
    let settings = app.settings();
    let items = app.items().iter().enumerate().filter(|(_, item)| !matches!(item, Item::Back));
    let entry = |(number, item): (usize, &Item)| Entry {
        number,
        label: item.label(app.text()),
        value: item.value(&settings, app.text()),
    };
    items.map(entry).collect()
}

fn drawn(program: Program, entry: Entry, cursor: usize) -> Node {
    let number = entry.number;
    let is_marked = cursor == number;
    let class = if is_marked { "choice setting marked" } else { "choice setting" };
    markup! {
        <button type="button" class=class data-key=format!("setting-{number}") data-cursor=is_marked.then_some("")
            on:click=move |_| program.click(Target::Item(number))>
            <span class="words"><span class="label">{entry.label}</span></span>
            <span class="value">{entry.value}</span>
        </button>
    }
}
