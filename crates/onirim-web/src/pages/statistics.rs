//! What all games say together, and those of each set-up: in words, and in pictures.

use onirim_art::Glyph;
use onirim_markup::markup;
use onirim_session::{DOORS, Figures, Score};
use onirim_text::{Args, Text};
use onirim_ui::Key;
use onirim_ui::pages::StatisticsPage;

use super::on_screen::on_screen;
use super::page::page;
use crate::node::Node;
use crate::parts::tool;
use crate::program::Program;

/// One page of the statistics.
#[derive(Clone, Debug, PartialEq)]
struct Told {
    name: String,
    number: String,
    pages: usize,
    nothing: Option<String>,
    lines: Vec<String>,
    last: (String, Vec<(usize, Score)>),
    /// How many games found so many Doors.
    doors: (String, Vec<usize>),
    trend: (String, Vec<f64>),
    /// Each set-up with how it goes.
    setups: Option<(String, Vec<(String, String)>)>,
}

/// The page of the statistics.
pub(crate) fn draw(program: Program) -> Node {
    let told = program.read(|app| on_screen::<StatisticsPage>(app).map(|page| look(app.text(), page)));
    let inside = told.map(|told| drawn(program, told));
    page(program, program.say("app-menu-statistics"), inside.into())
}

fn look(text: &Text, page: &StatisticsPage) -> Told {
    let (setup, figures) = page.figures();
    let args = Args::new().count("page", page.place + 1).count("pages", page.pages());
    let games: Vec<(usize, Score)> = figures.last().iter().map(|finish| (finish.doors, finish.score)).collect();
    let won = Args::new().count("count", games.len()).text("won", "●").text("lost", "○");
    Told {
        name: setup.map_or_else(|| text.get("statistics-all"), |played| text.played(played)),
        number: text.get_with("app-statistics-page", &args),
        pages: page.pages(),
        nothing: (figures.games() == 0).then(|| text.get("statistics-none")),
        lines: lines(text, page),
        last: (text.get_with("app-statistics-last", &won), games),
        doors: (text.get("statistics-doors"), figures.doors.to_vec()),
        trend: (text.get("statistics-trend"), figures.trend(60)),
        setups: setup.is_none().then(|| (text.get("statistics-setups"), setups(text, page))),
    }
}

fn lines(text: &Text, page: &StatisticsPage) -> Vec<String> {
    let (setup, figures) = page.figures();
    let games = Args::new().count("games", figures.games()).count("wins", figures.wins);
    let mut lines = vec![text.get_with("statistics-games", &games)];
    lines.extend(text.form(figures));
    lines.push(text.streaks(figures));
    if setup.is_some() {
        lines.extend(text.bests(&figures.bests));
        lines.push(text.losses(figures));
    }
    lines.extend(page.around(text));
    lines
}

fn setups(text: &Text, page: &StatisticsPage) -> Vec<(String, String)> {
    let told = |figures: &Figures| {
        let form = figures.form();
        let args = Args::new().count("wins", form.wins).count("games", form.games);
        text.get_with("statistics-setup", &args.count("streak", figures.streak).count("best", figures.best_streak))
    };
    page.rows().map(|(played, figures)| (text.played(played), told(figures))).collect()
}

fn drawn(program: Program, told: Told) -> Node {
    let name = |key: &str| program.say(key);
    let turn = (told.pages > 1).then(|| {
        markup! {
            {tool(program, Glyph::Left, name("web-step-back"), Key::Left)}
            <span class="quiet">{told.number}</span>
            {tool(program, Glyph::Right, name("web-step-on"), Key::Right)}
        }
    });
    let head = markup! { <div class="turn-over"><h2>{told.name}</h2> {turn}</div> };
    if let Some(nothing) = told.nothing {
        return markup! { {head} <p class="panel">{nothing}</p> };
    }
    let lines = told.lines.into_iter().map(|line| markup! { <p>{line}</p> });
    let setups = told.setups.map(|(title, setups)| {
        let setups =
            setups.into_iter().map(|(setup, words)| markup! { <dt>{setup}</dt> <dd class="quiet">{words}</dd> });
        markup! { <section class="panel"><h3>{title}</h3> <dl>{setups.collect::<Node>()}</dl></section> }
    });
    markup! {
        {head}
        <div class="panel prose">{lines.collect::<Node>()}</div>
        <div class="figures">{last(told.last)} {doors(told.doors)} {trend(told.trend)}</div>
        {setups}
    }
}

/// The last games as bars: as high as Doors were found.
fn last((title, games): (String, Vec<(usize, Score)>)) -> Node {
    let bars: Vec<_> = games
        .iter()
        .enumerate()
        .map(|(place, (doors, score))| {
            let height = *doors as f64 / DOORS as f64 * 80.0;
            let class = match score {
                Score::Won => "bar-won",
                Score::Lost => "bar-lost",
            };
            markup! {
                <rect class=class x=(place * 8).to_string() y=(80.0 - height).to_string() width="6" height=height.max(1.0).to_string() rx="1" />
                <circle class=class cx=(place * 8 + 3).to_string() cy="88" r="2.4" />
            }
        })
        .collect();
    let wide = (games.len().max(25) * 8).to_string();
    markup! { <figure class="chart"><figcaption>{title}</figcaption> <svg viewBox=format!("0 0 {wide} 92") aria-hidden="true">{bars}</svg></figure> }
}

/// How many Doors were found, as bars with their numbers.
fn doors((title, games): (String, Vec<usize>)) -> Node {
    let most = games.iter().copied().max().unwrap_or(1).max(1) as f64;
    let lines: Vec<_> = games
        .iter()
        .enumerate()
        .map(|(doors, &count)| {
            markup! {
                <tr><th scope="row">{doors}</th>
                    <td class="wide"><svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect class="bar-won" width=(count as f64 / most * 100.0).to_string() height="6" rx="1" /></svg></td>
                    <td>{count}</td></tr>
            }
        })
        .collect();
    markup! { <div class="chart"><table class="bars"><caption>{title}</caption> <tbody>{lines}</tbody></table></div> }
}

/// The win rate over time.
fn trend((title, points): (String, Vec<f64>)) -> Node {
    let last = points.len().saturating_sub(1).max(1) as f64;
    let line: Vec<String> = points
        .iter()
        .enumerate()
        .map(|(place, share)| format!("{:.1},{:.1}", place as f64 / last * 240.0, 80.0 * (1.0 - share)))
        .collect();
    markup! {
        <figure class="chart"><figcaption>{title}</figcaption>
            <svg viewBox="-2 -2 244 84" aria-hidden="true"><line class="axis" x1="0" x2="240" y1="80" y2="80" /> <polyline class="chance-line" points=line.join(" ") /></svg>
        </figure>
    }
}
