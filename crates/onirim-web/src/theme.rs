//! Light, dark or high contrast: as the system wants it, unless it is set.

use onirim_ui::{App, Setting, Value};

use web_sys::Element;

use crate::browser::{document, window};

/// In which colours the page is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Theme {
    /// As the system wants it.
    #[default]
    System,
    Light,
    Dark,
    Contrast,
}

impl Theme {
    pub(crate) const ALL: [Theme; 4] = [Theme::System, Theme::Light, Theme::Dark, Theme::Contrast];

    /// The word under which it is kept.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
            Theme::Contrast => "contrast",
        }
    }

    /// As it was kept; as the system wants it, if it was not.
    pub(crate) fn from_word(word: &str) -> Theme {
        Theme::ALL.into_iter().find(|theme| theme.word() == word).unwrap_or_default()
    }
}

/// The setting: a page has it, a terminal has another.
pub(crate) static THEME: Setting = Setting {
    name: "theme",
    label: "web-setting-theme",
    values: &[
        Value { word: Theme::System.word(), label: "web-theme-system", told: None },
        Value { word: Theme::Light.word(), label: "web-theme-light", told: None },
        Value { word: Theme::Dark.word(), label: "web-theme-dark", told: None },
        Value { word: Theme::Contrast.word(), label: "web-theme-contrast", told: None },
    ],
    letter: None,
};

/// The colours that are set.
pub(crate) fn chosen(app: &App) -> Theme {
    app.chosen(THEME.name).map_or(Theme::System, Theme::from_word)
}

/// The page has these colours from now on.
pub(crate) fn wear(theme: Theme) {
    let Some(root) = document().document_element() else { return };
    let _ = match theme {
        Theme::System => root.remove_attribute("data-theme"),
        set @ (Theme::Light | Theme::Dark | Theme::Contrast) => root.set_attribute("data-theme", set.word()),
    };
    frame(&root, theme);
}

/// The browser paints what is around the page as its ground is painted. For colours that follow the system the HTML file says it; before that, a mark of our own says it for those
/// that a player has chosen.
fn frame(root: &Element, theme: Theme) {
    let own = document().query_selector("meta[name=theme-color]:not([media])").ok().flatten();
    if theme == Theme::System {
        if let Some(own) = own {
            own.remove();
        }
        return;
    }
    let style = window().get_computed_style(root).ok().flatten();
    let ground = style.and_then(|style| style.get_property_value("--ground").ok()).unwrap_or_default();
    let own = own.or_else(|| {
        let meta = document().create_element("meta").ok()?;
        let _ = meta.set_attribute("name", "theme-color");
        document().query_selector("head").ok()??.prepend_with_node_1(&meta).ok().map(|()| meta)
    });
    if let Some(own) = own {
        let _ = own.set_attribute("content", ground.trim());
    }
}
