//! The driver of the rules.
//!
//! The rules are written as plain functions that run from the start of a turn to its end. Where a player is asked, the next of the
//! answers given so far is taken; when they are used up, the question travels out of all functions as an error. With one
//! more answer the turn is simply played again from its start. Slow, and nothing has to remember where it was.

use onirim_core::{Action, Card, Cause, Outcome, Premonition, Question, Seat, Spell};

use crate::piece::{self, Piece};
use crate::table::Table;

/// Why the rules stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// A player must answer.
    Asked { seat: Seat, question: Question, offered: Vec<Action> },
    /// The game is won (B17).
    Won,
    /// The game is lost: a card had to be drawn for this and was not there (B18).
    Lost(Cause),
}

/// What a rule comes to, unless it stops.
pub(crate) type Flow<T = ()> = Result<T, Stop>;

/// When a question is asked (R1, R13).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asking {
    /// Even with one answer: phase 1, and where a missing question would tell a secret.
    Always,
    /// If there are two answers besides spells.
    OfTwo,
    /// If there are two answers, spells counted: before a draw, before a Premonition strikes.
    OfTwoWithSpells,
}

/// An answer that may be a spell.
enum Answer<T> {
    Plain(T),
    Spell(Spell),
}

/// A turn, or the set-up, being played through.
pub(crate) struct Play<'a> {
    pub(crate) table: Table,
    /// The cards that have been seen, in order.
    pub(crate) seen: Vec<Outcome>,
    answers: std::slice::Iter<'a, Action>,
}

impl<'a> Play<'a> {
    pub(crate) fn new(table: Table, answers: &'a [Action]) -> Play<'a> {
        Play { table, seen: Vec::new(), answers: answers.iter() }
    }

    /// Asks a player. Each option is an action and its meaning for the caller.
    pub(crate) fn ask<T>(&mut self, seat: Seat, question: Question, options: Vec<(Action, T)>) -> Flow<T> {
        let offered = options.iter().map(|(action, _)| *action).collect();
        let answer = self.answers.next();
        let meaning = options.into_iter().find(|(action, _)| Some(action) == answer).map(|(_, meaning)| meaning);
        meaning.ok_or(Stop::Asked { seat, question, offered })
    }

    /// Asks, unless there is one answer only (R1). No spells here.
    pub(crate) fn choose<T>(&mut self, seat: Seat, question: Question, mut options: Vec<(Action, T)>) -> Flow<T> {
        match options.pop() {
            Some((_, only)) if options.is_empty() => Ok(only),
            last => {
                options.extend(last);
                self.ask(seat, question, options)
            }
        }
    }

    /// Asks the active player for one of these cards. No spells here.
    pub(crate) fn choose_card(
        &mut self,
        asking: Asking,
        question: Question,
        pile: &[Piece],
        naming: impl Fn(Card) -> Action,
    ) -> Flow<Card> {
        let options = piece::prints(pile).into_iter().map(|card| (naming(card), card)).collect();
        match asking {
            Asking::Always => self.ask(self.table.active, question, options),
            Asking::OfTwo | Asking::OfTwoWithSpells => self.choose(self.table.active, question, options),
        }
    }

    /// Asks the active player, who may cast spells first (R3). The options are looked up again after each spell.
    pub(crate) fn offer<T>(
        &mut self,
        asking: Asking,
        question: Question,
        options: impl Fn(&Table) -> Vec<(Action, T)>,
    ) -> Flow<T> {
        loop {
            let mut plain = options(&self.table);
            let spells = self.castable();
            let is_asked = match asking {
                Asking::Always => true,
                Asking::OfTwo => plain.len() > 1,
                Asking::OfTwoWithSpells => plain.len() + spells.len() > 1,
            };
            if !is_asked && let Some((_, only)) = plain.pop() {
                return Ok(only);
            }
            let mut offered: Vec<(Action, Answer<T>)> =
                plain.into_iter().map(|(action, meaning)| (action, Answer::Plain(meaning))).collect();
            offered.extend(spells.into_iter().map(|spell| (Action::Cast { spell }, Answer::Spell(spell))));
            match self.ask(self.table.active, question, offered)? {
                Answer::Plain(meaning) => return Ok(meaning),
                Answer::Spell(spell) => self.cast(spell)?,
            }
        }
    }

    /// Marks this piece of the deck as seen.
    fn see(&mut self, mut piece: Piece) -> Piece {
        if !piece.known {
            self.seen.push(Outcome::Card(piece.card));
        }
        piece.known = true;
        piece
    }

    /// Takes the top card of the deck; with none left the game is lost (B18).
    pub(crate) fn draw(&mut self, cause: Cause) -> Flow<Piece> {
        if self.table.deck.is_empty() {
            return Err(Stop::Lost(cause));
        }
        let top = self.table.deck.remove(0);
        Ok(self.see(top))
    }

    /// Looks at the top cards, or at all that there are (B9), from the top down.
    pub(crate) fn look_at_top(&mut self, cards: usize) {
        for _ in 0..cards.min(self.table.deck.len()) {
            let top = self.table.deck.remove(0);
            let top = self.see(top);
            self.table.looked_at.push(top);
        }
    }

    /// Looks at the bottom cards, or at all that there are (K6), from the bottom up (R5).
    pub(crate) fn look_at_bottom(&mut self, cards: usize) {
        for _ in 0..cards {
            if let Some(bottom) = self.table.deck.pop() {
                let bottom = self.see(bottom);
                self.table.looked_at.push(bottom);
            }
        }
    }

    /// Turns so many Premonitions of the pile face up, or as many as there are, and says which.
    pub(crate) fn reveal_premonitions(&mut self, number: usize) -> Vec<Premonition> {
        let mut revealed = Vec::new();
        for _ in 0..number {
            revealed.extend(self.table.pile.pop());
        }
        self.seen.extend(revealed.iter().map(|&premonition| Outcome::Premonition(premonition)));
        self.table.face_up.extend(&revealed);
        revealed
    }

    /// Takes a Premonition out of the game.
    pub(crate) fn remove_premonition(&mut self, premonition: Premonition) {
        self.table.face_up.retain(|&one| one != premonition);
        self.table.gone.push(premonition);
    }
}
