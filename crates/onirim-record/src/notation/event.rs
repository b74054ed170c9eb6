//! The notation of events, one line each. It is written only: events follow from actions and outcomes.

use std::fmt;

use onirim_core::{Card, Event};

use super::Notation;
use super::names::group_suffix;

/// A card that the viewer may not see is `??`; call [`Event::seen_by`] first.
impl Notation for Event {
    fn write_notation(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::GoalLaid { slot, color } => write!(f, "goal {} {}", slot.notation(), color.notation()),
            Event::PremonitionRevealed { premonition } => write!(f, "premonition {}", premonition.notation()),
            Event::Opened { card } => write!(f, "open {}", card.notation()),
            Event::Picked { seat, card } => write!(f, "{} picks {}", seat.notation(), card.notation()),
            Event::TurnBegan { seat } => write!(f, "{} begins", seat.notation()),
            Event::Played { seat, card, from } => {
                write!(f, "{} plays {}{}", seat.notation(), card.notation(), group_suffix(*from))
            }
            Event::Built { seat, tower, from, end } => {
                let (seat, tower, end) = (seat.notation(), tower.notation(), end.notation());
                write!(f, "{seat} builds {tower} {end}{}", group_suffix(*from))
            }
            Event::Discarded { seat, card, from } => {
                write!(f, "{} discards {}{}", seat.notation(), card.notation(), group_suffix(*from))
            }
            Event::Swapped { seat, personal, shared } => {
                write!(f, "{} swaps {} {}", seat.notation(), personal.notation(), shared.notation())
            }
            Event::Drawn { seat, card, to, audience: _ } => {
                write!(f, "{} draws {}{}", seat.notation(), card.notation(), group_suffix(*to))
            }
            Event::DoorDrawn { seat, color } => {
                write!(f, "{} draws {}", seat.notation(), Card::door(*color).notation())
            }
            Event::NightmareDrawn { seat } => write!(f, "{} draws {}", seat.notation(), Card::NIGHTMARE.notation()),
            Event::HappyDreamDrawn { seat } => write!(f, "{} draws {}", seat.notation(), Card::HAPPY_DREAM.notation()),
            Event::SetAside { card } => write!(f, "aside {}", card.notation()),
            Event::DoorObtained { seat, color } => {
                write!(f, "{} obtains {}", seat.notation(), Card::door(*color).notation())
            }
            Event::DoorToLimbo { color } => write!(f, "limbo {}", Card::door(*color).notation()),
            Event::DoorLeft { seat, color } => {
                write!(f, "{} leaves {}", seat.notation(), Card::door(*color).notation())
            }
            Event::DoorReturned { owner, color } => {
                write!(f, "{} returns {}", owner.notation(), Card::door(*color).notation())
            }
            Event::Looked { seat, card, end, audience: _ } => {
                write!(f, "{} sees {} {}", seat.notation(), card.notation(), end.notation())
            }
            Event::Revealed { card } => write!(f, "revealed {}", card.notation()),
            Event::DiscardedFromDeck { card } => write!(f, "dropped {}", card.notation()),
            Event::PutBack { seat, card, end, audience: _ } => {
                write!(f, "{} places {} {}", seat.notation(), card.notation(), end.notation())
            }
            Event::Fetched { seat, card, audience: _ } => {
                write!(f, "{} fetches {}", seat.notation(), card.notation())
            }
            Event::DeckShuffled => f.write_str("deck-shuffled"),
            Event::LimboShuffled => f.write_str("limbo-shuffled"),
            Event::DreamDiscarded { card } => write!(f, "resolved {}", card.notation()),
            Event::NightmareToLimbo => write!(f, "limbo {}", Card::NIGHTMARE.notation()),
            Event::Razed { tower } => write!(f, "razed {}", tower.notation()),
            Event::SpellCast { seat, spell } => write!(f, "{} casts {}", seat.notation(), spell.notation()),
            Event::Paid { card } => write!(f, "spent {}", card.notation()),
            Event::GoalsSwapped { left, right } => write!(f, "goals-swapped {} {}", left.notation(), right.notation()),
            Event::GoalFound { slot } => write!(f, "goal-found {}", slot.notation()),
            Event::GoalReopened { slot } => write!(f, "goal-reopened {}", slot.notation()),
            Event::PremonitionSuffered { premonition } => write!(f, "suffered {}", premonition.notation()),
            Event::PremonitionDispelled { premonition } => write!(f, "dispelled {}", premonition.notation()),
            Event::Ended { ending } => write!(f, "end {}", ending.notation()),
        }
    }
}
