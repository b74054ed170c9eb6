//! Options of the start.

use std::path::PathBuf;

use onirim_text::Language;
use onirim_ui::{Motion, Start};
use thiserror::Error;

use crate::draw::{Charset, Paint};

/// Options of the start. `None` stands for the saved setting or, without one, for what suits the system.
#[derive(Debug, Default)]
pub struct Options {
    /// The language. The caller chooses it: from the command line, the settings, or the system.
    pub language: Language,
    /// The theme.
    pub color: Option<Paint>,
    /// The character set.
    pub charset: Option<Charset>,
    /// Animations.
    pub motion: Option<Motion>,
    /// The folder of saved games; the usual one of the platform if `None`.
    pub data_dir: Option<PathBuf>,
    /// The first screen.
    pub start: Start,
}

/// How the program ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Departure {
    /// Everything is saved.
    Saved,
    /// The game on the table could not be saved.
    Unsaved {
        /// The reason, in the language of the player.
        reason: String,
    },
}

/// Why the program could not run.
#[derive(Debug, Error)]
pub enum Error {
    /// The terminal reported an error.
    #[error(
        "the terminal cannot show the game ({0}): use a terminal of at least 80 by 24 characters, or `onirim play --plain`"
    )]
    Terminal(#[from] std::io::Error),
}
