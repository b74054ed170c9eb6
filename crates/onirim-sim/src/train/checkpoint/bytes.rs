//! Reading numbers from bytes that may be anything.

use onirim_ai::evaluator::Rows;

use super::CheckpointError;

/// What has not been read yet.
pub(super) struct Bytes<'a>(pub(super) &'a [u8]);

impl<'a> Bytes<'a> {
    pub(super) fn take<const N: usize>(&mut self) -> Result<[u8; N], CheckpointError> {
        let (first, rest) = self.0.split_first_chunk().ok_or(CheckpointError::Damaged)?;
        self.0 = rest;
        Ok(*first)
    }

    fn slice(&mut self, len: usize) -> Result<&'a [u8], CheckpointError> {
        let (slice, rest) = self.0.split_at_checked(len).ok_or(CheckpointError::Damaged)?;
        self.0 = rest;
        Ok(slice)
    }

    /// A short text, behind its length.
    pub(super) fn text(&mut self) -> Result<&'a str, CheckpointError> {
        let [len] = self.take()?;
        std::str::from_utf8(self.slice(len.into())?).map_err(|_| CheckpointError::Damaged)
    }

    pub(super) fn counts<const N: usize>(&mut self) -> Result<[usize; N], CheckpointError> {
        let mut counts = [0; N];
        for count in &mut counts {
            *count = usize::try_from(u64::from_le_bytes(self.take()?)).map_err(|_| CheckpointError::Damaged)?;
        }
        Ok(counts)
    }

    pub(super) fn floats<const N: usize>(&mut self) -> Result<[f32; N], CheckpointError> {
        let mut floats = [0.0; N];
        for float in &mut floats {
            *float = f32::from_le_bytes(self.take()?);
        }
        Ok(floats)
    }

    /// Rows behind their number.
    pub(super) fn rows<const N: usize>(&mut self) -> Result<Rows<N>, CheckpointError> {
        let [len] = self.take()?;
        let rows = self.slice(2 * usize::from(len))?.chunks_exact(2).map(|row| u16::from_le_bytes([row[0], row[1]]));
        Rows::of(rows).ok_or(CheckpointError::Damaged)
    }
}
