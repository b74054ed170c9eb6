//! `docs/commands.md` has all commands and options, and no others. The golden files of `help.rs` are what `--help` prints.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const DOC: &str = include_str!("../../../../docs/commands.md");

/// A section, and the pages of help that it covers.
const SECTIONS: [(&str, &[&str]); 8] = [
    ("Play", &["help-play"]),
    ("Table", &["help-table"]),
    ("Saved games", &["help-stats", "help-export", "help-import"]),
    ("Records", &["help-record-list", "help-record-save", "help-record-check", "help-record-show"]),
    ("Advice and reviews", &["help-advise", "help-review"]),
    ("Simulations", &["help-sim", "help-sim-merge"]),
    ("Training", &["help-train"]),
    ("Serve", &["help-serve"]),
];

fn help(name: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name).with_extension("txt");
    fs::read_to_string(file).expect("a page of help")
}

/// The options in a text; `--lang` and `--help` belong to all commands.
fn options(text: &str) -> BTreeSet<&str> {
    let words = text.split(|sign: char| !(sign.is_ascii_lowercase() || sign == '-'));
    let names = words.filter(|word| word.strip_prefix("--").is_some_and(|name| name.starts_with(char::is_alphabetic)));
    names.filter(|name| !["--lang", "--help"].contains(name)).collect()
}

#[test]
fn each_section_has_the_options_of_its_commands() {
    for (section, pages) in SECTIONS {
        let heading = format!("\n## {section}\n");
        let text = DOC.split(&heading).nth(1).unwrap_or_else(|| panic!("no section {section}"));
        let text = text.split("\n## ").next().expect("a section");
        let pages = pages.iter().map(|page| help(page)).collect::<String>();
        assert_eq!(options(text), options(&pages), "{section}");
    }
}

#[test]
fn the_table_has_all_commands() {
    let help = help("help");
    let commands = help.split("Commands:\n").nth(1).and_then(|rest| rest.split("\n\n").next()).expect("commands");
    for command in commands.lines().filter_map(|line| line.split_whitespace().next()) {
        assert!(DOC.contains(&format!("`onirim {command}")), "{command} is missing");
    }
}
