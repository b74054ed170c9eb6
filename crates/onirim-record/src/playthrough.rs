//! A game together with its record.

use onirim_core::{Action, Event, Game, Outcome, SeededChance, Setup};

use crate::fate::Fate;
use crate::header::{ADVISED, ADVISED_VALUE, Header};
use crate::parse::MOST_HEADERS;
use crate::record::{GameEnd, Ply, Record};
use crate::refused::Refused;

/// A game being played, with its record. The two always agree: [`Record::replay`] of the record gives this game.
///
/// Cards come from a seed, or from outside: told by people at a table, or read from a record.
///
/// ```
/// use onirim_core::Setup;
/// use onirim_record::Playthrough;
///
/// let mut playthrough = Playthrough::seeded(Setup::SOLO, 42);
/// let before = *playthrough.game();
/// let action = playthrough.game().legal_actions().get(0).expect("the game has just begun");
/// let events = playthrough.act(action)?;
/// assert!(!events.is_empty());
/// assert!(playthrough.undo());
/// assert_eq!(*playthrough.game(), before);
/// # Ok::<(), onirim_record::Refused>(())
/// ```
#[derive(Clone, Debug)]
pub struct Playthrough {
    game: Game,
    record: Record,
    /// The chance of the seed, in its state after the last ply. `None` if outcomes come from outside.
    chance: Option<SeededChance>,
}

impl Playthrough {
    /// A new game whose cards come from a seed.
    pub fn seeded(setup: Setup, seed: u64) -> Playthrough {
        let begun = Playthrough::begin(setup, Some(seed), Fate::decided(SeededChance::new(seed)));
        begun.unwrap_or_else(|_| unreachable!("a seed always knows"))
    }

    /// A new game whose cards come from outside: Goals from the left, face-up Premonitions, then cards in drawing
    /// order.
    ///
    /// Returns [`Refused::NeedsOutcome`] while an outcome is missing: add it and call again.
    ///
    /// ```
    /// use onirim_core::Setup;
    /// use onirim_record::{FromNotation, Playthrough, Refused};
    ///
    /// let mut deal = Vec::new();
    /// let playthrough = loop {
    ///     match Playthrough::scripted(Setup::SOLO, &deal) {
    ///         Ok(playthrough) => break playthrough,
    ///         // Here a person would be asked which card came up.
    ///         Err(Refused::NeedsOutcome { request, .. }) => deal.extend(request.outcomes().next()),
    ///         Err(other) => return Err(other),
    ///     }
    /// };
    /// assert_eq!(playthrough.record().deal, deal);
    /// # Ok::<(), Refused>(())
    /// ```
    pub fn scripted(setup: Setup, deal: &[Outcome]) -> Result<Playthrough, Refused> {
        Playthrough::begin(setup, None, Fate::told(deal, None))
    }

    pub(crate) fn begin(setup: Setup, seed: Option<u64>, mut fate: Fate<'_>) -> Result<Playthrough, Refused> {
        // The events of the deal are not needed here: see `Scene::of_deal`. They go to a `Vec` as those of all
        // actions do, so that the rules are compiled once for both.
        let game = match Game::new(setup, &mut fate, &mut Vec::new()) {
            Ok(game) => game,
            Err(doubt) => return Err(Refused::doubted(doubt, &fate, seed)),
        };
        let (deal, chance) = fate.close()?;
        let record = Record { setup, seed, headers: Vec::new(), deal, plies: Vec::new(), end: GameEnd::of(&game) };
        Ok(Playthrough { game, record, chance })
    }

    /// Carries out an action and returns its events. On an error nothing has changed.
    ///
    /// Without a seed it returns [`Refused::NeedsOutcome`] if chance decides something: use
    /// [`Playthrough::act_with`].
    pub fn act(&mut self, action: Action) -> Result<Vec<Event>, Refused> {
        match &self.chance {
            Some(chance) => self.play(action, Fate::decided(chance.clone())),
            None => self.act_with(action, &[]),
        }
    }

    /// Carries out an action with outcomes from outside; exactly those that come up. On an error nothing has changed.
    ///
    /// With a seed, the outcomes must be those that the seed gives.
    pub fn act_with(&mut self, action: Action, outcomes: &[Outcome]) -> Result<Vec<Event>, Refused> {
        self.play(action, Fate::told(outcomes, self.chance.clone()))
    }

    fn play(&mut self, action: Action, mut fate: Fate<'_>) -> Result<Vec<Event>, Refused> {
        let (mut game, mut events) = (self.game, Vec::new());
        if let Err(refusal) = fate.carry_out(action, &mut game, &mut events) {
            return Err(Refused::refusal(action, refusal, &self.game, &fate, self.record.seed));
        }
        let (outcomes, chance) = fate.close()?;
        (self.game, self.chance) = (game, chance);
        self.record.plies.push(Ply { action, outcomes });
        self.record.end = GameEnd::of(&self.game);
        Ok(events)
    }

    /// Takes the last ply back; false if there is none. With a seed, the same cards will come again.
    pub fn undo(&mut self) -> bool {
        let earlier = self.ply().checked_sub(1).and_then(|ply| self.at(ply));
        earlier.map(|earlier| *self = earlier).is_some()
    }

    /// The game as it was after so many plies; `None` if there were not so many.
    pub fn at(&self, ply: usize) -> Option<Playthrough> {
        if ply == self.ply() {
            return Some(self.clone());
        }
        let plies = self.record.plies.get(..ply)?.to_vec();
        let headers = self.record.headers.clone();
        let deal = self.record.deal.clone();
        Record { plies, headers, deal, end: GameEnd::Unfinished, ..self.record }.replay().ok()
    }

    /// How many plies have been played.
    pub fn ply(&self) -> usize {
        self.record.plies.len()
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The record so far. It holds hidden cards too.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The record alone.
    pub fn into_record(self) -> Record {
        self.record
    }

    /// Notes in the record that advice was given. Does nothing if that is noted already, or if the record has the
    /// most headers allowed.
    pub fn mark_advised(&mut self) {
        if !self.record.is_advised() && self.record.headers.len() < MOST_HEADERS {
            self.record.headers.extend(Header::new(ADVISED, ADVISED_VALUE));
        }
    }

    /// The free headers of the record, to change them.
    pub fn headers_mut(&mut self) -> &mut Vec<Header> {
        &mut self.record.headers
    }
}
