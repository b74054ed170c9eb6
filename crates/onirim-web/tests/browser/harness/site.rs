//! The page on a server of its own, with new versions of it.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread::{self, JoinHandle};
use std::time::{Duration, SystemTime};

use onirim_server::{Source, router, serve_until};
use onirim_testkit::patience::{PATIENCE, join};
use tempfile::TempDir;
use tokio::sync::oneshot;

/// The folder of `cargo xtask web`, unless the environment names another one.
pub(crate) fn page_folder() -> PathBuf {
    if let Some(folder) = std::env::var_os("ONIRIM_PAGE") {
        return folder.into();
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("this crate stands in the repository");
    root.join("target").join("web")
}

/// Ports of earlier sites. A browser keeps the data of an origin, so no port is used twice.
static USED: Mutex<Vec<u16>> = Mutex::new(Vec::new());

/// A server with the page, with an origin of its own. It ends when dropped.
pub(crate) struct Site {
    address: SocketAddr,
    /// A copy of the page that can be changed.
    copy: Option<TempDir>,
    versions: u32,
    end: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Site {
    /// Serves the page as it was built.
    pub(crate) fn new() -> Site {
        Site::serve(&page_folder(), None)
    }

    /// Restores missing files. The server reads the folder again at the next request for the page.
    pub(crate) fn mend(&self) {
        let folder = self.copy.as_ref().expect("a site that changes").path();
        copy_folder(&page_folder(), folder);
        touch(&folder.join("index.html"), self.versions + 1);
    }

    /// Serves a copy that can be updated.
    pub(crate) fn changing() -> Site {
        let copy = TempDir::new().expect("a folder");
        copy_folder(&page_folder(), copy.path());
        let folder = copy.path().to_owned();
        Site::serve(&folder, Some(copy))
    }

    /// Serves a copy without the assets whose names begin like this.
    pub(crate) fn without(beginning: &str) -> Site {
        let copy = TempDir::new().expect("a folder");
        copy_folder(&page_folder(), copy.path());
        let assets = fs::read_dir(copy.path().join("assets")).expect("the files of the page");
        let assets: Vec<PathBuf> = assets.map(|entry| entry.expect("a file").path()).collect();
        let is_meant =
            |file: &&PathBuf| file.file_name().is_some_and(|name| name.to_string_lossy().starts_with(beginning));
        let lost: Vec<&PathBuf> = assets.iter().filter(is_meant).collect();
        assert!(!lost.is_empty(), "no file of the page begins with {beginning}");
        lost.iter().for_each(|file| fs::remove_file(file).expect("a file of the page"));
        let folder = copy.path().to_owned();
        Site::serve(&folder, Some(copy))
    }

    fn serve(folder: &Path, copy: Option<TempDir>) -> Site {
        loop {
            let mut site = Site::serve_anywhere(folder);
            let mut used = USED.lock().unwrap_or_else(PoisonError::into_inner);
            if !used.contains(&site.address.port()) {
                used.push(site.address.port());
                site.copy = copy;
                return site;
            }
        }
    }

    fn serve_anywhere(folder: &Path) -> Site {
        let (tell, told) = mpsc::channel();
        let (end, ended) = oneshot::channel::<()>();
        let router = router(Source::Folder(folder.to_owned())).expect("cargo xtask web has built the page");
        let thread = thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
            let ready = move |address| tell.send(address).expect("a receiver");
            let end = async move { drop(ended.await) };
            let served = serve_until(router, ([127, 0, 0, 1], 0).into(), ready, end);
            runtime.block_on(served).expect("a free port on this machine");
        });
        let address = told.recv_timeout(PATIENCE).expect("the server starts");
        Site { address, copy: None, versions: 1, end: Some(end), thread: Some(thread) }
    }

    /// The address of a path.
    pub(crate) fn address(&self, path: &str) -> String {
        format!("http://{}/{path}", self.address)
    }

    /// Publishes a new build: its start script has another name, the old one is gone, and the page names the build. Returns its name.
    pub(crate) fn update(&mut self) -> String {
        let folder = self.copy.as_ref().expect("a site that changes").path();
        self.versions += 1;
        let boot = fs::read_dir(folder.join("assets")).expect("a folder").filter_map(Result::ok);
        let mut boot = boot.filter_map(|entry| entry.file_name().into_string().ok());
        let boot = boot.find(|name| name.starts_with("boot-") && name.ends_with(".js")).expect("a script");
        let assets = folder.join("assets");
        let script = fs::read_to_string(assets.join(&boot)).expect("a script") + &format!("// {}\n", self.versions);
        let new = onirim_server::asset_name::file_path("boot.js", script.as_bytes())
            .replace(onirim_server::asset_name::ASSETS, "");
        fs::write(assets.join(&new), script).expect("a folder of the test");
        fs::remove_file(assets.join(&boot)).expect("a file of the page");
        let (old_build, build) = (self.build(), format!("{:016x}", self.versions));
        for file in ["service-worker.js", "index.html"] {
            change(&folder.join(file), |text| text.replace(&boot, &new).replace(&old_build, &build));
        }
        touch(&folder.join("index.html"), self.versions);
        build
    }

    /// The current build.
    pub(crate) fn build(&self) -> String {
        let folder = self.copy.as_ref().expect("a site that changes").path();
        let page = fs::read_to_string(folder.join("index.html")).expect("the page");
        let build = page.split("data-build=\"").nth(1).and_then(|rest| rest.split('"').next());
        build.expect("a page that says which build it is").to_owned()
    }

    /// Removes a file, as on a host with an incomplete upload.
    pub(crate) fn lose(&self, name: &str) {
        let folder = self.copy.as_ref().expect("a site that changes").path();
        fs::remove_file(folder.join(name)).expect("a file of the page");
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        // The receiver is gone if the server has ended.
        let _ = self.end.take().map(|end| end.send(()));
        if let Some(thread) = self.thread.take()
            && !thread::panicking()
        {
            join(thread);
        }
    }
}

fn change(file: &Path, change: impl FnOnce(String) -> String) {
    let text = fs::read_to_string(file).expect("a file of the page");
    fs::write(file, change(text)).expect("a folder of the test");
}

/// A later time than the system's, because file systems may round times: the server must notice the change.
fn touch(file: &Path, version: u32) {
    let later = SystemTime::now() + Duration::from_secs(u64::from(version));
    let file = fs::File::options().write(true).open(file).expect("the page");
    file.set_modified(later).expect("a time");
}

/// Without the compressed files, which would have to be updated too.
fn copy_folder(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).expect("cargo xtask web has built the page").filter_map(Result::ok) {
        let (path, target) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            fs::create_dir_all(&target).expect("a folder of the test");
            copy_folder(&path, &target);
        } else if path.extension().is_none_or(|extension| extension != "br" && extension != "gz") {
            fs::copy(&path, &target).expect("a folder of the test");
        }
    }
}
