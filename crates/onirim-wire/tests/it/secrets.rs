//! Answers to a seat do not depend on hidden cards.

use std::collections::BTreeMap;

use onirim_core::{Action, Audience, Card, Communication, Event, Game, Outcome, Players, QuickChance, Seat, Setup};
use onirim_record::{Notation, Playthrough, Record, Refused};
use onirim_wire::{Code, Fault, RefereeOrder, SeatAnswer, SeatOrder, SeatView};
use proptest::prelude::*;
use serde_json::Value;

use crate::tools::{AnyTable, choose, obeyed, seeded, table};

fn with_secrets() -> impl Strategy<Value = Setup> {
    let hides = |setup: &Setup| matches!(setup.players, Players::Two(Communication::Talk | Communication::Silent));
    prop::sample::select(Setup::all().filter(hides).collect::<Vec<_>>())
}

/// The answer to a seat that tries this action.
fn refusal(game: &Game, action: Action) -> Option<String> {
    let legal = || game.legal_actions().iter().collect();
    game.after(action).err().map(|reason| Refused::Illegal { action, reason, legal: legal() }.to_string())
}

fn names(value: &Value) -> Vec<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// D10, R11: a game dealt anew, with all that the seat does not know in other places, gives the seat the same answers at every step.
    #[test]
    fn answers_to_a_seat_do_not_depend_on_hidden_cards(setup in with_secrets(), seed: u64) {
        let mut dice = QuickChance::new(seed);
        let mut mirror = Playthrough::seeded(setup, seed);
        let mut table = seeded(setup, seed);
        let mut tried: Vec<Action> = Vec::new();
        while let Some(action) = choose(mirror.game(), &mut dice) {
            let asked = mirror.game().decision().expect("it goes on").seat;
            tried.push(action);
            for seat in Seat::BOTH {
                let other = mirror.game().resampled(seat, &mut dice);
                let ply = mirror.ply() as u64;
                let expected = Box::new(SeatView::of(&other, seat, ply));
                prop_assert_eq!(table.obey_seat(seat, SeatOrder::View), Ok(SeatAnswer::View { view: expected }));
                let any = tried[dice.below(tried.len())];
                let act = SeatOrder::Act { action: any, expected_ply: Some(ply) };
                let refused = table.clone().obey_seat(seat, act).err();
                if seat == asked {
                    prop_assert_eq!(refused.map(|fault| fault.message), refusal(&other, any));
                } else {
                    prop_assert_eq!(refused.map(|fault| fault.code), Some(Code::NotAsked));
                }
            }
            let events = mirror.act(action).expect("a legal action");
            let acted = table.obey_seat(asked, SeatOrder::Act { action, expected_ply: None });
            let seen = events.into_iter().map(|event| event.seen_by(asked).notation().to_string()).collect();
            let other = mirror.game().resampled(asked, &mut dice);
            let view = Box::new(SeatView::of(&other, asked, mirror.ply() as u64));
            prop_assert_eq!(acted, Ok(SeatAnswer::Acted { events: seen, view }));
        }
    }

    /// D10: the partner draws one card or another, and the answers to the seat are the same, letter by letter.
    #[test]
    fn a_hidden_card_changes_no_answer(setup in with_secrets(), seed: u64) {
        let mut dice = QuickChance::new(seed);
        let mut played = Playthrough::seeded(setup, seed);
        let mut twins = 0;
        while let Some(action) = choose(played.game(), &mut dice) {
            let drawer = played.game().decision().expect("it goes on").seat;
            let events = played.act(action).expect("a legal action");
            if !events.iter().any(|event| is_hidden_draw(event, drawer)) || twins > 5 {
                continue;
            }
            let one = Record { seed: None, ..played.record().clone() };
            for mut other in twins_of(&one) {
                let (mut one, seat) = (told(&one), drawer.partner());
                twins += 1;
                for line in lines(&tried(played.game())) {
                    prop_assert_eq!(one.seat_line(seat, &line), other.seat_line(seat, &line), "{}", line);
                }
            }
        }
        // A short game may have no card that could have been another one.
        prop_assume!(twins > 0, "no game to compare with");
    }
}

/// The seat's partner has drawn a card that only the partner sees.
fn is_hidden_draw(event: &Event, drawer: Seat) -> bool {
    matches!(event, Event::Drawn { audience, .. } if *audience == Audience::Only(drawer))
}

fn told(record: &Record) -> AnyTable {
    let mut table = table();
    obeyed(&mut table, RefereeOrder::Load { record: record.to_string() });
    table
}

