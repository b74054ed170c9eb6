//! `cargo xtask texts`: every text that a person reads stands in `locales/`. Finds texts in the code, missing keys and unused keys.

mod allowed;
mod catalog;
mod classes;
mod literals;
mod words;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::workspace::Workspace;
use allowed::{ALLOWED, Allowed, MADE_KEYS, NO_KEYS};
use catalog::{Catalog, KeyPattern};
use classes::Classes;
use literals::Literal;

/// Code that shows texts to people.
const SPEAKING: [&str; 6] = [
    "crates/onirim-text/src",
    "crates/onirim-cli/src",
    "crates/onirim-ui/src",
    "crates/onirim-tui/src",
    "crates/onirim-web/src",
    "crates/onirim-session/src/lesson",
];
/// Code whose errors name their texts: `Trouble` carries a key that begins with [`FAULT`].
const FAILING: [&str; 3] = ["crates/onirim-session/src", "crates/onirim-store/src", "crates/onirim-coach/src"];
const FAULT: &str = "fault-";
/// The code of the page, whose literals may be names of classes, and its stylesheets.
const PAGE: (&str, &str) = ("crates/onirim-web/src", "crates/onirim-web/style");
/// One language is enough: a test of `onirim-text` checks that all have the same keys.
const LOCALE: &str = "locales/en";
/// Texts that the page does not have. Only crates of terminal programs may use them.
const TERMINAL: &str = "locales/en/terminal";
const IN_A_TERMINAL: [&str; 2] = ["crates/onirim-cli/", "crates/onirim-tui/"];

/// Returns a sentence on what was read, or an error with one line for each fault.
pub(crate) fn check(workspace: &Workspace) -> Result<String> {
    let mut classes = Classes::default();
    for sheet in files_in(&workspace.root.join(PAGE.1), "css")? {
        classes.add(&fs::read_to_string(&sheet).with_context(|| format!("cannot read {}", sheet.display()))?);
    }
    let mut sources = Vec::new();
    for folder in SPEAKING {
        let is_text = |literal: &Literal| folder != PAGE.0 || !classes.name(&literal.text);
        read_sources(workspace, folder, is_text, &mut sources)?;
    }
    for folder in FAILING {
        read_sources(workspace, folder, |literal| literal.text.starts_with(FAULT), &mut sources)?;
    }
    let mut catalog = Catalog::default();
    let mut terminal = Catalog::default();
    for file in files_in(&workspace.root.join(LOCALE), "ftl")? {
        let text = fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
        catalog.add(&text).with_context(|| format!("{} cannot be parsed", file.display()))?;
        if file.starts_with(workspace.root.join(TERMINAL)) {
            terminal.add(&text)?;
        }
    }
    let mut faults = faults(&sources, &catalog, &ALLOWED);
    faults.extend(misplaced(&sources, &terminal));
    if !faults.is_empty() {
        bail!("texts and code do not match\n  {}", faults.join("\n  "));
    }
    Ok(format!("{} keys, all of them used, and no text outside of them", catalog.keys().count()))
}

/// A file of code and its string literals.
struct Source {
    name: String,
    literals: Vec<Literal>,
}

/// Adds the files of a folder with those of their literals that are `wanted`.
fn read_sources(
    workspace: &Workspace,
    folder: &str,
    wanted: impl Fn(&Literal) -> bool,
    sources: &mut Vec<Source>,
) -> Result<()> {
    for file in files_in(&workspace.root.join(folder), "rs")? {
        let code = fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
        let name = file.strip_prefix(&workspace.root).unwrap_or(&file).display().to_string();
        let mut literals = literals::of(&code).with_context(|| format!("{name} cannot be parsed"))?;
        literals.retain(&wanted);
        sources.push(Source { name, literals });
    }
    Ok(())
}

/// One line for each fault.
fn faults(sources: &[Source], catalog: &Catalog, allowed: &[Allowed]) -> Vec<String> {
    let mut faults = hard_wired(sources, allowed);
    faults.extend(missing(sources, catalog));
    faults.extend(left_over(sources, catalog));
    faults
}

fn hard_wired(sources: &[Source], allowed: &[Allowed]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut used = BTreeSet::new();
    for source in sources {
        for literal in source.literals.iter().filter(|literal| words::is_text(literal)) {
            match allowed.iter().position(|exception| exception.covers(&source.name, &literal.text)) {
                Some(place) => drop(used.insert(place)),
                None => faults.push(format!("{}:{}: hard-wired text {:?}", source.name, literal.line, literal.text)),
            }
        }
    }
    let idle = allowed.iter().enumerate().filter(|(place, _)| !used.contains(place));
    faults.extend(
        idle.map(|(_, exception)| format!("{exception} is allowed and does not occur: remove it from the list")),
    );
    faults
}

fn missing(sources: &[Source], catalog: &Catalog) -> Vec<String> {
    let families = catalog.families();
    let mut faults = Vec::new();
    for source in sources {
        let is_other = |text: &str| NO_KEYS.iter().any(|(word, _)| *word == text);
        for literal in source.literals.iter().filter(|literal| !is_other(&literal.text)) {
            let is_known = match KeyPattern::read(&literal.text, &families) {
                Some(pattern) => catalog.keys().any(|key| pattern.fits(key)),
                None => true,
            };
            if !is_known {
                faults.push(format!("{}:{}: no text has the key {:?}", source.name, literal.line, literal.text));
            }
        }
    }
    faults
}

