//! The form of a new game.

mod words;

use onirim_core::{Book, Communication, Players, Premonitions, Seat, Setup, Towers};
use onirim_record::{Program, Programs, ShareCode};
use onirim_text::{PlayerName, PlayerNames};

use crate::input::{Key, Target};
use crate::next::{Destination, Next};
use crate::pages::moved;

/// Where the cards of a new game come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealFrom {
    /// A seed.
    Seed,
    /// The date.
    Day,
    /// A real deck.
    Table,
}

/// A line of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// One or two players.
    Players,
    /// What two players may tell each other.
    Communication,
    /// Whether a seat is taken by a program.
    Sitter(Seat),
    /// The name of a player.
    Name(Seat),
    /// The Book.
    Book,
    /// The Towers.
    Towers,
    /// Premonitions and Happy Dreams.
    Premonitions,
    /// A seed or a share code.
    Code,
    /// Deals the cards.
    Start,
}

/// What the typed code is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// Empty: any deal.
    Empty,
    /// A seed.
    Seed(u64),
    /// A share code.
    Shared(ShareCode),
    /// Neither.
    Wrong,
}

/// The form, with its cursor.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// Where the cards come from.
    pub from: DealFrom,
    /// The set-up.
    pub setup: Setup,
    /// The programs at the seats.
    pub programs: Programs,
    /// The typed seed or share code.
    pub code: String,
    /// The typed names.
    pub named: [String; 2],
    /// The line of the cursor.
    pub cursor: usize,
}

const COMMUNICATIONS: [Communication; 3] = [Communication::Open, Communication::Talk, Communication::Silent];
const BOOKS: [Option<Book>; 3] = [None, Some(Book::Found), Some(Book::Lost)];
const TOWERS: [Option<Towers>; 3] = [None, Some(Towers::Rampart), Some(Towers::ScatteredRuins)];
const PREMONITIONS: [Option<Premonitions>; 4] =
    [None, Some(Premonitions::Four), Some(Premonitions::Five), Some(Premonitions::Six)];

const SITTERS: [Option<Program>; 3] = [None, Some(Program::Fast), Some(Program::Strong)];

/// The longest code.
const LONGEST_CODE: usize = 32;

impl NewGame {
    pub(crate) fn new(from: DealFrom, setup: Setup, names: &PlayerNames) -> NewGame {
        let named = names.each_ref().map(|name| name.as_ref().map_or("", PlayerName::as_str).to_owned());
        let mut page = NewGame { from, setup, programs: Programs::NONE, code: String::new(), named, cursor: 0 };
        page.cursor = page.fields().len() - 1;
        page
    }

    /// The lines of the form.
    pub fn fields(&self) -> Vec<Field> {
        let mut fields = vec![Field::Players];
        if matches!(self.setup.players, Players::Two(_)) {
            fields.push(Field::Communication);
            for seat in Seat::BOTH {
                // Daily deals are for persons, and a program cannot hold real cards.
                if self.from == DealFrom::Seed {
                    fields.push(Field::Sitter(seat));
                }
                if self.programs.at(seat).is_none() {
                    fields.push(Field::Name(seat));
                }
            }
        }
        fields.extend([Field::Book, Field::Towers, Field::Premonitions]);
        if self.from == DealFrom::Seed {
            fields.push(Field::Code);
        }
        fields.push(Field::Start);
        fields
    }

    /// The line of the cursor.
    pub fn field(&self) -> Field {
        self.fields().get(self.cursor).copied().unwrap_or(Field::Start)
    }

    /// Whether a name is typed.
    pub(crate) fn is_naming(&self) -> bool {
        matches!(self.field(), Field::Name(_))
    }

    /// The names of two players.
    pub(crate) fn names(&self) -> PlayerNames {
        self.named.each_ref().map(|name| PlayerName::typed(name))
    }

    /// Reads the typed code.
    pub fn read_code(&self) -> Code {
        let typed = self.code.trim();
        if typed.is_empty() {
            return Code::Empty;
        }
        match (typed.parse::<u64>(), typed.parse::<ShareCode>()) {
            (Ok(seed), _) => Code::Seed(seed),
            (Err(_), Ok(code)) => Code::Shared(code),
            (Err(_), Err(_)) => Code::Wrong,
        }
    }

    pub(crate) fn input(&mut self, target: Target) -> Next {
        match target {
            Target::Item(place) if place == self.cursor => self.enter(),
            Target::Item(place) => {
                self.cursor = place.min(self.fields().len() - 1);
                if self.field() == Field::Start { self.enter() } else { Next::Stay }
            }
            Target::Hand(..) => Next::Stay,
            Target::Key(key) => self.key(key),
        }
    }

