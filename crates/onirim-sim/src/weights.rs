//! Which weights players judge tables with.

use std::fmt;

use onirim_ai::evaluator::Evaluator;
use onirim_core::Setup;
use serde::{Deserialize, Serialize};

use crate::checksum::checksum;

/// Weights, and what they are called.
#[derive(Clone, Copy)]
pub struct Weights {
    name: &'static str,
    evaluator: &'static Evaluator,
}

/// The name and the checksum of weights: enough to know them again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WeightsMark {
    /// `shipped`, or the name of a file.
    pub name: String,
    /// Sixteen digits, to the base of sixteen.
    pub checksum: String,
}

impl WeightsMark {
    /// The name of those that come with the program.
    pub const SHIPPED: &str = "shipped";
}

impl Weights {
    /// Those that come with the program.
    pub fn shipped(setup: Setup) -> Weights {
        Weights { name: WeightsMark::SHIPPED, evaluator: Evaluator::shipped(setup) }
    }

    /// Others, with the name of their file.
    pub fn named(name: &'static str, evaluator: &'static Evaluator) -> Weights {
        Weights { name, evaluator }
    }

    pub(crate) fn evaluator(self) -> &'static Evaluator {
        self.evaluator
    }

    pub(crate) fn mark(self) -> WeightsMark {
        let checksum = checksum(&self.evaluator.to_bytes());
        WeightsMark { name: self.name.to_owned(), checksum: format!("{checksum:016x}") }
    }
}

impl fmt::Debug for Weights {
    /// The numbers themselves tell nobody anything.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Weights").field(&self.name).finish()
    }
}
