//! Servers, browsers and players for the tests.

mod browser;
mod downloads;
mod driver;
mod home;
mod input;
mod player;
pub(crate) mod pool;
mod program;
mod site;

pub(crate) use browser::{Browser, NOTHING_FLIES};
pub(crate) use downloads::Downloads;
pub(crate) use player::{Means, Player};
pub(crate) use program::run_onirim;
pub(crate) use site::{Site, page_folder};

use std::path::{Path, PathBuf};

/// The browser that a test needs.
#[derive(Clone, Debug)]
pub(crate) struct Wish {
    pub(crate) width: u32,
    pub(crate) height: u32,
    /// Its preferred languages.
    pub(crate) language: &'static str,
    /// Touch instead of a mouse.
    pub(crate) touch: bool,
    /// The system asks for reduced motion.
    pub(crate) reduced_motion: bool,
}

impl Wish {
    /// A large screen, in English, with a mouse.
    pub(crate) const DESK: Wish =
        Wish { width: 1280, height: 800, language: "en", touch: false, reduced_motion: false };
    /// The same without animations, in which games are faster.
    pub(crate) const STILL: Wish = Wish { reduced_motion: true, ..Wish::DESK };
    /// A phone without animations.
    pub(crate) const PHONE: Wish = Wish { width: 390, height: 844, touch: true, ..Wish::STILL };
}

/// The folder of the screenshots of all screens.
pub(crate) fn pictures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures/web")
}

/// The folder of the screenshots of failures.
pub(crate) fn failures() -> PathBuf {
    page_folder().with_file_name("browser")
}
