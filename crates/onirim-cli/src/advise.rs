//! `onirim advise`: what to do in the game of a record.

use std::io::{self, Write};
use std::process::ExitCode;

use onirim_coach::advice::{Advice, NoAdvice};
use onirim_core::Seat;
use onirim_record::Playthrough;
use onirim_text::Text;

use crate::console::Console;
use crate::fault::Fault;
use crate::options::{Advise, Chair};
use crate::record;

/// Advises the player who is asked at the end of a record, or at an earlier moment of it.
pub(crate) fn advise(options: &Advise, text: &Text) -> Result<ExitCode, Fault> {
    let whole = record::read(&options.file).map_err(|problem| Fault::NoRecord(options.file.clone(), problem))?;
    let (ply, plies) = (options.at.unwrap_or(whole.ply()), whole.ply());
    let there = whole.at(ply).ok_or(Fault::NoSuchPly { ply, plies })?;
    let asked = there.game().decision().map(|decision| decision.seat);
    let seat = options.seat.map(|Chair(seat)| seat).or(asked).unwrap_or(Seat::One);
    let advice = Advice::on(there.game(), seat).map_err(|why| match why {
        NoAdvice::Over => Fault::NothingToAdvise { plies },
        NoAdvice::NobodyThere => Fault::NobodyThere(seat),
        NoAdvice::NotAsked => Fault::NotAsked(seat),
        NoAdvice::NotLearned => Fault::NotLearned,
    })?;
    if options.json {
        write_json(&advice, ply)?;
    } else {
        tell(&advice, &there, text)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The same object as in the engine protocol.
fn write_json(advice: &Advice, ply: usize) -> io::Result<()> {
    let mut output = io::stdout().lock();
    serde_json::to_writer(&mut output, &crate::engine::advice::message(advice, ply as u64))?;
    writeln!(output)?;
    output.flush()
}

/// What is asked, what to answer and why, and what every answer is worth.
fn tell(advice: &Advice, there: &Playthrough, text: &Text) -> io::Result<()> {
    let mut console = Console::standard();
    console.say(&text.setup(&there.record().setup))?;
    console.say_all(text.question(&advice.view))?;
    console.blank()?;
    console.say_all(text.advised_move(advice))?;
    console.blank()?;
    console.say_all(text.figures(advice))?;
    console.blank()?;
    console.say(&text.method(advice))?;
    console.say_all(text.next_card(advice))
}
