//! A server, a browser, and somebody who uses it.

mod browser;
mod downloads;
mod driver;
mod home;
mod input;
mod player;
pub(crate) mod pool;
mod program;
mod site;

pub(crate) use browser::{Browser, NOTHING_FLIES, Network};
pub(crate) use downloads::Downloads;
pub(crate) use player::{Means, Player};
pub(crate) use program::run_onirim;
pub(crate) use site::{Site, page_folder};

use std::path::{Path, PathBuf};

/// What a browser is like that a test asks for.
#[derive(Clone, Debug)]
pub(crate) struct Wish {
    pub(crate) width: u32,
    pub(crate) height: u32,
    /// The languages that it asks for.
    pub(crate) language: &'static str,
    pub(crate) pointer: Pointer,
    pub(crate) movement: Movement,
}

/// What the system was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Movement {
    Usual,
    /// As little as possible. Games are sooner over.
    Little,
}

/// What the player points with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pointer {
    Mouse,
    Finger,
}

impl Wish {
    /// A large screen, in English, with a mouse.
    pub(crate) const DESK: Wish =
        Wish { width: 1280, height: 800, language: "en", pointer: Pointer::Mouse, movement: Movement::Usual };
}

/// Where pictures of all screens are kept.
pub(crate) fn pictures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures/web")
}

/// Where pictures of failures go: the folder of everything that is built.
pub(crate) fn failures() -> PathBuf {
    page_folder().with_file_name("browser")
}
