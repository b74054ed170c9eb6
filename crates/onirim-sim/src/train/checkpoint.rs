//! A training as a file, to resume it: `docs/training.md` describes it.
//!
//! `ONIC`, the version, the shape of the net, the recipe, the progress, the five nets (start, now, average, and the two moments of Adam), the curve, the samples that are
//! remembered (their rows only), and a checksum; all numbers in little-endian order. The dice follow from seed and round.

mod bytes;

use std::io::{self, Read};

use onirim_ai::evaluator::{Inputs, shape};
use onirim_core::Setup;
use onirim_core::hashing::fnv;
use onirim_record::{FromNotation, Notation};

use crate::train::adam::Adam;
use crate::train::net::{HIDDEN, Net, WIDTH};
use crate::train::play::Sample;
use crate::train::trainer::{Progress, Recipe, Trainer};
use bytes::Bytes;

const MAGIC: &[u8; 4] = b"ONIC";
const VERSION: u16 = 1;
/// More bytes than any training has.
const MOST_BYTES: u64 = 1 << 30;
/// The least bytes of a sample: its target, and its number of rows for each colour and for the table.
const LEAST_OF_SAMPLE: usize = 4 + 5;

/// Why a training cannot be resumed.
#[derive(Debug, thiserror::Error)]
pub enum CheckpointError {
    /// It cannot be read.
    #[error(transparent)]
    Unreadable(#[from] io::Error),
    /// It does not begin as a checkpoint does.
    #[error("this is no checkpoint of a training: it must begin with ONIC")]
    NotACheckpoint,
    /// A later version of the program has written it.
    #[error("this checkpoint has version {found}, and this program knows version {VERSION}: update the program")]
    NewerVersion {
        /// Its version.
        found: u16,
    },
    /// It belongs to other inputs or to another size of the net.
    #[error("this checkpoint belongs to another version of the evaluator: go on with the program that began it")]
    OtherShape,
    /// Something is missing, too much, or changed.
    #[error("this checkpoint is damaged")]
    Damaged,
}

impl Trainer {
    /// The bytes of a checkpoint.
    pub fn checkpoint(&self) -> Vec<u8> {
        let mut out = MAGIC.to_vec();
        out.extend(VERSION.to_le_bytes());
        out.extend(own_shape());
        let Recipe { setup, seed, rounds, games, uses, batch, memory, rate, lambda } = self.recipe;
        let setup = setup.notation().to_string();
        out.push(setup.len() as u8);
        out.extend(setup.as_bytes());
        for number in [seed, rounds as u64, games as u64, uses as u64, batch as u64, memory as u64] {
            out.extend(number.to_le_bytes());
        }
        for number in [self.curve.len(), self.next, self.memory.len()] {
            out.extend((number as u64).to_le_bytes());
        }
        out.extend(self.adam.steps.to_le_bytes());
        let mut put = |number: f32| out.extend(number.to_le_bytes());
        [rate, lambda, self.rate_of_wins].into_iter().for_each(&mut put);
        for net in [&self.start, &self.net, &self.average, &self.adam.first, &self.adam.second] {
            net.parts().flatten().copied().for_each(&mut put);
        }
        for round in &self.curve {
            [round.rate_of_wins, round.doors, round.loss].into_iter().for_each(&mut put);
        }
        for sample in &self.memory {
            put_sample(sample, &mut out);
        }
        let sum = fnv(out.iter().copied());
        out.extend(sum.to_le_bytes());
        out
    }

