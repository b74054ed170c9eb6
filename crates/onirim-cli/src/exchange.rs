//! `onirim export` and `onirim import`: everything that is saved, in one file.

use std::fs::File;
use std::io::{self, BufReader, Write};
use std::path::Path;
use std::process::ExitCode;

use onirim_store::{ArchiveError, Exported, FileEnd, Imported};
use onirim_store::{Store, StoreError, today};
use onirim_text::{Args, Text};

use crate::fault::Fault;
use crate::options;
use crate::whole_file::{self, STANDARD};

/// Writes everything into one file, and says how much that is.
pub(crate) fn export(options: &options::Export, text: &Text) -> Result<ExitCode, Fault> {
    let store = Store::open_default()?;
    if options.file == Path::new(STANDARD) {
        let exported = store.export(&mut io::stdout().lock())?;
        // The report must not stand among the data.
        return report_export(&exported, &text.get("cli-standard-output"), text, &mut io::stderr().lock());
    }
    let exported = whole_file::write(&options.file, options.existing(), |file| {
        store.export(file).map_err(|error| about_file(error, |error| Fault::Unwritable(options.file.clone(), error)))
    })?;
    report_export(&exported, &options.file.display().to_string(), text, &mut io::stdout().lock())
}

fn report_export(exported: &Exported, name: &str, text: &Text, output: &mut impl Write) -> Result<ExitCode, Fault> {
    let args = Args::new().count("games", exported.games).count("settings", exported.settings).text("path", name);
    writeln!(output, "{}", text.get_with("cli-exported", &args))?;
    if exported.secret > 0 {
        writeln!(output, "{}", text.get_with("exchange-secret", &Args::new().count("count", exported.secret)))?;
    }
    if exported.damaged.is_empty() {
        return Ok(ExitCode::SUCCESS);
    }
    writeln!(output, "{}", text.get_with("cli-export-left-out", &Args::new().count("count", exported.damaged.len())))?;
    for damaged in &exported.damaged {
        writeln!(output, "{}", text.damaged_game(damaged))?;
    }
    Ok(ExitCode::FAILURE)
}

/// The store knows that a file does not work, but not its name.
fn about_file(error: StoreError, name: impl FnOnce(io::Error) -> Fault) -> Fault {
    if let StoreError::Archive(ArchiveError::File(error)) = error { name(error) } else { Fault::Store(error) }
}

/// The same for a file to be imported, which may also be something else altogether.
fn about_import(error: StoreError, file: &Path) -> Fault {
    if matches!(error, StoreError::Archive(ArchiveError::NotAnExport | ArchiveError::NewerExport { .. })) {
        return Fault::NoExport(file.to_owned(), Box::new(error));
    }
    about_file(error, |error| Fault::Unreadable(file.to_owned(), error))
}

/// Takes over what is new in a file, and says how much that is and what was passed over.
pub(crate) fn import(options: &options::Import, text: &Text) -> Result<ExitCode, Fault> {
    let file = &options.file;
    let (imported, name) = if file == Path::new(STANDARD) {
        let imported = Store::open_default()?.import(&mut io::stdin().lock(), today());
        (imported.map_err(|error| about_import(error, file))?, text.get("cli-standard-input"))
    } else {
        let mut input = BufReader::new(File::open(file).map_err(|error| Fault::Unreadable(file.clone(), error))?);
        let imported = Store::open_default()?.import(&mut input, today()).map_err(|error| about_import(error, file))?;
        (imported, file.display().to_string())
    };
    report_import(&imported, &name, text)
}

fn report_import(imported: &Imported, name: &str, text: &Text) -> Result<ExitCode, Fault> {
    let args = Args::new()
        .text("path", name)
        .count("added", imported.added)
        .count("continued", imported.continued)
        .count("known", imported.known)
        .count("settings", imported.settings);
    writeln!(io::stdout(), "{}", text.get_with("cli-imported", &args))?;
    let skipped = imported.skipped.len() + imported.skipped_more;
    if skipped == 0 && imported.end == FileEnd::Counted {
        return Ok(ExitCode::SUCCESS);
    }
    let mut errors = io::stderr().lock();
    if skipped > 0 {
        writeln!(errors, "{}", text.get_with("exchange-skipped", &Args::new().count("count", skipped)))?;
    }
    for line in &imported.skipped {
        writeln!(errors, "{}", text.trouble(&line.into()))?;
    }
    if imported.skipped_more > 0 {
        writeln!(errors, "{}", text.get_with("exchange-more", &Args::new().count("count", imported.skipped_more)))?;
    }
    match imported.end {
        FileEnd::Counted => {}
        FileEnd::Miscounted => writeln!(errors, "{}", text.get("exchange-miscounted"))?,
        FileEnd::Missing => writeln!(errors, "{}", text.get("exchange-cut"))?,
    }
    Ok(ExitCode::FAILURE)
}
