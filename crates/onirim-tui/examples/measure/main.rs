//! Measures waiting times: the real program in a pseudo-terminal, from its start to the first frame, and from a key to the next frame.
//!
//! ```sh
//! cargo build --release && cargo run --release --package onirim-tui --example measure -- target/release/onirim
//! ```

#[cfg(unix)]
mod terminal;

#[cfg(unix)]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    unix::measure()
}

#[cfg(not(unix))]
fn main() {
    eprintln!("This measurement needs the pseudo-terminals of a Unix system.");
}

#[cfg(unix)]
mod unix {
    use std::path::PathBuf;
    use std::time::Duration;

    use crate::terminal::Terminal;

    /// How often the program is started.
    const STARTS: usize = 30;
    /// How many keys are pressed.
    const KEYS: usize = 400;
    /// The fullest game in a large window, and the smallest window.
    const FULLEST: [&str; 4] = ["play", "--setup", "duo open book towers premonitions", "--seed=5"];
    const SIZES: [(u16, u16); 2] = [(80, 24), (200, 60)];
    /// Moves the cursor, opens log and piles.
    const LOOKING: [&str; 8] = ["\x1b[C", "\x1b[C", "\x1b[D", "l", "\x1b", "p", "\x1b", "\x1b[B"];
    /// Plays an action, which is saved on the disk before it is shown; then ends the animation.
    const PLAYING: [&str; 2] = ["\r", " "];

    pub(crate) fn measure() -> Result<(), Box<dyn std::error::Error>> {
        let program = std::env::args_os().nth(1).map_or_else(|| PathBuf::from("target/release/onirim"), PathBuf::from);
        println!("{:<44} {:>9} {:>9} {:>9}", "", "median", "95 %", "worst");
        let mut fresh = Vec::new();
        let mut again = Vec::new();
        for _ in 0..STARTS {
            let folder = tempfile::tempdir()?;
            fresh.push(Terminal::start(&program, folder.path(), &[], SIZES[0])?.first_picture);
            again.push(Terminal::start(&program, folder.path(), &[], SIZES[0])?.first_picture);
        }
        report("menu, from the start (nothing saved yet)", fresh);
        report("menu, from the start", again);
        for size in SIZES {
            let folder = tempfile::tempdir()?;
            let mut starts = Vec::new();
            for _ in 0..STARTS {
                starts.push(Terminal::start(&program, folder.path(), &FULLEST, size)?.first_picture);
            }
            let (width, height) = size;
            report(&format!("the fullest game at {width}x{height}, from the start"), starts);
            let mut terminal = Terminal::start(&program, folder.path(), &FULLEST, size)?;
            let mut looks = Vec::new();
            let mut plays = Vec::new();
            while looks.len() + plays.len() < KEYS {
                for key in LOOKING {
                    looks.push(terminal.press(key)?);
                }
                for key in PLAYING {
                    plays.push(terminal.press(key)?);
                }
            }
            report("    from a key that looks", looks);
            report("    from a key that plays", plays);
            println!("{:<44} {:>6} kB", "    memory after that", terminal.memory()?);
        }
        Ok(())
    }

    fn report(what: &str, mut times: Vec<Duration>) {
        times.sort();
        let milliseconds = |time: Option<&Duration>| time.map_or(0.0, |time| time.as_secs_f64() * 1000.0);
        let (median, most) =
            (milliseconds(times.get(times.len() / 2)), milliseconds(times.get(times.len() * 95 / 100)));
        let worst = milliseconds(times.last());
        println!("{what:<44} {median:>6.1} ms {most:>6.1} ms {worst:>6.1} ms");
    }
}
