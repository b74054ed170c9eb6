//! Browsers that several tests use, one after the other: to start one takes longer than most tests.
//!
//! A test has a browser for itself, with a window that nobody has used and a [`Site`](super::Site) whose origin nobody has used, so that storage, caches and workers are its own. Whoever fails
//! leaves no browser behind: what was wrong with it is nobody else's trouble.

use std::sync::{Mutex, PoisonError};

use super::home::home;
use super::{Browser, Movement, Wish};

/// What cannot be changed while a browser runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Kind {
    pub(crate) language: &'static str,
    pub(crate) movement: Movement,
}

impl Kind {
    pub(super) const fn of(wish: &Wish) -> Kind {
        Kind { language: wish.language, movement: wish.movement }
    }
}

/// Browsers that nobody uses now.
static IDLE: Mutex<Vec<Browser>> = Mutex::new(Vec::new());

/// A browser for this test alone, until it is given back.
pub(crate) async fn borrow(wish: &Wish) -> Browser {
    while let Some(browser) = idle(Kind::of(wish)) {
        match browser.open_window(wish).await {
            Ok(()) => return browser,
            // It has died since.
            Err(_) => browser.end().await,
        }
    }
    Browser::start(wish).await
}

/// For the next test.
pub(crate) fn give_back(browser: Browser) {
    IDLE.lock().unwrap_or_else(PoisonError::into_inner).push(browser);
}

/// Ends all browsers. Nobody uses one any more.
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
