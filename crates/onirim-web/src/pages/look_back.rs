//! How a game went: the chance to win along it, and every mistake with what would have been better.

use onirim_coach::review::{Moment, Review as Judgement, Share};
use onirim_markup::markup;
use onirim_text::Args;
use onirim_ui::pages::{LookBack, Said, Tone};
use onirim_ui::{App, Target};

use super::on_screen::on_screen;
use super::page::page;
use crate::node::Node;
use crate::program::Program;

/// What came out.
#[derive(Clone, Debug)]
struct Told {
    lines: Vec<Said>,
    chosen: Option<usize>,
    open: String,
    chart: Chart,
}

/// The chance to win at each decision, and where mistakes were made.
#[derive(Clone, Debug, PartialEq)]
struct Chart {
    name: String,
    chances: Vec<f64>,
    mistakes: Vec<usize>,
    /// The decisive one of them, and the one that is chosen.
    decisive: Option<usize>,
    chosen: Option<usize>,
    ends: [String; 2],
    scale: [String; 3],
}

/// The size of the picture, in its own units.
const WIDE: f64 = 600.0;
const HIGH: f64 = 180.0;

/// The page of a look back.
pub(crate) fn draw(program: Program) -> Node {
    let told = program.read(|app| on_screen::<LookBack>(app).and_then(|page| told(app, page)));
    let thinking = program.read(|app| on_screen::<LookBack>(app).and_then(LookBack::progress)).map(|progress| {
        let (done, of) = (progress.done, progress.of);
        let words = program
            .read(|app| app.text().get_with("review-progress", &Args::new().count("done", done).count("of", of)));
        markup! {
            <p>{words.clone()}</p>
            <progress max=of.to_string() value=done.to_string() aria-label=words></progress>
        }
    });
    let nobody = program.read(|app| {
        let is_silent = on_screen::<LookBack>(app).map(|page| page.progress().is_none() && page.judgement().is_none());
        is_silent.filter(|silent| *silent).map(|_| app.text().get("web-no-thinking"))
    });
    let nobody = nobody.map(|words| markup! { <p class="panel">{words}</p> });
    // Whoever listens is told once, when the judge is through, not at every verdict.
    let result = told.as_ref().and_then(|told| told.lines.first()).map(|said| said.words.clone());
    let inside = markup! { <div class="aside-for-readers" role="status">{result}</div> {nobody} {thinking} {told.map(|told| drawn(program, told))} };
    page(program, program.say("app-end-look-back"), inside)
}

fn told(app: &App, page: &LookBack) -> Option<Told> {
    let (judgement, said) = page.judgement()?;
    let (chosen, open) = (page.chosen(), app.text().get("review-open"));
    Some(Told { lines: said.to_vec(), chosen, open, chart: chart(app, judgement, chosen) })
}

fn chart(app: &App, judgement: &Judgement, chosen: Option<usize>) -> Chart {
    let text = app.text();
    let turn = |moment: Option<&Moment>| {
        text.get_with("review-chart.turn", &Args::new().count("turn", moment.map_or(0, |moment| moment.turn)))
    };
    let moments = judgement.moments();
    Chart {
        name: text.get("review-chart"),
        chances: judgement.chances().map(Share::fraction).collect(),
        mistakes: moments.iter().filter(|moment| moment.is_mistake()).map(|moment| moment.ply - 1).collect(),
        decisive: judgement.decisive().map(|moment| moment.ply - 1),
        chosen,
        ends: [turn(moments.first()), turn(moments.last())],
        scale: [100.0, 50.0, 0.0].map(|percent| text.percent_to(percent, 0)),
    }
}

fn drawn(program: Program, told: Told) -> Node {
    let mut nodes: Vec<Node> = Vec::new();
    let mut lines = told.lines.into_iter().peekable();
    while let Some(Said { tone, words, step }) = lines.next() {
        nodes.push(match (tone, step) {
            (Tone::Heading, _) => markup! { <h2>{words}</h2> },
            (Tone::Mistake, Some(step)) => {
                let mut more: Vec<Node> = Vec::new();
                while let Some(said) = lines.next_if(|said| said.tone == Tone::MoreOfMistake) {
                    more.push(markup! { <span>{said.words}</span> });
                }
                let is_chosen = told.chosen == Some(step);
                markup! {
                    <button type="button" class="mistake-item" data-key=format!("mistake-{step}") data-cursor=is_chosen.then_some("")
                        on:click=move |_| program.click(Target::Item(step))>
                        <span class="mistake">{words}</span> {more} <span class="quiet">{told.open.clone()}</span>
                    </button>
                }
            }
            (Tone::Mistake | Tone::MoreOfMistake | Tone::Plain, _) => markup! { <p>{words}</p> },
        });
    }
    markup! { {picture(program, told.chart)} <div class="panel prose">{nodes}</div> }
}

/// The chance to win along the game. A press on it opens the position there.
fn picture(program: Program, chart: Chart) -> Node {
    let last = chart.chances.len().saturating_sub(1).max(1) as f64;
    let at = |place: usize| place as f64 / last * WIDE;
    let points: Vec<String> = chart
        .chances
        .iter()
        .enumerate()
        .map(|(place, chance)| format!("{:.1},{:.1}", at(place), HIGH * (1.0 - chance)))
        .collect();
    let line = points.join(" ");
    let area = format!("0,{HIGH} {line} {WIDE},{HIGH}");
    let wide = WIDE / last;
    let feel: Vec<_> = (0..chart.chances.len())
        .map(|place| {
            let x = (at(place) - wide / 2.0).max(0.0);
            markup! {
                <rect class="feel" x=x.to_string() y="0" width=wide.to_string() height=HIGH.to_string() data-step=place.to_string()
                    on:click=move |_| program.click(Target::Item(place)) />
            }
        })
        .collect();
    let chances = chart.chances;
    let mistakes: Vec<_> = chart
        .mistakes
        .into_iter()
        .map(|place| {
            let y = HIGH * (1.0 - chances.get(place).copied().unwrap_or(0.0));
            // A line without length: its round ends stay round when the picture is stretched.
            let class = match (chart.decisive == Some(place), chart.chosen == Some(place)) {
                (_, true) => "mistake-dot chosen",
                (true, false) => "mistake-dot decisive",
                (false, false) => "mistake-dot",
            };
            markup! { <path class=class d=format!("M{:.1} {y:.1}h0", at(place)) /> }
        })
        .collect();
    let [top, middle, bottom] = chart.scale;
    let [first, end] = chart.ends;
    markup! {
        <figure class="chart">
            <figcaption>{chart.name}</figcaption>
            <div class="chart-body">
                <div class="scale" aria-hidden="true"><span>{top}</span><span>{middle}</span><span>{bottom}</span></div>
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
