//! Timeouts: without them a browser that does not answer would stop the page.

use std::cell::Cell;
use std::future::poll_fn;
use std::pin::pin;
use std::task::Poll;

use crate::PlaceTrouble;
use js_sys::Promise;
use wasm_bindgen_futures::JsFuture;

/// Which timeout applies. It is shorter after a timeout, until a request succeeds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Patience {
    #[default]
    Long,
    Short,
}

impl Patience {
    /// In milliseconds; the same as for programs on one machine.
    const fn limit(self) -> i32 {
        match self {
            Patience::Long => 5_000,
            Patience::Short => 1_000,
        }
    }
}

/// The timeout for reading everything, in milliseconds.
const EVERYTHING: i32 = 30_000;

/// Runs with a timeout.
pub(crate) async fn in_time<T>(
    patience: &Cell<Patience>,
    work: impl Future<Output = Result<T, PlaceTrouble>>,
) -> Result<T, PlaceTrouble> {
    let done = raced(work, patience.get().limit()).await;
    patience.set(if matches!(done, Err(PlaceTrouble::Blocked)) { Patience::Short } else { Patience::Long });
    done
}

/// The same for reading everything.
pub(crate) async fn at_length<T>(work: impl Future<Output = Result<T, PlaceTrouble>>) -> Result<T, PlaceTrouble> {
    raced(work, EVERYTHING).await
}

async fn raced<T>(work: impl Future<Output = Result<T, PlaceTrouble>>, limit: i32) -> Result<T, PlaceTrouble> {
    let mut work = pin!(work);
    let mut alarm = pin!(JsFuture::from(alarm(limit)));
    poll_fn(|context| {
        if let Poll::Ready(done) = work.as_mut().poll(context) {
            return Poll::Ready(done);
        }
        alarm.as_mut().poll(context).map(|_| Err(PlaceTrouble::Blocked))
    })
    .await
}

fn alarm(limit: i32) -> Promise {
    Promise::new(&mut |resolve, _| {
        // Without a timer there is no timeout.
        let _ = web_sys::window()
            .map(|window| window.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, limit));
    })
}