/// The same game, but that its last outcome was another Location, if that was hidden and could be.
fn twins_of(record: &Record) -> Vec<AnyTable> {
    let [sun, key] = ["Rs", "Gk"].map(|name| onirim_record::FromNotation::from_notation(name).expect("a card"));
    let last = |record: &Record| record.plies.last().and_then(|ply| ply.outcomes.last().copied());
    let twin = |card: Card| {
        let mut twin = record.clone();
        *twin.plies.last_mut()?.outcomes.last_mut()? = Outcome::Card(card);
        let read = Playthrough::read(twin.to_string().as_bytes()).ok()?;
        let seat = read.game().active();
        let same = Playthrough::read(record.to_string().as_bytes()).ok()?.game().view(seat) == read.game().view(seat);
        (same && last(record) != Some(Outcome::Card(card))).then(|| told(&twin))
    };
    [sun, key].into_iter().filter_map(twin).collect()
}

/// Actions of all kinds, legal or not.
fn tried(game: &Game) -> Vec<String> {
    let others = ["play Rs", "discard Gk", "play Gk", "discard Bs shared", "keep-hand", "pay Gk", "reveal-five"];
    let legal = game.legal_actions().iter().map(|action| action.notation().to_string()).collect::<Vec<_>>();
    legal.into_iter().chain(others.map(str::to_owned)).collect()
}

fn lines(actions: &[String]) -> Vec<String> {
    let acts = actions.iter().map(|action| format!("{{\"cmd\":\"act\",\"action\":\"{action}\"}}"));
    let mut lines: Vec<String> = acts.collect();
    lines.extend(["view", "events", "state", "record", "odds"].map(|command| format!("{{\"cmd\":\"{command}\"}}")));
    lines.push("{\"cmd\":\"act\",\"action\":\"keep-hand\",\"outcomes\":[\"Rs\"]}".to_owned());
    lines.push(format!("[{}]", lines.join(",")));
    lines
}

/// An answer to a seat has these fields and no others.
#[test]
fn an_answer_to_a_seat_has_only_the_known_fields() {
    let mut seen = BTreeMap::<&str, usize>::new();
    for (setup, seed) in Setup::all().zip(0..) {
        let mut dice = QuickChance::new(seed);
        let mut mirror = Playthrough::seeded(setup, seed);
        let mut table = seeded(setup, seed);
        for _ in 0..40 {
            let Some(action) = choose(mirror.game(), &mut dice) else { break };
            let name = mirror.game().decision().expect("it goes on").seat.notation().to_string();
            let action_text = action.notation();
            let act = format!("{{\"cmd\":\"act\",\"as\":\"{name}\",\"action\":\"{action_text}\"}}");
            let answer = crate::tools::said(&mut table, &act);
            assert_eq!(names(&answer), ["as", "events", "view"]);
            assert!(names(&answer["view"]).iter().all(|field| !["seed", "code", "record", "winnable"].contains(field)));
            mirror.act(action).expect("a legal action");
            let view = crate::tools::said(&mut table, &format!("{{\"cmd\":\"view\",\"as\":\"{name}\"}}"));
            assert_eq!(view["view"], answer["view"]);
            *seen.entry(if view["view"]["actions"].is_null() { "waits" } else { "is asked" }).or_default() += 1;
        }
    }
    assert_eq!(seen.len(), 2, "{seen:?}");
}

/// A seat has no commands of the referee.
#[test]
fn a_seat_cannot_ask_for_more() {
    let mut table = seeded(Setup::duo(Communication::Silent), 3);
    for command in ["hello", "new", "state", "undo", "record", "load", "odds", "quit"] {
        let line = format!("{{\"cmd\":\"{command}\"}}");
        let answer: Value = serde_json::from_str(&table.seat_line(Seat::One, line).expect("an answer")).expect("JSON");
        assert_eq!(crate::tools::code(&answer), Some("unknown-command"), "{command}");
    }
    for field in ["\"as\":\"p2\"", "\"seat\":\"p2\""] {
        let line = format!("{{\"cmd\":\"view\",{field}}}");
        let answer: Value = serde_json::from_str(&table.seat_line(Seat::One, line).expect("an answer")).expect("JSON");
        assert_eq!(crate::tools::code(&answer), Some("unknown-field"), "{field}");
    }
    let mut alone = seeded(Setup::SOLO, 3);
    let fault: Fault = alone.obey_seat(Seat::Two, SeatOrder::View).expect_err("there is no such seat");
    assert_eq!(fault.code, Code::BadField);
}
