//! What happens in a step, and which cards of it had to be told.

use std::cell::Cell;

use onirim_core::{
    Action, Card, Cards, Chance, Color, Event, Game, Occasion, Outcome, Premonition, PremonitionSet, Script,
    ScriptError, Setup, Witness,
};

/// Something that happened.
#[derive(Clone, Copy, Debug)]
pub(super) struct Note {
    pub(super) event: Event,
    pub(super) news: News,
}

/// Did the dealer tell the card of an event just before it?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum News {
    /// Yes: it lies in front of the dealer.
    Told,
    /// No: there was nothing to tell, or it was known.
    Known,
}

/// What happens in a deal as far as it is told, and what is to be told next.
pub(super) fn of_deal(setup: Setup, told: &[Outcome]) -> (Vec<Note>, Option<Occasion>) {
    let asked = Cell::new(0);
    let mut notes = Notes::new(&asked);
    let occasion = Game::awaited_in_deal(setup, &mut Asked::new(told, &asked), &mut notes);
    (notes.list, occasion)
}

/// The same for an action. One that is illegal does nothing.
pub(super) fn of_action(game: &Game, action: Action, told: &[Outcome]) -> (Vec<Note>, Option<Occasion>) {
    let asked = Cell::new(0);
    let mut notes = Notes::new(&asked);
    let occasion = game.awaited(action, &mut Asked::new(told, &asked), &mut notes);
    (notes.list, occasion.unwrap_or_default())
}

/// A script that counts how often it has answered.
struct Asked<'a> {
    script: Script<'a>,
    count: &'a Cell<usize>,
}

impl<'a> Asked<'a> {
    fn new(told: &'a [Outcome], count: &'a Cell<usize>) -> Asked<'a> {
        Asked { script: Script::new(told), count }
    }

    fn counted<T>(&mut self, answer: Result<T, ScriptError>) -> Result<T, ScriptError> {
        self.count.set(self.script.used());
        answer
    }
}

impl Chance for Asked<'_> {
    type Unknown = ScriptError;
    const MAY_NOT_KNOW: bool = true;

    fn card(&mut self, unseen: &Cards) -> Result<Card, ScriptError> {
        let answer = self.script.card(unseen);
        self.counted(answer)
    }

    fn goal(&mut self, left: [u8; 4]) -> Result<Color, ScriptError> {
        let answer = self.script.goal(left);
        self.counted(answer)
    }

    fn premonition(&mut self, pile: PremonitionSet) -> Result<Premonition, ScriptError> {
        let answer = self.script.premonition(pile);
        self.counted(answer)
    }
}

/// Notes what it sees, and whether the script was asked before.
struct Notes<'a> {
    count: &'a Cell<usize>,
    heard: usize,
    list: Vec<Note>,
}

impl<'a> Notes<'a> {
    fn new(count: &'a Cell<usize>) -> Notes<'a> {
        Notes { count, heard: 0, list: Vec::new() }
    }
}

impl Witness for Notes<'_> {
    fn see(&mut self, event: Event) {
        let count = self.count.get();
        let news = if count > self.heard { News::Told } else { News::Known };
        self.heard = count;
        self.list.push(Note { event, news });
    }

    fn retract(&mut self, count: usize) {
        self.list.truncate(self.list.len().saturating_sub(count));
    }
}

/// The same events for a table that has been laid anew: cards lie in front as they were told, Premonitions do not.
pub(super) fn once_more(notes: Vec<Note>) -> Vec<Note> {
    let again = |note: Note| {
        let news = if let Event::PremonitionRevealed { .. } = note.event { News::Known } else { note.news };
        Note { news, ..note }
    };
    notes.into_iter().map(again).collect()
}
