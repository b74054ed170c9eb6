//! Real cards: the list of all that was told, and what one of them really was.

use onirim_markup::markup;
use onirim_text::Text;
use onirim_ui::asks::Correction;
use onirim_ui::table::Overlay;
use onirim_ui::{Key, Target};

use crate::asks::{Tells, tells};
use crate::cover::{Width, sheet};
use crate::node::Node;
use crate::parts::button;
use crate::program::Program;

/// What is corrected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Slips {
    title: String,
    lines: Vec<String>,
    cursor: usize,
    unheard: Option<String>,
    /// What it can have been, once a card is chosen.
    really: Option<(String, Tells)>,
    close: String,
}

impl Slips {
    /// As a correction stands.
    pub(crate) fn of(correction: &Correction, text: &Text) -> Slips {
        Slips {
            title: text.get("app-slip-which"),
            lines: correction.lines.clone(),
            cursor: correction.cursor,
            unheard: correction.unheard.clone(),
            really: correction.really.as_ref().map(|teller| {
                (format!("{} {}", correction.line(), text.get("app-slip-really")), Tells::of(teller, text))
            }),
            close: text.get("app-key-back"),
        }
    }
}

/// What is corrected at the table, if something is.
pub(crate) fn draw(program: Program) -> Node {
    let slips = program.scene(|scene| match scene.game.overlay.as_ref()? {
        Overlay::Slips(correction) => Some(Slips::of(correction, scene.text)),
        Overlay::Dialog(_) | Overlay::Log(_) | Overlay::Piles(_) => None,
    });
    slips.flatten().map(|slips| sheet(Width::Wide, drawn(program, slips))).into()
}

/// The list, or what can be told instead.
pub(crate) fn drawn(program: Program, slips: Slips) -> Node {
    let close = button("close", "", slips.close, move || program.key(Key::Escape));
    if let Some((asked, list)) = slips.really {
        return markup! { <h2 id="sheet-title" tabindex="-1" data-key="sheet">{asked}</h2> {slips.unheard.map(|unheard| markup! { <p class="notice">{unheard}</p> })} {tells(program, list)} {close} };
    }
    let cursor = slips.cursor;
    let lines = slips.lines.into_iter().enumerate().map(|(place, line)| {
        let class = if place == cursor { "button main" } else { "button" };
        markup! {
            <button type="button" class=class data-key=format!("slip-{place}") data-cursor=(place == cursor).then_some("")
                on:click=move |_| program.click(Target::Item(place))>{line}</button>
        }
    });
    markup! {
        <h2 id="sheet-title" tabindex="-1" data-key="sheet">{slips.title}</h2>
        <div class="answers">{lines.collect::<Node>()}</div>
        {close}
    }
}
