//! The files of the page, and their references to each other.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use onirim_art::{Look, Shape, ground, icon};

use crate::site::Site;
use crate::texts::{self, Texts};
use crate::weight::When;
use crate::{Purpose, bindings, icons};

/// All files for the host, from the folder of the compiled modules and that of the crates.
pub(crate) fn site(modules: &Path, crates: &Path, purpose: Purpose) -> Result<Site> {
    let web = crates.join("onirim-web");
    let page = |name: &str| read(&web.join("page").join(name));
    let shown = bindings::of(&modules.join("onirim-web.wasm"), purpose)?;
    let coach = bindings::of(&modules.join("onirim-thinking.wasm"), purpose)?;
    let mut site = Site::default();
    site.add_asset("style.css", stylesheet(&web.join("style"))?, When::Start);
    site.add_asset("onirim.wasm", shown.module, When::Start);
    site.add_asset("onirim.js", shown.script, When::Start);
    for Texts { name, said, when } in texts::of(&crates.join("../locales"))? {
        site.add_asset(&name, said, when);
    }
    site.add_asset("boot.js", site.filled_in_asset(&page("boot.js")?), When::Start);
    site.add_asset("coach.wasm", coach.module, When::Around);
    site.add_asset("coach.js", coach.script, When::Around);
    site.add_asset("thinking.js", site.filled_in_asset(&page("thinking.js")?), When::Around);
    site.add_folder("weights", weights(&crates.join("onirim-ai").join("weights"))?, When::Wanted);
    site.add_asset("icon.svg", icon(Shape::Rounded), When::Around);
    site.add_asset("icon-maskable.svg", icon(Shape::Maskable), When::Around);
    for (name, picture) in icons::pictures()? {
        site.add_asset(name, picture, When::Around);
    }
    site.add_fixed("manifest.webmanifest", site.filled_in(&painted(&page("manifest.webmanifest")?)), When::Around);
    let index = painted(&page("index.html")?).replace("{policy}", &policy(&page("policy.txt")?));
    let index = site.filled_in(&index);
    let build = site.hash_with(&index);
    site.add_fixed("index.html", index.replace("{build}", &build), When::Start);
    let worker = page("service-worker.js")?;
    let worker = worker
        .replace("{build}", &build)
        .replace("[\"{kept}\"]", &list(site.paths(When::Start).into_iter().chain(site.paths(When::Around))))
        .replace("{weights}", site.folder("weights").context("the weights were added")?);
    site.add_fixed("service-worker.js", worker, When::Around);
    Ok(site)
}

/// Fills the background colours of the page into a text, for the `theme-color` of the browser.
fn painted(template: &str) -> String {
    template.replace("{ground-light}", ground(Look::Light)).replace("{ground-dark}", ground(Look::Dark))
}

/// The policy that the page can state for itself. `frame-ancestors` works only as a header: in a page browsers warn about it.
fn policy(text: &str) -> String {
    let directives = text.lines().filter(|line| !line.starts_with("frame-ancestors"));
    directives.collect::<Vec<_>>().join("; ")
}

/// Joins the stylesheets in the order of their names. The colours of the drawings come first, so that all others may use them.
fn stylesheet(folder: &Path) -> Result<String> {
    let sheets = files(folder, "css")?;
    ensure!(!sheets.is_empty(), "there is no stylesheet in {}", folder.display());
    std::iter::once(Ok(onirim_art::style())).chain(sheets.iter().map(|sheet| read(sheet))).collect()
}

/// The weights files with their names.
fn weights(folder: &Path) -> Result<Vec<(String, Vec<u8>)>> {
    let mut weights = Vec::new();
    for file in files(folder, "onw")? {
        let name = file.file_name().and_then(|name| name.to_str()).context("a name in plain letters")?;
        let bytes = fs::read(&file).with_context(|| format!("cannot read {}", file.display()))?;
        weights.push((name.to_owned(), bytes));
    }
    Ok(weights)
}

/// The files with this extension, in the order of their names.
pub(crate) fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.extension().is_some_and(|found| found == extension) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// A list in JavaScript. Some hosts redirect `index.html` to its folder, and a browser does not accept a redirected
/// page from a service worker: so the page is requested by its folder.
fn list<'a>(paths: impl Iterator<Item = &'a str>) -> String {
    serde_json::Value::from_iter(paths.map(|path| if path == "index.html" { "./" } else { path })).to_string()
}

pub(crate) fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}
