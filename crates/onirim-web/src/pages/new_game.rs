//! Choosing what is played: players, expansions and their variants, names, a seed or a share code.

use onirim_app::pages::{Code, DealFrom, Field, NewGame};
use onirim_app::{App, Flow, Target};
use onirim_core::{Book, Communication, Players, Premonitions, Seat, Setup, Towers};
use onirim_markup::markup;
use onirim_text::{Args, PlayerName, Text};

use super::form::{line, one_of};
use super::on_screen::on_screen;
use super::page::page;
use crate::node::Node;
use crate::program::Program;

const PLAYERS: [&str; 2] = ["setup-choose-one", "setup-choose-two"];
const COMMUNICATIONS: [(Communication, &str); 3] = [
    (Communication::Open, "setup-choose-open"),
    (Communication::Talk, "setup-choose-talk"),
    (Communication::Silent, "setup-choose-silent"),
];
const BOOKS: [(Option<Book>, &str); 3] =
    [(None, "setup-choose-without"), (Some(Book::Found), "app-book-found"), (Some(Book::Lost), "app-book-lost")];
const TOWERS: [(Option<Towers>, &str); 3] = [
    (None, "setup-choose-without"),
    (Some(Towers::Rampart), "app-towers-rampart"),
    (Some(Towers::ScatteredRuins), "app-towers-ruins"),
];
const PREMONITIONS: [(Option<Premonitions>, &str); 4] = [
    (None, "setup-choose-without"),
    (Some(Premonitions::Four), "setup-choose-premonitions-four"),
    (Some(Premonitions::Five), "setup-choose-premonitions-five"),
    (Some(Premonitions::Six), "setup-choose-premonitions-six"),
];
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
    let Setup { players, book, towers, premonitions } = page.setup;
    let get = |key: &str| text.get(key);
    let of = |label: &str, about: Option<&str>, keys: Vec<&str>, chosen: usize| {
        let values = keys.into_iter().map(get).collect();
        Some(Shown { field, label: get(label), about: about.map(get), values, chosen, hint: String::new() })
    };
    match field {
        Field::Players => {
            let chosen = match players {
                Players::One => 0,
                Players::Two(_) => 1,
            };
            of("app-field-players", Some("app-adds-players"), PLAYERS.to_vec(), chosen)
        }
        Field::Communication => {
            let chosen = COMMUNICATIONS.iter().position(|(one, _)| players == Players::Two(*one));
            of("app-field-communication", None, COMMUNICATIONS.map(|(_, key)| key).to_vec(), chosen.unwrap_or(0))
        }
        Field::Name(seat) => {
            let label = text.get_with("app-field-name", &Args::new().count("number", seat.index() + 1));
            let hint = get(if seat == Seat::One { "person-one" } else { "person-two" });
            Some(Shown { field, label, about: None, values: Vec::new(), chosen: 0, hint })
        }
        Field::Book => {
            let chosen = BOOKS.iter().position(|(one, _)| *one == book).unwrap_or(0);
            of("app-field-book", Some("app-adds-book"), BOOKS.map(|(_, key)| key).to_vec(), chosen)
        }
        Field::Towers => {
            let chosen = TOWERS.iter().position(|(one, _)| *one == towers).unwrap_or(0);
            of("app-field-towers", Some("app-adds-towers"), TOWERS.map(|(_, key)| key).to_vec(), chosen)
        }
        Field::Premonitions => {
            let chosen = PREMONITIONS.iter().position(|(one, _)| *one == premonitions).unwrap_or(0);
            let keys = PREMONITIONS.map(|(_, key)| key).to_vec();
            of("app-field-premonitions", Some("app-adds-premonitions"), keys, chosen)
        }
        Field::Code => {
            let (label, hint) = (get("app-field-code"), get("app-code-empty"));
            Some(Shown { field, label, about: None, values: Vec::new(), chosen: 0, hint })
        }
        Field::Start => None,
    }
}

fn drawn(program: Program, shown: Shown, wrong: Option<String>) -> Node {
    let field = shown.field;
    let choose = move |number: usize| change(program, move |page| page.play(chosen(page.setup, field, number)));
    let name = match field {
        Field::Players => "players",
        Field::Communication => "communication",
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
        Field::Players | Field::Communication | Field::Book | Field::Towers | Field::Premonitions | Field::Start => {
            one_of(name, shown.label, shown.about, shown.values, shown.chosen, choose)
        }
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

/// What is played, with this value of a field.
fn chosen(setup: Setup, field: Field, number: usize) -> Setup {
    let mut setup = setup;
    match field {
        Field::Players => {
            setup.players = if number == 0 { Players::One } else { Players::Two(Communication::Open) };
        }
        Field::Communication => {
            if let Some((communication, _)) = COMMUNICATIONS.get(number) {
                setup.players = Players::Two(*communication);
            }
        }
        Field::Book => setup.book = BOOKS.get(number).and_then(|(book, _)| *book),
        Field::Towers => setup.towers = TOWERS.get(number).and_then(|(towers, _)| *towers),
        Field::Premonitions => setup.premonitions = PREMONITIONS.get(number).and_then(|(omens, _)| *omens),
        Field::Name(_) | Field::Code | Field::Start => {}
    }
    setup
}
