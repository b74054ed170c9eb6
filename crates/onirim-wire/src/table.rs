//! The table: one game at a time, and what is done with it.

mod advice;
mod chance;
mod seat;

use onirim_core::{Event, Seat};
use onirim_record::Playthrough;

use crate::answer::{Ahead, Answer, Hello, RefereeAnswer, State, View, seen_by};
use crate::fault::{Code, Fault};
use crate::noted::said;
use crate::request::{NewGame, Order, RefereeOrder};
use crate::version::{Feature, PROTOCOL};

/// A table that obeys. It keeps one game and its record, or none yet.
///
/// `Seeds` gives a seed to a game that is begun without one: where chance comes from, the program knows that has the table.
#[derive(Clone, Debug)]
pub struct Table<Seeds> {
    game: Option<Playthrough>,
    seeds: Seeds,
    is_closed: bool,
}

impl<Seeds: FnMut() -> Option<u64>> Table<Seeds> {
    /// An empty table.
    pub fn new(seeds: Seeds) -> Table<Seeds> {
        Table { game: None, seeds, is_closed: false }
    }

    /// Has a client said that it is over? Then nothing more is answered.
    pub fn is_closed(&self) -> bool {
        self.is_closed
    }

    /// Carries out an order. On a fault nothing has changed.
    pub fn obey(&mut self, order: Order) -> Result<Answer, Fault> {
        match order {
            Order::Referee(order) => self.obey_referee(order).map(Answer::Referee),
            Order::Seat { seat, order } => self.obey_seat(seat, order).map(|answer| Answer::Seat { seat, answer }),
        }
    }

    /// Carries out an order of the referee, who may do and know everything. On a fault nothing has changed.
    pub fn obey_referee(&mut self, order: RefereeOrder) -> Result<RefereeAnswer, Fault> {
        match order {
            RefereeOrder::Hello { protocol: _, features } => Ok(hello(features.as_deref())),
            RefereeOrder::New(new_game) => self.begin(new_game),
            RefereeOrder::State => Ok(state_of(self.game()?)),
            RefereeOrder::Act { action, told, expected_ply, seat } => {
                let playthrough = self.game_at(expected_ply)?;
                check_seat(playthrough, seat)?;
                chance::act(playthrough, action, told.as_ref(), seat)
            }
            RefereeOrder::View { seat } => {
                let playthrough = self.game()?;
                check_seat(playthrough, Some(seat))?;
                Ok(RefereeAnswer::View { view: Box::new(View::from(&playthrough.game().view(seat))) })
            }
            RefereeOrder::Events { from, seat } => {
                let playthrough = self.game()?;
                check_seat(playthrough, seat)?;
                let events = told_to(seat, events_from(playthrough, from));
                Ok(RefereeAnswer::Events { events, ply: ply_of(playthrough) })
            }
            RefereeOrder::Undo { expected_ply } => undo(self.game_at(expected_ply)?),
            RefereeOrder::Record => Ok(RefereeAnswer::Record { record: self.game()?.record().to_string() }),
            RefereeOrder::Load { record } => {
                let playthrough = Playthrough::read(record.as_bytes())
                    .map_err(|error| Fault::new(Code::BadRecord, error.to_string()))?;
                Ok(self.sit_down(playthrough, None))
            }
            RefereeOrder::Advise { expected_ply } => {
                let playthrough = self.game_at(expected_ply)?;
                let seat = playthrough.game().decision().map(|decision| decision.seat);
                Ok(RefereeAnswer::Advice { advice: advice::give(playthrough, seat)? })
            }
            RefereeOrder::Odds(of) => chance::odds(self.game.as_ref(), &of),
            RefereeOrder::Quit => {
                self.is_closed = true;
                Ok(RefereeAnswer::Bye { bye: true })
            }
        }
    }

    fn game(&mut self) -> Result<&mut Playthrough, Fault> {
        self.game.as_mut().ok_or_else(no_game)
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
        let state = Box::new(State::from(&*self.game.insert(playthrough)));
        RefereeAnswer::State { state, ahead }
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

fn state_of(playthrough: &Playthrough) -> RefereeAnswer {
    RefereeAnswer::State { state: Box::new(State::from(playthrough)), ahead: None }
}

fn ply_of(playthrough: &Playthrough) -> u64 {
    playthrough.ply() as u64
}

fn undo(playthrough: &mut Playthrough) -> Result<RefereeAnswer, Fault> {
    if playthrough.undo() {
        Ok(state_of(playthrough))
    } else {
        Err(Fault::new(Code::NothingToUndo, "nothing has been done yet"))
    }
}

/// The events from a ply on; the deal is ply 0. They are the whole truth.
fn events_from(playthrough: &Playthrough, from: u64) -> impl Iterator<Item = Event> {
    let from = usize::try_from(from).unwrap_or(usize::MAX);
    playthrough.scenes().skip(from).flat_map(|scene| scene.events)
}

/// Events in notation, as the referee wants them: for the eyes of a seat, or the whole truth.
fn told_to(seat: Option<Seat>, events: impl IntoIterator<Item = Event>) -> Vec<String> {
    match seat {
        Some(seat) => seen_by(seat, events),
        None => events.into_iter().map(|event| said(&event)).collect(),
    }
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
