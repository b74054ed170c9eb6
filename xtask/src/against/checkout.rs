//! The files of another revision, below the target directory.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use super::{manifest, read, write};
use crate::workspace::{Workspace, output, works};

/// The files of another revision.
pub(crate) struct Checkout {
    /// The revision as the user named it, and its hash.
    pub(crate) name: String,
    /// What belongs to this revision; the files are in `files`.
    pub(crate) folder: PathBuf,
}

impl Checkout {
    /// Asks git for the revision, unless a run before this one has done so. It stays until `cargo clean`.
    pub(crate) fn of(workspace: &Workspace, revision: &str) -> Result<Checkout> {
        ensure!(
            !revision.is_empty() && !revision.starts_with('-'),
            "--against needs a revision, and `{revision}` is none"
        );
        if !works("git", &["--version"]) {
            bail!("there is no git here to get another revision from");
        }
        let hash = hash(workspace, revision)?;
        let folder = workspace.target.join("against").join(&hash);
        let checkout = Checkout { name: named(revision, &hash), folder };
        if !checkout.files().exists() {
            checkout.fill(workspace, &hash).with_context(|| format!("cannot get the files of {}", checkout.name))?;
        }
        Ok(checkout)
    }

    /// The folder of its engine.
    pub(crate) fn engine(&self) -> PathBuf {
        engine(&self.files())
    }

    fn files(&self) -> PathBuf {
        self.folder.join("files")
    }

    /// The files get their final name only when all are there: a run that was interrupted leaves nothing that looks whole.
    fn fill(&self, workspace: &Workspace, hash: &str) -> Result<()> {
        let unfinished = empty_folder(&self.folder)?;
        // An index of its own, so that neither that of the working tree nor the list of worktrees changes.
        let index = unfinished.join("index");
        let files = unfinished.join("files");
        let prefix = format!("--prefix={}/", files.display());
        for arguments in [["read-tree", hash].as_slice(), &["checkout-index", "--all", &prefix]] {
            output(git(workspace, arguments).env("GIT_INDEX_FILE", &index))?;
        }
        let manifest = engine(&files).join("Cargo.toml");
        write(&manifest, &manifest::of_the_other_engine(&read(&manifest)?)?)?;
        fs::rename(&files, self.files())?;
        Ok(fs::remove_dir_all(unfinished)?)
    }
}

fn engine(files: &Path) -> PathBuf {
    files.join("crates").join("onirim-core")
}

/// An empty folder for what is not finished.
fn empty_folder(folder: &Path) -> Result<PathBuf> {
    let unfinished = folder.join("unfinished");
    if unfinished.exists() {
        fs::remove_dir_all(&unfinished)?;
    }
    fs::create_dir_all(&unfinished)?;
    Ok(unfinished)
}

/// The full hash of the commit.
fn hash(workspace: &Workspace, revision: &str) -> Result<String> {
    let commit = format!("{revision}^{{commit}}");
    let hash = output(&mut git(workspace, &["rev-parse", "--verify", &commit]));
    Ok(hash.with_context(|| format!("git knows no revision `{revision}`"))?.trim().to_owned())
}

/// `main (1234567)`, or the hash alone where the user gave nothing else.
fn named(revision: &str, hash: &str) -> String {
    let short: String = hash.chars().take(10).collect();
    if hash.starts_with(revision) { short } else { format!("{revision} ({short})") }
}

fn git(workspace: &Workspace, arguments: &[&str]) -> Command {
    let mut command = Command::new("git");
    command.current_dir(&workspace.root).args(arguments);
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_revision_is_shown_with_its_hash() {
        let hash = "0123456789abcdef";
        assert_eq!(named("HEAD~2", hash), "HEAD~2 (0123456789)");
        assert_eq!(named("0123456", hash), "0123456789");
    }

    #[test]
    fn an_option_is_no_revision() {
        let workspace = Workspace::load().expect("these tests run in it");
        assert!(Checkout::of(&workspace, "--json").is_err());
        assert!(Checkout::of(&workspace, "").is_err());
    }
}
