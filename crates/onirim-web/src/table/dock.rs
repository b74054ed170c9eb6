//! The centre of the table: the question, the hand and the answers.

use onirim_art::Drawing;
use onirim_markup::markup;
use onirim_session::Watch;
use onirim_ui::Key;
use onirim_ui::asks::Sort;
use onirim_ui::table::Ask;

use super::{hand, question};
use crate::asks;
use crate::node::Node;
use crate::parts::{button, face};
use crate::program::Scene;

pub(super) fn draw(scene: &Scene<'_>) -> Node {
    let (game, program) = (scene.game, scene.program);
    let (is_plain, answers) = if game.stage.is_some() {
        (false, watching(scene))
    } else if game.is_hands_turn() {
        (true, asks::chores(program, &game.chores, game.perspective(), scene.text))
    } else if let Watch::Leaving { .. } = game.scene().watch {
        (false, leaving(scene))
    } else {
        match &game.ask {
            Ask::Choose(offers) if offers.sort == Sort::Plain => (true, asks::choices(scene)),
            Ask::Choose(_) => (false, asks::choices(scene)),
            Ask::Arrange(arrangement) => (true, asks::arrangement(scene, arrangement)),
            Ask::Pay(payment) => (true, asks::payment(scene, payment)),
            Ask::SwapGoals(swap) => (true, asks::goal_swap(scene, swap)),
            Ask::Tell(teller) => (true, asks::teller(program, teller, scene.text)),
            // Another player is asked.
            Ask::Wait(_) => (false, Node::Nothing),
            Ask::Over(dialog) | Ask::Read(dialog) => (false, asks::reading(program, dialog)),
        }
    };
    // Without the hand: it is drawn smaller, to leave room for the answers.
    let class = if is_plain { "dock plain" } else { "dock" };
    markup! {
        <section class=class data-question=game.scene().version.ply.to_string() aria-label=scene.text.get("web-dock")>
            {question::draw(scene)}
            {hand::draw(scene)}
            <div class="reply">{answers}</div>
        </section>
    }
}

/// The current event of the animation.
fn watching(scene: &Scene<'_>) -> Node {
    let program = scene.program;
    let beat = scene.game.stage.as_ref().and_then(|stage| stage.beat()).map(|beat| {
        let card = beat.card.map(|card| face(Drawing::Card(card)));
        markup! { <div class="beat">{card} <p>{beat.line.clone()}</p></div> }
    });
    markup! {
        {beat}
        <button type="button" class="button" data-key="skip" on:click=move |_| program.key(Key::Char(' '))>{scene.text.get("app-key-skip")}</button>
    }
}

/// The turn is over: the player looks once more before the cards are hidden.
fn leaving(scene: &Scene<'_>) -> Node {
    let program = scene.program;
    markup! {
        <p>{scene.text.get("web-turn-over")}</p>
        {button("pass", "main", scene.text.get("app-key-pass"), move || program.key(Key::Enter))}
    }
}
