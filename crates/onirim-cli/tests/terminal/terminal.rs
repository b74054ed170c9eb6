//! A terminal with the program in it: keys go in, a screen comes out.

use std::io::{ErrorKind, Read, Write};
use std::num::NonZeroU16;
use std::path::Path;
use std::process::ExitStatus;

use onirim_store::FILE_NAME;
use onirim_testkit::patience::{Program, patiently};
use pty_process::Size;
use pty_process::blocking::{Command, Pty, open};

pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_onirim");

/// How a question ends that is asked line by line.
const QUESTIONS: [&str; 5] = ["Your choice: ", "(Enter: 1): ", "(Enter: 4): ", "(u: undo). ", "not looking. "];

/// How many lines can be scrolled back.
const REMEMBERED: usize = 10_000;

/// Every picture ends with hiding the cursor.
const END_OF_PICTURE: &[u8] = b"\x1b[?25l";

pub(crate) struct Terminal {
    /// Stands first and so goes first: a program that is dropped is killed before its window is closed.
    program: Program,
    pty: Pty,
    parser: vt100::Parser,
    /// What has come since the last key.
    output: Vec<u8>,
}

/// Is there more to come from the program?
#[derive(PartialEq, Eq)]
enum Line {
    Open,
    Closed,
}

/// What comes from the program.
enum Taken {
    Bytes(Vec<u8>),
    /// Nothing yet.
    Nothing,
    /// Nothing any more.
    End,
}

/// A state that a terminal is in, most of all after all is over.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Aftermath {
    pub(crate) alternate_screen: bool,
    pub(crate) cursor_hidden: bool,
    pub(crate) mouse: vt100::MouseProtocolMode,
    /// Does the terminal hand keys on one by one, without showing them?
    pub(crate) raw: bool,
}

impl Aftermath {
    /// As a shell wants to find its terminal.
    pub(crate) const CLEAN: Aftermath =
        Aftermath { alternate_screen: false, cursor_hidden: false, mouse: vt100::MouseProtocolMode::None, raw: false };
}

impl Terminal {
    /// Starts the program and waits until it waits for a key.
    pub(crate) fn start(folder: &Path, arguments: &[&str]) -> Terminal {
        Terminal::run(Command::new(PROGRAM).args(arguments).env_remove("NO_COLOR"), folder)
    }

    /// Starts the program in a terminal that says this of itself, and nothing else, and waits until it waits for a key.
    pub(crate) fn start_on(folder: &Path, variables: &[(&str, &str)]) -> Terminal {
        let pictures = pictures_at_start(folder);
        let mut terminal = Terminal::open_as_it_is(on_its_own(variables), folder, 24);
        terminal.read_until("the start", |terminal| terminal.pictures() >= pictures);
        terminal
    }

    /// The same where the program asks line by line.
    pub(crate) fn talk_on(folder: &Path, variables: &[(&str, &str)]) -> Terminal {
        let mut terminal = Terminal::open_as_it_is(on_its_own(variables), folder, 24);
        terminal.wait_for_question("the start");
        terminal
    }

    /// Ink and ground of a text on the screen.
    pub(crate) fn paint_of(&self, text: &str) -> Option<(vt100::Color, vt100::Color)> {
        let screen = self.parser.screen();
        screen.rows(0, 80).zip(0..).find_map(|(line, row)| {
            let column = line[..line.find(text)?].chars().count();
            let cell = screen.cell(row, u16::try_from(column).ok()?)?;
            Some((cell.fgcolor(), cell.bgcolor()))
        })
    }

    /// The same in a shell that ignores hang-ups, and so makes the program ignore them.
    pub(crate) fn start_ignoring_hang_ups(folder: &Path) -> Terminal {
        Terminal::run(Command::new("sh").args(["-c", "trap '' HUP; exec \"$0\"", PROGRAM]), folder)
    }

