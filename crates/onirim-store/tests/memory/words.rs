//! Every error has a text in both languages.

use std::io::ErrorKind;

use onirim_core::Setup;
use onirim_record::{Playthrough, ReadError, Snippet};
use onirim_session::{Damage, DamagedGame, GameId, Trouble};
use onirim_store::{ArchiveError, CollectionError, PlaceTrouble, SkipReason, Skipped};
use onirim_text::{Language, Text};

use crate::TODAY;

const ID: GameId = GameId::from_bits(0x5f0c_8e6f_0b2d_4a3c_9d1e_7f80_91a2_b3c4);

/// Fails unless the error has a text of its own in each language, with all its values.
fn assert_told(trouble: &Trouble) -> [String; 2] {
    let told = [Language::English, Language::French].map(|language| Text::new(language).trouble(trouble));
    for told in &told {
        let marks = ['{', '}', '⟦', '⟧', '$', '\u{2068}', '\u{2069}', '\n'];
        assert!(!told.is_empty() && !told.contains(marks) && !told.contains("  "), "{told:?}");
    }
    assert_ne!(told[0], told[1]);
    told
}

fn bad_record() -> ReadError {
    Playthrough::read(b"").unwrap_err()
}

#[test]
fn errors_of_archives_have_texts_in_both_languages() {
    let damages =
        [Damage::Field { field: "kind" }, Damage::Record(bad_record()), Damage::Plies { expected: 3, found: 2 }];
    let damaged = damages.map(|damage| DamagedGame { id: "ff".to_owned(), damage });
    let errors = [
        ArchiveError::UnknownGame { id: ID },
        ArchiveError::MovedOn { id: ID, expected: 3, found: 4 },
        ArchiveError::NotThisGame { id: ID },
        ArchiveError::Over { id: ID },
        ArchiveError::NoUndo { id: ID },
        ArchiveError::DailyTaken { day: TODAY, setup: Setup::SOLO, id: ID },
        ArchiveError::NotTheDaily { day: TODAY },
        ArchiveError::TooManyHeaders { headers: 101 },
        ArchiveError::BadSetting { name: "a\nb".to_owned() },
        ArchiveError::File(ErrorKind::StorageFull.into()),
        ArchiveError::NotAnExport,
        ArchiveError::NewerExport { found: 2, known: 1 },
        ArchiveError::NoRandomness { reason: "none".to_owned() },
    ];
    for error in errors.into_iter().chain(damaged.map(ArchiveError::DamagedGame)) {
        assert_told(&error.into());
    }
}

#[test]
fn skipped_lines_have_texts_in_both_languages() {
    let reasons = [
        SkipReason::TooLong,
        SkipReason::TooMany,
        SkipReason::Unreadable(Snippet::new("expected value")),
        SkipReason::AfterEnd,
        SkipReason::BadField { field: "kind" },
        SkipReason::Record(bad_record()),
        SkipReason::Contradiction { field: "day" },
        SkipReason::DailyTaken { day: TODAY, id: ID },
        SkipReason::DayToCome { day: TODAY },
        SkipReason::Differs { id: ID },
        SkipReason::DamagedHere { id: ID },
    ];
    for reason in reasons {
        let told = assert_told(&Trouble::from(&Skipped { line: 7, reason }));
        assert!(told[0].starts_with("line 7: ") && told[1].starts_with("ligne 7"), "{told:?}");
    }
}

#[test]
fn errors_of_a_place_have_texts_in_both_languages() {
    let reason = || "SecurityError".to_owned();
    let troubles = [
        PlaceTrouble::Forbidden { reason: reason() },
        PlaceTrouble::Full,
        PlaceTrouble::Newer,
        PlaceTrouble::Blocked,
        PlaceTrouble::Other { reason: reason() },
    ];
    for trouble in troubles {
        assert_told(&CollectionError::Place(trouble).into());
    }
}
