//! Can this game still be won, and after this choice? (B10, R12)

use crate::answers::{Action, Question};
use crate::cards::{Card, Cards, Color, Symbol, TOWERS, Tower};
use crate::chance::{Odds, Outcome};
use crate::game::{Afterstate, Game};
use crate::packed::ShortList;
use crate::rules::{Now, Step, VictoryCondition};
use crate::table::{Group, RUN, Seat};

impl Game {
    /// Can the game still be won, as far as the cards that are left can tell?
    ///
    /// `false` is certain: no order of the deck and no play wins any more. `true` is no promise (R12). Everything it looks at is known to all players.
    pub fn may_be_won(&self) -> bool {
        match self.ending() {
            Some(ending) => ending.is_victory(),
            None => {
                let left = self.cards_left();
                VictoryCondition::ALL.into_iter().all(|condition| self.is_within_reach(condition, &left))
            }
        }
    }

    /// Is it proved that the game, which may be won now, cannot be won any more after these actions, one after the other, whatever comes? (R12)
    ///
    /// It uses only what the asked player knows: games that look alike to this player get the same answer. `false` is no promise: either there is a way,
    /// or no proof was found within a few thousand steps. An action that has become impossible on the way is passed over.
    ///
    /// ```
    /// use onirim_core::{Action, Card, Color, Group, Position, Setup, Symbol};
    ///
    /// // The last Key of the last Door's colour, and no three other Chambers of it.
    /// let key = Card::key(Color::Red);
    /// let suns = [Color::Blue, Color::Green, Color::Brown].map(|color| Card::chamber(color, Symbol::Sun));
    /// let mut table = Position::new(Setup::SOLO);
    /// table.hands[0] = vec![key, suns[0], suns[1], suns[2], suns[2]];
    /// table.doors[0] = [1, 2, 2, 2];
    /// table.discard_pile = table.setup.deck().iter().filter(|card| card.symbol().is_some()).collect();
    /// table.hands[0].iter().for_each(|card| {
    ///     let place = table.discard_pile.iter().position(|one| one == card).expect("it is a Chamber");
    ///     table.discard_pile.remove(place);
    /// });
    /// let game = table.into_game()?;
    /// assert!(game.dooms(&[Action::Discard { card: key, from: Group::Personal }]));
    /// assert!(!game.dooms(&[Action::Discard { card: suns[0], from: Group::Personal }]));
    /// # Ok::<(), onirim_core::ImpossiblePosition>(())
    /// ```
    pub fn dooms(&self, actions: &[Action]) -> bool {
        let Some(decision) = self.decision() else { return false };
        let mut proof = Proof { steps_left: MOST_GAMES_OF_A_PROOF };
        self.may_be_won() && self.all_that_may_be(decision.seat, |game| proof.is_lost_after(game, actions))
    }

    /// Does this hold for every game that this seat cannot tell from this one? The partner may hold any Locations that the seat does not see; places in the deck
    /// that only the partner knows count as unknown.
    fn all_that_may_be(&self, seat: Seat, mut holds: impl FnMut(&Game) -> bool) -> bool {
        if !self.has_secrets() {
            return holds(self);
        }
        let mut known = *self;
        known.deck.forget_hidden_from(seat);
        let mut unseen = known.take_up_hidden_hand(seat.partner());
        let hidden = unseen.len();
        unseen.extend(&known.deck.pool().cards());
        let locations = unseen.iter().filter(|card| card.is_location()).collect();
        Odds::cards(locations, hidden).all(|hand| {
            let (mut game, mut rest) = (known, unseen);
            for &outcome in hand.outcomes.iter() {
                let Outcome::Card(card) = outcome else { unreachable!("a hand has cards only") };
                rest.remove(card);
                game.lay_into_hidden_hand(seat.partner(), card);
            }
            game.deck.set_pool(rest);
            !game.has_keys_to_drop() || holds(&game)
        })
    }

