//! Export and import: all games or a single one, in the file formats of the command line program.

use std::time::Duration;

use js_sys::{Array, Uint8Array};
use onirim_record::Playthrough;
use onirim_session::GameId;
use onirim_store::{CollectionError, FileEnd, Import, Imported, Part};
use onirim_text::{Args, Text};
use onirim_ui::{App, Flow, Start};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, Event, File, HtmlAnchorElement, Url};

use crate::browser::{after, document, field, let_others};
use crate::program::Program;

/// Larger files are refused: a game has a few kilobytes.
const LARGEST: f64 = 64.0 * 1024.0 * 1024.0;

/// How many skipped lines are reported one by one.
const LISTED: usize = 5;

/// A message, and whether it is an error.
type Message = (fn(&mut App, String), String);

/// Offers a file for download.
pub(crate) fn save(name: &str, contents: &[u8]) -> Result<(), JsValue> {
    let parts = Array::of1(&Uint8Array::from(contents));
    let kind = BlobPropertyBag::new();
    kind.set_type("text/plain;charset=utf-8");
    let blob = Blob::new_with_u8_array_sequence_and_options(&parts, &kind)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // By then the browser has read the file.
    after(Duration::from_secs(60), move || drop(Url::revoke_object_url(&address)));
    Ok(())
}

/// Downloads everything as a file that `onirim import` and other browsers read.
pub(crate) fn export(program: Program) {
    let mut contents = Vec::new();
    let message = match program.locker().collection().export(&mut contents) {
        Ok(exported) if exported.secret > 0 => {
            let args = Args::new().count("count", exported.secret);
            Some((
                App::announce as fn(&mut App, String),
                program.read(|app| app.text().get_with("exchange-secret", &args)),
            ))
        }
        Ok(_) => None,
        Err(error) => Some((App::report as _, program.read(|app| app.text().trouble(&error.into())))),
    };
    let saved = (!contents.is_empty()).then(|| save("onirim-export.jsonl", &contents).is_ok());
    if saved == Some(false) {
        show_message(program, (App::report, program.say("web-file-not-saved")));
    } else if let Some(message) = message {
        show_message(program, message);
    }
}

/// Imports the chosen file: an export, or a single record.
pub(crate) fn import(program: Program, event: &Event) {
    let Some(input) = field(event) else { return };
    let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
    // Otherwise the same file could not be chosen again.
    input.set_value("");
    spawn_local(async move {
        if let Some(message) = read(program, &file).await {
            show_message(program, message);
        }
    });
}

async fn read(program: Program, file: &File) -> Option<Message> {
    let wrong = |key: &'static str| -> Option<Message> { Some((App::report, program.say(key))) };
    if file.size() > LARGEST {
        return wrong("web-file-too-large");
    }
    let Ok(bytes) = JsFuture::from(file.array_buffer()).await else { return wrong("web-file-not-read") };
    let bytes = Uint8Array::new(&bytes).to_vec();
    if !bytes.starts_with(b"{") {
        return show(program, &bytes);
    }
    let imported = take_over(program, &bytes).await;
    Some(program.read(|app| -> Message {
        match imported {
            Ok(imported) => (App::announce, imported_in_words(&imported, app.text())),
            Err(error) => (App::report, app.text().trouble(&error.into())),
        }
    }))
}

/// A large file takes a while: the page is redrawn and takes inputs between its parts.
async fn take_over(program: Program, bytes: &[u8]) -> Result<Imported, CollectionError> {
    let mut import = Import::begin(bytes, onirim_store::today())?;
    while program.locker().collection().import_part(&mut import)? == Part::OneOfMany {
        let_others().await;
    }
    Ok(import.end())
}

/// Shows a valid record step by step.
fn show(program: Program, bytes: &[u8]) -> Option<Message> {
    match Playthrough::read(bytes) {
        Ok(playthrough) => {
            program.change(move |app| {
                app.start(Start::Show(Box::new(playthrough)));
                Flow::Stay
            });
            None
        }
        Err(error) => Some((App::report, program.read(|app| app.text().read_error(&error)))),
    }
}

/// Downloads one game. While its players hide cards from each other, it cannot be downloaded.
pub(crate) fn save_record(program: Program, id: GameId) {
    let message = program.read(|app| -> Option<Message> {
        match app.archive().open(id) {
            Ok(loaded) if loaded.playthrough.record().has_secrets() => {
                Some((App::announce, app.text().get("web-record-secret")))
            }
            Ok(loaded) => {
                let name = format!("onirim-{id}.onirim");
                let written = loaded.playthrough.record().to_string();
                let is_saved = save(&name, written.as_bytes()).is_ok();
                (!is_saved).then(|| (App::report as _, app.text().get("web-file-not-saved")))
            }
            Err(trouble) => Some((App::report, app.text().trouble(&trouble))),
        }
    });
    if let Some(message) = message {
        show_message(program, message);
    }
}

/// The result of an import, with the first lines that were skipped.
fn imported_in_words(imported: &Imported, text: &Text) -> String {
    let args = Args::new().count("added", imported.added).count("continued", imported.continued);
    let args = args.count("known", imported.known).count("settings", imported.settings);
    let mut lines = vec![text.get_with("web-imported", &args)];
    let skipped = imported.skipped.len() + imported.skipped_more;
    if skipped > 0 {
        lines.push(text.get_with("exchange-skipped", &Args::new().count("count", skipped)));
        lines.extend(imported.skipped.iter().take(LISTED).map(|line| text.trouble(&line.into())));
    }
    if skipped > LISTED {
        lines.push(text.get_with("exchange-more", &Args::new().count("count", skipped - LISTED)));
    }
    match imported.end {
        FileEnd::Counted => {}
        FileEnd::Miscounted => lines.push(text.get("exchange-miscounted")),
        FileEnd::Missing => lines.push(text.get("exchange-cut")),
    }
    lines.join(" ")
}

fn show_message(program: Program, (report, words): Message) {
    program.change(move |app| {
        app.look_again();
        report(app, words);
        Flow::Stay
    });
}
