//! Counts of numbers.

/// The count of each number from 0 up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Distribution {
    counts: Vec<u64>,
}

impl From<Vec<u64>> for Distribution {
    fn from(mut counts: Vec<u64>) -> Distribution {
        while counts.last() == Some(&0) {
            counts.pop();
        }
        Distribution { counts }
    }
}

impl Distribution {
    /// Counts this number.
    #[inline]
    pub fn add(&mut self, number: usize) {
        if self.counts.len() <= number {
            self.counts.resize(number + 1, 0);
        }
        self.counts[number] += 1;
    }

    /// Adds all counts of another one.
    pub fn merge(&mut self, other: &Distribution) {
        if self.counts.len() < other.counts.len() {
            self.counts.resize(other.counts.len(), 0);
        }
        for (count, more) in self.counts.iter_mut().zip(&other.counts) {
            *count += more;
        }
    }

    /// The counts of 0, 1, 2 … up to the largest number.
    pub fn counts(&self) -> &[u64] {
        &self.counts
    }

    /// The number of numbers.
    pub fn total(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// Their mean; `None` without any.
    pub fn mean(&self) -> Option<f64> {
        let sum: u128 = (0_u128..).zip(&self.counts).map(|(number, &count)| number * u128::from(count)).sum();
        (self.total() > 0).then(|| sum as f64 / self.total() as f64)
    }

    /// The quantile of this share; `None` without any number. A half gives the median.
    pub fn quantile(&self, share: f64) -> Option<usize> {
        let wanted = (share * self.total() as f64).ceil().max(1.0) as u64;
        let mut so_far = 0;
        self.counts.iter().position(|count| {
            so_far += count;
            so_far >= wanted
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(numbers: &[usize]) -> Distribution {
        let mut distribution = Distribution::default();
        numbers.iter().for_each(|&number| distribution.add(number));
        distribution
    }

    #[test]
    fn numbers_are_counted() {
        let some = of(&[3, 1, 3]);
        assert_eq!(some.counts(), [0, 1, 0, 2]);
        assert_eq!((some.total(), some.mean()), (3, Some(7.0 / 3.0)));
        assert_eq!(Distribution::default().mean(), None);
    }

    #[test]
    fn parts_together_are_the_whole() {
        let mut whole = of(&[1, 2]);
        whole.merge(&of(&[5, 1]));
        assert_eq!(whole, of(&[1, 2, 5, 1]));
        let mut whole = of(&[5, 1]);
        whole.merge(&of(&[1, 2]));
        assert_eq!(whole, of(&[1, 2, 5, 1]));
    }

    #[test]
    fn quantiles_are_numbers_that_came() {
        let some = of(&[10, 20, 20, 30]);
        assert_eq!([0.0, 0.25, 0.5, 0.76, 1.0].map(|share| some.quantile(share)), [10, 10, 20, 30, 30].map(Some));
        assert_eq!(Distribution::default().quantile(0.5), None);
    }

    #[test]
    fn zeros_at_the_end_mean_nothing() {
        assert_eq!(Distribution::from(vec![0, 2, 0, 0]), of(&[1, 1]));
    }
}
