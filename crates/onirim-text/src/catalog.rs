//! The Fluent files, carried in the program.

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use unic_langid::LanguageIdentifier;

use crate::language::Language;

/// The texts of one language, ready to be formatted.
pub(crate) type Bundle = FluentBundle<FluentResource>;

macro_rules! sources {
    ($folder:literal) => {
        [
            include_str!(concat!("../../../locales/", $folder, "/cards.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/expansions.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/setup.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/questions.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/actions.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/events.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/endings.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/table.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/plain.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/rules.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/tui.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/lesson.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/faults.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/games.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/statistics.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/cli.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/sim.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/train.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/review.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/coach.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/guide.ftl")),
        ]
    };
}

const ENGLISH: [&str; 21] = sources!("en");
const FRENCH: [&str; 21] = sources!("fr");

/// The Fluent files of a language, as they stand in `locales/`.
pub fn sources(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &ENGLISH,
        Language::French => &FRENCH,
    }
}

/// A test holds that every file parses and no key comes twice, so that nothing is lost here.
pub(crate) fn bundle(language: Language) -> Bundle {
    let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![locale]);
    // Marks that isolate a foreign writing direction would show up in terminals as boxes.
    bundle.set_use_isolating(false);
    for source in sources(language) {
        let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
    }
    bundle
}
