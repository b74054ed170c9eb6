//! The real terminal: setting up, restoring, and a limit to its size.

use std::io::{self, Stdout, stdout};

use ratatui::Terminal;
use ratatui::backend::{Backend, ClearType, CrosstermBackend, WindowSize};
use ratatui::buffer::Cell;
use ratatui::crossterm::event::DisableMouseCapture;
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{EnterAlternateScreen, enable_raw_mode};
use ratatui::layout::{Position, Size};

/// Larger than any window. A terminal may report 65535 columns and lines, for which there is not enough memory.
const LARGEST: Size = Size::new(800, 300);

/// The terminal of the process.
pub(crate) type Screen = Terminal<Bounded<CrosstermBackend<Stdout>>>;

/// Sets up the terminal: raw keys and an alternate screen. If that fails, the terminal is restored.
pub(crate) fn take() -> io::Result<Screen> {
    let taken = || {
        enable_raw_mode()?;
        execute!(stdout(), EnterAlternateScreen)?;
        Terminal::new(Bounded(CrosstermBackend::new(stdout())))
    };
    taken().inspect_err(|_| ratatui::restore())
}

/// Restores the terminal and the mouse on a panic.
pub(crate) fn give_back_on_panic() {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let _ = execute!(stdout(), DisableMouseCapture);
        ratatui::restore();
        hook(panic);
    }));
}

/// A terminal of which at most the upper left part is used.
pub(crate) struct Bounded<B>(B);

/// The used part of a terminal of this size.
fn used(size: Size) -> Size {
    Size::new(size.width.min(LARGEST.width), size.height.min(LARGEST.height))
}

impl<B: Backend> Backend for Bounded<B> {
    type Error = B::Error;

    fn draw<'a, I>(&mut self, content: I) -> Result<(), B::Error>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        self.0.draw(content)
    }

    fn append_lines(&mut self, lines: u16) -> Result<(), B::Error> {
        self.0.append_lines(lines)
    }

    fn hide_cursor(&mut self) -> Result<(), B::Error> {
        self.0.hide_cursor()
    }

    fn show_cursor(&mut self) -> Result<(), B::Error> {
        self.0.show_cursor()
    }

    fn get_cursor_position(&mut self) -> Result<Position, B::Error> {
        self.0.get_cursor_position()
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> Result<(), B::Error> {
        self.0.set_cursor_position(position)
    }

    fn clear(&mut self) -> Result<(), B::Error> {
        self.0.clear()
    }

    fn clear_region(&mut self, clear_type: ClearType) -> Result<(), B::Error> {
        self.0.clear_region(clear_type)
    }

    fn size(&self) -> Result<Size, B::Error> {
        self.0.size().map(used)
    }

    fn window_size(&mut self) -> Result<WindowSize, B::Error> {
        let window = self.0.window_size()?;
        Ok(WindowSize { columns_rows: used(window.columns_rows), ..window })
    }

    fn flush(&mut self) -> Result<(), B::Error> {
        self.0.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_terminal_without_end_only_a_part_is_used() {
        assert_eq!(used(Size::new(u16::MAX, u16::MAX)), LARGEST);
        assert_eq!(used(Size::new(u16::MAX, 24)), Size::new(LARGEST.width, 24));
        assert_eq!(used(Size::new(200, 60)), Size::new(200, 60));
    }
}
