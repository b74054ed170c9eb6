//! Everything that is drawn as large as a card, and the name of each drawing.

use onirim_core::{Card, Color, Goal, Kind, Premonition, Side, Spell, Symbol};

/// A card, or a place where one can lie. All are drawn on 100 by 140 units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Drawing {
    /// A card of the deck, face up.
    Card(Card),
    /// The place of a Door that is still to be found.
    Wanted(Color),
    /// A card of the Goal row.
    Goal(Goal),
    /// A Dark Premonition, face up.
    Premonition(Premonition),
    /// The pile of face-down Premonitions.
    PremonitionBack,
    /// The card of Spells: the Book itself.
    Book,
    /// One spell of the Book.
    Spell(Spell),
    /// The back of the cards of the deck.
    Back,
    /// Limbo, where nothing lies on it.
    Limbo,
    /// The place of the discard pile, where nothing lies on it.
    Discard,
    /// Any other place where nothing lies.
    Empty,
}

impl Drawing {
    /// All drawings.
    pub fn all() -> impl Iterator<Item = Drawing> {
        let goals = |side| Color::ALL.map(move |color| Drawing::Goal(Goal { color, side }));
        Card::all()
            .map(Drawing::Card)
            .chain(Color::ALL.map(Drawing::Wanted))
            .chain([Side::FaceUp, Side::FaceDown].into_iter().flat_map(goals))
            .chain(Premonition::ALL.map(Drawing::Premonition))
            .chain(Spell::ALL.map(Drawing::Spell))
            .chain([
                Drawing::PremonitionBack,
                Drawing::Book,
                Drawing::Back,
                Drawing::Limbo,
                Drawing::Discard,
                Drawing::Empty,
            ])
    }

    /// The name of its symbol in the sprite: `card-rs` for the red Sun. The letters are those of the notation, whatever language the page has.
    pub fn id(self) -> String {
        match self {
            Drawing::Card(card) => format!("card-{}", print(card)),
            Drawing::Wanted(color) => format!("wanted-{}", initial(color)),
            Drawing::Goal(Goal { color, side: Side::FaceUp }) => format!("goal-{}", initial(color)),
            Drawing::Goal(Goal { color, side: Side::FaceDown }) => format!("goal-{}-found", initial(color)),
            Drawing::Premonition(premonition) => format!("premonition-{}", condition(premonition)),
            Drawing::PremonitionBack => "premonition-back".to_owned(),
            Drawing::Book => "spell-book".to_owned(),
            Drawing::Spell(spell) => format!("spell-{}", spell_name(spell)),
            Drawing::Back => "card-back".to_owned(),
            Drawing::Limbo => "place-limbo".to_owned(),
            Drawing::Discard => "place-discard".to_owned(),
            Drawing::Empty => "place-empty".to_owned(),
        }
    }
}

fn print(card: Card) -> String {
    match card.kind() {
        Kind::Chamber(color, Symbol::Sun) => format!("{}s", initial(color)),
        Kind::Chamber(color, Symbol::Moon) => format!("{}m", initial(color)),
        Kind::Chamber(color, Symbol::Key) => format!("{}k", initial(color)),
        Kind::Door(color) => format!("{}d", initial(color)),
        Kind::Nightmare => "x".to_owned(),
        Kind::HappyDream => "h".to_owned(),
        Kind::Tower(tower) => format!("{}{}", initial(tower.color()), tower.storeys().number()),
    }
}

const fn initial(color: Color) -> char {
    match color {
        Color::Red => 'r',
        Color::Blue => 'b',
        Color::Green => 'g',
        Color::Brown => 'n',
    }
}

const fn condition(premonition: Premonition) -> &'static str {
    match premonition {
        Premonition::RedPair => "red-pair",
        Premonition::AnyPair => "any-pair",
        Premonition::GreenPair => "green-pair",
        Premonition::FiveDoors => "five-doors",
        Premonition::BluePair => "blue-pair",
        Premonition::BrownPair => "brown-pair",
        Premonition::AllColors => "all-colors",
        Premonition::ThreeDoors => "three-doors",
    }
}

pub(crate) const fn spell_name(spell: Spell) -> &'static str {
    match spell {
        Spell::ParadoxicalProphecy => "prophecy",
        Spell::ParallelPlanning => "planning",
        Spell::PowerfulPunishment => "punishment",
    }
}
