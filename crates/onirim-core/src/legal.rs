//! Which actions are legal, offered to a list or to a chooser. What a single action must fulfil is in [`permit`](crate::permit).

use crate::action_list::ActionList;
use crate::answers::{Answers, Chambers, Deed, GoalPairs, Prints, RazeOr, SeenCards, Sift, SwapOr};
use crate::card::Color;
use crate::decision::Question;
use crate::flow::Now;
use crate::game::Game;
use crate::phase_one::{PhaseOne, with_chambers, with_towers};
use crate::premonition::{Premonition, PremonitionSet};
use crate::print_set::PrintSet;
use crate::repertoire::Repertoire;
use crate::seat::{Group, Seat};
use crate::swaps::Swaps;
use crate::tower::TowerSet;

/// Somebody to whom the answers are offered: a list of them, or a player who chooses at once.
pub(crate) trait Taker: Sized {
    /// What becomes of the answers.
    type Taken;

    /// The game that asks.
    fn game(&self) -> &Game;

    /// These are the answers.
    fn take(self, answers: impl Answers) -> Self::Taken;
}

/// Offers all answers to the question that is asked, in a stable order; none only when the game is over.
#[inline(always)]
pub(crate) fn offer<T: Taker>(taker: T) -> T::Taken {
    let game = taker.game();
    let Now::Asking(question) = game.now else { return taker.take(Repertoire::NONE) };
    let repertoire = match question {
        Question::Turn if game.has_only_chambers() => {
            let chambers = game.own(Group::Personal).prints();
            let plays = chambers.without(game.row(game.active).last_symbol());
            return taker.take(Chambers::new(plays, chambers));
        }
        Question::Turn => {
            let shared = if game.is_duo() { game.phase_one(Group::Shared) } else { 0 };
            let answers = PhaseOne::new(game.phase_one(Group::Personal), shared, game.spells(&Question::Turn));
            return taker.take(answers);
        }
        Question::Arrange { .. } => {
            let choices = game.look.choices();
            return taker.take(SeenCards(Deed::PlaceNext, choices));
        }
        Question::Prophecy => {
            let choices = game.look.choices();
            return taker.take(SeenCards(Deed::DiscardSeen, choices));
        }
        Question::Raise => {
            let choices = game.look.choices();
            return taker.take(SeenCards(Deed::Raise, choices));
        }
        Question::Sift => {
            let choices = game.look.choices();
            return taker.take(Sift(choices));
        }
        Question::Payment { .. } => {
            let prints = game.discard.print_set();
            return taker.take(Prints(Deed::PayCard, prints));
        }
        Question::Swap => {
            let [personal, shared] = game.hand_prints();
            let answers = SwapOr(Swaps::new(personal, shared), Repertoire::KEEP_HAND | game.spells(&Question::Swap));
            return taker.take(answers);
        }
        Question::Draft => {
            let prints = game.own(Group::Shared).prints();
            return taker.take(Prints(Deed::Pick, prints));
        }
        Question::Ruin => {
            let razeable = game.towers.map_or(TowerSet::NONE, |row| row.razeable());
            let answers = RazeOr(razeable, Repertoire::FALSE_DESTRUCTION | game.spells(&Question::Ruin));
            return taker.take(answers);
        }
        Question::Fetch => {
            let prints = game.deck.cards().print_set();
            return taker.take(Prints(Deed::Fetch, prints));
        }
        Question::SwapGoals => return taker.take(GoalPairs),
        Question::DropKey { .. } => {
            let prints = game.keys_in_deck().print_set();
            return taker.take(Prints(Deed::DropKey, prints));
        }
        Question::Nightmare => game.against_nightmare() | game.spells(&question),
        Question::BeforeDraw => Repertoire::DRAW | game.spells(&question),
        Question::DrawnDoor { color } => {
            game.keys(1 << color.index()) | Repertoire::REFUSE_DOOR | game.spells(&question)
        }
        Question::EarnedDoor { .. } => Repertoire::TAKE_OR_LEAVE_DOOR | game.spells(&question),
        Question::LookAhead { .. } => Repertoire::LOOK_OR_SKIP | game.spells(&question),
        Question::HappyDream => game.dreams() | game.spells(&question),
        Question::ReopenGoal { color } => game.found_goals(color) | game.spells(&question),
        Question::Premonitions => Repertoire::suffer(game.holding_premonitions()) | game.spells(&question),
        Question::LoseDoor { premonition } => game.doors_to_lose(premonition) | game.spells(&question),
    };
    taker.take(repertoire)
}