    fn key(&mut self, key: Key) -> Next {
        match (key, self.field()) {
            (Key::Escape, _) => return Next::Back,
            (Key::Enter, _) => return self.enter(),
            (Key::Backspace, Field::Name(seat)) => {
                self.named[seat.index()].pop();
            }
            (Key::Char(letter), Field::Name(seat)) => self.name(seat, letter),
            (Key::Left, _) => self.change(Turn::Back),
            (Key::Right | Key::Char(' '), _) => self.change(Turn::On),
            (Key::Backspace, Field::Code) => {
                self.code.pop();
                self.follow_code();
            }
            (Key::Char(letter), Field::Code) if letter.is_ascii_alphanumeric() || letter == '-' => {
                if self.code.len() < LONGEST_CODE {
                    self.code.push(letter.to_ascii_uppercase());
                    self.follow_code();
                }
            }
            (key, _) => self.cursor = moved(self.cursor, self.fields().len(), key),
        }
        Next::Stay
    }

    /// Adds a letter to a name, if the name accepts it.
    fn name(&mut self, seat: Seat, letter: char) {
        let name = &mut self.named[seat.index()];
        let longer = format!("{name}{letter}");
        // A blank at the end is removed from the name, but may precede the next letter.
        let kept = PlayerName::typed(&longer).is_some_and(|kept| kept.as_str() == longer.trim_end());
        if kept && longer.chars().count() <= PlayerName::LONGEST && !longer.ends_with("  ") {
            *name = longer;
        }
    }

    /// Sets the set-up. A share code with another set-up is reduced to its seed.
    pub fn play(&mut self, setup: Setup) {
        self.choose(Choice { setup, programs: self.programs });
    }

    fn choose(&mut self, Choice { setup, programs }: Choice) {
        let field = self.field();
        (self.setup, self.programs) = (setup, programs);
        self.cursor = self.fields().iter().position(|&one| one == field).unwrap_or(0);
        self.leave_code();
    }

    /// The text in a text field.
    #[expect(clippy::wildcard_enum_match_arm, reason = "only names and codes are typed")]
    pub fn written(&self, field: Field) -> &str {
        match field {
            Field::Name(seat) => &self.named[seat.index()],
            Field::Code => &self.code,
            _ => "",
        }
    }

    /// Types a text into a text field. Letters that it does not accept are left out.
    #[expect(clippy::wildcard_enum_match_arm, reason = "only names and codes are typed")]
    pub fn write(&mut self, field: Field, words: &str) {
        let Some(place) = self.fields().iter().position(|&one| one == field) else { return };
        self.cursor = place;
        match field {
            Field::Name(seat) => self.named[seat.index()].clear(),
            Field::Code => self.code.clear(),
            _ => return,
        }
        for letter in words.chars() {
            self.key(Key::Char(letter));
        }
    }

    /// Shows the set-up of a share code in the other fields.
    fn follow_code(&mut self) {
        if let Code::Shared(code) = self.read_code() {
            self.setup = code.setup;
            self.cursor = self.fields().iter().position(|&field| field == Field::Code).unwrap_or(self.cursor);
        }
    }

    /// Reduces a share code with another set-up to its seed.
    fn leave_code(&mut self) {
        if let Code::Shared(code) = self.read_code()
            && code.setup != self.setup
        {
            self.code = code.seed.to_string();
        }
    }

    /// Starts the game on the last line; goes on or changes the value on others.
    fn enter(&mut self) -> Next {
        match self.field() {
            Field::Start => match self.read_code() {
                Code::Empty => self.deal(self.setup, None),
                Code::Seed(seed) => self.deal(self.setup, Some(seed)),
                Code::Shared(code) => self.deal(code.setup, Some(code.seed)),
                Code::Wrong => {
                    self.cursor -= 1;
                    Next::Stay
                }
            },
            Field::Name(_) | Field::Code => {
                self.cursor += 1;
                Next::Stay
            }
            Field::Players
            | Field::Communication
            | Field::Sitter(_)
            | Field::Book
            | Field::Towers
            | Field::Premonitions => {
                self.change(Turn::On);
                Next::Stay
            }
        }
    }

    fn deal(&self, setup: Setup, seed: Option<u64>) -> Next {
        let programs = if self.programs.fits(setup) { self.programs } else { Programs::NONE };
        Next::Open(Destination::Deal { setup, seed, programs, from: self.from })
    }

    fn change(&mut self, turn: Turn) {
        let options = self.options(self.field());
        if !options.is_empty() {
            self.choose(turn.from(&options, self.chosen()));
        }
    }

