//! The review of a game: the chance to win along it, and every mistake with the better answer.

use onirim_coach::review::{Review as Judgement, Share};
use onirim_markup::markup;
use onirim_text::{Args, Text};
use onirim_ui::pages::{LookBack, ReviewLine, Tone};
use onirim_ui::{App, Target};

use super::page::page;
use crate::node::Node;
use crate::program::Program;

/// The size of the picture, in its own units.
const WIDE: f64 = 600.0;
const HIGH: f64 = 180.0;

pub(crate) fn draw(program: Program, app: &App, look_back: &LookBack) -> Node {
    let text = app.text();
    let thinking = look_back.progress().map(|progress| {
        let (done, of) = (progress.done, progress.of);
        let words = text.get_with("review-progress", &Args::new().count("done", done).count("of", of));
        markup! {
            <p>{words.clone()}</p>
            <progress max=of.to_string() value=done.to_string() aria-label=words></progress>
        }
    });
    let judgement = look_back.judgement();
    let failed = thinking.is_none() && judgement.is_none();
    let failed = failed.then(|| markup! { <p class="panel">{text.get("web-no-thinking")}</p> });
    // Announced once at the end of the review, not at every verdict.
    let result = judgement.and_then(|(_, lines)| lines.first()).map(|line| line.words.clone());
    let judged = judgement.map(|(judgement, lines)| {
        let chosen = look_back.chosen();
        markup! { {chart(program, text, judgement, chosen)} <div class="panel prose">{told(program, text, lines, chosen)}</div> }
    });
    let inside = markup! { <div class="aside-for-readers" role="status">{result}</div> {failed} {thinking} {judged} };
    page(program, app, text.get("app-end-look-back"), inside)
}

/// The review in words. A mistake opens its position.
fn told(program: Program, text: &Text, lines: &[ReviewLine], chosen: Option<usize>) -> Vec<Node> {
    let mut nodes: Vec<Node> = Vec::new();
    let mut lines = lines.iter().cloned().peekable();
    while let Some(ReviewLine { tone, words, step }) = lines.next() {
        nodes.push(match (tone, step) {
            (Tone::Heading, _) => markup! { <h2>{words}</h2> },
            (Tone::Mistake, Some(step)) => {
                let mut more: Vec<Node> = Vec::new();
                while let Some(said) = lines.next_if(|said| said.tone == Tone::MoreOfMistake) {
                    more.push(markup! { <span>{said.words}</span> });
                }
                let is_chosen = chosen == Some(step);
                markup! {
                    <button type="button" class="mistake-item" data-key=format!("mistake-{step}") data-cursor=is_chosen.then_some("")
                        on:click=move |_| program.click(Target::Item(step))>
                        <span class="mistake">{words}</span> {more} <span class="quiet">{text.get("review-open")}</span>
                    </button>
                }
            }
            (Tone::Mistake | Tone::MoreOfMistake | Tone::Plain, _) => markup! { <p>{words}</p> },
        });
    }
    nodes
}

/// The chance to win along the game. A click opens the position there.
fn chart(program: Program, text: &Text, judgement: &Judgement, chosen: Option<usize>) -> Node {
    let chances: Vec<f64> = judgement.chances().map(Share::fraction).collect();
    let last = chances.len().saturating_sub(1).max(1) as f64;
    let at = |place: usize| place as f64 / last * WIDE;
    let points: Vec<String> = chances
        .iter()
        .enumerate()
        .map(|(place, chance)| format!("{:.1},{:.1}", at(place), HIGH * (1.0 - chance)))
        .collect();
    let line = points.join(" ");
    let area = format!("0,{HIGH} {line} {WIDE},{HIGH}");
    let wide = WIDE / last;
    let feel: Vec<_> = (0..chances.len())
        .map(|place| {
            let x = (at(place) - wide / 2.0).max(0.0);
            markup! {
                <rect class="feel" x=x.to_string() y="0" width=wide.to_string() height=HIGH.to_string() data-step=place.to_string()
                    on:click=move |_| program.click(Target::Item(place)) />
            }
        })
        .collect();
    let moments = judgement.moments();
    let decisive = judgement.decisive().map(|moment| moment.ply - 1);
    let mistakes: Vec<_> = moments
        .iter()
        .filter(|moment| moment.is_mistake())
        .map(|moment| {
            let place = moment.ply - 1;
            let y = HIGH * (1.0 - chances.get(place).copied().unwrap_or(0.0));
            // A line of length zero: its round caps stay round when the picture is stretched.
            let class = match (decisive == Some(place), chosen == Some(place)) {
                (_, true) => "mistake-dot chosen",
                (true, false) => "mistake-dot decisive",
                (false, false) => "mistake-dot",
            };
            markup! { <path class=class d=format!("M{:.1} {y:.1}h0", at(place)) /> }
        })
        .collect();
    let scale = [100.0, 50.0, 0.0].map(|percent| markup! { <span>{text.percent_to(percent, 0)}</span> });
    let ends = [moments.first(), moments.last()].map(|moment| {
        let turn = Args::new().count("turn", moment.map_or(0, |moment| moment.turn));
        text.get_with("review-chart.turn", &turn)
    });
    let [first, end] = ends;
    markup! {
        <figure class="chart">
            <figcaption>{text.get("review-chart")}</figcaption>
            <div class="chart-body">
                <div class="scale" aria-hidden="true">{scale.into_iter().collect::<Node>()}</div>
                <svg viewBox=format!("-6 -6 {} {}", WIDE + 12.0, HIGH + 12.0) preserveAspectRatio="none" aria-hidden="true">
                    <line class="axis" x1="0" x2=WIDE.to_string() y1=(HIGH / 2.0).to_string() y2=(HIGH / 2.0).to_string() />
                    <polygon class="chance-area" points=area />
                    <polyline class="chance-line" points=line />
                    {mistakes}
                    {feel}
                </svg>
            </div>
            <p class="ends quiet"><span>{first}</span> <span>{end}</span></p>
        </figure>
    }
}
