//! The table: carries out requests about one game at a time.

mod advice;
mod chance;
mod seat;

use onirim_core::{Event, Seat};
use onirim_record::Playthrough;
use onirim_session::Host;

use crate::answer::{Advice, Ahead, Answer, Hello, RefereeAnswer, State, View, seen_by};
use crate::fault::{Code, Fault};
use crate::noted::said;
use crate::request::{NewGame, Order, RefereeOrder};
use crate::version::{Feature, PROTOCOL};

/// Advises the seat that is asked, by its view and the ply of the game. `None` if there are no weights for the
/// set-up.
pub type Adviser = fn(&onirim_core::View, u64) -> Option<Advice>;

/// Carries out requests. It has one game with its record, or none yet.
///
/// `Seeds` gives the seed of a game that is begun without one.
#[derive(Clone, Debug)]
pub struct Table<Seeds> {
    host: Option<Host>,
    seeds: Seeds,
    adviser: Adviser,
    is_closed: bool,
}

impl<Seeds: FnMut() -> Option<u64>> Table<Seeds> {
    /// A table without a game and without an adviser.
    pub fn new(seeds: Seeds) -> Table<Seeds> {
        Table { host: None, seeds, adviser: |_, _| None, is_closed: false }
    }

    /// The same table with an adviser.
    #[must_use]
    pub fn advised_by(self, adviser: Adviser) -> Table<Seeds> {
        Table { adviser, ..self }
    }

    /// Has a client sent `quit`? Then nothing more is answered.
    pub fn is_closed(&self) -> bool {
        self.is_closed
    }

    /// Carries out an order. On an error nothing has changed.
    pub fn obey(&mut self, order: Order) -> Result<Answer, Fault> {
        match order {
            Order::Referee(order) => self.obey_referee(order).map(Answer::Referee),
            Order::Seat { seat, order } => self.obey_seat(seat, order).map(|answer| Answer::Seat { seat, answer }),
        }
    }

    /// Carries out an order of the referee. On an error nothing has changed.
    pub fn obey_referee(&mut self, order: RefereeOrder) -> Result<RefereeAnswer, Fault> {
        match order {
            RefereeOrder::Hello { protocol: _, features } => Ok(hello(features.as_deref())),
            RefereeOrder::New(new_game) => self.begin(new_game),
            RefereeOrder::State => Ok(state_of(self.host()?)),
            RefereeOrder::Act { action, told, expected_ply, seat } => {
                let host = self.host_at(expected_ply)?;
                check_seat(host, seat)?;
                chance::act(host, action, told.as_ref(), seat)
            }
            RefereeOrder::View { seat } => {
                let host = self.host()?;
                check_seat(host, Some(seat))?;
                Ok(RefereeAnswer::View { view: Box::new(View::from(&host.game().view(seat))) })
            }
            RefereeOrder::Events { from, seat } => {
                let host = self.host()?;
                check_seat(host, seat)?;
                Ok(RefereeAnswer::Events { events: told_to(seat, events_from(host, from)), ply: ply_of(host) })
            }
            RefereeOrder::Undo { expected_ply } => undo(self.host_at(expected_ply)?),
            RefereeOrder::Record => Ok(RefereeAnswer::Record { record: self.host()?.record().to_string() }),
            RefereeOrder::Load { record } => {
                let playthrough = Playthrough::read(record.as_bytes())
                    .map_err(|error| Fault::new(Code::BadRecord, error.to_string()))?;
                Ok(self.sit_down(playthrough, None))
            }
            RefereeOrder::Advise { expected_ply } => {
                let adviser = self.adviser;
                let host = self.host_at(expected_ply)?;
                // After the end no seat is asked, and any seat gets the error for that.
                let seat = host.game().decision().map_or(Seat::One, |decision| decision.seat);
                Ok(RefereeAnswer::Advice { advice: advice::give(adviser, host, seat)? })
            }
            RefereeOrder::Odds(of) => chance::odds(self.host.as_ref().map(Host::game), &of),
            RefereeOrder::Quit => {
                self.is_closed = true;
                Ok(RefereeAnswer::Bye { bye: true })
            }
        }
    }

