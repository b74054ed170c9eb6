//! Names of cards, colours, spells, Premonitions, players and set-ups.

use onirim_core::{
    Book, Card, Cards, Color, Communication, Kind, Players, Premonition, Premonitions, Seat, Setup, Spell, Symbol,
    Tower, Towers,
};

use crate::args::Args;
use crate::keys;
use crate::player_name::PlayerName;
use crate::text::Text;

/// Whom a text addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Perspective {
    /// This player: "you", "your partner". In a solo game [`Seat::One`].
    Player(Seat),
    /// Both players at one screen: "Player 1", "Player 2". Only what both may see is told.
    Table,
}

/// The text of a spell card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpellText {
    /// Its name.
    pub name: String,
    /// Its effect.
    pub effect: String,
}

/// The text of a Dark Premonition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PremonitionText {
    /// Its name.
    pub name: String,
    /// Its condition.
    pub condition: String,
    /// Its penalty.
    pub penalty: String,
    /// Condition and penalty in one sentence, without a full stop.
    pub rule: String,
}

impl Text {
    /// The name of a card without article: "red Sun".
    pub fn card(&self, card: Card) -> String {
        self.get(&keys::card(card))
    }

    /// A card with the indefinite article, or a hidden card: "a red Sun", "a card".
    pub fn a_card(&self, card: Option<Card>) -> String {
        self.get(&format!("{}.a", keys::seen(card)))
    }

    /// A colour.
    pub fn color(&self, color: Color) -> String {
        self.get(keys::color(color))
    }

    /// The letter of a colour, a capital.
    pub fn letter(&self, color: Color) -> String {
        self.get(&format!("{}.letter", keys::color(color)))
    }

    /// The code of a card, in lower case: the letter of its colour, and one more. Dreams have one letter.
    pub fn code(&self, card: Card) -> String {
        let letter = |color: Color| self.letter(color).to_lowercase();
        match card.kind() {
            Kind::Chamber(color, symbol) => letter(color) + &self.get(keys::symbol_code(symbol)),
            Kind::Door(color) => letter(color) + &self.get("code-door"),
            Kind::Nightmare => self.get("code-nightmare"),
            Kind::HappyDream => self.get("code-happy-dream"),
            Kind::Tower(tower) => format!("{}{}", letter(tower.color()), tower.storeys().number()),
        }
    }

    /// The part of the labyrinth of this colour.
    pub fn place(&self, color: Color) -> String {
        self.get(&format!("{}.place", keys::color(color)))
    }

    /// A symbol.
    pub fn symbol(&self, symbol: Symbol) -> String {
        self.get(keys::symbol(symbol))
    }

    /// The name of a Tower: colour and number.
    pub fn tower(&self, tower: Tower) -> String {
        self.card(Card::tower(tower))
    }

    /// The symbols on the left and on the right edge of a Tower.
    pub fn tower_edges(&self, tower: Tower) -> String {
        let (left, right) = tower.edges();
        self.get_with("tower-edges", &Args::new().message("left", keys::edge(left)).message("right", keys::edge(right)))
    }

    /// Name and effect of a spell.
    pub fn spell(&self, spell: Spell) -> SpellText {
        let key = keys::spell(spell);
        SpellText { name: self.get(key), effect: self.get(&format!("{key}.effect")) }
    }

    /// Name, condition and penalty of a Premonition.
    pub fn premonition(&self, premonition: Premonition) -> PremonitionText {
        let key = keys::premonition(premonition);
        PremonitionText {
            name: self.get(key),
            condition: self.get(&format!("{key}.condition")),
            penalty: self.get(&format!("{key}.penalty")),
            rule: self.get_with("premonition-rule", &Args::new().premonition(premonition)),
        }
    }

    /// A player: "You", "Your partner", "Player 1", or the player's name.
    pub fn player(&self, seat: Seat, perspective: Perspective) -> String {
        match self.name(seat) {
            Some(name) if perspective != Perspective::Player(seat) => name.to_owned(),
            Some(_) | None => self.get(perspective.name(seat)),
        }
    }

