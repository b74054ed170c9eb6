//! Can this game still be won? (B10)

use crate::card::{Card, Color, Symbol};
use crate::cards::Cards;
use crate::decision::{Ending, Question};
use crate::flow::{Now, Step};
use crate::game::Game;
use crate::seat::{Group, Seat};
use crate::tower::{Tower, TowerSet};

impl Game {
    /// Can the game still be won, as far as the cards that are left can tell?
    ///
    /// `false` is certain: no order of the deck and no play wins any more. `true` is no promise (R12). Everything it looks at is known to all players.
    pub fn may_be_won(&self) -> bool {
        match self.ending() {
            Some(ending) => ending == Ending::Victory,
            None => {
                let left = self.cards_left();
                self.no_door_is_lost()
                    && Color::ALL.into_iter().all(|color| self.doors_within_reach(color, &left))
                    && self.rampart_within_reach(&left)
            }
        }
    }

    /// The cards that can still come to be played: those in the hands and in the deck.
    fn cards_left(&self) -> Cards {
        let mut left = self.deck();
        for seat in Seat::BOTH {
            self.hand(seat, Group::Personal).iter().for_each(|&card| left.insert(card));
        }
        self.own(Group::Shared).cards().iter().for_each(|&card| left.insert(card));
        left
    }

    /// All eight are needed, by one player or by two, and nothing brings one back from the discard pile.
    fn no_door_is_lost(&self) -> bool {
        Color::ALL.into_iter().map(Card::door).all(|door| !self.discard.contains(door) && !self.removed.contains(door))
    }

    /// Each Door costs a Key of its colour (B13) or three Chambers of it (B6), of which a run may have some already.
    fn doors_within_reach(&self, color: Color, left: &Cards) -> bool {
        let owned = self.doors.map(|doors| usize::from(doors[color.index()]));
        let missing = if self.is_duo() { owned.iter().filter(|&&count| count == 0).count() } else { 2 - owned[0] };
        let keys = left.count(Card::key(color));
        let others = left.count(Card::chamber(color, Symbol::Sun)) + left.count(Card::chamber(color, Symbol::Moon));
        let begun: usize = self.rows.iter().filter_map(|row| row.run()).map(|run| in_progress(run, color)).sum();
        let offer = Question::EarnedDoor { color };
        let earned = usize::from(self.now == Now::Asking(offer) || self.later.contains(&Step::Ask(offer)));
        missing <= earned + keys + (begun + others) / 3
    }

    /// Four Towers of four colours that are not lost and can stand side by side (T4).
    fn rampart_within_reach(&self, left: &Cards) -> bool {
        let Some(row) = &self.towers else { return true };
        let there = |tower: &Tower| left.contains(Card::tower(*tower)) || row.towers().contains(tower);
        let mut towers: TowerSet = Tower::all().filter(there).collect();
        let all = towers;
        towers.any(|first| can_be_continued(first, 1 << first.color().index(), all))
    }
}

/// How many cards of a run still count towards a Door: a complete one has been spent.
fn in_progress((running, length): (Color, u8), color: Color) -> usize {
    if running == color { usize::from(length % 3) } else { 0 }
}

/// Can a row that ends with this Tower be continued to all four colours?
fn can_be_continued(last: Tower, colors: u8, mut towers: TowerSet) -> bool {
    let all = towers;
    colors == 0b1111
        || towers.any(|next| {
            let color = 1 << next.color().index();
            colors & color == 0 && last.may_stand_left_of(next) && can_be_continued(next, colors | color, all)
        })
}
