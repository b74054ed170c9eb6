//! The choices that the engine lists: those about the selected card and those about none.

use onirim_art::Drawing;
use onirim_core::{Action, Card};
use onirim_markup::markup;
use onirim_text::Text;
use onirim_ui::Target;
use onirim_ui::asks::{Offer, Sort};
use onirim_ui::coach::Figure;

use crate::node::Node;
use crate::parts::mini;
use crate::program::Scene;

/// With more choices than this the list is denser.
const FEW: usize = 6;

pub(crate) fn draw(scene: &Scene<'_>) -> Node {
    let (program, name) = (scene.program, scene.text.get("web-choices"));
    let Some(offers) = scene.offers() else {
        return markup! { <div class="choices" role="group" aria-label=name></div> };
    };
    let (shown, is_by_card) = match offers.sort {
        Sort::ByCard => (offers.at_hand(), true),
        Sort::Plain => ((0..offers.list.len()).collect(), false),
    };
    // If a card of the hand is selected, the card has the focus; if not, the selected choice has it.
    let has_focus = !(0..offers.places.len()).any(|place| offers.is_chosen(place));
    let shown: Vec<(usize, &Offer)> = shown.into_iter().filter_map(|at| Some((at, offers.list.get(at)?))).collect();
    let card = |offer: &Offer| if is_by_card { None } else { pictured(offer.action) };
    let is_pictured = shown.iter().any(|(_, offer)| card(offer).is_some());
    let class = match (is_pictured, shown.len() > FEW) {
        (true, true) => "choices pictured many",
        (true, false) => "choices pictured",
        (false, true) => "choices many",
        (false, false) => "choices",
    };
    let list = shown.into_iter().map(|(number, offer)| {
        let is_marked = offers.cursor == number;
        let is_best = scene.game.best_answer() == Some(offer.action);
        let class = match (is_marked, is_best) {
            (true, true) => "choice marked best",
            (true, false) => "choice marked",
            (false, true) => "choice best",
            (false, false) => "choice",
        };
        let best = is_best.then(|| best_sign(scene.text));
        markup! {
            <button type="button" class=class data-key=format!("choice-{number}") data-choice=number.to_string()
                data-cursor=(is_marked && has_focus).then_some("")
                on:click=move |_| program.click(Target::Item(number))>
                {card(offer).map(|card| mini(Drawing::Card(card)))}
                <span class="words">
                    <span class="label">{best} {offer.label.clone()}</span>
                    {offer.outcome.clone().map(|words| markup! { <span class="outcome">{words}</span> })}
                    {scene.game.figure(offer.action).map(drawn_figure)}
                </span>
                {offer.key.map(|key| markup! { <span class="key" aria-hidden="true">{key}</span> })}
            </button>
        }
    });
    markup! { <div class=class role="group" aria-label=name>{list.collect::<Node>()}</div> }
}

/// The card shown beside a choice.
fn pictured(action: Action) -> Option<Card> {
    if let Action::ReturnDoor { color, .. } = action {
        Some(Card::door(color))
    } else if let Action::Raze { tower } = action {
        Some(Card::tower(tower))
    } else if let Action::DropKey { key: card } | Action::Fetch { card } = action {
        Some(card)
    } else {
        action.hand_card().map(|(card, _)| card)
    }
}

/// The icon on the recommended answer and on its card.
pub(crate) fn best_sign(text: &Text) -> Node {
    let name = text.get("coach-beside-best");
    markup! { <span class="best-sign"><span aria-hidden="true">"★"</span> <span class="aside-for-readers">{name}</span></span> }
}

/// The chance to win as a bar and as a number, with its error.
fn drawn_figure(figure: Figure) -> Node {
    let long = (figure.chance.fraction() * 100.0).to_string();
    markup! {
        <span class="figure">
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <rect class="figure-all" width="100" height="6" rx="1" />
                <rect class="figure-chance" width=long height="6" rx="1" />
            </svg>
            <span class="figure-words">{figure.words}</span>
        </span>
    }
}
