//! Whether texts mention keys.

/// Whether there is a keyboard. Without one no text mentions keys.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Keyboard {
    /// Texts mention keys.
    #[default]
    There,
    /// Only touch: a text with an attribute `.touch` uses that.
    Missing,
}
