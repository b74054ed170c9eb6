//! Patterns that drawings are made of: markup with names in braces, in `art/made`.

/// Puts values in the place of the names in braces.
pub(crate) fn fill(pattern: &str, values: &[(&str, &str)]) -> String {
    let mut filled = String::new();
    let mut rest = pattern;
    while let Some((before, behind)) = rest.split_once('{') {
        let Some((name, after)) = behind.split_once('}') else { break };
        let value = values.iter().find(|(known, _)| *known == name).map(|(_, value)| *value);
        debug_assert!(value.is_some(), "nothing is given for {name}");
        filled.push_str(before);
        filled.push_str(value.unwrap_or_default());
        rest = after;
    }
    filled.push_str(rest);
    filled
}

/// The same for stylesheets, which are full of braces: names stand between dollar signs.
pub(crate) fn fill_marked(pattern: &str, values: &[(&str, &str)]) -> String {
    values.iter().fold(pattern.to_owned(), |filled, (name, value)| filled.replace(&format!("${name}$"), value))
}

/// A text as it is written in markup.
pub(crate) fn escaped(text: &str) -> String {
    text.chars().fold(String::new(), |mut escaped, sign| {
        match sign {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            other => escaped.push(other),
        }
        escaped
    })
}

/// The same markup without comments and insignificant white space.
pub(crate) fn compact(markup: &str) -> String {
    let mut plain = String::with_capacity(markup.len());
    let mut rest = markup;
    while let Some((before, comment)) = rest.split_once("<!--") {
        plain.push_str(before);
        rest = comment.split_once("-->").map_or("", |(_, after)| after);
    }
    plain.push_str(rest);
    plain.lines().map(str::trim).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_braces_are_filled_in_wherever_they_stand() {
        assert_eq!(fill("{a}<b c=\"{d}\">{a}", &[("a", "1"), ("d", "2")]), "1<b c=\"2\">1");
    }

    #[test]
    fn no_text_breaks_out_of_its_place() {
        assert_eq!(escaped("<&\">"), "&lt;&amp;&quot;&gt;");
    }

    #[test]
    fn comments_and_indentation_are_left_out() {
        assert_eq!(compact("<a>\n  <!-- why\n  so --><b/>\n</a>\n"), "<a><b/></a>");
    }
}
