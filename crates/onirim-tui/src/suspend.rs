//! What only a real terminal can do besides showing the game: step back for the shell, and hold a text for other programs.

use std::io::{self, Write};

use ratatui::crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers};

use crate::screen::Screen;

/// Does the player want the shell back for a while? Ctrl-Z, as everywhere.
pub(crate) fn is_suspend(event: &Event) -> bool {
    matches!(event, Event::Key(key) if key.kind != KeyEventKind::Release
        && key.code == KeyCode::Char('z')
        && key.modifiers.contains(KeyModifiers::CONTROL))
}

/// Gives the terminal back as it was, stops until the shell lets the program go on, and takes the terminal again. The next picture is drawn from nothing.
#[cfg(unix)]
pub(crate) fn suspend(terminal: &mut Screen) -> io::Result<()> {
    use ratatui::crossterm::event::DisableMouseCapture;
    use ratatui::crossterm::execute;
    use ratatui::crossterm::terminal::{Clear, ClearType};

    execute!(io::stdout(), DisableMouseCapture)?;
    terminal.show_cursor()?;
    ratatui::try_restore()?;
    signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
    // A new terminal remembers no picture. Its own way to clear the screen asks where the cursor is, and a terminal that does not answer would end the game.
    *terminal = crate::screen::take()?;
    execute!(io::stdout(), Clear(ClearType::All))
}

/// Windows has no shell that a program could be stopped for.
#[cfg(not(unix))]
pub(crate) fn suspend(_: &mut Screen) -> io::Result<()> {
    Ok(())
}

/// Puts a text into the clipboard of the terminal (OSC 52), also through a connection to another machine. Terminals that do not know how ignore it.
pub(crate) fn copy(words: &str) -> io::Result<()> {
    let mut out = io::stdout();
    write!(out, "\x1b]52;c;{}\x07", base64(words.as_bytes()))?;
    out.flush()
}

fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut coded = String::new();
    for three in bytes.chunks(3) {
        let number = (0..3).fold(0_usize, |number, place| number << 8 | usize::from(*three.get(place).unwrap_or(&0)));
        for place in 0..4 {
            let digit = if place <= three.len() { DIGITS[number >> (18 - 6 * place) & 63] } else { b'=' };
            coded.push(char::from(digit));
        }
    }
    coded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clipboard_is_told_in_base_64() {
        for (plain, coded) in
            [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("ONI2-0G1A-E", "T05JMi0wRzFBLUU=")]
        {
            assert_eq!(base64(plain.as_bytes()), coded);
        }
    }
}
