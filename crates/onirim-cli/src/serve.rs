//! The page for browsers, from this program.

use std::io::{self, Write};
use std::process::ExitCode;

use onirim_server::{PageError, ServeError, Source};
use onirim_text::{Args, Text};

use crate::fault::Fault;
use crate::options::Serve;

/// Serves the page until the program is interrupted.
pub(crate) fn serve(options: &Serve, text: &Text) -> Result<ExitCode, Fault> {
    let named = options.folder.clone().map(Source::Folder);
    let source = named.or_else(Source::of_this_program).ok_or(ServeError::Page(PageError::NotBuiltIn))?;
    onirim_server::serve(source, options.listen, |address| {
        let ready = text.get_with("cli-serve-ready", &Args::new().text("address", format!("http://{address}/")));
        // Without a reader the address is not needed.
        let _ = writeln!(io::stdout(), "{ready}");
    })?;
    Ok(ExitCode::SUCCESS)
}
