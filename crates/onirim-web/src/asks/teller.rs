//! Real cards: which card came up? A grid of all possible cards, large enough for thumbs.

use onirim_markup::markup;
use onirim_text::{Args, Text};
use onirim_ui::Target;
use onirim_ui::asks::Teller;

use crate::node::Node;
use crate::parts::{face, outcome};
use crate::program::Program;

pub(crate) fn draw(program: Program, teller: &Teller, text: &Text) -> Node {
    let cards = teller.tells.iter().enumerate().map(|(place, card)| {
        let class = match (card.count, teller.is_marked(place)) {
            (0, false) => "choice tell gone",
            (0, true) => "choice tell gone marked",
            (_, false) => "choice tell",
            (_, true) => "choice tell marked",
        };
        let name = text.get_with("web-tell", &Args::new().text("card", &card.label).count("count", card.count));
        let is_marked = teller.cursor == Some(place);
        markup! {
            <button type="button" class=class data-key=format!("tell-{place}") data-cursor=is_marked.then_some("") data-own-keys=""
                on:click=move |_| program.click(Target::Item(place))>
                {face(outcome(card.outcome))}
                <span class="label" aria-hidden="true">{card.label.clone()}</span>
                <span class="key" aria-hidden="true">{card.code.clone()}</span>
                <span class="aside-for-readers">{name}</span>
            </button>
        }
    });
    markup! { <div class="tells">{cards.collect::<Node>()}</div> }
}
