//! A few cards in order, in one word.

use core::fmt;

use crate::cards::Card;

/// Up to seven cards in order, one byte each, the first one lowest; ones where there are no more, and in the highest byte how many there are.
///
/// Players take cards out of it at random places. In a word that needs no loop, and no branch that would be mispredicted.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Sequence(u64);

const EACH: u64 = 0x0101_0101_0101_0101;
/// The high bits of the bytes that can hold a card.
const HIGH: u64 = 0x0080_8080_8080_8080;
const LEN_FROM: u32 = 56;
const ONE: u64 = 1 << LEN_FROM;
const CARDS: u64 = ONE - 1;

impl Sequence {
    /// How many cards it can hold.
    pub(crate) const ROOM: usize = (LEN_FROM / 8) as usize;
    pub(crate) const EMPTY: Sequence = Sequence(CARDS);

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == CARDS
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        (self.0 >> LEN_FROM) as usize
    }

    #[inline]
    pub(crate) const fn first(self) -> Option<Card> {
        if self.is_empty() { None } else { Some(Card::from_index(self.0 as u8 as usize)) }
    }

    #[inline]
    pub(crate) const fn push(&mut self, card: Card) {
        self.push_if(true, card);
    }

    /// Adds a card, or leaves things as they are: without a branch.
    #[inline]
    pub(crate) const fn push_if(&mut self, belongs_here: bool, card: Card) {
        let vacant = 0xff ^ card.index() as u64;
        let all = (belongs_here as u64).wrapping_neg();
        self.0 ^= (vacant & all) << (8 * self.len() % 64);
        self.0 += ONE & all;
    }

    /// The high bit of the first byte that holds this card, and perhaps others above it; 0 if there is none.
    #[inline]
    const fn find(self, card: Card) -> u64 {
        let different = self.0 ^ (card.index() as u64 * EACH);
        different.wrapping_sub(EACH) & !different & HIGH
    }

    #[inline]
    pub(crate) const fn contains(self, card: Card) -> bool {
        self.find(card) != 0
    }

    /// Takes the first card of this print out, if there is one; the later ones move up.
    #[inline]
    pub(crate) const fn remove(&mut self, card: Card) {
        let found = self.find(card);
        if found != 0 {
            let before = (found & found.wrapping_neg()) / 0x80 - 1;
            let moved_up = (self.0 & CARDS) >> 8 | 0xff << (LEN_FROM - 8);
            let fewer = (self.0 & !CARDS) - ONE;
            self.0 = self.0 & before | moved_up & !before | fewer;
        }
    }

    /// These cards, and then the others. There must be room for them.
    #[inline]
    pub(crate) const fn followed_by(self, others: Sequence) -> Sequence {
        let room = CARDS << (8 * self.len() % 64);
        let cards = self.0 & !room | others.0 << (8 * self.len() % 64);
        Sequence(cards & CARDS | ((self.len() + others.len()) as u64) << LEN_FROM)
    }

    /// Is there one card at most?
    #[inline]
    pub(crate) const fn is_single(self) -> bool {
        self.0 < 2 * ONE
    }

    /// The cards from the first to the last.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        (0..self.len()).map(move |_| {
            let first = Card::from_index(rest as u8 as usize);
            rest >>= 8;
            first
        })
    }
}

impl FromIterator<Card> for Sequence {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Sequence {
        let mut sequence = Sequence::EMPTY;
        cards.into_iter().for_each(|card| sequence.push(card));
        sequence
    }
}

impl fmt::Debug for Sequence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Many short lists, and each print in them.
    fn lists() -> impl Iterator<Item = [Card; 4]> {
        let prints = || Card::all().step_by(3);
        prints().flat_map(move |a| prints().map(move |b| [a, b, Card::NIGHTMARE, a]))
    }

    #[test]
    fn a_sequence_is_a_list() {
        for list in lists() {
            for len in 0..=list.len() {
                let list = &list[..len];
                let sequence: Sequence = list.iter().copied().collect();
                assert!(sequence.iter().eq(list.iter().copied()));
                assert_eq!((sequence.len(), sequence.is_empty()), (len, len == 0));
                assert_eq!(sequence.first(), list.first().copied());
                assert_eq!(sequence.is_single(), len <= 1);
            }
        }
    }

    #[test]
    fn a_card_that_does_not_belong_there_is_passed_over() {
        for list in lists() {
            let mut sequence = Sequence::EMPTY;
            list.into_iter().for_each(|card| sequence.push_if(true, card));
            sequence.push_if(false, Card::HAPPY_DREAM);
            assert!(sequence.iter().eq(list));
        }
    }

    #[test]
    fn a_sequence_follows_another() {
        for list in lists() {
            for len in 0..=list.len() {
                let [first, second] =
                    [&list[..len], &list[len..]].map(|part| part.iter().copied().collect::<Sequence>());
                assert_eq!(first.followed_by(second), list.into_iter().collect());
            }
        }
    }

    #[test]
    fn the_first_of_equal_cards_is_taken() {
        for list in lists() {
            for card in Card::all() {
                let mut expected = list.to_vec();
                let place = expected.iter().position(|one| *one == card);
                place.map(|place| expected.remove(place));
                let mut sequence: Sequence = list.into_iter().collect();
                assert_eq!(sequence.contains(card), place.is_some());
                sequence.remove(card);
                assert!(sequence.iter().eq(expected), "{card:?} out of {list:?}");
            }
        }
    }
}
