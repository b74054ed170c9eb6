//! `onirim sim`: many games at once, and their statistics.

mod merge;
mod picture;
mod records;
mod words;

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread;

use onirim_core::Cause;
use onirim_sim::{Deals, Plan, Records, Report, Sprt};
use onirim_text::Text;

use crate::fault::Fault;
use crate::interrupt::{INTERRUPTED, Interrupt};
use crate::options::{Luck, Sim, SimCommand, SimOutput};
use crate::progress::ProgressLine;
use crate::{same_file, weights, whole_file};

use records::RecordFolder;

/// The causes of defeat and the keys of their texts.
const LOST: [(Cause, &str); 3] = [
    (Cause::Refill, "sim-lost-refill"),
    (Cause::Nightmare, "sim-lost-nightmare"),
    (Cause::Premonition, "sim-lost-premonition"),
];

/// Plays games, or merges reports.
pub(crate) fn run(options: &Sim, text: &Text) -> Result<ExitCode, Fault> {
    match &options.command {
        Some(SimCommand::Merge { files, output }) => {
            check_plot(output, &files.iter().map(PathBuf::as_path).collect::<Vec<_>>())?;
            report(&merge::merged(files)?, output, text)
        }
        None => play(options, text),
    }
}

fn play(options: &Sim, text: &Text) -> Result<ExitCode, Fault> {
    // Reports before hours of playing that a file cannot be written at the end.
    check_plot(&options.output, options.weights.as_deref().as_slice())?;
    let plan = plan(options)?;
    let mut folder = match &options.records {
        Some(folder) => {
            let folder = RecordFolder::open(folder, options.output.existing(), &plan)?;
            let others = options.output.plot.iter().chain(&options.weights);
            others.filter(|file| folder.may_hold(file)).try_for_each(|file| Err(Fault::SameFile(file.clone())))?;
            Some(folder)
        }
        None => None,
    };
    let interrupt = Interrupt::heed()?;
    let mut line = ProgressLine::new();
    let mut failed = None;
    let simulated = plan.try_simulate(interrupt.signal(), |progress| {
        line.show(|gone| words::progress(progress.played, progress.of, gone, text));
        match folder.as_mut().map(|folder| folder.keep(progress.records)) {
            Some(Err(fault)) => {
                failed = Some(fault);
                ControlFlow::Break(())
            }
            Some(Ok(())) | None => ControlFlow::Continue(()),
        }
    });
    line.clear();
    let told = report(&Report::new(&plan, simulated?), &options.output, text);
    failed.map_or(told, Err)
}

/// Checks that the picture can be written at the end, and does not overwrite an input.
fn check_plot(output: &SimOutput, read: &[&Path]) -> Result<(), Fault> {
    let Some(file) = &output.plot else { return Ok(()) };
    same_file::refuse(file, read)?;
    whole_file::check(file, output.existing())
}

fn plan(options: &Sim) -> Result<Plan, Fault> {
    let players = match options.compare {
        Some(two) => two.to_vec(),
        None => vec![options.player],
    };
    // An option without effect is an error and not ignored.
    if options.effort.is_some() && !players.iter().any(|player| player.heeds_effort()) {
        return Err(Fault::NoEffort(players[0]));
    }
    if options.weights.is_some() && !players.iter().any(|player| player.heeds_weights()) {
        return Err(Fault::NoWeightsHeeded(players[0]));
    }
    let mut plan = Plan::new(options.setup, players, options.games, options.seed);
    plan.shard = options.shard;
    plan.effort = options.effort;
    plan.threads = options.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, |number| number.get()));
    if let Some(deals) = options.deals() {
        plan.deals = deals;
    }
    if options.records.is_some() {
        plan.records = Records::Kept;
        // Only shared deals can be replayed: records with quick deals are an error.
        match options.deals() {
            None => plan.deals = Deals::Shared,
            Some(Deals::Quick) => return Err(Fault::QuickRecords),
            Some(Deals::Shared) => {}
        }
    }
    if let Some(file) = &options.weights {
        plan.weights = weights::for_players(file)?;
    }
    match options.luck {
        Luck::Auto => {}
        Luck::On => plan.appraisal = onirim_sim::Appraisal::Made,
        Luck::Off => plan.appraisal = onirim_sim::Appraisal::LeftOut,
    }
    if options.until_decided {
        plan.until_decided = Some(Sprt::new(options.margin / 100.0));
    }
    Ok(plan)
}

/// Prints the results as asked for. A picture that cannot be written does not hide the figures.
fn report(report: &Report, output: &SimOutput, text: &Text) -> Result<ExitCode, Fault> {
    let told = tell(report, output, text);
    if let Some(file) = &output.plot {
        write_plot(report, file, output, text)?;
    }
    told?;
    Ok(if report.interrupted { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
}

fn tell(report: &Report, output: &SimOutput, text: &Text) -> io::Result<()> {
    let mut out = io::stdout().lock();
    if output.json {
        writeln!(out, "{}", report.to_json()?)?;
    } else {
        words::write(report, text, &mut out)?;
    }
    out.flush()
}

fn write_plot(report: &Report, file: &Path, output: &SimOutput, text: &Text) -> Result<(), Fault> {
    let svg = picture::of(report, text).to_svg();
    whole_file::write(file, output.existing(), |content| {
        content.write_all(svg.as_bytes()).map_err(|error| Fault::Unwritable(file.to_owned(), error))
    })
}
