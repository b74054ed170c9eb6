//! Text that becomes part of a page.

use std::fmt::Write;

/// A page that is being written. Words can come in through [`Html::words`] only.
#[derive(Debug, Default)]
pub(super) struct Html(String);

impl Html {
    /// Marks, as they are.
    pub(super) fn marks(&mut self, marks: &str) -> &mut Html {
        self.0.push_str(marks);
        self
    }

    /// Marks with numbers in them.
    pub(super) fn filled(&mut self, marks: std::fmt::Arguments<'_>) -> &mut Html {
        // Writing into a string cannot fail.
        let _ = self.0.write_fmt(marks);
        self
    }

    /// Words, wherever they come from: they stay words, also between quotation marks.
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

    /// An element around words.
    pub(super) fn element(&mut self, name: &str, class: &str, words: &str) -> &mut Html {
        if class.is_empty() {
            self.filled(format_args!("<{name}>"));
        } else {
            self.filled(format_args!("<{name} class=\"{class}\">"));
        }
        self.words(words).filled(format_args!("</{name}>\n"))
    }

    /// All of it.
    pub(super) fn into_string(self) -> String {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stay_words() {
        let mut html = Html::default();
        html.element("p", "x", "<script>alert(\"'&\")</script>\u{7}");
        assert_eq!(
            html.into_string(),
            "<p class=\"x\">&lt;script&gt;alert(&quot;&#39;&amp;&quot;)&lt;/script&gt; </p>\n"
        );
    }
}
