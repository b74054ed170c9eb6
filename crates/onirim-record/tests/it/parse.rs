//! The form of a record file.

use onirim_record::{GameEnd, Header, LARGEST_FILE, LONGEST_LINE, MOST_HEADERS, MOST_PLIES, Playthrough, Record};
use proptest::prelude::*;

use crate::games::any_game;

/// A small record; not a game, but well-formed.
const SMALL: &str = "\
onirim-record 1
setup: solo
seed: 42
player: Anna
deal: Rs Ns Rs Gs Rm
1. discard Ns -> Gm
2. play Rm
end: unfinished
";

fn small() -> Record {
    Record::parse(SMALL.as_bytes()).expect("a record")
}

/// The error of the small record after a change.
fn complaint(change: impl Fn(&str) -> String) -> String {
    let text = change(SMALL);
    assert_ne!(text, SMALL, "the change has changed nothing");
    Record::parse(text.as_bytes()).expect_err("an error").to_string()
}

fn complaint_on(old: &str, new: &str) -> String {
    complaint(|text| text.replacen(old, new, 1))
}

#[test]
fn a_record_is_read_as_it_is_written() {
    let record = small();
    assert_eq!(record.seed, Some(42));
    assert_eq!(record.header("Player"), Some("Anna"));
    assert_eq!((record.deal.len(), record.plies.len(), record.end), (5, 2, GameEnd::Unfinished));
    assert_eq!(record.to_string(), SMALL);
    assert_eq!(record.share_code().map(|code| code.to_string()).as_deref(), Some("ONI2-0G1A-E"));
}

#[test]
fn blanks_comments_and_case_are_ignored() {
    let crlf = SMALL.replace('\n', "\r\n");
    let bom = format!("\u{feff}{SMALL}");
    let cut = SMALL.trim_end().to_owned();
    let loose = SMALL
        .replace("setup: solo", "# by hand\n\n  SETUP :  Solo")
        .replace("Rs Ns Rs", "RS\tns   rS")
        .replace("1. discard", "  1.\tDISCARD")
        .replace(" -> ", "->")
        .replace("end: unfinished", "End: Unfinished\n\n# that was all\n\n");
    for text in [crlf, bom, cut, loose] {
        assert_eq!(Record::parse(text.as_bytes()), Ok(small()), "{text}");
    }
}

#[test]
fn headers_are_kept_and_may_repeat() {
    let mut record = small();
    record.headers.push(Header::new("Comment", "  à la main: 12. play Rs -> Gm # yes ").expect("a header"));
    record.headers.push(Header::new("comment", "").expect("a header"));
    let again = Record::parse(record.to_string().as_bytes()).expect("a record");
    assert_eq!(again, record);
    assert_eq!(again.headers[1].value(), "à la main: 12. play Rs -> Gm # yes");
}

#[test]
fn a_header_that_would_break_the_file_cannot_be_made() {
    let says = |name: &str, value: &str, message: &str| {
        assert_eq!(Header::new(name, value).expect_err("no header").to_string(), message);
    };
    says("seed", "7", "`seed` is a line of the format itself: give the header another name");
    says("a", "1\n2. draw", "the header `a` holds a line break or another control character: take it out");
    let bad_name = |name: &str| {
        format!("{name} is not a name for a header: use up to 32 letters a to z, digits and hyphens, a letter first")
    };
    says("", "x", &bad_name("\"\""));
    says("my name", "x", &bad_name("\"my name\""));
    says("1st", "x", &bad_name("\"1st\""));
    says(
        "a",
        &"x".repeat(2001),
        "the header `a` has 2001 bytes, more than 2000: use several headers, the name may repeat",
    );
}

#[test]
fn the_first_line_says_what_it_is() {
    let no_record = "line 1: this is not a game record: the first line of one is `onirim-record 1`";
    assert_eq!(Record::parse(b"").expect_err("empty").to_string(), no_record);
    assert_eq!(Record::parse(b"{\"json\": 1}").expect_err("json").to_string(), no_record);
    assert_eq!(complaint_on("onirim-record 1\n", ""), no_record);
    assert_eq!(
        complaint_on("record 1", "record 2"),
        "line 1: the record is of version \"2\", and only version 1 is known here: update the program"
    );
}

