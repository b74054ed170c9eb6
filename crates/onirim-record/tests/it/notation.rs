//! Every word of the notation.

use std::collections::HashSet;

use onirim_core::*;
use onirim_record::{FromNotation, Notation, NotationError, Wanted};
use proptest::prelude::*;

use crate::games::any_game;

const GROUPS: [Group; 2] = [Group::Personal, Group::Shared];

/// Every action that can be written down.
fn all_actions() -> Vec<Action> {
    use Action::*;
    let mut all = vec![
        TakeDoor,
        LeaveDoor,
        KeepHand,
        Look,
        SkipLook,
        KeepRest,
        Draw,
        RefuseDoor,
        RevealFive,
        DiscardHand,
        FalseDestruction,
        RevealSeven,
        SearchDeck,
    ];
    for card in Card::all() {
        all.extend([Pick { card }, DiscardSeen { card }, PlaceNext { card }, PayCard { card }, Raise { card }]);
        all.extend([DropKey { key: card }, Fetch { card }]);
        for from in GROUPS {
            all.extend([Play { card, from }, Discard { card, from }, PayKey { key: card, from }]);
        }
        all.extend(Card::all().map(|shared| Swap { personal: card, shared }));
    }
    for tower in Tower::all() {
        all.push(Raze { tower });
        for from in GROUPS {
            all.extend([End::Left, End::Right].map(|end| Build { tower, from, end }));
        }
    }
    for color in Color::ALL {
        all.extend(Seat::BOTH.map(|owner| ReturnDoor { owner, color }));
    }
    all.extend(Spell::ALL.map(|spell| Cast { spell }));
    for left in Slot::all() {
        all.push(ReopenGoal { slot: left });
        all.extend(Slot::all().map(|right| SwapGoals { left, right }));
    }
    for premonition in Premonition::ALL {
        all.extend([Suffer { premonition }, Dispel { premonition }]);
    }
    all
}

fn all_outcomes() -> Vec<Outcome> {
    let cards = Card::all().map(Outcome::Card);
    let goals = Color::ALL.into_iter().map(Outcome::Goal);
    cards.chain(goals).chain(Premonition::ALL.into_iter().map(Outcome::Premonition)).collect()
}

#[test]
fn cards_are_two_letters() {
    let letters: Vec<String> = Card::all().map(|card| card.notation().to_string()).collect();
    assert_eq!(
        letters.join(" "),
        "Rs Bs Gs Ns Rm Bm Gm Nm Rk Bk Gk Nk Rd Bd Gd Nd Ni Ha R3 B3 G3 N3 R4 B4 G4 N4 R5 B5 G5 N5"
    );
    for card in Card::all() {
        let letters = card.notation().to_string();
        for typed in [letters.to_lowercase(), letters.to_uppercase(), letters] {
            assert_eq!(Card::from_notation(&typed), Ok(card));
        }
    }
}

#[test]
fn every_action_is_read_as_it_is_written() {
    let mut seen = HashSet::new();
    for action in all_actions() {
        let text = action.notation().to_string();
        assert_eq!(Action::from_notation(&text), Ok(action), "{text}");
        assert_eq!(Action::from_notation(&format!("  {}\t", text.to_uppercase().replace(' ', "  "))), Ok(action));
        assert!(seen.insert(text.clone()), "{text} means two things");
    }
}

#[test]
fn a_personal_card_may_be_called_so() {
    assert_eq!(Action::from_notation("play Rs personal"), Action::from_notation("play Rs"));
    assert_ne!(Action::from_notation("play Rs shared"), Action::from_notation("play Rs"));
}

#[test]
fn every_outcome_is_read_as_it_is_written() {
    let mut seen = HashSet::new();
    for outcome in all_outcomes() {
        let text = outcome.notation().to_string();
        assert_eq!(Outcome::from_notation(&text), Ok(outcome));
        assert_eq!(Outcome::from_notation(&text.to_uppercase()), Ok(outcome));
        assert!(seen.insert(text.clone()), "{text} means two things");
    }
}

#[test]
fn single_things_are_read_as_they_are_written() {
    fn holds<T: FromNotation<Error = NotationError> + Notation + PartialEq + std::fmt::Debug>(thing: T) {
        assert_eq!(T::from_notation(&thing.notation().to_string()), Ok(thing));
    }
    Color::ALL.into_iter().for_each(holds);
    Premonition::ALL.into_iter().for_each(holds);
    Spell::ALL.into_iter().for_each(holds);
    Seat::BOTH.into_iter().for_each(holds);
    Tower::all().for_each(holds);
    Slot::all().for_each(holds);
    [End::Left, End::Right].into_iter().for_each(holds);
}

#[test]
fn an_error_lists_the_actions_and_no_others() {
    let listed: HashSet<&str> = Wanted::Action.allowed().split_whitespace().skip(2).collect();
    let texts: Vec<String> = all_actions().iter().map(|action| action.notation().to_string()).collect();
    let verbs: HashSet<&str> = texts.iter().filter_map(|text| text.split_whitespace().next()).collect();
    assert_eq!(listed, verbs);
}

