//! A pool of browsers: starting one takes longer than most tests.
//!
//! A test has a browser for itself, with a new window and a [`Site`](super::Site) with an origin of its own, so that storage, caches and workers are its own. A failed test ends
//! its browser instead of returning it, so that no other test gets a broken one.

use std::sync::{Mutex, PoisonError};

use super::home::home;
use super::{Browser, Wish};

/// Properties that a running browser cannot change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Kind {
    pub(crate) language: &'static str,
    pub(crate) reduced_motion: bool,
}

impl Kind {
    pub(super) const fn of(wish: &Wish) -> Kind {
        Kind { language: wish.language, reduced_motion: wish.reduced_motion }
    }
}

/// Browsers that are not in use.
static IDLE: Mutex<Vec<Browser>> = Mutex::new(Vec::new());

/// Takes a browser from the pool, or starts one.
pub(crate) async fn borrow(wish: &Wish) -> Browser {
    while let Some(browser) = idle(Kind::of(wish)) {
        match browser.open_window(wish).await {
            Ok(()) => return browser,
            // It has crashed since.
            Err(_) => browser.end().await,
        }
    }
    Browser::start(wish).await
}

/// Returns a browser to the pool.
pub(crate) fn give_back(browser: Browser) {
    IDLE.lock().unwrap_or_else(PoisonError::into_inner).push(browser);
}

/// Ends all browsers of the pool.
pub(crate) fn close() {
    let idle = std::mem::take(&mut *IDLE.lock().unwrap_or_else(PoisonError::into_inner));
    home().block_on(async {
        for browser in idle {
            browser.end().await;
        }
    });
}

fn idle(kind: Kind) -> Option<Browser> {
    let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
    let place = idle.iter().position(|browser| browser.kind() == kind)?;
    Some(idle.remove(place))
}