#[test]
fn a_cut_off_record_is_told_from_an_unfinished_game() {
    assert_eq!(
        complaint_on("end: unfinished\n", ""),
        "line 7: the record stops without its `end:` line, so it may be cut off: if the game was left here, add \
         `end: unfinished`"
    );
    assert_eq!(
        complaint_on("unfinished", "unfin"),
        "line 8: \"unfin\" is not an ending: write victory, defeat or unfinished"
    );
}

#[test]
fn every_problem_of_form_is_named_with_its_line() {
    let ply_form = "is neither `name: value` nor a step such as `12. play Rs -> Gm`";
    let expected = [
        ("setup: solo\n", "", "line 4: the set-up is missing: write a line such as `setup: solo` before the deal"),
        (
            "deal: Rs Ns Rs Gs Rm\n",
            "",
            "line 5: the deal is missing: write a `deal:` line with the cards that came before the first choice",
        ),
        ("seed: 42\n", "seed: 42\nseed: 43\n", "line 4: a second `seed:` line: keep one of them"),
        ("setup: solo\n", "setup: solo\nsetup: solo\n", "line 3: a second `setup:` line: keep one of them"),
        ("1. ", "deal: Rs\n1. ", "line 6: a second `deal:` line: keep one of them"),
        ("1. ", "date: today\n1. ", "line 6: the header \"date\" comes after the deal: headers stand before it"),
        ("2. ", "3. ", "line 7: this should be step 2 but says \"3\": a line is missing, doubled or wrongly numbered"),
        ("2. ", "2 ", &format!("line 7: \"2 play Rm\" {ply_form}")),
        ("2. ", "2.5. ", "line 7: \"5.\" is not an action"),
        (
            " -> Gm",
            " -> ",
            "line 6: nothing stands after `->`: write what chance decided, or leave out the arrow if it decided nothing",
        ),
        (
            "-> Gm",
            "-> Gx",
            "line 6: \"Gx\" is not an outcome of chance: write a card such as Rs, the colour of a Goal (red blue green brown) or a Premonition such as red-pair",
        ),
        ("-> Gm", "Gm", "line 6: \"Gm\" is one word too many: take it away"),
        (
            "42",
            "-1",
            "line 3: the `seed:` line says \"-1\", which is not a seed: write a number from 0 to 18446744073709551615, or take the line away if there was none",
        ),
        ("42", "18446744073709551616", "line 3: the `seed:` line says \"18446744073709551616\", which is not a seed"),
        ("42", "", "line 3: the `seed:` line says \"\", which is not a seed"),
        ("solo", "solo solo", "line 2: `solo` stands twice in the set-up: write it once"),
        ("player: Anna", "Anna", &format!("line 4: \"Anna\" {ply_form}")),
        ("player", "the player", "line 4: \"the player\" is not a name for a header"),
        (
            "end: unfinished\n",
            "end: unfinished\n3. draw\n",
            "line 9: something follows the `end:` line: one file holds one game, take the rest away",
        ),
        ("end: unfinished\n", "end: unfinished\nonirim-record 1\n", "line 9: something follows the `end:` line"),
        ("Anna", "An\0na", "line 4: the control character '\\0' cannot stand in a record: take it out"),
        ("Anna", "An\rna", "line 4: the control character '\\r' cannot stand in a record: take it out"),
    ];
    for (old, new, message) in expected {
        let said = complaint_on(old, new);
        assert!(said.starts_with(message), "\n{said}\n{message}");
    }
}

