//! The hand, and what the partner holds.

use onirim_core::{Card, Group, View};
use ratatui::layout::Rect;

use crate::asks::Offers;
use crate::draw::canvas::Canvas;
use crate::draw::card_art::{Face, Mark, Size};
use crate::input::Target;

/// What can be chosen from the hand now, and what has not come yet.
pub(crate) struct Choosing<'a> {
    pub(crate) offers: Option<&'a Offers>,
    pub(crate) to_come: [Vec<Card>; 2],
}

impl Choosing<'_> {
    pub(crate) const NOTHING: Choosing<'static> = Choosing { offers: None, to_come: [Vec::new(), Vec::new()] };

    /// The keys that choose something with this card.
    fn keys(&self, group: Group, card: Card) -> Vec<char> {
        let about = |offer: &&crate::asks::Offer| offer.card == Some((group, card));
        self.offers
            .map(|offers| offers.list.iter().filter(about).filter_map(|offer| offer.key).collect())
            .unwrap_or_default()
    }

    fn mark(&self, group: Group, card: Card) -> Mark {
        match self.offers {
            None => Mark::None,
            Some(offers) if offers.chosen().is_some_and(|offer| offer.card == Some((group, card))) => Mark::Chosen,
            Some(offers) if offers.list.iter().any(|offer| offer.card.is_some()) && !offers.is_about(group, card) => {
                Mark::Dim
            }
            Some(_) => Mark::None,
        }
    }
}

/// The keys of a card's choices, in its lower edge.
fn keys(canvas: &mut Canvas<'_>, card: Rect, keys: Vec<char>) {
    let style = canvas.palette.key();
    let step = if card.width >= Size::Small.width() { 2 } else { 1 };
    for (key, x) in keys.into_iter().zip((card.x + 1..card.right().saturating_sub(1)).step_by(step)) {
        canvas.brush().write(x, card.bottom().saturating_sub(1), 1, &key.to_string(), style);
    }
}

/// The hand: the title in the first line, cards below.
pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, size: Size, view: &View, choosing: &Choosing<'_>) {
    let is_duo = matches!(view.setup.players, onirim_core::Players::Two(_));
    let cards = u16::try_from(view.hand.len().max(3) + view.shared.len()).unwrap_or(5).max(5);
    let size = match size {
        Size::Large if cards * Size::Large.width() + 2 > area.width => Size::Medium,
        Size::Tiny | Size::Small | Size::Medium | Size::Large => size,
    };
    // Eight open cards to pick from need more room than two.
    let drafting = is_duo && view.shared.len() > 2;
    let size = if drafting { Size::Tiny } else { size };
    let personal = if is_duo { "table-personal" } else { "table-hand" };
    let mut after = group(canvas, area, size, personal, Group::Personal, &view.hand, choosing);
    if is_duo {
        let key = if drafting { "table-open-cards" } else { "table-shared" };
        let label = area.x + crate::draw::brush::width(&canvas.text.get(personal));
        let x = after.max(area.x + 3 * size.width()).max(label) + 2;
        let rest = Rect::new(x.min(area.right()), area.y, area.right().saturating_sub(x), area.height);
        after = group(canvas, rest, size, key, Group::Shared, &view.shared, choosing);
    }
    if let Some(card) = view.resolving {
        let label = canvas.text.get("table-resolving");
        let room = area.right().saturating_sub(after + 2);
        if room >= size.width() {
            canvas.heading(after + 2, area.y, room, &label);
            canvas.card((after + 2, area.y + 1), size, Face::Up(card), Mark::None);
        }
    }
}

fn group(
    canvas: &mut Canvas<'_>,
    area: Rect,
    size: Size,
    key: &str,
    group: Group,
    cards: &[Card],
    choosing: &Choosing<'_>,
) -> u16 {
    let label = canvas.text.get(key);
    canvas.heading(area.x, area.y, area.width, &label);
    let mut to_come = choosing.to_come[match group {
        Group::Personal => 0,
        Group::Shared => 1,
    }]
    .clone();
    let mut faces: Vec<Face> = Vec::new();
    for &card in cards.iter().rev() {
        match to_come.iter().position(|&one| one == card) {
            Some(place) => {
                to_come.remove(place);
                faces.push(Face::Down);
            }
            None => faces.push(Face::Up(card)),
        }
    }
    let mut x = area.x;
    let mut chosen_before = false;
    let mut keyed: Vec<Card> = Vec::new();
    for face in faces.into_iter().rev() {
        let mut mark = match face {
            Face::Up(card) => choosing.mark(group, card),
            Face::Down | Face::Wanted(_) => Mark::None,
        };
        // Equal cards are one choice: one of them is enough to show it.
        if mark == Mark::Chosen && chosen_before {
            mark = Mark::None;
        }
        chosen_before |= mark == Mark::Chosen;
        if x + size.width() > area.right() {
            break;
        }
        let drawn = canvas.card((x, area.y + 1), size, face, mark);
        if let Face::Up(card) = face {
            canvas.targets.add(drawn, Target::Hand(group, card));
            if !keyed.contains(&card) {
                keys(canvas, drawn, choosing.keys(group, card));
                keyed.push(card);
            }
        }
        x += size.width();
    }
    x
}

/// What the partner holds, as cards below a title.
pub(crate) fn partner_cards(canvas: &mut Canvas<'_>, area: Rect, y: u16, view: &View) {
    let label = canvas.text.get("table-partner-hand");
    canvas.heading(area.x, y, area.width, &label);
    let known = view.partner_known.iter().copied().map(Face::Up);
    let hidden = std::iter::repeat_n(Face::Down, view.partner_hidden);
    for (face, x) in known.chain(hidden).zip((area.x..area.right()).step_by(Size::Tiny.width().into())) {
        canvas.card((x, y + 1), Size::Tiny, face, Mark::None);
    }
}

/// What the partner holds, in one line.
pub(crate) fn partner(canvas: &mut Canvas<'_>, area: Rect, y: u16, view: &View) {
    let label = canvas.text.get("table-partner-hand");
    let x = canvas.heading(area.x, y, area.width, &label) + 1;
    let hidden = std::iter::repeat_n(None, view.partner_hidden);
    canvas.chips(x, y, area.right(), view.partner_known.iter().copied().map(Some).chain(hidden));
}
