//! The files of a crate, from its root through its modules: other files are never compiled.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use super::tests_of::{self, OtherFile, Test};

/// A file and the tests in it.
pub(crate) struct SourceFile {
    /// Its path inside the workspace, for messages.
    pub(crate) name: String,
    pub(crate) tests: Vec<Test>,
}

/// All files of a crate.
pub(crate) fn of_crate(root: &Path, workspace: &Path) -> Result<Vec<SourceFile>> {
    let folder = root.parent().with_context(|| format!("{} is in no folder", root.display()))?;
    let mut files = Vec::new();
    let mut unread = vec![Place { file: root.to_owned(), modules: folder.to_owned() }];
    while let Some(place) = unread.pop() {
        let name = place.file.strip_prefix(workspace).unwrap_or(&place.file).display().to_string();
        let code = fs::read_to_string(&place.file).with_context(|| format!("cannot read {name}"))?;
        let contents = tests_of::file(&code).with_context(|| format!("cannot understand {name}"))?;
        for other in &contents.others {
            unread.push(place.find(other).with_context(|| format!("a module of {name}"))?);
        }
        files.push(SourceFile { name, tests: contents.tests });
    }
    Ok(files)
}

/// Where a file is, and where the files of its modules are.
#[derive(Debug, PartialEq, Eq)]
struct Place {
    file: PathBuf,
    modules: PathBuf,
}

impl Place {
    fn find(&self, other: &OtherFile) -> Result<Place> {
        let candidates = self.candidates(other);
        let Some(place) = candidates.into_iter().find(|place| place.file.is_file()) else {
            bail!("there is no file for `mod {}`", other.modules.join("::"));
        };
        Ok(place)
    }

    /// Where the file of a module may be, as the Rust reference has it.
    fn candidates(&self, other: &OtherFile) -> Vec<Place> {
        let Some((name, around)) = other.modules.split_last() else { return Vec::new() };
        let mut folder = self.modules.clone();
        folder.extend(around);
        if let Some(path) = &other.path {
            // Outside of any module block the path starts at the file itself, not at the folder of its modules.
            let start = if around.is_empty() { self.file.parent().unwrap_or(&folder) } else { &folder };
            let file = start.join(path);
            let modules = file.parent().unwrap_or(start).to_owned();
            return vec![Place { file, modules }];
        }
        let modules = folder.join(name);
        vec![
            Place { file: folder.join(format!("{name}.rs")), modules: modules.clone() },
            Place { file: modules.join("mod.rs"), modules },
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidates(place: (&str, &str), modules: &[&str], path: Option<&str>) -> Vec<(String, String)> {
        let place = Place { file: place.0.into(), modules: place.1.into() };
        let modules = modules.iter().map(|module| (*module).to_owned()).collect();
        let other = OtherFile { modules, path: path.map(str::to_owned) };
        let shown = |path: &Path| path.to_str().expect("a plain path").to_owned();
        place.candidates(&other).iter().map(|found| (shown(&found.file), shown(&found.modules))).collect()
    }

    fn pair(file: &str, modules: &str) -> (String, String) {
        (file.into(), modules.into())
    }

    #[test]
    fn modules_of_a_root_are_beside_it() {
        let expected = [pair("src/deck.rs", "src/deck"), pair("src/deck/mod.rs", "src/deck")];
        assert_eq!(candidates(("src/lib.rs", "src"), &["deck"], None), expected);
    }

    #[test]
    fn modules_of_another_file_are_in_its_folder() {
        let expected = [pair("src/deck/pool.rs", "src/deck/pool"), pair("src/deck/pool/mod.rs", "src/deck/pool")];
        assert_eq!(candidates(("src/deck.rs", "src/deck"), &["pool"], None), expected);
    }

    #[test]
    fn module_blocks_are_folders() {
        let found = candidates(("src/lib.rs", "src"), &["deck", "pool"], None);
        assert_eq!(found[0], pair("src/deck/pool.rs", "src/deck/pool"));
    }

    #[test]
    fn a_path_starts_at_the_file() {
        assert_eq!(candidates(("src/deck.rs", "src/deck"), &["x"], Some("y.rs")), [pair("src/y.rs", "src")]);
        assert_eq!(
            candidates(("src/deck.rs", "src/deck"), &["a", "x"], Some("y.rs")),
            [pair("src/deck/a/y.rs", "src/deck/a")]
        );
    }

    #[test]
    fn this_program_is_found_with_all_its_files() {
        let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
        let files = of_crate(&manifest.join("src/main.rs"), manifest).expect("it can be read");
        let this = files.iter().find(|file| file.name == "src/rules/source.rs").expect("this file is one of them");
        assert!(this.tests.iter().any(|test| test.name == "this_program_is_found_with_all_its_files"));
    }
}
