//! What can be done in phase 1: one set for each verb (B3, B4, T3, K5).

use crate::answers::shapes::{Answers, Picker};
use crate::answers::{Action, Repertoire};
use crate::cards::{Card, Symbol, TOWERS, Tower};
use crate::packed::{Ones, PrintSet, TowerSet};
use crate::table::{End, Group};

/// What can be done with the personal cards, then with the shared ones, then spells.
#[derive(Clone, Copy)]
pub(crate) struct PhaseOne {
    pub(crate) personal: Verbs,
    pub(crate) shared: Verbs,
    pub(crate) spells: Repertoire,
}

/// What can be done with the cards of one group.
#[derive(Clone, Copy)]
pub(crate) struct Verbs {
    plays: PrintSet,
    builds: Builds,
    discards: PrintSet,
}

/// Towers to build: at the left end in the low bits, at the right end above them.
#[derive(Clone, Copy)]
struct Builds(u64);

impl Builds {
    const NONE: Builds = Builds(0);

    #[inline]
    fn new(left: TowerSet, right: TowerSet) -> Builds {
        Builds(u64::from(left.bits()) | u64::from(right.bits()) << TOWERS)
    }

    #[inline]
    fn contains(self, tower: Tower, end: End) -> bool {
        self.0 >> (tower.index() + TOWERS * end as usize) & 1 == 1
    }
}

impl Verbs {
    /// Nothing.
    pub(crate) const NONE: Verbs = Verbs { plays: PrintSet::EMPTY, builds: Builds::NONE, discards: PrintSet::EMPTY };

    /// Plays after a Chamber of this symbol (B4), and discards.
    #[inline]
    pub(crate) const fn new(group: PrintSet, last: Option<Symbol>) -> Verbs {
        Verbs { plays: group.chambers().without(last), builds: Builds::NONE, discards: group }
    }

    /// The same with Towers to build, of those that may stand at the left and at the right end (T3).
    #[inline]
    pub(crate) fn with_builds(self, [left, right]: [TowerSet; 2]) -> Verbs {
        let towers = self.discards.towers();
        Verbs { builds: Builds::new(towers & left, towers & right), ..self }
    }

    #[inline]
    fn words(self) -> [Ones; 3] {
        [self.plays.bits(), self.builds.0, self.discards.bits()].map(Ones::of)
    }

    #[inline]
    fn contains(self, action: Action) -> bool {
        matches!(action, Action::Play { card, .. } if self.plays.contains(card))
            || matches!(action, Action::Build { tower, end, .. } if self.builds.contains(tower, end))
            || matches!(action, Action::Discard { card, .. } if self.discards.contains(card))
    }
}

impl Answers for PhaseOne {
    #[inline]
    fn len(self) -> usize {
        let cards: usize = [self.personal, self.shared].into_iter().flat_map(Verbs::words).map(Ones::len).sum();
        cards + self.spells.len()
    }

    #[inline]
    fn contains(self, action: Action) -> bool {
        match action.group() {
            Some(Group::Personal) => self.personal.contains(action),
            Some(Group::Shared) => self.shared.contains(action),
            None => self.spells.contains(action),
        }
    }

    /// Which group a random number falls into is chosen without a branch, which would be mispredicted.
    #[inline(always)]
    fn pick<P: Picker>(self, mut picker: P) -> P::Picked {
        let [personal, shared] = [self.personal, self.shared].map(Verbs::words);
        let [first, second] = [personal, shared].map(|words| words[0].len() + words[1].len() + words[2].len());
        let number = picker.number_below(first + second + self.spells.len());
        if number >= first + second {
            return self.spells.hand_over(number - first - second, picker);
        }
        let is_personal = number < first;
        let (from, [plays, builds, discards], number) =
            if is_personal { (Group::Personal, personal, number) } else { (Group::Shared, shared, number - first) };
        if number < plays.len() {
            return picker.one(Action::Play { card: Card::from_index(plays.nth(number)), from });
        }
        let number = number - plays.len();
        match number.checked_sub(builds.len()) {
            Some(number) => picker.one(Action::Discard { card: Card::from_index(discards.nth(number)), from }),
            None => {
                let place = builds.nth(number);
                let end = if place < TOWERS { End::Left } else { End::Right };
                picker.one(Action::Build { tower: Tower::from_index(place % TOWERS), from, end })
            }
        }
    }
}
