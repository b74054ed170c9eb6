//! Small pieces of sentences.

use onirim_text::{Args, Text};

/// "this, that, the other". Titles may have an "and" of their own, so there is none between them.
pub(crate) fn commas(text: &Text, items: impl IntoIterator<Item = String>) -> Option<String> {
    items
        .into_iter()
        .reduce(|first, last| text.get_with("list-comma", &Args::new().text("first", first).text("last", last)))
}
