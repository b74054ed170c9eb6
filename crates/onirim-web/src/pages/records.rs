//! Saved games: to go on with, to look at, to delete; filtered by words.

use onirim_art::Glyph;
use onirim_markup::markup;
use onirim_session::{Conclusion, GameId, GameSummary};
use onirim_text::Args;
use onirim_ui::pages::{Deleting, Records, Saved, Search, length, result};
use onirim_ui::{App, Flow, Key, Target};

use super::form::line;
use super::on_screen::on_screen;
use super::page::page_under;
use crate::asks::{Question, dialog};
use crate::cover::{Width, sheet};
use crate::files;
use crate::node::Node;
use crate::parts::glyph;
use crate::program::Program;

/// The longest words that can be looked for.
const LONGEST_WORDS: usize = 30;
/// So many games are drawn; the words above the list find the others.
const DRAWN: usize = 120;

/// A saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry {
    /// When it was played last, and how long it is.
    played: String,
    result: String,
    class: &'static str,
    doors: String,
    setup: String,
    /// Its number; `None` if it cannot be read.
    id: Option<GameId>,
}

/// The page of saved games.
pub(crate) fn draw(program: Program) -> Node {
    let entries =
        program.read(|app| on_screen::<Records>(app).map(|records| entries(app, records)).unwrap_or_default());
    let empty = program.read(empty);
    let cursor = program.read(|app| on_screen::<Records>(app).map_or(0, |records| records.cursor));
    let deleting = program.read(deleting);
    let list = entries.into_iter().enumerate().map(|(place, entry)| drawn(program, place, entry, cursor));
    let label = program.say("app-key-filter");
    let hint = program.say("app-help-filter");
    let write = move |words: String| {
        program.change(move |app| {
            app.look_for(&words);
            Flow::Stay
        });
    };
    let typed =
        program.read(|app| on_screen::<Records>(app).map(|page| page.search.typed().to_owned()).unwrap_or_default());
    let inside = markup! {
        {exchange(program)}
        <search>{line("records-search", label, hint, typed, LONGEST_WORDS, None, write)}</search>
        {empty.map(|words| markup! { <p class="panel">{words}</p> })}
        <ul class="saved-list">{list.collect::<Node>()}</ul>
    };
    let covering = deleting.map(|question| sheet(Width::Narrow, confirm(program, question)));
    page_under(program, program.say("app-menu-records"), inside, covering)
}

/// Everything goes out as a file, and comes in as one.
fn exchange(program: Program) -> Node {
    let name = |key: &'static str| program.say(key);
    markup! {
        <div class="exchange">
            <button type="button" class="button" data-key="export" on:click=move |_| files::export(program)>{glyph(Glyph::Download)} {name("web-export")}</button>
            <label class="button" for="import">{glyph(Glyph::Upload)} {name("web-import")}</label>
            <input id="import" class="aside-for-readers" type="file" accept=".jsonl,.onirim,.txt" data-key="import" on:change=move |event| files::import(program, &event) />
        </div>
    }
}

fn empty(app: &App) -> Option<String> {
    on_screen::<Records>(app)
        .and_then(|records| match (records.is_empty(), records.listed().is_empty()) {
            (true, _) => Some("app-records-empty"),
            (false, true) => Some("app-records-none"),
            (false, false) => None,
        })
        .map(|key| app.text().get(key))
}

fn entries(app: &App, records: &Records) -> Vec<Entry> {
    records
        .listed()
        .into_iter()
        .take(DRAWN)
        .map(|saved| match saved {
            Saved::Game(game) => entry(app, game),
            Saved::Damaged(damaged) => Entry {
                played: String::new(),
                result: app.text().get("app-record-damaged"),
                class: "alarm",
                doors: String::new(),
                setup: app.text().damaged_game(damaged),
                id: None,
            },
        })
        .collect()
}

fn entry(app: &App, game: &GameSummary) -> Entry {
    let text = app.text();
    let class = match game.conclusion {
        None => "goes-on",
        Some(Conclusion::Won) => "joy",
        Some(Conclusion::Lost(_) | Conclusion::GivenUp) => "quiet",
    };
    let help = if game.assisted { format!(" · {}", text.get("app-header-assisted")) } else { String::new() };
    Entry {
        played: [app.played(game), length(game, text)].join(" · "),
        result: text.get(result(game)),
        class,
        doors: text.get_with("app-record-doors", &Args::new().count("count", game.doors)) + &help,
        setup: text.setup_with(&game.setup, game.programs),
        id: Some(game.id),
    }
}

fn deleting(app: &App) -> Option<Question> {
    let text = app.text();
    let asked = |records: &Records| match &records.deleting {
        Deleting::Asked(saved) => Some(format!("{}\n{}", saved.named(app), text.get("web-delete"))),
        Deleting::No => None,
    };
    let body = on_screen::<Records>(app).and_then(asked)?;
    Some(Question { title: text.get("app-delete"), body, answers: Vec::new(), cursor: 0 })
}

fn confirm(program: Program, question: Question) -> Node {
    let name = |key: &str| program.say(key);
    markup! {
        {dialog(program, question)}
        <div class="answers">
            <button type="button" class="button main" data-cursor="" data-key="keep" on:click=move |_| program.key(Key::Escape)>{name("web-delete-no")}</button>
            <button type="button" class="button" data-key="delete" on:click=move |_| program.key(Key::Enter)>{name("app-key-delete")}</button>
        </div>
    }
}

fn drawn(program: Program, place: usize, entry: Entry, cursor: usize) -> Node {
    let is_marked = cursor == place;
    let class = if is_marked { "choice saved marked" } else { "choice saved" };
    let save = entry.id.map(|id| {
        let name = program.say("web-save-record");
        markup! { <button type="button" class="tool" data-key=format!("save-{place}") aria-label=name on:click=move |_| files::save_record(program, id)>{glyph(Glyph::Download)}</button> }
    });
    let delete = program.say("app-key-delete");
    markup! {
        <li>
            <button type="button" class=class data-key=format!("saved-{place}") data-cursor=is_marked.then_some("") disabled=entry.id.is_none()
                on:click=move |_| program.click(Target::Item(place))>
                <span class="words">
                    <span class="label"><span class=entry.class>{entry.result}</span> " " {entry.doors}</span>
                    <span class="outcome">{entry.setup} " · " <span class="when">{entry.played}</span></span>
                </span>
            </button>
            {save}
            <button type="button" class="tool" data-key=format!("delete-{place}") aria-label=delete on:click=move |_| ask_to_delete(program, place)>{glyph(Glyph::Delete)}</button>
        </li>
    }
}

/// The cursor goes to the game, and the question is asked.
fn ask_to_delete(program: Program, place: usize) {
    // While words are typed, every letter is one of them.
    if program.read(|app| on_screen::<Records>(app).map(|records| matches!(records.search, Search::Typing(_))))
        == Some(true)
    {
        program.key(Key::Enter);
    }
    program.key(Key::Home);
    for _ in 0..place {
        program.key(Key::Down);
    }
    program.key(Key::Char('x'));
}
