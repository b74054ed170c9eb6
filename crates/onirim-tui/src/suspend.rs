//! Ctrl-Z: the program stops and gives the terminal back to the shell.

use std::io;

use ratatui::crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers};

use crate::screen::Screen;

/// Whether Ctrl-Z was pressed.
pub(crate) fn is_suspend(event: &Event) -> bool {
    matches!(event, Event::Key(key) if key.kind != KeyEventKind::Release
        && key.code == KeyCode::Char('z')
        && key.modifiers.contains(KeyModifiers::CONTROL))
}

/// Restores the terminal, stops until the shell continues the program, and takes the terminal again. The next picture is drawn completely.
#[cfg(unix)]
pub(crate) fn suspend(terminal: &mut Screen) -> io::Result<()> {
    use ratatui::crossterm::event::DisableMouseCapture;
    use ratatui::crossterm::execute;
    use ratatui::crossterm::terminal::{Clear, ClearType};

    execute!(io::stdout(), DisableMouseCapture)?;
    terminal.show_cursor()?;
    ratatui::try_restore()?;
    signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
    // A new `Screen` draws every cell. Its own `clear` asks for the position of the cursor: a terminal that does not answer would end the game.
    *terminal = crate::screen::take()?;
    execute!(io::stdout(), Clear(ClearType::All))
}

/// Windows cannot stop a program.
#[cfg(not(unix))]
pub(crate) fn suspend(_: &mut Screen) -> io::Result<()> {
    Ok(())
}
