//! The tests of the page, one subject per file.

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

/// Every test. Long ones come first, so that none runs alone at the end.
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