    /// All that a program says that ends by itself.
    pub(crate) fn told(folder: &Path, arguments: &[&str], variables: &[(&str, &str)]) -> String {
        let variables = [&[("TERM", "xterm-256color")], variables].concat();
        let mut terminal = Terminal::open_as_it_is(on_its_own(&variables).args(arguments), folder, 24);
        terminal.wait_for_end("the start");
        assert!(exit_status(&terminal.screen(), terminal.program).success());
        String::from_utf8_lossy(&terminal.output).replace("\r\n", "\n")
    }

    /// Plays line by line in a window of this height that remembers what was scrolled away, and waits for the first question.
    pub(crate) fn talk(folder: &Path, kind: &str, arguments: &[&str], height: u16) -> Terminal {
        let script = "TERM=\"$1\"; shift; exec \"$0\" play --plain \"$@\"";
        let command = Command::new("sh").args(["-c", script, PROGRAM, kind]).args(arguments);
        let mut terminal = Terminal::open_with(command, folder, height);
        terminal.wait_for_question("the start");
        terminal
    }

    /// Types a line, and waits for the next question.
    pub(crate) fn type_line(&mut self, line: &str) {
        self.send(&format!("{line}\n"));
        self.wait_for_question(line);
    }

    fn wait_for_question(&mut self, why: &str) {
        let is_asked = |terminal: &Terminal| QUESTIONS.iter().any(|end| terminal.output.ends_with(end.as_bytes()));
        self.read_until(why, is_asked);
    }

    /// What came since the last key, as it came.
    pub(crate) fn last_output(&self) -> String {
        String::from_utf8_lossy(&self.output).into_owned()
    }

    /// What is on the screen and above it.
    pub(crate) fn within_reach(&mut self) -> String {
        let mut found = String::new();
        for back in (0..=self.parser.screen().scrollback_len()).rev() {
            self.parser.screen_mut().set_scrollback(back);
            found.push_str(&self.screen());
        }
        found
    }

    /// Starts this with the games in the folder, and waits until it waits for a key.
    pub(crate) fn run(command: Command, folder: &Path) -> Terminal {
        let pictures = pictures_at_start(folder);
        let mut terminal = Terminal::open(command, folder);
        terminal.read_until("the start", |terminal| terminal.pictures() >= pictures);
        terminal
    }

    /// How many whole pictures have come since the last key.
    fn pictures(&self) -> usize {
        self.output.windows(END_OF_PICTURE.len()).filter(|&bytes| bytes == END_OF_PICTURE).count()
    }

    fn open(command: Command, folder: &Path) -> Terminal {
        Terminal::open_with(command, folder, 24)
    }

    fn open_with(command: Command, folder: &Path, height: u16) -> Terminal {
        let command = command.env("TERM", "xterm-256color").env_remove("COLORTERM").env_remove("COLORFGBG");
        Terminal::open_as_it_is(command, folder, height)
    }

    fn open_as_it_is(command: Command, folder: &Path, height: u16) -> Terminal {
        let (pty, pts) = open().expect("a terminal");
        pty.resize(Size::new(height, 80)).expect("a size");
        rustix::io::ioctl_fionbio(&pty, true).expect("reading without waiting");
        let child = command
            .env("ONIRIM_DATA_DIR", folder)
            .env("LANG", "C.UTF-8")
            .env_remove("LC_ALL")
            .env_remove("LC_CTYPE")
            .env_remove("LC_MESSAGES")
            .spawn(pts)
            .expect("the program starts");
        let parser = vt100::Parser::new(signs(height), signs(80), REMEMBERED);
        Terminal { program: child.into(), pty, parser, output: Vec::new() }
    }

    /// What is on the screen, without the blanks at the ends of lines.
    pub(crate) fn screen(&self) -> String {
        let contents = self.parser.screen().contents();
        contents.lines().map(|line| format!("{}\n", line.trim_end())).collect()
    }

