//! The places of the cards of a game, by the names on the box.

use std::collections::BTreeMap;

use onirim_core::{Card, Cards, Color, Game, Group, Seat, View};
use onirim_text::{Language, Text};

use crate::dealer::pieces::{Pieces, sorted};

/// Where every card of a game lies, to be compared with [`Dealer::left`](crate::dealer::Dealer::left).
pub fn lying(game: &Game) -> Vec<(String, Vec<String>)> {
    let text = Text::new(Language::English);
    let names = |cards: &Cards| -> Vec<String> { cards.iter().map(|card| text.card(card)).collect() };
    let mut piles = vec![
        ("deck", names(&game.deck())),
        ("limbo", names(&game.limbo())),
        ("discard pile", names(game.discard_pile())),
        ("out of the game", names(game.removed())),
        ("shared", names(&game.hand(Seat::One, Group::Shared).iter().copied().collect())),
    ];
    for seat in Seat::BOTH {
        piles.push(("hand", names(&game.hand(seat, Group::Personal).iter().copied().collect())));
        piles.push(("doors", names(&doors(game.doors(seat)))));
        piles.push(("row", game.row(seat).cards().iter().map(|&card| text.card(card)).collect()));
    }
    let towers = game.towers().map(|row| row.towers().to_vec()).unwrap_or_default();
    piles.push(("towers", towers.into_iter().map(|tower| text.tower(tower)).collect()));
    sorted(piles)
}

fn doors(counts: [u8; 4]) -> Cards {
    let owned = |color: Color| std::iter::repeat_n(Card::door(color), counts[color.index()].into());
    Color::ALL.into_iter().flat_map(owned).collect()
}

impl Pieces {
    /// Reads a view as if it were a printed table.
    pub(super) fn see(&mut self, view: &View) {
        let text = Text::new(Language::English);
        let named = |cards: &mut dyn Iterator<Item = Card>| -> String {
            cards.map(|card| text.card(card)).collect::<Vec<_>>().join(", ")
        };
        // Cards in their order, if the viewer knows any of them.
        let known = |cards: &[Option<Card>]| -> Option<String> {
            let name = |card: &Option<Card>| card.map_or_else(|| "?".to_owned(), |card| text.card(card));
            cards.iter().any(Option::is_some).then(|| cards.iter().map(name).collect::<Vec<_>>().join(", "))
        };
        let (own, partner) = (view.seat.index(), view.seat.partner().index());
        let hidden = if view.partner_hidden > 0 { ", hidden" } else { "" };
        let towers = view.towers.as_ref().map(|row| row.towers().to_vec()).unwrap_or_default();
        let mut lines: BTreeMap<String, String> = [
            ("seat", (own + 1).to_string()),
            ("Your hand", named(&mut view.hand.iter().copied())),
            ("Your partner’s cards", named(&mut view.partner_known.iter().copied()) + hidden),
            ("Shared cards", named(&mut view.shared.iter().copied())),
            ("In front of you", named(&mut view.looked_at.iter().copied().flatten().chain(view.resolving))),
            ("Back on the deck, in this order", named(&mut view.placed.iter().copied().flatten())),
            ("Limbo", named(&mut view.limbo.iter())),
            ("Discard pile", named(&mut view.discard_pile.iter())),
            ("Out of the game", named(&mut view.removed.iter())),
            ("Doors", named(&mut doors(view.doors[own]).iter())),
            ("Your partner’s Doors", named(&mut doors(view.doors[partner]).iter())),
            ("Your row", named(&mut view.rows[own].cards().iter().copied())),
            ("Your partner’s row", named(&mut view.rows[partner].cards().iter().copied())),
            ("Towers", named(&mut towers.into_iter().map(Card::tower))),
        ]
        .map(|(label, content)| (label.to_owned(), content))
        .into();
        for (label, content) in [("Known on top", known(&view.top)), ("Known at the bottom", known(&view.bottom))] {
            lines.extend(content.map(|content| (label.to_owned(), content)));
        }
        if let Some(omens) = &view.omens {
            let name = |premonition| text.premonition(premonition).name;
            lines.extend(omens.face_up.iter().map(|one| (format!("Premonition “{}”", name(one)), String::new())));
            let gone = omens.removed.iter().map(name).collect::<Vec<_>>().join(", ");
            lines.insert("Premonitions out of the game".to_owned(), gone);
        }
        self.printed = Some(lines);
    }
}