    /// The name of this player, if there is one.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.names[seat.index()].as_ref().map(PlayerName::as_str)
    }

    /// The word that texts select by.
    pub(crate) fn who(&self, seat: Seat, perspective: Perspective) -> &'static str {
        match self.name(seat) {
            Some(_) if perspective != Perspective::Player(seat) => "named",
            Some(_) | None => perspective.who(seat),
        }
    }

    /// "this, that and the other".
    pub fn list<S: AsRef<str>>(&self, items: &[S]) -> String {
        let join = |key: &str, first: &str, last: &str| {
            self.get_with(key, &Args::new().text("first", first).text("last", last))
        };
        match items {
            [] => self.get("list-nothing"),
            [only] => only.as_ref().to_owned(),
            [first, middle @ .., last] => {
                let head = middle
                    .iter()
                    .fold(first.as_ref().to_owned(), |head, item| join("list-comma", &head, item.as_ref()));
                join("list-pair", &head, last.as_ref())
            }
        }
    }

    /// Cards with the number of each: "3 red Suns, a green Key".
    pub fn heap(&self, cards: &Cards) -> String {
        cards
            .counts()
            .map(|(card, count)| self.some_cards(Some(card), count))
            .reduce(|first, last| self.get_with("list-comma", &Args::new().text("first", first).text("last", last)))
            .unwrap_or_else(|| self.get("list-nothing"))
    }

    /// Equal cards: "a red Sun", "2 red Suns".
    pub(crate) fn some_cards(&self, card: Option<Card>, count: usize) -> String {
        match count {
            1 => self.a_card(card),
            _ => self.get_with(&format!("{}.some", keys::seen(card)), &Args::new().count("count", count)),
        }
    }

    /// A set-up in one line, without a full stop.
    pub fn setup(&self, setup: &Setup) -> String {
        self.setup_of(self.get(players_key(setup.players)), setup)
    }

    /// A set-up, with a text for the players.
    pub(crate) fn setup_of(&self, players: String, setup: &Setup) -> String {
        let expansions: Vec<String> = expansion_keys(setup).into_iter().flatten().map(|key| self.get(key)).collect();
        let comma = |first, last| self.get_with("list-comma", &Args::new().text("first", first).text("last", last));
        // The name of the Premonitions contains "and".
        let list = match setup.premonitions {
            Some(_) => expansions.iter().cloned().reduce(comma).unwrap_or_default(),
            None => self.list(&expansions),
        };
        let args = Args::new().text("players", players).count("count", expansions.len()).text("expansions", list);
        self.get_with("setup-title", &args)
    }
}

impl Perspective {
    /// The word that texts select by.
    fn who(self, seat: Seat) -> &'static str {
        match (self, seat) {
            (Perspective::Player(viewer), _) if viewer == seat => "you",
            (Perspective::Player(_), _) => "partner",
            (Perspective::Table, Seat::One) => "one",
            (Perspective::Table, Seat::Two) => "two",
        }
    }

    /// The key of the player's name.
    fn name(self, seat: Seat) -> &'static str {
        match (self, seat) {
            (Perspective::Player(viewer), _) if viewer == seat => "person-you",
            (Perspective::Player(_), _) => "person-partner",
            (Perspective::Table, Seat::One) => "person-one",
            (Perspective::Table, Seat::Two) => "person-two",
        }
    }
}

const fn players_key(players: Players) -> &'static str {
    match players {
        Players::One => "setup-one",
        Players::Two(Communication::Open) => "setup-two-open",
        Players::Two(Communication::Talk) => "setup-two-talk",
        Players::Two(Communication::Silent) => "setup-two-silent",
    }
}

fn expansion_keys(setup: &Setup) -> [Option<&'static str>; 3] {
    let Setup { players: _, book, towers, premonitions } = setup;
    [
        book.map(|book| match book {
            Book::Found => "setup-book-found",
            Book::Lost => "setup-book-lost",
        }),
        towers.map(|towers| match towers {
            Towers::Rampart => "setup-towers-rampart",
            Towers::ScatteredRuins => "setup-towers-scattered-ruins",
        }),
        premonitions.map(|premonitions| match premonitions {
            Premonitions::Four => "setup-premonitions-four",
            Premonitions::Five => "setup-premonitions-five",
            Premonitions::Six => "setup-premonitions-six",
        }),
    ]
}
