//! The version of the protocol and its later features.

use serde::Serialize;

/// The version of the protocol.
pub const PROTOCOL: u64 = 1;

/// A version that this crate supports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(into = "u64")]
pub enum Protocol {
    /// The first.
    One,
}

impl Protocol {
    /// The version with this number.
    pub fn of(number: u64) -> Option<Protocol> {
        (number == PROTOCOL).then_some(Protocol::One)
    }
}

impl From<Protocol> for u64 {
    fn from(Protocol::One: Protocol) -> u64 {
        PROTOCOL
    }
}

/// Additions to protocol 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Feature {
    /// Requests for a seat (`as`), answered with what this seat may know.
    Seats,
    /// The odds of outcomes.
    Odds,
    /// Several requests in one line.
    Lists,
    /// Outcomes that are used as far as they come up.
    Ahead,
    /// Advice.
    Advise,
}

impl Feature {
    /// All of them.
    pub const ALL: [Feature; 5] = [Feature::Seats, Feature::Odds, Feature::Lists, Feature::Ahead, Feature::Advise];

    /// What it is called.
    pub fn name(self) -> &'static str {
        match self {
            Feature::Seats => "seats",
            Feature::Odds => "odds",
            Feature::Lists => "lists",
            Feature::Ahead => "ahead",
            Feature::Advise => "advise",
        }
    }

    /// The one with this name.
    pub fn named(name: &str) -> Option<Feature> {
        Feature::ALL.into_iter().find(|feature| feature.name() == name)
    }
}
