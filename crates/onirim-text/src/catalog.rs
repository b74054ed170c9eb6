//! The Fluent files: carried in the program, or supplied to it.

use std::sync::OnceLock;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use unic_langid::LanguageIdentifier;

use crate::language::Language;

/// The texts of one language, ready to be formatted.
pub(crate) type Bundle = FluentBundle<&'static FluentResource>;

/// Each language, once it was read.
static READ: [OnceLock<Vec<FluentResource>>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];

/// What was supplied is not a file of texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no file of texts: it must be what stands in locales/, in Fluent")]
pub struct NoTexts;

/// Supplies the texts of a language, for a program that does not carry them: a page in a browser loads the language that it speaks. Whoever speaks already does not hear of it: a new
/// [`Text`](crate::Text) does. Who supplies the same again changes nothing.
pub fn supply(language: Language, source: String) -> Result<(), NoTexts> {
    let resource = FluentResource::try_new(source).map_err(|_| NoTexts)?;
    if resource.entries().next().is_none() {
        return Err(NoTexts);
    }
    // A second one says the same.
    let _ = READ[language.index()].set(vec![resource]);
    Ok(())
}

/// Are the texts of this language there? A program that carries its texts has all languages.
pub fn is_there(language: Language) -> bool {
    read(language).is_some()
}

#[cfg(feature = "embedded")]
fn read(language: Language) -> Option<&'static [FluentResource]> {
    // A test holds that every file parses and no key comes twice, so that nothing is lost here.
    let read = |source: &str| FluentResource::try_new(source.to_owned()).unwrap_or_else(|(readable, _)| readable);
    Some(READ[language.index()].get_or_init(|| sources(language).iter().map(|source| read(source)).collect()))
}

#[cfg(not(feature = "embedded"))]
fn read(language: Language) -> Option<&'static [FluentResource]> {
    READ[language.index()].get().map(Vec::as_slice)
}

/// The language that is spoken when this one is wanted: another one, as long as only that is there.
pub(crate) fn spoken(wanted: Language) -> Language {
    let known = [wanted].into_iter().chain(Language::ALL).find(|&language| is_there(language));
    known.unwrap_or(wanted)
}

pub(crate) fn bundle(language: Language) -> Bundle {
    let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![locale]);
    // Marks that isolate a foreign writing direction would show up in terminals as boxes.
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

    /// The Fluent files of a language, as they stand in `locales/`.
    pub fn sources(language: Language) -> &'static [&'static str] {
        match language {
            Language::English => &ENGLISH,
            Language::French => &FRENCH,
        }
    }
}

#[cfg(feature = "embedded")]
pub use embedded::sources;
