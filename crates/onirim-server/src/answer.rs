//! Answers to requests.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use tower_http::set_header::SetResponseHeaderLayer;

use crate::accepted::Encoding;
use crate::file::{Keeping, PageFile};
use crate::page::PageError;
use crate::source::{Live, Source};

/// The content security policy, one directive per line. The page states the same for hosts that do not send this header.
const POLICY: &str = include_str!("../../onirim-web/page/policy.txt");

/// Answers every path that no other route takes.
pub fn router(source: Source) -> Result<Router, PageError> {
    let live = Arc::new(Live::new(source)?);
    let router = Router::new().fallback(answer).with_state(live);
    Ok(safe_headers()
        .into_iter()
        .fold(router, |router, (name, value)| router.layer(SetResponseHeaderLayer::overriding(name, value))))
}

/// Adds the headers of every answer, errors included.
fn safe_headers() -> impl IntoIterator<Item = (HeaderName, HeaderValue)> {
    let policy = POLICY.lines().collect::<Vec<_>>().join("; ");
    // The file is our own and valid, which a test checks. An empty policy would allow everything, so the fallback forbids everything.
    let policy = HeaderValue::try_from(policy).unwrap_or(HeaderValue::from_static("default-src 'none'"));
    [
        (header::CONTENT_SECURITY_POLICY, policy),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
        (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
        (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
    ]
}

async fn answer(State(live): State<Arc<Live>>, method: Method, address: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return (StatusCode::METHOD_NOT_ALLOWED, [(header::ALLOW, "GET, HEAD")]).into_response();
    }
    let mut page = live.page();
    // The few files with fixed names show a browser a new version.
    if page.at(address.path()).is_none_or(|file| file.keeping == Keeping::AskAgain) {
        live.look().await;
        page = live.page();
    }
    match page.at(address.path()) {
        Some(file) => answer_with(file, &method, &headers),
        // The file may be part of a deployment in progress.
        None => (StatusCode::NOT_FOUND, [(header::CACHE_CONTROL, "no-store")]).into_response(),
    }
}

fn answer_with(file: &PageFile, method: &Method, headers: &HeaderMap) -> Response {
    let said = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok()).unwrap_or_default();
    let accepted = said(header::ACCEPT_ENCODING);
    let forms = Encoding::ALL.into_iter().filter(|encoding| encoding.is_accepted(accepted));
    let mut forms = forms.filter_map(|encoding| Some((encoding, file.form(encoding)?)));
    let Some((encoding, bytes)) = forms.next() else { return StatusCode::NOT_FOUND.into_response() };
    // The encoding is part of the cache key.
    let tag = format!("\"{}-{}\"", file.tag, encoding.name());
    let mut response = Response::builder()
        .header(header::CACHE_CONTROL, file.keeping.header())
        .header(header::VARY, header::ACCEPT_ENCODING)
        .header(header::ETAG, &tag);
    let known = said(header::IF_NONE_MATCH).split(',').map(|known| known.trim().trim_start_matches("W/"));
    if known.into_iter().any(|known| known == tag) {
        return finish(response.status(StatusCode::NOT_MODIFIED).body(Body::empty()));
    }
    response = response.header(header::CONTENT_TYPE, file.content_type).header(header::CONTENT_LENGTH, bytes.len());
    if encoding != Encoding::Identity {
        response = response.header(header::CONTENT_ENCODING, encoding.name());
    }
    let body = if method == Method::HEAD { Body::empty() } else { Body::from(bytes.clone()) };
    finish(response.body(body))
}

/// Our own header values are valid.
fn finish(response: Result<Response, axum::http::Error>) -> Response {
    response.unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}
