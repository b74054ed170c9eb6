//! A part of a simulation, for one of several machines.

use std::ops::Range;
use std::str::FromStr;

/// One of several shards of about the same size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Shard {
    number: u32,
    of: u32,
}

/// There is no such part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a shard is written 3/16: the third of sixteen, numbered from 1")]
pub struct NoShard;

impl Shard {
    /// The only shard.
    pub const WHOLE: Shard = Shard { number: 1, of: 1 };

    /// Number `number` of `of`, from 1.
    pub fn new(number: u32, of: u32) -> Result<Shard, NoShard> {
        if (1..=of).contains(&number) { Ok(Shard { number, of }) } else { Err(NoShard) }
    }

    /// The number of the shard, from 1.
    pub fn number(self) -> u32 {
        self.number
    }

    /// The number of shards.
    pub fn of(self) -> u32 {
        self.of
    }

    /// The numbers of its games, of so many in all.
    pub fn numbers(self, games: u64) -> Range<u64> {
        let end = |number: u32| (u128::from(games) * u128::from(number) / u128::from(self.of)) as u64;
        end(self.number - 1)..end(self.number)
    }
}

impl FromStr for Shard {
    type Err = NoShard;

    fn from_str(text: &str) -> Result<Shard, NoShard> {
        let (number, of) = text.split_once('/').ok_or(NoShard)?;
        let read = |text: &str| text.parse().map_err(|_| NoShard);
        Shard::new(read(number)?, read(of)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_parts_together_are_the_whole() {
        for (games, of) in [(10, 3), (2, 5), (1_000_000_007, 16), (u64::MAX, 7)] {
            let mut next = 0;
            for number in 1..=of {
                let numbers = Shard::new(number, of).expect("a part").numbers(games);
                assert_eq!(numbers.start, next);
                next = numbers.end;
            }
            assert_eq!(next, games);
        }
    }

    #[test]
    fn a_shard_that_does_not_exist_is_refused() {
        assert_eq!("3/16".parse(), Shard::new(3, 16));
        for wrong in ["5/4", "0/4", "0/0", "3", "3/", "/4", "-1/4", "a/b", "1/2/3"] {
            assert_eq!(wrong.parse::<Shard>(), Err(NoShard), "{wrong}");
        }
    }
}
