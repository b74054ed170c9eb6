//! What chance may say, each possibility with its weight.

use crate::cards::{Card, Cards, Color, Premonition, PremonitionSet};
use crate::chance::Outcome;
use crate::packed::ShortList;
use crate::table::MOST_LOOKED_AT;

/// Outcomes that come together: one card, or all cards of a look. Their order means nothing; they are told in the order of the prints.
pub type Outcomes = ShortList<Outcome, MOST_LOOKED_AT>;

/// Something that chance may say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Possibility {
    /// What comes up. Empty only where chance has nothing to say.
    pub outcomes: Outcomes,
    /// How many of all equally likely ways lead to it.
    pub weight: u64,
    /// How many ways there are in all.
    pub of: u64,
}

impl Possibility {
    /// How likely it is.
    pub fn probability(&self) -> f64 {
        self.weight as f64 / self.of as f64
    }
}

/// Everything that chance may say next, one possibility after the other; their weights sum up to [`Odds::total`].
///
/// Several cards that come up together are one possibility in whatever order they come: a Prophecy over a fresh deck has some 17,000 of them, not 1.4 million.
#[derive(Clone, Debug)]
pub struct Odds {
    of: Of,
    total: u64,
    /// The numbers of what comes up together in the next possibility, in ascending order; `None` at the end.
    next: Option<ShortList<u8, MOST_LOOKED_AT>>,
}

/// What is drawn from: numbers below [`SPAN`], each a few times.
#[derive(Clone, Copy, Debug)]
enum Of {
    Cards(Cards),
    Goals([u8; 4]),
    Premonitions(PremonitionSet),
}

/// Prints have the largest numbers.
const SPAN: u8 = Card::KINDS as u8;

impl Of {
    /// How many there are with this number.
    fn count(&self, number: u8) -> u64 {
        let number = usize::from(number);
        match self {
            Of::Cards(cards) => cards.count(Card::from_index(number)) as u64,
            Of::Goals(left) => left.get(number).copied().unwrap_or_default().into(),
            Of::Premonitions(pile) => {
                Premonition::ALL.get(number).is_some_and(|&premonition| pile.contains(premonition)).into()
            }
        }
    }

    fn outcome(&self, number: u8) -> Outcome {
        let number = usize::from(number);
        match self {
            Of::Cards(_) => Outcome::Card(Card::from_index(number)),
            Of::Goals(_) => Outcome::Goal(Color::ALL[number]),
            Of::Premonitions(_) => Outcome::Premonition(Premonition::ALL[number]),
        }
    }

    /// The lowest `count` of all from this number on; `None` if there are not so many.
    fn lowest(
        &self,
        from: u8,
        count: usize,
        mut before: ShortList<u8, MOST_LOOKED_AT>,
    ) -> Option<ShortList<u8, MOST_LOOKED_AT>> {
        let full = before.len() + count;
        for number in from..SPAN {
            for _ in 0..self.count(number) {
                if before.len() == full {
                    return Some(before);
                }
                before.push(number);
            }
        }
        (before.len() == full).then_some(before)
    }
}

impl Odds {
    /// Chance has nothing to say: that is certain.
    pub(crate) fn certain() -> Odds {
        Odds::new(Of::Goals([0; 4]), 0, 0)
    }

    /// So many cards out of these. There must be so many.
    pub(crate) fn cards(unseen: Cards, count: usize) -> Odds {
        Odds::new(Of::Cards(unseen), unseen.len(), count)
    }

    /// The next Goal, with so many left of each colour.
    pub(crate) fn goal(left: [u8; 4]) -> Odds {
        Odds::new(Of::Goals(left), left.iter().map(|&count| usize::from(count)).sum(), 1)
    }

    /// So many Premonitions out of this pile. There must be so many.
    pub(crate) fn premonitions(pile: PremonitionSet, count: usize) -> Odds {
        Odds::new(Of::Premonitions(pile), pile.len(), count)
    }

    fn new(of: Of, all: usize, count: usize) -> Odds {
        Odds { of, total: ways(all as u64, count as u64), next: of.lowest(0, count, ShortList::new(0)) }
    }

