//! What is asked, in a sentence, with what a lesson explains and the card that it is about.

use onirim_art::Drawing;
use onirim_core::{Card, DeckEnd};
use onirim_markup::markup;
use onirim_session::{Task, Watch};
use onirim_text::Args;
use onirim_ui::asks::{Arrangement, Extra, GoalSwap};
use onirim_ui::table::Ask;

use crate::asks;
use crate::node::Node;
use crate::parts::face;
use crate::program::{Program, Scene};

/// The question.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Asked {
    /// What a lesson says, or where the last real card goes.
    explained: Option<String>,
    question: String,
    drawn: Option<(Card, String)>,
    notice: Option<String>,
}

pub(super) fn draw(program: Program) -> Node {
    program.part(look, drawn)
}

fn look(scene: &Scene<'_>) -> Asked {
    let (game, text, view) = (scene.game, scene.text, &scene.view);
    let notice = game.notice.clone();
    if game.is_hands_turn() || game.stage.is_some() {
        return Asked { notice, ..Asked::default() };
    }
    if let Watch::Leaving { .. } = game.scene().watch {
        return Asked { question: text.get("app-turn-over"), notice, ..Asked::default() };
    }
    Asked {
        explained: explained(scene),
        question: addressed(question(scene).unwrap_or_default(), scene),
        drawn: view.resolving.map(|card| (card, text.get("table-resolving"))),
        notice,
    }
}

fn explained(scene: &Scene<'_>) -> Option<String> {
    let (game, text) = (scene.game, scene.text);
    let of_lesson = game.lesson.as_ref().and_then(|lesson| {
        let (step, steps) = lesson.progress();
        let choice = match lesson.task()? {
            Task::Choose(action) => text.choice(action, &scene.view).label,
            Task::Read | Task::Pay | Task::Order | Task::LookAtPiles | Task::TakeBack => String::new(),
        };
        let args = Args::new().text("choice", choice);
        // Where keys are named, a page speaks of what can be touched.
        let hint = text.find(&format!("{}.page", lesson.hint()), &args);
        let hint = hint.unwrap_or_else(|_| text.get_with(lesson.hint(), &args));
        Some(text.get_with("lesson-hint", &Args::new().count("step", step).count("steps", steps).text("hint", hint)))
    });
    of_lesson.or_else(|| asks::natural_chores(scene))
}

fn question(scene: &Scene<'_>) -> Option<String> {
    let text = scene.text;
    match &scene.game.ask {
        Ask::Choose(_) => text.question(&scene.view),
        Ask::Arrange(arrangement) => Some(text.get(arranging(arrangement))),
        Ask::Pay(payment) => {
            let spell = text.spell(payment.spell).name;
            Some(text.get_with("app-pay", &Args::new().text("spell", spell).count("owed", payment.owed)))
        }
        Ask::SwapGoals(GoalSwap { picked: None, .. }) => Some(text.get("app-swap-goals-first")),
        Ask::SwapGoals(GoalSwap { picked: Some(_), .. }) => Some(text.get("app-swap-goals-second")),
        Ask::Tell(teller) => Some(teller.wanted.clone()),
        Ask::Wait(words) => Some(words.clone()),
        Ask::Over(dialog) | Ask::Read(dialog) => Some(dialog.title.clone()).filter(|title| !title.is_empty()),
    }
}

const fn arranging(arrangement: &Arrangement) -> &'static str {
    match (arrangement.extra, arrangement.end) {
        (Extra::None, DeckEnd::Top) => "app-arrange-top",
        (Extra::None, DeckEnd::Bottom) => "app-arrange-bottom",
        (Extra::DiscardOne, _) => "app-arrange-prophecy",
        (Extra::DiscardAny, _) => "app-arrange-sift",
        (Extra::RaiseOne, _) => "app-arrange-raise",
    }
}

/// Two players at one screen are told which of them is asked.
fn addressed(question: String, scene: &Scene<'_>) -> String {
    match scene.game.addressee(scene.text) {
        Some(name) if !question.is_empty() => {
            scene.text.get_with("plain-asked", &Args::new().text("name", name).text("question", question))
        }
        Some(_) | None => question,
    }
}

fn drawn(_: Program, asked: Asked) -> Node {
    let card = asked.drawn.map(|(card, title)| {
        markup! { <div class="drawn" role="img" aria-label=title data-zone="drawn" data-card=card.index().to_string()>{face(Drawing::Card(card))}</div> }
    });
    markup! {
        {asked.notice.map(|notice| markup! { <p class="notice">{notice}</p> })}
        <div class="question">
            {card}
            <div>
                {asked.explained.map(|words| markup! { <p class="explained">{words}</p> })}
                <h2 tabindex="-1" data-key="question">{asked.question}</h2>
            </div>
        </div>
    }
}
