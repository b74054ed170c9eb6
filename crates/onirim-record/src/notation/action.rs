//! The notation of actions.

use std::fmt;

use onirim_core::{Action, Card};

use super::names::group_suffix;
use super::words::words_of;
use super::{FromNotation, Notation, NotationError, Snippet, Wanted};

impl Notation for Action {
    fn write_notation(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pick { card } => write!(f, "pick {}", card.notation()),
            Action::Play { card, from } => write!(f, "play {}{}", card.notation(), group_suffix(*from)),
            Action::Build { tower, from, end } => {
                write!(f, "build {} {}{}", tower.notation(), end.notation(), group_suffix(*from))
            }
            Action::Discard { card, from } => write!(f, "discard {}{}", card.notation(), group_suffix(*from)),
            Action::TakeDoor => f.write_str("take-door"),
            Action::LeaveDoor => f.write_str("leave-door"),
            Action::Swap { personal, shared } => write!(f, "swap {} {}", personal.notation(), shared.notation()),
            Action::KeepHand => f.write_str("keep-hand"),
            Action::Look => f.write_str("look"),
            Action::SkipLook => f.write_str("skip-look"),
            Action::DiscardSeen { card } => write!(f, "drop {}", card.notation()),
            Action::KeepRest => f.write_str("keep-rest"),
            Action::PlaceNext { card } => write!(f, "next {}", card.notation()),
            Action::Draw => f.write_str("draw"),
            Action::PayKey { key, from } => write!(f, "pay {}{}", key.notation(), group_suffix(*from)),
            Action::RefuseDoor => f.write_str("refuse-door"),
            Action::ReturnDoor { owner, color } => {
                write!(f, "return {} {}", Card::door(*color).notation(), owner.notation())
            }
            Action::RevealFive => f.write_str("reveal-five"),
            Action::DiscardHand => f.write_str("discard-hand"),
            Action::Raze { tower } => write!(f, "raze {}", tower.notation()),
            Action::FalseDestruction => f.write_str("false-destruction"),
            Action::Cast { spell } => write!(f, "cast {}", spell.notation()),
            Action::PayCard { card } => write!(f, "spend {}", card.notation()),
            Action::Raise { card } => write!(f, "raise {}", card.notation()),
            Action::SwapGoals { left, right } => write!(f, "swap-goals {} {}", left.notation(), right.notation()),
            Action::ReopenGoal { slot } => write!(f, "reopen {}", slot.notation()),
            Action::Suffer { premonition } => write!(f, "suffer {}", premonition.notation()),
            Action::DropKey { key } => write!(f, "drop-key {}", key.notation()),
            Action::Dispel { premonition } => write!(f, "dispel {}", premonition.notation()),
            Action::RevealSeven => f.write_str("reveal-seven"),
            Action::SearchDeck => f.write_str("search"),
            Action::Fetch { card } => write!(f, "fetch {}", card.notation()),
        }
    }
}

impl FromNotation for Action {
    type Error = NotationError;

    fn from_notation(text: &str) -> Result<Action, NotationError> {
        let mut words = words_of(text);
        let verb = words.next(Wanted::Action)?;
        let action = match verb.to_ascii_lowercase().as_str() {
            "pick" => Action::Pick { card: words.card()? },
            "play" => Action::Play { card: words.card()?, from: words.group() },
            "build" => {
                let (tower, end) = (words.tower()?, words.end()?);
                Action::Build { tower, end, from: words.group() }
            }
            "discard" => Action::Discard { card: words.card()?, from: words.group() },
            "take-door" => Action::TakeDoor,
            "leave-door" => Action::LeaveDoor,
            "swap" => Action::Swap { personal: words.card()?, shared: words.card()? },
            "keep-hand" => Action::KeepHand,
            "look" => Action::Look,
            "skip-look" => Action::SkipLook,
            "drop" => Action::DiscardSeen { card: words.card()? },
            "keep-rest" => Action::KeepRest,
            "next" => Action::PlaceNext { card: words.card()? },
            "draw" => Action::Draw,
            "pay" => Action::PayKey { key: words.card()?, from: words.group() },
            "refuse-door" => Action::RefuseDoor,
            "return" => Action::ReturnDoor { color: words.door()?, owner: words.seat()? },
            "reveal-five" => Action::RevealFive,
            "discard-hand" => Action::DiscardHand,
            "raze" => Action::Raze { tower: words.tower()? },
            "false-destruction" => Action::FalseDestruction,
            "cast" => Action::Cast { spell: words.spell()? },
            "spend" => Action::PayCard { card: words.card()? },
            "raise" => Action::Raise { card: words.card()? },
            "swap-goals" => Action::SwapGoals { left: words.slot()?, right: words.slot()? },
            "reopen" => Action::ReopenGoal { slot: words.slot()? },
            "suffer" => Action::Suffer { premonition: words.premonition()? },
            "drop-key" => Action::DropKey { key: words.card()? },
            "dispel" => Action::Dispel { premonition: words.premonition()? },
            "reveal-seven" => Action::RevealSeven,
            "search" => Action::SearchDeck,
            "fetch" => Action::Fetch { card: words.card()? },
            _ => return Err(NotationError::Unknown { found: Snippet::new(verb), wanted: Wanted::Action }),
        };
        words.finish()?;
        Ok(action)
    }
}
