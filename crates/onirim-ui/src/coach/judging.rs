//! The review of a finished game, decision by decision.

use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;

use onirim_coach::review::{Progress, Review as Judgement, Reviewer};

/// A running review: here, one decision each time [`Input::Time`](crate::Input::Time) comes, or elsewhere.
pub trait Judge {
    /// Whether it needs time on this thread.
    fn wants_time(&self) -> bool;

    /// Reviews one more decision, if it runs on this thread.
    fn think(&mut self);

    /// The progress; `None` when it is complete.
    fn progress(&self) -> Option<Progress>;

    /// The result, when it is complete.
    fn judgement(&self) -> Option<Rc<Judgement>>;
}

/// A shared handle to a running review.
#[derive(Clone)]
pub struct Judging(Rc<RefCell<dyn Judge>>);

/// Only the progress: the game and its review would fill pages.
impl fmt::Debug for Judging {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.progress(), f)
    }
}

impl Judging {
    /// Wraps a review.
    pub fn by(judge: impl Judge + 'static) -> Judging {
        Judging(Rc::new(RefCell::new(judge)))
    }

    /// Whether it needs time on this thread.
    pub fn wants_time(&self) -> bool {
        self.0.borrow().wants_time()
    }

    pub(crate) fn think(&self) {
        self.0.borrow_mut().think();
    }

    /// The progress; `None` when it is complete.
    pub fn progress(&self) -> Option<Progress> {
        self.0.borrow().progress()
    }

    /// The result, when it is complete.
    pub fn judgement(&self) -> Option<Rc<Judgement>> {
        self.0.borrow().judgement()
    }
}

/// Reviews one decision a step. A step took 20 to 50 ms (median), at most 155 ms: see [`OnTheSpot`](super::OnTheSpot).
#[derive(Debug)]
pub(super) struct Stepping {
    /// `None` without trained tables for the set-up.
    reviewer: Option<Reviewer>,
    judgement: Option<Rc<Judgement>>,
}

impl Stepping {
    pub(super) fn new(reviewer: Option<Reviewer>) -> Stepping {
        Stepping { reviewer, judgement: None }
    }
}

impl Judge for Stepping {
    fn wants_time(&self) -> bool {
        self.reviewer.is_some()
    }

    fn think(&mut self) {
        if self.reviewer.as_mut().is_some_and(|reviewer| reviewer.step().is_none()) {
            self.judgement = self.reviewer.take().map(|reviewer| Rc::new(reviewer.finish()));
        }
    }

    fn progress(&self) -> Option<Progress> {
        self.reviewer.as_ref().map(Reviewer::progress)
    }

    fn judgement(&self) -> Option<Rc<Judgement>> {
        self.judgement.clone()
    }
}
