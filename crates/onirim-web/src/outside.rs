//! What of the program is seen outside of what is drawn: the language, the title and the colours of the document, the letters on the cards, a step of the browser's history, and how far the page is scrolled.
//! After every redraw each of them follows, if it has changed.

use std::mem::{Discriminant, discriminant};

use onirim_core::Color;
use onirim_session::{GameId, Watch};
use onirim_text::Language;
use onirim_ui::{App, Screen};

use crate::browser::document;
use crate::program::{Program, game};
use crate::theme::Theme;
use crate::{address, language, scrolling, sprite, theme, title};

/// How it was at the last redraw.
pub(crate) struct Outside {
    /// The language of the words.
    spoken: Language,
    /// The language that the player has chosen; its words may still have to come.
    wanted: Language,
    letters: [String; 4],
    theme: Theme,
    way: address::Way,
    title: String,
    place: Place,
}

/// What fills the page: a screen, and on the one of a game its table, the curtain or the board of the ending.
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
            way: address::Way::of(app),
            title: title::of(app),
            place: Place::of(app),
        }
    }

    /// Follows the program. At the first redraw nothing was there before, and everything is new.
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
        if change.is_in(|outside| &outside.way) {
            address::follow(now.way);
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

/// Is an answer being kept, whose picture is still to come?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keeping {
    UnderWay,
    Done,
}

/// Says so on the document, for whoever looks at the page from outside: what it shows meanwhile is not what it has come to.
pub(crate) fn say_keeping(keeping: Keeping) {
    const MARK: &str = "data-keeping";
    let Some(root) = document().document_element() else { return };
    // A browser refuses this to nobody.
    let _ = match keeping {
        Keeping::UnderWay => root.set_attribute(MARK, ""),
        Keeping::Done => root.remove_attribute(MARK),
    };
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
