//! The texts of the form of a new game.

use jiff::civil::Date;
use onirim_core::{Book, Communication, Players, Premonitions, Seat, Setup, Towers};
use onirim_record::Program;
use onirim_text::{Args, Text};

use super::{Choice, Code, DealFrom, Field, NewGame};

impl NewGame {
    /// The title.
    pub fn title(&self, text: &Text) -> String {
        text.get(match self.from {
            DealFrom::Seed => "app-menu-new",
            DealFrom::Day => "app-menu-daily",
            DealFrom::Table => "app-menu-real-cards",
        })
    }

    /// The introduction.
    pub(crate) fn words(&self, today: Date, text: &Text) -> String {
        match self.from {
            DealFrom::Seed => text.get("app-new-text"),
            DealFrom::Day => text.get_with("app-new-daily", &Args::new().text("day", today.to_string())),
            DealFrom::Table => text.get("app-new-real-cards"),
        }
    }

    /// The set-up, or that the code is wrong.
    pub fn summary(&self, text: &Text) -> String {
        match self.read_code() {
            Code::Shared(code) => text.setup(&code.setup),
            Code::Empty | Code::Seed(_) => text.setup(&self.setup),
            Code::Wrong => text.get("app-code-wrong"),
        }
    }

    /// What the line of the cursor adds to the game.
    pub fn about(&self, text: &Text) -> Option<String> {
        NewGame::explanation(self.field(), text)
    }

    /// What a line adds to the game.
    pub fn explanation(field: Field, text: &Text) -> Option<String> {
        let key = match field {
            Field::Players | Field::Communication => "app-adds-players",
            Field::Sitter(_) => "app-adds-program",
            Field::Book => "app-adds-book",
            Field::Towers => "app-adds-towers",
            Field::Premonitions => "app-adds-premonitions",
            Field::Name(_) | Field::Code | Field::Start => return None,
        };
        Some(text.get(key))
    }

    /// The label of a line.
    pub fn label(&self, field: Field, text: &Text) -> String {
        text.get(match field {
            Field::Players => "app-field-players",
            Field::Communication => "app-field-communication",
            Field::Name(seat) => {
                return text.get_with("app-field-name", &Args::new().count("number", seat.index() + 1));
            }
            Field::Sitter(seat) => {
                return text.get_with("app-field-sitter", &Args::new().count("number", seat.index() + 1));
            }
            Field::Book => "app-field-book",
            Field::Towers => "app-field-towers",
            Field::Premonitions => "app-field-premonitions",
            Field::Code => "app-field-code",
            Field::Start => "app-field-start",
        })
    }

    /// Whether something is typed into this line.
    pub fn is_typed(&self, field: Field) -> bool {
        !self.written(field).is_empty()
    }

    /// The value of a line, or what an empty one stands for.
    pub fn value(&self, field: Field, text: &Text) -> String {
        match field {
            Field::Name(seat) if self.is_typed(field) => self.named[seat.index()].clone(),
            Field::Name(seat) => {
                let number = text.get(if seat == Seat::One { "person-one" } else { "person-two" });
                text.get_with("app-field-name-empty", &Args::new().text("name", number))
            }
            Field::Code if self.is_typed(field) => self.code.clone(),
            Field::Code => text.get("app-code-empty"),
            Field::Start => String::new(),
            Field::Players
            | Field::Communication
            | Field::Sitter(_)
            | Field::Book
            | Field::Towers
            | Field::Premonitions => said(field, self.chosen()).map_or_else(String::new, |key| text.get(key)),
        }
    }

    /// The values of a line; empty for text fields.
    pub fn choices(&self, field: Field, text: &Text) -> Vec<String> {
        let keys = self.options(field).into_iter().filter_map(|choice| said(field, choice));
        keys.map(|key| text.get(key)).collect()
    }

    /// The place of the current value among [the values](NewGame::choices).
    pub fn choice(&self, field: Field) -> Option<usize> {
        self.options(field).into_iter().position(|choice| choice == self.chosen())
    }
}

/// The text key of a value.
fn said(field: Field, Choice { setup, programs }: Choice) -> Option<&'static str> {
    let Setup { players, book, towers, premonitions } = setup;
    Some(match field {
        Field::Players => match players {
            Players::One => "setup-choose-one",
            Players::Two(_) => "setup-choose-two",
        },
        Field::Communication => match players {
            Players::One | Players::Two(Communication::Open) => "setup-choose-open",
            Players::Two(Communication::Talk) => "setup-choose-talk",
            Players::Two(Communication::Silent) => "setup-choose-silent",
        },
        Field::Sitter(seat) => match programs.at(seat) {
            None => "app-sitter-person",
            Some(Program::Fast) => "app-sitter-fast",
            Some(Program::Strong) => "app-sitter-strong",
        },
        Field::Book => match book {
            None => "setup-choose-without",
            Some(Book::Found) => "app-book-found",
            Some(Book::Lost) => "app-book-lost",
        },
        Field::Towers => match towers {
            None => "setup-choose-without",
            Some(Towers::Rampart) => "app-towers-rampart",
            Some(Towers::ScatteredRuins) => "app-towers-ruins",
        },
        Field::Premonitions => match premonitions {
            None => "setup-choose-without",
            Some(Premonitions::Four) => "setup-choose-premonitions-four",
            Some(Premonitions::Five) => "setup-choose-premonitions-five",
            Some(Premonitions::Six) => "setup-choose-premonitions-six",
        },
        Field::Name(_) | Field::Code | Field::Start => return None,
    })
}
