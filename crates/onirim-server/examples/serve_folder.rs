//! Serves a folder. `cargo xtask serve` runs it, because it compiles much faster than the whole program.
//!
//! ```text
//! serve_folder FOLDER [--listen ADDRESS] [--no-browser]
//! ```

use std::net::SocketAddr;
use std::process::{Command, ExitCode, Stdio};

use onirim_server::{Source, serve};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some(options) = Options::read(&arguments) else {
        eprintln!("usage: serve_folder FOLDER [--listen ADDRESS] [--no-browser]");
        return ExitCode::from(2);
    };
    let ready = |address: SocketAddr| {
        println!("the page is at http://{address}/ until Ctrl-C");
        if options.opens {
            open(&format!("http://{address}/"));
        }
    };
    match serve(options.source, options.listen, ready) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

struct Options {
    source: Source,
    listen: SocketAddr,
    opens: bool,
}

impl Options {
    fn read(arguments: &[String]) -> Option<Options> {
        let (folder, mut rest) = arguments.split_first()?;
        let listen = SocketAddr::from(([127, 0, 0, 1], 8080));
        let mut options = Options { source: Source::Folder(folder.into()), listen, opens: true };
        while let Some((option, later)) = rest.split_first() {
            rest = later;
            match option.as_str() {
                "--no-browser" => options.opens = false,
                "--listen" => {
                    let (address, later) = rest.split_first()?;
                    options.listen = address.parse().ok()?;
                    rest = later;
                }
                _ => return None,
            }
        }
        Some(options)
    }
}

/// Opens the page in a browser. Without one, the printed address has to do.
fn open(address: &str) {
    let opener = match std::env::consts::OS {
        "macos" => "open",
        "windows" => "explorer",
        _ => "xdg-open",
    };
    let _ = Command::new(opener).arg(address).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}
