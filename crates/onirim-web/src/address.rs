//! The address of the page: a link offers a deal, and Back leaves a screen as Escape does.

use onirim_record::ShareCode;
use onirim_ui::table::Overlay;
use onirim_ui::{App, Flow, Input, Key, Screen, Target};
use wasm_bindgen::JsValue;
use web_sys::Event;

use crate::browser::{whenever, window};
use crate::program::{Program, game};

/// The beginning of the fragment that names a deal.
const CODE: &str = "#code=";
/// The state of the history entry that lies under every screen but the menu.
const SCREEN: &str = "screen";
/// No code is longer.
const LONGEST: usize = 64;

/// A link to a deal, on the host of this page.
pub(crate) fn link(code: &ShareCode) -> String {
    format!("{}{CODE}{code}", page())
}

/// A link to this page.
pub(crate) fn page() -> String {
    let address = window().location();
    let (origin, path) = (address.origin().unwrap_or_default(), address.pathname().unwrap_or_default());
    format!("{origin}{path}")
}

/// The deal that the address names. `None` without one, an error if the code is invalid.
fn deal() -> Option<Result<ShareCode, String>> {
    let hash = window().location().hash().ok()?;
    let code = hash.strip_prefix(CODE)?;
    if code.len() > LONGEST {
        return Some(Err(code.chars().take(LONGEST).collect()));
    }
    Some(code.parse::<ShareCode>().map_err(|_| code.to_owned()))
}

/// Asks the player whether to play the deal that the address names. An invalid code is reported.
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

/// Removes the deal from the address, so that a reload resumes the game instead of dealing again.
fn forget() {
    let address = window().location();
    let path = address.pathname().unwrap_or_default();
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
    }
}

/// Whether Back leads to the screen before, as Escape does, not to the page before this one.
pub(crate) fn leads_to_a_screen(app: &App) -> bool {
    !matches!(app.screen(), Screen::Menu(_)) || app.invitation().is_some()
}

/// Opens what the address names, now and at every change, and listens for Back.
pub(crate) fn listen(program: Program) {
    open(program);
    whenever("hashchange", move |_: Event| open(program));
    whenever("popstate", move |_: Event| {
        if deal().is_none() && program.read(leads_to_a_screen) {
            program.send(leaving(program));
            follow(program.read(leads_to_a_screen));
        }
    });
}

/// Pushes one history entry when the menu is left. Back pops it, which presses Escape.
pub(crate) fn follow(leads_to_a_screen: bool) {
    let Ok(history) = window().history() else { return };
    // Leaving a screen with Escape keeps this entry for the next screen.
    let is_there = history.state().is_ok_and(|state| state.as_string().as_deref() == Some(SCREEN));
    if leads_to_a_screen && !is_there {
        let _ = history.push_state_with_url(&JsValue::from_str(SCREEN), "", None);
    }
}

/// Leaves the screen with Escape. At the table Escape opens a question, so a second Back goes to the menu. The game stays saved.
fn leaving(program: Program) -> Input {
    let menu = program.read(|app| {
        let Some(Overlay::Dialog(dialog)) = game(app).and_then(|game| game.overlay.as_ref()) else { return None };
        let words = app.text().get("app-pause-menu");
        dialog.answers.iter().position(|answer| answer.label == words)
    });
    menu.map_or(Input::Key(Key::Escape), |place| Input::Click(Target::Item(place)))
}
