//! Spells and Goals (K2 to K8).

use onirim_core::{Action, ActionList, Card, Color, Question, Side, Slot, Spell, Step};

use super::sight::Sight;
use super::worth::NO_SPELL;

impl Sight {
    /// A spell that is clearly good now (K5).
    pub(super) fn spell_to_cast(&self, actions: &ActionList) -> Option<Action> {
        let question = self.view.decision?.question;
        if !question.allows_spells() {
            return None;
        }
        let good = Spell::ALL.into_iter().filter(|spell| match spell {
            Spell::PowerfulPunishment => question == Question::Nightmare,
            Spell::ParallelPlanning => self.planning_helps(question),
            Spell::ParadoxicalProphecy => self.paradox_helps(question),
        });
        good.map(|spell| Action::Cast { spell }).find(|&cast| actions.contains(cast))
    }

    /// A Door could be obtained, but another Goal comes first: swap the two (K7).
    fn planning_helps(&self, question: Question) -> bool {
        let Some(color) = question.door() else { return false };
        let is_drawn = matches!(question, Question::DrawnDoor { .. });
        let can_be_had = !is_drawn || self.view.holds(Card::key(color));
        let is_wanted = self.wanted.missing[color.index()] > 0;
        can_be_had && is_wanted && self.view.other_goal_first(color).is_some()
    }

    /// The best of five cards comes next, if enough is left to punish a Nightmare: that is the better spell (K6, K8).
    fn paradox_helps(&self, question: Question) -> bool {
        let Some(book) = self.view.setup.book else { return false };
        let kept = Spell::PowerfulPunishment.cost(book);
        let cost = Spell::ParadoxicalProphecy.cost(book);
        question == Question::BeforeDraw && self.view.discard_pile.len() >= kept + cost
    }

    /// Do you draw, or cast a spell before it? The spells that help have been thought of. (K5)
    pub(super) fn before_draw(&self, action: Action) -> i32 {
        i32::from(action == Action::Draw)
    }

    /// Which card of the discard pile do you pay with? Nightmares first: what is out of the game cannot come back (K5, P5).
    pub(super) fn payment(&self, action: Action) -> i32 {
        i32::from(action == Action::PayCard { card: Card::NIGHTMARE })
    }

    /// Which of the bottom cards goes on top? (K6)
    pub(super) fn raise(&self, action: Action) -> i32 {
        action.card().map_or(0, |card| self.welcome(card))
    }

    /// Which two Goals are swapped? The next one, and the first of the colour whose Door is at hand (K7).
    pub(super) fn swap_goals(&self, action: Action) -> i32 {
        let (Action::SwapGoals { left, right }, Some(goals)) = (action, &self.view.goals) else { return 0 };
        let first_open = |color: Option<Color>| {
            let fits = |slot: &Slot| {
                let goal = goals.row()[slot.index()];
                goal.side == Side::FaceUp && color.is_none_or(|color| color == goal.color)
            };
            goals.slots().find(fits)
        };
        let door = |step: &Step| if let Step::Ask(question) = step { question.door() } else { None };
        let interrupted = self.view.pending.iter().rev().find_map(door);
        i32::from(first_open(None) == Some(left) && first_open(interrupted) == Some(right))
    }

    /// Which Goal of the colour is open again? The later one: it can wait. (K3)
    pub(super) fn reopen_goal(&self, action: Action) -> i32 {
        if let Action::ReopenGoal { slot } = action { slot.index() as i32 } else { NO_SPELL }
    }
}
