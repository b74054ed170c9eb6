//! A game step by step: the table, the question, the answer and its consequences.

use onirim_art::{Drawing, Glyph};
use onirim_core::Group;
use onirim_markup::markup;
use onirim_session::HeldCard;
use onirim_text::{Args, Text};
use onirim_ui::pages::{Review, ReviewStep, StepVerdict, Tone};
use onirim_ui::{App, Key, Target};

use crate::browser::written;
use crate::cover;
use crate::node::Node;
use crate::parts::{button, named, tool};
use crate::program::{Board, Program};
use crate::table;

pub(crate) fn draw(program: Program, app: &App, review: &Review) -> Node {
    let text = app.text();
    let Some(step) = review.step() else {
        return markup! { <div class="table replay" inert=cover::is_open(app)><main id="content" class="lying"></main></div> };
    };
    let board = Board { program, view: step.view, order: &step.order, text, is_review: true };
    let number = Args::new().count("step", review.place).count("steps", last(review));
    markup! {
        <div class="table replay" inert=cover::is_open(app)>
            <header class="bar">
                {tool(program, Glyph::Left, text.get("app-key-back"), Key::Escape)}
                <div class="about"><h1>{text.get_with("app-review", &number)}</h1> <span class="quiet">{text.setup(&step.view.setup)}</span></div>
            </header>
            <main id="content" class="lying">
                {table::board(&board)}
                <section class="dock">
                    {told(text, review, step)}
                    {tools(program, text, review)}
                </section>
            </main>
        </div>
    }
}

fn last(review: &Review) -> usize {
    review.steps.len().saturating_sub(1)
}

/// A step in words.
fn told(text: &Text, review: &Review, step: &ReviewStep) -> Node {
    let hand = [Group::Personal, Group::Shared].into_iter().flat_map(|group| step.order.places(group).iter().flatten());
    let hand = hand.map(|&HeldCard { card, .. }| {
        markup! { <li data-zone="hand" data-card=card.index().to_string()>{named(Drawing::Card(card), text.card(card))}</li> }
    });
    let story = step.story.iter().map(|line| markup! { <li>{line.clone()}</li> });
    markup! {
        <ul class="told-cards" data-hand="">{hand.collect::<Node>()}</ul>
        {step.question.clone().map(|words| markup! { <p class="quiet">{words}</p> })}
        {step.answer.clone().map(|words| markup! { <p class="answered"><strong>{words}</strong></p> })}
        {review.verdict(text).map(judged)}
        {text.ending(&step.view).map(|words| markup! { <p><strong>{words}</strong></p> })}
        <ol class="log-lines">{story.collect::<Node>()}</ol>
    }
}

/// The chance to win at the step and, after a mistake, the better answer.
fn judged(verdict: StepVerdict) -> Node {
    let class = match verdict.tone {
        Tone::Mistake => "verdict mistake",
        Tone::Plain | Tone::Heading | Tone::MoreOfMistake => "verdict quiet",
    };
    let lines = verdict.lines.into_iter().map(|line| markup! { <span>{line}</span> });
    markup! { <p class=class>{lines.collect::<Node>()}</p> }
}

fn tools(program: Program, text: &Text, review: &Review) -> Node {
    let name = |key: &str| text.get(key);
    let slide = move |event| {
        if let Ok(to) = written(&event).parse::<usize>() {
            program.click(Target::Item(to));
        }
    };
    let offer = |is_there: bool, key: &'static str, label: &str, letter: char| {
        is_there.then(|| button(key, "", text.get(label), move || program.key(Key::Char(letter))))
    };
    markup! {
        <input class="slider" type="range" min="0" max=last(review).to_string() prop:value=review.place.to_string() aria-label=name("app-key-step") data-key="slider"
            on:input=slide />
        <div class="arrange-tools">
            {tool(program, Glyph::First, name("web-step-first"), Key::Home)}
            {tool(program, Glyph::Left, name("web-step-back"), Key::Left)}
            {tool(program, Glyph::Right, name("web-step-on"), Key::Right)}
            {tool(program, Glyph::Last, name("web-step-last"), Key::End)}
            {offer(!review.mistakes().is_empty(), "next-mistake", "review-next-mistake", 'm')}
            {offer(review.can_look_back(), "look-back", "app-key-look-back", 'r')}
            {offer(review.can_play_on(), "play-on", "app-key-play-on", 'p')}
        </div>
    }
}
