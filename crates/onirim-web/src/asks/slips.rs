//! Real cards: the list of all entered cards, and the correction of one.

use onirim_markup::markup;
use onirim_text::Text;
use onirim_ui::asks::Correction;
use onirim_ui::{Key, Target};

use crate::asks::teller;
use crate::node::Node;
use crate::parts::button;
use crate::program::Program;

/// The list of entered cards, or the possible corrections of the chosen one.
pub(crate) fn draw(program: Program, correction: &Correction, text: &Text) -> Node {
    let close = button("close", "", text.get("app-key-back"), move || program.key(Key::Escape));
    if let Some(cards) = &correction.really {
        let title = format!("{} {}", correction.line(), text.get("app-slip-really"));
        let notice = correction.invalid.clone().map(|invalid| markup! { <p class="notice">{invalid}</p> });
        return markup! { <h2 id="sheet-title" tabindex="-1" data-key="sheet">{title}</h2> {notice} {teller(program, cards, text)} {close} };
    }
    let lines = correction.lines.iter().enumerate().map(|(place, line)| {
        let is_marked = place == correction.cursor;
        let class = if is_marked { "button main" } else { "button" };
        markup! {
            <button type="button" class=class data-key=format!("slip-{place}") data-cursor=is_marked.then_some("")
                on:click=move |_| program.click(Target::Item(place))>{line.clone()}</button>
        }
    });
    markup! {
        <h2 id="sheet-title" tabindex="-1" data-key="sheet">{text.get("app-slip-which")}</h2>
        <div class="answers">{lines.collect::<Node>()}</div>
        {close}
    }
}
