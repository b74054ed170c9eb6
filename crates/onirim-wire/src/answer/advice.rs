//! Advice for a seat, made only of what the seat may know.

use onirim_core::{Action, Card, Color, Premonition, Seat};
use serde::de::{Deserialize, Deserializer};
use serde::ser::{Serialize, Serializer};
use serde::{Deserialize as Read, Serialize as Write};

use crate::noted;

/// Advice for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Write, Read)]
#[expect(missing_docs, reason = "docs/engine-protocol.md describes the fields")]
pub struct Advice {
    #[serde(with = "noted")]
    pub seat: Seat,
    pub question: String,
    pub ply: u64,
    pub actions: Vec<Worth>,
    pub reason: Why,
    /// What may be drawn next after it; `None` if no draw follows, or this seat cannot tell.
    pub next_card: Option<NextCard>,
}

/// The value of an answer.
#[derive(Clone, Debug, PartialEq, Eq, Write, Read)]
#[expect(missing_docs, reason = "docs/engine-protocol.md describes the fields")]
pub struct Worth {
    #[serde(with = "noted")]
    pub action: Action,
    pub chance: Share,
    /// The standard deviation of the chance.
    pub doubt: Share,
    pub behind: Share,
    pub verdict: String,
    /// How it is known: `judged`, `looked-ahead`, `played-on` or `counted`. A later engine may have more.
    pub method: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games: Option<u32>,
}

/// A share of one, in ten-thousandths: a decimal fraction on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Share(pub u16);

/// Why an answer is the best one. Fields that do not apply are left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Write, Read)]
#[expect(missing_docs, reason = "docs/engine-protocol.md describes the fields")]
pub struct Why {
    /// Which reason. A later engine may have more of them.
    pub kind: String,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "noted::option")]
    pub color: Option<Color>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "noted::option")]
    pub next: Option<Color>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "noted::option")]
    pub card: Option<Card>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "noted::option")]
    pub premonition: Option<Premonition>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nightmares: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<u64>,
}

/// What may be drawn next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Write, Read)]
#[serde(untagged)]
#[expect(missing_docs, reason = "docs/engine-protocol.md describes the fields")]
pub enum NextCard {
    Known {
        #[serde(with = "noted")]
        card: Card,
    },
    Unknown {
        of: u64,
        nightmares: u64,
        doors: u64,
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