    /// The values of a line; empty for text fields.
    fn options(&self, field: Field) -> Vec<Choice> {
        let Choice { setup, programs } = self.chosen();
        let with = |players: Players| Setup { players, ..setup };
        let setups = match field {
            Field::Players => {
                let two = if setup.players == Players::One { Players::Two(Communication::Open) } else { setup.players };
                vec![with(Players::One), with(two)]
            }
            Field::Communication => COMMUNICATIONS.map(|talk| with(Players::Two(talk))).to_vec(),
            Field::Book => BOOKS.map(|book| Setup { book, ..setup }).to_vec(),
            Field::Towers => TOWERS.map(|towers| Setup { towers, ..setup }).to_vec(),
            Field::Premonitions => PREMONITIONS.map(|premonitions| Setup { premonitions, ..setup }).to_vec(),
            Field::Sitter(seat) => {
                let sitters = SITTERS.iter().map(|&sitter| {
                    let mut seats = Seat::BOTH.map(|seat| programs.at(seat));
                    seats[seat.index()] = sitter;
                    Choice { setup, programs: Programs::seated(seats) }
                });
                return sitters.collect();
            }
            Field::Name(_) | Field::Code | Field::Start => Vec::new(),
        };
        setups.into_iter().map(|setup| Choice { setup, programs }).collect()
    }

    fn chosen(&self) -> Choice {
        Choice { setup: self.setup, programs: self.programs }
    }

    /// Picks a value of a line, by its place among [the values](NewGame::choices).
    pub fn pick(&mut self, field: Field, value: usize) {
        if let Some(&choice) = self.options(field).get(value) {
            self.cursor = self.fields().iter().position(|&one| one == field).unwrap_or(self.cursor);
            self.choose(choice);
        }
    }
}

/// The set-up and programs that a value stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Choice {
    setup: Setup,
    programs: Programs,
}

/// The direction of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    Back,
    On,
}

impl Turn {
    /// The next or previous value, in a circle.
    pub(crate) fn from<T: Copy + PartialEq>(self, values: &[T], value: T) -> T {
        let place = values.iter().position(|&one| one == value).unwrap_or(0);
        values[self.step(place, values.len())]
    }

    /// The next or previous place, in a circle.
    pub(crate) fn step(self, place: usize, of: usize) -> usize {
        let step = match self {
            Turn::Back => of.saturating_sub(1),
            Turn::On => 1,
        };
        (place + step) % of.max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(page: &mut NewGame, letters: &str) {
        for letter in letters.chars() {
            page.input(Target::Key(Key::Char(letter)));
        }
    }

    #[test]
    fn the_fields_show_what_a_share_code_says() {
        let setup = Setup { players: Players::Two(Communication::Talk), book: Some(Book::Lost), ..Setup::SOLO };
        let code = ShareCode { setup, seed: 77 };
        let mut page = NewGame::new(DealFrom::Seed, Setup::SOLO, &[None, None]);
        page.input(Target::Key(Key::Up));
        typed(&mut page, &code.to_string());
        assert_eq!((page.setup, page.field()), (setup, Field::Code), "the cursor stays where it is");
        page.input(Target::Key(Key::Up));
        page.input(Target::Key(Key::Right));
        assert_eq!(page.code, "77", "another set-up has the same seed, and another code");
        assert!(page.setup.premonitions.is_some());
    }

    #[test]
    fn every_set_up_can_be_chosen() {
        let mut found = vec![Setup::SOLO];
        for place in 0.. {
            let Some(&setup) = found.get(place) else { break };
            let page = NewGame::new(DealFrom::Seed, setup, &[None, None]);
            let choices = page.fields().into_iter().flat_map(|field| page.options(field));
            let new: Vec<Setup> = choices.map(|choice| choice.setup).filter(|setup| !found.contains(setup)).collect();
            new.into_iter().for_each(|setup| {
                if !found.contains(&setup) {
                    found.push(setup);
                }
            });
        }
        assert!(Setup::all().all(|setup| found.contains(&setup)));
    }

    #[test]
    fn a_value_can_be_picked_and_a_field_written_at_once() {
        let mut page = NewGame::new(DealFrom::Seed, Setup::SOLO, &[None, None]);
        page.pick(Field::Players, 1);
        assert_eq!(page.setup.players, Players::Two(Communication::Open));
        page.write(Field::Name(Seat::One), "Ada\u{1b}[2J and a name that is much too long for a player");
        assert_eq!(page.field(), Field::Name(Seat::One));
        assert!(page.named[0].starts_with("Ada[2J and") && page.named[0].chars().count() <= PlayerName::LONGEST);
        let code = ShareCode { setup: Setup::SOLO, seed: 7 };
        page.write(Field::Code, &code.to_string().to_lowercase());
        assert_eq!((page.setup, page.read_code()), (Setup::SOLO, Code::Shared(code)));
        page.pick(Field::Players, 99);
        page.pick(Field::Communication, 2);
        assert_eq!(page.setup, Setup { players: Players::Two(Communication::Silent), ..Setup::SOLO });
        page.write(Field::Start, "nowhere");
        assert_eq!(page.code, "7", "another set-up has the same seed, and another code");
    }
}
