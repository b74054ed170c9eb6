//! Texts of both languages, and a sample of everything that has a text.

use onirim_core::{
    Action, Audience, Card, Cause, Color, Decision, DeckEnd, End, Ending, Event, Game, Group, IllegalAction, Nth,
    Occasion, Premonition, Premonitions, Purpose, Question, QuickChance, Seat, Setup, Slot, Spell, Storeys, Symbol,
    Tower, View,
};
use onirim_session::Chore;
use onirim_text::{Language, Text};

pub(crate) fn texts() -> [Text; 2] {
    Language::ALL.map(Text::new)
}

/// Fails if a text is missing or lacks a variable.
pub(crate) fn assert_whole(text: &str) {
    assert!(!text.trim().is_empty(), "an empty text");
    assert_eq!(text.trim(), text, "space around a text");
    for mark in ['{', '}', '⟦', '⟧', '$', '\u{2068}', '\u{2069}', '\n'] {
        assert!(!text.contains(mark), "{mark:?} in {text:?}");
    }
    assert!(!text.contains("  "), "two spaces in {text:?}");
}

/// The view of the first player of a new game.
pub(crate) fn view(setup: Setup) -> View {
    let Ok(game) = Game::new(setup, &mut QuickChance::new(1), &mut ());
    game.view(Seat::One)
}

/// The view of a player with this question.
pub(crate) fn asked(question: Question, setup: Setup) -> View {
    let mut view = view(setup);
    view.decision = Some(Decision { seat: Seat::One, question });
    view
}

pub(crate) const TOWER: Tower = Tower::new(Color::Blue, Storeys::Four);
const RED_SUN: Card = Card::chamber(Color::Red, Symbol::Sun);
const GREEN_KEY: Card = Card::key(Color::Green);
const LIE: Premonition = Premonition::BrownPair;

pub(crate) fn slot(number: usize) -> Slot {
    Slot::new(number).expect("a slot of the row")
}

/// Lists samples, and makes the compiler demand one of each variant: a new variant does not compile without a place
/// in the list, and the list fails without its sample.
macro_rules! one_of_each {
    ($name:ident, $all:ident, $($variant:ident $({ $($field:ident: $value:expr),* })?),* $(,)?) => {
        pub(crate) fn $all() -> Vec<$name> {
            fn place(sample: &$name) -> &'static str {
                match sample {
                    $($name::$variant { .. } => stringify!($variant),)*
                }
            }
            let samples = vec![$($name::$variant $({ $($field: $value),* })?,)*];
            samples.iter().for_each(|sample| assert!(!place(sample).is_empty()));
            samples
        }
    };
}
#[cfg(feature = "coach")]
pub(crate) use one_of_each;

one_of_each!(
    Question,
    every_question,
    Draft,
    Turn,
    EarnedDoor { color: Color::Red },
    Swap,
    LookAhead { cards: 3 },
    Prophecy,
    Arrange { end: DeckEnd::Top },
    BeforeDraw,
    DrawnDoor { color: Color::Green },
    Nightmare,
    Ruin,
    Payment { spell: Spell::ParallelPlanning, owed: 3 },
    Raise,
    SwapGoals,
    ReopenGoal { color: Color::Blue },
    Premonitions,
    LoseDoor { premonition: LIE },
    DropKey { left: 2 },
    HappyDream,
    Sift,
    Fetch,
);

one_of_each!(
    Action,
    every_action,
    Pick { card: RED_SUN },
    Play { card: RED_SUN, from: Group::Shared },
    Build { tower: TOWER, from: Group::Personal, end: End::Left },
    Discard { card: GREEN_KEY, from: Group::Personal },
    TakeDoor,
    LeaveDoor,
    Swap { personal: RED_SUN, shared: GREEN_KEY },
    KeepHand,
    Look,
    SkipLook,
    DiscardSeen { card: Card::NIGHTMARE },
    KeepRest,
    PlaceNext { card: RED_SUN },
    Draw,
    PayKey { key: GREEN_KEY, from: Group::Shared },
    RefuseDoor,
    ReturnDoor { owner: Seat::Two, color: Color::Brown },
    RevealFive,
    DiscardHand,
    Raze { tower: TOWER },
    FalseDestruction,
    Cast { spell: Spell::PowerfulPunishment },
    PayCard { card: Card::HAPPY_DREAM },
    Raise { card: GREEN_KEY },
    SwapGoals { left: slot(0), right: slot(7) },
    ReopenGoal { slot: slot(2) },
    Suffer { premonition: LIE },
    DropKey { key: GREEN_KEY },
    Dispel { premonition: LIE },
    RevealSeven,
    SearchDeck,
    Fetch { card: Card::door(Color::Blue) },
);