/// Uses of terminal keys by crates of the page.
fn misplaced(sources: &[Source], terminal: &Catalog) -> Vec<String> {
    let families = terminal.families();
    let mut faults = Vec::new();
    for source in sources.iter().filter(|source| !IN_A_TERMINAL.iter().any(|folder| source.name.starts_with(folder))) {
        for literal in &source.literals {
            let Some(pattern) = KeyPattern::read(&literal.text, &families) else { continue };
            // `{key}.the` names no family: the code that makes the key is checked.
            if !literal.text.starts_with('{') && terminal.keys().any(|key| pattern.fits(key)) {
                let (name, line, text) = (&source.name, literal.line, &literal.text);
                faults.push(format!("{name}:{line}: {text:?} stands in {TERMINAL}, which the page does not have"));
            }
        }
    }
    faults
}

fn left_over(sources: &[Source], catalog: &Catalog) -> Vec<String> {
    let families = catalog.families();
    let literals = sources.iter().flat_map(|source| &source.literals);
    let patterns: Vec<KeyPattern> = literals.filter_map(|literal| KeyPattern::read(&literal.text, &families)).collect();
    let is_used = |key: &str| {
        patterns.iter().any(|pattern| pattern.fits(key))
            || MADE_KEYS.iter().any(|(beginning, _)| key.starts_with(beginning))
            || catalog.refers_to(key)
    };
    let idle = catalog.keys().filter(|key| !is_used(key));
    idle.map(|key| format!("{LOCALE}: no code uses {key}: remove it")).collect()
}

/// All files of this kind in a folder and those below it, in order.
fn files_in(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(files_in(&path, extension)?);
        } else if path.extension().is_some_and(|found| found == extension) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXTS: &str =
        "plain-title = Onirim\n    .subtitle = Dreams\nplain-help =\n    .table = t: the table\ntui-deck = Deck\n";

    fn found(code: &str, allowed: &[Allowed]) -> Vec<String> {
        let mut catalog = Catalog::default();
        catalog.add(TEXTS).expect("the texts parse");
        let source = Source { name: "src/play.rs".to_owned(), literals: literals::of(code).expect("the code parses") };
        faults(&[source], &catalog, allowed)
    }

    /// Uses every key of the sample.
    const WHOLE: &str = r#"fn say(text: &Text, topic: &str) {
        text.get("plain-title"); text.get("plain-title.subtitle"); text.get(&format!("plain-help.{topic}")); text.get("tui-deck");
    }"#;

    #[test]
    fn nothing_is_said_when_all_is_well() {
        assert_eq!(found(WHOLE, &[]), Vec::<String>::new());
    }

    #[test]
    fn a_hard_wired_sentence_is_found_with_its_line() {
        let code = format!("{WHOLE}\nfn f() {{\n    console.say(\"Your game is saved.\");\n}}");
        assert_eq!(found(&code, &[]), ["src/play.rs:5: hard-wired text \"Your game is saved.\""]);
    }

    #[test]
    fn what_is_allowed_is_passed_over_and_must_occur() {
        let exception = Allowed::text("src/play.rs", "Your game is saved.", "a sample");
        let code = format!("{WHOLE}\nfn f() {{ say(\"Your game is saved.\"); }}");
        assert_eq!(found(&code, std::slice::from_ref(&exception)), Vec::<String>::new());
        assert_eq!(found(WHOLE, &[exception]).len(), 1);
    }

    #[test]
    fn a_key_without_a_text_is_found() {
        let code = format!("{WHOLE}\nfn f() {{ text.get(\"plain-titel\"); text.get(&format!(\"tui-{{x}}-card\")); }}");
        assert_eq!(
            found(&code, &[]),
            [
                "src/play.rs:4: no text has the key \"plain-titel\"",
                "src/play.rs:4: no text has the key \"tui-{x}-card\""
            ]
        );
    }

    #[test]
    fn an_unused_text_is_found() {
        let code = WHOLE.replace("\"tui-deck\"", "\"plain-title\"");
        assert_eq!(found(&code, &[]), ["locales/en: no code uses tui-deck: remove it"]);
    }

    #[test]
    fn what_the_page_says_is_not_among_the_texts_of_terminals() {
        let mut terminal = Catalog::default();
        terminal.add("tui-deck = Deck\n").expect("the text parses");
        let found = |name: &str| {
            let literals = literals::of("fn f() { text.get(\"tui-deck\"); }").expect("the code parses");
            misplaced(&[Source { name: name.to_owned(), literals }], &terminal).len()
        };
        assert_eq!((found("crates/onirim-ui/src/app.rs"), found("crates/onirim-tui/src/draw.rs")), (1, 0));
    }

    #[test]
    fn tests_may_say_what_they_like() {
        let code =
            format!("{WHOLE}\n#[cfg(test)]\nmod tests {{ fn f() {{ say(\"no such thing\"); get(\"plain-no\"); }} }}");
        assert_eq!(found(&code, &[]), Vec::<String>::new());
    }
}
