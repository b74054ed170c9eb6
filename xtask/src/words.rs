//! Comments and documents use plain words: `cargo xtask words` finds the pronouns that make a reader decode who acts.
//!
//! The check reads the comments of Rust, JavaScript and CSS, the names of functions, and all of Markdown, TOML, HTML, SQL and the texts in
//! `locales/`. It skips code between backticks and other identifiers. [`ALLOWED`] lists the exceptions.

mod comments;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::workspace::Workspace;
use comments::Syntax;

/// A subject that acts is named instead: the caller, the player, the seat, the store.
const FORBIDDEN: [&str; 10] =
    ["whoever", "whomever", "whosoever", "somebody", "nobody", "anybody", "someone", "anyone", "no one", "noone"];

/// A sentence that may stay.
struct Exception {
    file: &'static str,
    text: &'static str,
    #[expect(dead_code, reason = "for readers of the list")]
    reason: &'static str,
}

const ALLOWED: [Exception; 1] = [Exception {
    file: "locales/en/exchange.ftl",
    text: "Anyone who opens the file",
    reason: "a sentence about real people",
}];

/// Folders that hold no source, besides hidden ones.
const SKIPPED: [&str; 3] = ["target", "node_modules", "snapshots"];
/// Hidden folders that are read all the same.
const HIDDEN: [&str; 2] = [".ci", ".cargo"];

/// Returns a sentence on what was read, or an error with one line for each forbidden word.
pub(crate) fn check(workspace: &Workspace) -> Result<String> {
    let mut files = 0_usize;
    let mut faults = Vec::new();
    read_folder(&workspace.root, &mut |path| {
        let name = path.strip_prefix(&workspace.root).unwrap_or(path).display().to_string();
        let Some(syntax) = syntax_of(&name) else { return Ok(()) };
        let source = fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
        files += 1;
        faults.extend(faults_in(&name, &source, syntax));
        Ok(())
    })?;
    if !faults.is_empty() {
        bail!("words that CONTRIBUTING.md forbids\n  {}", faults.join("\n  "));
    }
    Ok(format!("{files} files"))
}

/// Calls `visit` with each file of the folder and those below it, in order.
fn read_folder(folder: &Path, visit: &mut impl FnMut(&Path) -> Result<()>) -> Result<()> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let is_skipped = SKIPPED.contains(&&*name) || name.starts_with('.') && !HIDDEN.contains(&&*name);
        if path.is_dir() && !is_skipped {
            read_folder(&path, visit)?;
        } else if path.is_file() {
            visit(&path)?;
        }
    }
    Ok(())
}

/// How a file is read; `None` for files without prose.
fn syntax_of(name: &str) -> Option<Syntax> {
    match Path::new(name).extension().and_then(|extension| extension.to_str()) {
        Some("rs") => Some(Syntax::Rust),
        Some("js") => Some(Syntax::JavaScript),
        Some("css") => Some(Syntax::Css),
        Some("md" | "ftl" | "toml" | "html" | "sql") => Some(Syntax::Prose),
        None if name == ".ci/run" => Some(Syntax::Prose),
        _ => None,
    }
}

fn faults_in(name: &str, source: &str, syntax: Syntax) -> Vec<String> {
    let mut prose = comments::only(source, syntax);
    for exception in ALLOWED.iter().filter(|exception| exception.file == name) {
        prose = prose.replace(exception.text, "");
    }
    let mut faults = Vec::new();
    let mut before = "";
    for (place, line) in prose.lines().enumerate() {
        let number = place + 1;
        if let Some(answer @ ("Yes." | "No.")) = line.trim_start().strip_prefix("///").map(str::trim) {
            faults.push(format!("{name}:{number}: \"{answer}\" documents nothing"));
        }
        for piece in outside_code(line).flat_map(str::split_whitespace) {
            for word in words(piece) {
                let pair = format!("{before} {word}");
                faults.extend(forbidden(word).or(forbidden(&pair)).map(|word| fault(name, number, word)));
                before = word;
            }
            if piece.ends_with(['.', ',', ';', ':', '?', '!', ')']) {
                before = "";
            }
        }
    }
    if syntax == Syntax::Rust {
        for (place, line) in source.lines().enumerate() {
            let segments = function_name(line).into_iter().flat_map(|function| function.split('_'));
            faults.extend(segments.filter_map(forbidden).map(|word| fault(name, place + 1, word)));
        }
    }
    faults
}

