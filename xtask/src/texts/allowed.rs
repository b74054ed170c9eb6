//! Texts that may stand in the code, with reasons.

use std::fmt;

#[derive(Clone, Debug)]
pub(crate) struct Allowed {
    /// A file, or the beginning of the paths of several.
    file: &'static str,
    text: &'static str,
    reason: &'static str,
}

impl Allowed {
    pub(crate) const fn text(file: &'static str, text: &'static str, reason: &'static str) -> Allowed {
        Allowed { file, text, reason }
    }

    pub(crate) fn covers(&self, file: &str, text: &str) -> bool {
        file.starts_with(self.file) && self.text == text
    }
}

impl fmt::Display for Allowed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:?} ({})", self.file, self.text, self.reason)
    }
}

pub(crate) const ALLOWED: [Allowed; 16] = [
    Allowed::text("crates/onirim-text/src/language.rs", "English", "a language is called what it calls itself"),
    Allowed::text("crates/onirim-text/src/language.rs", "Français", "a language is called what it calls itself"),
    Allowed::text(
        "crates/onirim-cli/src/help.rs",
        "--setup \"duo talk book towers\"",
        "typed into a shell, in every language",
    ),
    Allowed::text("crates/onirim-cli/src/help.rs", "LC_ALL, LC_MESSAGES, LANG", "names of variables"),
    Allowed::text("crates/onirim-cli/src/main.rs", "onirim: {problem}", "the name of the program before what it says"),
    Allowed::text("crates/onirim-web/src/keyboard.rs", "Enter", "what a browser calls a key"),
    Allowed::text("crates/onirim-web/src/keyboard.rs", "Escape", "what a browser calls a key"),
    Allowed::text("crates/onirim-web/src/keyboard.rs", "Home", "what a browser calls a key"),
    Allowed::text("crates/onirim-web/src/keyboard.rs", "End", "what a browser calls a key"),
    Allowed::text("crates/onirim-web/src/keyboard.rs", "Backspace", "what a browser calls a key"),
    Allowed::text("crates/onirim-web/src/keyboard.rs", "(hover: none) and (pointer: coarse)", "a word of stylesheets"),
    Allowed::text("crates/onirim-web/src/motion.rs", "(prefers-reduced-motion: reduce)", "a word of stylesheets"),
    Allowed::text(
        "crates/onirim-web/src/motion.rs",
        "translate({across}px, {down}px) scale({scale})",
        "a word of stylesheets",
    ),
    Allowed::text(
        "crates/onirim-web/src/motion.rs",
        "translate({left}px, {top}px) scale({scale})",
        "a word of stylesheets",
    ),
    Allowed::text("crates/onirim-web/src/motion.rs", "top left", "a word of stylesheets"),
    Allowed::text("crates/onirim-web/src/pointer.rs", "translate({}px, {}px) rotate(2deg)", "a word of stylesheets"),
];

/// Words that look like keys, and what they are.
pub(crate) const NO_KEYS: [(&str, &str); 2] =
    [("give-up", "what the help of plain play is about: plain-help.give-up"), ("spell-stop", "a setting in the store")];

/// Beginnings of keys that are made from other names, and where these are checked.
pub(crate) const MADE_KEYS: [(&str, &str); 1] =
    [("cli-help", "of commands and their arguments; crates/onirim-cli/src/help.rs has a test for both directions")];
