//! Requests and answers are read as they were written.

use std::collections::BTreeSet;

use onirim_core::{Action, Outcome, QuickChance, Seat, Setup};
use onirim_record::{FromNotation, Playthrough};
use onirim_wire::{
    Answer, Feature, Id, Message, NewGame, OddsOf, Order, Protocol, RefereeAnswer, RefereeOrder, Reply, Request,
    SeatAnswer, SeatOrder, SeatRequest, SentOutcomes,
};

use crate::tools::{choose, table, understood};

fn action(text: &str) -> Action {
    Action::from_notation(text).expect("an action")
}

fn outcomes(texts: &str) -> Vec<Outcome> {
    texts.split(' ').map(|text| Outcome::from_notation(text).expect("an outcome")).collect()
}

fn setup(text: &str) -> Setup {
    Setup::from_notation(text).expect("a set-up")
}

/// Which kind of order it is. The compiler asks for an arm for a new one, and the test below for a sample.
fn kind(order: &RefereeOrder) -> usize {
    match order {
        RefereeOrder::Hello { .. } => 0,
        RefereeOrder::New(NewGame::Shared { .. }) => 1,
        RefereeOrder::New(NewGame::Seeded { .. }) => 2,
        RefereeOrder::New(NewGame::Told { .. }) => 3,
        RefereeOrder::State => 4,
        RefereeOrder::Act { .. } => 5,
        RefereeOrder::View { .. } => 6,
        RefereeOrder::Events { .. } => 7,
        RefereeOrder::Undo { .. } => 8,
        RefereeOrder::Record => 9,
        RefereeOrder::Load { .. } => 10,
        RefereeOrder::Odds(OddsOf::Action { .. }) => 11,
        RefereeOrder::Odds(OddsOf::Deal { .. }) => 12,
        RefereeOrder::Quit => 13,
        RefereeOrder::Advise { .. } => 14,
    }
}

const KINDS: usize = 15;

fn referee_orders() -> Vec<RefereeOrder> {
    let act = |told, expected_ply, seat| RefereeOrder::Act { action: action("play Rs"), told, expected_ply, seat };
    let code = Playthrough::seeded(setup("duo talk book"), u64::MAX).record().share_code().expect("it has a seed");
    vec![
        RefereeOrder::Hello { protocol: None, features: None },
        RefereeOrder::Hello { protocol: Some(Protocol::One), features: Some(Feature::ALL.to_vec()) },
        RefereeOrder::Hello { protocol: None, features: Some(Vec::new()) },
        RefereeOrder::New(NewGame::Shared { code }),
        RefereeOrder::New(NewGame::Seeded { setup: setup("solo towers"), seed: None }),
        RefereeOrder::New(NewGame::Seeded { setup: Setup::SOLO, seed: Some(u64::MAX) }),
        RefereeOrder::New(NewGame::Told { setup: Setup::SOLO, told: SentOutcomes::Outcomes(Vec::new()) }),
        RefereeOrder::New(NewGame::Told {
            setup: setup("solo book"),
            told: SentOutcomes::Ahead(outcomes("red blue Rs")),
        }),
        RefereeOrder::State,
        act(None, None, None),
        act(Some(SentOutcomes::Outcomes(outcomes("Rs red-pair"))), Some(3), None),
        act(Some(SentOutcomes::Ahead(Vec::new())), None, Some(Seat::Two)),
        RefereeOrder::View { seat: Seat::Two },
        RefereeOrder::Events { from: 0, seat: None },
        RefereeOrder::Events { from: u64::MAX, seat: Some(Seat::One) },
        RefereeOrder::Undo { expected_ply: None },
        RefereeOrder::Undo { expected_ply: Some(1) },
        RefereeOrder::Record,
        RefereeOrder::Load { record: "one\n\"two\"\u{1}".to_owned() },
        RefereeOrder::Odds(OddsOf::Action { action: action("reveal-five"), outcomes: outcomes("Ni") }),
        RefereeOrder::Odds(OddsOf::Deal { setup: Setup::SOLO, outcomes: Vec::new() }),
        RefereeOrder::Advise { expected_ply: None },
        RefereeOrder::Advise { expected_ply: Some(3) },
        RefereeOrder::Quit,
    ]
}

fn seat_orders() -> [SeatOrder; 5] {
    let act = |expected_ply| SeatOrder::Act { action: action("discard nk"), expected_ply };
    let advise = SeatOrder::Advise { expected_ply: Some(7) };
    [SeatOrder::View, act(None), act(Some(7)), SeatOrder::Events { from: 3 }, advise]
}

#[test]
fn every_request_is_read_as_it_was_written() {
    let kinds: BTreeSet<usize> = referee_orders().iter().map(kind).collect();
    assert_eq!(kinds.len(), KINDS, "there is a sample of each kind");
    let seats = seat_orders().map(|order| Order::Seat { seat: Seat::Two, order });
    let null: Id = serde_json::from_str("null").expect("any JSON");
    for order in referee_orders().into_iter().map(Order::Referee).chain(seats) {
        for id in [None, Some(Id::from(u64::MAX)), Some(null.clone())] {
            let request = Request { id, order: order.clone() };
            let text = serde_json::to_string(&request).expect("it can be written");
            assert_eq!(serde_json::from_str::<Request>(&text).expect(&text), request, "{text}");
        }
    }
    for order in seat_orders() {
        let request = SeatRequest { id: Some(Id::from(1)), order };
        let text = serde_json::to_string(&request).expect("it can be written");
        assert_eq!(serde_json::from_str::<SeatRequest>(&text).expect(&text), request, "{text}");
    }
}

