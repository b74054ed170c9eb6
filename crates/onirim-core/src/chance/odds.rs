//! What chance may say, each possibility with its weight.

use crate::cards::{Card, Cards, Color, PremonitionSet};
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
    /// What there is, in its order, and how many of each.
    there: ShortList<(Outcome, u8), { Card::KINDS }>,
    total: u64,
    /// What comes up together in the next possibility, by its places in the list, ascending; `None` at the end.
    next: Option<Places>,
}

type Places = ShortList<u8, MOST_LOOKED_AT>;

/// Fills places that are not in use.
const ANY: Outcome = Outcome::Card(Card::NIGHTMARE);

impl Odds {
    /// Chance has nothing to say: that is certain.
    pub(crate) fn certain() -> Odds {
        Odds::new(core::iter::empty(), 0)
    }

    /// So many cards out of these. There must be so many.
    pub(crate) fn cards(unseen: Cards, count: usize) -> Odds {
        Odds::new(unseen.counts().map(|(card, count)| (Outcome::Card(card), count as u8)), count)
    }

    /// The next Goal, with so many left of each colour.
    pub(crate) fn goal(left: [u8; 4]) -> Odds {
        let there = Color::ALL.into_iter().filter(|color| left[color.index()] > 0);
        Odds::new(there.map(|color| (Outcome::Goal(color), left[color.index()])), 1)
    }

    /// So many Premonitions out of this pile. There must be so many.
    pub(crate) fn premonitions(pile: PremonitionSet, count: usize) -> Odds {
        Odds::new(pile.iter().map(|premonition| (Outcome::Premonition(premonition), 1)), count)
    }

    fn new(there: impl Iterator<Item = (Outcome, u8)>, together: usize) -> Odds {
        let there: ShortList<_, _> = ShortList::of((ANY, 0), there);
        let all: u64 = there.iter().map(|&(_, count)| u64::from(count)).sum();
        let mut odds = Odds { there, total: ways(all, together as u64), next: None };
        odds.next = odds.lowest(0, together, ShortList::new(0));
        odds
    }

    /// How many equally likely ways there are in all.
    pub fn total(&self) -> u64 {
        self.total
    }

    /// These places, and the `count` lowest ones from this one on; `None` if there are not so many.
    #[inline]
    fn lowest(&self, from: u8, count: usize, mut places: Places) -> Option<Places> {
        let full = places.len() + count;
        for place in usize::from(from)..self.there.len() {
            let fitting = usize::from(self.there[place].1).min(full - places.len());
            (0..fitting).for_each(|_| places.push(place as u8));
            if places.len() == full {
                break;
            }
        }
        (places.len() == full).then_some(places)
    }

    /// The next ones in lexicographic order: the last place that can be raised is, and those behind it begin anew.
    #[inline]
    fn after(&self, mut places: Places) -> Option<Places> {
        let together = places.len();
        while let Some(last) = places.pop() {
            if let Some(next) = self.lowest(last + 1, together - places.len(), places) {
                return Some(next);
            }
        }
        None
    }

    /// In how many ways these can be picked.
    #[inline]
    fn weight(&self, places: &[u8]) -> u64 {
        let equal = places.chunk_by(|one, other| one == other);
        equal.map(|equal| ways(self.there[usize::from(equal[0])].1.into(), equal.len() as u64)).product()
    }
}

impl Iterator for Odds {
    type Item = Possibility;

    #[inline]
    fn next(&mut self) -> Option<Possibility> {
        let places = self.next?;
        self.next = self.after(places);
        let outcomes = ShortList::of(ANY, places.iter().map(|&place| self.there[usize::from(place)].0));
        Some(Possibility { outcomes, weight: self.weight(&places), of: self.total })
    }
}

/// In how many ways `count` things can be picked from `all`.
const fn ways(all: u64, count: u64) -> u64 {
    if count == 1 {
        return all;
    }
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
