//! The deck, as far as it is known, and the piles.

use onirim_core::{Card, Cards, Color, Communication, Kind, Players, Spell, Storeys, Symbol, Tower, View};
use onirim_text::Args;
use onirim_ui::asks::{Offers, spell_key};
use onirim_ui::{Key, Target};
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::canvas::Canvas;

/// All cards that may still be drawn: those of the deck and the hidden ones of the partner.
pub(crate) fn left(view: &View) -> Cards {
    let mut left = view.unseen;
    let known = view.top.iter().chain(view.bottom.iter()).chain(view.looked_at.iter()).chain(view.placed.iter());
    known.copied().flatten().for_each(|card| left.insert(card));
    left
}

/// Draws deck, piles and spells in a narrow column. Each has its line even while it is empty, so that nothing moves.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, view: &View, offers: Option<&Offers>) {
    let mut y = area.y;
    let title = canvas.text.get("table-deck");
    let after = canvas.heading(area.x, y, area.width, &title);
    let count = canvas.text.get_with("table-cards", &Args::new().count("count", view.deck_len));
    let low = view.deck_len <= 5;
    let style = if low { canvas.palette.alarm() } else { canvas.palette.quiet() };
    canvas.line(after + 1, y, area.right().saturating_sub(after + 1), &count, style);
    y += 1;
    y = matrix(canvas, area, y, &left(view), view);
    if let Players::Two(Communication::Talk | Communication::Silent) = view.setup.players {
        if view.partner_hidden > 0 {
            let note = canvas.text.get_with("app-deck-partner", &Args::new().count("count", view.partner_hidden));
            let quiet = canvas.palette.quiet();
            canvas.line(area.x, y, area.width, &note, quiet);
        }
        y += 1;
    }
    y = pile(canvas, area, y, "table-discard-pile", &view.discard_pile);
    // Both in drawing order: the last card of the deck stands last.
    y = labelled(canvas, area, y, "app-top", view.top.iter().copied());
    if view.setup.book.is_some() {
        y = labelled(canvas, area, y, "app-bottom", view.bottom.iter().rev().copied());
    }
    y = labelled(canvas, area, y, "table-limbo", view.limbo.iter().map(Some));
    if view.setup.book.is_some() {
        if !view.removed.is_empty() {
            pile(canvas, area, y, "table-removed", &view.removed);
        }
        y += 1;
        spells(canvas, Rect { y, height: area.bottom().saturating_sub(y), ..area }, view, offers);
    }
}

/// The spells with keys and prices; those that can be cast now are highlighted.
fn spells(canvas: &mut Canvas<'_>, area: Rect, view: &View, offers: Option<&Offers>) {
    let Some(book) = view.setup.book else { return };
    let title = canvas.text.get("table-spells");
    let styles = |canvas: &Canvas<'_>, key: char| match offers.and_then(|offers| offers.with_key(key)) {
        Some(_) => (canvas.palette.key(), Style::new()),
        None => (canvas.palette.quiet(), canvas.palette.quiet()),
    };
    let in_full = area.height > 1 + Spell::ALL.len() as u16;
    let top = area.y + u16::from(in_full);
    let mut x = canvas.heading(area.x, top, area.width, &title) + 1;
    for (spell, y) in Spell::ALL.into_iter().zip(top + 1..) {
        let (key, cost) = (spell_key(spell), spell.cost(book).to_string());
        let (key_style, style) = styles(canvas, key);
        let place = if in_full {
            canvas.brush().write(area.x, y, 1, &key.to_string(), key_style);
            canvas.brush().right(area.x, y, area.width, &cost, style);
            let name = canvas.text.spell(spell).name;
            canvas.line(area.x + 2, y, area.width.saturating_sub(5), &name, style);
            Rect::new(area.x, y, area.width, 1)
        } else {
            let after = canvas.brush().write(x, top, 1, &key.to_string(), key_style) + 1;
            let end = canvas.brush().write(after, top, 2, &cost, style);
            let place = Rect::new(x, top, end - x, 1);
            x = end + 2;
            place
        };
        if key_style != style {
            canvas.targets.add(place, Target::Key(Key::Char(key)));
        }
    }
}

