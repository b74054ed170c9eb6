//! Makes texts from files, names and typed lines safe for terminals.

/// Replaces a character that is not shown.
const REPLACEMENT: char = '\u{fffd}';

/// The text in one line, without characters that control a terminal. A tab becomes a blank, any other such character `\u{fffd}`.
///
/// ```
/// use onirim_text::printable;
///
/// assert_eq!(printable("Zoë\t\u{1b}[2J\u{202e}"), "Zoë \u{fffd}[2J\u{fffd}");
/// ```
pub fn printable(text: &str) -> String {
    let shown = |sign| match sign {
        '\t' => ' ',
        sign if is_obeyed(sign) => REPLACEMENT,
        sign => sign,
    };
    text.chars().map(shown).collect()
}

/// Whether the character is visible.
pub(crate) fn is_shown(sign: char) -> bool {
    !is_obeyed(sign)
}

/// Whether the character has an effect instead of being visible. Joiners (U+200C and U+200D) are allowed: some scripts need them, and
/// they move nothing.
fn is_obeyed(sign: char) -> bool {
    match sign {
        // Zero-width space, marks of direction, separators of lines and paragraphs, embeddings and overrides of direction.
        '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' => true,
        // Invisible signs and operators, isolates of direction, and what was once like them.
        '\u{2060}'..='\u{206f}' => true,
        // Soft hyphen, Arabic mark of direction, Mongolian separator, byte order mark, annotations.
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' => true,
        // Tags: invisible text.
        '\u{e0000}'..='\u{e007f}' => true,
        sign => sign.is_control(),
    }
}
