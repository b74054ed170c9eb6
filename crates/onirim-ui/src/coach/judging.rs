//! A game that is over, judged decision by decision.

use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;

use onirim_coach::review::{Progress, Review as Judgement, Reviewer};

/// Whoever judges a game: here, a bit whenever time passes, or elsewhere.
pub trait Judge {
    /// Does it want time of this thread?
    fn wants_time(&self) -> bool;

    /// Judges one more decision, if it wants time.
    fn think(&mut self);

    /// How far it has come; `None` once everything is judged.
    fn progress(&self) -> Option<Progress>;

    /// What came out, once everything is judged.
    fn judgement(&self) -> Option<Rc<Judgement>>;
}

/// A judge at work, shared by all who wait for the same judgement.
#[derive(Clone)]
pub struct Judging(Rc<RefCell<dyn Judge>>);

/// How far it has come. The game and everything that was thought about it would fill pages, and would be part of every program.
impl fmt::Debug for Judging {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.progress(), f)
    }
}

impl Judging {
    /// By this judge.
    pub fn by(judge: impl Judge + 'static) -> Judging {
        Judging(Rc::new(RefCell::new(judge)))
    }

    /// Does the judge want time of this thread?
    pub fn wants_time(&self) -> bool {
        self.0.borrow().wants_time()
    }

    pub(crate) fn think(&self) {
        self.0.borrow_mut().think();
    }

    /// How far the judge has come; `None` once everything is judged.
    pub fn progress(&self) -> Option<Progress> {
        self.0.borrow().progress()
    }

    /// What came out, once everything is judged.
    pub fn judgement(&self) -> Option<Rc<Judgement>> {
        self.0.borrow().judgement()
    }
}

/// A judge who takes one decision whenever time passes. That took 20 to 50 milliseconds (median), 155 at most, where it was measured: see [`OnTheSpot`](super::OnTheSpot).
#[derive(Debug)]
pub(super) struct Stepping {
    /// `None`: nobody has learned anything about such games.
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
