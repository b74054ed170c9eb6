//! The notation of single things: cards, colours, places, players, purposes.

use std::fmt;

use onirim_core::{
    Audience, Card, Cause, Color, DeckEnd, End, Ending, Group, Premonition, Purpose, Seat, Slot, Spell, Tower,
};

use super::{Notation, names};

impl Notation for Card {
    fn write_notation(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [large, small] = names::letters(*self);
        write!(f, "{large}{small}")
    }
}

/// A card that may be hidden.
impl Notation for Option<Card> {
    fn write_notation(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Some(card) => card.write_notation(f),
            None => f.write_str("??"),
        }
    }
}

impl Notation for Tower {
    fn write_notation(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Card::tower(*self).write_notation(f)
    }
}

/// Slots are counted from 1.
impl Notation for Slot {
    fn write_notation(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.index() + 1)
    }
}

/// Without the cause of a defeat, which has a notation of its own.
impl Notation for Ending {
    fn write_notation(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Ending::Victory => "victory",
            Ending::Defeat(_) => "defeat",
        })
    }
}

macro_rules! one_name {
    ($($thing:ty => $name:ident),* $(,)?) => {
        $(impl Notation for $thing {
            fn write_notation(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(names::$name(*self))
            }
        })*
    };
}

one_name! {
    Audience => audience,
    Color => color,
    Premonition => premonition,
    Spell => spell,
    Seat => seat,
    Group => group,
    End => end,
    DeckEnd => deck_end,
    Purpose => purpose,
    Cause => cause,
}
