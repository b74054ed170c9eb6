//! A view as a message that can be read back.
//!
//! A program that computes moves elsewhere, or a seat on another device, needs no more than this. The message has the
//! view of protocol 1 as `view` and the rest as `knowledge`: the own cards that the partner does not know, and the
//! audience of each known card of the deck.
//!
//! ```
//! use onirim_core::{Communication, Game, QuickChance, Seat, Setup};
//! use onirim_wire::view;
//!
//! let mut dice = QuickChance::new(7);
//! let game = Game::new(Setup::duo(Communication::Silent), &mut dice, &mut ())?;
//! let text = view::written(&game.view(Seat::One));
//!
//! // On another device, which checks with `Game::imagined` whether a game can have the view.
//! let view = view::read(&text).expect("it was written by this module");
//! let imagined = Game::imagined(&view, &mut dice).expect("a game has this view");
//! assert_eq!(imagined.view(Seat::One), game.view(Seat::One));
//! # Ok::<(), std::convert::Infallible>(())
//! ```

use onirim_core::{
    Audience, Card, Cards, Color, DeckEnd, Goal, Goals, Looking, Omens, Row, Seat, Setup, ShortList, Side, Step,
    TowerRow, View,
};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::answer;
use crate::by_name::ByName;
use crate::noted;

/// The longest view that is read, in bytes. A view of a game is less than a quarter of it.
pub const LONGEST: usize = 1 << 14;

/// The text of a view.
pub fn written(view: &View) -> String {
    // All keys are strings, so serializing does not fail.
    serde_json::to_string(&Message::from(view)).unwrap_or_default()
}

/// Reads the text of a view. The view can contradict itself: [`Game::imagined`](onirim_core::Game::imagined) checks
/// it.
pub fn read(text: &str) -> Result<View, BadView> {
    if text.len() > LONGEST {
        return Err(BadView::TooLong);
    }
    let message: Message = serde_json::from_str(text).map_err(|error| BadView::NoMessage(error.to_string()))?;
    View::try_from(&message)
}

/// Why a text is no view.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadView {
    /// The text is too long.
    #[error("a view has at most {LONGEST} bytes")]
    TooLong,
    /// The text is no JSON, or has other fields.
    #[error("this is no view: {0}")]
    NoMessage(String),
    /// No game can hold what this field says.
    #[error("the field {0:?} of a view holds what no game has")]
    Field(&'static str),
}

/// A view as a field of another message.
pub(crate) mod field {
    use onirim_core::View;
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::{Serialize, Serializer};

    use super::Message;

