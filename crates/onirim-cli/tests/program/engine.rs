//! The engine protocol.

use std::fs;
use std::path::Path;

use onirim_core::{Cause, Setup};
use onirim_record::{Notation, Playthrough};
use onirim_testkit::patience::Program;
use serde_json::{Value, json};

use crate::tools::Home;

const DOC: &str = include_str!("../../../../docs/engine-protocol.md");

/// Stands in the examples for any value, or as a name for any more fields.
const ANY: &str = "…";

/// Sends lines and gives back the answers.
fn answers(input: impl AsRef<[u8]>) -> Vec<Value> {
    let ran = Home::new().run(&["engine"], input);
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""));
    ran.output.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn code(answer: &Value) -> &str {
    answer["error"]["code"].as_str().unwrap_or_else(|| panic!("no error: {answer}"))
}

/// Are they the same, but for what differs from time to time and for fields that the example is not about?
fn agree(expected: &Value, found: &Value) -> bool {
    match (expected, found) {
        (Value::String(any), _) if any == ANY => true,
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| agree(one, other))
        }
        (Value::Object(one), Value::Object(other)) => {
            (one.contains_key(ANY) || one.len() == other.len())
                && one
                    .iter()
                    .filter(|(name, _)| *name != ANY)
                    .all(|(name, value)| other.get(name).is_some_and(|other| agree(value, other)))
        }
        (one, other) => one == other,
    }
}

#[test]
fn the_examples_of_the_documentation_are_true() {
    let blocks: Vec<&str> =
        DOC.split("```jsonl\n").skip(1).map(|rest| rest.split("```").next().expect("a block")).collect();
    assert!(blocks.len() >= 10);
    for block in blocks {
        let lines = |mark: &str| block.lines().filter_map(|line| line.strip_prefix(mark)).collect::<Vec<_>>();
        let (sent, expected) = (lines("> "), lines("< "));
        assert_eq!(sent.len() + expected.len(), block.lines().count(), "{block}");
        let found = answers(sent.join("\n"));
        assert_eq!(found.len(), expected.len(), "{block}");
        for ((sent, expected), found) in sent.iter().zip(expected).zip(found) {
            let expected: Value = serde_json::from_str(expected).expect("JSON");
            assert!(agree(&expected, &found), "> {sent}\n< {found}\nand not\n< {expected}");
        }
    }
}

#[test]
fn the_documentation_names_every_command_code_and_field() {
    let source = |file: &str| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../onirim-wire/src");
        fs::read_to_string(folder.join(file)).expect("the source")
    };
    let arms = source("request/read.rs").split("match command {").nth(1).expect("the commands").to_owned();
    let arms = arms.split("_ =>").next().expect("the commands");
    let command = |line| str::trim(line).strip_prefix('"')?.split_once("\" =>").map(|(name, _)| name);
    let commands: Vec<&str> = arms.lines().filter_map(command).collect();
    assert!(commands.len() >= 11, "{commands:?}");
    for command in commands {
        assert!(DOC.contains(&format!("| [`{command}`]")), "{command} is not described");
    }
    let codes = source("fault.rs").split("enum Code {").nth(1).expect("the codes").to_owned();
    for code in codes.split('}').next().expect("the codes").split([',', '\n', ' ']).filter(|word| !word.is_empty()) {
        let kebab: String = code
            .char_indices()
            .flat_map(|(place, sign)| {
                let hyphen = (place > 0 && sign.is_uppercase()).then_some('-');
                hyphen.into_iter().chain(sign.to_lowercase())
            })
            .collect();
        assert!(DOC.contains(&format!("| `{kebab}` |")), "{kebab} is not described");
    }
    let answers = answers("{\"cmd\":\"new\",\"setup\":\"solo\"}\n{\"cmd\":\"view\",\"seat\":\"p1\"}");
    for fields in [&answers[0]["state"], &answers[1]["view"]] {
        for field in fields.as_object().expect("fields").keys() {
            assert!(DOC.contains(&format!("`{field}`")), "{field} is not described");
        }
    }
    for cause in Cause::ALL {
        assert!(DOC.contains(&format!("`{}`: ", cause.notation())), "{cause:?} is not described");
    }
}

