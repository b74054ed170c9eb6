//! A writer for HTML.

use std::fmt::Write;

/// An HTML page. Texts are added through [`Html::words`] only, which escapes them.
#[derive(Debug, Default)]
pub(super) struct Html(String);

impl Html {
    /// Adds markup as it is.
    pub(super) fn marks(&mut self, marks: &str) -> &mut Html {
        self.0.push_str(marks);
        self
    }

    /// Adds formatted markup.
    pub(super) fn filled(&mut self, marks: std::fmt::Arguments<'_>) -> &mut Html {
        // Writing into a string cannot fail.
        let _ = self.0.write_fmt(marks);
        self
    }

    /// Adds escaped text, also for attributes.
    pub(super) fn words(&mut self, words: &str) -> &mut Html {
        for sign in words.chars() {
            match sign {
                '&' => self.0.push_str("&amp;"),
                '<' => self.0.push_str("&lt;"),
                '>' => self.0.push_str("&gt;"),
                '"' => self.0.push_str("&quot;"),
                '\'' => self.0.push_str("&#39;"),
                sign if sign.is_control() => self.0.push(' '),
                sign => self.0.push(sign),
            }
        }
        self
    }

    /// Adds an element with a text.
    pub(super) fn element(&mut self, name: &str, class: &str, words: &str) -> &mut Html {
        if class.is_empty() {
            self.filled(format_args!("<{name}>"));
        } else {
            self.filled(format_args!("<{name} class=\"{class}\">"));
        }
        self.words(words).filled(format_args!("</{name}>\n"))
    }

    /// The whole page.
    pub(super) fn into_string(self) -> String {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_escaped() {
        let mut html = Html::default();
        html.element("p", "x", "<script>alert(\"'&\")</script>\u{7}");
        assert_eq!(
            html.into_string(),
            "<p class=\"x\">&lt;script&gt;alert(&quot;&#39;&amp;&quot;)&lt;/script&gt; </p>\n"
        );
    }
}
