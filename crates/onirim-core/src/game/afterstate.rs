//! The game right after an action, before chance is asked.

use crate::answers::{Action, IllegalAction};
use crate::cards::{Card, Cards, Color, Premonition, PremonitionSet};
use crate::chance::{Chance, Odds, Outcome, Script, ScriptError};
use crate::event::Witness;
use crate::game::Game;
use crate::packed::DrawPile;
use crate::rules::{Flow, Now, Step};

/// A game right after an action, before chance is asked: everything is done that the player has decided.
///
/// It can be looked at and valued ([`Afterstate::table`]), asked for its odds, and continued with an outcome, as often as wanted.
///
/// ```
/// use onirim_core::{Game, Question, QuickChance, Setup};
///
/// let game = Game::new(Setup::SOLO, &mut QuickChance::new(7), &mut ())?;
/// for action in game.legal_actions() {
///     let after = game.after_listed(action);
///     // How likely is it that the next question is what to do about a Nightmare?
///     let meets_nightmare = |next: &onirim_core::Afterstate| {
///         next.settled().and_then(Game::decision).is_some_and(|decision| decision.question == Question::Nightmare)
///     };
///     let nightmare: f64 = after
///         .odds()
///         .filter(|possible| after.with(&possible.outcomes).is_ok_and(|next| meets_nightmare(&next)))
///         .map(|possible| possible.probability())
///         .sum();
///     assert!(nightmare < 0.5);
/// }
/// # Ok::<(), std::convert::Infallible>(())
/// ```
///
/// Like [`Game`] it is the table of a referee. Between players with secrets its odds reveal what the partner holds: a player uses a
/// [resampled](Game::resampled) game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Afterstate {
    game: Game,
    /// How often the deck has been shuffled since the action: a chance that goes on from here must repeat the shuffles.
    shuffles: u8,
}

impl Game {
    /// The game after this action, before chance is asked.
    pub fn after(&self, action: Action) -> Result<Afterstate, IllegalAction> {
        if self.is_legal(action) { Ok(self.after_listed(action)) } else { Err(self.why_not(action)) }
    }

    /// The same for an action that was taken from [`Game::legal_actions`]; it is not looked up again. See [`Game::apply_listed`].
    #[inline]
    pub fn after_listed(&self, action: Action) -> Afterstate {
        self.consider(action, |after| *after)
    }

    /// The value that `judge` gives the afterstate of a listed action. The same as with [`Game::after_listed`], but the afterstate, which is large, is not copied.
    #[inline]
    pub fn consider<V>(&self, action: Action, judge: impl FnOnce(&Afterstate) -> V) -> V {
        debug_assert!(self.is_legal(action), "{action:?} is not listed");
        let mut after = Afterstate { game: *self, shuffles: 0 };
        let mut unknowing = Unknowing { shuffles: 0 };
        // Where the flow stops because chance does not know, what is left to do waits in the game.
        let _ = Flow { game: &mut after.game, chance: &mut unknowing, witness: &mut () }.answer(action);
        after.shuffles = unknowing.shuffles;
        judge(&after)
    }
}

impl Afterstate {
    /// Everything as it lies on the table. It has no decision and no legal actions while it waits for chance.
    pub fn table(&self) -> &Game {
        &self.game
    }

    /// The game, if chance is not asked before the next question or the end.
    pub fn settled(&self) -> Option<&Game> {
        if matches!(self.game.now, Now::Moving) { None } else { Some(&self.game) }
    }

    /// What may come next, each possibility with its weight. Cards that come up together are one possibility, in whatever order they come.
    /// If chance is not asked, there is one possibility without outcomes.
    pub fn odds(&self) -> Odds {
        let game = &self.game;
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
        let mut game = self.game;
        let mut chance = CountedScript { script: Script::new(outcomes), shuffles: self.shuffles };
        match (Flow { game: &mut game, chance: &mut chance, witness: &mut () }).settle() {
            Ok(()) | Err(ScriptError::Missing(_)) => Ok(Afterstate { game, shuffles: chance.shuffles }),
            Err(impossible @ ScriptError::Impossible { .. }) => Err(impossible),
        }
    }

    /// Goes on to the next question or the end, with this chance, which stands where it stood before the action: what [`Game::apply`] would have done. The witness
    /// sees what follows from now on.
    pub fn finish<C: Chance, W: Witness>(self, chance: &mut C, witness: &mut W) -> Result<Game, C::Unknown> {
        let Afterstate { mut game, shuffles } = self;
        (0..shuffles).for_each(|_| chance.shuffled());
        Flow { game: &mut game, chance, witness }.settle()?;
        Ok(game)
    }
}

/// A chance that never knows, and counts shuffles.
struct Unknowing {
    shuffles: u8,
}

/// Its answer to everything.
struct NotKnown;

impl Chance for Unknowing {
    type Unknown = NotKnown;
    const MAY_NOT_KNOW: bool = true;

    fn card(&mut self, _: &Cards) -> Result<Card, NotKnown> {
        Err(NotKnown)
    }

    #[inline]
    fn number(&mut self, _: &DrawPile) -> Result<usize, NotKnown> {
        Err(NotKnown)
    }

    fn goal(&mut self, _: [u8; 4]) -> Result<Color, NotKnown> {
        Err(NotKnown)
    }

    fn premonition(&mut self, _: PremonitionSet) -> Result<Premonition, NotKnown> {
        Err(NotKnown)
    }

    #[inline]
    fn shuffled(&mut self) {
        self.shuffles += 1;
    }
}

/// A script that counts shuffles.
struct CountedScript<'a> {
    script: Script<'a>,
    shuffles: u8,
}

impl Chance for CountedScript<'_> {
    type Unknown = ScriptError;
    const MAY_NOT_KNOW: bool = true;

    fn card(&mut self, unseen: &Cards) -> Result<Card, ScriptError> {
        self.script.card(unseen)
    }

    fn goal(&mut self, left: [u8; 4]) -> Result<Color, ScriptError> {
        self.script.goal(left)
    }

    fn premonition(&mut self, pile: PremonitionSet) -> Result<Premonition, ScriptError> {
        self.script.premonition(pile)
    }

    fn shuffled(&mut self) {
        self.shuffles += 1;
    }
}