/// The number of cards of each kind.
fn matrix(canvas: &mut Canvas<'_>, area: Rect, top: u16, cards: &Cards, view: &View) -> u16 {
    let families = families(view);
    let quiet = canvas.palette.quiet();
    let mut y = top;
    for (column, family) in (0_u16..).zip(&families) {
        let sign = match family {
            Family::Chamber(symbol) => canvas.palette.symbol(*symbol).to_owned(),
            Family::Door => canvas.palette.sign(Card::door(Color::Red)).to_owned(),
            Family::Tower(storeys) => storeys.number().to_string(),
        };
        canvas.brush().right(area.x + 2 + column * 3, y, 2, &sign, quiet);
    }
    y += 1;
    for color in Color::ALL {
        if y >= area.bottom() {
            return y;
        }
        let (letter, ink) = (canvas.palette.letter(color).to_owned(), canvas.palette.ink(color));
        canvas.brush().write(area.x, y, 2, &letter, ink);
        for (column, family) in (0_u16..).zip(&families) {
            let count = cards.count(family.card(color));
            let (number, style) = if count == 0 {
                (canvas.palette.either("·", ".").to_owned(), quiet)
            } else {
                (count.to_string(), ink)
            };
            canvas.brush().right(area.x + 2 + column * 3, y, 2, &number, style);
        }
        y += 1;
    }
    let mut x = area.x;
    for card in [Card::NIGHTMARE, Card::HAPPY_DREAM] {
        if view.setup.deck().contains(card) && y < area.bottom() {
            let style = canvas.palette.card(card);
            let words = format!("{} {}", canvas.palette.sign(card), cards.count(card));
            x = canvas.brush().write(x, y, area.right().saturating_sub(x), &words, style) + 3;
        }
    }
    y + 1
}

/// A column of the table of the deck.
enum Family {
    Chamber(Symbol),
    Door,
    Tower(Storeys),
}

impl Family {
    fn card(&self, color: Color) -> Card {
        match self {
            Family::Chamber(symbol) => Card::chamber(color, *symbol),
            Family::Door => Card::door(color),
            Family::Tower(storeys) => Card::tower(Tower::new(color, *storeys)),
        }
    }
}

fn families(view: &View) -> Vec<Family> {
    let mut families: Vec<Family> = Symbol::ALL.into_iter().map(Family::Chamber).collect();
    families.push(Family::Door);
    if view.setup.towers.is_some() {
        families.extend(Storeys::ALL.into_iter().map(Family::Tower));
    }
    families
}

/// A few cards, if there are any; returns the next line.
fn labelled(canvas: &mut Canvas<'_>, area: Rect, y: u16, key: &str, cards: impl Iterator<Item = Option<Card>>) -> u16 {
    let mut cards = cards.peekable();
    if cards.peek().is_none() || y >= area.bottom() {
        return y + 1;
    }
    let label = canvas.text.get(key);
    let after = canvas.heading(area.x, y, area.width, &label) + 1;
    canvas.chips(after, y, area.right(), cards);
    y + 1
}

/// A pile in one line: its size, and the important cards.
fn pile(canvas: &mut Canvas<'_>, area: Rect, y: u16, key: &str, cards: &Cards) -> u16 {
    if y >= area.bottom() {
        return y;
    }
    let label = canvas.text.get(key);
    let after = canvas.heading(area.x, y, area.width, &label) + 1;
    let quiet = canvas.palette.quiet();
    let mut x = canvas.brush().write(after, y, 3, &cards.len().to_string(), quiet) + 1;
    let lost_doors = cards.iter().filter(|card| matches!(card.kind(), Kind::Door(_)));
    for door in lost_doors {
        if x + 2 <= area.right() {
            x = canvas.chip(x, y, door) + 1;
        }
    }
    y + 1
}