#[test]
fn an_error_says_what_was_wrong_and_what_to_write() {
    let says = |text: &str, message: &str| {
        let error = Action::from_notation(text).expect_err("no action");
        assert_eq!(error.to_string(), message);
    };
    says("", &format!("an action is missing: write {}", Wanted::Action.allowed()));
    says("jump Rs", &format!("\"jump\" is not an action: write {}", Wanted::Action.allowed()));
    says("play", &format!("a card is missing: write {}", Wanted::Card.allowed()));
    says(
        "play Rx",
        "\"Rx\" is not a card: write a colour R B G N (N is brown) and s m k (Sun Moon Key), d (Door) or 3 4 5 (Tower), \
         such as Rs or Nk; or Ni (Nightmare) or Ha (Happy Dream)",
    );
    says("play Rs Gm", "\"Gm\" is one word too many: take it away");
    says("build Rs left", "\"Rs\" is not a Tower: write a colour R B G N (N is brown) and 3 4 5, such as R4");
    says("build R4 up", "\"up\" is not an end of the Tower row: write left or right");
    says("return R4 p1", "\"R4\" is not a Door: write a colour R B G N (N is brown) and d, such as Rd");
    says("return Rd", "a player is missing: write p1 or p2");
    says("reopen 9", "\"9\" is not a Goal: write a number from 1 (the leftmost Goal) to 8");
    says("cast curse", "\"curse\" is not a spell: write prophecy, planning or punishment");
    says(
        "suffer pair",
        "\"pair\" is not a Premonition: write one of red-pair any-pair green-pair five-doors blue-pair brown-pair all-colors \
         three-doors",
    );
}

#[test]
fn an_error_never_repeats_more_than_the_beginning_of_what_was_written() {
    let error = Action::from_notation(&"\u{1b}x".repeat(100_000)).expect_err("no action");
    let message = error.to_string();
    assert!(message.len() < 800, "{message}");
    assert!(!message.contains('\u{1b}'), "{message}");
}

#[test]
fn a_hidden_card_is_shown_as_question_marks() {
    let card = Some(Card::key(Color::Green));
    let event = Event::Drawn { seat: Seat::Two, card, to: Group::Personal, audience: Audience::Only(Seat::Two) };
    assert_eq!(event.seen_by(Seat::Two).notation().to_string(), "p2 draws Gk");
    assert_eq!(event.seen_by(Seat::One).notation().to_string(), "p2 draws ??");
}

#[test]
fn every_step_has_its_words() {
    use Step::*;
    let pair: PremonitionSet = [Premonition::RedPair, Premonition::AnyPair].into_iter().collect();
    let none = PremonitionSet::EMPTY;
    let says = |step: Step, words: &str| assert_eq!(step.notation().to_string(), words);
    says(Ask(Question::Turn), "ask turn");
    says(Ask(Question::DrawnDoor { color: Color::Brown }), "ask drawn-door brown");
    says(FollowDiscard(Card::key(Color::Red)), "follow-discard Rk");
    says(SettleNightmare, "settle-nightmare");
    says(SettleHappyDream, "settle-happy-dream");
    says(Heed(pair), "heed red-pair any-pair");
    says(Heed(none), "heed");
    says(Foretell { left: 2, revealed: none }, "foretell 2");
    says(Foretell { left: 1, revealed: pair }, "foretell 1 red-pair any-pair");
    says(Draw, "draw");
    says(See { purpose: Purpose::Prophecy, left: 5 }, "see prophecy 5");
    says(See { purpose: Purpose::LookAhead, left: 3 }, "see look-ahead 3");
    says(See { purpose: Purpose::Raise, left: 1 }, "see raise 1");
    says(See { purpose: Purpose::Sift, left: 7 }, "see sift 7");
    says(Reveal(4), "reveal 4");
    says(DrawNewHand(Cause::Refill), "new-hand refill");
    says(DrawNewHand(Cause::Nightmare), "new-hand nightmare");
    says(DrawNewHand(Cause::Premonition), "new-hand premonition");
}

#[test]
fn a_defeat_is_one_word_and_its_cause_another() {
    for cause in Cause::ALL {
        assert_eq!(Ending::Defeat(cause).notation().to_string(), "defeat");
    }
    assert_eq!(Cause::ALL.map(|cause| cause.notation().to_string()), ["refill", "nightmare", "premonition"]);
}

#[test]
fn a_request_lists_what_may_come() {
    let cards: Cards = [Card::NIGHTMARE, Card::NIGHTMARE, Card::door(Color::Red)].into_iter().collect();
    let request = Request::Card(cards);
    assert_eq!(request.notation().to_string(), "card Rd Ni");
    assert!(request.outcomes().eq([Outcome::Card(Card::door(Color::Red)), Outcome::Card(Card::NIGHTMARE)]));
    assert_eq!(Request::Goal([0, 2, 1, 0]).notation().to_string(), "goal blue green");
    let pile = [Premonition::AllColors].into_iter().collect();
    assert_eq!(Request::Premonition(pile).notation().to_string(), "premonition all-colors");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn questions_and_events_are_one_line(playthrough in any_game()) {
        for scene in playthrough.scenes() {
            for event in scene.events {
                let line = event.notation().to_string();
                prop_assert!(line.is_ascii() && line.len() <= 40 && !line.contains('\n'), "{line}");
                prop_assert!(line.starts_with(|first: char| first.is_ascii_lowercase()), "{line}");
            }
            if let Some(decision) = scene.game.decision() {
                let line = decision.notation().to_string();
                prop_assert!(line.starts_with(['p']) && line.split_whitespace().count() <= 4, "{line}");
            }
        }
    }

    #[test]
    fn any_text_is_read_without_a_panic(text in ".{0,60}", words in "[a-zA-Z0-9?> -]{0,40}") {
        for text in [text, words] {
            let _ = (Card::from_notation(&text), Action::from_notation(&text), Outcome::from_notation(&text));
            let _ = (Setup::from_notation(&text), Slot::from_notation(&text), Tower::from_notation(&text));
        }
    }
}
