//! Correcting what was told wrongly, at any later moment.

use std::collections::VecDeque;

use onirim_core::{Action, Card, Kind, Outcome};
use onirim_record::{Playthrough, Ply, Refused};
use thiserror::Error;

use super::dealing::{Dealing, NotDealt};
use super::slip::{Moment, Told};
use crate::archive::Archive;
use crate::keep::Agreed;
use crate::session::Session;

/// What became of a correction.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub enum Corrected {
    /// It is made.
    Made(Fit),
    /// With this card the deal needs more of them: tell those, then [`Session::redeal`]. Until then the game is as it was.
    Unfinished(Dealing),
    /// It is not made: the archive does not agree.
    Disagreed(Agreed),
}

/// How much of what followed still fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fit {
    /// All of it.
    Whole,
    /// So many of the last choices do not, and are gone.
    Cut {
        /// How many.
        lost: usize,
    },
}

/// Why something cannot be corrected so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoCorrection {
    /// Nothing was told then by whoever looks.
    #[error("nothing was told there that could be corrected")]
    Nothing,
    /// This cannot have come up there.
    #[error("that cannot have come up there")]
    Impossible,
}

impl From<NotDealt> for NoCorrection {
    fn from(not: NotDealt) -> NoCorrection {
        match not {
            NotDealt::Impossible => NoCorrection::Impossible,
        }
    }
}

/// A game played again as far as it fits.
struct Again {
    playthrough: Playthrough,
    /// The action that needs other or more cards.
    open: Option<(Action, Vec<Outcome>)>,
    /// How many of the choices fit.
    fitting: usize,
}

impl Session {
    /// Real cards: something else came up there than was told. The game is played again with it: what followed stays, as far as it still fits.
    ///
    /// A choice that names the wrong card means the same piece of cardboard, and names the right one now. Where a card is missing it is [asked for](Session::wanted);
    /// what comes behind is gone. Only if the archive agrees: what is kept and what is on the table never part.
    pub fn correct(
        &mut self,
        moment: Moment,
        right: Outcome,
        archive: &dyn Archive,
    ) -> Result<Corrected, NoCorrection> {
        let slip = self.slips().into_iter().find(|told| told.moment == moment).ok_or(NoCorrection::Nothing)?;
        let again = match moment.ply {
            None => {
                let mut dealing = Dealing::of(self.record().setup, &self.record().deal);
                match dealing.correct(moment.number, right)? {
                    None => return Ok(Corrected::Unfinished(dealing)),
                    // A card less was dealt: whatever followed was played with another hand.
                    Some(dealt) if dealing.told().len() < self.record().deal.len() => {
                        Again { playthrough: dealt, open: None, fitting: 0 }
                    }
                    Some(dealt) => self.play_again(dealt, 0, Some((slip, right)))?,
                }
            }
            Some(ply) => {
                let start = self.playthrough().at(ply).ok_or(NoCorrection::Nothing)?;
                self.play_again(start, ply, Some((slip, right)))?
            }
        };
        Ok(self.put_right(again, archive))
    }

    /// Real cards: the deal has been told anew. What followed stays, as far as it still fits.
    pub fn redeal(&mut self, dealt: Playthrough, archive: &dyn Archive) -> Result<Corrected, NoCorrection> {
        let again = self.play_again(dealt, 0, None)?;
        Ok(self.put_right(again, archive))
    }

    /// All choices, the one included that waits for a card.
    fn choices(&self) -> Vec<Ply> {
        let waiting = self.waiting.iter().map(|one| Ply { action: one.action, outcomes: one.told.clone() });
        self.record().plies.iter().cloned().chain(waiting).collect()
    }

    /// Plays on from here what has been played from this ply on, with the slip put right.
    fn play_again(
        &self,
        start: Playthrough,
        from: usize,
        slip: Option<(Told, Outcome)>,
    ) -> Result<Again, NoCorrection> {
        let mut again = Again { playthrough: start, open: None, fitting: from };
        for (place, Ply { action, mut outcomes }) in self.choices().into_iter().enumerate().skip(from) {
            let mut corrected = None;
            if let Some((told, right)) = slip
                && told.moment.ply == Some(place)
            {
                outcomes[told.moment.number] = right;
                corrected = Some(told.moment.number);
            }
            let Some(action) = meant(&again.playthrough, action, slip) else { break };
            match again.playthrough.act_with(action, &outcomes) {
                Ok(_) => again.fitting += 1,
                Err(Refused::NeedsOutcome { .. }) => {
                    again.fitting += 1;
                    again.open = Some((action, outcomes));
                    break;
                }
                Err(Refused::ImpossibleOutcome { place, .. }) if corrected == Some(place - 1) => {
                    return Err(NoCorrection::Impossible);
                }
                Err(Refused::ImpossibleOutcome { place, .. }) => {
                    outcomes.truncate(place - 1);
                    again.open = Some((action, outcomes));
                    break;
                }
                // A card less came up: whatever followed was played on another table.
                Err(Refused::SurplusOutcomes { surplus }) => {
                    outcomes.truncate(outcomes.len() - surplus.len());
                    let _ = again.playthrough.act_with(action, &outcomes);
                    again.fitting += 1;
                    break;
                }
                Err(Refused::Illegal { .. } | Refused::NotOfSeed { .. }) => break,
            }
        }
        Ok(again)
    }

