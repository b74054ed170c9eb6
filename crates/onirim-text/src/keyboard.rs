//! Whether texts speak of keys.

/// Is there a keyboard? Without one no text speaks of keys.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Keyboard {
    /// Texts may name keys.
    #[default]
    There,
    /// Everything is touched. A text that has a form `.touch` is said in that form.
    Missing,
}