    /// Resumes a training, on one thread unless there are [more](Trainer::on).
    pub fn resume(mut checkpoint: impl Read) -> Result<Trainer, CheckpointError> {
        let mut bytes = Vec::new();
        checkpoint.by_ref().take(MAGIC.len() as u64).read_to_end(&mut bytes)?;
        if bytes != MAGIC {
            return Err(CheckpointError::NotACheckpoint);
        }
        checkpoint.take(MOST_BYTES).read_to_end(&mut bytes)?;
        let mut head = Bytes(&bytes[MAGIC.len()..]);
        let found = u16::from_le_bytes(head.take()?);
        if found != VERSION {
            return Err(CheckpointError::NewerVersion { found });
        }
        if head.take()? != own_shape() {
            return Err(CheckpointError::OtherShape);
        }
        let (content, sum) = bytes.split_last_chunk().ok_or(CheckpointError::Damaged)?;
        if fnv(content.iter().copied()) != u64::from_le_bytes(*sum) {
            return Err(CheckpointError::Damaged);
        }
        let kept = head.0.len().checked_sub(sum.len()).ok_or(CheckpointError::Damaged)?;
        read(Bytes(&head.0[..kept]))
    }
}

/// The sizes that must agree.
fn own_shape() -> [u8; 12] {
    let mut bytes = [0; 12];
    bytes[..8].copy_from_slice(&shape().to_le_bytes());
    bytes[8..10].copy_from_slice(&(WIDTH as u16).to_le_bytes());
    bytes[10..].copy_from_slice(&(HIDDEN as u16).to_le_bytes());
    bytes
}

fn read(mut bytes: Bytes<'_>) -> Result<Trainer, CheckpointError> {
    let setup = Setup::from_notation(bytes.text()?).map_err(|_| CheckpointError::Damaged)?;
    let seed = u64::from_le_bytes(bytes.take()?);
    let [rounds, games, uses, batch, memory, played, next, samples] = bytes.counts()?;
    let steps = i32::from_le_bytes(bytes.take()?);
    let [rate, lambda, rate_of_wins] = bytes.floats()?;
    let recipe = Recipe { setup, seed, rounds, games, uses, batch, memory, rate, lambda };
    let is_possible = recipe.is_possible() && played <= rounds && samples <= memory && next < memory && steps >= 0;
    if !is_possible {
        return Err(CheckpointError::Damaged);
    }
    let start = net(&mut bytes)?;
    let mut trainer = Trainer::from_net(recipe, start);
    trainer.net = net(&mut bytes)?;
    trainer.average = net(&mut bytes)?;
    trainer.adam = Adam { first: net(&mut bytes)?, second: net(&mut bytes)?, steps };
    (trainer.next, trainer.rate_of_wins) = (next, rate_of_wins);
    for before in 0..played {
        let [won, doors, loss] = bytes.floats()?;
        trainer.curve.push(Progress::new(&recipe, before, won, doors, loss));
    }
    // Capacity for the samples that are really there: their stated number may be wrong.
    trainer.memory.reserve_exact(samples.min(bytes.0.len() / LEAST_OF_SAMPLE));
    for _ in 0..samples {
        trainer.memory.push(sample(&mut bytes)?);
    }
    if bytes.0.is_empty() { Ok(trainer) } else { Err(CheckpointError::Damaged) }
}

fn net(bytes: &mut Bytes<'_>) -> Result<Net, CheckpointError> {
    let mut net = Net::zero();
    for weight in net.parts_mut().flatten() {
        *weight = f32::from_le_bytes(bytes.take()?);
    }
    Ok(net)
}

/// Less than 256 rows hold at once, and the number of each fits two bytes.
fn put_sample(sample: &Sample, out: &mut Vec<u8>) {
    let Sample { inputs, target } = sample;
    out.extend(target.to_le_bytes());
    let mut put = |len: usize, rows: &mut dyn Iterator<Item = usize>| {
        out.push(len as u8);
        out.extend(rows.flat_map(|row| (row as u16).to_le_bytes()));
    };
    for rows in &inputs.colors {
        put(rows.len(), &mut rows.iter());
    }
    put(inputs.table.len(), &mut inputs.table.iter());
}

fn sample(bytes: &mut Bytes<'_>) -> Result<Sample, CheckpointError> {
    let [target] = bytes.floats()?;
    let colors = [bytes.rows()?, bytes.rows()?, bytes.rows()?, bytes.rows()?];
    Ok(Sample { inputs: Inputs { colors, table: bytes.rows()? }, target })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trainer() -> Trainer {
        let recipe = Recipe { rounds: 4, games: 4, batch: 16, memory: 100, ..Recipe::usual(Setup::SOLO, 3) };
        let mut trainer = Trainer::new(recipe);
        trainer.round();
        trainer.round();
        trainer
    }

    fn resumed(bytes: &[u8]) -> Result<Trainer, CheckpointError> {
        Trainer::resume(bytes)
    }

    /// With a valid checksum, as an attacker would make it.
    fn signed(mut bytes: Vec<u8>) -> Vec<u8> {
        let content = bytes.len() - 8;
        let sum = fnv(bytes[..content].iter().copied());
        bytes[content..].copy_from_slice(&sum.to_le_bytes());
        bytes
    }

    #[test]
    fn a_checkpoint_is_read_as_it_was_written() {
        let trainer = trainer();
        let checkpoint = trainer.checkpoint();
        let resumed = resumed(&checkpoint).expect("a checkpoint");
        assert_eq!((resumed.recipe(), resumed.curve()), (trainer.recipe(), trainer.curve()));
        assert!(resumed.checkpoint() == checkpoint);
    }

    #[test]
    fn other_files_are_no_checkpoints() {
        for other in [&b""[..], b"ONI", b"ONIW and more"] {
            assert!(matches!(resumed(other), Err(CheckpointError::NotACheckpoint)));
        }
        // An endless file is refused without reading all of it.
        assert!(matches!(Trainer::resume(io::repeat(0)), Err(CheckpointError::NotACheckpoint)));
        let mut newer = trainer().checkpoint();
        newer[4] += 1;
        assert!(matches!(resumed(&newer), Err(CheckpointError::NewerVersion { found: 2 })));
        let mut other = trainer().checkpoint();
        other[6] ^= 1;
        assert!(matches!(resumed(&other), Err(CheckpointError::OtherShape)));
    }

    #[test]
    fn a_checkpoint_that_is_cut_or_changed_is_damaged() {
        let whole = trainer().checkpoint();
        for len in [4, 5, 17, 18, 30, 1000, whole.len() / 2, whole.len() - 1] {
            assert!(matches!(resumed(&whole[..len]), Err(CheckpointError::Damaged)), "{len}");
        }
        for place in [18, 25, 60, 120, whole.len() / 2, whole.len() - 1] {
            let mut changed = whole.clone();
            changed[place] ^= 0x40;
            assert!(matches!(resumed(&changed), Err(CheckpointError::Damaged)), "{place}");
        }
        let longer = [whole, vec![0; 3]].concat();
        assert!(matches!(resumed(&longer), Err(CheckpointError::Damaged)));
    }

    #[test]
    fn impossible_values_are_damage_even_with_a_valid_checksum() {
        let whole = trainer().checkpoint();
        // The set-up, and every number of the recipe but the seed, which may be anything.
        let counts = 18 + 1 + "solo".len() + 8;
        for place in [18, 19].into_iter().chain((0..8).map(|number| counts + number * 8 + 7)) {
            let mut changed = whole.clone();
            changed[place] = 0xf0;
            assert!(matches!(resumed(&signed(changed)), Err(CheckpointError::Damaged)), "{place}");
        }
        let mut no_such_row = whole;
        let last = no_such_row.len() - 9;
        no_such_row[last] = 0xff;
        assert!(matches!(resumed(&signed(no_such_row)), Err(CheckpointError::Damaged)));
    }
}
