//! The game in a real terminal: keys and clock.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crossterm::clipboard::CopyToClipboard;
use onirim_session::{Guidance, SpellStop};
use onirim_store::{Store, new_seed, today};
use onirim_ui::{Flow, HandOrder, Input, Key, Motion, Start};
use ratatui::Terminal;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use ratatui::crossterm::execute;

use crate::draw::{Charset, Paint};
use crate::options::{Departure, Error, Options};
use crate::program::Program;
use crate::screen::{self, Screen};
use crate::settings::{Mouse, Settings};
use crate::suspend::{is_suspend, suspend};
use crate::targets::Targets;
use crate::terminal_answers::{Answers, Filtered, QUESTION};
use crate::terminal_colors::{TerminalColors, can_be_asked};
use crate::terminal_events::input_of;

/// How long to wait for input before termination by the system is checked.
const IDLE: Duration = Duration::from_millis(250);
/// The longest wait for an answer of the terminal.
const ANSWERED: Duration = Duration::from_millis(200);
/// How often the date is checked.
const CALENDAR: Duration = Duration::from_secs(1);
/// The duration of a frame of an animation.
const FRAME: Duration = Duration::from_millis(33);

/// Plays in the terminal of the process, until the player leaves.
///
/// Every action is saved before it is shown; if that is impossible, the player is told. The terminal is always restored.
pub fn run(options: Options) -> Result<Departure, Error> {
    let asked_to_end = Arc::new(AtomicBool::new(false));
    for signal in signal_hook::consts::TERM_SIGNALS {
        signal_hook::flag::register(*signal, Arc::clone(&asked_to_end))?;
    }
    // A closed terminal ends the process at once, even if SIGHUP is ignored: reading its keys would never end, and everything that can be saved is saved.
    #[cfg(unix)]
    signal_hook::flag::register_conditional_shutdown(signal_hook::consts::SIGHUP, 0, Arc::new(AtomicBool::new(true)))?;
    screen::give_back_on_panic();
    let mut terminal = screen::take()?;
    // Asked first: while the store is opened, the terminal has time to answer.
    let awaited = ask_for_the_background();
    let store = options.data_dir.as_deref().map_or_else(Store::at_default, Store::at);
    let settings = settings(&options, &store);
    let mut program = Program::new(settings, today(), new_seed, store);
    program.move_to(TerminalColors::from_environment(variable));
    let mut running = Running {
        program,
        targets: Targets::default(),
        started: Instant::now(),
        mouse: Mouse::Off,
        asked_to_end,
        answers: Answers::default(),
        calendar: Instant::now() + CALENDAR,
        awaited,
        waiting: VecDeque::new(),
    };
    let result = running.play(&mut terminal, options.start);
    let _ = execute!(io::stdout(), DisableMouseCapture);
    running.wait_for_the_answer();
    let restored = ratatui::try_restore();
    let departure =
        running.program.app_mut().unsaved().map_or(Departure::Saved, |reason| Departure::Unsaved { reason });
    // Every reported action is already on the disk. Closing only merges the files of the database.
    let _ = running.program.close();
    result?;
    restored?;
    io::stdout().flush()?;
    Ok(departure)
}

/// A variable of the environment, if it is not empty.
fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

/// Asks the terminal for its background. Returns until when to expect an answer, if it was asked.
fn ask_for_the_background() -> Option<Instant> {
    let terminal = variable("TERM").unwrap_or_default();
    if !can_be_asked(&terminal) {
        return None;
    }
    let mut out = io::stdout();
    out.write_all(QUESTION.as_bytes()).and_then(|()| out.flush()).ok().map(|()| Instant::now() + ANSWERED)
}

/// Options have priority over saved settings, and these over what suits the system.
fn settings(options: &Options, store: &Store) -> Settings {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(variable).unwrap_or_default();
    let utf8 = locale.to_lowercase().replace('-', "").contains("utf8") || cfg!(windows);
    let suggested = Settings {
        language: options.language,
        paint: Paint::Suitable,
        charset: if utf8 { Charset::Unicode } else { Charset::Ascii },
        motion: Motion::On,
        mouse: Mouse::On,
        spell_stop: SpellStop::Never,
        guidance: Guidance::StepByStep,
        hand: HandOrder::AsDrawn,
    };
    // Creating the store waits for the disk. Without a store there are no saved settings, and the first screen need not wait.
    let kept = if store.file().exists() { Settings::kept_in(store, suggested) } else { suggested };
    Settings {
        paint: options.color.unwrap_or(kept.paint),
        charset: options.charset.unwrap_or(kept.charset),
        motion: options.motion.unwrap_or(kept.motion),
        ..kept
    }
}

