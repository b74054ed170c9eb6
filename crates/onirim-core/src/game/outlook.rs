//! What a player can tell of the near future from what lies on the table. It explains choices; it allows and forbids none.

use crate::answers::Question;
use crate::cards::{Card, Color, PremonitionSet, Tower};
use crate::game::{View, doors_on_table};
use crate::rules::{End, PROPHECY, Standing, Step};
use crate::table::RUN;

impl View {
    /// How long the own run will be with one more card of this colour; the fourth begins a new one (B6).
    pub fn run_with(&self, color: Color) -> u8 {
        self.rows[self.seat.index()].run_with(color)
    }

    /// Does the next card of this colour complete the own run? (B6)
    pub fn completes_run(&self, color: Color) -> bool {
        self.run_with(color) == RUN
    }

    /// The colour of the own run that a card of this colour breaks off; a single card is no run to be broken.
    pub fn run_broken_by(&self, color: Color) -> Option<Color> {
        let (running, length) = self.rows[self.seat.index()].run_in_progress()?;
        (running != color && length > 1).then_some(running)
    }

    /// Does the deck hold a Door of this colour? It does if the Door is nowhere else: no hand can hold one.
    pub fn deck_has_door(&self, color: Color) -> bool {
        let door = Card::door(color);
        let elsewhere = usize::from(self.doors_on_table()[color.index()])
            + [&self.discard_pile, &self.limbo, &self.removed].map(|heap| heap.count(door)).iter().sum::<usize>()
            + usize::from(self.resolving == Some(door));
        elsewhere < self.setup.deck().count(door)
    }

    /// How many Doors of each colour all players have.
    pub fn doors_on_table(&self) -> [u8; 4] {
        doors_on_table(&self.doors)
    }

    /// The colour that the Goals ask for next, if it is another one (K2).
    pub fn other_goal_first(&self, color: Color) -> Option<Color> {
        self.goals.as_ref()?.next().filter(|&next| next != color)
    }

    /// The face-up Premonitions that another own Door of this colour wakes (P2). None if it wins: victory comes first.
    pub fn woken_by_door(&self, color: Color) -> PremonitionSet {
        let mut doors = self.doors;
        doors[self.seat.index()][color.index()] += 1;
        let after = Standing { setup: &self.setup, doors: &doors, towers: self.towers.as_ref() };
        match &self.omens {
            Some(omens) if !after.is_victory() => omens.face_up.holding(doors_on_table(&doors)),
            Some(_) | None => PremonitionSet::EMPTY,
        }
    }

    /// The Premonitions of which one strikes next: those being applied that hold (P2, R6).
    pub fn striking_premonitions(&self) -> PremonitionSet {
        match (&self.omens, self.pending.last()) {
            (Some(omens), Some(&Step::Heed(premonitions))) => {
                omens.face_up.and(premonitions).holding(self.doors_on_table())
            }
            (_, _) => PremonitionSet::EMPTY,
        }
    }

    /// Will there be a Rampart with this Tower, where there was none? (T4)
    pub fn completes_rampart(&self, tower: Tower, end: End) -> bool {
        let Some(row) = self.towers else { return false };
        let may_stand = row.may_build(tower, end) && !row.towers().contains(&tower);
        let mut built = row;
        if may_stand {
            built.build(tower, end);
        }
        !row.has_rampart() && built.has_rampart()
    }

    /// How many cards a Prophecy would show (B8, B9).
    pub fn prophecy_shows(&self) -> usize {
        self.deck_len.min(PROPHECY)
    }

    /// How many cards the look in question would show (T5); none where no look is asked about.
    pub fn look_shows(&self) -> usize {
        let asked = self.decision.map(|decision| decision.question);
        if let Some(Question::LookAhead { cards }) = asked { self.deck_len.min(cards.into()) } else { 0 }
    }

    /// How many Keys the whole hand holds (D2).
    pub fn keys_in_hand(&self) -> usize {
        self.hand.iter().chain(self.shared.iter()).filter(|card| card.is_key()).count()
    }

    /// Is this card in the whole hand? (D2)
    pub fn holds(&self, card: Card) -> bool {
        self.hand.contains(&card) || self.shared.contains(&card)
    }

    /// Does this seat know where some card of the deck is?
    pub fn knows_order(&self) -> bool {
        self.top.iter().chain(self.bottom.iter()).any(Option::is_some)
    }

    /// The Door that the question is about, if it is about one.
    pub fn door_in_question(&self) -> Option<Color> {
        self.decision?.question.door()
    }
}
