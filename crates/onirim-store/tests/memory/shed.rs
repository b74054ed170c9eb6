//! A place in memory with simulated failures, a limit, and replacement.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::future::poll_fn;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use onirim_store::{Found, Key, Place, PlaceTrouble, Row, Write};

/// When a call fails.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Weather {
    Fair,
    /// Every call fails.
    Foul,
    /// The call with this number fails, counted from 0, and no other.
    Lightning(usize),
    /// The call with this number is done, and reported to have failed.
    FalseAlarm(usize),
}

#[derive(Debug)]
pub(crate) struct Shed {
    pub(crate) rows: RefCell<BTreeMap<Key, String>>,
    mark: Cell<u64>,
    weather: Cell<Weather>,
    calls: Cell<usize>,
    /// How many rows there is room for.
    room: Cell<usize>,
}

impl Shed {
    pub(crate) fn new() -> Shed {
        Shed {
            rows: RefCell::default(),
            mark: Cell::new(1),
            weather: Cell::new(Weather::Fair),
            calls: Cell::new(0),
            room: Cell::new(usize::MAX),
        }
    }

    /// There is room for so many rows.
    pub(crate) fn make_room(&self, rows: usize) {
        self.room.set(rows);
    }

    pub(crate) fn set(&self, weather: Weather) {
        self.weather.set(weather);
        self.calls.set(0);
    }

    pub(crate) fn calls(&self) -> usize {
        self.calls.get()
    }

    /// Replaces the place by an empty one.
    pub(crate) fn burn_down(&self) {
        self.rows.borrow_mut().clear();
        self.mark.set(self.mark.get() + 1);
    }

    /// What stands in the rows of games.
    pub(crate) fn games(&self) -> Vec<String> {
        let rows = self.rows.borrow();
        rows.iter().filter(|(key, _)| matches!(key, Key::Game(_))).map(|(_, text)| text.clone()).collect()
    }

    fn call<T>(&self, work: impl FnOnce() -> T) -> Result<T, PlaceTrouble> {
        let number = self.calls.get();
        self.calls.set(number + 1);
        let trouble = PlaceTrouble::Full;
        match self.weather.get() {
            Weather::Foul => Err(trouble),
            Weather::Lightning(struck) if struck == number => Err(trouble),
            Weather::FalseAlarm(struck) if struck == number => {
                work();
                Err(trouble)
            }
            Weather::Fair | Weather::Lightning(_) | Weather::FalseAlarm(_) => Ok(work()),
        }
    }

    fn found(&self, rows: Vec<Row>) -> Found {
        Found { mark: self.mark.get().to_string(), rows }
    }
}

impl Place for Shed {
    async fn read_all(&self) -> Result<Found, PlaceTrouble> {
        a_moment().await;
        self.call(|| {
            let rows = self.rows.borrow();
            self.found(rows.iter().map(|(key, text)| Row { key: key.clone(), text: Some(text.clone()) }).collect())
        })
    }

    async fn exchange(&self, keys: &[Key], decide: impl FnOnce(&Found) -> Vec<Write>) -> Result<(), PlaceTrouble> {
        a_moment().await;
        assert!(keys.len() <= 256, "no place takes everything in one breath");
        let done = self.call(|| {
            let mut rows = self.rows.borrow().clone();
            let there = keys.iter().map(|key| Row { key: key.clone(), text: rows.get(key).cloned() }).collect();
            for Write { key, text } in decide(&self.found(there)) {
                match text {
                    Some(text) => rows.insert(key, text),
                    None => rows.remove(&key),
                };
            }
            // Deletions need no room.
            let fits = rows.len() <= self.room.get().max(self.rows.borrow().len());
            if fits {
                *self.rows.borrow_mut() = rows;
            }
            fits
        });
        a_moment().await;
        if done? { Ok(()) } else { Err(PlaceTrouble::Full) }
    }
}

/// Yields to other futures.
async fn a_moment() {
    let mut waited = false;
    poll_fn(|_| if std::mem::replace(&mut waited, true) { Poll::Ready(()) } else { Poll::Pending }).await;
}

/// Runs a future that is ready whenever it is polled.
pub(crate) fn done<T>(work: impl Future<Output = T>) -> T {
    let mut work = pin!(work);
    let mut context = Context::from_waker(Waker::noop());
    for _ in 0..1000 {
        if let Poll::Ready(answer) = work.as_mut().poll(&mut context) {
            return answer;
        }
    }
    panic!("it should have come to an end");
}

/// Runs two futures by turns.
pub(crate) fn both<T, U>(one: impl Future<Output = T>, other: impl Future<Output = U>) -> (T, U) {
    let (mut one, mut other) = (pin!(one), pin!(other));
    let (mut first, mut second) = (None, None);
    done(poll_fn(|context| {
        if first.is_none()
            && let Poll::Ready(answer) = one.as_mut().poll(context)
        {
            first = Some(answer);
        }
        if second.is_none()
            && let Poll::Ready(answer) = other.as_mut().poll(context)
        {
            second = Some(answer);
        }
        match (first.take(), second.take()) {
            (Some(first), Some(second)) => Poll::Ready((first, second)),
            (left, right) => {
                (first, second) = (left, right);
                Poll::Pending
            }
        }
    }))
}
