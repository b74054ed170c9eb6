//! Error messages in both languages. In English they equal the `Display` of the errors, so that both stay in step.

use std::io::{self, ErrorKind};
use std::path::Path;

use onirim_core::Setup;
use onirim_record::{FromNotation, LONGEST_HEADER_VALUE, Playthrough, Refused, ShareCode};
use onirim_text::{Language, Text};

use crate::samples::{assert_whole, texts};

/// A valid short record.
fn good() -> String {
    let mut game = Playthrough::seeded(Setup::from_notation("solo book towers").expect("a set-up"), 7);
    for _ in 0..6 {
        let action = game.game().legal_actions().get(0).expect("the game goes on");
        game.act(action).expect("a legal action");
    }
    game.record().to_string()
}

/// The same record with various errors.
fn wrong() -> Vec<Vec<u8>> {
    let good = good();
    let ply = |number: usize, text: &str| {
        let lines = good.lines().map(|line| {
            let is_it = line.starts_with(&format!("{number}. "));
            if is_it { format!("{number}. {text}\n") } else { format!("{line}\n") }
        });
        lines.collect::<String>()
    };
    let outcomes = |more: &str| good.replacen("\n1. ", &format!("{more}\n1. "), 1);
    let texts = [
        String::new(),
        good.replace("onirim-record 1", "onirim-record 2"),
        good.replace("setup: solo book towers\n", ""),
        good.replace("setup: solo", "setup: solo solo"),
        good.replace("setup: solo book", "setup: solo book book-lost"),
        good.replace("setup: solo book towers", "setup: book"),
        good.replace("setup: solo book towers", "setup: duo book"),
        good.replace("setup: solo book towers", "setup: trio"),
        good.replace("seed: 7", "seed: seven"),
        good.replace("seed: 7", "seed: 8"),
        good.replace("seed: 7", "seed: 7\nseed: 7"),
        good.replace("seed: 7", "Seed!: 7"),
        good.replace("seed: 7", &format!("seed: 7\nnote: {}", "x".repeat(LONGEST_HEADER_VALUE + 1))),
        good.replace("seed: 7", "seed: 7\nnote: a\0b"),
        good.replace("seed: 7", &"note: x\n".repeat(200)),
        good.replace("end: unfinished", "note: late\nend: unfinished"),
        good.replace("end: unfinished\n", ""),
        good.replace("end: unfinished", "end: victory"),
        good.replace("end: unfinished", "end: defeat"),
        good.replace("end: unfinished", "end: soon"),
        format!("{good}more\n"),
        good.replace("deal:", "steal:"),
        good.replace("\n2. ", "\n3. "),
        ply(1, "fly"),
        ply(1, "play"),
        ply(1, "play Xx"),
        ply(1, "play Rs Rs"),
        ply(1, "build R9 left"),
        ply(1, "build R3 above"),
        ply(1, "swap-goals 1 9"),
        ply(1, "cast lightning"),
        ply(1, "cast prophecy"),
        ply(1, "take-door"),
        ply(1, "play Nk -> Zz"),
        ply(1, "play Rs ->"),
        ply(1, "discard-hand"),
        outcomes(" Rs Rs"),
        "\n".repeat(3) + "what is this",
    ];
    let mut files: Vec<Vec<u8>> = texts.into_iter().map(String::into_bytes).collect();
    files.push(b"onirim-record 1\n\xff\xfe\n".to_vec());
    files.push(format!("onirim-record 1\n{}", "x".repeat(100_000)).into_bytes());
    files
}

#[test]
fn a_wrong_record_is_told_in_both_languages() {
    let [english, french] = texts();
    for file in wrong() {
        let error = Playthrough::read(&file).map(drop).expect_err(&String::from_utf8_lossy(&file));
        assert_eq!(english.read_error(&error), error.to_string());
        let told = french.read_error(&error);
        assert_whole(&told);
        assert_ne!(told, error.to_string());
        assert!(told.starts_with("ligne "), "{told}");
    }
    let huge = Playthrough::read(&vec![b'#'; 1 << 21]).expect_err("too large");
    texts().iter().for_each(|text| assert!(text.read_error(&huge).contains("1048576"), "{huge}"));
}

#[test]
fn a_step_that_is_refused_is_told_in_both_languages() {
    let [english, french] = texts();
    let refused = Playthrough::scripted(Setup::SOLO, &[]).expect_err("nothing was dealt");
    assert!(matches!(refused, Refused::NeedsOutcome { .. }));
    assert_eq!(english.refused(&refused), refused.to_string());
    assert_whole(&french.refused(&refused));
}

#[test]
fn a_wrong_setup_or_share_code_is_told_in_both_languages() {
    let [english, french] = texts();
    for words in ["", "duo", "trio", "solo solo", "solo towers towers-ruins"] {
        let error = Setup::from_notation(words).expect_err(words);
        assert_eq!(english.setup_error(&error), error.to_string());
        assert_whole(&french.setup_error(&error));
    }
    for code in ["", "ONI3-000G", "ONI1-U", "ONI1", "ONI1-000H", &format!("ONI1-{}", "0".repeat(60))] {
        let error = code.parse::<ShareCode>().expect_err(code);
        assert_eq!(english.code_error(&error), error.to_string());
        assert_whole(&french.code_error(&error));
    }
}

#[test]
fn what_the_system_says_of_files_is_told_in_both_languages() {
    for text in texts() {
        let kinds = [
            ErrorKind::NotFound,
            ErrorKind::PermissionDenied,
            ErrorKind::AlreadyExists,
            ErrorKind::IsADirectory,
            ErrorKind::NotADirectory,
            ErrorKind::StorageFull,
            ErrorKind::ReadOnlyFilesystem,
            ErrorKind::InvalidData,
        ];
        for error in kinds.map(io::Error::from) {
            assert_whole(&text.unreadable(Path::new("game.onirim"), &error));
            assert_whole(&text.unwritable(Path::new("a\nb"), &error));
        }
    }
    let other = io::Error::other("something odd");
    assert_eq!(Text::new(Language::French).io_error(&other), "something odd");
}
