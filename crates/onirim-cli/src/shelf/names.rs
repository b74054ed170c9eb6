//! Names of files, made of the date.

use std::path::{Path, PathBuf};

use jiff::Zoned;

/// The day, as the header of a record has it.
pub(crate) fn today() -> String {
    Zoned::now().strftime("%Y-%m-%d").to_string()
}

/// A name with the date in it that no file of the folder has. Only one program writes here, so it stays free.
pub(super) fn unused_name(folder: &Path, prefix: &str) -> PathBuf {
    unused(folder, &format!("{prefix}{}", Zoned::now().strftime("%Y-%m-%d-%H%M%S")))
}

fn unused(folder: &Path, stem: &str) -> PathBuf {
    let first = folder.join(format!("{stem}.onirim"));
    let others = (2..).map(|number: u64| folder.join(format!("{stem}-{number}.onirim")));
    std::iter::once(first.clone()).chain(others).find(|name| !name.exists()).unwrap_or(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_never_used_twice() {
        let folder = tempfile::tempdir().expect("a folder");
        let names: Vec<PathBuf> = (0..3)
            .map(|_| {
                let name = unused(folder.path(), "2026-03-01-201530");
                std::fs::write(&name, "").expect("a file");
                name
            })
            .collect();
        let expected = ["2026-03-01-201530.onirim", "2026-03-01-201530-2.onirim", "2026-03-01-201530-3.onirim"];
        assert_eq!(names, expected.map(|name| folder.path().join(name)));
    }
}
