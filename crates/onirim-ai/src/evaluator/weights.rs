//! Weights as a file.
//!
//! `ONIW`, the version, the families of rows (how many; of each the length of its name, its name, and how many rows), a bit for each row that is there, these rows,
//! the other layers, and a checksum; all numbers in little-endian order. Rows that were never met in training are left out: they are zero. So are families that a file does
//! not name. Version 1 has a print of the families in place of their names.

use onirim_core::hashing::fnv;
use thiserror::Error;

use crate::evaluator::net::{Evaluator, HIDDEN, WIDTH};
use crate::evaluator::table::{FAMILIES, Family, UNNAMED};

const MAGIC: &[u8; 4] = b"ONIW";
const VERSION: u16 = 2;

/// These bytes are no weights for this program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum WeightsError {
    /// They do not begin as weights do.
    #[error("this is no file of weights: it must begin with ONIW")]
    NotWeights,
    /// A later version of the program has written them.
    #[error("these weights have version {found}, and this program knows version {VERSION}: update the program")]
    NewerVersion {
        /// Their version.
        found: u16,
    },
    /// They were made for other inputs.
    #[error("these weights belong to another version of the evaluator: train it anew")]
    OtherShape,
    /// Something is missing, too much, or changed.
    #[error("these weights are damaged: copy the file again")]
    Damaged,
}

/// A print of the sizes of all families.
pub fn shape() -> u64 {
    print_of(FAMILIES)
}

fn print_of(families: &[(&str, Family)]) -> u64 {
    fnv(families.iter().map(|(_, family)| family.rows().len() as u64))
}

fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// Takes numbers from bytes, one after the other.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], WeightsError> {
        let (first, rest) = self.0.split_first_chunk().ok_or(WeightsError::Damaged)?;
        self.0 = rest;
        Ok(*first)
    }

    /// The families that the file has.
    fn families(&mut self) -> Result<Vec<Family>, WeightsError> {
        let count = u16::from_le_bytes(self.take()?);
        if usize::from(count) > FAMILIES.len() {
            return Err(WeightsError::OtherShape);
        }
        (0..count).map(|_| self.family()).collect()
    }

    fn family(&mut self) -> Result<Family, WeightsError> {
        let [length] = self.take()?;
        let (name, rest) = self.0.split_at_checked(length.into()).ok_or(WeightsError::Damaged)?;
        self.0 = rest;
        let size = u32::from_le_bytes(self.take()?);
        let known = FAMILIES.iter().find(|(known, _)| known.as_bytes() == name).map(|&(_, family)| family);
        known.filter(|family| family.rows().len() as u64 == size.into()).ok_or(WeightsError::OtherShape)
    }

    fn wide(&mut self) -> Result<[i16; WIDTH], WeightsError> {
        let mut numbers = [0; WIDTH];
        for number in &mut numbers {
            *number = i16::from_le_bytes(self.take()?);
        }
        Ok(numbers)
    }

    fn last(&mut self) -> Result<[i32; HIDDEN], WeightsError> {
        let mut numbers = [0; HIDDEN];
        for number in &mut numbers {
            *number = i32::from_le_bytes(self.take()?);
        }
        Ok(numbers)
    }
}

