//! Choosing what is played: players, expansions and their variants, names, a seed or a share code.

use onirim_core::Seat;
use onirim_markup::markup;
use onirim_text::{PlayerName, Text};
use onirim_ui::pages::{Code, DealFrom, Field, NewGame};
use onirim_ui::{App, Flow, Target};

use super::form::{line, one_of};
use super::on_screen::on_screen;
use super::page::page;
use crate::node::Node;
use crate::program::Program;

/// The longest code that can be typed.
const LONGEST_CODE: usize = 32;

/// A field of the form. What is typed is no part of it: a field that is drawn anew loses its cursor.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Shown {
    field: Field,
    label: String,
    about: Option<String>,
    values: Vec<String>,
    chosen: usize,
    hint: String,
}

/// The page of a new game, of the deal of the day, or of a game with real cards.
pub(crate) fn draw(program: Program) -> Node {
    let title = program
        .read(|app| app.text().get(on_screen::<NewGame>(app).map(|page| title(page.from)).unwrap_or("app-menu-new")));
    let about = program.read(about);
    let fields = program.read(fields);
    let wrong = program.read(|app| {
        let is_wrong = on_screen::<NewGame>(app).map(|page| page.read_code() == Code::Wrong).unwrap_or(false);
        is_wrong.then(|| app.text().get("app-code-wrong"))
    });
    let list = fields.into_iter().map(|shown| drawn(program, shown, wrong.clone())).collect::<Node>();
    let start = program.read(|app| app.text().get("app-field-start"));
    let inside = markup! {
        <p>{about}</p>
        <form class="form" on:submit=move |event| { event.prevent_default(); begin(program); }>
            {list}
            <p class="form-foot"><button type="submit" class="button main" data-key="start"><span class="said">{start}</span></button></p>
        </form>
    };
    page(program, title, inside)
}

const fn title(from: DealFrom) -> &'static str {
    match from {
        DealFrom::Seed => "app-menu-new",
        DealFrom::Day => "app-menu-daily",
        DealFrom::Table => "app-menu-real-cards",
    }
}

fn about(app: &App) -> String {
    let Some(page) = on_screen::<NewGame>(app) else { return String::new() };
    match page.from {
        DealFrom::Day | DealFrom::Table => app.about_deal(page),
        DealFrom::Seed => app.text().get("web-new-text"),
    }
}

fn begin(program: Program) {
    let last =
        program.read(|app| on_screen::<NewGame>(app).map(|page| page.fields().len()).unwrap_or(0)).saturating_sub(1);
    program.click(Target::Item(last));
}

fn fields(app: &App) -> Vec<Shown> {
    on_screen::<NewGame>(app)
        .map(|page| page.fields().into_iter().filter_map(|field| shown(field, page, app.text())).collect())
        .unwrap_or_default()
}

fn shown(field: Field, page: &NewGame, text: &Text) -> Option<Shown> {
    let (about, hint) = match field {
        Field::Start => return None,
        Field::Name(seat) => (None, text.get(if seat == Seat::One { "person-one" } else { "person-two" })),
        Field::Code => (None, text.get("app-code-empty")),
        // What the field above it says explains it too.
        Field::Communication | Field::Sitter(Seat::Two) => (None, String::new()),
        Field::Players | Field::Sitter(Seat::One) | Field::Book | Field::Towers | Field::Premonitions => {
            (NewGame::explanation(field, text), String::new())
        }
    };
    let (values, chosen) = (page.choices(field, text), page.choice(field).unwrap_or(0));
    Some(Shown { field, label: page.label(field, text), about, values, chosen, hint })
}

fn drawn(program: Program, shown: Shown, wrong: Option<String>) -> Node {
    let field = shown.field;
    let choose = move |number: usize| change(program, move |page| page.pick(field, number));
    let name = match field {
        Field::Players => "players",
        Field::Communication => "communication",
        Field::Sitter(Seat::One) => "sitter-one",
        Field::Sitter(Seat::Two) => "sitter-two",
        Field::Book => "book",
        Field::Towers => "towers",
        Field::Premonitions => "premonitions",
        Field::Name(Seat::One) => "name-one",
        Field::Name(Seat::Two) => "name-two",
        Field::Code => "code",
        Field::Start => "start",
    };
    match field {
        Field::Name(_) | Field::Code => {
            let typed = program
                .read(|app| on_screen::<NewGame>(app).map(|page| page.written(field).to_owned()).unwrap_or_default());
            let longest = if field == Field::Code { LONGEST_CODE } else { PlayerName::LONGEST };
            let told = wrong.filter(|_| field == Field::Code);
            let write = move |words: String| change(program, move |page| page.write(field, &words));
            line(name, shown.label, shown.hint, typed, longest, told, write)
        }
        Field::Players
        | Field::Communication
        | Field::Sitter(_)
        | Field::Book
        | Field::Towers
        | Field::Premonitions
        | Field::Start => one_of(name, shown.label, shown.about, shown.values, shown.chosen, choose),
    }
}

fn change(program: Program, change: impl FnOnce(&mut NewGame) + 'static) {
    program.change(move |app| {
        if let Some(page) = app.form() {
            change(page);
        }
        Flow::Stay
    });
}
