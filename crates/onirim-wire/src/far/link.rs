//! The transport between a seat and its host.

use std::fmt;

/// Sends lines to the host of a game and receives its lines. It may lose, double, delay and reorder them.
///
/// In a terminal it can be a thread and a channel, in a browser a queue that the callbacks of a socket fill.
pub trait Link: fmt::Debug {
    /// Sends a line, which has no line feed at its end. While there is no connection, it may be dropped.
    fn send(&mut self, line: String);

    /// The next event, if there is one.
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
