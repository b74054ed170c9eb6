//! Seats on other devices: the messages between a seat and the host of its game, one line of JSON each.
//!
//! A [`FarSeat`] is a seat of a game on another device: it has a [`Scene`](onirim_session::Scene) as a local seat
//! does, and uses a [`Link`]. A [`Room`] is the host's side: one game with its screens. Neither does input or output,
//! and the time is passed in.
//!
//! Lines may be lost, doubled, late and out of order. Every line of a host holds all that its screen lacks. A request
//! is repeated until it is answered; a repeated request gets the same answer and is not carried out again.
//! `docs/seat-messages.md` describes the lines.
//!
//! ```
//! use std::cell::RefCell;
//! use std::collections::VecDeque;
//! use std::rc::Rc;
//! use std::time::Duration;
//!
//! use onirim_core::{Communication, Seat, Setup};
//! use onirim_record::Playthrough;
//! use onirim_session::{Answer, Ask, GameSeat, Nowhere, Session};
//! use onirim_wire::{Joining, Link, LinkEvent, Room};
//!
//! /// Lines from a seat to the host, and back.
//! #[derive(Clone, Debug, Default)]
//! struct Queues(Rc<RefCell<(Vec<String>, VecDeque<String>)>>);
//!
//! impl Link for Queues {
//!     fn send(&mut self, line: String) {
//!         self.0.borrow_mut().0.push(line);
//!     }
//!
//!     fn poll(&mut self) -> Option<LinkEvent> {
//!         self.0.borrow_mut().1.pop_front().map(LinkEvent::Line)
//!     }
//! }
//!
//! // The host passes lines to the room, and its letters to the screens.
//! let game = Playthrough::seeded(Setup::duo(Communication::Silent), 7);
//! let mut room = Room::new(Session::adopt(game, &Nowhere).0)?;
//! let links = [Queues::default(), Queues::default()];
//! let mut carry = |now: Duration| {
//!     for seat in Seat::BOTH {
//!         let lines = std::mem::take(&mut links[seat.index()].0.borrow_mut().0);
//!         for line in lines {
//!             for letter in room.hear(seat, &line, now)? {
//!                 links[letter.seat.index()].0.borrow_mut().1.push_back(letter.line);
//!             }
//!         }
//!     }
//!     Ok::<(), onirim_wire::BadLine>(())
//! };
//!
//! // Two devices, whose screens have the numbers 1 and 2.
//! let join = |seat: Seat, screen| Joining::new(Box::new(links[seat.index()].clone()), screen);
//! let (mut one, mut two) = (join(Seat::One, 1), join(Seat::Two, 2));
//! let now = Duration::from_secs(1);
//! assert!(one.poll(now).is_none() && two.poll(now).is_none(), "the host has not answered yet");
//! carry(now)?;
//! let mut one = one.poll(now).expect("the host has answered");
//! let mut two = two.poll(now).expect("the host has answered");
//!
//! // Player 1 is asked, chooses, and the other device shows it.
//! let action = one.scene().actions[0];
//! let Answer::Sent(ticket) = one.request(Ask::Act(vec![action])) else { panic!("it is on its way") };
//! carry(now)?;
//! assert!(std::iter::from_fn(|| one.poll(now)).any(|news| news.reply_to == Some(ticket)));
//! while two.poll(now).is_some() {}
//! assert_eq!(two.scene().version, one.scene().version);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod contact;
mod line;
mod link;
mod refusal;
mod room;
mod seat;

pub use line::{BadLine, Became, HostLine, LONGEST_SEAT_LINE, Reply, SEATS, SeatAsk, SeatLine, SeatRequest, Since};
pub use link::{Link, LinkEvent};
pub use refusal::{Refusal, Rule};
pub use room::{Letter, NoRoom, Room};
pub use seat::{FarSeat, Joining};

use std::time::Duration;

/// A seat sends a line at least this often.
const BEAT: Duration = Duration::from_secs(2);
/// After this time, an unanswered request is sent again.
const REPEAT: Duration = Duration::from_secs(1);
/// After this time without a line, the other side counts as away.
const SILENCE: Duration = Duration::from_secs(8);
