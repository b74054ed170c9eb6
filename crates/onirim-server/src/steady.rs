//! A connection with a minimum transfer rate.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// The number of bytes that the peer must take per time limit. Every modem was faster.
const PORTION: usize = 16 << 10;

/// A connection that fails when the peer takes less than a portion of the pending data within the time limit. Without this, a peer that reads a byte a minute would occupy a connection for ever.
pub(crate) struct Steady<C> {
    connection: C,
    limit: Duration,
    /// Runs while data is pending.
    waiting: Option<Pin<Box<Sleep>>>,
    /// The number of bytes taken since it started.
    taken: usize,
}

impl<C> Steady<C> {
    pub(crate) fn new(connection: C, limit: Duration) -> Steady<C> {
        Steady { connection, limit, waiting: None, taken: 0 }
    }

    /// Accounts for an attempt to write: the number of bytes taken, or pending.
    fn judge(&mut self, written: Poll<io::Result<usize>>, context: &mut Context<'_>) -> Poll<io::Result<usize>> {
        match written {
            Poll::Ready(Ok(bytes)) => {
                self.taken += bytes;
                if self.taken >= PORTION {
                    self.taken = 0;
                    self.waiting = None;
                }
                Poll::Ready(Ok(bytes))
            }
            Poll::Ready(Err(error)) => Poll::Ready(Err(error)),
            Poll::Pending => {
                let limit = self.limit;
                let waiting = self.waiting.get_or_insert_with(|| Box::pin(sleep(limit)));
                match waiting.as_mut().poll(context) {
                    Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
                    Poll::Pending => Poll::Pending,
                }
            }
        }
    }
}

impl<C: AsyncRead + Unpin> AsyncRead for Steady<C> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.connection).poll_read(context, buffer)
    }
}

impl<C: AsyncWrite + Unpin> AsyncWrite for Steady<C> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.connection).poll_write(context, bytes);
        self.judge(written, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.connection).poll_write_vectored(context, parts);
        self.judge(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.connection.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        // Nothing is pending: the next write has its own time limit.
        (self.waiting, self.taken) = (None, 0);
        Pin::new(&mut self.connection).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.connection).poll_shutdown(context)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]
mod tests {
    use std::future::poll_fn;

    use super::*;

    const SOON: Duration = Duration::from_millis(50);

    /// A peer that takes this many bytes at a time, with a pause in between.
    struct Reader {
        takes: usize,
        is_ready: bool,
    }

    impl AsyncWrite for Reader {
        fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
            self.is_ready = !self.is_ready;
            if self.is_ready && self.takes > 0 {
                return Poll::Ready(Ok(self.takes.min(bytes.len())));
            }
            if self.takes > 0 {
                context.waker().wake_by_ref();
            }
            Poll::Pending
        }

        fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
            Poll::Ready(Ok(()))
        }

        fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
            Poll::Ready(Ok(()))
        }
    }

    /// Writes for three time limits.
    async fn served(takes: usize) -> io::Result<()> {
        let mut steady = Steady::new(Reader { takes, is_ready: false }, SOON);
        let begun = tokio::time::Instant::now();
        while begun.elapsed() < SOON * 3 {
            poll_fn(|context| Pin::new(&mut steady).poll_write(context, &[0; PORTION])).await?;
            tokio::task::yield_now().await;
        }
        Ok(())
    }

    #[tokio::test]
    async fn a_peer_that_takes_enough_may_take_long() {
        served(PORTION).await.unwrap();
    }

    /// A connection serves several answers, with pauses in between.
    #[tokio::test]
    async fn each_answer_has_its_own_time() {
        let mut steady = Steady::new(Reader { takes: 1, is_ready: true }, SOON);
        for _ in 0..3 {
            poll_fn(|context| Pin::new(&mut steady).poll_write(context, &[0; 1])).await.unwrap();
            poll_fn(|context| Pin::new(&mut steady).poll_flush(context)).await.unwrap();
            tokio::time::sleep(SOON * 2).await;
        }
    }

    #[tokio::test]
    async fn a_peer_that_takes_nothing_is_disconnected() {
        assert_eq!(served(0).await.unwrap_err().kind(), io::ErrorKind::TimedOut);
    }
}