fn fault(name: &str, line: usize, word: &str) -> String {
    format!("{name}:{line}: \"{word}\": name what acts")
}

fn forbidden(text: &str) -> Option<&'static str> {
    FORBIDDEN.into_iter().find(|forbidden| forbidden.eq_ignore_ascii_case(text))
}

/// The name of the function that is declared in this line.
fn function_name(line: &str) -> Option<&str> {
    let (before, name) = line.split_once("fn ")?;
    let is_declared =
        before.split_whitespace().all(|word| word.starts_with("pub") || ["async", "const"].contains(&word));
    is_declared.then(|| name.split(['(', '<']).next().unwrap_or_default())
}

/// The pieces of a line that do not stand between backticks.
fn outside_code(line: &str) -> impl Iterator<Item = &str> {
    let is_balanced = line.matches('`').count().is_multiple_of(2) && !line.contains("```");
    let step = if is_balanced { 2 } else { 1 };
    line.split('`').step_by(step)
}

/// Splits a text into words. An identifier such as `cli-record-nobody` counts as one word.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|sign: char| !(sign.is_alphanumeric() || sign == '-' || sign == '_')).filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(name: &str, source: &str) -> Vec<String> {
        faults_in(name, source, syntax_of(name).expect("a file with prose"))
    }

    #[test]
    fn a_planted_word_is_found_with_file_and_line() {
        let source = "fn f() {}\n\n/// Returns what Somebody knows.\nfn g() {} // and nobody's card\n";
        assert_eq!(
            found("src/a.rs", source),
            ["src/a.rs:3: \"somebody\": name what acts", "src/a.rs:4: \"nobody\": name what acts",]
        );
    }

    #[test]
    fn each_forbidden_word_is_found_in_each_kind_of_file() {
        for word in FORBIDDEN {
            for (name, source) in [
                ("a.rs", format!("let x = 1; /* for {word}. */")),
                ("a.js", format!("f('x'); // for {word}")),
                ("a.css", format!("a {{ }} /* for {word} */")),
                ("a.md", format!("# For {word}")),
                ("a.ftl", format!("key = For {word}.")),
                ("a.toml", format!("a = 1 # for {word}")),
            ] {
                assert_eq!(found(name, &source).len(), 1, "{name}: {source}");
            }
        }
    }

    #[test]
    fn two_words_are_found_across_a_line_break() {
        assert_eq!(found("a.rs", "// There is no\n// one here.").len(), 1);
        assert_eq!(found("a.rs", "// The answer is no.\n// One is enough."), Vec::<String>::new());
    }

    #[test]
    fn names_of_functions_are_read() {
        assert_eq!(found("a.rs", "    async fn nobody_looks() {}"), ["a.rs:1: \"nobody\": name what acts"]);
    }

    #[test]
    fn code_is_not_prose() {
        for source in [
            "let nobody = \"somebody\"; // fine",
            "let fn_nobody = 1;",
            "let text = \"http://nobody\";",
            "let text = r#\"// \" nobody\"#;",
            "let sign = '\"'; let nobody = 1; // \"",
            "fn f<'a>(nobody: &'a str) {}",
            "/// Compares with [`Audience::Nobody`].",
            "// cli-record-nobody is a key",
        ] {
            assert_eq!(found("a.rs", source), Vec::<String>::new(), "{source}");
        }
        assert_eq!(found("a.ftl", "cli-record-nobody = there is no { $seat }"), Vec::<String>::new());
    }

    #[test]
    fn a_document_that_only_answers_is_found() {
        assert_eq!(found("a.rs", "enum Flag {\n    /// Yes.\n    On,\n}"), ["a.rs:2: \"Yes.\" documents nothing"]);
    }

    #[test]
    fn an_exception_covers_its_own_file() {
        let text = "note = Anyone who opens the file sees it.";
        assert_eq!(found("locales/en/exchange.ftl", text), Vec::<String>::new());
        assert_eq!(found("locales/en/kept.ftl", text).len(), 1);
    }
}