    fn host(&mut self) -> Result<&mut Host, Fault> {
        self.host.as_mut().ok_or_else(no_game)
    }

    /// The game, if it stands where the client thinks.
    fn host_at(&mut self, expected_ply: Option<u64>) -> Result<&mut Host, Fault> {
        let host = self.host()?;
        let ply = host.version().ply;
        match expected_ply {
            Some(expected) if expected != ply as u64 => {
                let message = format!("the game stands at ply {ply}, not {expected}: ask for its state");
                Err(Fault::new(Code::WrongPly, message))
            }
            Some(_) | None => Ok(host),
        }
    }

    fn begin(&mut self, new_game: NewGame) -> Result<RefereeAnswer, Fault> {
        match new_game {
            NewGame::Shared { code } => Ok(self.sit_down(Playthrough::seeded(code.setup, code.seed), None)),
            NewGame::Seeded { setup, seed } => {
                let seed = seed.or_else(&mut self.seeds).ok_or_else(no_seed)?;
                Ok(self.sit_down(Playthrough::seeded(setup, seed), None))
            }
            NewGame::Told { setup, told } => match chance::deal(setup, &told) {
                Ok((playthrough, ahead)) => Ok(self.sit_down(playthrough, ahead)),
                Err(refused) => chance::need_or_fault(&refused, Some(&told)),
            },
        }
    }

    fn sit_down(&mut self, playthrough: Playthrough, ahead: Option<Ahead>) -> RefereeAnswer {
        let host = self.host.insert(Host::new(playthrough));
        RefereeAnswer::State { state: Box::new(State::from(host.playthrough())), ahead }
    }
}

fn hello(features: Option<&[Feature]>) -> RefereeAnswer {
    let features = features.map(|_| Feature::ALL.map(|feature| feature.name().to_owned()).to_vec());
    let version = env!("CARGO_PKG_VERSION").to_owned();
    RefereeAnswer::Hello { hello: Hello { name: "onirim".to_owned(), version, protocol: PROTOCOL, features } }
}

fn no_seed() -> Fault {
    Fault::new(Code::NoSeed, "the system gives no random numbers for a deal: name a seed".to_owned())
}

fn no_game() -> Fault {
    Fault::new(Code::NoGame, "there is no game: send new or load first")
}

fn state_of(host: &Host) -> RefereeAnswer {
    RefereeAnswer::State { state: Box::new(State::from(host.playthrough())), ahead: None }
}

fn ply_of(host: &Host) -> u64 {
    host.version().ply as u64
}

fn undo(host: &mut Host) -> Result<RefereeAnswer, Fault> {
    let nothing = || Fault::new(Code::NothingToUndo, "nothing has been done yet");
    let ply = host.version().ply.checked_sub(1).ok_or_else(nothing)?;
    host.take_back(ply);
    // Protocol 1 has no redo.
    host.forget_undone();
    Ok(state_of(host))
}

/// The events from a ply on, with hidden cards; the deal is ply 0.
fn events_from(host: &Host, from: u64) -> impl Iterator<Item = Event> {
    let from = usize::try_from(from).unwrap_or(usize::MAX);
    host.chapters().get(from..).into_iter().flatten().flatten().copied()
}

/// The events of the last action.
fn last_events(host: &Host) -> impl Iterator<Item = Event> {
    host.chapters().last().into_iter().flatten().copied()
}

/// Events in notation, as a seat sees them or with hidden cards.
fn told_to(seat: Option<Seat>, events: impl IntoIterator<Item = Event>) -> Vec<String> {
    match seat {
        Some(seat) => seen_by(seat, events),
        None => events.into_iter().map(|event| said(&event)).collect(),
    }
}

fn check_seat(host: &Host, seat: Option<Seat>) -> Result<(), Fault> {
    let seats = host.record().setup.seats();
    match seat {
        Some(seat) if !seats.contains(&seat) => {
            Err(Fault::new(Code::BadField, "nobody sits at this seat: one player alone is p1"))
        }
        Some(_) | None => Ok(()),
    }
}
