//! A turn: play or discard, fill the hand, shuffle Limbo (B3 to B16).

use onirim_core::{Action, Card, Cause, End, Group, Kind, Players, Question, Symbol, Tower};

use crate::contents;
use crate::piece;
use crate::play::{Asking, Flow, Play, Stop};
use crate::table::Table;

/// The phase-1 actions (B3, T3).
#[derive(Clone, Copy)]
enum PhaseOne {
    Play(Card, Group),
    Build(Tower, Group, End),
    Discard(Card, Group),
}

impl Play<'_> {
    /// A whole turn of the active player.
    pub(crate) fn turn(&mut self) -> Flow {
        match self.offer(Asking::Always, Question::Turn, phase_one_options)? {
            PhaseOne::Play(card, from) => self.play_chamber(card, from)?,
            PhaseOne::Build(tower, from, end) => self.build(tower, from, end)?,
            PhaseOne::Discard(card, from) => self.discard(card, from)?,
        }
        self.fill_hand()?;
        self.table.shuffle_limbo_in();
        self.pass_turn();
        Ok(())
    }

    fn pass_turn(&mut self) {
        match self.table.setup.players {
            Players::One => {}
            Players::Two(_) => self.table.active = self.table.active.partner(),
        }
    }

    fn discard(&mut self, card: Card, from: Group) -> Flow {
        self.table.discard_from_hand(card, from);
        self.swap()?;
        match card.kind() {
            Kind::Tower(tower) => self.look_from(tower),
            Kind::Chamber(_, Symbol::Key) => self.prophecy(),
            Kind::Chamber(_, Symbol::Sun | Symbol::Moon) | Kind::Door(_) | Kind::Nightmare | Kind::HappyDream => Ok(()),
        }
    }

    /// One personal card for a shared one (D4).
    fn swap(&mut self) -> Flow {
        let asking = self.table.asking_in_secret();
        if let Some((mine, ours)) = self.offer(asking, Question::Swap, swap_options)? {
            let personal = piece::take(self.table.hand_mut(Group::Personal), mine);
            let shared = piece::take(self.table.hand_mut(Group::Shared), ours);
            self.table.hand_mut(Group::Personal).extend(shared);
            self.table.hand_mut(Group::Shared).extend(personal);
        }
        Ok(())
    }

    /// Phase 2 (B11, D5).
    fn fill_hand(&mut self) -> Flow {
        while let Some(group) = self.table.group_to_fill() {
            if self.table.deck.is_empty() {
                return Err(Stop::Lost(Cause::Refill));
            }
            self.offer(Asking::OfTwoWithSpells, Question::BeforeDraw, |_| vec![(Action::Draw, ())])?;
            let piece = self.draw(Cause::Refill)?;
            match piece.card.kind() {
                Kind::Chamber(..) | Kind::Tower(_) => self.table.hand_mut(group).push(piece),
                Kind::Door(color) => {
                    self.table.resolving = Some(piece);
                    self.drawn_door(color)?;
                }
                Kind::Nightmare => {
                    self.table.resolving = Some(piece);
                    self.nightmare()?;
                }
                Kind::HappyDream => {
                    self.table.resolving = Some(piece);
                    self.happy_dream()?;
                }
            }
        }
        Ok(())
    }

    /// The card being resolved goes to the discard pile.
    pub(crate) fn discard_resolved(&mut self) {
        self.table.discard.extend(self.table.resolving.take());
    }

    /// The hand is discarded and drawn anew (B14-IV, P10, D6).
    pub(crate) fn discard_and_redraw(&mut self, cause: Cause) -> Flow {
        for &group in self.table.groups() {
            let hand = std::mem::take(self.table.hand_mut(group));
            self.table.discard.extend(hand);
        }
        self.fill_unresolved(cause)
    }
}

/// Is it a Key?
pub(crate) fn is_key(card: Card) -> bool {
    piece::chamber_color(card).is_some_and(|color| card == Card::key(color))
}

fn phase_one_options(table: &Table) -> Vec<(Action, PhaseOne)> {
    let last = table.rows[table.active.index()].last().map(|piece| piece.card);
    let mut options = Vec::new();
    for (card, from) in table.hand_prints() {
        match card.kind() {
            Kind::Chamber(..) if may_follow(last, card) => {
                options.push((Action::Play { card, from }, PhaseOne::Play(card, from)));
            }
            Kind::Tower(tower) => {
                let ends = [End::Left, End::Right].into_iter().filter(|&end| may_build(table, tower, end));
                options.extend(ends.map(|end| (Action::Build { tower, from, end }, PhaseOne::Build(tower, from, end))));
            }
            Kind::Chamber(..) | Kind::Door(_) | Kind::Nightmare | Kind::HappyDream => {}
        }
        options.push((Action::Discard { card, from }, PhaseOne::Discard(card, from)));
    }
    options
}

/// The golden rule: a Chamber with another symbol than the last card of the own row (B4, D3).
pub(crate) fn may_follow(last: Option<Card>, card: Card) -> bool {
    let symbol_of = |card: Card| if let Kind::Chamber(_, symbol) = card.kind() { Some(symbol) } else { None };
    symbol_of(card).is_some() && last.is_none_or(|last| symbol_of(last) != symbol_of(card))
}

fn may_build(table: &Table, tower: Tower, end: End) -> bool {
    let row = table.towers();
    match (end, row.first(), row.last()) {
        (End::Left, Some(&first), _) => contents::may_touch(tower, first),
        (End::Right, _, Some(&last)) => contents::may_touch(last, tower),
        // R14: an empty row has one place.
        (End::Left, None, _) => true,
        (End::Right, _, None) => false,
    }
}

fn swap_options(table: &Table) -> Vec<(Action, Option<(Card, Card)>)> {
    let mut options = vec![(Action::KeepHand, None)];
    // A game of one has no shared cards, so nothing to swap.
    for personal in piece::prints(table.hand(Group::Personal)) {
        for shared in piece::prints(table.hand(Group::Shared)) {
            if personal != shared {
                options.push((Action::Swap { personal, shared }, Some((personal, shared))));
            }
        }
    }
    options
}
