//! Share codes: a set-up and a seed in a few letters, `ONI2-0G1A-E`.
//!
//! The layout is described, sign by sign, in `docs/record-format.md`.

use std::fmt;
use std::str::FromStr;

use onirim_core::{Book, Communication, Players, Premonitions, Setup, Towers};
use thiserror::Error;

/// Crockford's base 32: no I, L, O or U.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// A bit in each sign of the set-up for the length of the seed.
const LENGTH_BIT: u8 = 16;
/// The digits of a set-up, of the shortest seed, and the check sign.
const FEWEST: usize = 2 + 1 + 1;
/// The same with the longest seed: 64 bits in digits of five.
const MOST: usize = 2 + 13 + 1;

/// The version of the layout. All are read; the last one is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Version {
    /// Has a flaw: a code with its check sign and a zero after it is a valid code of another seed.
    One = 1,
    /// The signs of the set-up hold the length of the seed modulo four: up to three missing or surplus signs are
    /// found.
    Two = 2,
}

impl Version {
    fn of(sign: char) -> Option<Version> {
        [Version::One, Version::Two].into_iter().find(|&version| digit_of(sign) == Some(version as u8))
    }
}

/// A set-up and a seed: the same deal can be played again from it.
///
/// ```
/// use onirim_core::Setup;
/// use onirim_record::ShareCode;
///
/// let code = ShareCode { setup: Setup::SOLO, seed: 42 };
/// assert_eq!(code.to_string().parse(), Ok(code));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ShareCode {
    /// What is played.
    pub setup: Setup,
    /// Where chance starts from.
    pub seed: u64,
}

/// A text that is no share code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each message says what is wrong")]
pub enum ShareCodeError {
    #[error("a share code begins with ONI: copy the whole code")]
    NotACode,
    #[error("this is a share code of version {version}, and only versions 1 and 2 are known here: update the program")]
    WrongVersion { version: char },
    #[error(
        "{character:?} (character {place}) never stands in a share code, which uses digits and letters without U: check it"
    )]
    BadCharacter { character: char, place: usize },
    #[error("the share code is too short: copy the whole code")]
    TooShort,
    #[error("the share code is too long: copy nothing but the code")]
    TooLong,
    #[error("the share code has a typing error: its last character does not fit the others")]
    BadCheck,
    #[error("the share code names a set-up that does not exist in this version: update the program")]
    ImpossibleSetup,
    #[error("the share code names a seed that is not a number from 0 to 2^64 - 1, written without zeros before it")]
    ImpossibleSeed,
}

impl fmt::Display for ShareCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut digits = Vec::with_capacity(MOST);
        let seed_digits = self.seed.checked_ilog(32).unwrap_or(0) + 1;
        let setup = setup_digits(self.setup).into_iter().zip(length_bits(seed_digits as usize));
        digits.extend(setup.map(|(digit, bit)| digit | bit));
        digits.extend((0..seed_digits).rev().map(|place| (self.seed >> (5 * place)) as u8 & 31));
        digits.push(check_digit(Version::Two, &digits));
        write!(f, "ONI{}", Version::Two as u8)?;
        for group in digits.chunks(4) {
            f.write_str("-")?;
            group.iter().try_for_each(|&digit| write!(f, "{}", char::from(ALPHABET[usize::from(digit)])))?;
        }
        Ok(())
    }
}

/// Reads capital and small letters, O for 0, I and L for 1; skips hyphens and blanks.
impl FromStr for ShareCode {
    type Err = ShareCodeError;

