//! What browsers are answered.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop, in what it calls too")]

use std::fs;
use std::path::Path;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use onirim_serve::{Page, PageError, Source, router};
use tempfile::TempDir;
use tower::ServiceExt;

/// A page like ours, and a secret beside its folder.
fn folder() -> TempDir {
    let all = TempDir::new().expect("a folder");
    write(all.path(), "secret.txt", "nobody's business");
    for (name, content) in [
        ("index.html", "<!doctype html><title>Onirim</title>"),
        ("index.html.br", "small page"),
        ("service-worker.js", "self"),
        ("manifest.webmanifest", "{}"),
        ("assets/onirim-0123456789abcdef.wasm", "a long module"),
        ("assets/onirim-0123456789abcdef.wasm.br", "brotli"),
        ("assets/onirim-0123456789abcdef.wasm.gz", "gzip"),
        ("assets/weights-0123/solo.onw", "numbers"),
        (".hidden", "hidden"),
    ] {
        write(&all.path().join("web"), name, content);
    }
    all
}

fn write(folder: &Path, name: &str, content: &str) {
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
    body: String,
}

impl Answer {
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
    Answer { status: parts.status, headers: parts.headers, body: String::from_utf8(body.to_vec()).unwrap() }
}

async fn get(router: &Router, address: &str) -> Answer {
    ask(router, Method::GET, address, &[]).await
}

const MODULE: &str = "/assets/onirim-0123456789abcdef.wasm";

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
        assert!(page.body.contains("Onirim"), "{address}");
    }
}

#[tokio::test]
async fn names_with_a_hash_are_kept_for_ever_and_all_others_asked_for_again() {
    let all = folder();
    let router = router(source(&all)).unwrap();
    for address in [MODULE, "/assets/weights-0123/solo.onw"] {
        assert_eq!(
            get(&router, address).await.header("cache-control"),
            "public, max-age=31536000, immutable",
            "{address}"
        );
    }
    for address in ["/", "/service-worker.js", "/manifest.webmanifest"] {
        assert_eq!(get(&router, address).await.header("cache-control"), "no-cache", "{address}");
    }
}

#[tokio::test]
async fn a_browser_gets_the_smallest_form_that_it_takes() {
    let all = folder();
    let router = router(source(&all)).unwrap();
    for (accepted, body, encoding) in [
        ("gzip, deflate, br", "brotli", "br"),
        ("gzip", "gzip", "gzip"),
        ("br;q=0, gzip", "gzip", "gzip"),
        ("zstd", "a long module", ""),
    ] {
        let answer = ask(&router, Method::GET, MODULE, &[("accept-encoding", accepted)]).await;
        assert_eq!((answer.body.as_str(), answer.header("content-encoding")), (body, encoding), "{accepted}");
        assert_eq!(answer.header("content-type"), "application/wasm");
        assert_eq!(answer.header("content-length"), body.len().to_string());
        assert_eq!(answer.header("vary"), "accept-encoding");
    }
}

#[tokio::test]
async fn who_has_it_already_gets_nothing_and_a_change_is_noticed() {
    let all = folder();
    let router = router(source(&all)).unwrap();
    let first = get(&router, "/").await;
    let known = [("if-none-match", first.header("etag"))];
    let again = ask(&router, Method::GET, "/", &known).await;
    assert_eq!((again.status, again.body.as_str()), (StatusCode::NOT_MODIFIED, ""));
    // Another form is another answer.
    let small = ask(&router, Method::GET, "/", &[known[0], ("accept-encoding", "br")]).await;
    assert_eq!((small.status, small.body.as_str()), (StatusCode::OK, "small page"));

    let index = all.path().join("web/index.html");
    fs::write(&index, "<!doctype html>new").unwrap();
    let later = std::time::SystemTime::now() + std::time::Duration::from_secs(5);
    fs::File::options().write(true).open(&index).unwrap().set_modified(later).unwrap();
    write(&all.path().join("web"), "assets/new-1.js", "new");
    let changed = ask(&router, Method::GET, "/", &known).await;
    assert_eq!((changed.status, changed.body.as_str()), (StatusCode::OK, "<!doctype html>new"));
    assert_eq!(get(&router, "/assets/new-1.js").await.body, "new");
}

#[tokio::test]
async fn the_old_page_is_served_while_the_new_one_is_not_there_yet() {
    let all = folder();
    let router = router(source(&all)).unwrap();
    fs::rename(all.path().join("web"), all.path().join("away")).unwrap();
    assert_eq!(get(&router, "/").await.status, StatusCode::OK);
    assert_eq!(get(&router, MODULE).await.status, StatusCode::OK);
}

/// Whoever asks in the midst of a deployment gets what is there by then, and afterwards the whole new page.
#[tokio::test]
async fn a_page_that_comes_file_by_file_is_there_in_the_end() {
    let all = folder();
    let (router, web) = (router(source(&all)).unwrap(), all.path().join("web"));
    write(&web, "index.html", "the new page");
    assert_eq!(get(&router, "/").await.body, "the new page");
    write(&web, "service-worker.js", "the new worker");
    write(&web, "assets/new-1.js", "half");
    assert_eq!(get(&router, "/service-worker.js").await.body, "the new worker");
    write(&web, "assets/new-1.js", "all of it");
    assert_eq!(get(&router, "/").await.body, "the new page");
    assert_eq!(get(&router, "/assets/new-1.js").await.body, "all of it");
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
        assert_eq!((answer.status, answer.body.as_str()), (StatusCode::NOT_FOUND, ""), "{address}");
    }
}

#[tokio::test]
async fn a_page_is_only_read() {
    let all = folder();
    let router = router(source(&all)).unwrap();
    let head = ask(&router, Method::HEAD, "/", &[]).await;
    assert_eq!((head.status, head.body.as_str(), head.header("content-length")), (StatusCode::OK, "", "36"));
    for method in [Method::POST, Method::PUT, Method::DELETE, Method::PATCH, Method::OPTIONS, Method::TRACE] {
        let answer = ask(&router, method.clone(), "/", &[]).await;
        assert_eq!((answer.status, answer.header("allow")), (StatusCode::METHOD_NOT_ALLOWED, "GET, HEAD"), "{method}");
    }
}

#[tokio::test]
async fn every_answer_forbids_what_a_page_does_not_need() {
    let all = folder();
    let router = router(source(&all)).unwrap();
    for (method, address) in [(Method::GET, "/"), (Method::GET, MODULE), (Method::GET, "/nothing"), (Method::POST, "/")]
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
fn a_folder_that_is_certainly_another_one_is_refused() {
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
