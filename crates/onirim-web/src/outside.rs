//! What changes outside the page's elements: language, title and colours of the document, the letters on the cards, the browser's history, and the scroll position.
//! Each is updated after a redraw if it has changed.

use std::mem::{Discriminant, discriminant};

use onirim_core::Color;
use onirim_session::{GameId, Watch};
use onirim_text::Language;
use onirim_ui::{App, Screen};

use crate::browser::document;
use crate::program::{Program, game};
use crate::theme::Theme;
use crate::{address, language, scrolling, sprite, theme, title};

/// The state at the last redraw.
pub(crate) struct Outside {
    /// The language of the texts on the page.
    spoken: Language,
    /// The language of the settings. Its texts may still be loading.
    wanted: Language,
    letters: [String; 4],
    theme: Theme,
    leads_back: bool,
    title: String,
    place: Place,
}

/// What fills the page: a screen; during a game also whether it is the table, the curtain or the ending.
#[derive(PartialEq, Eq)]
struct Place {
    screen: Discriminant<Screen>,
    game: Option<GameId>,
    has_ended: bool,
    is_hidden: bool,
}

impl Place {
    fn of(app: &App) -> Place {
        let game = game(app);
        Place {
            screen: discriminant(app.screen()),
            game: game.and_then(|game| game.scene().about.id),
            has_ended: game.is_some_and(|game| game.has_ended()),
            is_hidden: game.is_some_and(|game| matches!(game.scene().watch, Watch::Away { .. })),
        }
    }
}

impl Outside {
    fn of(app: &App) -> Outside {
        Outside {
            spoken: app.text().language(),
            wanted: app.settings().language,
            letters: Color::ALL.map(|color| app.text().letter(color)),
            theme: theme::chosen(app),
            leads_back: address::leads_to_a_screen(app),
            title: title::of(app),
            place: Place::of(app),
        }
    }

    /// Applies all changes. At the first redraw everything counts as changed.
    pub(crate) fn follow(program: Program, before: Option<&Outside>) -> Outside {
        let now = program.read(Outside::of);
        let change = Change { before, now: &now };
        if change.is_in(|outside| &outside.spoken) {
            language::tell(now.spoken);
        }
        if change.is_in(|outside| &outside.wanted) && now.wanted != now.spoken {
            language::bring(program, now.wanted);
        }
        if change.is_in(|outside| &outside.letters) {
            sprite::hang(&now.letters);
        }
        if change.is_in(|outside| &outside.theme) {
            theme::wear(now.theme);
        }
        if change.is_in(|outside| &outside.leads_back) {
            address::follow(now.leads_back);
        }
        if change.is_in(|outside| &outside.title) {
            document().set_title(&now.title);
        }
        if change.is_in(|outside| &outside.place) {
            scrolling::start_anew();
        }
        now
    }
}

/// Marks the document while an answer is being saved and the page still shows the state before. Browser tests wait for this.
const SAVING: &str = "data-keeping";

pub(crate) fn mark_saving() {
    // Setting an attribute with a valid name never fails.
    let _ = document().document_element().map(|root| root.set_attribute(SAVING, ""));
}

pub(crate) fn mark_saved() {
    let _ = document().document_element().map(|root| root.remove_attribute(SAVING));
}

struct Change<'a> {
    before: Option<&'a Outside>,
    now: &'a Outside,
}

impl Change<'_> {
    fn is_in<T: PartialEq>(&self, part: fn(&Outside) -> &T) -> bool {
        self.before.map(part) != Some(part(self.now))
    }
}
