//! The engine protocol: what may be asked, what is answered, and the table that obeys. And [seats on other devices](far).
//!
//! `docs/engine-protocol.md` describes the lines; here they are types, which can be written and read in both directions. There is no transport: whoever
//! has lines, from a pipe, a socket or a page, gives them to a [`Table`] and passes on what it says.
//!
//! ```
//! use onirim_wire::Table;
//!
//! let mut table = Table::new(|| Some(7));
//! let answer = table.line(r#"{"id":1,"cmd":"new","setup":"solo","seed":42}"#).expect("each request has an answer");
//! assert!(answer.starts_with(r#"{"id":1,"state":{"setup":"solo","seed":42,"#));
//! ```
//!
//! Who needs no lines talks in types. There are two kinds of askers, and a slip cannot take the one for the other: the referee, who gets everything
//! ([`RefereeOrder`], [`RefereeAnswer`]), and a seat, which gets what it may know ([`SeatOrder`], [`SeatAnswer`]).
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
    Advice, Ahead, Answer, Cards, Decision, Deck, Ended, Goal, Hello, Message, Need, NextCard, Odds, Partner, Possible,
    Premonitions, RefereeAnswer, Reply, SeatAnswer, SeatView, Share, State, View, Wanted, Why, Worth,
};
pub use by_name::ByName;
pub use far::{BadLine, FarSeat, Joining, Letter, Link, LinkEvent, NoRoom, Room};
pub use fault::{Code, Fault};
pub use id::Id;
pub use line::{LONGEST_LINE, MOST_REQUESTS, Unreadable};
pub use request::{NewGame, OddsOf, Order, RefereeOrder, Request, SeatOrder, SeatRequest, Told};
pub use table::{Adviser, Table};
pub use version::{Feature, PROTOCOL, Protocol};
