//! What carries lines between a seat and its host.

use std::fmt;

/// Carries lines to the host of a game and back. It may lose, double, delay and reorder them.
///
/// In a terminal a thread and a channel stand behind it, in a browser the callbacks of a socket fill a queue.
pub trait Link: fmt::Debug {
    /// Sends a line, which has no line feed at its end. While there is no connection, it may be dropped.
    fn send(&mut self, line: String);

    /// What has come in since, one thing at a time.
    fn poll(&mut self) -> Option<LinkEvent>;
}

/// Something that came over a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkEvent {
    /// A line of the host.
    Line(String),
    /// There is a connection now, or again.
    Connected,
    /// The connection is lost. The link tries to get another one.
    Lost,
}
