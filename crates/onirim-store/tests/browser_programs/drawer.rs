//! A place in memory that can be locked.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use onirim_store::{Found, Key, Place, PlaceTrouble, Row, Write};

#[derive(Debug, Default)]
pub(crate) struct Drawer {
    rows: RefCell<BTreeMap<Key, String>>,
    locked: Cell<bool>,
}

impl Drawer {
    pub(crate) fn lock(&self) {
        self.locked.set(true);
    }

    pub(crate) fn unlock(&self) {
        self.locked.set(false);
    }

    fn check(&self) -> Result<(), PlaceTrouble> {
        if self.locked.get() { Err(PlaceTrouble::Full) } else { Ok(()) }
    }

    fn found(&self, rows: Vec<Row>) -> Found {
        Found { mark: "drawer".to_owned(), rows }
    }
}

impl Place for Drawer {
    async fn read_all(&self) -> Result<Found, PlaceTrouble> {
        self.check()?;
        let rows = self.rows.borrow();
        Ok(self.found(rows.iter().map(|(key, text)| Row { key: key.clone(), text: Some(text.clone()) }).collect()))
    }

    async fn exchange(&self, keys: &[Key], decide: impl FnOnce(&Found) -> Vec<Write>) -> Result<(), PlaceTrouble> {
        self.check()?;
        let mut rows = self.rows.borrow_mut();
        let there = keys.iter().map(|key| Row { key: key.clone(), text: rows.get(key).cloned() }).collect();
        for Write { key, text } in decide(&self.found(there)) {
            match text {
                Some(text) => rows.insert(key, text),
                None => rows.remove(&key),
            };
        }
        Ok(())
    }
}

/// Polls a future that is ready at once.
pub(crate) fn done<T>(work: impl Future<Output = T>) -> T {
    match pin!(work).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(answer) => answer,
        Poll::Pending => panic!("it should be there at once"),
    }
}
