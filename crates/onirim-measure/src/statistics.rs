//! What many short turns say together.

use crate::contest::Pair;
use crate::median::median;

/// Rates of two engines at one task, and how they compare.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Comparison {
    pub(crate) before: Rate,
    pub(crate) after: Rate,
    /// How many games of the working tree fit into the time of one of the other revision.
    pub(crate) ratio: Interval,
    /// The ratio of each layout.
    pub(crate) layouts: Vec<f64>,
}

/// Games per CPU second.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rate {
    /// The turn in the middle.
    pub(crate) median: f64,
    /// The middle of the fastest tenth of the turns: what the engine does while nobody disturbs it.
    pub(crate) fastest: f64,
}

/// A median, and where it lies with a probability of 95 %.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Interval {
    pub(crate) median: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl Comparison {
    /// Of the pairs of each layout.
    pub(crate) fn of(layouts: &[Vec<Pair>]) -> Comparison {
        // The ratio of each pair, and not that of the medians: the two turns of a pair had the same noise.
        let ratios = layouts.iter().map(|pairs| Interval::of(pairs.iter().map(|pair| pair.after / pair.before)));
        let ratios: Vec<Interval> = ratios.collect();
        Comparison {
            before: Rate::of(layouts.iter().flatten().map(|pair| pair.before)),
            after: Rate::of(layouts.iter().flatten().map(|pair| pair.after)),
            ratio: Interval::mean(&ratios),
            layouts: ratios.iter().map(|ratio| ratio.median).collect(),
        }
    }
}

impl Rate {
    fn of(rates: impl Iterator<Item = f64>) -> Rate {
        let rates = sorted(rates);
        let tenth = rates.len().div_ceil(10);
        Rate { median: median(&rates), fastest: median(&rates[rates.len() - tenth..]) }
    }
}

impl Interval {
    /// Between two order statistics: how many of the values lie below the true median is a matter of fair coins, whatever the values are.
    fn of(values: impl Iterator<Item = f64>) -> Interval {
        let values = sorted(values);
        let count = values.len() as f64;
        let reach = 1.96 * count.sqrt() / 2.0;
        let low = (count / 2.0 - reach).floor().max(0.0) as usize;
        let at = |place: usize| values.get(place).copied().unwrap_or_default();
        Interval { median: median(&values), low: at(low), high: at((values.len().max(1) - 1).saturating_sub(low)) }
    }

    /// The geometric mean: twice as fast in one layout and half as fast in another is as fast. The interval is at least as wide as it must be.
    fn mean(ratios: &[Interval]) -> Interval {
        let mean = |part: fn(&Interval) -> f64| {
            let logarithms: f64 = ratios.iter().map(|ratio| part(ratio).ln()).sum();
            (logarithms / ratios.len().max(1) as f64).exp()
        };
        Interval { median: mean(|ratio| ratio.median), low: mean(|ratio| ratio.low), high: mean(|ratio| ratio.high) }
    }
}

fn sorted(values: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fastest_tenth_is_at_the_top() {
        let rate = Rate::of((1..=100).rev().map(f64::from));
        assert_eq!(rate, Rate { median: 50.5, fastest: 95.5 });
    }

    #[test]
    fn noise_that_hits_both_leaves_the_ratio_alone() {
        let pairs: Vec<Pair> = (1..=50).map(f64::from).map(|n| Pair { before: n, after: 2.0 * n }).collect();
        let ratio = Comparison::of(&[pairs]).ratio;
        assert!([ratio.low, ratio.median, ratio.high].iter().all(|part| (part - 2.0).abs() < 1e-9), "{ratio:?}");
    }

    /// 100 fair coins: between the 40th and the 61st value.
    #[test]
    fn the_interval_lies_around_the_median() {
        let interval = Interval::of((1..=100).map(f64::from));
        assert_eq!(interval, Interval { median: 50.5, low: 41.0, high: 60.0 });
    }

    #[test]
    fn few_values_have_a_wide_interval() {
        assert_eq!(Interval::of([1.0, 2.0].into_iter()), Interval { median: 1.5, low: 1.0, high: 2.0 });
        assert_eq!(Interval::of([1.0].into_iter()), Interval { median: 1.0, low: 1.0, high: 1.0 });
        assert_eq!(Interval::of([].into_iter()), Interval { median: 0.0, low: 0.0, high: 0.0 });
    }

    #[test]
    fn luck_with_layouts_cancels_out() {
        let layouts = [2.0, 0.5].map(|after| vec![Pair { before: 1.0, after }; 10]);
        let comparison = Comparison::of(&layouts);
        assert_eq!(comparison.layouts, [2.0, 0.5]);
        assert!((comparison.ratio.median - 1.0).abs() < 1e-9, "{comparison:?}");
    }
}
