//! The hand with actions below each card, and the partner's hand.

use onirim_core::{Action, Card, End, Group, Players, View};
use onirim_session::CardOrder;
use onirim_text::Perspective;
use onirim_ui::Target;
use onirim_ui::asks::{Offer, Offers, Place, Sort, is_draft, places, to_come};
use onirim_ui::coach::Figure;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::brush::{width, wrapped};
use crate::draw::canvas::Canvas;
use crate::draw::card_art::{Face, Mark, Size};
use crate::draw::panel::Counselled;
use crate::draw::panel::choices::best_sign;
use crate::draw::table::layout::{HandPlace, SLOTS};
use crate::draw::table::of;

/// How to draw the hand: for whom, in which order, with which actions, and which cards are not drawn yet.
pub(crate) struct Choosing<'a> {
    pub(crate) perspective: Perspective,
    pub(crate) order: &'a CardOrder,
    pub(crate) offers: Option<&'a Offers>,
    pub(crate) to_come: [Vec<Card>; 2],
    /// What the help says about the actions.
    pub(crate) said: Counselled,
}

impl<'a> Choosing<'a> {
    /// A hand without actions.
    pub(crate) const fn nothing(order: &'a CardOrder, perspective: Perspective) -> Choosing<'a> {
        Choosing { perspective, order, offers: None, to_come: [Vec::new(), Vec::new()], said: Counselled::NOTHING }
    }

    fn mark(&self, place: usize, here: Place) -> Mark {
        match self.offers {
            None => Mark::None,
            Some(offers) if offers.is_chosen(place) => Mark::Chosen,
            Some(offers) if offers.list.iter().any(|offer| offer.card.is_some()) && !offers.is_about(here) => Mark::Dim,
            Some(_) => Mark::None,
        }
    }

    /// The visible sides: cards that the animation has not drawn yet are face down.
    fn faces(&self, places: &[Place]) -> Vec<Face> {
        let later = to_come(places, self.to_come.clone());
        let face = |(number, place): (usize, &Place)| {
            if later.contains(&number) { Face::Down } else { Face::Up(place.card) }
        };
        places.iter().enumerate().map(face).collect()
    }
}

/// Whether there is room below the cards for labels and outcomes of all current actions, or only for a word each.
pub(crate) fn has_room_for_outcomes(hand: &HandPlace, offers: &Offers) -> bool {
    hand.is_wide() && lines_needed(offers, hand.pitch) <= hand.deeds.height
}

/// How many personal cards each of two players holds.
const OWN_OF_TWO: usize = 3;

/// The column of a card: shared cards follow the places of personal ones, even if some are missing.
fn column(place: &Place, view: &View) -> u16 {
    let before = match (place.group, view.setup.players) {
        (Group::Personal, _) | (Group::Shared, Players::One) => 0,
        (Group::Shared, Players::Two(_)) => OWN_OF_TWO,
    };
    u16::try_from(before + place.index).unwrap_or(0)
}

/// The place of a card that is not raised.
fn spot(hand: &HandPlace, column: u16) -> Rect {
    let top = hand.area.bottom().saturating_sub(hand.size.height());
    Rect::new(hand.area.x + column * hand.pitch, top, hand.size.width(), hand.size.height())
}

/// The hand: titles, cards, and actions below them. The card that is pointed at is raised.
pub(crate) fn draw(canvas: &mut Canvas<'_>, hand: &HandPlace, view: &View, choosing: &Choosing<'_>) {
    titles(canvas, hand, view, choosing.perspective);
    if is_draft(view) {
        own_cards(canvas, hand, choosing.order);
        return;
    }
    let lying = places(view, choosing.order);
    let faces = choosing.faces(&lying);
    for ((number, place), face) in lying.iter().enumerate().zip(faces) {
        let at = spot(hand, column(place, view));
        let mark = if face == Face::Down { Mark::None } else { choosing.mark(number, *place) };
        let y = if mark == Mark::Chosen { at.y - hand.lift } else { at.y };
        let drawn = canvas.card((at.x, y), hand.size, face, mark);
        if face == Face::Down {
            continue;
        }
        canvas.targets.add(drawn.union(at), Target::Hand(number));
        if let Some(offers) = choosing.offers {
            digit(canvas, drawn, *place, mark, offers);
            // Other questions are answered in the same area.
            if offers.sort == Sort::ByCard {
                deeds(canvas, hand, number, *place, at.x, offers, &choosing.said);
            }
            star(canvas, drawn, number, offers, &choosing.said);
            if let Some(other) = offers.comes_here(number) {
                let (sign, key) = (canvas.palette.either("⇄", "<>"), canvas.palette.key());
                canvas.line(at.x, hand.deeds.y, hand.pitch.saturating_sub(1), &format!("{sign} {}", other.digit), key);
            }
        }
    }
    if let Some(card) = view.resolving {
        resolving(canvas, hand, view, choosing.order, card);
    }
}

/// The key of a card, in its frame.
pub(crate) fn digit(canvas: &mut Canvas<'_>, card: Rect, place: Place, mark: Mark, offers: &Offers) {
    let style = match mark {
        Mark::Chosen => canvas.palette.chosen(),
        Mark::None | Mark::Run | Mark::Dim if offers.is_about(place) => canvas.palette.key(),
        Mark::None | Mark::Run | Mark::Dim => canvas.palette.quiet(),
    };
    canvas.digit(card, place.digit, style);
}

/// The personal cards during the draft, without actions.
fn own_cards(canvas: &mut Canvas<'_>, hand: &HandPlace, order: &CardOrder) {
    for (held, number) in order.places(Group::Personal).iter().flatten().zip(0..) {
        let at = spot(hand, number);
        canvas.card((at.x, at.y), hand.size, Face::Up(held.card), Mark::None);
    }
}

fn titles(canvas: &mut Canvas<'_>, hand: &HandPlace, view: &View, perspective: Perspective) {
    let area = hand.area;
    if view.setup.players == Players::One {
        let label = canvas.text.get("table-hand");
        canvas.heading(area.x, area.y, area.width, &label);
        return;
    }
    let own_columns = u16::try_from(OWN_OF_TWO).unwrap_or(3) * hand.pitch;
    let fitting = ["table-hand-of", "tui-hand-of"].map(|key| of(canvas, key, perspective, view.seat));
    let label = fitting.iter().find(|label| width(label) < own_columns).unwrap_or(&fitting[1]);
    canvas.heading(area.x, area.y, own_columns.saturating_sub(1), label);
    // There are no shared cards before all have picked their personal ones (D1).
    if !is_draft(view) {
        let (x, shared) = (area.x + own_columns, canvas.text.get("table-shared"));
        canvas.heading(x, area.y, area.right().saturating_sub(x), &shared);
    }
}

/// The card that was just drawn, at a free place of the hand, with a word above it.
fn resolving(canvas: &mut Canvas<'_>, hand: &HandPlace, view: &View, order: &CardOrder, card: Card) {
    let taken: Vec<u16> = places(view, order).iter().map(|place| column(place, view)).collect();
    let Some(column) = (0..SLOTS).rev().find(|column| !taken.contains(column)) else { return };
    let at = spot(hand, column);
    canvas.card((at.x, at.y), hand.size, Face::Up(card), Mark::None);
    let room = hand.pitch.saturating_sub(1).min(hand.area.right().saturating_sub(at.x));
    let labels = ["table-resolving", "tui-drawn"].map(|key| canvas.text.get(key));
    let label = labels.iter().find(|label| width(label) <= room).unwrap_or(&labels[1]);
    let above = Rect::new(at.x, at.y.saturating_sub(1), room, 1);
    // A title may already stand there.
    let is_free = above.columns().all(|column| canvas.buf[column].symbol() == " ");
    if is_free {
        let heading = canvas.palette.heading();
        canvas.line(above.x, above.y, above.width, label, heading);
    }
}

/// The star on the card of the best action, if the help shows it.
pub(crate) fn star(canvas: &mut Canvas<'_>, drawn: Rect, number: usize, offers: &Offers, said: &Counselled) {
    if said.best().is_some_and(|best| offers.concerns(number, best)) {
        let (sign, joy) = (best_sign(canvas), canvas.palette.joy());
        canvas.brush().write(drawn.right().saturating_sub(2), drawn.y, 1, sign, joy);
    }
}

/// The actions with a card, below it.
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
    let with_outcomes = has_room_for_outcomes(hand, offers);
    let mut y = hand.deeds.y;
    let mut keys: Vec<Option<char>> = Vec::new();
    for choice in about {
        let Some(offer) = offers.list.get(choice) else { continue };
        // A swap is listed below both of its cards, but only once below each.
        if !with_outcomes && keys.contains(&offer.key) {
            continue;
        }
        keys.push(offer.key);
        let is_chosen = offers.cursor == choice && offers.is_chosen(number);
        let top = y;
        for (indent, line, tone) in lines(canvas, with_outcomes, offer, columns, said) {
            if y >= hand.deeds.bottom() {
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
            // If there is no room for the word, only the key is shown.
            if with_outcomes || width(&line) + indent <= columns {
                canvas.line(x + indent, y, columns.saturating_sub(indent), &line, style);
            }
            if let (false, Some(figure)) = (with_outcomes, said.figure(offer.action)) {
                short_figure(canvas, Rect::new(x + indent, y, columns.saturating_sub(indent), 1), &line, figure, said);
            }
            y += 1;
        }
        canvas.targets.add(Rect::new(x, top, columns, y - top), Target::Item(choice));
    }
}

/// What an action is worth, after its word or, without room for both, instead of it.
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

/// The width of key and blank.
const INDENT: u16 = 2;

fn lines(
    canvas: &Canvas<'_>,
    with_outcomes: bool,
    offer: &Offer,
    columns: u16,
    said: &Counselled,
) -> Vec<(u16, String, Tone)> {
    if !with_outcomes {
        let words = word(offer.action).map_or_else(|| offer.label.clone(), |key| canvas.text.get(key));
        return vec![(INDENT, words, Tone::Deed)];
    }
    let room = columns.saturating_sub(INDENT);
    let label = wrapped(&offer.label, room).into_iter().map(|line| (INDENT, line, Tone::Deed));
    // The figure takes the place of the outcome, so that nothing moves.
    if let Some(figure) = said.figure(offer.action) {
        return label.chain([(INDENT, figure.words.clone(), Tone::Figure)]).collect();
    }
    let outcome = offer.outcome.iter().flat_map(|words| wrapped(words, room));
    label.chain(outcome.map(|line| (INDENT, line, Tone::Outcome))).collect()
}

/// The height of all actions below cards of this width.
fn lines_needed(offers: &Offers, pitch: u16) -> u16 {
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

/// The key of the word for an action below its card. `None`: the label of the action stands there instead.
#[expect(clippy::wildcard_enum_match_arm, reason = "every action has a label")]
fn word(action: Action) -> Option<&'static str> {
    match action {
        Action::Pick { .. } => Some("tui-deed-pick"),
        Action::Build { end: End::Left, .. } => Some("app-deed-build-left"),
        Action::Build { end: End::Right, .. } => Some("app-deed-build-right"),
        Action::Discard { .. } => Some("tui-deed-discard"),
        Action::Swap { .. } => Some("tui-deed-swap"),
        Action::Play { .. } => Some("tui-deed-play"),
        _ => None,
    }
}

/// The partner's hand: cards below a title, or in one line.
pub(crate) fn partner(canvas: &mut Canvas<'_>, area: Rect, view: &View, perspective: Perspective) {
    let cards = u16::try_from(view.partner_known.len() + view.partner_hidden).unwrap_or(0);
    let room = if area.height > 1 { area.width.saturating_sub(1) } else { area.width.saturating_sub(3 * cards + 1) };
    let fitting = ["table-hand-of", "tui-hand-of"].map(|key| of(canvas, key, perspective, view.seat.partner()));
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
