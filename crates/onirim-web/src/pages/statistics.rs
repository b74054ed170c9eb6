//! Statistics of all games and of each set-up, in words and in pictures.

use onirim_art::Glyph;
use onirim_markup::markup;
use onirim_session::{Figures, Score};
use onirim_text::{Args, Text};
use onirim_ui::pages::StatisticsPage;
use onirim_ui::{App, Key};

use super::page::page;
use crate::node::Node;
use crate::parts::tool;
use crate::program::Program;

pub(crate) fn draw(program: Program, app: &App, statistics: &StatisticsPage) -> Node {
    page(program, app, app.text().get("app-menu-statistics"), figures(program, app.text(), statistics))
}

fn figures(program: Program, text: &Text, page: &StatisticsPage) -> Node {
    let (setup, figures) = page.figures();
    let number = Args::new().count("page", page.place + 1).count("pages", page.pages());
    let turn = (page.pages() > 1).then(|| {
        markup! {
            {tool(program, Glyph::Left, text.get("web-step-back"), Key::Left)}
            <span class="quiet">{text.get_with("app-statistics-page", &number)}</span>
            {tool(program, Glyph::Right, text.get("web-step-on"), Key::Right)}
        }
    });
    let name = setup.map_or_else(|| text.get("statistics-all"), |played| text.played(played));
    let head = markup! { <div class="turn-over"><h2>{name}</h2> {turn}</div> };
    if figures.games() == 0 {
        return markup! { {head} <p class="panel">{text.get("statistics-none")}</p> };
    }
    let lines = lines(text, page).into_iter().map(|line| markup! { <p>{line}</p> });
    markup! {
        {head}
        <div class="panel prose">{lines.collect::<Node>()}</div>
        <div class="figures">{last(text, figures)} {doors(text, figures)} {trend(text, figures)}</div>
        {setup.is_none().then(|| setups(text, page))}
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

/// Each set-up with its results.
fn setups(text: &Text, page: &StatisticsPage) -> Node {
    let setups = page.rows().map(|(played, figures)| {
        let form = figures.form();
        let args = Args::new().count("wins", form.wins).count("games", form.games);
        let args = args.count("streak", figures.streak).count("best", figures.best_streak);
        markup! { <dt>{text.played(played)}</dt> <dd class="quiet">{text.get_with("statistics-setup", &args)}</dd> }
    });
    markup! { <section class="panel"><h3>{text.get("statistics-setups")}</h3> <dl>{setups.collect::<Node>()}</dl></section> }
}

/// The last games as bars, as high as the number of Doors found.
fn last(text: &Text, figures: &Figures) -> Node {
    let games = figures.last();
    let title = Args::new().count("count", games.len()).text("won", "●").text("lost", "○");
    let title = text.get_with("app-statistics-last", &title);
    let bars: Vec<_> = games
        .iter()
        .enumerate()
        .map(|(place, game)| {
            let height = game.doors as f64 / game.of as f64 * 80.0;
            let class = match game.score {
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

/// The number of Doors found, as labelled bars.
fn doors(text: &Text, figures: &Figures) -> Node {
    let (title, games) = (text.get("statistics-doors"), &figures.doors);
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
fn trend(text: &Text, figures: &Figures) -> Node {
    let (title, points) = (text.get("statistics-trend"), figures.trend(60));
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
