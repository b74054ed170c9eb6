//! The choices that the engine lists: those about the card that is pointed at, and those about none.

use onirim_art::Drawing;
use onirim_core::{Action, Card};
use onirim_markup::markup;
use onirim_ui::Target;
use onirim_ui::asks::{Offer, Sort};
use onirim_ui::coach::Figure;

use crate::node::Node;
use crate::parts::mini;
use crate::program::{Program, Scene};

/// With more choices than this they lie closer together.
const FEW: usize = 6;

/// A choice.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Choice {
    /// Its number in the list.
    number: usize,
    label: String,
    outcome: Option<String>,
    key: Option<char>,
    card: Option<Card>,
    /// Does the hint call it the best?
    is_best: bool,
    /// What the hint says that it is worth.
    figure: Option<Figure>,
}

pub(crate) fn draw(program: Program) -> Node {
    let list = program.scene(look);
    let cursor = program.scene(|scene| scene.offers().map(|offers| offers.cursor)).flatten();
    // Where a card of the hand is marked, the keys are its own; where none is, this choice is what they mean.
    let is_by_card = program.scene(|scene| {
        scene.offers().is_some_and(|offers| (0..offers.places.len()).any(|place| offers.is_chosen(place)))
    });
    let marks = if is_by_card == Some(true) { None } else { cursor };
    let list = list.unwrap_or_default();
    let is_pictured = list.iter().any(|choice| choice.card.is_some());
    let class = match (is_pictured, list.len() > FEW) {
        (true, true) => "choices pictured many",
        (true, false) => "choices pictured",
        (false, true) => "choices many",
        (false, false) => "choices",
    };
    let list = list.into_iter().map(|choice| drawn(program, choice, cursor, marks));
    markup! { <div class=class role="group" aria-label=program.say("web-choices")>{list.collect::<Node>()}</div> }
}

fn look(scene: &Scene<'_>) -> Vec<Choice> {
    let Some(offers) = scene.offers() else { return Vec::new() };
    let shown = match offers.sort {
        Sort::ByCard => offers.at_hand(),
        Sort::Plain => (0..offers.list.len()).collect(),
    };
    let choice = |number: usize| {
        let offer: &Offer = offers.list.get(number)?;
        let (label, outcome) = (offer.label.clone(), offer.outcome.clone());
        let card = match offers.sort {
            Sort::ByCard => None,
            Sort::Plain => pictured(offer.action),
        };
        let is_best = scene.game.best_answer() == Some(offer.action);
        let figure = scene.game.figure(offer.action);
        Some(Choice { number, label, outcome, key: offer.key, card, is_best, figure })
    };
    shown.into_iter().filter_map(choice).collect()
}

/// The card that stands beside a choice.
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

/// The sign of the best answer and its card.
pub(crate) fn best_sign(program: Program) -> Node {
    let name = program.say("coach-beside-best");
    markup! { <span class="best-sign"><span aria-hidden="true">"★"</span> <span class="aside-for-readers">{name}</span></span> }
}

/// A chance to win as a bar and as a number, with how sure it is.
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

fn drawn(program: Program, choice: Choice, cursor: Option<usize>, marks: Option<usize>) -> Node {
    let number = choice.number;
    let is_marked = cursor == Some(number);
    let class = match (is_marked, choice.is_best) {
        (true, true) => "choice marked best",
        (true, false) => "choice marked",
        (false, true) => "choice best",
        (false, false) => "choice",
    };
    let best = choice.is_best.then(|| best_sign(program));
    markup! {
        <button type="button" class=class data-key=format!("choice-{number}") data-choice=number.to_string()
            data-cursor=(marks == Some(number)).then_some("")
            on:click=move |_| program.click(Target::Item(number))>
            {choice.card.map(|card| mini(Drawing::Card(card)))}
            <span class="words">
                <span class="label">{best} {choice.label}</span>
                {choice.outcome.map(|words| markup! { <span class="outcome">{words}</span> })}
                {choice.figure.map(drawn_figure)}
            </span>
            {choice.key.map(|key| markup! { <span class="key" aria-hidden="true">{key}</span> })}
        </button>
    }
}
