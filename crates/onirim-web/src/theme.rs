//! Light, dark or high contrast: as the system prefers, unless the player has chosen.

use onirim_ui::{App, Setting, Value};

use web_sys::Element;

use crate::browser::{document, window};

/// The colours of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Theme {
    /// As the system prefers.
    #[default]
    System,
    Light,
    Dark,
    Contrast,
}

impl Theme {
    pub(crate) const ALL: [Theme; 4] = [Theme::System, Theme::Light, Theme::Dark, Theme::Contrast];

    /// Its saved value.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
            Theme::Contrast => "contrast",
        }
    }

    /// The theme with this saved value, otherwise that of the system.
    pub(crate) fn from_word(word: &str) -> Theme {
        Theme::ALL.into_iter().find(|theme| theme.word() == word).unwrap_or_default()
    }
}

/// The setting. It belongs to the page: the terminal has its own.
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

pub(crate) fn chosen(app: &App) -> Theme {
    app.chosen(THEME.name).map_or(Theme::System, Theme::from_word)
}

/// Applies the theme to the document.
pub(crate) fn wear(theme: Theme) {
    let Some(root) = document().document_element() else { return };
    let _ = match theme {
        Theme::System => root.remove_attribute("data-theme"),
        set @ (Theme::Light | Theme::Dark | Theme::Contrast) => root.set_attribute("data-theme", set.word()),
    };
    frame(&root, theme);
}

/// Sets the colour of the browser around the page. The HTML file has `theme-color` elements for the themes of the system; an element before them overrides these for a theme
/// that the player has chosen.
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