#[test]
fn bad_lines_do_not_end_the_game() {
    let mut input = b"{\"cmd\":\"new\",\"setup\":\"solo\",\"seed\":42}\n".to_vec();
    let bad: [(&[u8], &str); 17] = [
        (b"nonsense", "bad-json"),
        (b"{\"cmd\":", "bad-json"),
        (b"[]", "bad-json"),
        (b"\xff\xfe", "not-utf8"),
        (b"\x00", "bad-json"),
        (b"{\"cmd\":\"fly\"}", "unknown-command"),
        (b"{\"cmd\":7}", "bad-field"),
        (b"{}", "missing-field"),
        (b"{\"cmd\":\"act\"}", "missing-field"),
        (b"{\"cmd\":\"act\",\"action\":\"play zz\"}", "bad-field"),
        (b"{\"cmd\":\"act\",\"action\":\"play Nk\"}", "illegal-action"),
        (b"{\"cmd\":\"act\",\"action\":\"play Rs\",\"outcomes\":[1]}", "bad-field"),
        (b"{\"cmd\":\"act\",\"action\":\"play Rs\",\"outcomes\":[\"Bk\"]}", "bad-outcome"),
        (b"{\"cmd\":\"act\",\"action\":\"play Rs\",\"expected_ply\":1}", "wrong-ply"),
        (b"{\"cmd\":\"state\",\"x\":1e400}", "bad-json"),
        (b"{\"cmd\":\"view\",\"seat\":\"p2\"}", "bad-field"),
        (b"{\"cmd\":\"new\",\"setup\":\"solo\",\"seed\":-1}", "bad-field"),
    ];
    for (line, _) in bad {
        input.extend_from_slice(line);
        input.push(b'\n');
    }
    input.extend(vec![b'x'; 3 << 20]);
    input.push(b'\n');
    input.extend("[".repeat(100_000).bytes());
    input.extend_from_slice(b"\n\n  \n{\"cmd\":\"state\"}\n");

    let answers = answers(input);
    assert_eq!(answers.len(), 1 + bad.len() + 2 + 1);
    for ((line, expected), answer) in bad.iter().zip(&answers[1..]) {
        assert_eq!(code(answer), *expected, "{}", String::from_utf8_lossy(line));
    }
    assert_eq!(code(&answers[1 + bad.len()]), "line-too-long");
    assert_eq!(code(&answers[2 + bad.len()]), "bad-json");
    assert_eq!(answers.last(), Some(&answers[0]), "the game is as it was");
}

#[test]
fn the_id_of_a_request_comes_back() {
    let answers = answers(
        "{\"id\":7,\"cmd\":\"hello\"}\n{\"id\":{\"a\":[1]},\"cmd\":\"state\"}\n{\"id\":\"x\",\"cmd\":\"fly\"}\n{\"cmd\":\"quit\",\"id\":0}\n",
    );
    let ids: Vec<&Value> = answers.iter().map(|answer| &answer["id"]).collect();
    assert_eq!(ids, [&json!(7), &json!({"a": [1]}), &json!("x"), &json!(0)]);
}

/// Letter by letter, whatever this program makes of numbers, names and depth.
#[test]
fn an_id_comes_back_as_it_was_whatever_its_size() {
    let deep = "[".repeat(10_000) + &"]".repeat(10_000);
    let long = format!("\"{}\"", "x".repeat(1_000_000));
    let ids = [
        "12345678901234567890123456789",
        "1e400",
        "1.0",
        "-0",
        "{\"b\":1,\"a\":2,\"a\":3}",
        "\"\\ud800\"",
        "null",
        &deep,
        &long,
    ];
    let input: String = ids.iter().map(|id| format!("{{\"cmd\":\"quiet\",\"id\":{id}}}\n")).collect();
    let ran = Home::new().run(&["engine"], input);
    assert_eq!(ran.output.lines().count(), ids.len());
    for (id, answer) in ids.iter().zip(ran.output.lines()) {
        let beginning: String = answer.chars().take(80).collect();
        assert!(answer.starts_with(&format!("{{\"id\":{id},\"error\":{{\"code\":\"unknown-command\"")), "{beginning}");
    }
}

#[test]
fn one_player_has_no_second_seat() {
    let requests = [
        "{\"cmd\":\"new\",\"setup\":\"solo\",\"seed\":42}",
        "{\"cmd\":\"act\",\"action\":\"play Rs\",\"seat\":\"p2\"}",
        "{\"cmd\":\"events\",\"seat\":\"p2\"}",
        "{\"cmd\":\"view\",\"seat\":\"p2\"}",
        "{\"cmd\":\"state\"}",
    ];
    let answers = answers(requests.join("\n"));
    for answer in &answers[1..4] {
        assert_eq!(code(answer), "bad-field", "{answer}");
    }
    assert_eq!(answers[4], answers[0], "nothing was played");
}

