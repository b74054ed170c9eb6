//! A few cards in order, in one word.

use core::fmt;

use crate::card::Card;

/// Up to eight cards in order: one byte each, the first one lowest, and above them only ones.
///
/// Players take cards out of it at random places. In a word that needs no loop, and no branch that would have to be foretold.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Handful(u64);

const EACH: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = 0x8080_8080_8080_8080;

impl Handful {
    pub(crate) const EMPTY: Handful = Handful(u64::MAX);

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == u64::MAX
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        8 - (!self.0).leading_zeros() as usize / 8
    }

    #[inline]
    pub(crate) const fn first(self) -> Option<Card> {
        if self.is_empty() { None } else { Some(Card::from_index(self.0 as u8 as usize)) }
    }

    #[inline]
    pub(crate) const fn push(&mut self, card: Card) {
        let vacant = 0xff ^ card.index() as u64;
        self.0 ^= vacant << (8 * self.len() % 64);
    }

    /// Lays a card down at the end, which is at this place; or leaves things as they are.
    #[inline]
    pub(crate) const fn lay(&mut self, place: usize, card: Card, is_laid: bool) {
        let vacant = 0xff ^ card.index() as u64;
        self.0 ^= (vacant & (is_laid as u64).wrapping_neg()) << (place % 8 * 8);
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
            self.0 = self.0 & before | (self.0 >> 8 | 0xff << 56) & !before;
        }
    }

    /// Is there one card at most?
    #[inline]
    pub(crate) const fn is_single(self) -> bool {
        self.0 | 0xff == u64::MAX
    }

    /// The card at this place. `None` past the end.
    #[inline]
    pub(crate) const fn get(self, place: usize) -> Option<Card> {
        let byte = (self.0 >> (place % 8 * 8)) as u8;
        if byte == 0xff || place >= 8 { None } else { Some(Card::from_index(byte as usize)) }
    }

    /// The cards from the first to the last.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self;
        core::iter::from_fn(move || {
            let first = rest.first()?;
            rest.0 = rest.0 >> 8 | 0xff << 56;
            Some(first)
        })
    }
}

impl FromIterator<Card> for Handful {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Handful {
        let mut handful = Handful::EMPTY;
        cards.into_iter().for_each(|card| handful.push(card));
        handful
    }
}

impl fmt::Debug for Handful {
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
    fn a_handful_is_a_list() {
        for list in lists() {
            for len in 0..=list.len() {
                let list = &list[..len];
                let handful: Handful = list.iter().copied().collect();
                assert!(handful.iter().eq(list.iter().copied()));
                assert_eq!((handful.len(), handful.is_empty()), (len, len == 0));
                assert_eq!(handful.first(), list.first().copied());
                assert_eq!(handful.is_single(), len <= 1);
                assert!((0..=len).map(|place| handful.get(place)).eq(list.iter().copied().map(Some).chain([None])));
            }
        }
    }

    #[test]
    fn a_card_is_laid_down_or_not() {
        for list in lists() {
            let mut handful = Handful::EMPTY;
            list.into_iter().enumerate().for_each(|(place, card)| handful.lay(place, card, true));
            handful.lay(list.len(), Card::HAPPY_DREAM, false);
            assert!(handful.iter().eq(list));
        }
    }

    #[test]
    fn the_first_of_equal_cards_is_taken() {
        for list in lists() {
            for card in Card::all() {
                let mut expected = list.to_vec();
                let place = expected.iter().position(|one| *one == card);
                place.map(|place| expected.remove(place));
                let mut handful: Handful = list.into_iter().collect();
                assert_eq!(handful.contains(card), place.is_some());
                handful.remove(card);
                assert!(handful.iter().eq(expected), "{card:?} out of {list:?}");
            }
        }
    }
}
