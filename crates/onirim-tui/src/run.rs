//! The game in a real terminal: keys, clock and disk.

use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use onirim_store::{FILE_NAME, Store, data_folder};
use onirim_text::Language;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::{DefaultTerminal, Terminal};

use crate::app::App;
use crate::draw::{Charset, Paint, draw};
use crate::effect::Effect;
use crate::input::{Input, Targets};
use crate::options::{Error, Options, Start};
use crate::pages::Purpose;
use crate::settings::{Motion, Settings, SpellStop};
use crate::shelf::{Flow, Shelf};
use crate::terminal_events::input_of;

/// How long nothing may happen before a look at whether the system wants the program to end.
const IDLE: Duration = Duration::from_millis(250);
/// A frame of an animation.
const FRAME: Duration = Duration::from_millis(33);

/// Plays in the terminal that the program was started in, until the player leaves.
///
/// Every action is saved before it is shown. The terminal is put back as it was, whatever happens.
pub fn run(options: Options) -> Result<(), Error> {
    let folder = options.data_dir.clone().map_or_else(data_folder, Ok)?;
    // Making the store waits for the disk. Who begins has nothing saved that the menu could show, and does not wait for it.
    let greets_first = matches!(options.start, Start::Menu) && !folder.join(FILE_NAME).exists();
    let shelf = if greets_first { None } else { Some(Shelf::new(Store::open(&folder)?)) };
    let settings = settings(&options, shelf.as_ref());
    let app = App::new(settings, jiff::Zoned::now().date(), getrandom::u64().map_err(Error::NoRandomness)?);
    let asked_to_end = Arc::new(AtomicBool::new(false));
    for signal in signal_hook::consts::TERM_SIGNALS {
        signal_hook::flag::register(*signal, Arc::clone(&asked_to_end))?;
    }
    // A closed terminal is the end at once, even where hang-ups are ignored: waiting for its keys never ends, and everything is saved.
    #[cfg(unix)]
    signal_hook::flag::register_conditional_shutdown(signal_hook::consts::SIGHUP, 0, Arc::new(AtomicBool::new(true)))?;
    let mut terminal = ratatui::try_init()?;
    give_the_mouse_back_on_panic();
    let result = on_screen(&mut terminal, app, shelf, &folder, asked_to_end, options.start);
    let _ = execute!(io::stdout(), DisableMouseCapture);
    let restored = ratatui::try_restore();
    result?;
    restored?;
    io::stdout().flush()?;
    Ok(())
}

fn on_screen(
    terminal: &mut DefaultTerminal,
    app: App,
    shelf: Option<Shelf>,
    folder: &Path,
    asked_to_end: Arc<AtomicBool>,
    start: Start,
) -> Result<(), Error> {
    execute!(io::stdout(), EnableMouseCapture)?;
    let shelf = match shelf {
        Some(shelf) => shelf,
        None => {
            terminal.draw(|frame| drop(draw(&app, frame)))?;
            Shelf::new(Store::open(folder)?)
        }
    };
    let mut program = Program { app, shelf, targets: Targets::default(), started: Instant::now(), asked_to_end };
    Ok(program.play(terminal, start)?)
}

/// A panic puts the terminal back as it was; the mouse is ours to give back.
fn give_the_mouse_back_on_panic() {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let _ = execute!(io::stdout(), DisableMouseCapture);
        hook(panic);
    }));
}

/// What was asked for goes first, then what was kept, then what the system suggests.
fn settings(options: &Options, shelf: Option<&Shelf>) -> Settings {
    let variable = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(variable).unwrap_or_default();
    let utf8 = locale.to_lowercase().replace('-', "").contains("utf8") || cfg!(windows);
    let spoken = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(variable);
    let suggested = Settings {
        language: spoken.and_then(|name| Language::parse(&name).ok()).unwrap_or_default(),
        paint: Paint::Color,
        charset: if utf8 { Charset::Unicode } else { Charset::Ascii },
        motion: Motion::On,
        spell_stop: SpellStop::Never,
    };
    let kept = shelf.map_or(suggested, |shelf| shelf.settings(suggested));
    let colorless = variable("NO_COLOR").map(|_| Paint::Plain);
    Settings {
        language: options.language.unwrap_or(kept.language),
        paint: options.color.or(colorless).unwrap_or(kept.paint),
        charset: options.charset.unwrap_or(kept.charset),
        motion: options.motion.unwrap_or(kept.motion),
        spell_stop: kept.spell_stop,
    }
}

struct Program {
    app: App,
    shelf: Shelf,
    targets: Targets,
    started: Instant,
    asked_to_end: Arc<AtomicBool>,
}

impl Program {
    fn play(&mut self, terminal: &mut DefaultTerminal, start: Start) -> io::Result<()> {
        let effects = self.begin(start);
        self.perform(effects);
        self.show(terminal)?;
        loop {
            let moving = self.app.is_moving();
            // Everything that has come in is done before the next picture.
            let mut waiting = event::poll(if moving { FRAME } else { IDLE })?;
            let changed = waiting || moving;
            self.app.update(Input::Time(self.started.elapsed()));
            while waiting {
                let event = event::read()?;
                if let Some(input) = input_of(&event, &self.targets) {
                    let effects = self.app.update(input);
                    if self.perform(effects) == Flow::Leave {
                        return Ok(());
                    }
                }
                waiting = event::poll(Duration::ZERO)?;
            }
            if self.asked_to_end.load(Ordering::Relaxed) {
                return Ok(());
            }
            if changed {
                self.show(terminal)?;
            }
        }
    }

    fn begin(&mut self, start: Start) -> Vec<Effect> {
        match start {
            Start::Menu => vec![Effect::Browse],
            Start::NewGame { setup, seed } => self.app.begin(setup, seed, Purpose::Free),
            Start::Daily { setup } => self.app.begin(setup, None, Purpose::Daily),
            Start::Continue => vec![Effect::Browse, Effect::Continue],
            Start::Table { setup } => self.app.begin(setup, None, Purpose::Table),
            Start::Lesson => self.app.teach(),
            Start::Show(playthrough) => {
                self.app.show(&playthrough);
                Vec::new()
            }
        }
    }

    fn perform(&mut self, effects: Vec<Effect>) -> Flow {
        for effect in effects {
            if self.shelf.perform(&effect, &mut self.app) == Flow::Leave {
                return Flow::Leave;
            }
        }
        Flow::Stay
    }

    fn show(&mut self, terminal: &mut Terminal<impl ratatui::backend::Backend<Error = io::Error>>) -> io::Result<()> {
        let (app, targets) = (&self.app, &mut self.targets);
        terminal.draw(|frame| *targets = draw(app, frame)).map(drop)
    }
}