#[test]
fn nothing_is_answered_after_quit() {
    assert_eq!(answers("{\"cmd\":\"quit\"}\n{\"cmd\":\"hello\"}\n"), [json!({"bye": true})]);
}

fn ask(talk: &mut Program, request: &Value) -> Value {
    talk.say(&request.to_string());
    serde_json::from_str(&talk.hear("\n")).expect("JSON")
}

/// A bot that takes the first action plays every set-up to its end, and the record is a good one.
#[test]
fn whole_games_are_played_over_the_protocol() {
    let home = Home::new();
    let mut talk = home.talk(&["engine"]);
    for (setup, seed) in Setup::all().zip(0..) {
        let new = json!({"cmd": "new", "setup": setup.notation().to_string(), "seed": seed});
        let mut state = ask(&mut talk, &new)["state"].take();
        while state["ending"].is_null() {
            let seat = state["decision"]["seat"].clone();
            let view = ask(&mut talk, &json!({"cmd": "view", "seat": seat}));
            assert_eq!(view["view"]["decision"], state["decision"]);
            assert!(state["decision"]["question"] != "draft" || view["view"]["active"] == "p1");
            let act = json!({"cmd": "act", "action": state["actions"][0], "expected_ply": state["ply"]});
            state = ask(&mut talk, &act)["state"].take();
        }
        assert_eq!(state.get("cause").is_some(), state["ending"] == "defeat", "{state}");
        let view = ask(&mut talk, &json!({"cmd": "view", "seat": "p1"}))["view"].take();
        assert_eq!((view.get("ending"), view.get("cause")), (state.get("ending"), state.get("cause")));
        let record = ask(&mut talk, &json!({"cmd": "record"}))["record"].take();
        let playthrough = Playthrough::read(record.as_str().expect("a record").as_bytes()).expect("a good record");
        assert_eq!(playthrough.ply() as u64, state["ply"].as_u64().expect("a number"));
        let loaded = ask(&mut talk, &json!({"cmd": "load", "record": record}))["state"].take();
        assert_eq!(loaded, state);
    }
    talk.kill();
}

/// Cards from outside: told one by one as the engine asks for them, they give the game of the seed.
#[test]
fn a_game_with_cards_from_outside_is_the_same_game() {
    let seeded = onirim_record_of("solo book towers premonitions", 5);
    let home = Home::new();
    let mut talk = home.talk(&["engine"]);
    let setup = seeded.record().setup.notation().to_string();
    let mut told = Vec::new();
    let mut state = Value::Null;
    for outcome in seeded.record().deal.iter().map(|outcome| Some(outcome.notation().to_string())).chain([None]) {
        let answer = ask(&mut talk, &json!({"cmd": "new", "setup": setup, "outcomes": told}));
        match outcome {
            Some(outcome) => {
                assert_eq!(answer["need"]["place"], told.len() + 1, "{answer}");
                assert!(answer["need"]["possible"][&outcome].as_u64() > Some(0), "{answer}");
                told.push(outcome);
            }
            None => state = answer["state"].clone(),
        }
    }
    for ply in &seeded.record().plies {
        let mut told: Vec<String> = Vec::new();
        loop {
            let act = json!({"cmd": "act", "action": ply.action.notation().to_string(), "outcomes": told});
            let mut answer = ask(&mut talk, &act);
            if answer["need"].is_null() {
                state = answer["state"].take();
                break;
            }
            assert!(told.len() < ply.outcomes.len(), "{answer}");
            told.push(ply.outcomes[told.len()].notation().to_string());
        }
    }
    assert_eq!(state["ply"], seeded.ply());
    assert_eq!(state["seed"], Value::Null);
    assert_eq!(state["ending"], json!(seeded.game().ending().map(|ending| ending.notation().to_string())));
    talk.kill();
}

fn onirim_record_of(setup: &str, seed: u64) -> Playthrough {
    use onirim_record::FromNotation;
    let begun = Playthrough::seeded(Setup::from_notation(setup).expect("a set-up"), seed);
    crate::tools::play_until(begun, |_, _| true, |game| game.ending().is_some()).expect("it ends")
}
