//! Blanks and tabs separate words; other white space does not. A no-break space looks like a blank, but programs in
//! other languages may not split there, and all programs must read the same words.

const BLANKS: [char; 2] = [' ', '\t'];

/// The words of a text.
pub(crate) fn words(text: &str) -> impl Iterator<Item = &str> + Clone {
    text.split(BLANKS).filter(|word| !word.is_empty())
}

/// The text without blanks around it.
pub(crate) fn trimmed(text: &str) -> &str {
    text.trim_matches(BLANKS)
}
