//! Returns each chore once, in time.

use onirim_core::{Game, Occasion};
use onirim_record::{Awaited, Playthrough};

use super::chore::Chore;
use super::dealing::Dealing;
use super::hands::Hands;
use super::notes;
use crate::kind::GameKind;
use crate::session::Session;
use crate::watch::Watch;

/// How many chores have been returned.
#[derive(Clone, Debug, Default)]
pub(crate) struct Guide {
    told: usize,
}

impl Session {
    /// Real cards: all chores since the box was opened, in order. They name cards that only the player who did them
    /// may see; [`Session::new_chores`] returns those for the player who looks at the screen.
    pub fn chores(&self) -> Vec<Chore> {
        if self.kind != GameKind::Table {
            return Vec::new();
        }
        let mut hands = followed(self.playthrough());
        if let Some(waiting) = &self.waiting {
            let notes = notes::of_action(self.game(), waiting.action, &waiting.told);
            hands.follow(Some(waiting.action), &notes, None);
        }
        hands.chores
    }

    /// Real cards: what has to be done now, before the next card is told or the next question answered. Each chore is
    /// returned once, and none while no player looks at the screen.
    ///
    /// After a take-back or a correction there are none: the cards are laid as [`view`](Session::view) shows them.
    pub fn new_chores(&mut self) -> Vec<Chore> {
        if let Watch::Away { .. } = self.watch {
            return Vec::new();
        }
        let mut chores = self.chores();
        let due = chores.split_off(self.guide.told.min(chores.len()));
        self.guide.told = chores.len() + due.len();
        paid_together(due)
    }

    /// Real cards: what the card is for that must be told now.
    pub fn occasion(&self) -> Option<Occasion> {
        let waiting = self.waiting.as_ref()?;
        Awaited::after(self.game(), waiting.action, &waiting.told).occasion
    }

    /// Counts all chores of the present state as done.
    pub(crate) fn catch_up(&mut self) {
        self.guide = Guide { told: self.chores().len() };
    }

    /// Counts the chores of the deal as done, up to its last card.
    pub(crate) fn after_the_deal(&mut self) {
        let record = self.record();
        let led = record.deal.split_last().map_or(&[][..], |(_, led)| led);
        self.guide = Guide { told: Dealing::of(record.setup, led).chores().len() };
    }
}

/// Joins payments that follow each other.
fn paid_together(chores: Vec<Chore>) -> Vec<Chore> {
    let mut together: Vec<Chore> = Vec::new();
    for chore in chores {
        match (together.last_mut(), chore) {
            (Some(Chore::Pay { cards }), Chore::Pay { cards: more }) => cards.extend(more),
            (_, chore) => together.push(chore),
        }
    }
    together
}

fn followed(playthrough: &Playthrough) -> Hands {
    let record = playthrough.record();
    let question = |game: &Game| game.decision().map(|decision| decision.question);
    let mut hands = Hands::at_the_box(record.setup);
    let mut scenes = playthrough.scenes();
    let Some(mut before) = scenes.next() else { return hands };
    hands.follow(None, &notes::of_deal(record.setup, &record.deal), question(&before.game));
    for (scene, ply) in scenes.zip(&record.plies) {
        let notes = notes::of_action(&before.game, ply.action, &ply.outcomes);
        hands.follow(Some(ply.action), &notes, question(&scene.game));
        before = scene;
    }
    hands
}
