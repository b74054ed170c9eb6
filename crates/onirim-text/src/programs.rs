//! Games with programs at some seats.

use onirim_core::{Communication, Players, Setup};
use onirim_record::{Program, Programs};
use onirim_session::{Company, Played};

use crate::args::Args;
use crate::text::Text;

impl Text {
    /// A set-up with its programs.
    pub fn setup_with(&self, setup: &Setup, programs: Programs) -> String {
        let who = match programs.seats() {
            [None, None] => return self.setup(setup),
            [Some(_), Some(_)] => "setup-who-watched",
            [Some(Program::Fast), None] | [None, Some(Program::Fast)] => "setup-who-fast",
            [Some(Program::Strong), None] | [None, Some(Program::Strong)] => "setup-who-strong",
        };
        self.setup_of(self.players_with(who, setup), setup)
    }

    /// A set-up, and whether a program is the partner.
    pub fn played(&self, played: &Played) -> String {
        match played.company {
            Company::Persons => self.setup(&played.setup),
            Company::Program => self.setup_of(self.players_with("setup-who-program", &played.setup), &played.setup),
        }
    }

    fn players_with(&self, who: &'static str, setup: &Setup) -> String {
        let key = match setup.players {
            // Programs take no seat of such a game.
            Players::One => return self.get("setup-one"),
            Players::Two(Communication::Open) => "setup-with-open",
            Players::Two(Communication::Talk) => "setup-with-talk",
            Players::Two(Communication::Silent) => "setup-with-silent",
        };
        self.get_with(key, &Args::new().message("who", who))
    }
}
