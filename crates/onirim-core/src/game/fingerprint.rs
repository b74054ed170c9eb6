//! What matters for the future, as one number.

use core::hash::{BuildHasher, Hash, Hasher};

use foldhash::quality::FixedState;

use crate::cards::{Card, Color, Premonition, PremonitionSet, Symbol};
use crate::game::{Afterstate, Game};
use crate::rules::Step;
use crate::table::Row;

/// A number for everything that matters for the future of a game, and for nothing else: two games with the same fingerprint are asked the same, can answer the
/// same, and go on alike with the same answers and the same outcomes. What has been played long ago, discarded for good or paid with does not count.
///
/// It is a hash of 64 bits: two games with different futures share one with a probability of 2^-64. Use it within one run of a program: other machines and versions
/// may hash otherwise.
///
/// ```
/// use onirim_core::{Card, Color, Group, Position, Setup, Symbol};
///
/// let [sun, moon] = [Symbol::Sun, Symbol::Moon].map(|symbol| Card::chamber(Color::Red, symbol));
/// let mut table = Position::new(Setup::SOLO);
/// table.hands[0] = vec![Card::key(Color::Red); 3];
/// table.hands[0].extend([sun, moon]);
/// // What was played before the last run, and what lies on the discard pile, is past.
/// let mut other = table.clone();
/// table.rows[0] = vec![sun, moon, sun, moon];
/// other.rows[0] = vec![moon];
/// other.discard_pile = vec![sun, sun, moon];
/// assert_eq!(table.into_game()?.fingerprint(), other.into_game()?.fingerprint());
/// # Ok::<(), onirim_core::ImpossiblePosition>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fingerprint(u64);

impl Fingerprint {
    /// As a number.
    pub const fn number(self) -> u64 {
        self.0
    }
}

impl Game {
    /// The number of everything that matters for the future.
    pub fn fingerprint(&self) -> Fingerprint {
        let mut hasher = FixedState::default().build_hasher();
        self.hash_future(&mut hasher);
        Fingerprint(hasher.finish())
    }

    fn hash_future<H: Hasher>(&self, hasher: &mut H) {
        // Every field by its name, so that the compiler asks whether a new one matters.
        let Game {
            setup,
            active,
            deck,
            limbo,
            groups,
            rows,
            doors,
            discard,
            removed: _,
            resolving,
            look,
            goals,
            towers,
            omens,
            now,
            later,
        } = self;
        (setup, active, limbo, groups, doors, resolving).hash(hasher);
        deck.hash_future(hasher);
        rows.each_ref().map(essence_of).hash(hasher);
        look.hash_future(hasher);
        (goals, towers, now, later.len()).hash(hasher);
        let face_up = omens.map_or(PremonitionSet::EMPTY, |omens| omens.face_up);
        for &step in later.iter() {
            // Premonitions that have struck, or were banished, wait no longer.
            let waiting = if let Step::Heed(group) = step { Step::Heed(group.and(face_up)) } else { step };
            waiting.hash(hasher);
        }
        (face_up, omens.map(|omens| omens.pile)).hash(hasher);
        if setup.book.is_some() {
            discard.hash(hasher);
        } else if omens.is_some_and(|omens| !omens.removed.contains(Premonition::GreenPair)) {
            // Nothing else comes back from the discard pile (P5).
            discard.count(Card::NIGHTMARE).hash(hasher);
        }
    }
}

impl Afterstate {
    /// The number of everything that matters for the future, what chance has still to say included.
    pub fn fingerprint(&self) -> Fingerprint {
        self.table().fingerprint()
    }
}

/// All that a row means for the cards to come: the symbol that may not follow, and the run that may be continued (B4, B6).
fn essence_of(row: &Row) -> (Option<Symbol>, Option<(Color, u8)>) {
    (row.last_symbol(), row.run_in_progress())
}