one_of_each!(
    Event,
    every_event,
    GoalLaid { slot: slot(0), color: Color::Red },
    PremonitionRevealed { premonition: LIE },
    Opened { card: RED_SUN },
    Picked { seat: Seat::One, card: RED_SUN },
    TurnBegan { seat: Seat::Two },
    Played { seat: Seat::One, card: RED_SUN, from: Group::Shared },
    Built { seat: Seat::Two, tower: TOWER, from: Group::Shared, end: End::Right },
    Discarded { seat: Seat::One, card: GREEN_KEY, from: Group::Shared },
    Swapped { seat: Seat::Two, personal: RED_SUN, shared: GREEN_KEY },
    Drawn { seat: Seat::Two, card: Some(RED_SUN), to: Group::Personal, audience: Audience::Only(Seat::Two) },
    DoorDrawn { seat: Seat::One, color: Color::Green },
    NightmareDrawn { seat: Seat::One },
    HappyDreamDrawn { seat: Seat::Two },
    SetAside { card: Card::NIGHTMARE },
    DoorObtained { seat: Seat::One, color: Color::Green },
    DoorToLimbo { color: Color::Brown },
    DoorLeft { seat: Seat::One, color: Color::Blue },
    DoorReturned { owner: Seat::Two, color: Color::Blue },
    Looked { seat: Seat::One, card: Some(RED_SUN), end: DeckEnd::Bottom, audience: Audience::Only(Seat::One) },
    Revealed { card: GREEN_KEY },
    DiscardedFromDeck { card: GREEN_KEY },
    PutBack { seat: Seat::One, card: Some(RED_SUN), end: DeckEnd::Top, audience: Audience::Everyone },
    Fetched { seat: Seat::Two, card: Some(RED_SUN), audience: Audience::Only(Seat::Two) },
    DeckShuffled,
    LimboShuffled,
    DreamDiscarded { card: Card::HAPPY_DREAM },
    NightmareToLimbo,
    Razed { tower: TOWER },
    SpellCast { seat: Seat::One, spell: Spell::ParadoxicalProphecy },
    Paid { card: RED_SUN },
    GoalsSwapped { left: slot(1), right: slot(4) },
    GoalFound { slot: slot(3) },
    GoalReopened { slot: slot(3) },
    PremonitionSuffered { premonition: LIE },
    PremonitionDispelled { premonition: LIE },
    Ended { ending: Ending::Defeat(Cause::Refill) },
);

one_of_each!(
    IllegalAction,
    every_refusal,
    GameOver,
    ChanceFirst,
    NotAsked { action: Action::Draw, question: Question::Turn },
    NotThere { action: Action::Draw },
    GoldenRule { last: Symbol::Moon },
    TouchingEdges,
    CannotCast,
);

const SECOND: Nth = Nth { number: 2, of: 5 };

one_of_each!(
    Occasion,
    every_occasion,
    Goal { which: SECOND },
    FaceUp { which: SECOND },
    FirstHand { which: SECOND },
    OpenCard { which: SECOND },
    Draw { seat: Seat::Two, to: Group::Shared },
    Look { purpose: Purpose::Prophecy, which: SECOND },
    Reveal { which: SECOND },
    NewHand { seat: Seat::One, to: Group::Personal, cause: Cause::Nightmare, which: SECOND },
    Foretold { which: SECOND },
);

one_of_each!(Purpose, every_purpose, Prophecy, LookAhead, Raise, Sift);

one_of_each!(
    Chore,
    every_chore,
    SortOut { setup: Setup::SOLO },
    ShuffleGoals,
    ShufflePremonitions { premonitions: Premonitions::Four },
    ShuffleDeck,
    ShuffleLimbo,
    TurnOver { cards: vec![RED_SUN], end: DeckEnd::Bottom },
    TakeUp { seat: Seat::One, card: RED_SUN, to: Group::Personal },
    LayOpen { card: RED_SUN },
    Pick { seat: Seat::Two, card: RED_SUN },
    SetAside { card: Card::NIGHTMARE },
    DiscardFront { cards: vec![RED_SUN, RED_SUN] },
    PutBack { cards: vec![RED_SUN, GREEN_KEY], end: DeckEnd::Top },
    Play { seat: Seat::One, card: RED_SUN, from: Group::Shared },
    Build { seat: Seat::One, tower: TOWER, from: Group::Personal, end: End::Right },
    Discard { seat: Seat::Two, cards: vec![GREEN_KEY], from: Group::Personal },
    Swap { seat: Seat::One, personal: RED_SUN, shared: GREEN_KEY },
    Raze { tower: TOWER },
    KeepDoor { seat: Seat::One, color: Color::Red },
    FindDoor { seat: Seat::Two, color: Color::Blue },
    FindDoorForLimbo { color: Color::Green },
    ReturnDoor { owner: Seat::One, color: Color::Brown },
    SearchOut { cards: vec![GREEN_KEY] },
    Fetch { card: RED_SUN },
    RecallNightmare,
    Pay { cards: vec![RED_SUN, GREEN_KEY] },
    SwapGoals { left: slot(0), right: slot(7) },
    TurnGoalDown { slot: slot(2) },
    TurnGoalUp { slot: slot(2) },
    Suffer { premonition: LIE },
    Dispel { premonition: LIE },
);
