//! The table of keys for the current screen.

use onirim_markup::markup;
use onirim_ui::App;
use onirim_ui::key_sheet::{KeyLine, KeySheet};

use crate::node::Node;

pub(crate) fn draw(app: &App) -> Node {
    let text = app.text();
    let mut sheet = KeySheet::of(app);
    // Only a page copies the code by this key.
    if sheet.copies_the_deal(app) {
        sheet.add(KeyLine::letters(&['c'], "web-copy-code"));
    }
    let lines = sheet.lines.into_iter().map(|line| {
        markup! { <dt><kbd class="keys">{line.keys.name(text)}</kbd></dt> <dd>{text.get(line.does)}</dd> }
    });
    markup! {
        <h2 id="sheet-title" tabindex="-1" data-key="sheet">{text.get("app-help-title")}</h2>
        <dl class="shortcuts">{lines.collect::<Node>()}</dl>
    }
}
