//! Every line gets an answer, and a wrong one changes no game.

use onirim_core::{Seat, Setup};
use onirim_wire::{Answer, Message, RefereeAnswer, RefereeOrder, Reply, SeatAnswer};
use proptest::prelude::*;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::tools::{AnyTable, obeyed, seeded};

fn any_value() -> impl Strategy<Value = Value> {
    let texts = prop::sample::select(vec![
        "",
        "p1",
        "p2",
        "P2 ",
        "solo",
        "duo silent book towers premonitions",
        "play Rs",
        "pick Gm",
        "keep-hand",
        "Rs",
        "red",
        "any-pair",
        "42",
        "18446744073709551615",
        "ONI2-0G1A-E",
        "onirim-record 1\nsetup: solo\n",
        "seats",
        "…",
    ]);
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        texts.prop_map(Value::from),
        ".*".prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 24, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::btree_map(any_name(), inner, 0..4).prop_map(|fields| json!(fields)),
        ]
    })
}

fn any_name() -> impl Strategy<Value = String> {
    let known = prop::sample::select(vec![
        "id",
        "cmd",
        "as",
        "seat",
        "action",
        "outcomes",
        "ahead",
        "setup",
        "seed",
        "code",
        "from",
        "expected_ply",
        "record",
        "protocol",
        "features",
    ]);
    prop_oneof![9 => known.prop_map(str::to_owned), 1 => ".*"]
}

fn any_request() -> impl Strategy<Value = Value> {
    let command = prop::sample::select(vec![
        "hello", "new", "state", "act", "view", "events", "undo", "record", "load", "odds", "dance",
    ]);
    (command, prop::collection::btree_map(any_name(), any_value(), 0..5)).prop_map(|(command, mut fields)| {
        fields.entry("cmd".to_owned()).or_insert_with(|| command.into());
        json!(fields)
    })
}

fn any_line() -> impl Strategy<Value = Vec<u8>> {
    let broken = (any_request(), any::<prop::sample::Index>(), any::<u8>()).prop_map(|(request, place, byte)| {
        let mut line = request.to_string().into_bytes();
        let place = place.index(line.len());
        line[place] = byte;
        line
    });
    prop_oneof![
        prop::collection::vec(any::<u8>(), 0..64),
        any_value().prop_map(|value| value.to_string().into_bytes()),
        any_request().prop_map(|request| request.to_string().into_bytes()),
        prop::collection::vec(any_request(), 0..6).prop_map(|requests| json!(requests).to_string().into_bytes()),
        broken,
    ]
}

fn record(table: &mut AnyTable) -> RefereeAnswer {
    obeyed(table, RefereeOrder::Record)
}

/// The results of the requests of a line, a list or not. An id may be a value that `serde_json::Value` cannot hold.
fn replies<A: DeserializeOwned>(answer: &str) -> Vec<Reply<A>> {
    let messages: Vec<Message<A>> = if answer.starts_with('[') {
        serde_json::from_str(answer).expect("a list of answers")
    } else {
        vec![serde_json::from_str(answer).expect("an answer")]
    };
    messages.into_iter().map(|message| message.reply).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn any_line_is_answered_with_a_line(lines in prop::collection::vec(any_line(), 1..8)) {
        let mut table = seeded(Setup::all().last().expect("there are some"), 42);
        for line in lines {
            let before = record(&mut table);
            for seat in Seat::BOTH {
                let answer = table.clone().seat_line(seat, &line);
                prop_assert_eq!(answer.is_none(), std::str::from_utf8(&line).is_ok_and(|line| line.trim().is_empty()));
                prop_assert!(answer.is_none_or(|answer| !replies::<SeatAnswer>(&answer).is_empty()));
            }
            let Some(answer) = table.line(&line) else { continue };
            prop_assert!(!answer.contains('\n'));
            let replies = replies::<Answer>(&answer);
            if table.is_closed() {
                break;
            }
            if replies.iter().all(|reply| matches!(reply, Reply::Refused { .. })) {
                prop_assert_eq!(record(&mut table), before, "nothing was done");
            }
        }
    }
}
