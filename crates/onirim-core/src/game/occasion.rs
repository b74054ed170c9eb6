//! What a card is needed for, where chance is a person who turns over real cards.

use crate::answers::{Action, IllegalAction};
use crate::chance::Chance;
use crate::event::{Event, Witness};
use crate::game::{Cause, Game};
use crate::rules::{Flow, NIGHTMARE_REVEALS, Now, OPEN_CARDS, Purpose, Step};
use crate::setup::Setup;
use crate::table::{Group, Seat};

/// Why chance is asked: which card is about to be seen for the first time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Occasion {
    /// The next Goal of the row (K1).
    Goal { which: Nth },
    /// A Premonition that lies face up from the start (P1).
    FaceUp { which: Nth },
    /// A card of the first hand; what is no Location does not count (B2).
    FirstHand { which: Nth },
    /// A card to pick from; what is no Location does not count (D1).
    OpenCard { which: Nth },
    /// A card is drawn to fill the hand (B11, D5).
    Draw { seat: Seat, to: Group },
    /// A card is looked at (B8, T5, K6, P12).
    Look { purpose: Purpose, which: Nth },
    /// A card is revealed for a Nightmare (B14-III).
    Reveal { which: Nth },
    /// A card of a new hand; what is no Location does not count (B14-IV, P10).
    NewHand { seat: Seat, to: Group, cause: Cause, which: Nth },
    /// One more Premonition is turned up (P6, P10).
    Foretold { which: Nth },
}

/// Which of several cards it is, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Nth {
    /// Its number.
    pub number: usize,
    /// How many come together.
    pub of: usize,
}

impl Nth {
    /// The one after `seen` cards, with so many to come as far as there are any.
    const fn after(seen: usize, to_come: usize) -> Nth {
        Nth { number: seen + 1, of: seen + to_come }
    }
}

impl Game {
    /// Deals as far as chance knows, and returns what it does not know. The witness sees what happens until then; nothing is retracted.
    ///
    /// ```
    /// use onirim_core::{Card, Color, Game, Nth, Occasion, Outcome, Script, Setup};
    ///
    /// let told = [Outcome::Card(Card::key(Color::Red)), Outcome::Card(Card::NIGHTMARE)];
    /// let mut events = Vec::new();
    /// let wanted = Game::awaited_in_deal(Setup::SOLO, &mut Script::new(&told), &mut events);
    /// assert_eq!(wanted, Some(Occasion::FirstHand { which: Nth { number: 2, of: 5 } }));
    /// assert_eq!(events.len(), 2);
    /// ```
    pub fn awaited_in_deal<C: Chance, W: Witness>(setup: Setup, chance: &mut C, witness: &mut W) -> Option<Occasion> {
        let mut game = Game::before_the_deal(setup, Seat::One);
        let mut goals = GoalCounter { witness, laid: 0 };
        Flow { game: &mut game, chance, witness: &mut goals }.deal().err()?;
        let laid = goals.laid;
        Some(game.occasion_in_deal(laid))
    }

    /// Carries an action out as far as chance knows, and returns what it does not know; `None` if it knows all. The game stays as it is; the witness sees what happens until
    /// then, and nothing is retracted.
    pub fn awaited<C: Chance, W: Witness>(
        &self,
        action: Action,
        chance: &mut C,
        witness: &mut W,
    ) -> Result<Option<Occasion>, IllegalAction> {
        if !self.is_legal(action) {
            return Err(self.why_not(action));
        }
        let mut game = *self;
        let known = Flow { game: &mut game, chance, witness }.answer(action);
        Ok(known.err().and_then(|_| game.occasion()))
    }

    fn occasion_in_deal(&self, goals_laid: usize) -> Occasion {
        let setup = &self.setup;
        if setup.book.is_some() && self.goals.is_none() {
            return Occasion::Goal { which: Nth { number: goals_laid + 1, of: setup.goals() } };
        }
        let up = self.omens.map_or(0, |omens| omens.face_up.len());
        let wanted = setup.premonitions.map_or(0, |premonitions| premonitions.face_up());
        if up < wanted {
            return Occasion::FaceUp { which: Nth { number: up + 1, of: wanted } };
        }
        if self.is_duo() {
            let open = self.own(Group::Shared).len();
            return Occasion::OpenCard { which: Nth { number: open + 1, of: OPEN_CARDS } };
        }
        Occasion::FirstHand { which: self.next_of_hand() }
    }

    /// Which card of a whole hand comes next?
    fn next_of_hand(&self) -> Nth {
        let has = self.groups().iter().map(|&group| self.own(group).len()).sum::<usize>();
        let full = self.groups().iter().map(|&group| self.setup.players.full(group)).sum::<usize>();
        Nth { number: has + 1, of: full }
    }

    /// What the game waits for: it follows from the step that was put off.
    fn occasion(&self) -> Option<Occasion> {
        if self.now != Now::Moving {
            return None;
        }
        let (seat, deck) = (self.active, self.deck.len());
        let to = self.group_to_fill(seat).unwrap_or(Group::Personal);
        match self.later.top()? {
            Step::Draw => Some(Occasion::Draw { seat, to }),
            Step::See { purpose, left } => {
                let seen = self.look.len();
                Some(Occasion::Look { purpose, which: Nth::after(seen, deck.min(left.into())) })
            }
            Step::Reveal(left) => {
                let seen = NIGHTMARE_REVEALS - usize::from(left);
                Some(Occasion::Reveal { which: Nth::after(seen, deck.min(left.into())) })
            }
            Step::DrawNewHand(cause) => Some(Occasion::NewHand { seat, to, cause, which: self.next_of_hand() }),
            Step::Foretell { left, revealed } => {
                let pile = self.omens.map_or(0, |omens| omens.pile.len());
                Some(Occasion::Foretold { which: Nth::after(revealed.len(), pile.min(left.into())) })
            }
            Step::Ask(_) | Step::FollowDiscard(_) | Step::SettleNightmare | Step::SettleHappyDream | Step::Heed(_) => {
                None
            }
        }
    }
}

/// Counts the Goals of a row that is not complete.
struct GoalCounter<'a, W> {
    witness: &'a mut W,
    laid: usize,
}

impl<W: Witness> Witness for GoalCounter<'_, W> {
    fn see(&mut self, event: Event) {
        if let Event::GoalLaid { .. } = event {
            self.laid += 1;
        }
        self.witness.see(event);
    }

    fn retract(&mut self, count: usize) {
        self.witness.retract(count);
    }
}
