//! The text keys of named things, and the words that texts select by.

use onirim_core::{Card, Color, Edge, End, Group, Kind, Premonition, Spell, Symbol};

pub(crate) const fn color(color: Color) -> &'static str {
    match color {
        Color::Red => "color-red",
        Color::Blue => "color-blue",
        Color::Green => "color-green",
        Color::Brown => "color-brown",
    }
}

const fn color_word(color: Color) -> &'static str {
    match color {
        Color::Red => "red",
        Color::Blue => "blue",
        Color::Green => "green",
        Color::Brown => "brown",
    }
}

pub(crate) const fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Sun => "symbol-sun",
        Symbol::Moon => "symbol-moon",
        Symbol::Key => "symbol-key",
    }
}

pub(crate) const fn symbol_code(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Sun => "code-sun",
        Symbol::Moon => "code-moon",
        Symbol::Key => "code-key",
    }
}

pub(crate) const fn symbol_word(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Sun => "sun",
        Symbol::Moon => "moon",
        Symbol::Key => "key",
    }
}

pub(crate) fn card(card: Card) -> String {
    match card.kind() {
        Kind::Chamber(color, symbol) => format!("card-{}-{}", symbol_word(symbol), color_word(color)),
        Kind::Door(color) => format!("card-door-{}", color_word(color)),
        Kind::Nightmare => "card-nightmare".to_owned(),
        Kind::HappyDream => "card-happy-dream".to_owned(),
        Kind::Tower(tower) => format!("card-tower-{}-{}", color_word(tower.color()), tower.storeys().number()),
    }
}

pub(crate) fn seen(card: Option<Card>) -> String {
    card.map_or_else(|| "card-hidden".to_owned(), self::card)
}

pub(crate) const fn edge(edge: Edge) -> &'static str {
    match edge {
        Edge::Bare => "edge-bare",
        Edge::Sun => "edge-sun",
        Edge::Moon => "edge-moon",
        Edge::Both => "edge-both",
    }
}

pub(crate) const fn group_word(group: Group) -> &'static str {
    match group {
        Group::Personal => "personal",
        Group::Shared => "shared",
    }
}

pub(crate) const fn end_word(end: End) -> &'static str {
    match end {
        End::Left => "left",
        End::Right => "right",
    }
}

pub(crate) const fn spell(spell: Spell) -> &'static str {
    match spell {
        Spell::ParadoxicalProphecy => "spell-paradoxical-prophecy",
        Spell::ParallelPlanning => "spell-parallel-planning",
        Spell::PowerfulPunishment => "spell-powerful-punishment",
    }
}

pub(crate) const fn premonition(premonition: Premonition) -> &'static str {
    match premonition {
        Premonition::RedPair => "premonition-red-pair",
        Premonition::AnyPair => "premonition-any-pair",
        Premonition::GreenPair => "premonition-green-pair",
        Premonition::FiveDoors => "premonition-five-doors",
        Premonition::BluePair => "premonition-blue-pair",
        Premonition::BrownPair => "premonition-brown-pair",
        Premonition::AllColors => "premonition-all-colors",
        Premonition::ThreeDoors => "premonition-three-doors",
    }
}
