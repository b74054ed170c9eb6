//! The server over a real connection, until its shutdown.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop, in what it calls too")]

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::mpsc;
use std::thread::{self, JoinHandle};

use axum::Router;
use onirim_server::{ServeError, Source, router, serve_until};
use onirim_testkit::patience::{PATIENCE, join};
use tokio::sync::oneshot;

/// A server that runs until its shutdown.
struct Served {
    address: SocketAddr,
    end: oneshot::Sender<()>,
    thread: JoinHandle<Result<(), ServeError>>,
}

fn page() -> Router {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("index.html"), "Onirim").unwrap();
    router(Source::Folder(folder.path().to_owned())).unwrap()
}

fn served() -> Served {
    let (tell, told) = mpsc::channel();
    let (end, ended) = oneshot::channel::<()>();
    let thread = thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let ready = move |address| tell.send(address).unwrap();
        runtime.block_on(serve_until(page(), ([127, 0, 0, 1], 0).into(), ready, async move { drop(ended.await) }))
    });
    Served { address: told.recv_timeout(PATIENCE).unwrap(), end, thread }
}

impl Served {
    /// Sends these bytes and returns everything that comes back until the server closes the connection.
    fn ask(&self, bytes: &[u8]) -> String {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        // The server may refuse before it has read everything.
        let _ = stream.write_all(bytes);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    }

    fn end(self) {
        self.end.send(()).unwrap();
        join(self.thread).unwrap();
    }
}

#[test]
fn a_browser_gets_the_page_and_the_server_ends_when_it_is_told() {
    let served = served();
    let answer = served.ask(b"GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n");
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n") && answer.ends_with("\r\n\r\nOnirim"), "{answer}");
    let address = served.address;
    // An idle connection does not delay the shutdown.
    let idle = TcpStream::connect(address).unwrap();
    served.end();
    drop(idle);
    assert!(TcpStream::connect(address).is_err());
}

#[test]
fn what_is_no_request_is_refused() {
    let served = served();
    for nonsense in ["\0\0\0\0\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n"] {
        let answer = served.ask(nonsense.as_bytes());
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 4"), "{nonsense:?}: {answer}");
    }
    let endless = format!("GET / HTTP/1.1\r\nHost: here\r\nX: {}\r\n\r\n", "x".repeat(1 << 20));
    let answer = served.ask(endless.as_bytes());
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 431"), "{answer}");
    let still = served.ask(b"GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n");
    assert!(still.starts_with("HTTP/1.1 200 OK"), "{still}");
    served.end();
}

#[test]
fn an_address_that_is_taken_is_told() {
    let served = served();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let second = runtime.block_on(serve_until(page(), served.address, |_| {}, async {}));
    let Err(ServeError::Listen { address, .. }) = second else { panic!("{second:?}") };
    assert_eq!(address, served.address);
    served.end();
}
