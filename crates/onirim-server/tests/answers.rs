//! The answers to requests.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop, in what it calls too")]

use std::fs;
use std::io::Write;
use std::path::Path;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use flate2::Compression;
use flate2::write::GzEncoder;
use onirim_server::asset_name::{file_path, folder_path};
use onirim_server::{Page, PageError, Source, router};
use tempfile::TempDir;
use tower::ServiceExt;

/// A folder like that of the page, with a secret beside it.
fn folder() -> TempDir {
    let all = TempDir::new().expect("a folder");
    write(all.path(), "secret.txt", "not for others");
    for (name, content) in [
        ("index.html", INDEX),
        ("service-worker.js", "self"),
        ("manifest.webmanifest", "{}"),
        (&module()[1..], CODE),
        (&weights()[1..], "numbers"),
        (".hidden", "hidden"),
    ] {
        write(&all.path().join("web"), name, content);
    }
    for (name, plain) in [("index.html", INDEX), (&module()[1..], CODE)] {
        write(&all.path().join("web"), &format!("{name}.br"), brotli(plain));
        write(&all.path().join("web"), &format!("{name}.gz"), gzip(plain));
    }
    all
}

const INDEX: &str = "<!doctype html><title>Onirim</title>";
const CODE: &str = "a long module";

/// The path of the module.
fn module() -> String {
    format!("/{}", file_path("onirim.wasm", CODE.as_bytes()))
}

/// The path of the only file of its folder.
fn weights() -> String {
    format!("/{}solo.onw", folder_path("weights", [("solo.onw", &b"numbers"[..])]))
}

fn gzip(plain: &str) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    packed.write_all(plain.as_bytes()).unwrap();
    packed.finish().unwrap()
}

/// An uncompressed block and the end mark (RFC 7932, 9.2).
fn brotli(plain: &str) -> Vec<u8> {
    let head = (plain.len() as u32 - 1) << 4 | 1 << 20;
    [&head.to_le_bytes()[..3], plain.as_bytes(), &[3]].concat()
}

fn write(folder: &Path, name: &str, content: impl AsRef<[u8]>) {
    let path = folder.join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, content).unwrap();
}

fn source(all: &TempDir) -> Source {
    Source::Folder(all.path().join("web"))
}

struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: Vec<u8>,
}

impl Answer {
    fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }

    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

async fn ask(router: &Router, method: Method, address: &str, headers: &[(&str, &str)]) -> Answer {
    let mut request = Request::builder().method(method).uri(address);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let response = router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    let (parts, body) = response.into_parts();
    let body = to_bytes(body, 1 << 20).await.unwrap();
    Answer { status: parts.status, headers: parts.headers, body: body.to_vec() }
}

async fn get(router: &Router, address: &str) -> Answer {
    ask(router, Method::GET, address, &[]).await
}

#[tokio::test]
async fn the_page_opens_at_its_folder() {
    let all = folder();
    let router = router(source(&all)).unwrap();
    for address in ["/", "/index.html", "/?a=1"] {
        let page = get(&router, address).await;
        assert_eq!(
            (page.status, page.header("content-type")),
            (StatusCode::OK, "text/html; charset=utf-8"),
            "{address}"
        );
        assert!(page.text().contains("Onirim"), "{address}");
    }
}

#[tokio::test]
async fn names_with_a_hash_are_kept_for_ever_and_all_others_asked_for_again() {
    let all = folder();
    let router = router(source(&all)).unwrap();
    for address in [module(), weights()] {
        assert_eq!(
            get(&router, &address).await.header("cache-control"),
            "public, max-age=31536000, immutable",
            "{address}"
        );
    }
    write(&all.path().join("web"), "assets/plain.txt", "no hash");
    for address in ["/", "/service-worker.js", "/manifest.webmanifest", "/assets/plain.txt"] {
        assert_eq!(get(&router, address).await.header("cache-control"), "no-cache", "{address}");
    }
}

#[tokio::test]
async fn a_browser_gets_the_smallest_form_that_it_takes() {
    let all = folder();
    let router = router(source(&all)).unwrap();
    for (accepted, body, encoding) in [
        ("gzip, deflate, br", brotli(CODE), "br"),
        ("gzip", gzip(CODE), "gzip"),
        ("br;q=0, gzip", gzip(CODE), "gzip"),
        ("zstd", CODE.into(), ""),
    ] {
        let answer = ask(&router, Method::GET, &module(), &[("accept-encoding", accepted)]).await;
        assert_eq!((&answer.body, answer.header("content-encoding")), (&body, encoding), "{accepted}");
        assert_eq!(answer.header("content-type"), "application/wasm");
        assert_eq!(answer.header("content-length"), body.len().to_string());
        assert_eq!(answer.header("vary"), "accept-encoding");
    }
}

