//! Games with programs at some seats, in words.

use onirim_core::Setup;
use onirim_record::{Program, Programs};
use onirim_session::{Company, Played};

use crate::args::Args;
use crate::text::Text;

impl Text {
    /// What is played, and which programs take part.
    pub fn setup_with(&self, setup: &Setup, programs: Programs) -> String {
        let setup = self.setup(setup);
        let key = match programs.seats() {
            [None, None] => return setup,
            [Some(_), Some(_)] => "setup-watched",
            [Some(Program::Fast), None] | [None, Some(Program::Fast)] => "setup-with-fast",
            [Some(Program::Strong), None] | [None, Some(Program::Strong)] => "setup-with-strong",
        };
        self.get_with(key, &Args::new().text("setup", setup))
    }

    /// What is played, and whether a program is the partner.
    pub fn played(&self, played: &Played) -> String {
        let setup = self.setup(&played.setup);
        match played.company {
            Company::Persons => setup,
            Company::Program => self.get_with("setup-with-program", &Args::new().text("setup", setup)),
        }
    }
}
