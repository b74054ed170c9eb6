//! The hand with what can be done with each card below it, and what the partner holds.

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

/// Who looks, how the hand lies, what can be chosen from it now, and what has not come yet.
pub(crate) struct Choosing<'a> {
    pub(crate) perspective: Perspective,
    pub(crate) order: &'a CardOrder,
    pub(crate) offers: Option<&'a Offers>,
    pub(crate) to_come: [Vec<Card>; 2],
    /// What help says of the answers.
    pub(crate) said: Counselled,
}

impl<'a> Choosing<'a> {
    /// Nothing can be chosen: the hand is only looked at.
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

    /// What is seen at each place: the cards that have not come yet are still face down.
    fn faces(&self, places: &[Place]) -> Vec<Face> {
        let later = to_come(places, self.to_come.clone());
        let face = |(number, place): (usize, &Place)| {
            if later.contains(&number) { Face::Down } else { Face::Up(place.card) }
        };
        places.iter().enumerate().map(face).collect()
    }
}

/// How much is told below the cards of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Told {
    /// What can be done, in a word.
    Words,
    /// What comes of it, too.
    Outcomes,
}

/// How much can be told below the cards: all of it, where there is room for all that is to be told now.
pub(crate) fn told(hand: &HandPlace, offers: &Offers) -> Told {
    if hand.is_wide() && told_lines(offers, hand.pitch) <= hand.deeds.height { Told::Outcomes } else { Told::Words }
}

/// How many cards of their own each of two players holds.
const OWN_OF_TWO: usize = 3;

/// In which column of the hand a card lies: the shared ones after the own ones, however many of these are left.
fn column(place: &Place, view: &View) -> u16 {
    let before = match (place.group, view.setup.players) {
        (Group::Personal, _) | (Group::Shared, Players::One) => 0,
        (Group::Shared, Players::Two(_)) => OWN_OF_TWO,
    };
    u16::try_from(before + place.index).unwrap_or(0)
}

/// Where a card of the hand lies, unless it is raised.
fn spot(hand: &HandPlace, column: u16) -> Rect {
    let top = hand.area.bottom().saturating_sub(hand.size.height());
    Rect::new(hand.area.x + column * hand.pitch, top, hand.size.width(), hand.size.height())
}

/// The hand: titles in the first line, cards below, and below them what can be done. The card that is pointed at is raised.
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
            // Other questions are answered where the deeds would stand.
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

/// The own cards while open ones are picked: they lie there, and nothing can be done with them.
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
    // Nothing is shared before all have picked their own cards (D1).
    if !is_draft(view) {
        let (x, shared) = (area.x + own_columns, canvas.text.get("table-shared"));
        canvas.heading(x, area.y, area.right().saturating_sub(x), &shared);
    }
}

/// The card that was just drawn lies at a free place of the hand. A word above it says what it is.
fn resolving(canvas: &mut Canvas<'_>, hand: &HandPlace, view: &View, order: &CardOrder, card: Card) {
    let taken: Vec<u16> = places(view, order).iter().map(|place| column(place, view)).collect();
    let Some(column) = (0..SLOTS).rev().find(|column| !taken.contains(column)) else { return };
    let at = spot(hand, column);
    canvas.card((at.x, at.y), hand.size, Face::Up(card), Mark::None);
    let room = hand.pitch.saturating_sub(1).min(hand.area.right().saturating_sub(at.x));
    let labels = ["table-resolving", "tui-drawn"].map(|key| canvas.text.get(key));
    let label = labels.iter().find(|label| width(label) <= room).unwrap_or(&labels[1]);
    let above = Rect::new(at.x, at.y.saturating_sub(1), room, 1);
    // Where there is no line between titles and cards, a title may stand there already.
    let is_free = above.columns().all(|column| canvas.buf[column].symbol() == " ");
    if is_free {
        let heading = canvas.palette.heading();
        canvas.line(above.x, above.y, above.width, label, heading);
    }
}

/// A star on the card that the best answer is about, if a hint has told it.
pub(crate) fn star(canvas: &mut Canvas<'_>, drawn: Rect, number: usize, offers: &Offers, said: &Counselled) {
    if said.best().is_some_and(|best| offers.concerns(number, best)) {
        let (sign, joy) = (best_sign(canvas), canvas.palette.joy());
        canvas.brush().write(drawn.right().saturating_sub(2), drawn.y, 1, sign, joy);
    }
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
    let how = told(hand, offers);
    let mut y = hand.deeds.y;
    let mut keys: Vec<Option<char>> = Vec::new();
    for choice in about {
        let Some(offer) = offers.list.get(choice) else { continue };
        // Both halves of a swap have a place of their own: the deed is told once.
        if how == Told::Words && keys.contains(&offer.key) {
            continue;
        }
        keys.push(offer.key);
        let is_chosen = offers.cursor == choice && offers.is_chosen(number);
        let top = y;
        for (indent, line, tone) in lines(canvas, how, offer, columns, said) {
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
            // Where there is no room for the word, the letter says it.
            if how == Told::Outcomes || width(&line) + indent <= columns {
                canvas.line(x + indent, y, columns.saturating_sub(indent), &line, style);
            }
            if let (Told::Words, Some(figure)) = (how, said.figure(offer.action)) {
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

fn lines(canvas: &Canvas<'_>, told: Told, offer: &Offer, columns: u16, said: &Counselled) -> Vec<(u16, String, Tone)> {
    match told {
        Told::Words => vec![(INDENT, canvas.text.get(deed(offer.action)), Tone::Deed)],
        Told::Outcomes => {
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
fn told_lines(offers: &Offers, pitch: u16) -> u16 {
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

/// A deed in a word.
fn deed(action: Action) -> &'static str {
    match action {
        Action::Pick { .. } => "tui-deed-pick",
        Action::Build { end: End::Left, .. } => "app-deed-build-left",
        Action::Build { end: End::Right, .. } => "app-deed-build-right",
        Action::Discard { .. } => "tui-deed-discard",
        Action::Swap { .. } => "tui-deed-swap",
        Action::Play { .. } => "tui-deed-play",
        // Not told below a card.
        Action::PayKey { .. }
        | Action::TakeDoor
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
