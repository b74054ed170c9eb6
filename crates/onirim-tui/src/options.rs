//! How the game is started.

use std::path::PathBuf;

use onirim_text::Language;
use onirim_ui::{Motion, Start};
use thiserror::Error;

use crate::draw::{Charset, Paint};

/// How the game is started. What is `None` is as the player left it last time, or as the system suggests.
#[derive(Debug, Default)]
pub struct Options {
    /// The language. Whoever starts the game knows where it is said: on the command line, in the settings, by the system.
    pub language: Language,
    /// In which colours, if any.
    pub color: Option<Paint>,
    /// With or without symbols.
    pub charset: Option<Charset>,
    /// With or without animations.
    pub motion: Option<Motion>,
    /// Where games are saved; where the platform keeps data without it.
    pub data_dir: Option<PathBuf>,
    /// What is on the screen first.
    pub start: Start,
}

/// How it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Departure {
    /// Everything is saved.
    Saved,
    /// The game on the table could not be saved.
    Unsaved {
        /// Why, in the language of the player.
        reason: String,
    },
}

/// Why the game could not be played.
#[derive(Debug, Error)]
pub enum Error {
    /// The terminal does not do what it should.
    #[error(
        "the terminal cannot show the game ({0}): use a terminal of at least 80 by 24 characters, or `onirim play --plain`"
    )]
    Terminal(#[from] std::io::Error),
}
