//! What a training writes: its weights at the end, and on the way what is needed to go on.

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
    /// After which round the last checkpoint was made.
    kept: usize,
}

impl<'a> Files<'a> {
    /// Before anything begins: can all of it be written, and does nothing get lost?
    pub(super) fn checked(options: &'a Train) -> Result<Files<'a>, Fault> {
        let (out, checkpoint, curve) = (&options.out, options.checkpoint(), options.curve.as_deref());
        let (from, resume) = (options.from.as_deref(), options.resume.as_deref());
        let is_ours = resume.is_some_and(|resume| same_file::is_same(resume, &checkpoint));
        // Weights may take the place of those that they began with, and a checkpoint that of the one that is resumed.
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

    /// The new checkpoint takes the place of the old one only when it is whole.
    pub(super) fn keep(&mut self, trainer: &Trainer) -> Result<(), Fault> {
        write(&self.checkpoint, Existing::WriteOver, &trainer.checkpoint())?;
        self.kept = trainer.curve().len();
        Ok(())
    }

    /// The picture, if one is wanted. It is ours since the beginning, and drawn anew each time.
    pub(super) fn draw(&self, svg: impl FnOnce() -> String) -> Result<(), Fault> {
        self.curve.map_or(Ok(()), |file| write(file, Existing::WriteOver, svg().as_bytes()))
    }

    pub(super) fn write_weights(&self, trainer: &Trainer) -> Result<(), Fault> {
        write(self.out, self.existing, &trainer.learned().quantised().to_bytes())
    }

    /// What is over cannot be gone on with. A device is left alone, and what cannot be removed does no harm.
    pub(super) fn forget_checkpoint(&self) {
        if fs::metadata(&self.checkpoint).is_ok_and(|there| there.is_file()) {
            let _ = fs::remove_file(&self.checkpoint);
        }
    }

    /// Something was not written: from where can it be gone on with?
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
