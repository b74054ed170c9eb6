//! Which actions are legal: the one place that says so.

use crate::answers::phase_one::{PhaseOne, Verbs};
use crate::answers::shapes::{Answers, Chambers, Deed, GoalPairs, Prints, RazeOr, SeenCards, Sift, SwapOr};
use crate::answers::{Action, ActionList, Question, Repertoire, Swaps};
use crate::cards::{Card, Color, Premonition};
use crate::game::Game;
use crate::packed::{PrintSet, TowerSet};
use crate::rules::Now;
use crate::setup::Setup;
use crate::table::{Group, Seat};

/// Somebody to whom the answers are offered: a list, a judge, or a player who chooses at once.
pub(crate) trait Taker: Sized {
    /// What becomes of the answers.
    type Taken;

    /// The game that asks.
    fn game(&self) -> &Game;

    /// These are the answers.
    fn take(self, answers: impl Answers) -> Self::Taken;
}

/// Offers all answers to the question that is asked, in a stable order; none only when the game is over, or when chance has the word.
#[inline(always)]
pub(crate) fn offer<T: Taker>(taker: T) -> T::Taken {
    let game = taker.game();
    let Now::Asking(question) = game.now else { return taker.take(Repertoire::NONE) };
    let repertoire = match question {
        Question::Turn if game.has_only_chambers() => {
            let chambers = game.own(Group::Personal).prints();
            let plays = chambers.without(game.row(game.active).last_symbol());
            return taker.take(Chambers { plays, discards: chambers });
        }
        Question::Turn => {
            let shared = if game.is_duo() { game.verbs(Group::Shared) } else { Verbs::NONE };
            let (personal, spells) = (game.verbs(Group::Personal), game.spells(&question));
            return taker.take(PhaseOne { personal, shared, spells });
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
            let answers = SwapOr(Swaps::new(personal, shared), Repertoire::KEEP_HAND | game.spells(&question));
            return taker.take(answers);
        }
        Question::Draft => {
            let prints = game.own(Group::Shared).prints();
            return taker.take(Prints(Deed::Pick, prints));
        }
        Question::Ruin => {
            let razeable = game.towers.map_or(TowerSet::NONE, |row| row.razeable());
            let answers = RazeOr(razeable, Repertoire::FALSE_DESTRUCTION | game.spells(&question));
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
        Question::DrawnDoor { color } => game.keys_to(color) | Repertoire::REFUSE_DOOR | game.spells(&question),
        Question::EarnedDoor { .. } => Repertoire::TAKE_OR_LEAVE_DOOR | game.spells(&question),
        Question::LookAhead { .. } => Repertoire::LOOK_OR_SKIP | game.spells(&question),
        Question::HappyDream => game.gifts() | game.spells(&question),
        Question::ReopenGoal { color } => game.found_goals(color) | game.spells(&question),
        Question::Premonitions => Repertoire::suffer(game.striking_premonitions()) | game.spells(&question),
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

/// Looks whether an action is among the answers.
struct Judge<'a>(&'a Game, Action);

impl Taker for Judge<'_> {
    type Taken = bool;

    #[inline(always)]
    fn game(&self) -> &Game {
        self.0
    }

    #[inline(always)]
    fn take(self, answers: impl Answers) -> bool {
        answers.contains(self.1)
    }
}

impl Game {
    /// All answers to the question that is asked, in a stable order; empty only when the game is over, and on the table of an
    /// [`Afterstate`](crate::Afterstate) while chance has the word.
    #[inline]
    pub fn legal_actions(&self) -> ActionList {
        offer(Lister(self))
    }

    /// Is this one of the [`Game::legal_actions`]?
    #[inline]
    pub fn is_legal(&self, action: Action) -> bool {
        offer(Judge(self, action))
    }

    /// The legal actions of a seat: `None` unless it is this seat that is asked. What the partner can do tells what the partner holds.
    ///
    /// ```
    /// use onirim_core::{Communication, Game, QuickChance, Seat, Setup};
    ///
    /// let game = Game::new(Setup::duo(Communication::Silent), &mut QuickChance::new(7), &mut ())?;
    /// assert_eq!(game.legal_actions_of(Seat::One).map(|actions| actions.len()), Some(game.legal_actions().len()));
    /// assert!(game.legal_actions_of(Seat::Two).is_none());
    /// # Ok::<(), std::convert::Infallible>(())
    /// ```
    pub fn legal_actions_of(&self, seat: Seat) -> Option<ActionList> {
        (self.decision()?.seat == seat).then(|| self.legal_actions())
    }

    /// Is there nothing to do in phase 1 but to play and discard Chambers of one group, and those of the base game?
    #[inline]
    fn has_only_chambers(&self) -> bool {
        // Every field by its name, so that the compiler asks whether a new one matters.
        let Setup { players: _, book, towers: _, premonitions: _ } = &self.setup;
        !self.is_duo() && self.towers.is_none() && book.is_none()
    }

    /// What can be done in phase 1 with the cards of a group (B3, B4, T3).
    #[inline]
    fn verbs(&self, group: Group) -> Verbs {
        let verbs = Verbs::new(self.own(group).prints(), self.row(self.active).last_symbol());
        match &self.towers {
            None => verbs,
            Some(row) => verbs.with_builds(row.builds()),
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

    /// Any Key of the hand (B14-I).
    #[inline]
    pub(crate) fn any_key(&self) -> Repertoire {
        Repertoire::pay_keys(self.hand_prints())
    }

    /// The Keys of the hand that open a Door of this colour (B13).
    #[inline]
    fn keys_to(&self, color: Color) -> Repertoire {
        Repertoire::pay_keys(self.hand_prints().map(|prints| prints.only(Card::key(color))))
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
            Repertoire::return_door(owner, at_stake)
        };
        of(Seat::One) | of(Seat::Two)
    }
}
