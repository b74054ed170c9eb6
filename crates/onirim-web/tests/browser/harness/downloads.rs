//! Downloads and uploads.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use onirim_testkit::patience::PATIENCE;
use serde_json::json;
use tempfile::TempDir;
use tokio::time::sleep;

use super::Browser;

/// The browser's download folder.
pub(crate) struct Downloads {
    folder: TempDir,
}

impl Downloads {
    pub(crate) async fn of(browser: &Browser) -> Downloads {
        let folder = TempDir::new().expect("a folder");
        let order = json!({"behavior": "allow", "downloadPath": folder.path()});
        browser.cdp("Browser.setDownloadBehavior", order).await;
        Downloads { folder }
    }

    /// The next complete download. It is moved away, so that a later call finds another one.
    pub(crate) async fn next(&self, name: &str) -> PathBuf {
        let begun = Instant::now();
        loop {
            if let Some(file) = self.saved() {
                let kept = self.folder.path().join("kept");
                fs::create_dir_all(&kept).expect("a folder");
                let kept = kept.join(name);
                fs::rename(&file, &kept).expect("a file of this test");
                return kept;
            }
            assert!(begun.elapsed() < PATIENCE, "waiting in vain for a file");
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// A complete download: the browser renames it to its final name at the end.
    fn saved(&self) -> Option<PathBuf> {
        let files = fs::read_dir(self.folder.path()).ok()?.filter_map(Result::ok).map(|entry| entry.path());
        let is_whole = |file: &PathBuf| {
            file.is_file() && file.extension().is_some_and(|extension| extension == "onirim" || extension == "jsonl")
        };
        files.into_iter().find(is_whole)
    }
}

impl Browser {
    /// Chooses a file to import on the page of saved games.
    pub(crate) async fn import(&self, file: &Path) {
        let input = self.find("#import").await;
        input.send_keys(&file.display().to_string()).await.expect("a field for files");
    }
}