#[test]
fn a_request_that_is_wrong_is_not_read() {
    let read = |text| serde_json::from_str::<Request>(text).expect_err(text).to_string();
    assert_eq!(read(r#"{"cmd":"dance"}"#).split(':').next(), Some("there is no command \"dance\""));
    assert_eq!(read(r#"{"cmd":"act","action":"play Rs","as":"p3"}"#).split(':').next(), Some("the field \"as\""));
    let seat = |text| serde_json::from_str::<SeatRequest>(text).expect_err(text).to_string();
    assert_eq!(seat(r#"{"cmd":"record"}"#), "there is no command \"record\": write view, act or events");
    assert!(seat(r#"{"cmd":"view","seat":"p1"}"#).contains("no field \"seat\""));
}

/// Every answer of whole games is read as a type and written as the same line.
#[test]
#[cfg_attr(target_family = "wasm", ignore = "an interpreter takes a minute for it")]
fn every_answer_is_read_as_it_was_written() {
    let mut kinds = BTreeSet::new();
    let mut check = |line: Option<String>| {
        let line = line.expect("an answer");
        let message = understood(&line);
        assert_eq!(serde_json::to_string(&message).expect("it can be written"), line);
        let answer = match &message.reply {
            Reply::Obeyed(answer) => answer,
            Reply::Refused { .. } => {
                kinds.insert("refused");
                return;
            }
        };
        kinds.insert(match answer {
            Answer::Referee(RefereeAnswer::Hello { .. }) => "hello",
            Answer::Referee(RefereeAnswer::Acted { .. }) => "acted",
            Answer::Referee(RefereeAnswer::State { .. }) => "state",
            Answer::Referee(RefereeAnswer::Need { .. }) => "need",
            Answer::Referee(RefereeAnswer::View { .. }) => "view",
            Answer::Referee(RefereeAnswer::Events { .. }) => "events",
            Answer::Referee(RefereeAnswer::Record { .. }) => "record",
            Answer::Referee(RefereeAnswer::Odds { .. }) => "odds",
            Answer::Referee(RefereeAnswer::Advice { .. }) => "advice",
            Answer::Referee(RefereeAnswer::Bye { .. }) => "bye",
            Answer::Seat { answer: SeatAnswer::Acted { .. }, .. } => "a seat acted",
            Answer::Seat { answer: SeatAnswer::View { .. }, .. } => "a seat's view",
            Answer::Seat { answer: SeatAnswer::Events { .. }, .. } => "a seat's events",
            Answer::Seat { answer: SeatAnswer::Advice { .. }, .. } => "a seat's advice",
        });
    };
    let written = |order: RefereeOrder| {
        let request = Request { id: Some(Id::from(7)), order: Order::Referee(order) };
        serde_json::to_string(&request).expect("it can be written")
    };
    for (setup, seed) in Setup::all().zip(0..) {
        let mut dice = QuickChance::new(seed);
        let mut mirror = Playthrough::seeded(setup, seed);
        let mut table = table();
        check(table.line(written(RefereeOrder::New(NewGame::Seeded { setup, seed: Some(seed) }))));
        let told = SentOutcomes::Ahead(Vec::new());
        check(table.clone().line(written(RefereeOrder::New(NewGame::Told { setup, told }))));
        while let Some(action) = choose(mirror.game(), &mut dice) {
            let seat = mirror.game().decision().expect("it goes on").seat;
            let order = match dice.below(2) {
                0 => Order::Seat { seat, order: SeatOrder::Act { action, expected_ply: None } },
                _ => {
                    let told = (dice.below(2) == 0).then(|| SentOutcomes::Ahead(Vec::new()));
                    Order::Referee(RefereeOrder::Act { action, told, expected_ply: None, seat: None })
                }
            };
            check(table.line(serde_json::to_string(&Request { id: None, order }).expect("it can be written")));
            mirror.act(action).expect("a legal action");
            for seat in setup.seats() {
                let name = ["p1", "p2"][seat.index()];
                check(table.line(format!("{{\"cmd\":\"view\",\"seat\":\"{name}\"}}")));
                check(table.line(format!("{{\"cmd\":\"view\",\"as\":\"{name}\"}}")));
            }
            check(table.line(written(RefereeOrder::State)));
        }
        let mut begun = crate::tools::seeded(setup, seed);
        check(begun.line("{\"cmd\":\"advise\"}"));
        check(begun.line("{\"cmd\":\"advise\",\"as\":\"p1\"}"));
        for line in ["hello", "events", "record", "state", "dance", "undo"] {
            check(table.line(format!("{{\"cmd\":\"{line}\"}}")));
        }
        check(table.line("{\"cmd\":\"hello\",\"features\":[]}"));
        check(table.line("{\"cmd\":\"events\",\"as\":\"p1\"}"));
        check(table.line(written(RefereeOrder::Odds(OddsOf::Deal { setup, outcomes: Vec::new() }))));
        check(table.line("{\"id\":null,\"cmd\":\"quit\"}"));
    }
    assert_eq!(kinds.len(), 15, "{kinds:?}");
}

/// A seat reads its answers with `SeatAnswer`.
#[test]
fn a_seat_reads_its_answers_with_the_types_of_a_seat() {
    let mut table = crate::tools::seeded(setup("duo silent"), 3);
    let line = table.seat_line(Seat::One, "{\"cmd\":\"view\"}").expect("an answer");
    let message: Message<SeatAnswer> = serde_json::from_str(&line).expect("a seat's answer");
    assert_eq!(serde_json::to_string(&message).expect("it can be written"), line);
    assert!(matches!(message.reply, Reply::Obeyed(SeatAnswer::View { .. })));
    assert!(!line.contains("\"as\""), "the seat is not repeated: {line}");
}
