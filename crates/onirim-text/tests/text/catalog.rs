//! The Fluent files: both languages have the same keys, and follow their rules of typography.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use onirim_text::{Args, Language, Text, sources};

use crate::samples::assert_whole;

/// Each key, with an attribute after a full stop, and the variables of its text.
type Catalog = BTreeMap<String, BTreeSet<String>>;

fn catalog(language: Language) -> Catalog {
    let mut catalog = Catalog::new();
    let mut add = |key: String, pattern: &Pattern<&str>| {
        let mut variables = BTreeSet::new();
        collect(pattern, &mut variables);
        assert_eq!(catalog.insert(key.clone(), variables), None, "{key} comes twice in {language:?}");
    };
    for source in sources(language) {
        let resource = parser::parse(*source).unwrap_or_else(|(_, errors)| panic!("{language:?}: {errors:?}"));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    if let Some(value) = &message.value {
                        add(message.id.name.to_owned(), value);
                    }
                    for attribute in &message.attributes {
                        add(format!("{}.{}", message.id.name, attribute.id.name), &attribute.value);
                    }
                }
                Entry::Junk { content } => panic!("{language:?} does not parse: {content}"),
                Entry::Term(_) | Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            }
        }
    }
    catalog
}

fn collect(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => collect_inline(inline, variables),
            Expression::Select { selector, variants } => {
                collect_inline(selector, variables);
                variants.iter().for_each(|variant| collect(&variant.value, variables));
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    if let InlineExpression::VariableReference { id } = inline {
        variables.insert(id.name.to_owned());
    }
}

/// A language chooses the forms it needs: `$a-card`, `$the-card` and `$card` are one variable.
fn one_name(variable: &str) -> String {
    let name = variable.strip_prefix("a-").or(variable.strip_prefix("the-")).unwrap_or(variable);
    name.strip_suffix("-feminine").unwrap_or(name).to_owned()
}

#[test]
fn both_languages_have_the_same_keys_with_the_same_variables() {
    let english = catalog(Language::English);
    let french = catalog(Language::French);
    for (key, variables) in &english {
        // A colour can stand for the Door of that colour, and the other way round.
        let plain = |variables: &BTreeSet<String>| {
            let names = variables.iter().map(|variable| one_name(variable));
            names.map(|name| if name == "door" { "color".to_owned() } else { name }).collect()
        };
        let (english, french): (BTreeSet<String>, BTreeSet<String>) =
            (plain(variables), french.get(key).map(plain).unwrap_or_else(|| panic!("{key} is missing in French")));
        assert_eq!(english, french, "{key}");
    }
    for key in french.keys() {
        assert!(english.contains_key(key), "{key} is missing in English");
    }
}

#[test]
fn every_text_is_whole_when_it_is_told_all_its_variables() {
    for language in Language::ALL {
        let text = Text::new(language);
        for (key, variables) in catalog(language) {
            for number in [0, 1, 2, 5] {
                let args = variables.iter().fold(Args::new(), |args, name| args.number(name.clone().leak(), number));
                let said = text.find(&key, &args).unwrap_or_else(|error| panic!("{language:?}: {error}"));
                assert_whole(&said);
            }
        }
    }
}

#[test]
fn a_name_with_an_article_has_both_articles() {
    for language in Language::ALL {
        let catalog = catalog(language);
        for key in catalog.keys() {
            if let Some(noun) = key.strip_suffix(".a") {
                assert!(catalog.contains_key(&format!("{noun}.the")), "{language:?}: {noun}");
            }
        }
        let cards = catalog.keys().filter(|key| key.starts_with("card-") && !key.contains('.'));
        for card in cards {
            for form in ["a", "the", "some"] {
                assert!(catalog.contains_key(&format!("{card}.{form}")), "{language:?}: {card}.{form}");
            }
        }
        for color in ["red", "blue", "green", "brown"] {
            assert!(catalog.contains_key(&format!("color-{color}.feminine")), "{language:?}: {color}");
        }
    }
}

/// The lines of a language with text, without comments.
fn text_lines(language: Language) -> impl Iterator<Item = &'static str> {
    sources(language).iter().flat_map(|source| source.lines()).filter(|line| !line.starts_with('#'))
}

#[test]
fn apostrophes_and_quotation_marks_are_those_of_print() {
    for language in Language::ALL {
        for line in text_lines(language) {
            assert!(!line.contains('\''), "{language:?}: {line}");
            let quoted = line.replace("{\" \"}", "").replace("{\"\"}", "");
            assert!(!quoted.contains('"'), "{language:?}: {line}");
        }
    }
}

#[test]
fn french_punctuation_never_begins_a_line() {
    // The help lists `?` and `??` to type, the top card of a deck can be unknown, and a list marks a line with `!`: there it is a word.
    let words = ["??", "choix, ? pour", "Tapez ? pour", "? et un mot", "= ?", "= ! {"];
    for line in text_lines(Language::French) {
        let text = words.iter().fold(line.to_owned(), |text, word| text.replace(word, "x"));
        for mark in [':', ';', '?', '!', '»', '%'] {
            assert!(!text.contains(&format!(" {mark}")), "plain space before {mark}: {line}");
        }
        assert!(!text.contains("« "), "plain space after «: {line}");
        let letters: Vec<char> = text.chars().collect();
        for pair in letters.windows(2) {
            let tight = matches!(pair[1], ';' | '?' | '!' | '»') && !pair[0].is_whitespace() && pair[0] != '\u{a0}';
            assert!(!tight, "no space before {}: {line}", pair[1]);
        }
    }
}