    pub(crate) fn shows(&self, text: &str) -> bool {
        self.screen().contains(text)
    }

    /// Presses a key, and waits for the picture that answers it.
    pub(crate) fn press(&mut self, key: &str) -> &mut Terminal {
        self.send(key);
        self.wait_for_picture(key);
        self
    }

    /// Presses a key. The picture that answers it is still to come.
    pub(crate) fn send(&mut self, key: &str) {
        self.output.clear();
        self.pty.write_all(key.as_bytes()).expect("a key goes in");
    }

    /// Waits until a whole picture without this text is on the screen.
    pub(crate) fn wait_without(&mut self, text: &str) -> &mut Terminal {
        self.read_until(text, |terminal| terminal.output.ends_with(END_OF_PICTURE) && !terminal.shows(text));
        self
    }

    pub(crate) fn wait_for_picture(&mut self, why: &str) {
        self.read_until(why, |terminal| terminal.output.ends_with(END_OF_PICTURE));
    }

    /// Waits until a whole picture with this text is on the screen.
    pub(crate) fn wait_for(&mut self, text: &str) -> &mut Terminal {
        self.read_until(text, |terminal| terminal.output.ends_with(END_OF_PICTURE) && terminal.shows(text));
        self
    }

    /// The window changes its size.
    pub(crate) fn resize(&mut self, width: u16, height: u16) -> &mut Terminal {
        self.output.clear();
        self.parser.screen_mut().set_size(signs(height), signs(width));
        self.pty.resize(Size::new(height, width)).expect("a new size");
        self
    }

    /// The window says that it has this size. What is seen of it stays as large as it was.
    pub(crate) fn claim(&mut self, width: u16, height: u16) -> &mut Terminal {
        self.output.clear();
        self.pty.resize(Size::new(height, width)).expect("a new size");
        self
    }

    /// Presses the last key, and waits for the end.
    pub(crate) fn leave(mut self, key: &str) -> (ExitStatus, Aftermath) {
        self.send(key);
        self.wait_for_end("the last key");
        let aftermath = self.state();
        (exit_status(&self.screen(), self.program), aftermath)
    }

    /// How the program has set the terminal.
    pub(crate) fn state(&self) -> Aftermath {
        let mode = rustix::termios::tcgetattr(&self.pty).expect("the mode of the terminal").local_modes;
        let screen = self.parser.screen();
        Aftermath {
            alternate_screen: screen.alternate_screen(),
            cursor_hidden: screen.hide_cursor(),
            mouse: screen.mouse_protocol_mode(),
            raw: !mode.contains(rustix::termios::LocalModes::ICANON | rustix::termios::LocalModes::ECHO),
        }
    }

    /// Presses a key that stops the program, and waits until a shell would notice that.
    pub(crate) fn press_to_stop(&mut self, key: &str) {
        use rustix::process::{Pid, WaitOptions, waitpid};

        self.send(key);
        let pid = Pid::from_child(self.program.child());
        let stopped = patiently(|| {
            self.read();
            let waited = waitpid(Some(pid), WaitOptions::UNTRACED | WaitOptions::NOHANG).expect("a child");
            waited.filter(|(_, status)| status.stopped()).map(|_| ())
        });
        assert!(stopped.is_some(), "the program does not stop:\n{}", self.screen());
        // What it said before it stopped.
        while let Taken::Bytes(bytes) = self.take() {
            self.parser.process(&bytes);
        }
    }

    /// The shell lets the program go on; waits for its picture.
    pub(crate) fn go_on(&mut self) {
        self.output.clear();
        let pid = rustix::process::Pid::from_child(self.program.child());
        rustix::process::kill_process(pid, rustix::process::Signal::CONT).expect("a stopped program");
        self.wait_for_picture("going on");
    }

