//! The engine protocol: requests, answers, and the table that carries requests out. And [seats on other
//! devices](far).
//!
//! `docs/engine-protocol.md` describes the lines; here they are types that can be written and read. The crate has no
//! transport: a program passes the lines of a pipe, a socket or a page to a [`Table`] and sends the answers.
//!
//! ```
//! use onirim_wire::Table;
//!
//! let mut table = Table::new(|| Some(7));
//! let answer = table.line(r#"{"id":1,"cmd":"new","setup":"solo","seed":42}"#).expect("each request has an answer");
//! assert!(answer.starts_with(r#"{"id":1,"state":{"setup":"solo","seed":42,"#));
//! ```
//!
//! Requests can also be made as types. Those of the referee ([`RefereeOrder`], [`RefereeAnswer`]), who gets
//! everything, and those of a seat ([`SeatOrder`], [`SeatAnswer`]), which gets what it may know, are different types,
//! so they cannot be confused.
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
