//! How a test cites rules: `/// B14-IV, D6: the hand is gone.`

use std::fmt;

use super::book::{RuleNumber, is_option};

/// A rule, or one option of it, that a test says it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Citation {
    pub(crate) rule: RuleNumber,
    /// `IV` in `B14-IV`.
    pub(crate) option: Option<String>,
}

impl Citation {
    fn parse(text: &str) -> Option<Citation> {
        let (rule, option) = match text.split_once('-') {
            Some((rule, option)) => (rule, Some(option)),
            None => (text, None),
        };
        let rule = RuleNumber::parse(rule)?;
        match option {
            Some(option) if is_option(option) => Some(Citation { rule, option: Some(option.to_owned()) }),
            Some(_) => None,
            None => Some(Citation { rule, option: None }),
        }
    }
}

impl fmt::Display for Citation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.option {
            Some(option) => write!(f, "{}-{option}", self.rule),
            None => write!(f, "{}", self.rule),
        }
    }
}

/// A comment that begins like a citation and is none.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Malformed {
    NoColon,
    NotARule(String),
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Malformed::NoColon => write!(f, "a colon must follow the rule numbers: `/// B14, D6: …`"),
            Malformed::NotARule(text) => {
                write!(f, "`{text}` is no rule number: write rules as `/// B14-IV, D6: …`, with commas and a colon")
            }
        }
    }
}

/// The rules that a doc comment cites: those before the first colon of its first paragraph.
///
/// A comment that does not begin with a rule number cites nothing, even if it mentions one later.
pub(crate) fn citations(doc: &str) -> Result<Vec<Citation>, Malformed> {
    let lines = doc.lines().map(str::trim).skip_while(|line| line.is_empty());
    let paragraph = lines.take_while(|line| !line.is_empty()).collect::<Vec<_>>().join(" ");
    if !begins_like_a_number(&paragraph) {
        return Ok(Vec::new());
    }
    let (cited, _) = paragraph.split_once(':').ok_or(Malformed::NoColon)?;
    let cited = cited.split(',').map(str::trim);
    cited.map(|item| Citation::parse(item).ok_or_else(|| Malformed::NotARule(item.to_owned()))).collect()
}

fn begins_like_a_number(text: &str) -> bool {
    matches!(text.as_bytes(), [letter, digit, ..] if letter.is_ascii_uppercase() && digit.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cited(doc: &str) -> Vec<String> {
        citations(doc).expect("well formed").iter().map(Citation::to_string).collect()
    }

    fn fault(doc: &str) -> Malformed {
        citations(doc).expect_err("malformed")
    }

    #[test]
    fn one_rule_and_several() {
        assert_eq!(cited(" B14: a Nightmare"), ["B14"]);
        assert_eq!(cited(" B14-IV, D6,R1: a Nightmare: B3"), ["B14-IV", "D6", "R1"]);
    }

    #[test]
    fn the_list_may_go_on_in_the_next_line() {
        assert_eq!(cited(" B14,\n D6: a Nightmare"), ["B14", "D6"]);
    }

    #[test]
    fn prose_cites_nothing() {
        assert!(cited("").is_empty());
        assert!(cited(" A Nightmare, see B14: it must be resolved").is_empty());
        assert!(cited(" Beware\n\n B14: later").is_empty());
    }

    #[test]
    fn a_colon_must_follow() {
        assert_eq!(fault(" B14 says so"), Malformed::NoColon);
        assert_eq!(fault(" B14\n\n D6: later"), Malformed::NoColon);
    }

    #[test]
    fn only_rules_may_stand_before_the_colon() {
        assert_eq!(fault(" B14 and D6: x"), Malformed::NotARule("B14 and D6".into()));
        assert_eq!(fault(" B3-B5: x"), Malformed::NotARule("B3-B5".into()));
        assert_eq!(fault(" B3, : x"), Malformed::NotARule(String::new()));
        assert_eq!(fault(" B14 says this: x"), Malformed::NotARule("B14 says this".into()));
    }
}
