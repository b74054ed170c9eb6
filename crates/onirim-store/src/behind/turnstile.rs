//! A mutex for futures on one thread.

use std::cell::{Cell, RefCell};
use std::future::poll_fn;
use std::task::{Poll, Waker};

/// Lets one caller in at a time. A page may flush again while it is flushing.
#[derive(Debug, Default)]
pub(crate) struct Turnstile {
    taken: Cell<bool>,
    waiting: RefCell<Vec<Waker>>,
}

/// The guard of the mutex.
#[derive(Debug)]
pub(crate) struct Turn<'a>(&'a Turnstile);

impl Turnstile {
    pub(crate) async fn enter(&self) -> Turn<'_> {
        poll_fn(|context| {
            if self.taken.replace(true) {
                self.waiting.borrow_mut().push(context.waker().clone());
                Poll::Pending
            } else {
                Poll::Ready(Turn(self))
            }
        })
        .await
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        self.0.taken.set(false);
        for waker in self.0.waiting.take() {
            waker.wake();
        }
    }
}
