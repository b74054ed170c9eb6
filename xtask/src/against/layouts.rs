//! Several programs that differ only in where the linker put their functions.

use anyhow::{Context, Result, ensure};

/// As many as there can be: the manifest names them all, so that another number of them builds nothing anew.
const MOST: usize = 9;

/// How many programs are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layouts {
    pub(crate) count: usize,
}

impl Layouts {
    /// Finds `--layouts N` among the options, and leaves the others.
    pub(crate) fn taken_from<'a>(options: &[&'a str]) -> Result<(Layouts, Vec<&'a str>)> {
        // Help is the same in all of them.
        let default = if !can_be_shuffled() || options.contains(&"--help") || options.contains(&"-h") { 1 } else { 3 };
        let Some(place) = options.iter().position(|option| *option == "--layouts") else {
            return Ok((Layouts { count: default }, options.to_vec()));
        };
        let number = options.get(place + 1).context("--layouts needs a number")?;
        let count = number.parse().with_context(|| format!("`{number}` is not a number"))?;
        ensure!((1..=MOST).contains(&count), "--layouts must be between 1 and {MOST}");
        Ok((Layouts { count }, [&options[..place], &options[place + 2..]].concat()))
    }
}

/// Where Rust links with lld unless it is told otherwise.
fn can_be_shuffled() -> bool {
    cfg!(all(target_os = "linux", target_env = "gnu", target_arch = "x86_64"))
}

/// The name of the program with this layout.
pub(crate) fn name(number: usize) -> String {
    format!("layout-{number}")
}

/// All of them in a manifest.
pub(crate) fn programs() -> String {
    let program = |number| format!("[[bin]]\nname = \"{}\"\npath = \"src/main.rs\"\n\n", name(number));
    (1..=MOST).map(program).collect()
}

/// The first layout is the usual one.
pub(crate) fn linker_options(number: usize) -> Vec<String> {
    if number == 1 { vec![] } else { vec![format!("-Clink-arg=-Wl,--shuffle-sections=*={number}")] }
}

/// What to do if it cannot be built.
pub(crate) fn hint(number: usize) -> &'static str {
    if number == 1 {
        "the comparing program cannot be built"
    } else {
        "another layout cannot be built: it needs the linker lld; `--layouts 1` does without"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_layouts_is_taken_out() {
        let (layouts, others) = Layouts::taken_from(&["--json", "--layouts", "2", "--rounds", "5"]).expect("it parses");
        assert_eq!((layouts.count, others), (2, vec!["--json", "--rounds", "5"]));
        let (layouts, others) = Layouts::taken_from(&["--help"]).expect("it parses");
        assert_eq!((layouts.count, others), (1, vec!["--help"]));
    }

    #[test]
    fn wrong_numbers_are_refused() {
        for options in [["--layouts", "0"].as_slice(), &["--layouts", "10"], &["--layouts", "x"], &["--layouts"]] {
            assert!(Layouts::taken_from(options).is_err(), "{options:?}");
        }
    }
}
