//! Corrects real cards that were told wrongly, at any later moment.

use std::collections::VecDeque;

use onirim_core::{Action, Card, Kind, Outcome, Tower};
use onirim_record::{Playthrough, Ply, Refused};
use thiserror::Error;

use super::dealing::{Dealing, NotDealt};
use super::slip::{Moment, Told};
use crate::archive::Archive;
use crate::keep::Agreed;
use crate::session::Session;

/// The result of a correction.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub enum Corrected {
    /// It is made.
    Made(Fit),
    /// The corrected deal needs more cards: tell those, then call [`Session::redeal`]. Until then the game stays as
    /// it was.
    Unfinished(Dealing),
    /// The archive did not agree.
    Disagreed(Agreed),
}

/// How many of the later choices still fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fit {
    /// All of it.
    Whole,
    /// The last choices do not fit and were removed.
    Cut {
        /// How many.
        lost: usize,
    },
}

/// Why a correction is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoCorrection {
    /// No outcome was told there that the player who looks at the screen may correct.
    #[error("nothing was told there that could be corrected")]
    Nothing,
    /// The outcome is impossible there.
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

/// A corrected game, replayed as far as it fits.
struct Again {
    playthrough: Playthrough,
    /// The action that needs other or more outcomes.
    open: Option<(Action, Vec<Outcome>)>,
    /// How many of the choices fit.
    fitting: usize,
}

impl Session {
    /// Real cards: corrects an outcome that was told wrongly, and replays what followed as far as it fits.
    ///
    /// A choice that names the wrong card means the same piece of cardboard, so it names the right card now. A
    /// missing card is [asked for](Session::wanted), and what follows it is removed. Nothing changes if the archive
    /// refuses.
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
                    // One card less was dealt: what followed was played with another hand.
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

    /// Real cards: replaces the deal, and replays what followed as far as it fits.
    pub fn redeal(&mut self, dealt: Playthrough, archive: &dyn Archive) -> Result<Corrected, NoCorrection> {
        let again = self.play_again(dealt, 0, None)?;
        Ok(self.put_right(again, archive))
    }

    /// All choices, with the one that waits for a card.
    fn choices(&self) -> Vec<Ply> {
        let waiting = self.waiting.iter().map(|one| Ply { action: one.action, outcomes: one.told.clone() });
        self.record().plies.iter().cloned().chain(waiting).collect()
    }

    /// Replays the choices after this ply, with the corrected outcome.
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
                // One card less came up: what followed was played on another table.
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

    /// Replaces the game by the corrected one, if the archive agrees.
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
            // It needs an outcome, as when it was tried above.
            let _ = self.attempt(action, told, &VecDeque::new());
            self.catch_up();
            self.face();
        }
        Corrected::Made(if lost == 0 { Fit::Whole } else { Fit::Cut { lost } })
    }
}

/// The choice in the corrected game; `None` if it does not fit any more.
fn meant(playthrough: &Playthrough, action: Action, slip: Option<(Told, Outcome)>) -> Option<Action> {
    let legal = |action: &Action| playthrough.game().is_legal(*action);
    let renamed = match slip {
        Some((Told { outcome: Outcome::Card(wrong), .. }, Outcome::Card(right))) => renamed(action, wrong, right),
        Some(_) | None => None,
    };
    Some(action).filter(legal).or_else(|| renamed.filter(legal))
}

/// The action with the right card in place of the wrong one; `None` if it does not name the wrong one. An action that
/// searches the deck or the discard pile names a print, not a piece of cardboard.
#[expect(clippy::wildcard_enum_match_arm, reason = "a choice that cannot be renamed is asked for again")]
fn renamed(action: Action, wrong: Card, right: Card) -> Option<Action> {
    let same = |card: Card| if card == wrong { right } else { card };
    let same_tower = |tower: Tower| match same(Card::tower(tower)).kind() {
        Kind::Tower(tower) => Some(tower),
        _ => None,
    };
    let renamed = match action {
        Action::Pick { card } => Action::Pick { card: same(card) },
        Action::Play { card, from } => Action::Play { card: same(card), from },
        Action::Discard { card, from } => Action::Discard { card: same(card), from },
        Action::Build { tower, from, end } => Action::Build { tower: same_tower(tower)?, from, end },
        Action::Raze { tower } => Action::Raze { tower: same_tower(tower)? },
        Action::Swap { personal, shared } => Action::Swap { personal: same(personal), shared: same(shared) },
        Action::DiscardSeen { card } => Action::DiscardSeen { card: same(card) },
        Action::PlaceNext { card } => Action::PlaceNext { card: same(card) },
        Action::Raise { card } => Action::Raise { card: same(card) },
        Action::PayKey { key, from } => Action::PayKey { key: same(key), from },
        Action::PayCard { card } => Action::PayCard { card: same(card) },
        _ => return None,
    };
    (renamed != action).then_some(renamed)
}
