//! The comments of a source file.

/// How a file tells comments from code.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Syntax {
    Rust,
    JavaScript,
    Css,
    /// All of it is read by people.
    Prose,
}

/// The source with everything but comments left out. Line breaks stay, so that line numbers are those of the source.
pub(crate) fn only(source: &str, syntax: Syntax) -> String {
    if syntax == Syntax::Prose {
        return source.to_owned();
    }
    let mut kept = String::new();
    let mut rest = source;
    while !rest.is_empty() {
        let (length, is_comment) = token(rest, syntax);
        let (token, after) = rest.split_at(length);
        if is_comment {
            kept.push_str(token);
        } else {
            kept.extend(token.chars().filter(|sign| *sign == '\n'));
        }
        rest = after;
    }
    kept
}

/// The length of the comment, string or single character at the beginning, and whether it is a comment.
fn token(rest: &str, syntax: Syntax) -> (usize, bool) {
    let until = |end: &str, from: usize| rest[from..].find(end).map_or(rest.len(), |place| from + place + end.len());
    let has_lines = syntax != Syntax::Css;
    if has_lines && rest.starts_with("//") {
        return (rest.find('\n').unwrap_or(rest.len()), true);
    }
    if rest.starts_with("/*") {
        return (until("*/", 2), true);
    }
    let length = match (syntax, rest.as_bytes()[0]) {
        (Syntax::Rust, b'r') => raw_string(rest),
        (Syntax::Rust, b'\'') => Some(character(rest)),
        (Syntax::JavaScript, quote @ (b'"' | b'\'' | b'`')) => Some(quoted(rest, quote)),
        (_, b'"') => Some(quoted(rest, b'"')),
        _ => None,
    };
    (length.unwrap_or_else(|| rest.chars().next().map_or(1, char::len_utf8)), false)
}

/// The length of a string with escapes.
fn quoted(rest: &str, quote: u8) -> usize {
    let mut is_escaped = false;
    for (place, byte) in rest.bytes().enumerate().skip(1) {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' => is_escaped = true,
            _ if byte == quote => return place + 1,
            _ => {}
        }
    }
    rest.len()
}

/// The length of `r"…"` or `r#"…"#`.
fn raw_string(rest: &str) -> Option<usize> {
    let hashes = rest[1..].bytes().take_while(|byte| *byte == b'#').count();
    let inside = rest[1 + hashes..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    let begin = rest.len() - inside.len();
    Some(inside.find(&end).map_or(rest.len(), |place| begin + place + end.len()))
}

/// The length of a character such as `'"'` or `'\''`; of a lifetime, only that of its first sign.
fn character(rest: &str) -> usize {
    let mut signs = rest.char_indices().skip(1);
    match signs.next() {
        Some((_, '\\')) => rest.get(3..).and_then(|rest| rest.find('\'')).map_or(1, |place| place + 4),
        Some((place, sign)) if rest[place + sign.len_utf8()..].starts_with('\'') => place + sign.len_utf8() + 1,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_keep_their_lines() {
        let code = "let a = 'é'; // one\nlet b = '\\''; /* two\nthree */ let c = r##\"// \"# \"##;\n// four";
        assert_eq!(only(code, Syntax::Rust), "// one\n/* two\nthree */\n// four");
    }

    #[test]
    fn scripts_have_three_kinds_of_strings() {
        assert_eq!(only("f('// a', \"/* b\", `// c\n`); // d", Syntax::JavaScript), "\n// d");
    }

    #[test]
    fn an_identifier_that_ends_with_r_begins_no_raw_string() {
        assert_eq!(only("let bar = 1; for x in r {} // a", Syntax::Rust), "// a");
    }
}
