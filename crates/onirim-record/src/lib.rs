//! Game records of Onirim.
//!
//! A [`Playthrough`] is a game with its record: it plays, takes back and plays on. A [`Record`] is a plain text that can be read, written and verified. A [`ShareCode`] is a
//! set-up and a seed in a few letters. [`Notation`] and [`FromNotation`] write and read short names of cards, actions, questions, events, steps and outcomes.
//!
//! ```
//! use onirim_core::{Action, Setup};
//! use onirim_record::{FromNotation, Notation, Playthrough, Record};
//!
//! // Play a little.
//! let mut playthrough = Playthrough::seeded(Setup::from_notation("solo towers")?, 7);
//! while playthrough.ply() < 20 {
//!     let Some(action) = playthrough.game().legal_actions().get(0) else { break };
//!     for event in playthrough.act(action)? {
//!         println!("{}", event.notation());
//!     }
//! }
//!
//! // Save it, load it, verify it, and play on where it was left.
//! let file = playthrough.record().to_string();
//! let loaded = Playthrough::read(file.as_bytes())?;
//! assert_eq!(loaded.game(), playthrough.game());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What is where
//!
//! | file | contents |
//! |---|---|
//! | `notation/` | short names in both directions |
//! | `parse`, `record`, `header` | a record as text and as a value |
//! | `replay` | plays a record again and reports the first step that is wrong |
//! | `playthrough` | a game that can be taken back, by replay |
//! | `programs` | which programs took seats; it is a header of the record |
//! | `share_code` | deals in a few letters |
//!
//! A record holds the outcomes besides the seed, so it replays even if the generator of the seed changes. Files from elsewhere are limited in size: [`LARGEST_FILE`], [`MOST_PLIES`].
//!
//! `docs/record-format.md` describes the file format, the notation and the share code; tests run its examples.

mod awaited;
mod blanks;
mod fate;
mod header;
mod lines;
mod notation;
mod parse;
mod playthrough;
mod programs;
mod record;
mod recorded;
mod refused;
mod replay;
mod scenes;
mod share_code;

pub use awaited::Awaited;
pub use header::{Header, HeaderError, LONGEST_HEADER_NAME, LONGEST_HEADER_VALUE};
pub use notation::{
    FromNotation, Notation, NotationError, Noted, Precise, SetupError, Snippet, Unclear, Wanted, typed_action,
};
pub use parse::{LARGEST_FILE, LONGEST_LINE, MOST_HEADERS, MOST_PLIES, ParseError, ParseProblem};
pub use playthrough::Playthrough;
pub use programs::{Program, Programs};
pub use record::{GameEnd, Ply, Record};
pub use recorded::Recorded;
pub use refused::{Refused, some_of};
pub use replay::{ReadError, ReplayError, ReplayProblem, ReplayStep};
pub use scenes::{Scene, Scenes};
pub use share_code::{ShareCode, ShareCodeError};

/// The examples of the README, which compile and run like all others.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
pub struct Readme;
