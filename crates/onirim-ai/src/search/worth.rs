//! The chance to win as a whole number, so that sums and comparisons are the same on every machine.

use onirim_core::Ending;

use crate::evaluator::{LOGIT_BITS, Value};

/// A chance to win, in parts of 2^30.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Worth(u32);

const BITS: u32 = 30;

/// The curve is kept at points that are 1/64 apart, and is straight between them: at most 3 millionths off.
const STEP_BITS: u32 = 6;
const STEP: u32 = 1 << (LOGIT_BITS - STEP_BITS);
/// Beyond odds of e^16, one in nine millions, all is alike.
const FURTHEST: usize = 16 << STEP_BITS;

/// e^(-1/64), in parts of 2^62.
const SHRINK: u128 = 4_540_188_453_729_421_605;

/// Half of the curve 1 / (1 + e^-x): from even odds up. It is worked out in whole numbers too.
static CURVE: [u32; FURTHEST + 1] = {
    let mut curve = [0; FURTHEST + 1];
    let one: u128 = 1 << 62;
    let (mut shrunk, mut place) = (one, 0);
    while place <= FURTHEST {
        curve[place] = ((one << BITS) / (one + shrunk)) as u32;
        shrunk = (shrunk * SHRINK) >> 62;
        place += 1;
    }
    curve
};

impl Worth {
    pub(super) const LOST: Worth = Worth(0);
    pub(super) const WON: Worth = Worth(1 << BITS);

    /// So many hundredths of a point, which is a hundredth itself.
    pub(super) const fn of_points(hundredths: u64) -> Worth {
        Worth(((hundredths << BITS) / 10_000) as u32)
    }

    /// The worth of an evaluator's value.
    pub(super) fn of(value: Value) -> Worth {
        match value {
            Value::LOST => Worth::LOST,
            Value::WON => Worth::WON,
            value => Worth::of_logit(value.logit()),
        }
    }

    fn of_logit(logit: i32) -> Worth {
        let distance = logit.unsigned_abs();
        let place = (distance / STEP) as usize;
        let upper = match (CURVE.get(place), CURVE.get(place + 1)) {
            (Some(&from), Some(&to)) => {
                from + (u64::from(to - from) * u64::from(distance % STEP) / u64::from(STEP)) as u32
            }
            (_, _) => CURVE[FURTHEST],
        };
        Worth(if logit < 0 { Worth::WON.0 - upper } else { upper })
    }

    /// The worth of an ending.
    pub(super) fn at_end(ending: Ending) -> Worth {
        if ending.is_victory() { Worth::WON } else { Worth::LOST }
    }

    /// The chance, 0 to 1.
    pub(super) fn chance(self) -> f64 {
        f64::from(self.0) / f64::from(Worth::WON.0)
    }

    /// In parts of 2^30.
    pub(super) fn parts(self) -> i64 {
        self.0.into()
    }

    /// So many parts of 2^30, clamped to a chance.
    pub(super) fn of_parts(parts: i64) -> Worth {
        Worth(parts.clamp(0, Worth::WON.parts()) as u32)
    }

    /// Better by so much, up to certainty.
    pub(super) fn plus(self, more: Worth) -> Worth {
        Worth((self.0 + more.0).min(Worth::WON.0))
    }
}

/// A weighted mean in the making.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Mean {
    sum: u128,
    weight: u64,
}

impl Mean {
    pub(super) fn add(&mut self, worth: Worth, weight: u64) {
        self.sum += u128::from(worth.0) * u128::from(weight);
        self.weight += weight;
    }

    /// Rounded down; lost if there is nothing in it.
    pub(super) fn worth(self) -> Worth {
        self.sum.checked_div(self.weight.into()).map_or(Worth::LOST, |mean| Worth(mean as u32))
    }
}

#[cfg(test)]
mod tests {
    use onirim_core::{Game, QuickChance, Seat, Setup};

    use super::*;
    use crate::evaluator::Evaluator;

    #[test]
    fn the_curve_is_the_logistic_one() {
        let mut last = Worth::LOST;
        for logit in (-20 << LOGIT_BITS..20 << LOGIT_BITS).step_by(97) {
            let worth = Worth::of_logit(logit);
            let exact = 1.0 / (1.0 + (-f64::from(logit) / 65_536.0).exp());
            assert!((worth.chance() - exact).abs() < 4e-6, "{logit}: {} and not {exact}", worth.chance());
            assert!(worth >= last && worth < Worth::WON && worth > Worth::LOST);
            last = worth;
        }
    }

    #[test]
    fn a_value_is_worth_its_chance() {
        let evaluator = Evaluator::shipped(Setup::SOLO);
        let Ok(game) = Game::new(Setup::SOLO, &mut QuickChance::new(1), &mut ());
        for action in game.legal_actions() {
            let value = evaluator.value(&game.after_listed(action), Seat::One);
            assert!((Worth::of(value).chance() - value.chance()).abs() < 4e-6, "{value:?}");
        }
    }

    #[test]
    fn opposite_odds_sum_up_to_certainty() {
        for logit in [0, 1, 70_000, 1 << 20, i32::MAX - 1] {
            let sum = Worth::of_logit(logit).parts() + Worth::of_logit(-logit).parts();
            assert_eq!(sum, Worth::WON.parts());
        }
    }

    #[test]
    fn a_mean_lies_between() {
        let mut mean = Mean::default();
        assert_eq!(mean.worth(), Worth::LOST);
        mean.add(Worth::WON, 3);
        mean.add(Worth::LOST, 1);
        assert_eq!(mean.worth().chance(), 0.75);
    }
}