/// Makes a list of the answers.
struct Lister<'a>(&'a Game);

impl Taker for Lister<'_> {
    type Taken = ActionList;

    fn game(&self) -> &Game {
        self.0
    }

    #[inline]
    fn take(self, answers: impl Answers) -> ActionList {
        answers.into()
    }
}

impl Game {
    /// All answers to the question that is asked, in a stable order; empty only when the game is over.
    #[inline]
    pub fn legal_actions(&self) -> ActionList {
        offer(Lister(self))
    }

    /// Is there nothing to do in phase 1 but to play and discard Chambers of one group?
    #[inline]
    fn has_only_chambers(&self) -> bool {
        !self.is_duo() && self.towers.is_none() && self.setup.book.is_none()
    }

    /// Plays, discards, and whatever there is to do with Towers of a group (B3, B4, T3).
    #[inline]
    fn phase_one(&self, group: Group) -> u64 {
        let prints = self.own(group).prints();
        let chambers = with_chambers(prints, self.row(self.active).last_symbol());
        match &self.towers {
            None => chambers,
            Some(row) => chambers | with_towers(prints.towers(), row.builds()),
        }
    }

    /// The prints of the active player's hand, personal and shared.
    #[inline]
    pub(crate) fn hand_prints(&self) -> [PrintSet; 2] {
        [Group::Personal, Group::Shared].map(|group| self.own(group).prints())
    }

    /// The spells that may be cast now (K5).
    #[inline]
    fn spells(&self, question: &Question) -> Repertoire {
        Repertoire::cast(self.castable(question))
    }

    /// B14, B15.
    #[inline]
    fn against_nightmare(&self) -> Repertoire {
        let owned = self.doors[self.active.index()].map(|count| count > 0);
        self.keys(0b1111)
            | Repertoire::return_door(self.active, color_bits(owned))
            | Repertoire::REVEAL_FIVE_OR_DISCARD_HAND
    }

    /// The Keys of some colours that can be paid with.
    #[inline]
    fn keys(&self, colors: u64) -> Repertoire {
        let [personal, shared] = self.hand_prints().map(|prints| prints.keys() & colors);
        Repertoire::pay_keys(personal, shared)
    }

    /// P12, R7.
    fn dreams(&self) -> Repertoire {
        let face_up = self.omens.map_or(PremonitionSet::EMPTY, |omens| omens.face_up);
        let search = if self.deck.is_empty() { Repertoire::NONE } else { Repertoire::SEARCH_DECK };
        Repertoire::dispel(face_up) | Repertoire::REVEAL_SEVEN | search
    }

    /// K3.
    fn found_goals(&self, color: Color) -> Repertoire {
        let found = self.goals.iter().flat_map(|goals| goals.found(color));
        found.fold(Repertoire::NONE, |slots, slot| slots | Repertoire::reopen_goal(slot))
    }

    /// P4, P8.
    fn doors_to_lose(&self, premonition: Premonition) -> Repertoire {
        let of = |owner| {
            let at_stake = Color::ALL.map(|color| self.is_at_stake(premonition, owner, color));
            Repertoire::return_door(owner, color_bits(at_stake))
        };
        of(Seat::One) | of(Seat::Two)
    }
}

/// One bit for each colour that is chosen.
#[inline]
fn color_bits(chosen: [bool; 4]) -> u8 {
    Color::ALL.into_iter().fold(0, |bits, color| bits | u8::from(chosen[color.index()]) << color.index())
}
