//! What a first game can be begun without: it is a module of its own, which comes when the page has started. `onirim-web-build` parts it from the other.
//!
//! What is named here, and nowhere else, is in it, with all that only it needs. So whoever draws asks for it by [`drawn`], and the program leads nobody there before it has come.

use std::cell::Cell;

use onirim_app::coach::Coach;
use onirim_app::table::Cue;
use onirim_app::{Beyond, Flow, ROOMS, Rooms};
use onirim_text::Part;
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::node::Node;
use crate::program::{Program, Scene};
use crate::thinking::Elsewhere;
use crate::{asks, language, pages, shortcuts, sound, table};

/// How something is drawn.
type Drawing = fn(Program) -> Node;

/// What is in the module that comes later.
pub(crate) struct Later {
    rooms: &'static Rooms,
    coach: fn(Program) -> Box<dyn Coach>,
    pub(crate) lessons: Drawing,
    pub(crate) dealing: Drawing,
    pub(crate) records: Drawing,
    pub(crate) review: Drawing,
    pub(crate) look_back: Drawing,
    pub(crate) statistics: Drawing,
    pub(crate) rules: Drawing,
    pub(crate) settings: Drawing,
    pub(crate) ending: Drawing,
    pub(crate) hint: Drawing,
    pub(crate) teller: Drawing,
    pub(crate) chores: Drawing,
    pub(crate) slips: Drawing,
    pub(crate) natural_chores: fn(&Scene<'_>) -> Option<String>,
    pub(crate) shortcuts: Drawing,
    pub(crate) sound: fn(&str, &[Cue]),
}

static LATER: Later = Later {
    rooms: &ROOMS,
    coach: |program| Box::new(Elsewhere::telling(program)),
    lessons: pages::lessons,
    dealing: pages::dealing,
    records: pages::records,
    review: pages::review,
    look_back: pages::look_back,
    statistics: pages::statistics,
    rules: pages::rules,
    settings: pages::settings,
    ending: table::ending,
    hint: table::hint,
    teller: asks::teller,
    chores: asks::chores,
    slips: asks::slips,
    natural_chores: asks::natural_chores,
    shortcuts: shortcuts::draw,
    sound: sound::perform,
};

/// Here the module is parted: this function is in the one that comes later, and so is what only it names.
#[wasm_split(beyond, fallible)]
fn later() -> Result<&'static Later, SplitLoaderError> {
    Ok(&LATER)
}

/// How far it has come.
#[derive(Clone, Copy)]
enum Coming {
    NotYet,
    OnItsWay,
    Here(&'static Later),
}

thread_local! {
    static COMING: Cell<Coming> = const { Cell::new(Coming::NotYet) };
}

/// All of it; nothing before it has come.
pub(crate) fn here() -> Option<&'static Later> {
    match COMING.get() {
        Coming::Here(later) => Some(later),
        Coming::NotYet | Coming::OnItsWay => None,
    }
}

/// Draws something of it.
pub(crate) fn drawn(program: Program, which: fn(&Later) -> Drawing) -> Option<Node> {
    here().map(|later| which(later)(program))
}

/// Brings it, unless it is here or on its way. Whoever waits for it in vain is told, and may try again.
pub(crate) fn bring(program: Program) {
    if !matches!(COMING.get(), Coming::NotYet) {
        return;
    }
    COMING.set(Coming::OnItsWay);
    spawn_local(async move {
        // A page in another language than the one that is wanted speaks it as long as nothing else is there.
        let spoken = program.read(|app| app.text().language());
        let (texts, later) = (language::brought(spoken, Part::More).await, later().await);
        match later {
            Ok(later) if texts => {
                COMING.set(Coming::Here(later));
                let beyond = Beyond { rooms: later.rooms, coach: (later.coach)(program) };
                program.change(|app| {
                    app.complete(beyond);
                    Flow::Stay
                });
            }
            Ok(_) | Err(_) => {
                program.change(|app| {
                    COMING.set(Coming::NotYet);
                    app.wait_no_more(app.text().get("web-not-here"));
                    Flow::Stay
                });
            }
        }
    });
}
