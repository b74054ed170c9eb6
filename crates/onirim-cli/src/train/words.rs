//! The texts of a training.

use std::path::Path;
use std::time::Duration;

use onirim_sim::train::{Progress, Trainer};
use onirim_text::{Args, Text};

use crate::numbers::{clock, grouped};
use crate::progress::time_left;

/// The number of last rounds that the win rate is taken over.
const LAST: usize = 20;

/// The progress. `before` rounds had been played before this program began.
pub(super) fn progress(round: &Progress, before: usize, rounds: usize, gone: Duration, text: &Text) -> String {
    let left = time_left(gone, (round.round - before) as u64, (rounds - round.round) as u64).unwrap_or_default();
    let args = rounds_of(round.round, rounds, text)
        .text("percent", text.percent_to((round.round * 100 / rounds) as f64, 0))
        .text("won", percent(round.rate_of_wins, text));
    text.get_with("train-progress", &args.text("left", clock(left)))
}

/// A checkpoint or picture could not be written.
pub(super) fn failed(reason: &str, next: usize, text: &Text) -> String {
    text.get_with("train-failed", &Args::new().text("reason", reason).text("next", grouped(next as u64, text)))
}

/// It was interrupted.
pub(super) fn left(trainer: &Trainer, out: &Path, checkpoint: &Path, text: &Text) -> String {
    let args = rounds_of(trainer.curve().len(), trainer.recipe().rounds, text);
    text.get_with("train-interrupted", &args.text("out", word(out)).text("checkpoint", word(checkpoint)))
}

/// It is over.
pub(super) fn done(trainer: &Trainer, out: &Path, text: &Text) -> String {
    let last = &trainer.curve()[trainer.curve().len().saturating_sub(LAST)..];
    let won = last.iter().map(|round| round.rate_of_wins).sum::<f32>() / last.len().max(1) as f32;
    let games = |rounds: usize| grouped((rounds * trainer.recipe().games) as u64, text);
    let args = Args::new().text("path", out.display().to_string()).text("won", percent(won, text));
    text.get_with("train-done", &args.text("games", games(trainer.curve().len())).text("last", games(last.len())))
}

/// A path as one word of a shell.
pub(crate) fn word(path: &Path) -> String {
    let path = path.display().to_string();
    let is_plain = |sign: char| sign.is_alphanumeric() || "/._-+:\\".contains(sign);
    if path.chars().all(is_plain) { path } else { format!("\"{path}\"") }
}

fn rounds_of(round: usize, rounds: usize, text: &Text) -> Args {
    Args::new().text("round", grouped(round as u64, text)).text("rounds", grouped(rounds as u64, text))
}

fn percent(share: f32, text: &Text) -> String {
    text.percent(f64::from(share) * 100.0)
}

#[cfg(test)]
mod tests {
    use onirim_text::Language;

    use super::*;

    #[test]
    fn the_time_left_ignores_earlier_rounds() {
        let round = Progress { round: 300, games: 300, rate_of_wins: 0.5, doors: 6.0, loss: 0.4 };
        let text = Text::new(Language::English);
        let line = progress(&round, 200, 1000, Duration::from_secs(10), &text);
        assert_eq!(line, "round 300 of 1,000, 30%, 50.0% won, 1:10 left");
    }

    #[test]
    fn names_with_blanks_are_quoted() {
        assert_eq!(word(Path::new("/tmp/a-1.onw")), "/tmp/a-1.onw");
        assert_eq!(word(Path::new("my file.onc")), "\"my file.onc\"");
    }
}
