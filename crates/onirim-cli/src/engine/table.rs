//! The game of a client, and what is done with it.

use onirim_core::{Action, Event, Outcome, Seat};
use onirim_record::{Playthrough, Refused};

use super::PROTOCOL;
use super::answer::{Answer, Hello, Need, State, said};
use super::fault::{Code, Fault};
use super::request::{NewGame, Order};
use super::view::ViewMessage;
use onirim_store::new_seed;

/// One game at a time, or none yet.
#[derive(Default)]
pub(super) struct Table(Option<Playthrough>);

impl Table {
    /// Carries out an order. On a fault nothing has changed.
    pub(super) fn obey(&mut self, order: Order) -> Result<Answer, Fault> {
        match order {
            Order::Hello => {
                let version = env!("CARGO_PKG_VERSION");
                Ok(Answer::Hello { hello: Hello { name: "onirim", version, protocol: PROTOCOL } })
            }
            Order::New(new_game) => self.begin(new_game),
            Order::State => Ok(state_of(self.game()?)),
            Order::Act { action, outcomes, expected_ply, seat } => {
                let playthrough = self.game_at(expected_ply)?;
                check_seat(playthrough, seat)?;
                act(playthrough, action, outcomes, seat)
            }
            Order::View { seat } => {
                let playthrough = self.game()?;
                check_seat(playthrough, Some(seat))?;
                Ok(Answer::View { view: Box::new(ViewMessage::from(&playthrough.game().view(seat))) })
            }
            Order::Events { from, seat } => {
                let playthrough = self.game()?;
                check_seat(playthrough, seat)?;
                Ok(events_from(playthrough, from, seat))
            }
            Order::Undo { expected_ply } => undo(self.game_at(expected_ply)?),
            Order::Record => Ok(Answer::Record { record: self.game()?.record().to_string() }),
            Order::Load { record } => {
                let playthrough = Playthrough::read(record.as_bytes())
                    .map_err(|error| Fault::new(Code::BadRecord, error.to_string()))?;
                Ok(self.sit_down(playthrough))
            }
            Order::Quit => Ok(Answer::Bye { bye: true }),
        }
    }

    fn game(&mut self) -> Result<&mut Playthrough, Fault> {
        self.0.as_mut().ok_or_else(|| Fault::new(Code::NoGame, "there is no game: send new or load first"))
    }

    /// The game, if it stands where the client thinks.
    fn game_at(&mut self, expected_ply: Option<u64>) -> Result<&mut Playthrough, Fault> {
        let playthrough = self.game()?;
        let ply = playthrough.ply();
        match expected_ply {
            Some(expected) if expected != ply as u64 => {
                let message = format!("the game stands at ply {ply}, not {expected}: ask for its state");
                Err(Fault::new(Code::WrongPly, message))
            }
            Some(_) | None => Ok(playthrough),
        }
    }

    fn begin(&mut self, new_game: NewGame) -> Result<Answer, Fault> {
        let playthrough = match new_game {
            NewGame::Seeded { setup, seed } => {
                Playthrough::seeded(setup, seed.unwrap_or_else(|| new_seed().unwrap_or_default()))
            }
            NewGame::Told { setup, outcomes } => match Playthrough::scripted(setup, &outcomes) {
                Ok(playthrough) => playthrough,
                Err(refused) => return need_or_fault(&refused),
            },
        };
        Ok(self.sit_down(playthrough))
    }

    fn sit_down(&mut self, playthrough: Playthrough) -> Answer {
        state_of(self.0.insert(playthrough))
    }
}

fn state_of(playthrough: &Playthrough) -> Answer {
    Answer::State { state: State::of(playthrough) }
}

fn act(
    playthrough: &mut Playthrough,
    action: Action,
    outcomes: Option<Vec<Outcome>>,
    seat: Option<Seat>,
) -> Result<Answer, Fault> {
    let result = match outcomes {
        None => playthrough.act(action),
        Some(outcomes) => playthrough.act_with(action, &outcomes),
    };
    match result {
        Ok(events) => {
            let events = events.into_iter().map(|event| seen(event, seat)).collect();
            Ok(Answer::Acted { events, state: State::of(playthrough) })
        }
        Err(refused) => need_or_fault(&refused),
    }
}

/// What is missing can be told; what is wrong cannot be helped.
fn need_or_fault(refused: &Refused) -> Result<Answer, Fault> {
    let code = match refused {
        Refused::NeedsOutcome { place, request } => return Ok(Answer::Need { need: Need::new(*place, request) }),
        Refused::Illegal { .. } => Code::IllegalAction,
        Refused::ImpossibleOutcome { .. } | Refused::SurplusOutcomes { .. } | Refused::NotOfSeed { .. } => {
            Code::BadOutcome
        }
    };
    Err(Fault::new(code, refused.to_string()))
}

fn undo(playthrough: &mut Playthrough) -> Result<Answer, Fault> {
    if playthrough.undo() {
        Ok(state_of(playthrough))
    } else {
        Err(Fault::new(Code::NothingToUndo, "nothing has been done yet"))
    }
}

/// The events from a ply on; the deal is ply 0.
fn events_from(playthrough: &Playthrough, from: u64, seat: Option<Seat>) -> Answer {
    let from = usize::try_from(from).unwrap_or(usize::MAX);
    let events = playthrough.scenes().skip(from).flat_map(|scene| scene.events);
    Answer::Events { events: events.map(|event| seen(event, seat)).collect(), ply: playthrough.ply() }
}

/// The event in notation; without a seat it is the whole truth.
fn seen(event: Event, seat: Option<Seat>) -> String {
    said(&seat.map_or(event, |seat| event.seen_by(seat)))
}

fn check_seat(playthrough: &Playthrough, seat: Option<Seat>) -> Result<(), Fault> {
    let seats = playthrough.record().setup.seats();
    match seat {
        Some(seat) if !seats.contains(&seat) => {
            Err(Fault::new(Code::BadField, "nobody sits at this seat: one player alone is p1"))
        }
        Some(_) | None => Ok(()),
    }
}
