//! The game in a real terminal: keys and clock.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

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
use crate::suspend::{copy, is_suspend, suspend};
use crate::targets::Targets;
use crate::terminal_answers::{Answers, Heard, QUESTION};
use crate::terminal_colors::{TerminalColors, can_be_asked};
use crate::terminal_events::input_of;

/// How long nothing may happen before a look at whether the system wants the program to end.
const IDLE: Duration = Duration::from_millis(250);
/// How long a terminal takes for an answer, at most.
const ANSWERED: Duration = Duration::from_millis(200);
/// How often the calendar is asked.
const CALENDAR: Duration = Duration::from_secs(1);
/// A frame of an animation.
const FRAME: Duration = Duration::from_millis(33);

/// Plays in the terminal that the program was started in, until the player leaves.
///
/// Every action is saved before it is shown; if that is impossible, the player is told. The terminal is put back as it was, whatever happens.
pub fn run(options: Options) -> Result<Departure, Error> {
    let asked_to_end = Arc::new(AtomicBool::new(false));
    for signal in signal_hook::consts::TERM_SIGNALS {
        signal_hook::flag::register(*signal, Arc::clone(&asked_to_end))?;
    }
    // A closed terminal is the end at once, even where hang-ups are ignored: waiting for its keys never ends, and all that could be saved is.
    #[cfg(unix)]
    signal_hook::flag::register_conditional_shutdown(signal_hook::consts::SIGHUP, 0, Arc::new(AtomicBool::new(true)))?;
    screen::give_back_on_panic();
    let mut terminal = screen::take()?;
    // First of all: while the store is opened, the terminal has time for an answer.
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
    // What was acknowledged is safe, closed or not; closed, it is all in one file.
    let _ = running.program.close();
    result?;
    restored?;
    io::stdout().flush()?;
    Ok(departure)
}

/// A variable of the environment that is set to something.
fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

/// Asks the terminal for its background; says until when an answer must be expected, if it was asked.
fn ask_for_the_background() -> Option<Instant> {
    let terminal = variable("TERM").unwrap_or_default();
    if !can_be_asked(&terminal) {
        return None;
    }
    let mut out = io::stdout();
    out.write_all(QUESTION.as_bytes()).and_then(|()| out.flush()).ok().map(|()| Instant::now() + ANSWERED)
}

/// What was asked for goes first, then what was kept, then what the system suggests.
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
    // Making the store waits for the disk. Who begins has nothing kept in it, and does not wait for it before there is something to see.
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
    /// Does the game hear the mouse now?
    mouse: Mouse,
    asked_to_end: Arc<AtomicBool>,
    answers: Answers,
    /// When the calendar is asked again.
    calendar: Instant,
    /// Until when the terminal may answer, as long as it has not.
    awaited: Option<Instant>,
    /// What was done before there was something to see.
    waiting: VecDeque<Event>,
}

impl Running {
    fn play(&mut self, terminal: &mut Screen, start: Start) -> io::Result<()> {
        self.hear_the_mouse()?;
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
            // Everything that has come in is done before the next picture.
            let thinking = self.program.app().is_thinking();
            let patience = match (thinking, moving) {
                (true, _) => Duration::ZERO,
                (false, true) => FRAME,
                (false, false) => IDLE,
            };
            let waiting = !self.waiting.is_empty() || event::poll(patience)?;
            let changed = self.is_another_day() || waiting || moving || thinking;
            // What was typed while something moved is meant for the picture that was there: a program moves after it.
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
            self.hear_the_mouse()?;
            if let Some(words) = self.program.app_mut().take_clipboard() {
                copy(&words)?;
            }
            if changed {
                self.show(terminal)?;
            }
        }
    }

    /// Has a new day come? The calendar is asked once a second: while something moves or thinks, this is asked all the time.
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

    /// Takes all that has come in. An answer of the terminal is heard at once, everything else waits its turn.
    fn listen(&mut self) -> io::Result<()> {
        while event::poll(Duration::ZERO)? {
            match self.answers.hear(event::read()?) {
                Heard::Part => {}
                Heard::Background(background) => {
                    self.awaited = None;
                    self.program.lie_on(background);
                }
                Heard::Done(events) => self.waiting.extend(events),
            }
        }
        Ok(())
    }

    /// Something must be told: what was typed before it could be read does not close it. Whoever wants to leave leaves all the same.
    fn forget_what_was_typed(&mut self) -> io::Result<()> {
        self.listen()?;
        let targets = &self.targets;
        self.waiting.retain(|event| input_of(event, targets) == Some(Input::Key(Key::Interrupt)));
        Ok(())
    }

    /// An answer that comes after the end would be typed into the shell: who leaves at once waits for it, but not long.
    fn wait_for_the_answer(&mut self) {
        while let Some(until) = self.awaited {
            let patience = until.saturating_duration_since(Instant::now());
            let come = !patience.is_zero() && event::poll(patience).unwrap_or(false);
            if !come || self.listen().is_err() {
                return;
            }
        }
    }

    /// Takes the mouse or gives it back, as the player likes it.
    fn hear_the_mouse(&mut self) -> io::Result<()> {
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
