//! The notation of events, one line each.

use std::fmt;

use onirim_core::{Audience, Card, Cause, Ending, Event, Kind, Seat};

use super::names::{self, group_suffix};
use super::words::{Words, words_of};
use super::{FromNotation, Notation, NotationError, Snippet, Wanted};

/// A card that the viewer may not see is `??`; call [`Event::seen_by`] first. Who sees the card is not written, nor is the cause of a defeat: [`Precise`] has both.
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

/// An event in its precise notation, which says who sees the card and why the game was lost: `p1 draws Rs for all`, `end defeat refill`.
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

/// Reads the precise notation, and the short one as well. Where the short one does not say who sees a card, everyone sees one that is named, and only the player
/// who acts sees one that is hidden; a defeat without a cause came when a hand was refilled.
impl FromNotation for Event {
    type Error = NotationError;

    fn from_notation(text: &str) -> Result<Event, NotationError> {
        let mut words = words_of(text);
        let word = words.next(Wanted::Event)?;
        let event = match names::named(word, Seat::BOTH, names::seat) {
            Some(seat) => of_player(seat, &mut words)?,
            None => of_table(word, &mut words)?,
        };
        words.finish()?;
        Ok(event)
    }
}

/// What a player did.
fn of_player<'a>(seat: Seat, words: &mut Words<impl Iterator<Item = &'a str> + Clone>) -> Result<Event, NotationError> {
    let verb = words.next(Wanted::Event)?;
    Ok(match verb.to_ascii_lowercase().as_str() {
        "picks" => Event::Picked { seat, card: words.card()? },
        "begins" => Event::TurnBegan { seat },
        "plays" => Event::Played { seat, card: words.card()?, from: words.group() },
        "builds" => {
            let (tower, end) = (words.tower()?, words.end()?);
            Event::Built { seat, tower, end, from: words.group() }
        }
        "discards" => Event::Discarded { seat, card: words.card()?, from: words.group() },
        "swaps" => Event::Swapped { seat, personal: words.card()?, shared: words.card()? },
        "draws" => match words.face()? {
            Some(card) if !card.is_location() => match card.kind() {
                Kind::Door(color) => Event::DoorDrawn { seat, color },
                Kind::HappyDream => Event::HappyDreamDrawn { seat },
                Kind::Nightmare | Kind::Chamber(..) | Kind::Tower(_) => Event::NightmareDrawn { seat },
            },
            card => {
                let to = words.group();
                Event::Drawn { seat, card, to, audience: audience(seat, card, words)? }
            }
        },
        "obtains" => Event::DoorObtained { seat, color: words.door()? },
        "leaves" => Event::DoorLeft { seat, color: words.door()? },
        "returns" => Event::DoorReturned { owner: seat, color: words.door()? },
        "sees" => {
            let (card, end) = (words.face()?, words.deck_end()?);
            Event::Looked { seat, card, end, audience: audience(seat, card, words)? }
        }
        "places" => {
            let (card, end) = (words.face()?, words.deck_end()?);
            Event::PutBack { seat, card, end, audience: audience(seat, card, words)? }
        }
        "fetches" => {
            let card = words.face()?;
            Event::Fetched { seat, card, audience: audience(seat, card, words)? }
        }
        "casts" => Event::SpellCast { seat, spell: words.spell()? },
        _ => return Err(NotationError::Unknown { found: Snippet::new(verb), wanted: Wanted::Event }),
    })
}

/// What happened on the table.
fn of_table<'a>(verb: &str, words: &mut Words<impl Iterator<Item = &'a str> + Clone>) -> Result<Event, NotationError> {
    Ok(match verb.to_ascii_lowercase().as_str() {
        "goal" => Event::GoalLaid { slot: words.slot()?, color: words.color()? },
        "premonition" => Event::PremonitionRevealed { premonition: words.premonition()? },
        "open" => Event::Opened { card: words.card()? },
        "aside" => Event::SetAside { card: words.card()? },
        "limbo" if words.take("Ni") => Event::NightmareToLimbo,
        "limbo" => Event::DoorToLimbo { color: words.door()? },
        "revealed" => Event::Revealed { card: words.card()? },
        "dropped" => Event::DiscardedFromDeck { card: words.card()? },
        "deck-shuffled" => Event::DeckShuffled,
        "limbo-shuffled" => Event::LimboShuffled,
        "resolved" => Event::DreamDiscarded { card: words.card()? },
        "razed" => Event::Razed { tower: words.tower()? },
        "spent" => Event::Paid { card: words.card()? },
        "goals-swapped" => Event::GoalsSwapped { left: words.slot()?, right: words.slot()? },
        "goal-found" => Event::GoalFound { slot: words.slot()? },
        "goal-reopened" => Event::GoalReopened { slot: words.slot()? },
        "suffered" => Event::PremonitionSuffered { premonition: words.premonition()? },
        "dispelled" => Event::PremonitionDispelled { premonition: words.premonition()? },
        "end" => Event::Ended { ending: ending(words)? },
        _ => return Err(NotationError::Unknown { found: Snippet::new(verb), wanted: Wanted::Event }),
    })
}

fn ending<'a>(words: &mut Words<impl Iterator<Item = &'a str> + Clone>) -> Result<Ending, NotationError> {
    if words.take("victory") {
        return Ok(Ending::Victory);
    }
    let defeat = |word: &str| word.eq_ignore_ascii_case("defeat").then_some(());
    words.read(Wanted::Event, defeat)?;
    if words.is_empty() { Ok(Ending::Defeat(Cause::Refill)) } else { words.cause().map(Ending::Defeat) }
}

/// Who sees the card, as the end of the line says.
fn audience<'a>(
    seat: Seat,
    card: Option<Card>,
    words: &mut Words<impl Iterator<Item = &'a str> + Clone>,
) -> Result<Audience, NotationError> {
    match card {
        _ if words.take("for") => words.audience(),
        Some(_) => Ok(Audience::Everyone),
        None => Ok(Audience::Only(seat)),
    }
}
