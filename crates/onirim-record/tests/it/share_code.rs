//! Share codes.

use onirim_core::Setup;
use onirim_record::{ShareCode, ShareCodeError};
use proptest::prelude::*;

use crate::games::{any_setup, setup};

const ALPHABET: &str = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

fn code(text: &str) -> Result<ShareCode, ShareCodeError> {
    text.parse()
}

#[test]
fn codes_never_change() {
    let golden = [
        ("solo", 0, "ONI2-G00H", "ONI1-000G"),
        ("solo", 42, "ONI2-0G1A-E", "ONI1-001A-N"),
        ("duo talk book-lost towers-ruins premonitions-5", 1_000_000, "ONI2-AAYG-J04", "ONI1-AAYG-J0X"),
        ("duo silent book towers premonitions-6", u64::MAX, "ONI2-QDFZ-ZZZZ-ZZZZ-ZZZA", "ONI1-7DFZ-ZZZZ-ZZZZ-ZZZ4"),
    ];
    for (words, seed, text, old) in golden {
        let share = ShareCode { setup: setup(words), seed };
        assert_eq!(share.to_string(), text);
        assert_eq!(code(text), Ok(share));
        assert_eq!(code(old), Ok(share), "an old code stays valid");
    }
}

/// Up to three missing or surplus signs are found. In version 1, a code with a zero after it was another valid code.
#[test]
#[cfg_attr(target_family = "wasm", ignore = "an interpreter takes long over half a million codes")]
fn a_sign_too_many_or_too_few_always_shows() {
    assert_eq!(code("ONI1-001A-N0").map(|code| code.seed), Ok(1365));
    for setup in Setup::all() {
        for seed in [0, 1, 31, 32, 42, 1 << 30, u64::MAX >> 8] {
            let text = ShareCode { setup, seed }.to_string();
            for more in 0..32 * 32_usize {
                let signs = [ALPHABET.as_bytes()[more / 32], ALPHABET.as_bytes()[more % 32]].map(char::from);
                assert!(code(&format!("{text}{}", signs[1])).is_err());
                assert!(code(&format!("{text}{}{}", signs[0], signs[1])).is_err());
            }
            assert!(code(&format!("{text}000")).is_err());
            for place in "ONI2-00".len()..text.len() {
                let (before, after) = text.split_at(place);
                assert!(after.starts_with('-') || code(&format!("{before}{}", &after[1..])).is_err(), "{text} {place}");
            }
        }
    }
}

#[test]
fn an_appended_zero_does_not_pass_the_check() {
    assert_eq!(code("ONI2-0G1A-E0"), Err(ShareCodeError::TooLong));
}

#[test]
fn every_setup_has_its_code() {
    for setup in Setup::all() {
        for seed in [0, 1, 31, 32, u64::MAX] {
            let share = ShareCode { setup, seed };
            assert_eq!(code(&share.to_string()), Ok(share));
        }
    }
}

#[test]
fn a_code_is_read_with_blanks_small_letters_and_o_for_zero() {
    for text in ["oni1001an", " 0N11 00LA N\n", "ONI1-OO1A-N", "ONI-1-00-1A-N-", "oni20g1ae", " 0N12 OGLA E\n"] {
        assert_eq!(code(text), Ok(ShareCode { setup: Setup::SOLO, seed: 42 }), "{text}");
    }
}

#[test]
fn an_error_says_what_is_wrong() {
    use ShareCodeError::*;
    let errors = [
        ("", NotACode),
        ("hello", NotACode),
        ("ON", NotACode),
        ("ONI", TooShort),
        ("ONI1-001", TooShort),
        ("ONI3-001A-N", WrongVersion { version: '3' }),
        ("ONI1-001U-N", BadCharacter { character: 'U', place: 9 }),
        ("ONI1-001é-N", BadCharacter { character: 'é', place: 9 }),
        ("ONI1-0010-0000-0000-0000-0", TooLong),
        ("ONI1-001B-N", BadCheck),
        ("ONI1-00A1-N", BadCheck),
    ];
    for (text, error) in errors {
        assert_eq!(code(text), Err(error), "{text}");
    }
    assert_eq!(BadCheck.to_string(), "the share code has a typing error: its last character does not fit the others");
    assert_eq!(
        BadCharacter { character: 'U', place: 9 }.to_string(),
        "'U' (character 9) never stands in a share code, which uses digits and letters without U: check it"
    );
}

/// The code with its check sign made to fit.
fn with_check(text: &str) -> Result<ShareCode, ShareCodeError> {
    ALPHABET
        .chars()
        .map(|check| code(&format!("{text}{check}")))
        .find(|result| *result != Err(ShareCodeError::BadCheck))
        .expect("one of the signs fits")
}

#[test]
fn a_code_that_means_nothing_is_refused_even_if_its_check_sign_fits() {
    assert_eq!(with_check("ONI1-C01"), Err(ShareCodeError::ImpossibleSetup));
    assert_eq!(with_check("ONI1-G01"), Err(ShareCodeError::ImpossibleSetup));
    assert_eq!(with_check("ONI1-031"), Err(ShareCodeError::ImpossibleSetup));
    assert_eq!(with_check("ONI1-00G000000000000"), Err(ShareCodeError::ImpossibleSeed));
    assert_eq!(with_check("ONI1-0001"), Err(ShareCodeError::ImpossibleSeed));
    assert_eq!(with_check("ONI1-001").map(|code| code.seed), Ok(1));
}

proptest! {
    #[test]
    fn any_seed_is_read_as_it_is_written(setup in any_setup(), seed: u64, shift in 0..64_u32) {
        let share = ShareCode { setup, seed: seed >> shift };
        let text = share.to_string();
        prop_assert_eq!(code(&text), Ok(share));
        prop_assert_eq!(code(&text.to_lowercase().replace('-', "")), Ok(share));
    }

    #[test]
    fn one_wrong_sign_always_shows(setup in any_setup(), seed: u64, place: usize, other in 0..32_usize) {
        let text = ShareCode { setup, seed }.to_string().replace('-', "");
        let mut signs: Vec<char> = text.chars().collect();
        let place = 4 + place % (signs.len() - 4);
        let other = ALPHABET.as_bytes()[other] as char;
        prop_assume!(signs[place] != other);
        signs[place] = other;
        prop_assert_eq!(code(&signs.iter().collect::<String>()), Err(ShareCodeError::BadCheck));
    }

    #[test]
    fn two_signs_that_changed_places_always_show(setup in any_setup(), seed: u64, one: usize, two: usize) {
        let text = ShareCode { setup, seed }.to_string().replace('-', "");
        let mut signs: Vec<char> = text.chars().collect();
        let (one, two) = (4 + one % (signs.len() - 4), 4 + two % (signs.len() - 4));
        prop_assume!(signs[one] != signs[two]);
        signs.swap(one, two);
        prop_assert_eq!(code(&signs.iter().collect::<String>()), Err(ShareCodeError::BadCheck));
    }

    #[test]
    fn any_text_is_read_without_a_panic(text in ".{0,40}", tail in "[0-9A-Za-z-]{0,30}") {
        let _ = code(&text);
        let _ = code(&format!("ONI1{tail}"));
    }
}
