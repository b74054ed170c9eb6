//! The game right after an action, before chance speaks.

use crate::answers::{Action, IllegalAction};
use crate::cards::{Card, Cards, Color, Premonition, PremonitionSet};
use crate::chance::{Chance, Odds, Outcome, Script, ScriptError};
use crate::event::Witness;
use crate::game::Game;
use crate::packed::DrawPile;
use crate::rules::{Flow, Now, Step};

/// A game right after an action, before chance speaks: everything that the player has decided is done, and nothing is known yet that the player could
/// not know.
///
/// It can be looked at and valued ([`Afterstate::table`]), asked for its odds, and continued with an outcome, as often as wanted.
///
/// ```
/// use onirim_core::{Game, QuickChance, Setup};
///
/// let game = Game::new(Setup::SOLO, &mut QuickChance::new(7), &mut ())?;
/// for action in game.legal_actions() {
///     let after = game.after_listed(action);
///     // The chance of a Nightmare: how likely is it that the next question is what to do about one?
///     let nightmare: f64 = after
///         .odds()
///         .filter(|possible| after.with(&possible.outcomes).is_ok_and(|next| next.table().resolving().is_some()))
///         .map(|possible| possible.probability())
///         .sum();
///     assert!(nightmare < 0.5);
/// }
/// # Ok::<(), std::convert::Infallible>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Afterstate(Game);

impl Game {
    /// The game after this action, before chance speaks.
    pub fn after(&self, action: Action) -> Result<Afterstate, IllegalAction> {
        if self.is_legal(action) { Ok(self.after_listed(action)) } else { Err(self.why_not(action)) }
    }

    /// The same for an action that was taken from [`Game::legal_actions`]; it is not looked up again. See [`Game::apply_listed`].
    #[inline]
    pub fn after_listed(&self, action: Action) -> Afterstate {
        debug_assert!(self.is_legal(action), "{action:?} is not listed");
        let mut game = *self;
        // Where the flow stops because chance is silent, what is left to do waits in the game.
        let _ = Flow { game: &mut game, chance: &mut Silence, witness: &mut () }.answer(action);
        Afterstate(game)
    }
}

impl Afterstate {
    /// Everything as it lies on the table. It asks nobody, and lists no actions, as long as chance has the word.
    pub fn table(&self) -> &Game {
        &self.0
    }

    /// The game, if chance has nothing to say before the next question or the end.
    pub fn settled(&self) -> Option<&Game> {
        if self.0.now == Now::Moving { None } else { Some(&self.0) }
    }

    /// What chance may say next, each possibility with its weight. Cards that come up together are one possibility, in whatever order they come.
    /// If chance has nothing to say, there is one possibility without outcomes.
    pub fn odds(&self) -> Odds {
        let game = &self.0;
        let pool = game.deck.pool();
        match (game.now, game.later.top()) {
            (Now::Asking(_) | Now::Over(_), _) => Odds::certain(),
            (Now::Moving, Some(Step::See { left, .. } | Step::Reveal(left))) => {
                Odds::cards(pool.cards(), pool.len().min(left.into()))
            }
            (Now::Moving, Some(Step::Foretell { left, .. })) => {
                let pile = game.omens.map_or(PremonitionSet::EMPTY, |omens| omens.pile);
                Odds::premonitions(pile, pile.len().min(left.into()))
            }
            (Now::Moving, Some(Step::Draw | Step::DrawNewHand(_))) => Odds::cards(pool.cards(), 1),
            (
                Now::Moving,
                None
                | Some(
                    Step::Ask(_)
                    | Step::FollowDiscard(_)
                    | Step::SettleNightmare
                    | Step::SettleHappyDream
                    | Step::Heed(_),
                ),
            ) => unreachable!("nothing of this waits for chance"),
        }
    }

    /// Goes on with these outcomes, as far as they are asked for: to the next question, to the end, or to where chance is asked again.
    ///
    /// The only error is [`ScriptError::Impossible`]: an outcome that cannot come.
    pub fn with(&self, outcomes: &[Outcome]) -> Result<Afterstate, ScriptError> {
        let mut game = self.0;
        match (Flow { game: &mut game, chance: &mut Script::new(outcomes), witness: &mut () }).settle() {
            Ok(()) | Err(ScriptError::Missing(_)) => Ok(Afterstate(game)),
            Err(impossible @ ScriptError::Impossible { .. }) => Err(impossible),
        }
    }

    /// Goes on to the next question or the end, with this chance: what [`Game::apply`] would have done.
    pub fn finish<C: Chance, W: Witness>(mut self, chance: &mut C, witness: &mut W) -> Result<Game, C::Unknown> {
        Flow { game: &mut self.0, chance, witness }.settle()?;
        Ok(self.0)
    }
}

/// A chance that never knows.
struct Silence;

/// What it says instead.
struct Silent;

impl Chance for Silence {
    type Unknown = Silent;
    const MAY_NOT_KNOW: bool = true;

    fn card(&mut self, _: &Cards) -> Result<Card, Silent> {
        Err(Silent)
    }

    #[inline]
    fn number(&mut self, _: &DrawPile) -> Result<usize, Silent> {
        Err(Silent)
    }

    fn goal(&mut self, _: [u8; 4]) -> Result<Color, Silent> {
        Err(Silent)
    }

    fn premonition(&mut self, _: PremonitionSet) -> Result<Premonition, Silent> {
        Err(Silent)
    }
}
