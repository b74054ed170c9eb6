//! The centre of the table: what is asked, the hand, and how to answer.

use onirim_art::Drawing;
use onirim_core::Card;
use onirim_markup::markup;
use onirim_session::Watch;
use onirim_ui::Key;
use onirim_ui::asks::Sort;
use onirim_ui::table::Ask;

use super::{hand, question};
use crate::asks;
use crate::node::Node;
use crate::parts::{button, face};
use crate::program::{Program, Scene};

/// How the question is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// Nobody answers: something is happening.
    Watching,
    /// Hands do something with real cards first.
    Chores,
    /// The turn is over: the cards are hidden next.
    Leaving,
    Choosing,
    Arranging,
    Paying,
    Swapping,
    Telling,
    /// Another player is asked.
    Waiting,
    /// A lesson is read, or has come to its end.
    Reading,
}

impl Way {
    /// Is it answered without the hand? Then the hand is smaller, and the answers have the room.
    const fn is_plain(self) -> bool {
        match self {
            Way::Arranging | Way::Paying | Way::Swapping | Way::Telling | Way::Chores => true,
            Way::Watching | Way::Leaving | Way::Choosing | Way::Waiting | Way::Reading => false,
        }
    }
}

pub(super) fn draw(program: Program) -> Node {
    let way = program.scene(way);
    let answers = way.map(|way| match way {
        Way::Watching => watching(program),
        Way::Chores => asks::chores(program),
        Way::Leaving => leaving(program),
        Way::Choosing => asks::choices(program),
        Way::Arranging => asks::arrangement(program),
        Way::Paying => asks::payment(program),
        Way::Swapping => asks::goal_swap(program),
        Way::Telling => asks::teller(program),
        Way::Waiting => Node::from(None::<Node>),
        Way::Reading => asks::reading(program),
    });
    let is_plain = way.is_some_and(Way::is_plain) || program.scene(lists_choices) == Some(true);
    let number = program.scene(|scene| scene.game.scene().version.ply).unwrap_or(0);
    let class = if is_plain { "dock plain" } else { "dock" };
    markup! {
        <section class=class data-question=number.to_string() aria-label=program.say("web-dock")>
            {question::draw(program)}
            {hand::draw(program)}
            <div class="reply">{answers}</div>
        </section>
    }
}

/// Are all choices in one list, whichever card they are about?
fn lists_choices(scene: &Scene<'_>) -> bool {
    matches!(&scene.game.ask, Ask::Choose(offers) if offers.sort == Sort::Plain)
}

fn way(scene: &Scene<'_>) -> Way {
    let game = scene.game;
    if game.stage.is_some() {
        return Way::Watching;
    }
    if game.is_hands_turn() {
        return Way::Chores;
    }
    if let Watch::Leaving { .. } = game.scene().watch {
        return Way::Leaving;
    }
    match &game.ask {
        Ask::Choose(_) => Way::Choosing,
        Ask::Arrange(_) => Way::Arranging,
        Ask::Pay(_) => Way::Paying,
        Ask::SwapGoals(_) => Way::Swapping,
        Ask::Tell(_) => Way::Telling,
        Ask::Wait(_) => Way::Waiting,
        Ask::Over(_) | Ask::Read(_) => Way::Reading,
    }
}

/// What is happening just now.
fn watching(program: Program) -> Node {
    let beat = program.part(
        |scene| scene.game.stage.as_ref().and_then(|stage| stage.beat()).map(|beat| (beat.line.clone(), beat.card)),
        |_, beat: Option<(String, Option<Card>)>| {
            beat.map(|(line, card)| markup! { <div class="beat">{card.map(|card| face(Drawing::Card(card)))} <p>{line}</p></div> }).into()
        },
    );
    markup! {
        {beat}
        <button type="button" class="button" data-key="skip" on:click=move |_| program.key(Key::Char(' '))>{program.say("app-key-skip")}</button>
    }
}

fn leaving(program: Program) -> Node {
    let words = program.say("web-turn-over");
    let name = program.say("app-key-pass");
    markup! {
        <p>{words}</p>
        {button("pass", "main", name, move || program.key(Key::Enter))}
    }
}
