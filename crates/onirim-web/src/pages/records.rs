//! Saved games: resume, review, delete, filter by words.

use onirim_art::Glyph;
use onirim_markup::markup;
use onirim_session::{Conclusion, GameSummary};
use onirim_text::{Args, Text};
use onirim_ui::pages::{Records, Saved, Search, length, result};
use onirim_ui::{App, Flow, Key, Screen, Target};

use super::form::line;
use super::page::page_under;
use crate::cover::sheet;
use crate::files;
use crate::node::Node;
use crate::parts::glyph;
use crate::program::Program;

/// The maximum length of the filter.
const LONGEST_WORDS: usize = 30;
/// The maximum number of games in the list. The filter finds the others.
const DRAWN: usize = 120;

pub(crate) fn draw(program: Program, app: &App, records: &Records) -> Node {
    let text = app.text();
    let games = records.listed().into_iter().take(DRAWN).enumerate();
    let games = games.map(|(place, saved)| drawn(program, app, saved, place, records.cursor == place));
    let search = move |words: String| {
        program.change(move |app| {
            app.look_for(&words);
            Flow::Stay
        });
    };
    let (label, hint, typed) =
        (text.get("app-key-filter"), text.get("app-help-filter"), records.search.typed().to_owned());
    let empty = match (records.is_empty(), records.listed().is_empty()) {
        (true, _) => Some("app-records-empty"),
        (false, true) => Some("app-records-none"),
        (false, false) => None,
    };
    let inside = markup! {
        {exchange(program, text)}
        <search>{line("records-search", label, hint, typed, LONGEST_WORDS, None, search)}</search>
        {empty.map(|key| markup! { <p class="panel">{text.get(key)}</p> })}
        <ul class="saved-list">{games.collect::<Node>()}</ul>
    };
    let covering = records.deleting.as_ref().map(|saved| sheet(confirm(program, text, &saved.named(app))));
    page_under(program, app, text.get("app-menu-records"), inside, covering)
}

/// Export and import.
fn exchange(program: Program, text: &Text) -> Node {
    markup! {
        <div class="exchange">
            <button type="button" class="button" data-key="export" on:click=move |_| files::export(program)>{glyph(Glyph::Download)} {text.get("web-export")}</button>
            <label class="button" for="import">{glyph(Glyph::Upload)} {text.get("web-import")}</label>
            <input id="import" class="aside-for-readers" type="file" accept=".jsonl,.onirim,.txt" data-key="import" on:change=move |event| files::import(program, &event) />
        </div>
    }
}

fn confirm(program: Program, text: &Text, game: &str) -> Node {
    markup! {
        <h2 id="sheet-title" tabindex="-1" data-key="sheet">{text.get("app-delete")}</h2>
        <p>{format!("{game}\n{}", text.get("web-delete"))}</p>
        <div class="answers">
            <button type="button" class="button main" data-cursor="" data-key="keep" on:click=move |_| program.key(Key::Escape)>{text.get("web-delete-no")}</button>
            <button type="button" class="button" data-key="delete" on:click=move |_| program.key(Key::Enter)>{text.get("app-key-delete")}</button>
        </div>
    }
}

fn drawn(program: Program, app: &App, saved: &Saved, place: usize, is_marked: bool) -> Node {
    let text = app.text();
    let (about, id) = match saved {
        Saved::Game(game) => (about(app, game), Some(game.id)),
        Saved::Damaged(damaged) => {
            let about = markup! {
                <span class="label"><span class="alarm">{text.get("app-record-damaged")}</span></span>
                <span class="outcome">{text.damaged_game(damaged)}</span>
            };
            (about, None)
        }
    };
    let class = if is_marked { "choice saved marked" } else { "choice saved" };
    let save = id.map(|id| {
        let name = text.get("web-save-record");
        markup! { <button type="button" class="tool" data-key=format!("save-{place}") aria-label=name on:click=move |_| files::save_record(program, id)>{glyph(Glyph::Download)}</button> }
    });
    let delete = text.get("app-key-delete");
    markup! {
        <li>
            <button type="button" class=class data-key=format!("saved-{place}") data-cursor=is_marked.then_some("") disabled=id.is_none()
                on:click=move |_| program.click(Target::Item(place))>
                <span class="words">{about}</span>
            </button>
            {save}
            <button type="button" class="tool" data-key=format!("delete-{place}") aria-label=delete on:click=move |_| ask_to_delete(program, place)>{glyph(Glyph::Delete)}</button>
        </li>
    }
}

/// The result of a game, when it was last played, and its length.
fn about(app: &App, game: &GameSummary) -> Node {
    let text = app.text();
    let class = match game.conclusion {
        None => "goes-on",
        Some(Conclusion::Won) => "joy",
        Some(Conclusion::Lost(_) | Conclusion::GivenUp) => "quiet",
    };
    let doors = text.get_with("app-record-doors", &Args::new().count("count", game.doors));
    let help = if game.assisted { format!(" · {}", text.get("app-header-assisted")) } else { String::new() };
    let played = [app.played(game), length(game, text)].join(" · ");
    markup! {
        <span class="label"><span class=class>{text.get(result(game))}</span> " " {doors + &help}</span>
        <span class="outcome">{text.setup_with(&game.setup, game.programs)} " · " <span class="when">{played}</span></span>
    }
}

/// Selects the game and asks for confirmation.
fn ask_to_delete(program: Program, place: usize) {
    // While the filter has the focus, every letter belongs to it.
    let is_typing =
        |app: &App| matches!(app.screen(), Screen::Records(page) if matches!(page.search, Search::Typing(_)));
    if program.read(is_typing) {
        program.key(Key::Enter);
    }
    program.key(Key::Home);
    for _ in 0..place {
        program.key(Key::Down);
    }
    program.key(Key::Char('x'));
}
