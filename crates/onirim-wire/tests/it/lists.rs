//! Several requests in one line, and how much a line may be.

use onirim_core::Setup;
use onirim_wire::{LONGEST_LINE, MOST_REQUESTS, Unreadable};
use serde_json::Value;

use crate::tools::{code, said, seeded, table};

fn list(requests: &[&str]) -> String {
    format!("[{}]", requests.join(","))
}

#[test]
fn a_list_is_answered_as_its_requests_would_be() {
    let requests = [
        "{\"id\":1,\"cmd\":\"new\",\"setup\":\"solo\",\"seed\":42}",
        "{\"id\":2,\"cmd\":\"act\",\"action\":\"play Rs\"}",
        "{\"id\":3,\"cmd\":\"act\",\"action\":\"play Nk\"}",
        "7",
        "[{\"cmd\":\"hello\"}]",
        "{\"id\":1e400,\"cmd\":\"view\",\"as\":\"p1\"}",
        "{\"id\":4,\"cmd\":\"undo\"}",
    ];
    let mut one_by_one = table();
    let expected: Vec<String> = requests[..4].iter().map(|line| one_by_one.line(line).expect("an answer")).collect();
    let answer = table().line(list(&requests)).expect("an answer");
    assert!(answer.starts_with(&format!("[{},{{\"error\":{{\"code\":\"bad-json\"", expected.join(","))), "{answer}");
    assert!(answer.contains(",{\"id\":1e400,\"as\":\"p1\",\"view\""), "{answer}");
    assert!(answer.contains(",{\"id\":4,\"state\":{\"setup\":\"solo\",\"seed\":42,\"code\":\"ONI2-0G1A-E\",\"ply\":0"));
}

#[test]
fn the_number_of_requests_in_a_list_is_limited() {
    let mut table = seeded(Setup::SOLO, 42);
    let most = list(&["{\"cmd\":\"hello\"}"; MOST_REQUESTS]);
    assert_eq!(said(&mut table, &most).as_array().map(Vec::len), Some(MOST_REQUESTS));
    let mut requests = vec!["{\"cmd\":\"act\",\"action\":\"play Rs\"}"];
    requests.resize(MOST_REQUESTS + 1, "{}");
    assert_eq!(code(&said(&mut table, &list(&requests))), Some("too-many-requests"));
    assert_eq!(said(&mut table, "{\"cmd\":\"state\"}")["state"]["ply"], 0, "nothing was done");
    for bad in ["[]", " [ ] ", "[", "[{]", "[{}]]", "[{\"cmd\":\"quit\"}"] {
        assert_eq!(code(&said(&mut table, bad)), Some("bad-json"), "{bad}");
    }
    assert!(!table.is_closed());
}

/// Otherwise a short line could ask for gigabytes.
#[test]
fn the_answers_to_a_list_have_an_end() {
    let mut table = seeded(Setup::SOLO, 42);
    let mut requests = vec!["{\"id\":\"x\",\"cmd\":\"odds\",\"action\":\"discard Rs\"}"; MOST_REQUESTS - 1];
    requests.push("{\"cmd\":\"act\",\"action\":\"play Rs\"}");
    let record =
        "{\"cmd\":\"load\",\"record\":\"onirim-record 1\\nsetup: solo\\ndeal: Rk Gk Rs Gm Ns\\nend: unfinished\\n\"}";
    said(&mut table, record);
    let answers = said(&mut table, &list(&requests));
    let answers = answers.as_array().expect("a list");
    assert_eq!(answers.len(), MOST_REQUESTS);
    assert!(answers[0]["odds"]["of"].is_u64());

    let prophecies = requests.iter().map(|request| request.replace("discard Rs", "discard Rk")).collect::<Vec<_>>();
    let line = list(&prophecies.iter().map(String::as_str).collect::<Vec<_>>());
    let answer = table.line(line).expect("an answer");
    assert!(answer.len() < 4 << 20, "{}", answer.len());
    let answers: Vec<Value> = serde_json::from_str(&answer).expect("a list");
    assert_eq!(answers.len(), MOST_REQUESTS);
    assert!(answers[0]["odds"]["of"].is_u64());
    assert_eq!((code(&answers[5]), &answers[5]["id"]), (Some("answer-too-long"), &Value::from("x")));
    assert_eq!(code(&answers[MOST_REQUESTS - 1]), Some("answer-too-long"));
}

#[test]
fn after_quit_nothing_is_answered() {
    let mut table = seeded(Setup::SOLO, 42);
    let answer = said(&mut table, "[{\"cmd\":\"hello\"},{\"cmd\":\"quit\"},{\"cmd\":\"act\",\"action\":\"play Rs\"}]");
    assert_eq!((answer.as_array().map(Vec::len), &answer[1]["bye"]), (Some(2), &Value::Bool(true)));
    assert!(table.is_closed());
    assert_eq!(table.line("{\"cmd\":\"hello\"}"), None);
}

#[test]
fn a_line_that_is_too_long_or_not_utf8_is_refused() {
    let mut table = table();
    let long = |length: usize| format!("{{\"cmd\":\"hello\",\"id\":\"{}\"}}", "x".repeat(length - 23));
    let longest = long(LONGEST_LINE);
    assert_eq!(longest.len(), LONGEST_LINE);
    assert!(table.line(longest).expect("an answer").contains("\"hello\":{"));
    assert_eq!(table.line(long(LONGEST_LINE + 1)), Some(Unreadable::TooLong.answer()));
    assert_eq!(table.line(b"\"\xff\""), Some(Unreadable::NotUtf8.answer()));
    assert_eq!(table.line(" \t "), None);
}