struct Running {
    program: Program,
    targets: Targets,
    started: Instant,
    /// Whether mouse events are switched on.
    mouse: Mouse,
    asked_to_end: Arc<AtomicBool>,
    answers: Answers,
    /// When the date is checked again.
    calendar: Instant,
    /// Until when an answer of the terminal is expected.
    awaited: Option<Instant>,
    /// Events before the first screen.
    waiting: VecDeque<Event>,
}

impl Running {
    fn play(&mut self, terminal: &mut Screen, start: Start) -> io::Result<()> {
        self.switch_mouse()?;
        self.listen()?;
        if !self.program.store().file().exists() {
            self.show(terminal)?;
        }
        self.program.app_mut().start(start);
        self.listen()?;
        if self.program.app().problem().is_some() {
            self.forget_what_was_typed()?;
        }
        self.show(terminal)?;
        loop {
            let moving = self.program.app().is_moving();
            // All pending events are handled before the next frame.
            let thinking = self.program.app().is_thinking();
            let patience = match (thinking, moving) {
                (true, _) => Duration::ZERO,
                (false, true) => FRAME,
                (false, false) => IDLE,
            };
            let waiting = !self.waiting.is_empty() || event::poll(patience)?;
            let changed = self.is_another_day() || waiting || moving || thinking;
            // Keys typed during an animation were meant for the frame on the screen, so the time advances after them.
            if !moving {
                self.program.update(Input::Time(self.started.elapsed()));
            }
            self.listen()?;
            while let Some(event) = self.waiting.pop_front() {
                if is_suspend(&event) {
                    suspend(terminal)?;
                    self.mouse = Mouse::Off;
                }
                let Some(input) = input_of(&event, &self.targets) else { continue };
                let knew = self.program.app().problem().is_some();
                if self.program.update(input) == Flow::Leave {
                    return Ok(());
                }
                if !knew && self.program.app().problem().is_some() {
                    self.forget_what_was_typed()?;
                }
            }
            if self.asked_to_end.load(Ordering::Relaxed) {
                return Ok(());
            }
            if moving {
                self.program.update(Input::Time(self.started.elapsed()));
            }
            self.switch_mouse()?;
            if let Some(words) = self.program.app_mut().take_clipboard() {
                // OSC 52 also works over a network connection. Other terminals ignore it.
                execute!(io::stdout(), CopyToClipboard::to_clipboard_from(words))?;
            }
            if changed {
                self.show(terminal)?;
            }
        }
    }

    /// Whether the date has changed. Checked once a second, since this is called for every frame.
    fn is_another_day(&mut self) -> bool {
        let now = Instant::now();
        if now < self.calendar {
            return false;
        }
        self.calendar = now + CALENDAR;
        let (app, today) = (self.program.app_mut(), today());
        let is_another = app.today() != today;
        app.turn_to(today);
        is_another
    }

    /// Reads all pending events. Answers of the terminal are handled at once, everything else is queued.
    fn listen(&mut self) -> io::Result<()> {
        while event::poll(Duration::ZERO)? {
            match self.answers.filter(event::read()?) {
                Filtered::Part => {}
                Filtered::Background(background) => {
                    self.awaited = None;
                    self.program.lie_on(background);
                }
                Filtered::Done(events) => self.waiting.extend(events),
            }
        }
        Ok(())
    }

    /// Drops keys typed before a message was visible, so that they do not close it. Ctrl-C is kept.
    fn forget_what_was_typed(&mut self) -> io::Result<()> {
        self.listen()?;
        let targets = &self.targets;
        self.waiting.retain(|event| input_of(event, targets) == Some(Input::Key(Key::Interrupt)));
        Ok(())
    }

    /// Waits a moment for the answer of the terminal: after the end it would be typed into the shell.
    fn wait_for_the_answer(&mut self) {
        while let Some(until) = self.awaited {
            let patience = until.saturating_duration_since(Instant::now());
            let come = !patience.is_zero() && event::poll(patience).unwrap_or(false);
            if !come || self.listen().is_err() {
                return;
            }
        }
    }

    /// Switches mouse events on or off, as the settings say.
    fn switch_mouse(&mut self) -> io::Result<()> {
        let wanted = self.program.settings().mouse;
        match (self.mouse, wanted) {
            (Mouse::Off, Mouse::On) => execute!(io::stdout(), EnableMouseCapture)?,
            (Mouse::On, Mouse::Off) => execute!(io::stdout(), DisableMouseCapture)?,
            (Mouse::On, Mouse::On) | (Mouse::Off, Mouse::Off) => {}
        }
        self.mouse = wanted;
        Ok(())
    }

    fn show(&mut self, terminal: &mut Terminal<impl ratatui::backend::Backend<Error = io::Error>>) -> io::Result<()> {
        let (program, targets) = (&self.program, &mut self.targets);
        let area = terminal.draw(|frame| *targets = program.draw(frame))?.area;
        self.program.resize(area.width, area.height);
        if let Some(lines) = self.targets.reach() {
            self.program.update(Input::Reach(lines));
        }
        Ok(())
    }
}
