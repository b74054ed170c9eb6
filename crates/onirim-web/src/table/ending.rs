//! The end of a game: how it went in a picture and in words, and what next.

mod course;

use onirim_art::{Drawing, Ornament};
use onirim_core::{Card, Color, Ending};
use onirim_markup::markup;
use onirim_session::Chronicle;
use onirim_text::{Args, Text};
use onirim_ui::table::Ask;
use onirim_ui::{Aftermath, Key};

use super::{doors_found, is_covered};
use crate::asks::{Question, answers};
use crate::node::Node;
use crate::parts::{button, face, ornament};
use crate::program::{Program, Scene};

/// How many Doors of a colour there are.
const OF_A_COLOR: u8 = 2;

/// What is told after the end.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Told {
    class: &'static str,
    ornament: Ornament,
    title: String,
    words: String,
    doors: Vec<Drawing>,
    doors_name: String,
    course: Option<(String, Chronicle, Vec<String>)>,
    facts: Vec<String>,
    decisive: Option<String>,
    share: Option<String>,
    notice: Option<String>,
    question: Option<Question>,
}

pub(crate) fn draw(program: Program) -> Node {
    program.part(look, drawn)
}

fn look(scene: &Scene<'_>) -> Told {
    let (view, text) = (&scene.view, scene.text);
    let (class, ornament, title) = match view.ending {
        Some(Ending::Victory) => ("ending won", Ornament::Victory, "ending-victory"),
        Some(Ending::Defeat(_)) | None => ("ending lost", Ornament::Defeat, "ending-defeat"),
    };
    let found = doors_found(view);
    let of = |color: Color| {
        (0..OF_A_COLOR).map(move |place| {
            if place < found[color.index()] { Drawing::Card(Card::door(color)) } else { Drawing::Wanted(color) }
        })
    };
    let aftermath = scene.app.aftermath();
    let args = Args::new().number("count", found.iter().sum::<u8>()).number("total", 4 * OF_A_COLOR);
    Told {
        class,
        ornament,
        title: text.get(title),
        words: text.ending(view).unwrap_or_default(),
        doors: Color::ALL.into_iter().flat_map(of).collect(),
        doors_name: text.get_with("table-doors-found", &args),
        course: aftermath.map(|aftermath| course(&aftermath.epilogue.chronicle, text)),
        facts: aftermath.map(|aftermath| text.epilogue(&aftermath.epilogue)).unwrap_or_default(),
        decisive: aftermath.and_then(|aftermath| decisive(aftermath, text)),
        share: aftermath.and_then(|aftermath| text.share_line(&aftermath.epilogue)),
        notice: scene.game.notice.clone(),
        question: match &scene.game.ask {
            Ask::Over(dialog) => Some(Question::of(dialog)),
            Ask::Choose(_)
            | Ask::Arrange(_)
            | Ask::Pay(_)
            | Ask::SwapGoals(_)
            | Ask::Tell(_)
            | Ask::Read(_)
            | Ask::Wait(_) => None,
        },
    }
}

/// The picture of how it went, with its title and what its signs mean.
fn course(chronicle: &Chronicle, text: &Text) -> (String, Chronicle, Vec<String>) {
    let title = text.get_with("app-end-course", &Args::new().count("turns", chronicle.turns()));
    let legend = course::LEGEND.map(|key| text.get(key)).into();
    (title, chronicle.clone(), legend)
}

/// What the game hung on, or how far the judge has come.
fn decisive(aftermath: &Aftermath, text: &Text) -> Option<String> {
    match (aftermath.judgement(), aftermath.progress()) {
        (Some(judgement), _) => Some(text.decisive(&judgement)),
        (None, Some(progress)) => {
            let args = Args::new().count("done", progress.done).count("of", progress.of);
            Some(text.get_with("ending-thinking", &args))
        }
        (None, None) => None,
    }
}

fn drawn(program: Program, told: Told) -> Node {
    let doors = told.doors.into_iter().map(|shown| markup! { <span>{face(shown)}</span> });
    let facts = told.facts.into_iter().map(|fact| markup! { <li>{fact}</li> });
    let share = told.share.map(|line| {
        markup! {
            <p class="share">
                <code>{line}</code>
                {button("share", "", program.say("app-key-share"), move || program.key(Key::Char('c')))}
            </p>
        }
    });
    markup! {
        <main class=told.class id="content" inert=program.read(is_covered)>
            {ornament(told.ornament)}
            <h1 tabindex="-1" data-key="question">{told.title}</h1>
            <p class="lead">{told.words}</p>
            {told.notice.map(|notice| markup! { <p class="notice">{notice}</p> })}
            <div class="door-places" role="img" aria-label=told.doors_name>{doors.collect::<Node>()}</div>
            {told.course.map(|(title, chronicle, legend)| course::draw(title, &chronicle, legend))}
            {told.decisive.map(|words| markup! { <p class="decisive">{words}</p> })}
            <ul class="facts">{facts.collect::<Node>()}</ul>
            {share}
            <nav class="endings" aria-label=program.say("web-what-next")>{told.question.map(|question| answers(program, question))}</nav>
        </main>
    }
}
