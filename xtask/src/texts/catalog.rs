//! The keys of the texts, and how code names them.

use std::collections::BTreeSet;

use anyhow::{Result, bail};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// All keys. An attribute stands after a full stop.
#[derive(Default)]
pub(crate) struct Catalog {
    keys: BTreeSet<String>,
    referred: BTreeSet<String>,
}

impl Catalog {
    pub(crate) fn add(&mut self, source: &str) -> Result<()> {
        let Ok(resource) = parser::parse(source) else { bail!("it is not Fluent") };
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            if let Some(value) = &message.value {
                self.keys.insert(message.id.name.to_owned());
                self.refer(value);
            }
            for attribute in &message.attributes {
                self.keys.insert(format!("{}.{}", message.id.name, attribute.id.name));
                self.refer(&attribute.value);
            }
        }
        Ok(())
    }

    fn refer(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else { continue };
            match expression {
                Expression::Inline(inline) => self.refer_inline(inline),
                Expression::Select { selector, variants } => {
                    self.refer_inline(selector);
                    variants.iter().for_each(|variant| self.refer(&variant.value));
                }
            }
        }
    }

    fn refer_inline(&mut self, inline: &InlineExpression<&str>) {
        if let InlineExpression::MessageReference { id, attribute } = inline {
            let attribute = attribute.as_ref().map(|attribute| format!(".{}", attribute.name));
            self.referred.insert(format!("{}{}", id.name, attribute.unwrap_or_default()));
        }
    }

    pub(crate) fn keys(&self) -> impl Iterator<Item = &str> {
        self.keys.iter().map(String::as_str)
    }

    /// Does another text refer to this one?
    pub(crate) fn refers_to(&self, key: &str) -> bool {
        self.referred.contains(key)
    }

    /// The first parts of keys: `plain`, `tui`, `card`.
    pub(crate) fn families(&self) -> BTreeSet<&str> {
        self.keys().filter_map(|key| key.split_once('-')).map(|(family, _)| family).collect()
    }
}

/// A key as code names it: whole, or with places to be filled in, as in `card-{}-{}` or `{key}.the`.
pub(crate) struct KeyPattern(Vec<String>);

impl KeyPattern {
    /// Returns `None` if the literal is no key.
    pub(crate) fn read(literal: &str, families: &BTreeSet<&str>) -> Option<KeyPattern> {
        let mut parts = vec![String::new()];
        let mut rest = literal;
        while let Some((before, after)) = rest.split_once('{') {
            parts.last_mut()?.push_str(before);
            parts.push(String::new());
            rest = after.split_once('}')?.1;
        }
        parts.last_mut()?.push_str(rest);
        let is_sign = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || matches!(sign, '-' | '.');
        if !parts.iter().all(|part| part.chars().all(is_sign)) {
            return None;
        }
        let (first, last) = (parts.first()?, parts.last()?);
        if last.ends_with(['-', '.']) {
            return None;
        }
        let of_family = first.split_once('-').is_some_and(|(family, _)| families.contains(family));
        let of_attribute = parts.len() > 1 && first.is_empty() && last.starts_with('.') && last.len() > 1;
        (of_family || of_attribute).then_some(KeyPattern(parts))
    }

    pub(crate) fn fits(&self, key: &str) -> bool {
        let Some((first, later)) = self.0.split_first() else { return false };
        let Some(mut rest) = key.strip_prefix(first.as_str()) else { return false };
        let Some((last, between)) = later.split_last() else { return rest.is_empty() };
        for part in between {
            let Some((_, after)) = rest.split_once(part.as_str()) else { return false };
            rest = after;
        }
        rest.len() > last.len() && rest.ends_with(last.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fits(literal: &str, key: &str) -> bool {
        let families = BTreeSet::from(["card", "plain"]);
        KeyPattern::read(literal, &families).is_some_and(|pattern| pattern.fits(key))
    }

    #[test]
    fn a_key_is_named_whole_or_with_places() {
        assert!(fits("plain-title", "plain-title"));
        assert!(!fits("plain-title", "plain-title.subtitle"));
        assert!(fits("plain-help.{topic}", "plain-help.table"));
        assert!(fits("card-{}-{}", "card-sun-red"));
        assert!(!fits("card-{}-{}", "card-nightmare"));
        assert!(fits("{key}.the", "card-sun-red.the"));
    }

    #[test]
    fn what_names_everything_names_nothing() {
        for literal in ["{key}-{name}", "{}", "{key}.{name}", "no text", "solo-victory", "Plain-title", "plain-"] {
            assert!(!fits(literal, "plain-title"), "{literal}");
        }
    }

    #[test]
    fn a_text_may_refer_to_another() {
        let mut catalog = Catalog::default();
        catalog.add("plain-yes = yes\nplain-prompt = Say { plain-yes }\n").expect("it parses");
        assert!(catalog.refers_to("plain-yes") && !catalog.refers_to("plain-prompt"));
    }
}
