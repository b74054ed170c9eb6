//! The manifests of a project that has two revisions of the engine.

use std::path::Path;

use anyhow::{Context, Result};

use super::layouts;

/// The manifest of the comparing program, with the profile of the workspace whose manifest this is.
pub(crate) fn of_the_program(root: &Path, other_engine: &Path, workspace: &str) -> Result<String> {
    let [engine, measure] = ["onirim-core", "onirim-measure"].map(|name| root.join("crates").join(name));
    let programs = layouts::programs();
    let profile = section(workspace, "[profile.release]").context("the workspace has no [profile.release]")?;
    Ok(format!(
        r#"# Written by `cargo xtask bench --against`.
[package]
name = "against"
version = "0.0.0"
edition = "2024"
publish = false

{programs}[dependencies]
after = {{ package = "onirim-core", path = {engine:?} }}
before = {{ package = "onirim-core", path = {other_engine:?} }}
onirim-measure = {{ path = {measure:?} }}

[workspace]

{profile}"#
    ))
}

/// The manifest of the other engine, as it must be beside that of this working tree. A lock file tells packages of the same name from
/// different folders apart only by their versions. And below the target directory, cargo would take the table of dependencies from
/// this workspace, which it knows already, unless it is told which one to take.
pub(crate) fn of_the_other_engine(engine: &str) -> Result<String> {
    let version = engine.lines().find(|line| line.starts_with("version")).context("the engine has no version")?;
    Ok(engine.replacen(version, "version = \"0.0.0\"\nworkspace = \"../..\"", 1))
}

/// A table of a manifest with its headline, up to the next one.
fn section<'a>(manifest: &'a str, headline: &str) -> Option<&'a str> {
    let (start, _) =
        manifest.match_indices(headline).find(|(start, _)| *start == 0 || manifest[..*start].ends_with('\n'))?;
    let text = &manifest[start..];
    Some(text.find("\n[").map_or(text, |end| &text[..=end]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_profile_is_that_of_the_workspace() {
        let workspace = "[workspace]\n\n[profile.release]\nlto = \"thin\"\n\n[profile.test]\nopt-level = 2\n";
        let manifest = of_the_program(Path::new("/r"), Path::new("/o/core"), workspace).expect("there is a profile");
        assert!(manifest.ends_with("\n[profile.release]\nlto = \"thin\"\n\n"), "{manifest}");
        assert!(manifest.contains("before = { package = \"onirim-core\", path = \"/o/core\" }"), "{manifest}");
        assert!(of_the_program(Path::new("/r"), Path::new("/o/core"), "[workspace]\n").is_err());
    }

    #[test]
    fn the_other_engine_keeps_all_but_its_version() {
        let engine =
            "[package]\nname = \"onirim-core\"\nversion.workspace = true\n\n[dependencies]\nx.version = \"1\"\n";
        let changed = of_the_other_engine(engine).expect("there is a version");
        let expected = engine.replace("version.workspace = true", "version = \"0.0.0\"\nworkspace = \"../..\"");
        assert_eq!(changed, expected);
    }
}
