//! Answers that come later.

use std::cell::{Ref, RefCell};
use std::rc::{Rc, Weak};

/// An answer that is there or will come. Dropping it cancels the [`Promise`].
#[derive(Clone, Debug)]
pub struct Later<T>(Rc<RefCell<Option<T>>>);

impl<T> Later<T> {
    /// An answer that is there.
    pub fn now(answer: T) -> Later<T> {
        Later(Rc::new(RefCell::new(Some(answer))))
    }

    /// An answer that the promise will give.
    pub fn promised() -> (Later<T>, Promise<T>) {
        let later = Rc::new(RefCell::new(None));
        let promise = Promise(Rc::downgrade(&later));
        (Later(later), promise)
    }

    /// The answer, if it is there.
    pub fn get(&self) -> Option<Ref<'_, T>> {
        Ref::filter_map(self.0.borrow(), Option::as_ref).ok()
    }

    /// Is the answer still to come?
    pub fn is_awaited(&self) -> bool {
        self.0.borrow().is_none()
    }
}

/// The other end of a [`Later`]. The answer is dropped if the `Later` was.
#[derive(Debug)]
pub struct Promise<T>(Weak<RefCell<Option<T>>>);

impl<T> Promise<T> {
    /// Gives the answer. A screen sees it at its next input.
    pub fn give(self, answer: T) {
        if let Some(later) = self.0.upgrade() {
            *later.borrow_mut() = Some(answer);
        }
    }

    /// Is the answer still needed?
    pub fn is_wanted(&self) -> bool {
        self.0.strong_count() > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_there_once_it_was_given() {
        let (later, promise) = Later::promised();
        assert!(later.is_awaited() && later.get().is_none());
        promise.give(7);
        assert_eq!(later.get().as_deref(), Some(&7));
    }

    #[test]
    fn an_answer_that_is_not_needed_any_more_is_dropped() {
        let (later, promise) = Later::promised();
        drop(later);
        assert!(!promise.is_wanted());
        promise.give(7);
    }
}
