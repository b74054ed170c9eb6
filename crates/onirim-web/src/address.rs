//! The address of the page: a link offers a deal, and Back leaves a page as Escape does.

use onirim_record::ShareCode;
use onirim_ui::table::Overlay;
use onirim_ui::{App, Flow, Input, Key, Screen, Target};
use wasm_bindgen::JsValue;
use web_sys::Event;

use crate::browser::{whenever, window};
use crate::program::{Program, game};

/// What a link to a deal begins with.
const CODE: &str = "#code=";
/// What the step of history is marked with that lies under every screen but the menu.
const SCREEN: &str = "screen";
/// Longer codes do not exist.
const LONGEST: usize = 64;

/// A link to a deal, on the host that this page came from.
pub(crate) fn link(code: &ShareCode) -> String {
    format!("{}{CODE}{code}", page())
}

/// A link to this page.
pub(crate) fn page() -> String {
    let address = window().location();
    let (origin, path) = (address.origin().unwrap_or_default(), address.pathname().unwrap_or_default());
    format!("{origin}{path}")
}

/// The deal that the address names; `None` if it names none, and an error if it is no code.
fn deal() -> Option<Result<ShareCode, String>> {
    let hash = window().location().hash().ok()?;
    let code = hash.strip_prefix(CODE)?;
    if code.len() > LONGEST {
        return Some(Err(code.chars().take(LONGEST).collect()));
    }
    Some(code.parse::<ShareCode>().map_err(|_| code.to_owned()))
}

/// Asks whether the deal is to be played that the address names, if it names one. Anything else is told, and nothing comes of it.
fn open(program: Program) {
    let Some(deal) = deal() else { return };
    forget();
    program.change(move |app| {
        match deal {
            Ok(code) => app.invite(&code),
            Err(_) => app.report(app.text().get("web-link-wrong")),
        }
        Flow::Stay
    });
}

/// The address names no deal any more: a reload goes on with the game and does not deal again.
fn forget() {
    let address = window().location();
    let path = address.pathname().unwrap_or_default();
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
    }
}

/// Where Back leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// To where the player was before the page was opened.
    Out,
    /// Off a screen, as Escape does.
    Back,
}

impl Way {
    pub(crate) fn of(app: &App) -> Way {
        if matches!(app.screen(), Screen::Menu(_)) && app.invitation().is_none() { Way::Out } else { Way::Back }
    }
}

/// Opens what the address names, now and for as long as the page is open, and hears Back.
pub(crate) fn listen(program: Program) {
    open(program);
    whenever("hashchange", move |_: Event| open(program));
    whenever("popstate", move |_: Event| {
        if deal().is_none() && program.read(Way::of) == Way::Back {
            program.send(leaving(program));
            follow(program.read(Way::of));
        }
    });
}

/// One step of history lies under every screen but the menu: Back takes it away, and Escape is pressed.
pub(crate) fn follow(way: Way) {
    match way {
        Way::Out => {}
        Way::Back => remember(),
    }
}

/// What leaves the screen: Escape; at the table, where that asks what is wanted, the second Back goes to the menu. The game is kept.
fn leaving(program: Program) -> Input {
    let menu = program.read(|app| {
        let Some(Overlay::Dialog(dialog)) = game(app).and_then(|game| game.overlay.as_ref()) else { return None };
        let words = app.text().get("app-pause-menu");
        dialog.answers.iter().position(|answer| answer.label == words)
    });
    menu.map_or(Input::Key(Key::Escape), |place| Input::Click(Target::Item(place)))
}

/// Whoever leaves a screen with Escape leaves this step behind: it serves the next screen.
fn remember() {
    let Ok(history) = window().history() else { return };
    let is_there = history.state().is_ok_and(|state| state.as_string().as_deref() == Some(SCREEN));
    if !is_there {
        let _ = history.push_state_with_url(&JsValue::from_str(SCREEN), "", None);
    }
}
