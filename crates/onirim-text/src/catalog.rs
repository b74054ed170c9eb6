//! The Fluent files: part of the program, or supplied at run time.

use std::sync::OnceLock;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use unic_langid::LanguageIdentifier;

use crate::language::Language;

/// The texts of one language, ready for formatting.
pub(crate) type Bundle = FluentBundle<&'static FluentResource>;

/// The parsed files of each language, once they are needed.
static READ: [OnceLock<Vec<FluentResource>>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];

/// The supplied text is not a Fluent file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no file of texts: it must be what stands in locales/, in Fluent")]
pub struct NoTexts;

/// Supplies the texts of a language to a program without embedded ones, as a page in a browser loads them. Existing [`Text`](crate::Text)s are not changed; a
/// new one uses them. Supplying the same language again has no effect.
pub fn supply(language: Language, source: String) -> Result<(), NoTexts> {
    let resource = FluentResource::try_new(source).map_err(|_| NoTexts)?;
    if resource.entries().next().is_none() {
        return Err(NoTexts);
    }
    // A second call supplies the same text.
    let _ = READ[language.index()].set(vec![resource]);
    Ok(())
}

/// Whether the texts of this language are available. With embedded texts all languages are.
pub fn is_there(language: Language) -> bool {
    read(language).is_some()
}

#[cfg(feature = "embedded")]
fn read(language: Language) -> Option<&'static [FluentResource]> {
    // A test checks that every file parses and has no duplicate keys, so errors can be ignored here.
    let read = |source: &str| FluentResource::try_new(source.to_owned()).unwrap_or_else(|(readable, _)| readable);
    Some(READ[language.index()].get_or_init(|| sources(language).iter().map(|source| read(source)).collect()))
}

#[cfg(not(feature = "embedded"))]
fn read(language: Language) -> Option<&'static [FluentResource]> {
    READ[language.index()].get().map(Vec::as_slice)
}

/// The language to use for a wanted one: another one while only that is supplied.
pub(crate) fn spoken(wanted: Language) -> Language {
    let known = [wanted].into_iter().chain(Language::ALL).find(|&language| is_there(language));
    known.unwrap_or(wanted)
}

pub(crate) fn bundle(language: Language) -> Bundle {
    let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![locale]);
    // Terminals show marks for the writing direction as boxes.
    bundle.set_use_isolating(false);
    for resource in read(language).unwrap_or_default() {
        bundle.add_resource_overriding(resource);
    }
    bundle
}

#[cfg(feature = "embedded")]
mod embedded {
    use crate::language::Language;

    macro_rules! sources {
        ($language:literal: $($file:literal)*) => {
            [$(include_str!(concat!("../../../locales/", $language, "/", $file, ".ftl"))),*]
        };
    }

    macro_rules! all_sources {
        ($language:literal) => {
            sources!($language: "cards" "expansions" "setup" "questions" "actions" "events" "endings" "table" "every" "app" "web" "faults" "games" "rules" "lesson" "exchange"
                "statistics" "review" "coach" "guide" "terminal/plain" "terminal/tui" "terminal/cli" "terminal/sim" "terminal/train")
        };
    }

    const ENGLISH: [&str; 25] = all_sources!("en");
    const FRENCH: [&str; 25] = all_sources!("fr");

    /// The Fluent files of a language, as in `locales/`.
    pub fn sources(language: Language) -> &'static [&'static str] {
        match language {
            Language::English => &ENGLISH,
            Language::French => &FRENCH,
        }
    }
}

#[cfg(feature = "embedded")]
pub use embedded::sources;
