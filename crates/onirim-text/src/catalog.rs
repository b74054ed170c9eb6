//! The Fluent files: carried in the program, or supplied to it.

use std::sync::OnceLock;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use unic_langid::LanguageIdentifier;

use crate::language::Language;

/// The texts of one language, ready to be formatted.
pub(crate) type Bundle = FluentBundle<&'static FluentResource>;

/// The texts of a language come together, or in two parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// What is said in a game and on the way to it.
    First,
    /// What is said beyond it: what stands in `later/`.
    More,
}

impl Part {
    /// Both.
    pub const ALL: [Part; 2] = [Part::First, Part::More];
}

/// Each language, once it was read.
static READ: [[OnceLock<Vec<FluentResource>>; Part::ALL.len()]; Language::ALL.len()] =
    [const { [const { OnceLock::new() }; Part::ALL.len()] }; Language::ALL.len()];

/// What was supplied is not a file of texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no file of texts: it must be what stands in locales/, in Fluent")]
pub struct NoTexts;

/// Supplies the texts of a language, for a program that does not carry them: a page in a browser loads the language that it speaks. Whoever speaks already does not hear of it: a new
/// [`Text`](crate::Text) does. Who supplies the same again changes nothing.
pub fn supply(language: Language, part: Part, source: String) -> Result<(), NoTexts> {
    let resource = FluentResource::try_new(source).map_err(|_| NoTexts)?;
    if resource.entries().next().is_none() {
        return Err(NoTexts);
    }
    // A second one says the same.
    let _ = READ[language.index()][part as usize].set(vec![resource]);
    Ok(())
}

/// Is this part of a language there? A program that carries its texts has all of them.
pub fn is_there(language: Language, part: Part) -> bool {
    read(language, part).is_some()
}

#[cfg(feature = "embedded")]
fn read(language: Language, part: Part) -> Option<&'static [FluentResource]> {
    // They are carried in one piece.
    if part == Part::More {
        return Some(&[]);
    }
    // A test holds that every file parses and no key comes twice, so that nothing is lost here.
    let read = |source: &str| FluentResource::try_new(source.to_owned()).unwrap_or_else(|(readable, _)| readable);
    Some(
        READ[language.index()][part as usize]
            .get_or_init(|| sources(language).iter().map(|source| read(source)).collect()),
    )
}

#[cfg(not(feature = "embedded"))]
fn read(language: Language, part: Part) -> Option<&'static [FluentResource]> {
    READ[language.index()][part as usize].get().map(Vec::as_slice)
}

/// The language that is spoken when this one is wanted: another one, as long as only that is there.
pub(crate) fn spoken(wanted: Language) -> Language {
    let known = [wanted].into_iter().chain(Language::ALL).find(|&language| is_there(language, Part::First));
    known.unwrap_or(wanted)
}

pub(crate) fn bundle(language: Language) -> Bundle {
    let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![locale]);
    // Marks that isolate a foreign writing direction would show up in terminals as boxes.
    bundle.set_use_isolating(false);
    for resource in Part::ALL.into_iter().flat_map(|part| read(language, part).unwrap_or_default()) {
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
            sources!($language: "cards" "expansions" "setup" "questions" "actions" "events" "endings" "table" "every" "app" "web" "faults" "games" "later/rules" "later/lesson" "later/exchange"
                "later/statistics" "later/review" "later/coach" "later/guide" "terminal/plain" "terminal/tui" "terminal/cli" "terminal/sim" "terminal/train")
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