    fn from_str(text: &str) -> Result<ShareCode, ShareCodeError> {
        let mut signs = text.chars().zip(1..).filter(|(sign, _)| *sign != '-' && !sign.is_whitespace());
        for expected in ['O', 'N', 'I'] {
            let (sign, _) = signs.next().ok_or(ShareCodeError::NotACode)?;
            if digit_of(sign) != digit_of(expected) {
                return Err(ShareCodeError::NotACode);
            }
        }
        let (version, _) = signs.next().ok_or(ShareCodeError::TooShort)?;
        let version = Version::of(version).ok_or(ShareCodeError::WrongVersion { version })?;
        let mut digits = Vec::with_capacity(MOST);
        for (character, place) in signs {
            if digits.len() == MOST {
                return Err(ShareCodeError::TooLong);
            }
            digits.push(digit_of(character).ok_or(ShareCodeError::BadCharacter { character, place })?);
        }
        decode(version, &digits)
    }
}

fn decode(version: Version, digits: &[u8]) -> Result<ShareCode, ShareCodeError> {
    if digits.len() < FEWEST {
        return Err(ShareCodeError::TooShort);
    }
    let &[first, second, ref seed @ .., check] = digits else { return Err(ShareCodeError::TooShort) };
    if check != check_digit(version, &digits[..digits.len() - 1]) {
        return Err(ShareCodeError::BadCheck);
    }
    let setup = match version {
        Version::One => [first, second],
        Version::Two => {
            check_length([first, second].map(|digit| digit & LENGTH_BIT), seed.len())?;
            [first, second].map(|digit| digit & !LENGTH_BIT)
        }
    };
    let setup = setup_of(setup).ok_or(ShareCodeError::ImpossibleSetup)?;
    if seed.len() > 1 && seed.first() == Some(&0) {
        return Err(ShareCodeError::ImpossibleSeed);
    }
    let seed = seed
        .iter()
        .try_fold(0_u64, |number, &digit| number.checked_mul(32)?.checked_add(u64::from(digit)))
        .ok_or(ShareCodeError::ImpossibleSeed)?;
    Ok(ShareCode { setup, seed })
}

/// The number of the seed's signs modulo 4, its last bit first.
fn length_bits(length: usize) -> [u8; 2] {
    [length & 1 != 0, length & 2 != 0].map(|is_set| if is_set { LENGTH_BIT } else { 0 })
}

fn check_length(told: [u8; 2], length: usize) -> Result<(), ShareCodeError> {
    if length_bits(length) == told {
        Ok(())
    } else if length_bits(length + 1) == told {
        Err(ShareCodeError::TooShort)
    } else {
        Err(ShareCodeError::TooLong)
    }
}

fn digit_of(sign: char) -> Option<u8> {
    let sign = match sign.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    ALPHABET.iter().position(|&letter| char::from(letter) == sign).map(|place| place as u8)
}

/// Adds every digit, the version first, and doubles the sum after each, in the field of 32 elements. Doubling runs
/// through all 31 elements that are not zero, so each place has its own weight: one wrong sign, or two exchanged
/// signs, are always found.
fn check_digit(version: Version, digits: &[u8]) -> u8 {
    [version as u8].iter().chain(digits).fold(0, |sum, digit| {
        let doubled = (sum ^ digit) << 1;
        if doubled < 32 { doubled } else { doubled ^ 0b10_0101 }
    })
}

fn setup_digits(setup: Setup) -> [u8; 2] {
    let Setup { players, book, towers, premonitions } = setup;
    let players = match players {
        Players::One => 0,
        Players::Two(Communication::Open) => 1,
        Players::Two(Communication::Talk) => 2,
        Players::Two(Communication::Silent) => 3,
    };
    let book = match book {
        None => 0,
        Some(Book::Found) => 1,
        Some(Book::Lost) => 2,
    };
    let towers = match towers {
        None => 0,
        Some(Towers::Rampart) => 1,
        Some(Towers::ScatteredRuins) => 2,
    };
    let premonitions = match premonitions {
        None => 0,
        Some(Premonitions::Four) => 1,
        Some(Premonitions::Five) => 2,
        Some(Premonitions::Six) => 3,
    };
    [players + 4 * book, towers + 4 * premonitions]
}

fn setup_of(digits: [u8; 2]) -> Option<Setup> {
    Setup::all().find(|&setup| setup_digits(setup) == digits)
}
