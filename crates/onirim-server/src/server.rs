//! Connections with their limits, and the shutdown.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{sleep, timeout};

use crate::answer::router;
use crate::page::PageError;
use crate::source::Source;
use crate::steady::Steady;

/// The maximum number of connections. A browser opens six; further ones wait until one closes.
const MOST_CONNECTIONS: usize = 512;
/// The time limit for a request.
const REQUEST: Duration = Duration::from_secs(15);
/// The time limit for a portion of an answer: a slower peer has vanished or is hostile.
const ANSWER: Duration = Duration::from_secs(30);
/// The time limit for a connection: far longer than the page takes to load.
const CONNECTION: Duration = Duration::from_secs(600);
/// The maximum size of a request with its headers.
const REQUEST_BYTES: usize = 16 << 10;
/// The time that pending answers get at shutdown.
const FAREWELL: Duration = Duration::from_secs(3);
/// The pause after the system has refused a connection, for example because too many files are open.
const PAUSE: Duration = Duration::from_millis(200);

/// Why the page is not served.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// There is no page.
    #[error(transparent)]
    Page(#[from] PageError),
    /// The address cannot be used.
    #[error("cannot listen at {address}: {error}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The reason.
        error: io::Error,
    },
    /// A failure of the system.
    #[error(transparent)]
    System(#[from] io::Error),
}

/// Serves the page until the program is interrupted. Calls `ready` with the address as soon as browsers can connect; port 0 chooses a free one.
pub fn serve(source: Source, address: SocketAddr, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
        // First: a program that cannot be interrupted must not start serving.
        let interrupted = interrupted()?;
        serve_until(router(source)?, address, ready, interrupted).await
    })
}

/// The same for any router and any end.
pub async fn serve_until(
    router: Router,
    address: SocketAddr,
    ready: impl FnOnce(SocketAddr),
    end: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let listener = TcpListener::bind(address).await.map_err(|error| ServeError::Listen { address, error })?;
    ready(listener.local_addr()?);
    let connections = GracefulShutdown::new();
    let places = Arc::new(Semaphore::new(MOST_CONNECTIONS));
    tokio::pin!(end);
    loop {
        tokio::select! {
            (stream, place) = next(&listener, &places) => converse(stream, place, router.clone(), &connections),
            () = &mut end => break,
        }
    }
    drop(listener);
    // Connections still open after that are dropped: the browser can request the file again.
    let _ = timeout(FAREWELL, connections.shutdown()).await;
    Ok(())
}

/// The next connection, once there is a free place.
async fn next(listener: &TcpListener, places: &Arc<Semaphore>) -> (TcpStream, Option<OwnedSemaphorePermit>) {
    // The semaphore is never closed.
    let place = Arc::clone(places).acquire_owned().await.ok();
    loop {
        match listener.accept().await {
            Ok((stream, _)) => return (stream, place),
            Err(_) => sleep(PAUSE).await,
        }
    }
}

/// Serves one connection in a task of its own.
fn converse(stream: TcpStream, place: Option<OwnedSemaphorePermit>, router: Router, all: &GracefulShutdown) {
    let mut protocol = http1::Builder::new();
    protocol.timer(TokioTimer::new()).header_read_timeout(REQUEST).max_buf_size(REQUEST_BYTES);
    let connection =
        protocol.serve_connection(TokioIo::new(Steady::new(stream, ANSWER)), TowerToHyperService::new(router));
    let connection = all.watch(connection);
    tokio::spawn(async move {
        // Errors of a connection concern only the peer.
        let _ = timeout(CONNECTION, connection).await;
        drop(place);
    });
}

/// Ctrl-C, or the system's request to end.
#[cfg(unix)]
fn interrupted() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn interrupted() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        // Without a handler, the system ends the program.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
