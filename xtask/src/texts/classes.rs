//! Names of classes in stylesheets. A list of them in the code looks like a text and is none.

use std::collections::BTreeSet;

/// The classes of stylesheets.
#[derive(Debug, Default)]
pub(crate) struct Classes(BTreeSet<String>);

impl Classes {
    /// Adds those of one more sheet.
    pub(crate) fn add(&mut self, sheet: &str) {
        let is_part = |sign: char| sign.is_ascii_alphanumeric() || sign == '-';
        let named = sheet.split('.').skip(1).map(|rest| rest.split(|sign| !is_part(sign)).next().unwrap_or_default());
        self.0.extend(named.filter(|name| name.starts_with(|sign: char| sign.is_ascii_lowercase())).map(str::to_owned));
    }

    /// Is it a list of classes, apart from what is filled in?
    pub(crate) fn name(&self, text: &str) -> bool {
        let mut pieces = text.split_whitespace().filter(|piece| !piece.starts_with('{')).peekable();
        pieces.peek().is_some() && pieces.all(|piece| self.0.contains(piece))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_of_classes_is_no_text() {
        let mut classes = Classes::default();
        classes.add(".choice.marked:hover,\n.in-run { width: 1.5rem; }");
        assert!(classes.name("choice marked") && classes.name("in-run {color}"));
        assert!(!classes.name("choice made") && !classes.name("5rem") && !classes.name("{color}"));
    }
}