    /// Presses the last key, and gives back what is left to read after the end.
    pub(crate) fn last_words(mut self, key: &str) -> (ExitStatus, String) {
        self.send(key);
        self.wait_for_end("the last key");
        let screen = self.screen();
        (exit_status(&screen, self.program), screen)
    }

    /// The program itself.
    pub(crate) fn program(&self) -> &Program {
        &self.program
    }

    /// The program is killed without a word, as by `kill -9`.
    pub(crate) fn kill(self) {
        self.program.kill();
    }

    /// The same in the midst of an answer. Returns the last whole picture that was sent.
    pub(crate) fn kill_while_it_answers(mut self) -> String {
        let pid = rustix::process::Pid::from_child(self.program.child());
        rustix::process::kill_process(pid, rustix::process::Signal::KILL).expect("a running program");
        let mut sent = std::mem::take(&mut self.output);
        let end = patiently(|| match self.take() {
            Taken::Bytes(bytes) => {
                sent.extend(bytes);
                None
            }
            Taken::Nothing => None,
            Taken::End => Some(()),
        });
        assert!(end.is_some(), "a killed program does not end");
        let end = sent.windows(END_OF_PICTURE.len()).rposition(|bytes| bytes == END_OF_PICTURE);
        self.parser.process(&sent[..end.map_or(0, |place| place + END_OF_PICTURE.len())]);
        self.screen()
    }

    /// The window is closed.
    pub(crate) fn close(self) -> ExitStatus {
        let screen = self.screen();
        drop(self.pty);
        exit_status(&screen, self.program)
    }

    fn wait_for_end(&mut self, why: &str) {
        let end = patiently(|| (self.read() == Line::Closed).then_some(()));
        assert!(end.is_some(), "no end after {why:?}:\n{}", self.screen());
    }

    fn read_until(&mut self, why: &str, done: impl Fn(&Terminal) -> bool) {
        let found = patiently(|| {
            let line = self.read();
            let is_done = done(self);
            assert!(is_done || line == Line::Open, "waiting for {why:?}, the program ended:\n{}", self.screen());
            is_done.then_some(())
        });
        assert!(found.is_some(), "waiting for {why:?} in vain:\n{}", self.screen());
    }

    /// Takes what there is, and shows it.
    fn read(&mut self) -> Line {
        match self.take() {
            Taken::Bytes(bytes) => {
                self.parser.process(&bytes);
                self.output.extend(bytes);
                Line::Open
            }
            Taken::Nothing => Line::Open,
            Taken::End => Line::Closed,
        }
    }

    fn take(&mut self) -> Taken {
        let mut bytes = [0; 8192];
        match self.pty.read(&mut bytes) {
            Ok(0) => Taken::End,
            Ok(length) => Taken::Bytes(bytes[..length].to_vec()),
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted) => Taken::Nothing,
            // Linux reports a closed other end like this.
            Err(_) => Taken::End,
        }
    }
}

/// Where nothing has been saved yet there is something to see before the store is made, and again afterwards.
fn pictures_at_start(folder: &Path) -> usize {
    if folder.join(FILE_NAME).exists() { 1 } else { 2 }
}

/// The program where nothing but this is known of the terminal. In a build of the whole workspace, clap has colours, and takes the name of a build machine for a terminal that obeys.
fn on_its_own(variables: &[(&str, &str)]) -> Command {
    let names = ["TERM", "COLORTERM", "COLORFGBG", "NO_COLOR", "CI"];
    let command = names.iter().fold(Command::new(PROGRAM), |command, name| command.env_remove(name));
    variables.iter().fold(command, |command, (name, value)| command.env(name, value))
}

/// How the program has ended that showed this at last.
fn exit_status(screen: &str, mut program: Program) -> ExitStatus {
    program.wait_for_end().unwrap_or_else(|| panic!("the program does not end; its last screen:\n{screen}"))
}

fn signs(number: u16) -> NonZeroU16 {
    NonZeroU16::new(number).expect("a size")
}