    /// Lays the corrected game on the table, if the archive agrees.
    fn put_right(&mut self, mut again: Again, archive: &dyn Archive) -> Corrected {
        again.playthrough.headers_mut().clone_from(&self.record().headers);
        let lost = self.choices().len() - again.fitting;
        let agreed = self.agree(archive, |archive, bookmark| archive.correct(bookmark, &again.playthrough));
        if !matches!(agreed, Agreed::Done) {
            return Corrected::Disagreed(agreed);
        }
        self.host.forget_undone();
        self.lay_out(again.playthrough);
        if let Some((action, told)) = again.open {
            // It has just been tried, and needs a card.
            let _ = self.attempt(action, told, &VecDeque::new());
            self.catch_up();
            self.face();
        }
        Corrected::Made(if lost == 0 { Fit::Whole } else { Fit::Cut { lost } })
    }
}

/// What was chosen, in the words of the corrected game. `None`: it does not fit any more.
fn meant(playthrough: &Playthrough, action: Action, slip: Option<(Told, Outcome)>) -> Option<Action> {
    let legal = |action: &Action| playthrough.game().is_legal(*action);
    let renamed = match slip {
        Some((Told { outcome: Outcome::Card(wrong), .. }, Outcome::Card(right))) => renamed(action, wrong, right),
        Some(_) | None => None,
    };
    Some(action).filter(legal).or_else(|| renamed.filter(legal))
}

/// The same action with the right card; `None` if it does not name the wrong one. Who searches the deck or the discard pile names a print, not a piece of cardboard.
fn renamed(action: Action, wrong: Card, right: Card) -> Option<Action> {
    let same = |card: Card| if card == wrong { right } else { card };
    let renamed = match action {
        Action::Pick { card } => Action::Pick { card: same(card) },
        Action::Play { card, from } => Action::Play { card: same(card), from },
        Action::Discard { card, from } => Action::Discard { card: same(card), from },
        Action::Build { tower, from, end } => match same(Card::tower(tower)).kind() {
            Kind::Tower(tower) => Action::Build { tower, from, end },
            Kind::Chamber(..) | Kind::Door(_) | Kind::Nightmare | Kind::HappyDream => return None,
        },
        Action::Raze { tower } => match same(Card::tower(tower)).kind() {
            Kind::Tower(tower) => Action::Raze { tower },
            Kind::Chamber(..) | Kind::Door(_) | Kind::Nightmare | Kind::HappyDream => return None,
        },
        Action::Swap { personal, shared } => Action::Swap { personal: same(personal), shared: same(shared) },
        Action::DiscardSeen { card } => Action::DiscardSeen { card: same(card) },
        Action::PlaceNext { card } => Action::PlaceNext { card: same(card) },
        Action::Raise { card } => Action::Raise { card: same(card) },
        Action::PayKey { key, from } => Action::PayKey { key: same(key), from },
        Action::PayCard { card } => Action::PayCard { card: same(card) },
        Action::TakeDoor
        | Action::LeaveDoor
        | Action::KeepHand
        | Action::Look
        | Action::SkipLook
        | Action::KeepRest
        | Action::Draw
        | Action::RefuseDoor
        | Action::ReturnDoor { .. }
        | Action::RevealFive
        | Action::DiscardHand
        | Action::FalseDestruction
        | Action::Cast { .. }
        | Action::SwapGoals { .. }
        | Action::ReopenGoal { .. }
        | Action::Suffer { .. }
        | Action::DropKey { .. }
        | Action::Dispel { .. }
        | Action::RevealSeven
        | Action::SearchDeck
        | Action::Fetch { .. } => return None,
    };
    (renamed != action).then_some(renamed)
}
