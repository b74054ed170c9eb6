//! The language of the page. The texts of each language are a file, which is loaded when needed.

use onirim_text::{Args, Language};
use onirim_ui::Flow;
use wasm_bindgen_futures::spawn_local;

use crate::assets;
use crate::browser::{document, window};
use crate::program::Program;
use crate::worker::can_speak;

/// The language that the browser prefers, or English.
pub(crate) fn wanted() -> Language {
    let name = window().navigator().language();
    name.and_then(|name| Language::parse(&name).ok()).unwrap_or_default()
}

/// The address of the texts of a language.
pub(crate) fn texts(language: Language) -> String {
    assets::address(&format!("onirim-texts-{}", language.code()))
}

/// Loads the texts of a language. Returns whether that succeeded.
async fn brought(language: Language) -> bool {
    can_speak(language, || window().fetch_with_str(&texts(language))).await
}

/// Loads the texts of this language, or of another one if that fails.
pub(crate) async fn some_brought(wanted: Language) -> bool {
    for language in [wanted].into_iter().chain(Language::ALL) {
        if brought(language).await {
            return true;
        }
    }
    false
}

/// Sets the language of the document.
pub(crate) fn tell(spoken: Language) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("lang", spoken.code());
    }
}

/// Loads the texts of the language that the player has chosen. Until then the page keeps its language.
pub(crate) fn bring(program: Program, wanted: Language) {
    spawn_local(async move {
        let is_there = brought(wanted).await;
        program.change(move |app| {
            if is_there {
                app.prefer(app.settings());
            } else {
                app.report(app.text().get_with("web-no-texts", &Args::new().text("language", wanted.name())));
            }
            Flow::Stay
        });
    });
}
