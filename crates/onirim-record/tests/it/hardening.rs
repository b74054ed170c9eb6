//! Damaged, cut off and hostile files give an error or a valid game, without a panic and in little time.

use onirim_record::{Playthrough, ReadError, Record};
use proptest::prelude::*;

use crate::games::{any_game, everything, random_game, setup};

/// Reads the bytes in every way. Every result must be valid.
fn survives(bytes: &[u8]) {
    if let Ok(record) = Record::parse(bytes) {
        let text = record.to_string();
        assert_eq!(Record::parse(text.as_bytes()), Ok(record));
    }
    match Playthrough::read(bytes) {
        Ok(playthrough) => {
            let again = playthrough.record().replay().expect("what was read can be replayed");
            assert_eq!(again.game(), playthrough.game());
        }
        Err(ReadError::Form(error)) => assert!(error.to_string().len() < 1000, "{error}"),
        Err(ReadError::Game { line, error }) => {
            assert!(line <= bytes.split(|&byte| byte == b'\n').count());
            assert!(error.to_string().len() < 2000, "{error}");
        }
    }
}

#[test]
fn a_record_cut_off_anywhere_is_refused_or_whole() {
    for playthrough in [random_game(setup("solo"), 42, 20), random_game(everything(), 7, 60)] {
        let text = playthrough.record().to_string();
        for length in 0..text.len() - 1 {
            let cut = &text.as_bytes()[..length];
            assert!(Record::parse(cut).is_err(), "cut off after {length} bytes");
            survives(cut);
        }
        let without_line_break = text.trim_end();
        assert_eq!(Record::parse(without_line_break.as_bytes()).as_ref(), Ok(playthrough.record()));
    }
}

#[test]
fn giant_files_are_refused_at_once() {
    let begun = std::time::Instant::now();
    survives(&vec![b'a'; 200 << 20]);
    survives(&b"onirim-record 1\n".repeat(65_536));
    survives(&[b"onirim-record 1\nsetup: solo\ndeal:".as_slice(), &b" Rs".repeat(340_000)].concat());
    survives(&[b"onirim-record 1\nsetup: solo\ndeal: Rs\n".as_slice(), &b"1. draw\n".repeat(120_000)].concat());
    survives(&[b"onirim-record 1\n".as_slice(), &b"a:\n".repeat(340_000)].concat());
    survives(&[b"onirim-record 1\nsetup:".as_slice(), &b" solo".repeat(800)].concat());
    assert!(begun.elapsed().as_secs() < 5, "took {:?}", begun.elapsed());
}

#[test]
fn a_message_is_short_however_long_the_line() {
    let much = "x".repeat(4000);
    let wrongs = [
        format!("deal: Rs Gm Bd Rk Ns Bm{}", " Rs".repeat(1300)),
        format!("deal: {much}"),
        format!("{much}: 1\ndeal: Rs"),
        format!("seed: {much}\ndeal: Rs"),
        format!("deal: Rs\n{}", "1".repeat(4000) + ". draw"),
        format!("deal: Rs\n1. {much}"),
    ];
    for wrong in wrongs {
        let file = format!("onirim-record 1\nsetup: solo\n{wrong}\nend: unfinished\n");
        let said = Playthrough::read(file.as_bytes()).expect_err("no game").to_string();
        assert!(said.len() < 400, "{said}");
    }
}

#[derive(Clone, Debug)]
enum Damage {
    Flip(usize, u8),
    Cut(usize, usize),
    Double(usize, usize),
    Insert(usize, Vec<u8>),
    SwapLines(usize, usize),
}

fn any_damage() -> impl Strategy<Value = Damage> {
    let place = any::<usize>();
    prop_oneof![
        (place, any::<u8>()).prop_map(|(place, byte)| Damage::Flip(place, byte)),
        (place, 1..40_usize).prop_map(|(place, length)| Damage::Cut(place, length)),
        (place, 1..40_usize).prop_map(|(place, length)| Damage::Double(place, length)),
        (place, "[ -~\n]{1,6}").prop_map(|(place, text)| Damage::Insert(place, text.into_bytes())),
        (place, place).prop_map(|(one, other)| Damage::SwapLines(one, other)),
    ]
}

fn damaged(mut bytes: Vec<u8>, damage: &Damage) -> Vec<u8> {
    let span = |place: usize, length: usize| {
        let start = place % bytes.len();
        start..(start + length).min(bytes.len())
    };
    match damage {
        Damage::Flip(place, byte) => {
            let place = place % bytes.len();
            bytes[place] = *byte;
        }
        Damage::Cut(place, length) => drop(bytes.drain(span(*place, *length))),
        Damage::Double(place, length) => {
            let piece = bytes[span(*place, *length)].to_vec();
            let place = place % bytes.len();
            bytes.splice(place..place, piece);
        }
        Damage::Insert(place, text) => {
            let place = place % bytes.len();
            bytes.splice(place..place, text.iter().copied());
        }
        Damage::SwapLines(one, other) => {
            let mut lines: Vec<&[u8]> = bytes.split(|&byte| byte == b'\n').collect();
            let count = lines.len();
            lines.swap(one % count, other % count);
            bytes = lines.join(&b'\n');
        }
    }
    bytes
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn any_bytes_are_survived(bytes in prop::collection::vec(any::<u8>(), 0..2000)) {
        survives(&bytes);
        survives(&[b"onirim-record 1\n".as_slice(), &bytes].concat());
    }

    #[test]
    fn any_text_in_the_shape_of_a_record_is_survived(
        lines in prop::collection::vec("(setup|seed|deal|end|[0-9]{1,3}\\.|[a-z]{1,5}): ?[ -~é]{0,30}", 0..20)
    ) {
        survives(format!("onirim-record 1\nsetup: solo\n{}", lines.join("\n")).as_bytes());
    }

    #[test]
    fn any_damage_is_survived(playthrough in any_game(), damages in prop::collection::vec(any_damage(), 1..4)) {
        let mut bytes = playthrough.record().to_string().into_bytes();
        for damage in &damages {
            if !bytes.is_empty() {
                bytes = damaged(bytes, damage);
            }
        }
        survives(&bytes);
    }
}
