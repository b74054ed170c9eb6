//! What a seat is advised to answer. It is made of what the seat may know, and of nothing else.

use onirim_coach::advice::{self, Counsel, Method, Reason, Verdict};
use onirim_core::{Action, Card, Color, Premonition, Seat};
use serde::de::{Deserialize, Deserializer};
use serde::ser::{Serialize, Serializer};
use serde::{Deserialize as Read, Serialize as Write};

use crate::noted::{self, said};

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

impl Advice {
    /// Advice as it goes over the wire.
    pub fn of(advice: &advice::Advice, ply: u64) -> Advice {
        Advice {
            seat: advice.seat(),
            question: advice.view.decision.map(|decision| said(&decision.question)).unwrap_or_default(),
            ply,
            actions: advice.counsels().iter().map(Worth::from).collect(),
            reason: Why::from(advice.reason),
            next_card: advice.next_card.map(NextCard::from),
        }
    }
}

impl From<&Counsel> for Worth {
    fn from(counsel: &Counsel) -> Worth {
        let (method, games) = match counsel.method {
            Method::Judged => ("judged", None),
            Method::LookedAhead => ("looked-ahead", None),
            Method::PlayedOn(games) => ("played-on", Some(games)),
            Method::Counted => ("counted", None),
        };
        let verdict = match counsel.verdict {
            Verdict::Best => "best",
            Verdict::TooClose => "too-close",
            Verdict::Worse => "worse",
        };
        Worth {
            action: counsel.action,
            chance: Share::of(counsel.chance),
            doubt: Share::of(counsel.doubt),
            behind: Share::of(counsel.behind),
            verdict: verdict.to_owned(),
            method: method.to_owned(),
            games,
        }
    }
}

impl From<advice::NextCard> for NextCard {
    fn from(next: advice::NextCard) -> NextCard {
        match next {
            advice::NextCard::Known(card) => NextCard::Known { card },
            advice::NextCard::Unknown(odds) => NextCard::Unknown {
                of: odds.of as u64,
                nightmares: odds.nightmares as u64,
                doors: odds.doors as u64,
                happy_dreams: odds.happy_dreams as u64,
                keys: odds.keys.map(|keys| keys as u64),
            },
        }
    }
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

impl From<Reason> for Why {
    fn from(reason: Reason) -> Why {
        let plain = |kind: &str| Why { kind: kind.to_owned(), ..Why::default() };
        let about = |kind: &str, color: Color| Why { color: Some(color), ..plain(kind) };
        let card = |kind: &str, card: Card| Why { card: Some(card), ..plain(kind) };
        let premonition = |kind: &str, premonition: Premonition| Why { premonition: Some(premonition), ..plain(kind) };
        let count = |kind: &str, count: usize| Why { count: Some(count as u64), ..plain(kind) };
        match reason {
            Reason::OnlyChoice => plain("only-choice"),
            Reason::Lost => plain("lost"),
            Reason::Wins => plain("wins"),
            Reason::AvoidsLoss { others } => count("avoids-loss", others),
            Reason::EarnsDoor { color } => about("earns-door", color),
            Reason::ThirdInHand { color, third } => Why { card: Some(third), ..about("third-in-hand", color) },
            Reason::SecondOfRun { color } => about("second-of-run", color),
            Reason::RunInHand { color } => about("run-in-hand", color),
            Reason::KeepsRun { color } => about("keeps-run", color),
            Reason::CanFollow => plain("can-follow"),
            Reason::Prophecy { shows, nightmares, of } => {
                Why { nightmares: Some(nightmares as u64), of: Some(of as u64), ..count("prophecy", shows) }
            }
            Reason::Unneeded { card, color } => Why { card: Some(card), ..about("unneeded", color) },
            Reason::AnotherInHand { card: other } => card("another-in-hand", other),
            Reason::ManyLeft { card, left } => Why { card: Some(card), ..count("many-left", left) },
            Reason::KeepsKey { key, .. } => card("keeps-key", key),
            Reason::TakesKey { key } => card("takes-key", key),
            Reason::CompletesRampart => plain("completes-rampart"),
            Reason::FreeLook { cards } => count("free-look", cards),
            Reason::TakesDoor { color } => about("takes-door", color),
            Reason::OpensDoor { color } => about("opens-door", color),
            Reason::KeepsOrder => plain("keeps-order"),
            Reason::DoorNotWanted { color } => about("door-not-wanted", color),
            Reason::GoalFirst { color, next } => Why { next: Some(next), ..about("goal-first", color) },
            Reason::LetsSleep { premonition: sleeping } => premonition("lets-sleep", sleeping),
            Reason::CostsOneCard => plain("costs-one-card"),
            Reason::KeepsHand => plain("keeps-hand"),
            Reason::NoKeyLost => plain("no-key-lost"),
            Reason::SafeDraws => plain("safe-draws"),
            Reason::Punishes => plain("punishes"),
            Reason::RemovesNightmare => plain("removes-nightmare"),
            Reason::NightmareLater => plain("nightmare-later"),
            Reason::DoorWithKey { color } => about("door-with-key", color),
            Reason::FitsRun { color } => about("fits-run", color),
            Reason::Dispels { premonition: gone } => premonition("dispels", gone),
            Reason::KeepsPile { cards } => count("keeps-pile", cards),
            Reason::LooksAhead => plain("looks-ahead"),
        }
    }
}
