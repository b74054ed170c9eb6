//! Real cards: the question which one came up, made for thumbs. Everything that can be told is one tap away.

use onirim_art::Drawing;
use onirim_core::Outcome;
use onirim_markup::markup;
use onirim_text::{Args, Text};
use onirim_ui::Target;
use onirim_ui::asks::Teller;
use onirim_ui::table::Ask;

use crate::node::Node;
use crate::parts::face;
use crate::program::{Program, Scene};

/// Everything that can be told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tells {
    list: Vec<Tell>,
}

/// One card that may have come up.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Tell {
    label: String,
    name: String,
    code: String,
    shown: Option<Drawing>,
    class: &'static str,
    is_pointed_at: bool,
}

impl Tells {
    /// As a teller asks.
    pub(crate) fn of(teller: &Teller, text: &Text) -> Tells {
        let tell = |(place, tell): (usize, &onirim_ui::asks::Tell)| {
            let is_pointed_at = teller.cursor == Some(place);
            let shown = match tell.outcome {
                Outcome::Card(card) => Some(Drawing::Card(card)),
                Outcome::Premonition(omen) => Some(Drawing::Premonition(omen)),
                Outcome::Goal(color) => {
                    Some(Drawing::Goal(onirim_core::Goal { color, side: onirim_core::Side::FaceUp }))
                }
            };
            let name = text.get_with("web-tell", &Args::new().text("card", &tell.label).count("count", tell.count));
            let class = match (tell.count, teller.is_marked(place)) {
                (0, false) => "choice tell gone",
                (0, true) => "choice tell gone marked",
                (_, false) => "choice tell",
                (_, true) => "choice tell marked",
            };
            Tell { label: tell.label.clone(), name, code: tell.code.clone(), shown, class, is_pointed_at }
        };
        Tells { list: teller.tells.iter().enumerate().map(tell).collect() }
    }
}

pub(crate) fn draw(program: Program) -> Node {
    program.part(look, grid)
}

fn look(scene: &Scene<'_>) -> Tells {
    match &scene.game.ask {
        Ask::Tell(teller) => Tells::of(teller, scene.text),
        Ask::Choose(_)
        | Ask::Arrange(_)
        | Ask::Pay(_)
        | Ask::SwapGoals(_)
        | Ask::Read(_)
        | Ask::Wait(_)
        | Ask::Over(_) => Tells::default(),
    }
}

/// The grid of all that can be told.
pub(crate) fn grid(program: Program, tells: Tells) -> Node {
    let tells = tells.list.into_iter().enumerate().map(|(place, tell)| {
        markup! {
            <button type="button" class=tell.class data-key=format!("tell-{place}") data-cursor=tell.is_pointed_at.then_some("") data-own-keys=""
                on:click=move |_| program.click(Target::Item(place))>
                {tell.shown.map(face)}
                <span class="label" aria-hidden="true">{tell.label}</span>
                <span class="key" aria-hidden="true">{tell.code}</span>
                <span class="aside-for-readers">{tell.name}</span>
            </button>
        }
    });
    markup! { <div class="tells">{tells.collect::<Node>()}</div> }
}
