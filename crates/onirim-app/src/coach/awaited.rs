//! An answer that may come later.

use std::cell::{Ref, RefCell};
use std::rc::{Rc, Weak};

/// An answer that is there, or is awaited.
#[derive(Clone, Debug)]
pub struct Awaited<T>(Rc<RefCell<Option<T>>>);

impl<T> Awaited<T> {
    /// It is there.
    pub fn now(answer: T) -> Awaited<T> {
        Awaited(Rc::new(RefCell::new(Some(answer))))
    }

    /// It will be there when the reply is given.
    pub fn later() -> (Awaited<T>, Reply<T>) {
        let awaited = Rc::new(RefCell::new(None));
        let reply = Reply(Rc::downgrade(&awaited));
        (Awaited(awaited), reply)
    }

    /// The answer, if it is there.
    pub fn get(&self) -> Option<Ref<'_, T>> {
        Ref::filter_map(self.0.borrow(), Option::as_ref).ok()
    }

    /// Is it still to come?
    pub fn is_awaited(&self) -> bool {
        self.0.borrow().is_none()
    }
}

/// Whoever holds this gives the answer. If nobody awaits it any more, because the game has gone on, it is dropped.
#[derive(Debug)]
pub struct Reply<T>(Weak<RefCell<Option<T>>>);

impl<T> Reply<T> {
    /// Gives the answer. The program takes notice of it with its next [`update`](crate::App::update), whatever comes in.
    pub fn give(self, answer: T) {
        if let Some(awaited) = self.0.upgrade() {
            *awaited.borrow_mut() = Some(answer);
        }
    }

    /// Does somebody still wait for it?
    pub fn is_wanted(&self) -> bool {
        self.0.strong_count() > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_there_once_it_was_given() {
        let (awaited, reply) = Awaited::later();
        assert!(awaited.is_awaited() && awaited.get().is_none());
        reply.give(7);
        assert_eq!(awaited.get().as_deref(), Some(&7));
    }

    #[test]
    fn an_answer_that_nobody_awaits_any_more_is_dropped() {
        let (awaited, reply) = Awaited::later();
        drop(awaited);
        assert!(!reply.is_wanted());
        reply.give(7);
    }
}
