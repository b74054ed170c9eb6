//! A page of rules of thumb.
//!
//! Everything is weighed in hundredths of an ordinary card: what a card, a Door, a Nightmare is [worth], and how near the next
//! Doors are ([`prospect`](Sight::prospect)). Each question has its function, which gives each answer a score; the best one is chosen, of equal ones the first.

mod book;
mod dangers;
mod doors;
mod dreams;
mod looks;
mod prospect;
mod sight;
mod towers;
mod turn;
mod worth;

use onirim_core::{Action, ActionList, Question};

use crate::player::Player;
use crate::standpoint::Standpoint;
use sight::Sight;

/// Plays by rules of thumb, from the view and the list of actions, without dice and without memory.
#[derive(Clone, Copy, Debug, Default)]
pub struct Simple;

impl Player for Simple {
    fn choose(&mut self, at: &Standpoint<'_>) -> Action {
        let (sight, actions) = (Sight::new(at.view()), at.actions());
        if let Some(spell) = sight.spell_to_cast(&actions) {
            return spell;
        }
        let score = |action| match at.decision().question {
            Question::Draft => sight.draft(action),
            Question::Turn => sight.turn(action),
            Question::EarnedDoor { color } => sight.earned_door(color, action),
            Question::Swap => sight.swap(action),
            Question::LookAhead { .. } => sight.look_ahead(action),
            Question::Prophecy => sight.prophecy(action),
            Question::Arrange { .. } => sight.arrange(action),
            Question::BeforeDraw => sight.before_draw(action),
            Question::DrawnDoor { color } => sight.drawn_door(color, action),
            Question::Nightmare => sight.nightmare(action),
            Question::Ruin => sight.ruin(action),
            Question::Payment { .. } => sight.payment(action),
            Question::Raise => sight.raise(action),
            Question::SwapGoals => sight.swap_goals(action),
            Question::ReopenGoal { .. } => sight.reopen_goal(action),
            Question::Premonitions => sight.premonitions(action),
            Question::LoseDoor { .. } => sight.lose_door(action),
            Question::DropKey { .. } => sight.drop_key(action),
            Question::HappyDream => sight.happy_dream(action),
            Question::Sift => sight.sift(action),
            Question::Fetch => sight.fetch(action),
        };
        first_best(&actions, score)
    }

    fn begin(&mut self, _seed: u64) {}
}

/// The action with the highest score; of equal ones the first.
fn first_best(actions: &ActionList, score: impl Fn(Action) -> i32) -> Action {
    let scored = actions.iter().map(|action| (score(action), action));
    let best = scored.reduce(|best, next| if next.0 > best.0 { next } else { best });
    // The list of a question is never empty.
    best.map_or(Action::Draw, |(_, action)| action)
}