/// Other white space looks the same, but programs differ in what they count as such.
#[test]
fn only_blanks_and_tabs_separate_words() {
    for space in ['\u{a0}', '\u{2003}', '\u{202f}', '\u{3000}', '\u{2028}'] {
        let escaped = space.escape_debug();
        let wrongs = [
            ("record 1", format!("record{space}1"), "this is not a game record".to_owned()),
            ("Ns Rs", format!("Ns{space}Rs"), format!("\"Ns{escaped}Rs\" is not an outcome")),
            ("discard Ns", format!("discard{space}Ns"), format!("\"discard{escaped}Ns\" is not an action")),
            ("2. ", format!("{space}2. "), format!("\"{escaped}2. play Rm\" is neither")),
            ("-> Gm", format!("->{space}"), format!("\"{escaped}\" is not an outcome")),
            ("solo", format!("solo{space}"), format!("\"solo{escaped}\"")),
            ("unfinished", format!("unfinished{space}"), format!("\"unfinished{escaped}\" is not an ending")),
            ("end:", format!("{space}\nend:"), format!("\"{escaped}\" is neither")),
        ];
        for (old, new, message) in wrongs {
            let said = complaint_on(old, &new);
            assert!(said.contains(&message), "{said}");
        }
        let kept = SMALL.replacen("Anna", &format!("{space}Anna{space}"), 1);
        let record = Record::parse(kept.as_bytes()).expect("a header may hold it");
        assert_eq!(record.header("player"), Some(format!("{space}Anna{space}").as_str()));
        assert_eq!(record.to_string(), kept);
    }
}

#[test]
fn a_damaged_seed_is_named() {
    for damaged in
        ["seed: 4\u{200b}2", "seed: 42\u{a0}", "seed: 4 2", "seed: +42", "seed:", "seed: 0x2a", "s\u{ad}eed: 42"]
    {
        let said = complaint_on("seed: 42", damaged);
        assert!(said.starts_with("line 3: ") && said.contains("eed"), "{said}");
        assert!(said.contains("`seed:`") || damaged.starts_with("s\u{ad}"), "{said}");
    }
}

#[test]
fn invalid_utf8_is_refused_with_its_line() {
    let not_text = |bytes: &[u8]| Record::parse(bytes).expect_err("no text").to_string();
    let message = "here is something that is not UTF-8 text: save the file as UTF-8";
    let mut latin = SMALL.as_bytes().to_vec();
    let name = SMALL.find("Anna").expect("a name");
    latin[name] = 0xe9;
    assert_eq!(not_text(&latin), format!("line 4: {message}"));
    assert_eq!(not_text(b"\xff\xfeo\0n\0"), format!("line 1: {message}"));
}

#[test]
fn too_much_of_anything_is_refused() {
    let long_line = complaint_on("Anna", &"A".repeat(LONGEST_LINE));
    assert_eq!(long_line, "line 4: the line has 4104 bytes, more than 4096: one step stands on each line");

    let many_headers = complaint_on("player", &("a: b\n".repeat(MOST_HEADERS) + "player"));
    assert_eq!(many_headers, "line 104: more than 100 headers: take some out");

    let plies = |count: usize| -> String { (3..=count).map(|number| format!("{number}. draw\n")).collect() };
    let most = SMALL.replace("end:", &(plies(MOST_PLIES) + "end:"));
    assert_eq!(Record::parse(most.as_bytes()).map(|record| record.plies.len()), Ok(MOST_PLIES));
    let too_many = complaint_on("end:", &(plies(MOST_PLIES + 1) + "end:"));
    assert_eq!(too_many, "line 20006: more than 20000 steps: no game is that long");

    let huge = SMALL.to_owned() + &"\n".repeat(LARGEST_FILE);
    let said = Record::parse(huge.as_bytes()).expect_err("huge").to_string();
    assert!(said.contains("bytes, more than 1048576: no game is that long"), "{said}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn the_record_of_any_game_is_read_as_it_is_written(playthrough in any_game()) {
        let record = playthrough.record();
        let text = record.to_string();
        prop_assert!(text.is_ascii());
        let parsed = Record::parse(text.as_bytes()).expect("a record");
        prop_assert_eq!(&parsed, record);
        prop_assert_eq!(parsed.to_string(), text.clone());
        let crlf = text.replace('\n', "\r\n").to_lowercase();
        prop_assert_eq!(&Playthrough::read(crlf.as_bytes()).expect("a game").into_record(), record);
    }
}
