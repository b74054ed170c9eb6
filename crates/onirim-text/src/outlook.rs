//! What a viewer can tell of the future from what lies on the table. It explains choices; it allows and forbids none.

use onirim_core::{Card, Color, End, PremonitionSet, Question, Tower, View};

/// How many cards a run needs to earn a Door (B6).
pub(crate) const RUN: u8 = 3;
/// How many cards a Prophecy shows (B8).
const PROPHECY: usize = 5;
/// How many cards a Nightmare reveals (B14).
pub(crate) const NIGHTMARE_REVEALS: usize = 5;
/// How many cards a Happy Dream reveals (P12).
pub(crate) const HAPPY_DREAM_REVEALS: usize = 7;

/// How long the viewer's run will be with one more card of this colour; the fourth begins a new one (B6).
pub(crate) fn run_with(view: &View, color: Color) -> u8 {
    match view.rows[view.seat.index()].run() {
        Some((running, length)) if running == color && length < RUN => length + 1,
        Some(_) | None => 1,
    }
}

/// The colour of the viewer's run that a card of this colour breaks off. One card is not worth a word.
pub(crate) fn run_broken_by(view: &View, color: Color) -> Option<Color> {
    let (running, length) = view.rows[view.seat.index()].run()?;
    (running != color && length > 1 && length < RUN).then_some(running)
}

/// Does the deck hold a Door of this colour? It does if the Door is nowhere else: no hand can hold one.
pub(crate) fn deck_has_door(view: &View, color: Color) -> bool {
    let door = Card::door(color);
    let owned: u8 = view.doors.iter().map(|doors| doors[color.index()]).sum();
    let elsewhere = usize::from(owned)
        + [&view.discard_pile, &view.limbo, &view.removed].map(|heap| heap.count(door)).iter().sum::<usize>()
        + usize::from(view.resolving == Some(door));
    elsewhere < view.setup.deck().count(door)
}

/// The colour that the Goals ask for next, if it is another one (K2).
pub(crate) fn other_goal_first(view: &View, color: Color) -> Option<Color> {
    view.goals.as_ref()?.next().filter(|&next| next != color)
}

/// The face-up Premonitions that another Door of this colour wakes (P2). None for the last Door of all: victory may come first.
pub(crate) fn woken_by_door(view: &View, color: Color) -> PremonitionSet {
    let mut doors = Color::ALL.map(|color| view.doors.iter().map(|doors| doors[color.index()]).sum::<u8>());
    doors[color.index()] += 1;
    let all =
        Color::ALL.into_iter().all(|one| usize::from(doors[one.index()]) == view.setup.deck().count(Card::door(one)));
    match (&view.omens, all) {
        (Some(omens), false) => omens.face_up.holding(doors),
        (Some(_), true) | (None, _) => PremonitionSet::EMPTY,
    }
}

/// Will there be a Rampart with this Tower, where there was none? (T4)
pub(crate) fn completes_rampart(view: &View, tower: Tower, end: End) -> bool {
    let Some(row) = view.towers.as_ref().filter(|row| !row.has_rampart()) else { return false };
    let mut towers = row.towers().to_vec();
    match end {
        End::Left => towers.insert(0, tower),
        End::Right => towers.push(tower),
    }
    towers.windows(4).any(|four| Color::ALL.into_iter().all(|color| four.iter().any(|tower| tower.color() == color)))
}

/// How many cards a Prophecy would show (B8, B9).
pub(crate) fn prophecy_shows(view: &View) -> usize {
    view.deck_len.min(PROPHECY)
}

/// How many Keys the viewer's whole hand holds (D2).
pub(crate) fn keys_in_hand(view: &View) -> usize {
    view.hand.iter().chain(view.shared.iter()).filter(|card| card.is_key()).count()
}

/// Is this card in the viewer's whole hand? (D2)
pub(crate) fn holds(view: &View, card: Card) -> bool {
    view.hand.contains(&card) || view.shared.contains(&card)
}

/// Does the viewer know where some card of the deck is?
pub(crate) fn knows_order(view: &View) -> bool {
    view.top.iter().chain(view.bottom.iter()).any(Option::is_some)
}

/// The Door that the question is about, if it is about one.
pub(crate) fn door_in_question(view: &View) -> Option<Color> {
    match view.decision?.question {
        Question::EarnedDoor { color } | Question::DrawnDoor { color } => Some(color),
        Question::Draft
        | Question::Turn
        | Question::Swap
        | Question::LookAhead { .. }
        | Question::Prophecy
        | Question::Arrange { .. }
        | Question::BeforeDraw
        | Question::Nightmare
        | Question::Ruin
        | Question::Payment { .. }
        | Question::Raise
        | Question::SwapGoals
        | Question::ReopenGoal { .. }
        | Question::Premonitions
        | Question::LoseDoor { .. }
        | Question::DropKey { .. }
        | Question::HappyDream
        | Question::Sift
        | Question::Fetch => None,
    }
}

/// How many cards the look in question would show (T5).
pub(crate) fn look_shows(view: &View) -> usize {
    let asked = view.decision.map(|decision| decision.question);
    if let Some(Question::LookAhead { cards }) = asked { view.deck_len.min(cards.into()) } else { view.deck_len }
}
