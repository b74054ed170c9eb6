//! The hand with what can be done with each card below it, and what the partner holds.

use onirim_app::Target;
use onirim_app::asks::{Offer, Offers, Place, is_draft, places, to_come};
use onirim_app::coach::Figure;
use onirim_core::{Action, Card, End, Group, Players, View};
use onirim_session::CardOrder;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::brush::{width, wrapped};
use crate::draw::canvas::Canvas;
use crate::draw::card_art::{Face, Mark, Size};
use crate::draw::panel::Counselled;
use crate::draw::panel::choices::best_sign;
use crate::draw::table::layout::{HandPlace, Under};
use crate::draw::table::of;

/// How the hand lies, what can be chosen from it now, and what has not come yet.
pub(crate) struct Choosing<'a> {
    pub(crate) order: &'a CardOrder,
    pub(crate) offers: Option<&'a Offers>,
    pub(crate) to_come: [Vec<Card>; 2],
    /// What help says of the answers.
    pub(crate) said: Counselled,
}

impl<'a> Choosing<'a> {
    /// Nothing can be chosen: the hand is only looked at.
    pub(crate) const fn nothing(order: &'a CardOrder) -> Choosing<'a> {
        Choosing { order, offers: None, to_come: [Vec::new(), Vec::new()], said: Counselled::NOTHING }
    }

    fn mark(&self, place: usize, here: Place) -> Mark {
        match self.offers {
            None => Mark::None,
            Some(offers) if offers.is_chosen(place) => Mark::Chosen,
            Some(offers) if offers.list.iter().any(|offer| offer.card.is_some()) && !offers.is_about(here) => Mark::Dim,
            Some(_) => Mark::None,
        }
    }

    /// What is seen at each place: the cards that have not come yet are still face down.
    fn faces(&self, places: &[Place]) -> Vec<Face> {
        let later = to_come(places, self.to_come.clone());
        let face = |(number, place): (usize, &Place)| {
            if later.contains(&number) { Face::Down } else { Face::Up(place.card) }
        };
        places.iter().enumerate().map(face).collect()
    }
}

/// In which column of the hand a card lies: the shared ones after the own ones, however many of these are left.
fn column(place: &Place, view: &View) -> u16 {
    let before = match (place.group, view.setup.players) {
        (Group::Personal, _) | (Group::Shared, Players::One) => 0,
        (Group::Shared, Players::Two(_)) if is_draft(view) => view.hand.len(),
        (Group::Shared, Players::Two(_)) => view.hand.len().max(3),
    };
    u16::try_from(before + place.index).unwrap_or(0)
}

/// Where a card of the hand lies.
fn spot(hand: &HandPlace, column: u16) -> Rect {
    Rect::new(hand.area.x + column * hand.pitch, hand.area.y + 1, hand.size.width(), hand.size.height())
}

/// The hand: titles in the first line, cards below, and below them what can be done.
pub(crate) fn draw(canvas: &mut Canvas<'_>, hand: &HandPlace, view: &View, choosing: &Choosing<'_>) {
    titles(canvas, hand, view);
    let mut lying = places(view, choosing.order);
    if is_draft(view) {
        own_cards(canvas, hand, choosing.order);
    }
    lying.retain(|place| spot(hand, column(place, view)).right() <= hand.area.right() + 1);
    let faces = choosing.faces(&lying);
    for ((number, place), face) in lying.iter().enumerate().zip(faces) {
        let at = spot(hand, column(place, view));
        let mark = if face == Face::Down { Mark::None } else { choosing.mark(number, *place) };
        let drawn = canvas.card((at.x, at.y), hand.size, face, mark);
        if face == Face::Down {
            continue;
        }
        canvas.targets.add(drawn, Target::Hand(number));
        if let Some(offers) = choosing.offers {
            let style = if offers.is_about(*place) { canvas.palette.key() } else { canvas.palette.quiet() };
            canvas.digit(drawn, place.digit, style);
            deeds(canvas, hand, number, *place, at.x, offers, &choosing.said);
            if choosing.said.best().is_some_and(|best| offers.concerns(number, best)) {
                let (sign, joy) = (best_sign(canvas), canvas.palette.joy());
                canvas.brush().write(drawn.right().saturating_sub(2), drawn.y, 1, sign, joy);
            }
            if let Some(other) = offers.comes_here(number) {
                let (sign, key) = (canvas.palette.either("⇄", "<>"), canvas.palette.key());
                canvas.line(at.x, hand.under.y, hand.pitch.saturating_sub(1), &format!("{sign} {}", other.digit), key);
            }
        }
    }
    if let Some(card) = view.resolving {
        resolving(canvas, hand, view, choosing.order, card);
    }
}

/// The own cards while open ones are picked: they lie there, and nothing can be done with them.
fn own_cards(canvas: &mut Canvas<'_>, hand: &HandPlace, order: &CardOrder) {
    for (held, number) in order.places(Group::Personal).iter().flatten().zip(0..) {
        let at = spot(hand, number);
        canvas.card((at.x, at.y), hand.size, Face::Up(held.card), Mark::None);
    }
}

fn titles(canvas: &mut Canvas<'_>, hand: &HandPlace, view: &View) {
    let area = hand.area;
    if view.setup.players == Players::One {
        let label = canvas.text.get("table-hand");
        canvas.heading(area.x, area.y, area.width, &label);
        return;
    }
    let drafting = is_draft(view);
    let own = if drafting { view.hand.len() } else { view.hand.len().max(3) };
    let own_columns = u16::try_from(own).unwrap_or(3) * hand.pitch;
    let shared = canvas.text.get(if drafting { "table-open-cards" } else { "table-shared" });
    if own_columns > 0 {
        let fitting = ["table-hand-of", "tui-hand-of"].map(|key| of(canvas, key, view, view.seat));
        let label = fitting.iter().find(|label| width(label) < own_columns).unwrap_or(&fitting[1]);
        canvas.heading(area.x, area.y, own_columns.saturating_sub(1), label);
    }
    let x = area.x + own_columns;
    canvas.heading(x, area.y, area.right().saturating_sub(x), &shared);
}

/// The card that was just drawn lies at the first free place, and its title below it, so that it never meets another one.
fn resolving(canvas: &mut Canvas<'_>, hand: &HandPlace, view: &View, order: &CardOrder, card: Card) {
    let taken: Vec<u16> = places(view, order).iter().map(|place| column(place, view)).collect();
    let free = (0..).find(|column| !taken.contains(column) && (*column >= 3 || view.setup.players == Players::One));
    let fits = |column: &u16| spot(hand, *column).right() <= hand.area.right() + 1;
    let any = (0..16).rev().find(|column| fits(column) && !taken.contains(column));
    let Some(column) = free.filter(fits).or(any) else { return };
    let at = spot(hand, column);
    canvas.card((at.x, at.y), hand.size, Face::Up(card), Mark::None);
    let (label, heading) = (canvas.text.get("table-resolving"), canvas.palette.heading());
    let room = hand.area.right().saturating_sub(at.x).min(hand.pitch.max(width(&label)));
    let below = Rect::new(at.x, hand.under.y, room, hand.under.height);
    canvas.paragraph(below, &label, heading);
}

/// What can be done with a card, below it.
fn deeds(
    canvas: &mut Canvas<'_>,
    hand: &HandPlace,
    number: usize,
    place: Place,
    x: u16,
    offers: &Offers,
    said: &Counselled,
) {
    let about = offers.about(|offer| offer.card == Some((place.group, place.card)));
    let columns = hand.pitch.saturating_sub(1).min(hand.area.right().saturating_sub(x));
    let mut y = hand.under.y;
    let mut told: Vec<Option<char>> = Vec::new();
    for choice in about {
        let Some(offer) = offers.list.get(choice) else { continue };
        // Both halves of a swap have a place of their own: the deed is told once.
        if hand.told == Under::Words && told.contains(&offer.key) {
            continue;
        }
        told.push(offer.key);
        let is_chosen = offers.cursor == choice && offers.is_chosen(number);
        let top = y;
        for (indent, line, tone) in lines(canvas, hand.told, offer, columns, said) {
            if y >= hand.under.bottom() {
                break;
            }
            let style = match tone {
                Tone::Deed if is_chosen => canvas.palette.chosen(),
                Tone::Deed => Style::new(),
                Tone::Outcome => canvas.palette.quiet(),
                Tone::Figure if said.is_best(offer.action) => canvas.palette.joy(),
                Tone::Figure => Style::new(),
            };
            if y == top {
                let key_style = canvas.palette.key();
                let key = offer.key.unwrap_or(' ').to_string();
                canvas.brush().write(x, y, 1, &key, key_style);
            }
            // Where there is no room for the word, the letter says it.
            if hand.told == Under::Outcomes || width(&line) + indent <= columns {
                canvas.line(x + indent, y, columns.saturating_sub(indent), &line, style);
            }
            if let (Under::Words, Some(figure)) = (hand.told, said.figure(offer.action)) {
                short_figure(canvas, Rect::new(x + indent, y, columns.saturating_sub(indent), 1), &line, figure, said);
            }
            y += 1;
        }
        canvas.targets.add(Rect::new(x, top, columns, y - top), Target::Item(choice));
    }
}

/// What a deed is worth, after its word or, where there is no room for both, instead of it.
fn short_figure(canvas: &mut Canvas<'_>, area: Rect, word: &str, figure: &Figure, said: &Counselled) {
    let style = if said.is_best(figure.action) { canvas.palette.joy() } else { Style::new() };
    if width(word) + width(&figure.short) < area.width {
        canvas.brush().right(area.x, area.y, area.width, &figure.short, style);
    } else {
        canvas.brush().clear(area);
        canvas.line(area.x, area.y, area.width, &figure.short, style);
    }
}

enum Tone {
    Deed,
    Outcome,
    Figure,
}

/// Key and space before a deed.
const INDENT: u16 = 2;

fn lines(canvas: &Canvas<'_>, told: Under, offer: &Offer, columns: u16, said: &Counselled) -> Vec<(u16, String, Tone)> {
    match told {
        Under::Words => vec![(INDENT, canvas.text.get(deed(offer.action)), Tone::Deed)],
        Under::Outcomes => {
            let room = columns.saturating_sub(INDENT);
            let label = wrapped(&offer.label, room).into_iter().map(|line| (INDENT, line, Tone::Deed));
            // What an answer is worth stands where its outcome did: nothing moves.
            if let Some(figure) = said.figure(offer.action) {
                return label.chain([(INDENT, figure.words.clone(), Tone::Figure)]).collect();
            }
            let outcome = offer.outcome.iter().flat_map(|words| wrapped(words, room));
            label.chain(outcome.map(|line| (INDENT, line, Tone::Outcome))).collect()
        }
    }
}

/// How many lines all that can be told takes below the cards of this width.
pub(crate) fn told_lines(offers: &Offers, pitch: u16) -> u16 {
    let room = pitch.saturating_sub(1 + INDENT);
    let of_one = |place: &Place| -> usize {
        let about = offers.list.iter().filter(|offer| offer.card == Some((place.group, place.card)));
        about
            .map(|offer| {
                wrapped(&offer.label, room).len()
                    + offer.outcome.iter().map(|words| wrapped(words, room).len()).sum::<usize>()
            })
            .sum()
    };
    u16::try_from(offers.places.iter().map(of_one).max().unwrap_or(0)).unwrap_or(u16::MAX)
}

/// How many deeds there are with one card at most.
pub(crate) fn deed_lines(offers: &Offers) -> u16 {
    let of_one = |place: &Place| {
        let mut keys: Vec<Option<char>> = Vec::new();
        for offer in offers.list.iter().filter(|offer| offer.card == Some((place.group, place.card))) {
            if !keys.contains(&offer.key) {
                keys.push(offer.key);
            }
        }
        keys.len()
    };
    u16::try_from(offers.places.iter().map(of_one).max().unwrap_or(0)).unwrap_or(u16::MAX)
}

/// A deed in a word.
fn deed(action: Action) -> &'static str {
    match action {
        Action::Pick { .. } => "tui-deed-pick",
        Action::Build { end: End::Left, .. } => "app-deed-build-left",
        Action::Build { end: End::Right, .. } => "app-deed-build-right",
        Action::Discard { .. } => "tui-deed-discard",
        Action::Swap { .. } => "tui-deed-swap",
        Action::PayKey { .. } => "tui-deed-pay",
        Action::Play { .. } => "tui-deed-play",
        // About no card that lies in the hand.
        Action::TakeDoor
        | Action::LeaveDoor
        | Action::KeepHand
        | Action::Look
        | Action::SkipLook
        | Action::Draw
        | Action::RefuseDoor
        | Action::RevealFive
        | Action::RevealSeven
        | Action::DiscardHand
        | Action::ReturnDoor { .. }
        | Action::FalseDestruction
        | Action::Raze { .. }
        | Action::Cast { .. }
        | Action::DiscardSeen { .. }
        | Action::KeepRest
        | Action::PlaceNext { .. }
        | Action::PayCard { .. }
        | Action::Raise { .. }
        | Action::SwapGoals { .. }
        | Action::ReopenGoal { .. }
        | Action::Suffer { .. }
        | Action::Dispel { .. }
        | Action::DropKey { .. }
        | Action::SearchDeck
        | Action::Fetch { .. } => "tui-deed-play",
    }
}

/// What the partner holds: as cards below a title, or in one line.
pub(crate) fn partner(canvas: &mut Canvas<'_>, area: Rect, view: &View) {
    let cards = u16::try_from(view.partner_known.len() + view.partner_hidden).unwrap_or(0);
    let room = if area.height > 1 { area.width.saturating_sub(1) } else { area.width.saturating_sub(3 * cards + 1) };
    let fitting = ["table-hand-of", "tui-hand-of"].map(|key| of(canvas, key, view, view.seat.partner()));
    let label = fitting.iter().find(|label| width(label) <= room).unwrap_or(&fitting[1]);
    let after = canvas.heading(area.x, area.y, room, label) + 1;
    let known = view.partner_known.iter().copied();
    if area.height > 1 {
        let hidden = std::iter::repeat_n(Face::Down, view.partner_hidden);
        let faces = known.map(Face::Up).chain(hidden);
        for (face, x) in faces.zip((area.x..area.right()).step_by(Size::Tiny.width().into())) {
            canvas.card((x, area.y + 1), Size::Tiny, face, Mark::None);
        }
        return;
    }
    let hidden = std::iter::repeat_n(None, view.partner_hidden);
    canvas.chips(after, area.y, area.right(), known.map(Some).chain(hidden));
}
