//! The files of a training: its weights at the end, checkpoints on the way, and the curve.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use onirim_sim::train::Trainer;

use crate::fault::Fault;
use crate::options::Train;
use crate::same_file;
use crate::whole_file::{self, Existing};

pub(super) struct Files<'a> {
    out: &'a Path,
    existing: Existing,
    checkpoint: PathBuf,
    curve: Option<&'a Path>,
    /// The round of the last checkpoint.
    kept: usize,
}

impl<'a> Files<'a> {
    /// Checks before anything begins that all files can be written, and that nothing is overwritten.
    pub(super) fn checked(options: &'a Train) -> Result<Files<'a>, Fault> {
        let (out, checkpoint, curve) = (&options.out, options.checkpoint(), options.curve.as_deref());
        let (from, resume) = (options.from.as_deref(), options.resume.as_deref());
        let is_ours = resume.is_some_and(|resume| same_file::is_same(resume, &checkpoint));
        // Weights may replace those that the training began with, and a checkpoint the one that is resumed.
        let resumed = resume.filter(|_| !is_ours);
        let read: Vec<&Path> = from.into_iter().chain(resumed).collect();
        same_file::refuse(&checkpoint, &[&[out.as_path()], &read[..]].concat())?;
        same_file::refuse(out, resumed.as_slice())?;
        if let Some(curve) = curve {
            same_file::refuse(curve, &[&[out.as_path(), &checkpoint], &read[..]].concat())?;
        }
        whole_file::check(out, options.existing())?;
        if let Some(curve) = curve {
            whole_file::check(curve, options.existing_curve())?;
        }
        let existing = if is_ours { Existing::WriteOver } else { options.existing() };
        let told = |fault| if let Fault::Exists(file) = fault { Fault::CheckpointExists(file) } else { fault };
        whole_file::check(&checkpoint, existing).map_err(told)?;
        Ok(Files { out, existing: options.existing(), checkpoint, curve, kept: 0 })
    }

    pub(super) fn out(&self) -> &Path {
        self.out
    }

    pub(super) fn checkpoint(&self) -> &Path {
        &self.checkpoint
    }

    /// The new checkpoint replaces the old one only when it is complete.
    pub(super) fn keep(&mut self, trainer: &Trainer) -> Result<(), Fault> {
        write(&self.checkpoint, Existing::WriteOver, &trainer.checkpoint())?;
        self.kept = trainer.curve().len();
        Ok(())
    }

    /// Draws the picture, if one is asked for. It was checked at the beginning and is overwritten each time.
    pub(super) fn draw(&self, svg: impl FnOnce() -> String) -> Result<(), Fault> {
        self.curve.map_or(Ok(()), |file| write(file, Existing::WriteOver, svg().as_bytes()))
    }

    pub(super) fn write_weights(&self, trainer: &Trainer) -> Result<(), Fault> {
        write(self.out, self.existing, &trainer.learned().quantised().to_bytes())
    }

    /// Removes the checkpoint, unless it is a device. Errors are ignored.
    pub(super) fn forget_checkpoint(&self) {
        if fs::metadata(&self.checkpoint).is_ok_and(|there| there.is_file()) {
            let _ = fs::remove_file(&self.checkpoint);
        }
    }

    /// Adds to a fault the checkpoint from which the training can be resumed.
    pub(super) fn unkept(&self, fault: Fault) -> Fault {
        Fault::Unkept {
            fault: Box::new(fault),
            out: self.out.to_owned(),
            checkpoint: self.checkpoint.clone(),
            round: self.kept,
        }
    }
}

fn write(file: &Path, existing: Existing, bytes: &[u8]) -> Result<(), Fault> {
    whole_file::write(file, existing, |content| {
        content.write_all(bytes).map_err(|error| Fault::Unwritable(file.to_owned(), error))
    })
}
