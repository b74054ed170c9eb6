//! The weights of players.

use std::fmt;

use onirim_ai::evaluator::Evaluator;
use onirim_core::Setup;
use onirim_core::hashing::fnv;
use serde::{Deserialize, Serialize};

/// Weights with their name.
#[derive(Clone, Copy)]
pub struct Weights {
    name: &'static str,
    evaluator: &'static Evaluator,
}

/// The name and the checksum of weights, to identify them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WeightsMark {
    /// `shipped`, or the name of a file.
    pub name: String,
    /// Sixteen hexadecimal digits.
    pub checksum: String,
}

impl WeightsMark {
    /// The name of the shipped weights.
    pub const SHIPPED: &str = "shipped";
}

impl Weights {
    /// The shipped weights.
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
        let checksum = fnv(self.evaluator.to_bytes());
        WeightsMark { name: self.name.to_owned(), checksum: format!("{checksum:016x}") }
    }
}

impl fmt::Debug for Weights {
    /// Without the numbers themselves.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Weights").field(&self.name).finish()
    }
}
