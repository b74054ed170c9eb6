//! Threads that play, and one that adds up in the order of the games.

use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::Duration;

/// A flag that ends work early.
#[derive(Clone, Debug, Default)]
pub struct Signal(Arc<AtomicBool>);

impl Signal {
    /// Sets the flag.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Is the flag set?
    #[inline]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl From<Arc<AtomicBool>> for Signal {
    /// For handlers of interrupts, which set a flag.
    fn from(flag: Arc<AtomicBool>) -> Signal {
        Signal(flag)
    }
}

/// How long the adding thread waits before it looks at the clock again.
const PAUSE: Duration = Duration::from_millis(100);
/// The number of units, if there are enough games, so that all threads end at about the same time.
const UNITS: u64 = 256;

/// The units of work. They depend on the games alone, not on the threads.
fn unit_of(games: u64, largest: u64) -> u64 {
    (games / UNITS).clamp(1, largest)
}

/// Work that threads share.
pub(crate) trait Work: Send + Sync + 'static {
    /// What a thread needs to work.
    type Tools;
    /// The result of some games.
    type Done: Send + 'static;

    /// The most games of a unit: enough that handing over costs nothing, few enough for the memory of their results.
    fn largest_unit(&self) -> u64;

    /// Makes the tools of a thread.
    fn tools(&self) -> Self::Tools;

    /// Plays these games, or fewer if it is stopped.
    fn play(&self, tools: &mut Self::Tools, numbers: Range<u64>, signal: &Signal) -> Self::Done;
}

/// A thread has panicked: the results are not complete.
#[derive(Debug)]
pub(crate) struct BrokenDown;

/// A message for the adding thread.
pub(crate) enum Message<D> {
    /// The next games in their order are done.
    Done(D),
    /// Nothing new, but time has passed.
    Waiting,
}

/// Plays all games on so many threads. Results are handed over in the order of the games; after a stop, in this order with gaps.
pub(crate) fn share<W: Work>(
    work: W,
    numbers: Range<u64>,
    threads: usize,
    signal: &Signal,
    mut hear: impl FnMut(Message<W::Done>) -> ControlFlow<()>,
) -> Result<(), BrokenDown> {
    let unit = unit_of(numbers.end - numbers.start, work.largest_unit());
    let units = (numbers.end - numbers.start).div_ceil(unit);
    let (sender, receiver) = mpsc::sync_channel(threads.saturating_mul(4).max(1));
    let job = Arc::new(Job { work, numbers, unit, units, next: AtomicU64::new(0), signal: signal.clone() });
    for _ in 0..(threads.max(1) as u64).min(units) {
        let (job, sender) = (Arc::clone(&job), sender.clone());
        thread::spawn(move || job.run(&sender));
    }
    drop(sender);
    add_up(&receiver, units, signal, &mut hear)
}

fn add_up<D>(
    receiver: &Receiver<(u64, D)>,
    units: u64,
    signal: &Signal,
    hear: &mut impl FnMut(Message<D>) -> ControlFlow<()>,
) -> Result<(), BrokenDown> {
    let mut early = BTreeMap::new();
    let mut next = 0;
    loop {
        match receiver.recv_timeout(PAUSE) {
            Ok((place, done)) => {
                early.insert(place, done);
                while let Some(done) = early.remove(&next) {
                    next += 1;
                    if hear(Message::Done(done)).is_break() {
                        return Ok(());
                    }
                }
            }
            Err(RecvTimeoutError::Timeout) => {
                if hear(Message::Waiting).is_break() {
                    return Ok(());
                }
            }
            Err(RecvTimeoutError::Disconnected) => break,
        }
    }
    if next < units && !signal.is_stopped() {
        return Err(BrokenDown);
    }
    // Stopped: later units count, although earlier ones are missing.
    for done in early.into_values() {
        if hear(Message::Done(done)).is_break() {
            break;
        }
    }
    Ok(())
}

struct Job<W> {
    work: W,
    numbers: Range<u64>,
    unit: u64,
    units: u64,
    next: AtomicU64,
    signal: Signal,
}

impl<W: Work> Job<W> {
    fn run(&self, sender: &SyncSender<(u64, W::Done)>) {
        let mut tools = self.work.tools();
        while !self.signal.is_stopped() {
            let place = self.next.fetch_add(1, Ordering::Relaxed);
            if place >= self.units {
                return;
            }
            let start = self.numbers.start + place * self.unit;
            let numbers = start..(start + self.unit).min(self.numbers.end);
            let done = self.work.play(&mut tools, numbers, &self.signal);
            if sender.send((place, done)).is_err() {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Hands over the numbers themselves, the first ones late.
    struct Numbers;

    impl Work for Numbers {
        type Tools = ();
        type Done = Vec<u64>;

        fn largest_unit(&self) -> u64 {
            512
        }

        fn tools(&self) {}

        fn play(&self, (): &mut (), numbers: Range<u64>, signal: &Signal) -> Vec<u64> {
            if numbers.start.is_multiple_of(3) {
                thread::sleep(Duration::from_millis(2));
            }
            numbers.take_while(|_| !signal.is_stopped()).collect()
        }
    }

    #[test]
    fn results_come_in_the_order_of_the_games() {
        for threads in [1, 2, 5] {
            let mut heard = Vec::new();
            let shared = share(Numbers, 7..1000, threads, &Signal::default(), |news| {
                if let Message::Done(numbers) = news {
                    heard.extend(numbers);
                }
                ControlFlow::Continue(())
            });
            assert!(shared.is_ok());
            assert!(heard.iter().copied().eq(7..1000), "{heard:?}");
        }
    }

    #[test]
    fn no_result_follows_a_break() {
        let mut units = 0;
        let shared = share(Numbers, 0..1000, 2, &Signal::default(), |news| {
            units += u32::from(matches!(news, Message::Done(_)));
            if units == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert!(shared.is_ok() && units == 3);
    }

    #[test]
    fn a_stop_ends_it_early_and_loses_nothing() {
        let signal = Signal::default();
        let mut heard = Vec::new();
        let shared = share(Numbers, 0..100_000, 2, &signal, |news| {
            if let Message::Done(numbers) = news {
                heard.extend(numbers);
                signal.stop();
            }
            ControlFlow::Continue(())
        });
        assert!(shared.is_ok());
        assert!(!heard.is_empty() && heard.len() < 100_000, "{}", heard.len());
    }

    /// Panics at a game in the middle.
    struct Breaks;

    impl Work for Breaks {
        type Tools = ();
        type Done = ();

        fn largest_unit(&self) -> u64 {
            512
        }

        fn tools(&self) {}

        fn play(&self, (): &mut (), numbers: Range<u64>, _: &Signal) {
            assert!(!numbers.contains(&500), "as planned");
        }
    }

    #[test]
    fn a_thread_that_breaks_down_is_noticed() {
        assert!(share(Breaks, 0..1000, 2, &Signal::default(), |_| ControlFlow::Continue(())).is_err());
    }

    #[test]
    fn nothing_to_do_is_done_at_once() {
        assert!(share(Numbers, 5..5, 2, &Signal::default(), |_| ControlFlow::Continue(())).is_ok());
    }
}
