//! Errors of the archive.

use onirim_session::{Arg, DamagedGame, Trouble};

use crate::args::Args;
use crate::text::Text;

impl Text {
    /// Why something failed, and what to do.
    pub fn trouble(&self, trouble: &Trouble) -> String {
        let args = trouble.args().iter().fold(Args::new(), |args, (name, value)| match value {
            Arg::Text(text) => args.text(name, text),
            Arg::Number(number) => args.number(name, *number),
            Arg::Trouble(trouble) => args.text(name, self.trouble(trouble)),
            Arg::Record(error) => args.text(name, self.read_error(error)),
        });
        self.get_with(trouble.key(), &args)
    }

    /// A damaged saved game.
    pub fn damaged_game(&self, damaged: &DamagedGame) -> String {
        self.trouble(&damaged.into())
    }
}