#[tokio::test]
async fn an_unchanged_page_is_not_sent_again_and_a_change_is_noticed() {
    let all = folder();
    let router = router(source(&all)).unwrap();
    let first = get(&router, "/").await;
    let known = [("if-none-match", first.header("etag"))];
    let again = ask(&router, Method::GET, "/", &known).await;
    assert_eq!((again.status, again.text()), (StatusCode::NOT_MODIFIED, ""));
    // Another encoding has another tag.
    let small = ask(&router, Method::GET, "/", &[known[0], ("accept-encoding", "br")]).await;
    assert_eq!((small.status, small.body), (StatusCode::OK, brotli(INDEX)));

    let index = all.path().join("web/index.html");
    fs::write(&index, "<!doctype html>new").unwrap();
    let later = std::time::SystemTime::now() + std::time::Duration::from_secs(5);
    fs::File::options().write(true).open(&index).unwrap().set_modified(later).unwrap();
    write(&all.path().join("web"), "assets/new-1.js", "new");
    let changed = ask(&router, Method::GET, "/", &known).await;
    assert_eq!((changed.status, changed.text()), (StatusCode::OK, "<!doctype html>new"));
    assert_eq!(get(&router, "/assets/new-1.js").await.text(), "new");
}

#[tokio::test]
async fn the_old_page_is_served_while_the_new_one_is_not_there_yet() {
    let all = folder();
    let router = router(source(&all)).unwrap();
    fs::rename(all.path().join("web"), all.path().join("away")).unwrap();
    assert_eq!(get(&router, "/").await.status, StatusCode::OK);
    assert_eq!(get(&router, &module()).await.status, StatusCode::OK);
}

/// A request during a deployment gets what is there by then, and later requests the whole new page.
#[tokio::test]
async fn a_page_that_is_copied_file_by_file_is_complete_in_the_end() {
    let all = folder();
    let (router, web) = (router(source(&all)).unwrap(), all.path().join("web"));
    let new = file_path("new.js", b"all of it");
    let address = format!("/{new}");
    write(&web, "index.html", "the new page");
    assert_eq!(get(&router, "/").await.text(), "the new page");
    write(&web, "service-worker.js", "the new worker");
    write(&web, &new, "half");
    assert_eq!(get(&router, "/service-worker.js").await.text(), "the new worker");
    let half = get(&router, &address).await;
    assert_eq!((half.status, half.header("cache-control")), (StatusCode::NOT_FOUND, "no-store"));
    write(&web, &new, "all of it");
    assert_eq!(get(&router, &address).await.text(), "all of it");
    assert_eq!(get(&router, "/").await.text(), "the new page");
}

/// Files with a hash in their names are cached for ever, so they must be complete.
#[tokio::test]
async fn a_file_is_served_only_with_the_content_of_the_hash_in_its_name() {
    let all = folder();
    let web = all.path().join("web");
    let members = [("a.js", &b"one"[..]), ("b.js", &b"two"[..])];
    let page = folder_path("page", members);
    write(&web, &format!("{page}a.js"), "one");
    write(&web, &format!("{page}b.js"), "tw");
    write(&web, &module()[1..], "a long mod");
    let router = router(source(&all)).unwrap();
    for address in [format!("/{page}a.js"), format!("/{page}b.js"), module()] {
        assert_eq!(get(&router, &address).await.status, StatusCode::NOT_FOUND, "{address}");
    }
    write(&web, &format!("{page}b.js"), "two");
    write(&web, &module()[1..], CODE);
    for (address, text) in
        [(format!("/{page}a.js"), "one"), (format!("/{page}b.js"), "two"), (module(), CODE), (weights(), "numbers")]
    {
        assert_eq!(get(&router, &address).await.text(), text, "{address}");
    }
}