    pub(crate) fn serialize<S: Serializer>(view: &View, serializer: S) -> Result<S::Ok, S::Error> {
        Message::from(view).serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<View, D::Error> {
        View::try_from(&Message::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

#[derive(Serialize, Deserialize)]
struct Message {
    view: answer::View,
    knowledge: Knowledge,
}

/// What the view of protocol 1 leaves out.
#[derive(Serialize, Deserialize)]
struct Knowledge {
    #[serde(with = "noted::list")]
    secret: Vec<Card>,
    #[serde(with = "noted::list")]
    top: Vec<Audience>,
    #[serde(with = "noted::list")]
    bottom: Vec<Audience>,
    look: Option<Look>,
}

#[derive(Serialize, Deserialize)]
struct Look {
    #[serde(with = "noted::list")]
    choices: Vec<Card>,
    #[serde(with = "noted")]
    end: DeckEnd,
    #[serde(with = "noted")]
    eyes: Audience,
    #[serde(with = "noted")]
    afterwards: Audience,
    partner_knew: bool,
}

impl From<&View> for Message {
    fn from(view: &View) -> Message {
        let look = |looking: &Looking| Look {
            choices: looking.choices.to_vec(),
            end: looking.end,
            eyes: looking.eyes,
            afterwards: looking.afterwards,
            partner_knew: looking.partner_knew,
        };
        Message {
            view: answer::View::from(view),
            knowledge: Knowledge {
                secret: view.secret.to_vec(),
                top: view.top_known_to.to_vec(),
                bottom: view.bottom_known_to.to_vec(),
                look: view.looking.as_ref().map(look),
            },
        }
    }
}

impl TryFrom<&Message> for View {
    type Error = BadView;

    fn try_from(Message { view, knowledge }: &Message) -> Result<View, BadView> {
        let partner = view.partner.as_ref();
        Ok(View {
            seat: view.seat,
            setup: view.setup,
            active: view.active,
            decision: view.decision.map(onirim_core::Decision::from),
            ending: view.ended.0,
            pending: list(Step::Draw, view.pending.iter().rev(), "pending")?,
            hand: list(FILLER, &view.hand, "hand")?,
            shared: list(FILLER, &view.shared, "shared")?,
            partner_known: list(FILLER, partner.map(|partner| &partner.known).into_iter().flatten(), "partner")?,
            partner_hidden: partner.map_or(Ok(0), |partner| number(partner.hidden, "partner"))?,
            secret: list(FILLER, &knowledge.secret, "secret")?,
            rows: each_seat(&view.rows, Row::of([]), |cards| Row::of(cards.0.iter().copied()), "rows")?,
            doors: each_seat(&view.doors, Ok([0; 4]), doors, "doors")?,
            deck_len: number(view.deck.size, "deck")?,
            top: list(None, &view.deck.top, "deck")?,
            top_known_to: list(Audience::Nobody, &knowledge.top, "top")?,
            bottom: list(None, &view.deck.bottom, "deck")?,
            bottom_known_to: list(Audience::Nobody, &knowledge.bottom, "bottom")?,
            looked_at: list(None, &view.looked_at, "looked_at")?,
            placed: list(None, &view.placed, "placed")?,
            looking: knowledge.look.as_ref().map(looking).transpose()?,
            unseen: heap(&view.unseen, "unseen")?,
            discard_pile: heap(&view.discard, "discard")?,
            limbo: heap(&view.limbo, "limbo")?,
            removed: heap(&view.removed, "removed")?,
            resolving: view.resolving,
            goals: view.goals.as_deref().map(|row| goals(row, view.setup)).transpose()?,
            towers: view
                .towers
                .as_ref()
                .map(|towers| TowerRow::of(towers.iter().copied()))
                .transpose()
                .or(no("towers"))?,
            omens: view.premonitions.as_ref().map(omens),
        })
    }
}

/// Fills the unused places of a list.
const FILLER: Card = Card::NIGHTMARE;

fn no<T>(field: &'static str) -> Result<T, BadView> {
    Err(BadView::Field(field))
}

fn list<'a, T: Copy + 'a, const N: usize>(
    filler: T,
    items: impl IntoIterator<Item = &'a T>,
    field: &'static str,
) -> Result<ShortList<T, N>, BadView> {
    ShortList::try_of(filler, items.into_iter().copied()).ok_or(BadView::Field(field))
}

/// A number of cards, which fits into a byte.
fn number(count: u64, field: &'static str) -> Result<usize, BadView> {
    u8::try_from(count).map(usize::from).or(no(field))
}

fn heap(counts: &ByName<Card, u64>, field: &'static str) -> Result<Cards, BadView> {
    let mut cards = Cards::EMPTY;
    for &(card, count) in &counts.0 {
        let count = number(count, field)?;
        if cards.len() + count > usize::from(u8::MAX) {
            return no(field);
        }
        (0..count).for_each(|_| cards.insert(card));
    }
    Ok(cards)
}

/// A value for each seat; seats without one get `nothing`.
fn each_seat<V, T: Copy, E>(
    named: &ByName<Seat, V>,
    nothing: Result<T, E>,
    read: impl Fn(&V) -> Result<T, E>,
    field: &'static str,
) -> Result<[T; 2], BadView> {
    let mut both = [nothing.or(no(field))?; 2];
    for (seat, value) in &named.0 {
        both[seat.index()] = read(value).or(no(field))?;
    }
    Ok(both)
}

fn doors(counts: &ByName<Color, u64>) -> Result<[u8; 4], BadView> {
    let mut doors = [0; 4];
    for &(color, count) in &counts.0 {
        doors[color.index()] = u8::try_from(count).or(no("doors"))?;
    }
    Ok(doors)
}

fn looking(look: &Look) -> Result<Looking, BadView> {
    Ok(Looking {
        choices: list(FILLER, &look.choices, "look")?,
        end: look.end,
        eyes: look.eyes,
        afterwards: look.afterwards,
        partner_knew: look.partner_knew,
    })
}

fn goals(row: &[answer::Goal], setup: Setup) -> Result<Goals, BadView> {
    let goal =
        |goal: &answer::Goal| Goal { color: goal.color, side: if goal.found { Side::FaceDown } else { Side::FaceUp } };
    let goals: Vec<Goal> = row.iter().map(goal).collect();
    if goals.len() == setup.goals() { Goals::of(goals).map_or(no("goals"), Ok) } else { no("goals") }
}

fn omens(premonitions: &answer::Premonitions) -> Omens {
    Omens {
        face_up: premonitions.face_up.iter().copied().collect(),
        pile: premonitions.pile.iter().copied().collect(),
        removed: premonitions.removed.iter().copied().collect(),
    }
}