    /// Can this still come to hold, with the cards that can come to be played?
    fn is_within_reach(&self, condition: VictoryCondition, left: &Cards) -> bool {
        match condition {
            VictoryCondition::Doors => {
                self.no_door_is_lost() && Color::ALL.into_iter().all(|color| self.doors_within_reach(color, left))
            }
            VictoryCondition::Rampart => self.rampart_within_reach(left),
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

    /// All are needed, by one player or by two, and nothing brings one back from the discard pile.
    fn no_door_is_lost(&self) -> bool {
        Color::ALL.into_iter().map(Card::door).all(|door| !self.discard.contains(door) && !self.removed.contains(door))
    }

    /// Each Door costs a Key of its colour (B13) or three Chambers of it (B6), of which a run may have some already.
    fn doors_within_reach(&self, color: Color, left: &Cards) -> bool {
        let owned = self.doors.map(|doors| usize::from(doors[color.index()]));
        let without = self.setup.seats().iter().filter(|seat| owned[seat.index()] == 0).count();
        let missing = without.max(self.setup.doors(color) - owned[0] - owned[1]);
        let keys = left.count(Card::key(color));
        let symbols = Symbol::ALL.into_iter().filter(|&symbol| symbol != Symbol::Key);
        let others: usize = symbols.map(|symbol| left.count(Card::chamber(color, symbol))).sum();
        let runs = self.rows.iter().filter_map(|row| row.run_in_progress());
        let begun: usize = runs.filter(|run| run.0 == color).map(|run| usize::from(run.1)).sum();
        let is_offer = |question| matches!(question, Question::EarnedDoor { color: offered } if offered == color);
        let waits = |step: &Step| matches!(*step, Step::Ask(question) if is_offer(question));
        let is_asked = matches!(self.now, Now::Asking(question) if is_offer(question));
        let earned = usize::from(is_asked || self.later.iter().any(waits));
        missing <= earned + keys + (begun + others) / usize::from(RUN)
    }

    /// Four Towers of four colours that are not lost and can stand side by side (T4).
    fn rampart_within_reach(&self, left: &Cards) -> bool {
        let Some(row) = &self.towers else { return true };
        let to_come = Tower::all().filter(|&tower| left.contains(Card::tower(tower)));
        let towers = to_come.chain(row.towers().iter().copied());
        let towers: ShortList<Tower, TOWERS> = ShortList::of(Tower::from_index(0), towers);
        towers.iter().any(|&first| can_be_continued(first, 1 << first.color().index(), &towers))
    }
}

/// Can a row that ends with this Tower be continued to all four colours?
fn can_be_continued(last: Tower, colors: u8, towers: &[Tower]) -> bool {
    colors == 0b1111
        || towers.iter().any(|&next| {
            let color = 1 << next.color().index();
            colors & color == 0 && last.may_stand_left_of(next) && can_be_continued(next, colors | color, towers)
        })
}

/// How many games a proof looks at before it gives up.
const MOST_GAMES_OF_A_PROOF: usize = 5_000;

/// Looks for a proof that a game is lost, whatever chance says.
struct Proof {
    steps_left: usize,
}

impl Proof {
    fn is_lost_after(&mut self, game: &Game, actions: &[Action]) -> bool {
        let Some((&action, rest)) = actions.split_first() else { return !game.may_be_won() };
        if game.is_legal(action) {
            self.is_lost(&game.after_listed(action), rest)
        } else {
            self.is_lost_after(game, rest)
        }
    }

    /// What lies on the table may be proof enough; otherwise everything that chance may say must lead there.
    fn is_lost(&mut self, after: &Afterstate, actions: &[Action]) -> bool {
        if !after.table().may_be_won() {
            return true;
        }
        if let Some(game) = after.settled() {
            return self.is_lost_after(game, actions);
        }
        after.odds().all(|possible| {
            self.steps_left = self.steps_left.saturating_sub(1);
            self.steps_left > 0 && after.with(&possible.outcomes).is_ok_and(|next| self.is_lost(&next, actions))
        })
    }
}
