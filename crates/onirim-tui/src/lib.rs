//! Onirim on the whole terminal.
