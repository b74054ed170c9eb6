//! What the page must do, one subject a file.

mod around;
mod dragging;
mod games;
mod hostile;
mod keeping;
mod loading;
mod partner;
mod presses;
mod room;
mod screens;
mod thinking;
mod versions;

use libtest_mimic::Trial;

pub(crate) use games::{LINK, begin};
pub(crate) use screens::pictures;

/// Every test, those that take longest first: so nobody waits at the end for a single one.
pub(crate) fn all() -> Vec<Trial> {
    [
        room::trials(),
        partner::trials(),
        games::trials(),
        screens::trials(),
        thinking::trials(),
        keeping::trials(),
        presses::trials(),
        loading::trials(),
        hostile::trials(),
        dragging::trials(),
        around::trials(),
        versions::trials(),
    ]
    .into_iter()
    .flatten()
    .collect()
}
