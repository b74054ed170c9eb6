//! The question, with a lesson's explanation and the card that it is about.

use onirim_art::Drawing;
use onirim_core::DeckEnd;
use onirim_markup::markup;
use onirim_session::{Task, Watch};
use onirim_text::Args;
use onirim_ui::asks::{Arrangement, Extra, GoalSwap};
use onirim_ui::table::Ask;

use crate::node::Node;
use crate::parts::face;
use crate::program::Scene;

pub(super) fn draw(scene: &Scene<'_>) -> Node {
    let (game, text, view) = (scene.game, scene.text, &scene.view);
    let notice = game.notice.clone().map(|notice| markup! { <p class="notice">{notice}</p> });
    let (mut explanation, mut question, mut drawn) = (None, String::new(), None);
    if game.is_hands_turn() || game.stage.is_some() {
        // The chores, or what happens just now, take the place of the question.
    } else if let Watch::Leaving { .. } = game.scene().watch {
        question = text.get("app-turn-over");
    } else {
        explanation = explained(scene).map(|words| markup! { <p class="explained">{words}</p> });
        question = addressed(asked(scene).unwrap_or_default(), scene);
        drawn = view.resolving.map(|card| {
            markup! { <div class="drawn" role="img" aria-label=text.get("table-resolving") data-zone="drawn" data-card=card.index().to_string()>{face(Drawing::Card(card))}</div> }
        });
    }
    markup! {
        {notice}
        <div class="question">
            {drawn}
            <div>
                {explanation}
                <h2 tabindex="-1" data-key="question">{question}</h2>
            </div>
        </div>
    }
}

/// The explanation of a lesson, or where the last real card goes.
fn explained(scene: &Scene<'_>) -> Option<String> {
    let (game, text) = (scene.game, scene.text);
    let of_lesson = game.lesson.as_ref().and_then(|lesson| {
        let (step, steps) = lesson.progress();
        let choice = match lesson.task()? {
            Task::Choose(action) => text.choice(action, &scene.view).label,
            Task::Read | Task::Pay | Task::Order | Task::LookAtPiles | Task::TakeBack => String::new(),
        };
        let args = Args::new().text("choice", choice);
        // A text about keys can have a variant for pages, about touch.
        let hint = text.find(&format!("{}.page", lesson.hint()), &args);
        let hint = hint.unwrap_or_else(|_| text.get_with(lesson.hint(), &args));
        Some(text.get_with("lesson-hint", &Args::new().count("step", step).count("steps", steps).text("hint", hint)))
    });
    of_lesson.or_else(|| game.chores.line(game.perspective(), text))
}

fn asked(scene: &Scene<'_>) -> Option<String> {
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

/// Two players at one screen: the question names the player.
fn addressed(question: String, scene: &Scene<'_>) -> String {
    match scene.game.addressee(scene.text) {
        Some(name) if !question.is_empty() => {
            scene.text.get_with("plain-asked", &Args::new().text("name", name).text("question", question))
        }
        Some(_) | None => question,
    }
}
