//! What matters for the future, as one number.

use core::hash::{BuildHasher, Hash, Hasher};

use foldhash::quality::FixedState;

use crate::cards::{Card, Color, Premonition, Symbol};
use crate::game::{Afterstate, Game};
use crate::table::Row;

/// A number for everything that matters for the future of a game, and for nothing else: two games with the same fingerprint are asked the same, can answer the
/// same, and go on alike with the same answers and the same chance. What has been played long ago, discarded for good or paid with does not count.
///
/// It is a hash of 64 bits: two games with different futures share one with a probability of 2^-64. It is the same on every machine, but not for ever: keep none in a file.
///
/// ```
/// use onirim_core::{Game, QuickChance, Setup};
///
/// let game = Game::new(Setup::SOLO, &mut QuickChance::new(7), &mut ())?;
/// assert_eq!(game.fingerprint(), game.clone().fingerprint());
/// for action in game.legal_actions() {
///     assert_ne!(game.after_listed(action).fingerprint(), game.fingerprint());
/// }
/// # Ok::<(), std::convert::Infallible>(())
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
        (setup, active, deck, limbo, groups, doors, resolving).hash(hasher);
        rows.each_ref().map(essence_of).hash(hasher);
        look.hash_future(hasher);
        (goals, towers, now, later).hash(hasher);
        if let Some(omens) = omens {
            (omens.face_up, omens.pile).hash(hasher);
        }
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
