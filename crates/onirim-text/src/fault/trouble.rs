//! What an archive could not do.

use onirim_session::{Arg, DamagedGame, Trouble};

use crate::args::Args;
use crate::text::Text;

impl Text {
    /// Why something was not done, and what to do.
    pub fn trouble(&self, trouble: &Trouble) -> String {
        let args = trouble.args().iter().fold(Args::new(), |args, (name, value)| match value {
            Arg::Text(text) => args.text(name, text),
            Arg::Number(number) => args.number(name, *number),
            Arg::Trouble(trouble) => args.text(name, self.trouble(trouble)),
            Arg::Record(error) => args.text(name, self.read_error(error)),
        });
        self.get_with(trouble.key(), &args)
    }

    /// A saved game that cannot be read, while the others can.
    pub fn damaged_game(&self, damaged: &DamagedGame) -> String {
        self.trouble(&damaged.into())
    }
}
