//! A game, step by step: the table as it was, what was asked, what was answered, and what came of it.

use onirim_art::{Drawing, Glyph};
use onirim_core::{Card, Group};
use onirim_markup::markup;
use onirim_text::Args;
use onirim_ui::pages::{Review, StepVerdict, Tone};
use onirim_ui::{App, Key, Target};

use super::on_screen::on_screen;
use crate::browser::written;
use crate::cover;
use crate::node::Node;
use crate::parts::{button, named, tool};
use crate::program::Program;
use crate::table;

/// A step, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Step {
    question: Option<String>,
    answer: Option<String>,
    ending: Option<String>,
    verdict: Option<StepVerdict>,
    story: Vec<String>,
    hand: Vec<(Card, String)>,
}

/// Where one is, and where one can go.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    title: String,
    setup: String,
    step: usize,
    last: usize,
    mistakes: Option<String>,
    look_back: Option<String>,
    play_on: Option<String>,
}

/// The page of a replay.
pub(crate) fn draw(program: Program) -> Node {
    let place = program.read(|app| on_screen::<Review>(app).and_then(|review| place(app, review)));
    let step = program.read(|app| on_screen::<Review>(app).and_then(|review| step(app, review)));
    markup! {
        <div class="table replay" inert=program.read(cover::is_open)>
            {place.as_ref().map(|place| bar(program, place))}
            <main id="content" class="lying">
                {table::board(program)}
                <section class="dock">
                    {step.map(told)}
                    {place.map(|place| tools(program, place))}
                </section>
            </main>
        </div>
    }
}

fn place(app: &App, review: &Review) -> Option<Place> {
    let (text, last) = (app.text(), review.steps.len().saturating_sub(1));
    let args = Args::new().count("step", review.place).count("steps", last);
    Some(Place {
        title: text.get_with("app-review", &args),
        setup: text.setup(&review.step()?.view.setup),
        step: review.place,
        last,
        mistakes: (!review.mistakes().is_empty()).then(|| text.get("review-next-mistake")),
        look_back: review.can_look_back().then(|| text.get("app-key-look-back")),
        play_on: review.can_play_on().then(|| text.get("app-key-play-on")),
    })
}

fn step(app: &App, review: &Review) -> Option<Step> {
    let step = review.step()?;
    let hand = [Group::Personal, Group::Shared].into_iter().flat_map(|group| step.order.places(group).iter().flatten());
    Some(Step {
        question: step.question.clone(),
        answer: step.answer.clone(),
        ending: app.text().ending(&step.view),
        verdict: review.verdict(app.text()),
        story: step.story.clone(),
        hand: hand.map(|held| (held.card, app.text().card(held.card))).collect(),
    })
}

fn bar(program: Program, place: &Place) -> Node {
    let back = program.say("app-key-back");
    markup! {
        <header class="bar">
            {tool(program, Glyph::Left, back, Key::Escape)}
            <div class="about"><h1>{place.title.clone()}</h1> <span class="quiet">{place.setup.clone()}</span></div>
        </header>
    }
}

fn told(step: Step) -> Node {
    let hand = step.hand.into_iter().map(|(card, name)| {
        markup! { <li data-zone="hand" data-card=card.index().to_string()>{named(Drawing::Card(card), name)}</li> }
    });
    let story = step.story.into_iter().map(|line| markup! { <li>{line}</li> });
    markup! {
        <ul class="told-cards" data-hand="">{hand.collect::<Node>()}</ul>
        {step.question.map(|words| markup! { <p class="quiet">{words}</p> })}
        {step.answer.map(|words| markup! { <p class="answered"><strong>{words}</strong></p> })}
        {step.verdict.map(judged)}
        {step.ending.map(|words| markup! { <p><strong>{words}</strong></p> })}
        <ol class="log-lines">{story.collect::<Node>()}</ol>
    }
}

/// The chance to win at the step and, if it was a mistake, what would have been better.
fn judged(verdict: StepVerdict) -> Node {
    let class = match verdict.tone {
        Tone::Mistake => "verdict mistake",
        Tone::Plain | Tone::Heading | Tone::MoreOfMistake => "verdict quiet",
    };
    let lines = verdict.lines.into_iter().map(|line| markup! { <span>{line}</span> });
    markup! { <p class=class>{lines.collect::<Node>()}</p> }
}

fn tools(program: Program, place: Place) -> Node {
    let name = |key: &str| program.say(key);
    let slide = move |event| {
        if let Ok(to) = written(&event).parse::<usize>() {
            program.click(Target::Item(to));
        }
    };
    markup! {
        <input class="slider" type="range" min="0" max=place.last.to_string() prop:value=place.step.to_string() aria-label=name("app-key-step") data-key="slider"
            on:input=slide />
        <div class="arrange-tools">
            {tool(program, Glyph::First, name("web-step-first"), Key::Home)}
            {tool(program, Glyph::Left, name("web-step-back"), Key::Left)}
            {tool(program, Glyph::Right, name("web-step-on"), Key::Right)}
            {tool(program, Glyph::Last, name("web-step-last"), Key::End)}
            {place.mistakes.map(|words| button("next-mistake", "", words, move || program.key(Key::Char('m'))))}
            {place.look_back.map(|words| button("look-back", "", words, move || program.key(Key::Char('r'))))}
            {place.play_on.map(|words| button("play-on", "", words, move || program.key(Key::Char('p'))))}
        </div>
    }
}
