//! The engine protocol as types, the table that obeys it, and [seats on other devices](far). There is no transport, clock or thread.
//!
//! `docs/engine-protocol.md` describes the lines. A program that has lines, from a pipe, a socket or a page, gives them to a [`Table`] and sends the answers back.
//!
//! ```
//! use onirim_wire::Table;
//!
//! let mut table = Table::new(|| Some(7));
//! let answer = table.line(r#"{"id":1,"cmd":"new","setup":"solo","seed":42}"#).expect("each request has an answer");
//! assert!(answer.starts_with(r#"{"id":1,"state":{"setup":"solo","seed":42,"#));
//! ```
//!
//! A program that needs no lines uses types. The referee gets everything ([`RefereeOrder`], [`RefereeAnswer`]); a seat gets what it may know ([`SeatOrder`], [`SeatAnswer`]). The
//! types have no field for anything more, so that they cannot be confused.
//!
//! ```
//! use onirim_core::{Seat, Setup};
//! use onirim_wire::{NewGame, RefereeOrder, SeatAnswer, SeatOrder, Table};
//!
//! let mut table = Table::new(|| Some(7));
//! table.obey_referee(RefereeOrder::New(NewGame::Seeded { setup: Setup::SOLO, seed: None }))?;
//! let SeatAnswer::View { view } = table.obey_seat(Seat::One, SeatOrder::View)? else { panic!("a view was asked for") };
//! let action = view.actions.expect("this seat is asked")[0];
//! let acted = table.obey_seat(Seat::One, SeatOrder::Act { action, expected_ply: Some(view.ply) })?;
//! assert!(matches!(acted, SeatAnswer::Acted { .. }));
//! # Ok::<(), onirim_wire::Fault>(())
//! ```
//!
//! # What is where
//!
//! | file | contents |
//! |---|---|
//! | `request/` | requests, read field by field, so that an error names the field and says what to write |
//! | `answer/` | answers to a referee and to a seat |
//! | `table/` | the table; `table/seat.rs` is all that it does for a seat |
//! | `line.rs` | limits: length of a line, number of requests |
//! | `view.rs` | a view as a message, in both directions |
//! | `version.rs` | the version of the protocol and its additions |
//! | `far/` | seats on other devices: messages, the host's side ([`Room`]), the guest's side ([`FarSeat`]) |
//!
//! Answers of earlier versions stay the same, letter by letter. A seat that is not asked is refused before anything is said about its action, and it gets no `need`: both would tell what the partner holds.

mod answer;
mod by_name;
pub mod far;
mod fault;
mod id;
mod line;
mod noted;
mod request;
mod table;
mod version;
pub mod view;

pub use answer::{
    Advice, Ahead, Answer, Cards, Decision, Deck, Ended, Goal, Hello, Message, Need, NextCard, Odds, OutcomeKind,
    Partner, Possible, Premonitions, RefereeAnswer, Reply, SeatAnswer, SeatView, Share, State, View, Why, Worth,
};
pub use by_name::ByName;
pub use far::{BadLine, FarSeat, Joining, Letter, Link, LinkEvent, NoRoom, Room};
pub use fault::{Code, Fault};
pub use id::Id;
pub use line::{LONGEST_LINE, MOST_REQUESTS, Unreadable};
pub use request::{NewGame, OddsOf, Order, RefereeOrder, Request, SeatOrder, SeatRequest, SentOutcomes};
pub use table::{Adviser, Table};
pub use version::{Feature, PROTOCOL, Protocol};
