//! Requests about chance: actions and deals with outcomes, and odds.

use onirim_core::{Action, Game, Outcome, Script, ScriptError, Seat, Setup};
use onirim_record::{Playthrough, Refused};
use onirim_session::Host;

use super::{last_events, no_game, told_to};
use crate::answer::{Ahead, Need, Odds, Possible, RefereeAnswer, State};
use crate::fault::Fault;
use crate::request::{OddsOf, SentOutcomes};

/// Carries out an action with the outcomes that were sent.
pub(super) fn act(
    host: &mut Host,
    action: Action,
    told: Option<&SentOutcomes>,
    seat: Option<Seat>,
) -> Result<RefereeAnswer, Fault> {
    let result = match told {
        None => host.act(action).map(|()| None),
        Some(SentOutcomes::Outcomes(outcomes)) => host.act_with(action, outcomes).map(|()| None),
        Some(SentOutcomes::Ahead(outcomes)) => act_ahead(host, action, outcomes).map(Some),
    };
    match result {
        Ok(ahead) => {
            let state = Box::new(State::from(host.playthrough()));
            Ok(RefereeAnswer::Acted { events: told_to(seat, last_events(host)), state, ahead })
        }
        Err(refused) => need_or_fault(&refused, told),
    }
}

/// Uses the outcomes as far as they come up. With a seed they must agree with it, and it gives the rest.
fn act_ahead(host: &mut Host, action: Action, outcomes: &[Outcome]) -> Result<Ahead, Refused> {
    match as_far_as_they_go(outcomes, |outcomes| host.act_with(action, outcomes)) {
        Err(Refused::NeedsOutcome { .. }) if host.record().seed.is_some() => {
            host.act(action)?;
            Ok(all_used(outcomes))
        }
        result => result.map(|((), ahead)| ahead),
    }
}

/// Begins a game with the outcomes that were sent.
pub(super) fn deal(setup: Setup, told: &SentOutcomes) -> Result<(Playthrough, Option<Ahead>), Refused> {
    match told {
        SentOutcomes::Outcomes(outcomes) => {
            Playthrough::scripted(setup, outcomes).map(|playthrough| (playthrough, None))
        }
        SentOutcomes::Ahead(outcomes) => as_far_as_they_go(outcomes, |outcomes| Playthrough::scripted(setup, outcomes))
            .map(|(playthrough, ahead)| (playthrough, Some(ahead))),
    }
}

/// Carries out a step with as many of the outcomes as come up.
fn as_far_as_they_go<T>(
    outcomes: &[Outcome],
    mut step: impl FnMut(&[Outcome]) -> Result<T, Refused>,
) -> Result<(T, Ahead), Refused> {
    match step(outcomes) {
        Ok(done) => Ok((done, all_used(outcomes))),
        Err(Refused::SurplusOutcomes { surplus }) => {
            let used = &outcomes[..outcomes.len() - surplus.len()];
            Ok((step(used)?, Ahead { used: used.len() as u64, unused: surplus.len() as u64 }))
        }
        Err(refused) => Err(refused),
    }
}

fn all_used(outcomes: &[Outcome]) -> Ahead {
    Ahead { used: outcomes.len() as u64, unused: 0 }
}

/// A missing outcome is asked for; everything else is an error.
pub(super) fn need_or_fault(refused: &Refused, told: Option<&SentOutcomes>) -> Result<RefereeAnswer, Fault> {
    match refused {
        Refused::NeedsOutcome { place, request } => {
            let ahead = told.and_then(|told| match told {
                SentOutcomes::Ahead(outcomes) => Some(all_used(outcomes)),
                SentOutcomes::Outcomes(_) => None,
            });
            Ok(RefereeAnswer::Need { need: Need::new(*place, request), ahead })
        }
        Refused::Illegal { .. }
        | Refused::ImpossibleOutcome { .. }
        | Refused::SurplusOutcomes { .. }
        | Refused::NotOfSeed { .. } => Err(Fault::from(refused)),
    }
}

/// The odds of a step. Nothing is carried out, and a seed is ignored.
pub(super) fn odds(game: Option<&Game>, of: &OddsOf) -> Result<RefereeAnswer, Fault> {
    let odds = match of {
        OddsOf::Action { action, outcomes } => {
            odds_of_action(game.ok_or_else(no_game)?, *action, outcomes).map_err(|refused| Fault::from(&refused))?
        }
        OddsOf::Deal { setup, outcomes } => match Playthrough::scripted(*setup, outcomes) {
            Ok(_) => nothing_to_say(),
            Err(Refused::NeedsOutcome { request, .. }) => Odds::from(request.odds()),
            Err(refused) => return Err(Fault::from(&refused)),
        },
    };
    Ok(RefereeAnswer::Odds { odds })
}

fn odds_of_action(game: &Game, action: Action, outcomes: &[Outcome]) -> Result<Odds, Refused> {
    let after = game.after(action).map_err(|reason| Refused::Illegal {
        action,
        reason,
        legal: game.legal_actions().iter().collect(),
    })?;
    let mut script = Script::new(outcomes);
    match (after.finish(&mut script, &mut ()), script.rest()) {
        (Ok(_), []) => Ok(nothing_to_say()),
        (Ok(_), surplus) => Err(Refused::SurplusOutcomes { surplus: surplus.to_vec() }),
        (Err(ScriptError::Impossible { outcome, request }), _) => {
            Err(Refused::ImpossibleOutcome { place: script.used() + 1, outcome, request })
        }
        // The script asks for cards one by one; the afterstate has the odds of cards that come up together.
        (Err(ScriptError::Missing(request)), _) => {
            Ok(after.with(outcomes).map_or_else(|_| Odds::from(request.odds()), |next| Odds::from(next.odds())))
        }
    }
}

fn nothing_to_say() -> Odds {
    Odds { of: 1, possible: vec![Possible { outcomes: Vec::new(), weight: 1 }] }
}