#[tokio::test]
async fn a_smaller_form_is_served_only_if_it_is_of_this_file() {
    let all = folder();
    let web = all.path().join("web");
    let (br, gz) = (brotli(CODE), gzip(CODE));
    for [br, gz] in [
        [&br[..br.len() - 1], &gz[..gz.len() - 1]],
        [&br[..4], &gz[..12]],
        [&[], &[]],
        [&brotli("another module")[..], &gzip("another module")],
        [&brotli(INDEX)[..], &gzip(&"0".repeat(1 << 16))],
        [b"no brotli", b"no gzip"],
    ] {
        write(&web, &format!("{}.br", &module()[1..]), br);
        write(&web, &format!("{}.gz", &module()[1..]), gz);
        let router = router(source(&all)).unwrap();
        for accepted in ["br", "gzip", "br, gzip"] {
            let answer = ask(&router, Method::GET, &module(), &[("accept-encoding", accepted)]).await;
            assert_eq!((answer.status, answer.text()), (StatusCode::OK, CODE), "{br:?} {gz:?}");
        }
    }
}

/// Each request checks whether the page has changed. A changed page is read once for all waiting requests.
#[tokio::test]
async fn many_requests_at_once_read_a_changed_page_one_after_the_other_and_see_it() {
    let all = folder();
    let (router, web) = (router(source(&all)).unwrap(), all.path().join("web"));
    write(&web, "index.html", "the new page");
    let asked = (0..60).map(|_| {
        let router = router.clone();
        tokio::spawn(async move { get(&router, "/").await.text().to_owned() })
    });
    for answer in asked.collect::<Vec<_>>() {
        assert_eq!(answer.await.unwrap(), "the new page");
    }
}

#[tokio::test]
async fn there_is_no_way_out_of_the_folder() {
    let all = folder();
    #[cfg(unix)]
    std::os::unix::fs::symlink(all.path().join("secret.txt"), all.path().join("web/link.txt")).unwrap();
    let router = router(source(&all)).unwrap();
    for address in [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "//etc/passwd",
        "/assets",
        "/assets/",
        "/.hidden",
        "/link.txt",
        "/index.html.br",
        "/index.html/",
        "/nothing",
    ] {
        let answer = get(&router, address).await;
        assert_eq!((answer.status, answer.text()), (StatusCode::NOT_FOUND, ""), "{address}");
    }
}

#[tokio::test]
async fn a_page_is_only_read() {
    let all = folder();
    let router = router(source(&all)).unwrap();
    let head = ask(&router, Method::HEAD, "/", &[]).await;
    assert_eq!((head.status, head.text(), head.header("content-length")), (StatusCode::OK, "", "36"));
    for method in [Method::POST, Method::PUT, Method::DELETE, Method::PATCH, Method::OPTIONS, Method::TRACE] {
        let answer = ask(&router, method.clone(), "/", &[]).await;
        assert_eq!((answer.status, answer.header("allow")), (StatusCode::METHOD_NOT_ALLOWED, "GET, HEAD"), "{method}");
    }
}

#[tokio::test]
async fn every_answer_has_the_security_headers() {
    let all = folder();
    let router = router(source(&all)).unwrap();
    for (method, address) in
        [(Method::GET, "/"), (Method::GET, &module()), (Method::GET, "/nothing"), (Method::POST, "/")]
    {
        let answer = ask(&router, method, address, &[]).await;
        let policy = answer.header("content-security-policy");
        let directives: Vec<&str> = policy.split("; ").collect();
        assert_eq!(
            directives,
            [
                "default-src 'none'",
                "script-src 'self' 'wasm-unsafe-eval'",
                "style-src 'self'",
                "img-src 'self' data:",
                "connect-src 'self'",
                "worker-src 'self'",
                "manifest-src 'self'",
                "base-uri 'none'",
                "form-action 'none'",
                "frame-ancestors 'none'",
            ],
            "{address}"
        );
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin");
        assert_eq!(answer.header("cross-origin-resource-policy"), "same-origin");
    }
}

#[test]
fn a_folder_without_a_page_is_refused_with_what_to_do() {
    let empty = TempDir::new().unwrap();
    let error = Page::from_folder(empty.path()).expect_err("nothing is there");
    assert!(matches!(error, PageError::NoPage(_)));
    assert!(error.to_string().contains("cargo xtask web"), "{error}");
}

#[test]
fn a_folder_too_large_for_a_page_is_refused() {
    let all = folder();
    let deep = (0..6).fold(all.path().join("web"), |folder, level| folder.join(level.to_string()));
    fs::create_dir_all(deep).unwrap();
    assert!(matches!(Page::from_folder(&all.path().join("web")), Err(PageError::TooMuch(_))));
    let all = folder();
    for number in 0..1001 {
        write(&all.path().join("web"), &format!("assets/{number}.txt"), "");
    }
    assert!(matches!(Page::from_folder(&all.path().join("web")), Err(PageError::TooMuch(_))));
}
