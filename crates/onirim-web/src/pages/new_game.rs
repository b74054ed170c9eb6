//! The set-up of a new game: players, expansions and their variants, names, a seed or a share code.

use onirim_core::Seat;
use onirim_markup::markup;
use onirim_text::{PlayerName, Text};
use onirim_ui::pages::{Code, DealFrom, Field, NewGame};
use onirim_ui::{App, Flow, Target};

use super::form::{line, one_of};
use super::page::page;
use crate::node::Node;
use crate::program::Program;

/// The maximum length of the code.
const LONGEST_CODE: usize = 32;

/// The page of a new game, of the deal of the day, or of a game with real cards.
pub(crate) fn draw(program: Program, app: &App, form: &NewGame) -> Node {
    let text = app.text();
    let about = match form.from {
        DealFrom::Day | DealFrom::Table => app.about_deal(form),
        DealFrom::Seed => text.get("web-new-text"),
    };
    let fields = form.fields();
    let start = fields.len().saturating_sub(1);
    let list = fields.into_iter().filter(|field| *field != Field::Start).map(|field| drawn(program, form, field, text));
    let inside = markup! {
        <p>{about}</p>
        <form class="form" on:submit=move |event| { event.prevent_default(); program.click(Target::Item(start)); }>
            {list.collect::<Node>()}
            <p class="form-foot"><button type="submit" class="button main" data-key="start"><span class="said">{text.get("app-field-start")}</span></button></p>
        </form>
    };
    page(program, app, text.get(title(form.from)), inside)
}

const fn title(from: DealFrom) -> &'static str {
    match from {
        DealFrom::Seed => "app-menu-new",
        DealFrom::Day => "app-menu-daily",
        DealFrom::Table => "app-menu-real-cards",
    }
}

fn drawn(program: Program, form: &NewGame, field: Field, text: &Text) -> Node {
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
    let label = form.label(field, text);
    let hint = match field {
        Field::Name(Seat::One) => text.get("person-one"),
        Field::Name(Seat::Two) => text.get("person-two"),
        Field::Code => text.get("app-code-empty"),
        Field::Players
        | Field::Communication
        | Field::Sitter(_)
        | Field::Book
        | Field::Towers
        | Field::Premonitions
        | Field::Start => {
            // These two are explained by the field above.
            let is_explained = matches!(field, Field::Communication | Field::Sitter(Seat::Two));
            let about = if is_explained { None } else { NewGame::explanation(field, text) };
            let choose = move |number: usize| change(program, move |page| page.pick(field, number));
            let chosen = form.choice(field).unwrap_or(0);
            return one_of(name, label, about, form.choices(field, text), chosen, choose);
        }
    };
    let is_code = field == Field::Code;
    let longest = if is_code { LONGEST_CODE } else { PlayerName::LONGEST };
    let is_wrong = is_code && form.read_code() == Code::Wrong;
    let wrong = is_wrong.then(|| text.get("app-code-wrong"));
    let write = move |words: String| change(program, move |page| page.write(field, &words));
    line(name, label, hint, form.written(field).to_owned(), longest, wrong, write)
}

fn change(program: Program, change: impl FnOnce(&mut NewGame) + 'static) {
    program.change(move |app| {
        if let Some(page) = app.form() {
            change(page);
        }
        Flow::Stay
    });
}