impl Evaluator {
    /// The weights as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.with_families(FAMILIES)
    }

    fn with_families(&self, families: &[(&str, Family)]) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((families.len() as u16).to_le_bytes());
        for (name, family) in families {
            bytes.push(name.len() as u8);
            bytes.extend(name.as_bytes());
            bytes.extend((family.rows().len() as u32).to_le_bytes());
        }
        let is_there = |row: &[i16; WIDTH]| row.iter().any(|&weight| weight != 0);
        let rows: Vec<_> = families.iter().flat_map(|(_, family)| &self.rows[family.rows()]).collect();
        for eight in rows.chunks(8) {
            let bits = eight.iter().enumerate().map(|(place, row)| u8::from(is_there(row)) << place);
            bytes.push(bits.sum());
        }
        let dense = self.dense();
        let there = rows.into_iter().map(|row| &row.0).filter(|row| is_there(row));
        let rows = there.chain(std::iter::once(&self.bias)).chain(&dense);
        bytes.extend(rows.flatten().flat_map(|weight| weight.to_le_bytes()));
        bytes.extend(self.dense_bias.iter().chain(&self.out).flat_map(|weight| weight.to_le_bytes()));
        bytes.extend(self.out_bias.to_le_bytes());
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// The weights that these bytes stand for.
    pub fn from_bytes(bytes: &[u8]) -> Result<Evaluator, WeightsError> {
        if !bytes.starts_with(MAGIC) {
            return Err(WeightsError::NotWeights);
        }
        let mut reader = Reader(&bytes[MAGIC.len()..]);
        let found = u16::from_le_bytes(reader.take()?);
        if !(1..=VERSION).contains(&found) {
            return Err(WeightsError::NewerVersion { found });
        }
        let (content, sum) = bytes.split_last_chunk().ok_or(WeightsError::Damaged)?;
        if checksum(content) != u32::from_le_bytes(*sum) {
            return Err(WeightsError::Damaged);
        }
        let families = if found > 1 {
            reader.families()?
        } else if u64::from_le_bytes(reader.take()?) == print_of(&FAMILIES[..UNNAMED]) {
            FAMILIES[..UNNAMED].iter().map(|&(_, family)| family).collect()
        } else {
            return Err(WeightsError::OtherShape);
        };
        let mut evaluator = Evaluator::empty();
        let rows: Vec<usize> = families.into_iter().flat_map(Family::rows).collect();
        let there = (0..rows.len().div_ceil(8)).map(|_| reader.take()).collect::<Result<Vec<[u8; 1]>, _>>()?;
        for (number, row) in rows.into_iter().enumerate() {
            if there[number / 8][0] & (1 << (number % 8)) != 0 {
                evaluator.rows[row].0 = reader.wide()?;
            }
        }
        evaluator.bias = reader.wide()?;
        for last in 0..HIDDEN {
            evaluator.set_dense(last, &reader.wide()?);
        }
        evaluator.dense_bias = reader.last()?;
        evaluator.out = reader.last()?;
        evaluator.out_bias = i64::from_le_bytes(reader.take()?);
        // Only the checksum may be left.
        if reader.0.len() == 4 { Ok(evaluator) } else { Err(WeightsError::Damaged) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn families_that_a_file_does_not_name_are_zero() {
        let mut evaluator = Evaluator::empty();
        evaluator.rows.iter_mut().for_each(|row| row.0 = [1; WIDTH]);
        let Some(((_, last), others)) = FAMILIES.split_last() else { unreachable!("there are families") };
        let read = Evaluator::from_bytes(&evaluator.with_families(others)).unwrap();
        for (number, row) in read.rows.iter().enumerate() {
            let expected = if last.rows().contains(&number) { 0 } else { 1 };
            assert_eq!(row.0, [expected; WIDTH], "row {number}");
        }
    }

    #[test]
    fn families_that_are_not_known_or_have_another_size_are_refused() {
        let (first, last) = (FAMILIES[0].1, FAMILIES[FAMILIES.len() - 1].1);
        assert_ne!(first.rows().len(), last.rows().len());
        for families in [[("other", first)], [(FAMILIES[0].0, last)]] {
            let bytes = Evaluator::empty().with_families(&families);
            assert_eq!(Evaluator::from_bytes(&bytes).err(), Some(WeightsError::OtherShape));
        }
        let twice = [FAMILIES, FAMILIES].concat();
        assert_eq!(
            Evaluator::from_bytes(&Evaluator::empty().with_families(&twice)).err(),
            Some(WeightsError::OtherShape)
        );
    }
}
