//! What a seat is advised to answer. It is made of what the seat may know, and of nothing else.

use onirim_core::{Action, Card, Color, Premonition, Seat};
use serde::de::{Deserialize, Deserializer};
use serde::ser::{Serialize, Serializer};
use serde::{Deserialize as Read, Serialize as Write};

use crate::noted;

/// What a seat is advised to answer.
#[derive(Clone, Debug, PartialEq, Eq, Write, Read)]
pub struct Advice {
    /// Who is advised.
    #[serde(with = "noted")]
    pub seat: Seat,
    /// On which question, in notation.
    pub question: String,
    /// How many actions have been carried out.
    pub ply: u64,
    /// Every answer, the best first.
    pub actions: Vec<Worth>,
    /// Why the first of them.
    pub reason: Why,
    /// What may be drawn next after it; `None` if no draw follows, or this seat cannot tell.
    pub next_card: Option<NextCard>,
}

/// What an answer is worth.
#[derive(Clone, Debug, PartialEq, Eq, Write, Read)]
pub struct Worth {
    /// The answer.
    #[serde(with = "noted")]
    pub action: Action,
    /// The chance to win after it.
    pub chance: Share,
    /// How far off that may well be: one standard deviation.
    pub doubt: Share,
    /// How much less it is than the best one.
    pub behind: Share,
    /// `best`, `too-close` or `worse`.
    pub verdict: String,
    /// How it is known: `judged`, `looked-ahead`, `played-on` or `counted`. A later engine may have more.
    pub method: String,
    /// How many games were played on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games: Option<u32>,
}

/// A share of one, in ten-thousandths: a decimal fraction on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Share(pub u16);

/// Why an answer is the best one. What is not part of the reason is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Write, Read)]
pub struct Why {
    /// Which reason. A later engine may have more of them.
    pub kind: String,
    /// The colour that it is about.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "noted::option")]
    pub color: Option<Color>,
    /// The colour of the Goal that comes first.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "noted::option")]
    pub next: Option<Color>,
    /// The card that it is about.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "noted::option")]
    pub card: Option<Card>,
    /// The Premonition that it is about.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "noted::option")]
    pub premonition: Option<Premonition>,
    /// How many: answers, cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u64>,
    /// How many Nightmares are in the deck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nightmares: Option<u64>,
    /// How many cards are in the deck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<u64>,
}

/// What may be drawn next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Write, Read)]
#[serde(untagged)]
pub enum NextCard {
    /// The seat knows it.
    Known {
        /// It.
        #[serde(with = "noted")]
        card: Card,
    },
    /// One of so many, each of them equally likely.
    Unknown {
        /// How many.
        of: u64,
        /// How many of them are Nightmares.
        nightmares: u64,
        /// How many are Doors.
        doors: u64,
        /// How many are Happy Dreams.
        happy_dreams: u64,
        /// How many are Keys; `None` if the partner may hold some of them.
        keys: Option<u64>,
    },
}

/// Ten-thousandths of one.
const WHOLE: f64 = 10_000.0;

impl Share {
    /// The nearest one.
    pub fn of(share: f64) -> Share {
        Share((share.clamp(0.0, 1.0) * WHOLE).round() as u16)
    }
}

impl Serialize for Share {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(f64::from(self.0) / WHOLE)
    }
}

impl<'de> Deserialize<'de> for Share {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Share, D::Error> {
        f64::deserialize(deserializer).map(Share::of)
    }
}
