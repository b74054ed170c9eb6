//! The notation of actions.

use std::fmt;

use onirim_core::{Action, Card};

use super::names::group_suffix;
use super::words::WordReader;
use super::{Notation, NotationError, Snippet, Wanted};

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

impl<'a, I: Iterator<Item = &'a str> + Clone> WordReader<I> {
    pub(super) fn action(&mut self) -> Result<Action, NotationError> {
        let verb = self.next(Wanted::Action)?;
        Ok(match verb.to_ascii_lowercase().as_str() {
            "pick" => Action::Pick { card: self.card()? },
            "play" => Action::Play { card: self.card()?, from: self.group() },
            "build" => {
                let (tower, end) = (self.tower()?, self.end()?);
                Action::Build { tower, end, from: self.group() }
            }
            "discard" => Action::Discard { card: self.card()?, from: self.group() },
            "take-door" => Action::TakeDoor,
            "leave-door" => Action::LeaveDoor,
            "swap" => Action::Swap { personal: self.card()?, shared: self.card()? },
            "keep-hand" => Action::KeepHand,
            "look" => Action::Look,
            "skip-look" => Action::SkipLook,
            "drop" => Action::DiscardSeen { card: self.card()? },
            "keep-rest" => Action::KeepRest,
            "next" => Action::PlaceNext { card: self.card()? },
            "draw" => Action::Draw,
            "pay" => Action::PayKey { key: self.card()?, from: self.group() },
            "refuse-door" => Action::RefuseDoor,
            "return" => Action::ReturnDoor { color: self.door()?, owner: self.seat()? },
            "reveal-five" => Action::RevealFive,
            "discard-hand" => Action::DiscardHand,
            "raze" => Action::Raze { tower: self.tower()? },
            "false-destruction" => Action::FalseDestruction,
            "cast" => Action::Cast { spell: self.spell()? },
            "spend" => Action::PayCard { card: self.card()? },
            "raise" => Action::Raise { card: self.card()? },
            "swap-goals" => Action::SwapGoals { left: self.slot()?, right: self.slot()? },
            "reopen" => Action::ReopenGoal { slot: self.slot()? },
            "suffer" => Action::Suffer { premonition: self.premonition()? },
            "drop-key" => Action::DropKey { key: self.card()? },
            "dispel" => Action::Dispel { premonition: self.premonition()? },
            "reveal-seven" => Action::RevealSeven,
            "search" => Action::SearchDeck,
            "fetch" => Action::Fetch { card: self.card()? },
            _ => return Err(NotationError::Unknown { found: Snippet::new(verb), wanted: Wanted::Action }),
        })
    }
}
