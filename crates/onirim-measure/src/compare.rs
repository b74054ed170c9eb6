//! Two engines measured in turn, in one program: the noise of a shared machine hits both alike.

use anyhow::{Result, ensure};

use crate::contest::Contest;
use crate::layouts::Measured;
use crate::options::{Format, Options, USAGE};
use crate::play::NamedPlayer;
use crate::report;

/// Does what the arguments of the program ask for.
pub fn compare(
    before: fn() -> Vec<NamedPlayer>,
    after: fn() -> Vec<NamedPlayer>,
    arguments: impl IntoIterator<Item = String>,
) -> Result<()> {
    let options = Options::parse(arguments)?;
    let report: fn(&[Measured], &Options) -> String = match options.format {
        Format::Help => {
            print!("{USAGE}");
            return Ok(());
        }
        Format::Json => |measured, options| format!("{:#}\n", report::json(measured, options)),
        Format::Table => report::table,
    };
    let rounds = options.rounds.div_ceil(options.layout.of);
    let played = played(contests(before(), after())?, rounds);
    if !options.layout.is_last() {
        return options.layout.save(&played);
    }
    print!("{}", report(&options.layout.collect(played)?, &options));
    Ok(())
}

fn contests(before: Vec<NamedPlayer>, after: Vec<NamedPlayer>) -> Result<Vec<Contest>> {
    let names = |players: &[NamedPlayer]| players.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
    ensure!(names(&before) == names(&after), "the two engines do not play the same");
    let pairs = before.into_iter().zip(after);
    Ok(pairs.map(|((name, before), (_, after))| Contest::new(name, before, after)).collect())
}

/// Goes round all contests once for each round, so that a busy moment of the machine does not fall on one of them alone.
fn played(mut contests: Vec<Contest>, rounds: usize) -> Vec<Contest> {
    for round in 0..rounds {
        if round % 100 == 0 {
            eprintln!("round {} of {rounds}", round + 1);
        }
        contests.iter_mut().for_each(Contest::play_round);
    }
    contests
}

#[cfg(test)]
mod tests {
    use super::*;

    fn players(names: &[&str]) -> Vec<NamedPlayer> {
        names.iter().map(|name| -> NamedPlayer { (name.to_string(), Box::new(|_, _| ())) }).collect()
    }

    #[test]
    fn engines_that_play_the_same_are_compared() {
        let contests = contests(players(&["a", "b"]), players(&["a", "b"])).expect("they play the same");
        let contests = played(contests, 3);
        assert_eq!(contests.iter().map(|contest| contest.pairs.len()).collect::<Vec<_>>(), [3, 3]);
    }

    #[test]
    fn engines_that_play_something_else_are_refused() {
        assert!(contests(players(&["a", "b"]), players(&["a"])).is_err());
        assert!(contests(players(&["a"]), players(&["b"])).is_err());
    }
}
