//! What stands between the words of a record: blanks and tabs, and no other white space. A text looks the same with a no-break space in it, but a program in
//! another language may not split it there; what one program reads as two words, all must.

const BLANKS: [char; 2] = [' ', '\t'];

/// The words of a text.
pub(crate) fn words(text: &str) -> impl Iterator<Item = &str> + Clone {
    text.split(BLANKS).filter(|word| !word.is_empty())
}

/// The text without blanks around it.
pub(crate) fn trimmed(text: &str) -> &str {
    text.trim_matches(BLANKS)
}
