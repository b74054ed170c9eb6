//! All places where a card can lie. A new field of [`Game`] or [`View`] does not compile until it is considered here.

use core::iter;

use crate::cards::{Card, Cards, Color};
use crate::game::{Game, View};
use crate::rules::TowerRow;
use crate::table::Row;

impl Game {
    /// Every card of the game, wherever it lies (X4).
    pub fn every_card(&self) -> impl Iterator<Item = Card> + '_ {
        let Game {
            setup: _,
            active: _,
            deck,
            limbo,
            groups,
            rows,
            doors,
            discard,
            removed,
            resolving,
            look,
            goals: _,
            towers,
            omens: _,
            now: _,
            later: _,
        } = self;
        let mut piles = deck.cards();
        [discard, removed, &limbo.cards()].into_iter().for_each(|pile| piles.extend(pile));
        in_piles(piles)
            .chain(look.cards())
            .chain(groups.iter().flat_map(|hand| hand.each()))
            .chain(on_table(rows, doors, towers.as_ref()))
            .chain(*resolving)
    }
}

impl View {
    /// Every card of the game: those whose place this seat knows, and the unseen ones (X4).
    pub fn every_card(&self) -> impl Iterator<Item = Card> + '_ {
        let View {
            seat: _,
            setup: _,
            active: _,
            decision: _,
            ending: _,
            pending: _,
            hand,
            shared,
            partner_known,
            partner_hidden: _,
            secret: _,
            rows,
            doors,
            deck_len: _,
            top,
            top_known_to: _,
            bottom,
            bottom_known_to: _,
            looked_at,
            placed,
            looking: _,
            unseen,
            discard_pile,
            limbo,
            removed,
            resolving,
            goals: _,
            towers,
            omens: _,
        } = self;
        let known_places = [&**top, bottom, looked_at, placed].into_iter().flatten().copied().flatten();
        let hands = [hand, shared, partner_known].into_iter().flat_map(|cards| cards.iter()).copied();
        let piles = [unseen, discard_pile, limbo, removed].into_iter().flat_map(|pile| pile.iter());
        piles.chain(known_places).chain(hands).chain(on_table(rows, doors, towers.as_ref())).chain(*resolving)
    }
}

/// The cards in the rows of both players, their Doors, and the Tower row.
fn on_table<'a>(
    rows: &'a [Row; 2],
    doors: &[[u8; 4]; 2],
    towers: Option<&'a TowerRow>,
) -> impl Iterator<Item = Card> + use<'a> {
    let towers = towers.into_iter().flat_map(|row| row.towers()).map(|&tower| Card::tower(tower));
    rows.iter().flat_map(|row| row.cards()).copied().chain(door_cards(doors)).chain(towers)
}

/// Doors, counted for each seat and colour, as cards.
pub(super) fn door_cards(doors: &[[u8; 4]; 2]) -> impl Iterator<Item = Card> + use<> {
    doors
        .map(|counts| Color::ALL.into_iter().zip(counts))
        .into_iter()
        .flatten()
        .flat_map(|(color, count)| iter::repeat_n(Card::door(color), count.into()))
}

/// The cards of a multiset by value.
fn in_piles(piles: Cards) -> impl Iterator<Item = Card> {
    Card::all().flat_map(move |card| iter::repeat_n(card, piles.count(card)))
}
