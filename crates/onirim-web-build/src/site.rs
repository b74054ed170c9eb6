//! A folder of files to be written.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use onirim_server::asset_name::{ASSETS, file_path, folder_path, hash_of_all};

use crate::compressed::{Effort, compressed};
use crate::weight::{Weighed, When};

/// All files, in the order in which they were added. Later ones may refer to earlier ones.
#[derive(Default)]
pub(crate) struct Site {
    files: Vec<SiteFile>,
    /// The names of folders in templates, and their paths.
    folders: Vec<(String, String)>,
}

struct SiteFile {
    /// Its name in templates.
    name: String,
    /// Its path in the folder.
    path: String,
    bytes: Vec<u8>,
    when: When,
}

impl Site {
    /// Adds a file under a name with its hash.
    pub(crate) fn add_asset(&mut self, name: &str, bytes: impl Into<Vec<u8>>, when: When) {
        let bytes = bytes.into();
        let path = file_path(name, &bytes);
        self.files.push(SiteFile { name: name.to_owned(), path, bytes, when });
    }

    /// Adds files that belong together: they keep their names, in a folder with a hash of all of them in its name.
    pub(crate) fn add_folder(&mut self, name: &str, members: Vec<(String, Vec<u8>)>, when: When) {
        let folder = folder_path(name, members.iter().map(|(name, bytes)| (name.as_str(), &bytes[..])));
        for (name, bytes) in members {
            self.files.push(SiteFile { path: format!("{folder}{name}"), name, bytes, when });
        }
        self.folders.push((name.to_owned(), folder));
    }

    /// Adds a file with a fixed name.
    pub(crate) fn add_fixed(&mut self, name: &str, bytes: impl Into<Vec<u8>>, when: When) {
        self.files.push(SiteFile { name: name.to_owned(), path: name.to_owned(), bytes: bytes.into(), when });
    }

    /// Replaces each `{name}` in a text by the address of the file or folder with that name, relative to the page.
    pub(crate) fn filled_in(&self, template: &str) -> String {
        self.filled_in_with(template, str::to_owned)
    }

    /// The same relative to `assets/`. In a script an address without a dot at its beginning would be the name of a package.
    pub(crate) fn filled_in_asset(&self, template: &str) -> String {
        self.filled_in_with(template, |path| match path.strip_prefix(ASSETS) {
            Some(name) => format!("./{name}"),
            None => format!("../{path}"),
        })
    }

    fn filled_in_with(&self, template: &str, address: impl Fn(&str) -> String) -> String {
        let files = self.files.iter().map(|file| (&file.name, &file.path));
        let folders = self.folders.iter().map(|(name, path)| (name, path));
        files
            .chain(folders)
            .fold(template.to_owned(), |text, (name, path)| text.replace(&format!("{{{name}}}"), &address(path)))
    }

    /// The path of the folder with this name.
    pub(crate) fn folder(&self, name: &str) -> Option<&str> {
        self.folders.iter().find(|(known, _)| known == name).map(|(_, path)| path.as_str())
    }

    /// The addresses of all files of this kind.
    pub(crate) fn paths(&self, when: When) -> Vec<&str> {
        let wanted = self.files.iter().filter(|file| file.when == when);
        wanted.map(|file| file.path.as_str()).collect()
    }

    /// A hash of everything added so far and of a file that will contain the hash.
    pub(crate) fn hash_with(&self, last: &str) -> String {
        let files = self.files.iter().map(|file| (file.path.as_str(), &file.bytes[..]));
        hash_of_all(files.chain([("", last.as_bytes())]))
    }

    /// Writes the folder and returns the sizes of all files.
    ///
    /// It is written beside its place and then moved, so that a server that reads it meanwhile finds the old page or the new one.
    pub(crate) fn write(&self, target: &Path, effort: Effort) -> Result<Vec<Weighed>> {
        ensure_ours(target)?;
        let (new, old) = (target.with_extension("new"), target.with_extension("old"));
        remove(&new)?;
        remove(&old)?;
        let mut weights = Vec::new();
        for file in &self.files {
            let path = new.join(&file.path);
            write(&path, &file.bytes)?;
            let small = compressed(&file.bytes, effort)?;
            if let Some(small) = &small {
                write(&with_suffix(&path, "gz"), &small.gzip)?;
                write(&with_suffix(&path, "br"), &small.brotli)?;
            }
            weights.push(Weighed::new(&file.path, file.when, &file.bytes, small.as_ref()));
        }
        if target.exists() {
            fs::rename(target, &old).with_context(|| format!("cannot move {}", target.display()))?;
        }
        fs::rename(&new, target).with_context(|| format!("cannot move {}", new.display()))?;
        remove(&old)?;
        Ok(weights)
    }
}

/// Refuses a folder with other files in it, which would be lost.
fn ensure_ours(target: &Path) -> Result<()> {
    if !target.exists() {
        return Ok(());
    }
    let mut entries = fs::read_dir(target).with_context(|| format!("cannot read {}", target.display()))?;
    let is_ours = target.join("index.html").is_file() && target.join(ASSETS).is_dir();
    ensure!(
        is_ours || entries.next().is_none(),
        "{} is neither empty nor an earlier page: it is left alone",
        target.display()
    );
    Ok(())
}

fn remove(folder: &Path) -> Result<()> {
    match fs::remove_dir_all(folder) {
        Ok(()) => Ok(()),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(()),
        Err(error) => bail!("cannot remove {}: {error}", folder.display()),
    }
}

fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    let folder = path.parent().context("a file stands in a folder")?;
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))
}

fn with_suffix(path: &Path, suffix: &str) -> std::path::PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(suffix);
    name.into()
}
