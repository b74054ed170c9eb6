//! Connections, with their limits, and the end of them.

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

/// Browsers open six connections each. Whoever comes when all are taken waits for one that is given up.
const MOST_CONNECTIONS: usize = 512;
/// Who takes longer over a request is not asking for a page.
const REQUEST: Duration = Duration::from_secs(15);
/// Who takes nearly nothing of an answer for so long has vanished, or wants to keep a place from others.
const ANSWER: Duration = Duration::from_secs(30);
/// No page takes so long to load.
const CONNECTION: Duration = Duration::from_secs(600);
/// The longest request, with all its headers.
const REQUEST_BYTES: usize = 16 << 10;
/// How long answers under way may take when the program is to end.
const FAREWELL: Duration = Duration::from_secs(3);
/// A pause after the system has refused a connection, as when too many files are open.
const PAUSE: Duration = Duration::from_millis(200);

/// Why the page is not served.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// There is no page.
    #[error(transparent)]
    Page(#[from] PageError),
    /// Nobody can be heard at this address.
    #[error("cannot listen at {address}: {error}")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// Why.
        error: io::Error,
    },
    /// The system does not do what a server needs.
    #[error(transparent)]
    System(#[from] io::Error),
}

/// Serves the page until the program is interrupted. `ready` hears the address as soon as browsers can connect; port 0 is any free one.
pub fn serve(source: Source, address: SocketAddr, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
        // Asked for first: who cannot be interrupted in a friendly way does not begin.
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
    // Whoever is still not done then is left alone: all that is lost is a file that can be asked for again.
    let _ = timeout(FAREWELL, connections.shutdown()).await;
    Ok(())
}

/// The next connection, as soon as there is a place for it.
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

/// Talks to one browser, beside everything else.
fn converse(stream: TcpStream, place: Option<OwnedSemaphorePermit>, router: Router, all: &GracefulShutdown) {
    let mut protocol = http1::Builder::new();
    protocol.timer(TokioTimer::new()).header_read_timeout(REQUEST).max_buf_size(REQUEST_BYTES);
    let connection =
        protocol.serve_connection(TokioIo::new(Steady::new(stream, ANSWER)), TowerToHyperService::new(router));
    let connection = all.watch(connection);
    tokio::spawn(async move {
        // How it ends is the other side's business.
        let _ = timeout(CONNECTION, connection).await;
        drop(place);
    });
}

/// Ctrl-C, and what the system sends to programs that should end.
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
        // Without a way to hear of it, the system ends the program by itself.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
