//! A connection whose other side has to take what it has asked for.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// So much must be taken in the time that is given. The slowest modem took more in a second.
const PORTION: usize = 16 << 10;

/// A connection that ends when the other side takes less than a portion of what it has asked for in this time: whoever reads a byte a minute would keep a place from others.
pub(crate) struct Steady<C> {
    connection: C,
    limit: Duration,
    /// Runs while something waits to be taken.
    waiting: Option<Pin<Box<Sleep>>>,
    /// What has been taken since.
    taken: usize,
}

impl<C> Steady<C> {
    pub(crate) fn new(connection: C, limit: Duration) -> Steady<C> {
        Steady { connection, limit, waiting: None, taken: 0 }
    }

    /// After an attempt to write: so much was taken, or nothing yet.
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
        // Nothing is left to be taken: whatever is asked for next has its own time.
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

    /// Somebody who takes so many bytes whenever he is asked, and a moment later the next ones.
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

    /// Writes for three times as long as one has to be patient.
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
    async fn whoever_takes_what_was_asked_for_may_take_long() {
        served(PORTION).await.unwrap();
    }

    /// A connection is used for more than one answer, with pauses in between.
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
    async fn whoever_takes_nothing_is_left_alone() {
        assert_eq!(served(0).await.unwrap_err().kind(), io::ErrorKind::TimedOut);
    }
}
