//! The rule numbers of `docs/rules.md`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use anyhow::{Result, bail, ensure};

use super::citation::Citation;

/// The number of a rule: the letter of its section and its place there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct RuleNumber {
    section: char,
    place: u16,
}

impl RuleNumber {
    /// Reads `B14`. `None` for anything else, `B014` included.
    pub(crate) fn parse(text: &str) -> Option<RuleNumber> {
        let mut letters = text.chars();
        let section = letters.next().filter(char::is_ascii_uppercase)?;
        let place = letters.as_str();
        let plain = place.bytes().all(|byte| byte.is_ascii_digit()) && !place.starts_with('0');
        Some(RuleNumber { section, place: place.parse().ok().filter(|_| plain)? })
    }
}

impl fmt::Display for RuleNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.section, self.place)
    }
}

/// Is this the number of an option inside a rule, such as the four ways to resolve a Nightmare?
pub(crate) fn is_option(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|letter| "IVX".contains(letter))
}

/// All rules, each with the options that its text numbers with I, II, III …
pub(crate) struct RuleBook {
    rules: BTreeMap<RuleNumber, BTreeSet<String>>,
}

impl RuleBook {
    /// A section is a heading `## B. …`; a rule is a number in bold, `**B1**`, wherever it stands, up to the next one.
    pub(crate) fn parse(text: &str) -> Result<RuleBook> {
        let mut sections = BTreeSet::new();
        let mut rules: BTreeMap<RuleNumber, BTreeSet<String>> = BTreeMap::new();
        let mut current = None;
        for line in text.lines() {
            if let Some(heading) = line.strip_prefix("## ") {
                current = None;
                sections.extend(heading.split_once(". ").and_then(|(letter, _)| letter.parse::<char>().ok()));
                continue;
            }
            for (index, part) in line.split("**").enumerate() {
                if index % 2 == 1
                    && let Some(number) = RuleNumber::parse(part)
                {
                    ensure!(rules.insert(number, BTreeSet::new()).is_none(), "{number} stands there twice");
                    current = Some(number);
                } else if let Some(options) = current.and_then(|number| rules.get_mut(&number)) {
                    options.extend(words(part).filter(|word| is_option(word)).map(str::to_owned));
                }
            }
        }
        let book = RuleBook { rules };
        book.ensure_order(&sections)?;
        Ok(book)
    }

    /// Each section counts from 1 without a gap, and each rule has a section: otherwise a slip of the pen would hide a rule.
    fn ensure_order(&self, sections: &BTreeSet<char>) -> Result<()> {
        for &section in sections {
            let places = self.numbers().filter(|number| number.section == section).map(|number| number.place);
            if let Some((expected, _)) = (1..).zip(places).find(|(expected, place)| expected != place) {
                bail!("{section}{expected} is missing");
            }
        }
        if let Some(number) = self.numbers().find(|number| !sections.contains(&number.section)) {
            bail!("{number} has no section `## {}. …`", number.section);
        }
        ensure!(!self.rules.is_empty(), "it has no rules");
        Ok(())
    }

    /// All rules, by section and place.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = RuleNumber> {
        self.rules.keys().copied()
    }

    /// Is there such a rule, with such an option?
    pub(crate) fn has(&self, citation: &Citation) -> bool {
        let options = self.rules.get(&citation.rule);
        options.is_some_and(|options| citation.option.as_ref().is_none_or(|option| options.contains(option)))
    }
}

/// A hyphen does not end a word: `B14-II` is not the option II of the rule that mentions it.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '-')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(text: &str) -> Vec<String> {
        RuleBook::parse(text).expect("the book parses").numbers().map(|number| number.to_string()).collect()
    }

    fn complaint(text: &str) -> String {
        RuleBook::parse(text).err().expect("the book does not parse").to_string()
    }

    #[test]
    fn rules_are_found_at_the_start_of_a_line_and_inside_it() {
        let text =
            "## B. Base\n- **B1** a **Location** is\n## P. Premonitions\n- All (*x*):\n  **P1** two red; **P2** five.";
        assert_eq!(numbers(text), ["B1", "P1", "P2"]);
    }

    #[test]
    fn ten_comes_after_nine() {
        let text: String = (1..=11).map(|place| format!("- **B{place}** x\n")).collect();
        assert_eq!(numbers(&format!("## B. Base\n{text}")).last().map(String::as_str), Some("B11"));
    }

    #[test]
    fn a_mention_is_no_rule() {
        assert_eq!(numbers("## B. Base\n- **B1** see B2, `B3` and *B4*"), ["B1"]);
    }

    #[test]
    fn a_gap_a_double_and_a_stray_section_are_errors() {
        assert_eq!(complaint("## B. Base\n- **B1** x\n- **B3** y"), "B2 is missing");
        assert_eq!(complaint("## B. Base\n- **B1** x\n- **B1** y"), "B1 stands there twice");
        assert_eq!(complaint("## B. Base\n- **B1** x\n- **C1** y"), "C1 has no section `## C. …`");
        assert_eq!(complaint("nothing"), "it has no rules");
    }

    #[test]
    fn options_belong_to_the_rule_that_numbers_them() {
        let book =
            RuleBook::parse("## B. Base\n- **B1** four:\n  I this; II that\n- **B2** see B1-II").expect("it parses");
        let has = |rule: &str, option: Option<&str>| {
            let rule = RuleNumber::parse(rule).expect("a number");
            book.has(&Citation { rule, option: option.map(str::to_owned) })
        };
        assert!(has("B1", None) && has("B1", Some("I")) && has("B1", Some("II")));
        assert!(!has("B1", Some("III")) && !has("B2", Some("II")) && !has("B3", None));
    }

    #[test]
    fn numbers_have_one_spelling() {
        for wrong in ["", "B", "b1", "B01", "B0", "1B", "B1a", "B+1", "BB1", "B99999999"] {
            assert_eq!(RuleNumber::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_rules_of_this_project_can_be_read() {
        let text = include_str!("../../../docs/rules.md");
        let numbers = numbers(text);
        for (section, first) in
            [('B', "B1"), ('D', "D1"), ('K', "K1"), ('T', "T1"), ('P', "P10"), ('X', "X1"), ('R', "R1")]
        {
            assert!(numbers.iter().any(|number| number == first), "section {section}");
        }
    }
}
