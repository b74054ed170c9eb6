//! The table of keys, for the screen that is open.

use onirim_markup::markup;
use onirim_ui::App;
use onirim_ui::key_sheet::{KeyLine, KeySheet};

use crate::node::Node;
use crate::program::Program;

/// The table of keys, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Shortcuts {
    title: String,
    lines: Vec<(String, String)>,
}

impl Shortcuts {
    /// Those of the screen that is open, and what only a page has.
    fn of(app: &App) -> Shortcuts {
        let text = app.text();
        let mut sheet = KeySheet::of(app);
        if sheet.copies_the_deal(app) {
            sheet.add(KeyLine::letters(&['c'], "web-copy-code"));
        }
        let lines = sheet.lines.into_iter().map(|line| (line.keys.name(text), text.get(line.does))).collect();
        Shortcuts { title: text.get("app-help-title"), lines }
    }
}

/// The table, on its sheet.
pub(crate) fn draw(program: Program) -> Node {
    let shortcuts = program.read(Shortcuts::of);
    let lines = shortcuts.lines.into_iter().map(|(keys, words)| {
        markup! { <dt><kbd class="keys">{keys}</kbd></dt> <dd>{words}</dd> }
    });
    markup! {
        <h2 id="sheet-title" tabindex="-1" data-key="sheet">{shortcuts.title}</h2>
        <dl class="shortcuts">{lines.collect::<Node>()}</dl>
    }
}