    /// How many equally likely ways there are in all.
    pub fn total(&self) -> u64 {
        self.total
    }

    /// In how many ways these can be picked.
    fn weight(&self, numbers: &[u8]) -> u64 {
        let together = numbers.chunk_by(|one, other| one == other);
        together.map(|equal| ways(self.of.count(equal[0]), equal.len() as u64)).product()
    }

    /// The next ones in lexicographic order: the last place that can be raised is, and the places behind it begin anew.
    fn after(&self, numbers: ShortList<u8, MOST_LOOKED_AT>) -> Option<ShortList<u8, MOST_LOOKED_AT>> {
        (0..numbers.len()).rev().find_map(|place| {
            let before = ShortList::of(0, numbers[..place].iter().copied());
            self.of.lowest(numbers[place] + 1, numbers.len() - place, before)
        })
    }
}

impl Iterator for Odds {
    type Item = Possibility;

    fn next(&mut self) -> Option<Possibility> {
        let numbers = self.next?;
        self.next = self.after(numbers);
        let outcomes = numbers.iter().map(|&number| self.of.outcome(number));
        // Any outcome fills the places that are not in use.
        let outcomes = ShortList::of(Outcome::Card(Card::NIGHTMARE), outcomes);
        Some(Possibility { outcomes, weight: self.weight(&numbers), of: self.total })
    }
}

/// In how many ways `count` things can be picked from `all`.
const fn ways(all: u64, count: u64) -> u64 {
    let (mut ways, mut picked) = (1, 0);
    while picked < count {
        // Exact at every step: a product of `picked + 1` successive numbers is divisible by the same factorial.
        ways = ways * (all - picked) / (picked + 1);
        picked += 1;
    }
    ways
}

#[cfg(test)]
mod tests {
    use alloc::collections::BTreeMap;
    use alloc::vec::Vec;

    use super::*;
    use crate::setup::Setup;

    /// Counts every ordered draw of three cards.
    #[test]
    fn weights_count_the_ways() {
        let cards: Cards = Setup::SOLO.deck().iter().step_by(6).collect();
        let all: Vec<Card> = cards.iter().collect();
        let mut counted = BTreeMap::<Vec<Card>, u64>::new();
        for one in 0..all.len() {
            for two in 0..one {
                for three in 0..two {
                    let mut drawn = [all[one], all[two], all[three]].to_vec();
                    drawn.sort();
                    *counted.entry(drawn).or_default() += 1;
                }
            }
        }
        let odds = Odds::cards(cards, 3);
        assert_eq!(odds.total(), counted.values().sum());
        let listed: BTreeMap<Vec<Card>, u64> = odds
            .map(|possibility| {
                let cards = possibility.outcomes.iter().map(|&outcome| match outcome {
                    Outcome::Card(card) => card,
                    Outcome::Goal(_) | Outcome::Premonition(_) => panic!("cards were drawn"),
                });
                (cards.collect(), possibility.weight)
            })
            .collect();
        assert_eq!(listed, counted);
    }

    /// B8: all five-card looks into the first deck.
    #[test]
    fn a_prophecy_is_counted_as_multisets() {
        let odds = Odds::cards(Setup::SOLO.deck(), 5);
        let (count, weight) = odds.clone().fold((0, 0), |(count, sum), one| (count + 1, sum + one.weight));
        assert_eq!(weight, odds.total());
        assert_eq!(odds.total(), 18_474_840);
        assert!(count < 20_000, "{count}");
    }

    /// P1: Premonitions come one by one, or two together.
    #[test]
    fn premonitions_are_drawn_as_sets() {
        assert_eq!(Odds::premonitions(PremonitionSet::FULL, 1).count(), 8);
        assert_eq!(Odds::premonitions(PremonitionSet::FULL, 2).count(), 28);
    }

    #[test]
    fn where_chance_has_nothing_to_say_there_is_one_possibility() {
        let mut odds = Odds::certain();
        let only = odds.next().expect("there is one");
        assert!(only.outcomes.is_empty() && only.weight == 1 && only.of == 1);
        assert_eq!(odds.next(), None);
    }
}
