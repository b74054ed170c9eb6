//! Which actions are legal: each question is answered by the function that stands with its rule. And why another action is not legal.

use crate::answers::{Action, ActionList, IllegalAction, Question};
use crate::cards::Card;
use crate::game::Game;
use crate::rules::Now;
use crate::table::Seat;

impl Game {
    /// All answers to the question that is asked, in a stable order; empty only when the game is over, and on the table of an
    /// [`Afterstate`](crate::Afterstate) that waits for chance.
    pub fn legal_actions(&self) -> ActionList {
        let mut actions = ActionList::EMPTY;
        if let Now::Asking(question) = self.now {
            self.list_answers(question, &mut actions);
            self.list_spells(question, &mut actions);
        }
        actions
    }

    fn list_answers(&self, question: Question, actions: &mut ActionList) {
        match question {
            Question::Draft => self.list_picks(actions),
            Question::Turn => self.list_phase_one(actions),
            Question::EarnedDoor { .. } => self.list_earned_door(actions),
            Question::Swap => self.list_swaps(actions),
            Question::LookAhead { .. } => self.list_look_ahead(actions),
            Question::Prophecy => self.list_seen(|card| Action::DiscardSeen { card }, actions),
            Question::Arrange { .. } => self.list_seen(|card| Action::PlaceNext { card }, actions),
            Question::BeforeDraw => actions.push(Action::Draw),
            Question::DrawnDoor { color } => self.list_drawn_door(color, actions),
            Question::Nightmare => self.list_nightmare_options(actions),
            Question::Ruin => self.list_ruins(actions),
            Question::Payment { .. } => self.list_payments(actions),
            Question::Raise => self.list_seen(|card| Action::Raise { card }, actions),
            Question::SwapGoals => self.list_goal_swaps(actions),
            Question::ReopenGoal { color } => self.list_found_goals(color, actions),
            Question::Premonitions => self.list_striking(actions),
            Question::LoseDoor { premonition } => self.list_doors_at_stake(premonition, actions),
            Question::DropKey { .. } => self.list_keys_in_deck(actions),
            Question::HappyDream => self.list_gifts(actions),
            Question::Sift => self.list_sift(actions),
            Question::Fetch => self.list_fetches(actions),
        }
    }

    /// Is this one of the [`Game::legal_actions`]?
    pub fn is_legal(&self, action: Action) -> bool {
        self.legal_actions().contains(action)
    }

    /// The legal actions of a seat; `None` unless this seat is asked. What the partner can do would reveal what the partner holds.
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

    /// Why this action, which is not legal, is not.
    #[cold]
    pub(crate) fn why_not(&self, action: Action) -> IllegalAction {
        let question = match self.now {
            Now::Asking(question) => question,
            Now::Moving => return IllegalAction::ChanceFirst,
            Now::Over(_) => return IllegalAction::GameOver,
        };
        if matches!(action, Action::Cast { .. }) {
            return IllegalAction::CannotCast;
        }
        if !action.answers(question) {
            return IllegalAction::NotAsked { action, question };
        }
        match (action, self.row(self.active).last_symbol(), &self.towers) {
            (Action::Play { card, from }, Some(last), _)
                if self.own(from).contains(card) && card.symbol() == Some(last) =>
            {
                IllegalAction::GoldenRule { last }
            }
            (Action::Build { tower, from, end }, _, Some(row))
                if self.own(from).contains(Card::tower(tower)) && row.ends().contains(&end) =>
            {
                IllegalAction::TouchingEdges
            }
            (Action::Raze { tower }, _, Some(row)) if row.towers().contains(&tower) => IllegalAction::TouchingEdges,
            (_, _, _) => IllegalAction::NotThere { action },
        }
    }
}
