//! `onirim train`: trains an evaluator and writes its weights, as `docs/training.md` describes.

mod files;
mod picture;
mod words;

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::thread;

use onirim_sim::train::{Net, Trainer};
use onirim_text::Text;

use crate::fault::Fault;
use crate::interrupt::{INTERRUPTED, Interrupt};
use crate::options::Train;
use crate::progress::ProgressLine;
use crate::weights;

use files::Files;

pub(crate) use words::word;

pub(crate) fn run(options: &Train, text: &Text) -> Result<ExitCode, Fault> {
    let files = Files::checked(options)?;
    let threads = options.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, |number| number.get()));
    let mut training = Training { trainer: begun(options)?.on(threads), files, line: ProgressLine::new(), text };
    // Reports before hours of training that a file cannot be written.
    training.files.keep(&training.trainer)?;
    training.run(&Interrupt::heed()?, options.every)
}

/// A new training, or a resumed one.
fn begun(options: &Train) -> Result<Trainer, Fault> {
    if let Some(file) = &options.resume {
        return resumed(file);
    }
    let recipe = options.recipe();
    Ok(match &options.from {
        Some(file) => Trainer::from_net(recipe, Net::of(&weights::read(file)?)),
        None => Trainer::new(recipe),
    })
}

fn resumed(file: &Path) -> Result<Trainer, Fault> {
    let content = File::open(file).map_err(|error| Fault::Unreadable(file.to_owned(), error))?;
    Trainer::resume(content).map_err(|error| Fault::NoCheckpoint(file.to_owned(), Box::new(error)))
}

struct Training<'a> {
    trainer: Trainer,
    files: Files<'a>,
    line: ProgressLine,
    text: &'a Text,
}

impl Training<'_> {
    fn run(mut self, interrupt: &Interrupt, every: usize) -> Result<ExitCode, Fault> {
        let before = self.trainer.curve().len();
        while !interrupt.signal().is_stopped() {
            let Some(round) = self.trainer.round() else { break };
            let rounds = self.trainer.recipe().rounds;
            self.line.show(|gone| words::progress(&round, before, rounds, gone, self.text));
            if round.round.is_multiple_of(every) && round.round < rounds {
                self.keep(every);
            }
        }
        self.line.clear();
        if self.trainer.curve().len() < self.trainer.recipe().rounds { self.leave() } else { self.end() }
    }

    /// A full disk ends no training: there may be room again at the next try.
    fn keep(&mut self, every: usize) {
        let kept = self.files.keep(&self.trainer).and_then(|()| self.draw());
        if let Err(fault) = kept {
            self.line.clear();
            let next = self.trainer.curve().len() + every;
            let words = words::failed(&fault.told(self.text), next.min(self.trainer.recipe().rounds), self.text);
            let _ = writeln!(io::stderr(), "{words}");
        }
    }

    fn draw(&self) -> Result<(), Fault> {
        self.files.draw(|| picture::of(&self.trainer, self.text).to_svg())
    }

    /// Interrupted: prints how to resume.
    fn leave(mut self) -> Result<ExitCode, Fault> {
        if let Err(fault) = self.files.keep(&self.trainer) {
            return Err(self.files.unkept(fault));
        }
        let words = words::left(&self.trainer, self.files.out(), self.files.checkpoint(), self.text);
        self.tell_and_draw(&words)?;
        Ok(ExitCode::from(INTERRUPTED))
    }

    /// Writes the weights, or a checkpoint if that fails.
    fn end(mut self) -> Result<ExitCode, Fault> {
        if let Err(fault) = self.files.write_weights(&self.trainer) {
            // If this fails too, the fault names the round of the last checkpoint.
            let _ = self.files.keep(&self.trainer);
            return Err(self.files.unkept(fault));
        }
        self.files.forget_checkpoint();
        self.tell_and_draw(&words::done(&self.trainer, self.files.out(), self.text))?;
        Ok(ExitCode::SUCCESS)
    }

    /// A picture that cannot be written does not hide the result, and a closed output does not prevent the picture.
    fn tell_and_draw(&self, words: &str) -> Result<(), Fault> {
        let told = writeln!(io::stdout(), "{words}");
        self.draw()?;
        Ok(told?)
    }
}
