//! The notation of events, one line each.

use std::fmt;

use onirim_core::{Audience, Card, Cause, Ending, Event, Kind, Seat};

use super::names::{self, group_suffix};
use super::words::WordReader;
use super::{FromNotation, Notation, NotationError, Snippet, Wanted};

/// A card that the viewer may not see is `??`; call [`Event::seen_by`] first. The audience of a card and the cause of
/// a defeat are left out: [`Precise`] has both.
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

/// An event in its precise notation, with the audience of a card and the cause of a defeat: `p1 draws Rs for all`,
/// `end defeat refill`.
///
/// ```
/// use onirim_core::{Audience, Card, Color, DeckEnd, Event, Seat};
/// use onirim_record::{FromNotation, Notation, Precise};
///
/// let (card, audience) = (Some(Card::key(Color::Red)), Audience::Only(Seat::One));
/// let event = Event::Looked { seat: Seat::One, card, end: DeckEnd::Top, audience };
/// assert_eq!(event.notation().to_string(), "p1 sees Rk top");
/// assert_eq!(Precise(event).notation().to_string(), "p1 sees Rk top for p1");
/// assert_eq!(Precise(event.seen_by(Seat::Two)).notation().to_string(), "p1 sees ?? top for p1");
/// assert_eq!(Event::from_notation("p1 sees Rk top for p1"), Ok(event));
/// # Ok::<(), onirim_record::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Precise(pub Event);

impl Notation for Precise {
    fn write_notation(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.write_notation(f)?;
        if let Event::Drawn { audience, .. }
        | Event::Looked { audience, .. }
        | Event::PutBack { audience, .. }
        | Event::Fetched { audience, .. } = self.0
        {
            return write!(f, " for {}", names::audience(audience));
        }
        if let Event::Ended { ending: Ending::Defeat(cause) } = self.0 {
            return write!(f, " {}", cause.notation());
        }
        Ok(())
    }
}

impl FromNotation for Precise {
    type Error = NotationError;

    fn from_notation(text: &str) -> Result<Precise, NotationError> {
        Event::from_notation(text).map(Precise)
    }
}

impl<'a, I: Iterator<Item = &'a str> + Clone> WordReader<I> {
    /// Reads the precise notation and the short one. If the line does not say who sees a card, everyone sees a card that is
    /// named, and only the player who acts sees one that is hidden. A defeat without a cause came when a hand was refilled.
    pub(super) fn event(&mut self) -> Result<Event, NotationError> {
        let word = self.next(Wanted::Event)?;
        match names::named(word, Seat::BOTH, names::seat) {
            Some(seat) => self.event_of_player(seat),
            None => self.event_of_table(word),
        }
    }

    fn event_of_player(&mut self, seat: Seat) -> Result<Event, NotationError> {
        let verb = self.next(Wanted::Event)?;
        Ok(match verb.to_ascii_lowercase().as_str() {
            "picks" => Event::Picked { seat, card: self.card()? },
            "begins" => Event::TurnBegan { seat },
            "plays" => Event::Played { seat, card: self.card()?, from: self.group() },
            "builds" => {
                let (tower, end) = (self.tower()?, self.end()?);
                Event::Built { seat, tower, end, from: self.group() }
            }
            "discards" => Event::Discarded { seat, card: self.card()?, from: self.group() },
            "swaps" => Event::Swapped { seat, personal: self.card()?, shared: self.card()? },
            "draws" => match self.face()? {
                Some(card) if !card.is_location() => match card.kind() {
                    Kind::Door(color) => Event::DoorDrawn { seat, color },
                    Kind::HappyDream => Event::HappyDreamDrawn { seat },
                    Kind::Nightmare | Kind::Chamber(..) | Kind::Tower(_) => Event::NightmareDrawn { seat },
                },
                card => {
                    let to = self.group();
                    Event::Drawn { seat, card, to, audience: self.card_audience(seat, card)? }
                }
            },
            "obtains" => Event::DoorObtained { seat, color: self.door()? },
            "leaves" => Event::DoorLeft { seat, color: self.door()? },
            "returns" => Event::DoorReturned { owner: seat, color: self.door()? },
            "sees" => {
                let (card, end) = (self.face()?, self.deck_end()?);
                Event::Looked { seat, card, end, audience: self.card_audience(seat, card)? }
            }
            "places" => {
                let (card, end) = (self.face()?, self.deck_end()?);
                Event::PutBack { seat, card, end, audience: self.card_audience(seat, card)? }
            }
            "fetches" => {
                let card = self.face()?;
                Event::Fetched { seat, card, audience: self.card_audience(seat, card)? }
            }
            "casts" => Event::SpellCast { seat, spell: self.spell()? },
            _ => return Err(NotationError::Unknown { found: Snippet::new(verb), wanted: Wanted::Event }),
        })
    }

    fn event_of_table(&mut self, verb: &str) -> Result<Event, NotationError> {
        Ok(match verb.to_ascii_lowercase().as_str() {
            "goal" => Event::GoalLaid { slot: self.slot()?, color: self.color()? },
            "premonition" => Event::PremonitionRevealed { premonition: self.premonition()? },
            "open" => Event::Opened { card: self.card()? },
            "aside" => Event::SetAside { card: self.card()? },
            "limbo" if self.take("Ni") => Event::NightmareToLimbo,
            "limbo" => Event::DoorToLimbo { color: self.door()? },
            "revealed" => Event::Revealed { card: self.card()? },
            "dropped" => Event::DiscardedFromDeck { card: self.card()? },
            "deck-shuffled" => Event::DeckShuffled,
            "limbo-shuffled" => Event::LimboShuffled,
            "resolved" => Event::DreamDiscarded { card: self.card()? },
            "razed" => Event::Razed { tower: self.tower()? },
            "spent" => Event::Paid { card: self.card()? },
            "goals-swapped" => Event::GoalsSwapped { left: self.slot()?, right: self.slot()? },
            "goal-found" => Event::GoalFound { slot: self.slot()? },
            "goal-reopened" => Event::GoalReopened { slot: self.slot()? },
            "suffered" => Event::PremonitionSuffered { premonition: self.premonition()? },
            "dispelled" => Event::PremonitionDispelled { premonition: self.premonition()? },
            "end" => Event::Ended { ending: self.ending()? },
            _ => return Err(NotationError::Unknown { found: Snippet::new(verb), wanted: Wanted::Event }),
        })
    }

    fn ending(&mut self) -> Result<Ending, NotationError> {
        if self.take("victory") {
            return Ok(Ending::Victory);
        }
        let defeat = |word: &str| word.eq_ignore_ascii_case("defeat").then_some(());
        self.read(Wanted::Event, defeat)?;
        if self.is_empty() { Ok(Ending::Defeat(Cause::Refill)) } else { self.cause().map(Ending::Defeat) }
    }

    /// The audience at the end of the line.
    fn card_audience(&mut self, seat: Seat, card: Option<Card>) -> Result<Audience, NotationError> {
        match card {
            _ if self.take("for") => self.audience(),
            Some(_) => Ok(Audience::Everyone),
            None => Ok(Audience::Only(seat)),
        }
    }
}
