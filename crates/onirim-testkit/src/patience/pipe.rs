//! The output of a program.

use std::io::{ErrorKind, Read};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Instant;

use crate::patience::PATIENCE;

/// A pipe, read on a thread of its own, so that the test can stop waiting.
pub(crate) struct Pipe {
    pieces: Receiver<Vec<u8>>,
    unread: Vec<u8>,
}

impl Pipe {
    /// Without a source it is an empty pipe.
    pub(crate) fn new(source: Option<impl Read + Send + 'static>) -> Pipe {
        let (sender, pieces) = mpsc::channel();
        if let Some(source) = source {
            thread::spawn(move || pass_on(source, &sender));
        }
        Pipe { pieces, unread: Vec::new() }
    }

    /// Everything up to the first of these texts.
    #[track_caller]
    pub(crate) fn up_to(&mut self, ends: &[&str]) -> String {
        let begun = Instant::now();
        loop {
            if let Some(place) = ends.iter().filter_map(|end| self.end_of(end)).min() {
                let later = self.unread.split_off(place);
                return String::from_utf8(std::mem::replace(&mut self.unread, later)).expect("text");
            }
            match self.read_on(begun) {
                Ok(()) => {}
                Err(RecvTimeoutError::Timeout) => panic!("waiting for {ends:?} in vain after {:?}", self.so_far()),
                Err(RecvTimeoutError::Disconnected) => panic!("no {ends:?}, only {:?}", self.so_far()),
            }
        }
    }

    /// The end of the first occurrence of this text.
    fn end_of(&self, words: &str) -> Option<usize> {
        let place = self.unread.windows(words.len()).position(|piece| piece == words.as_bytes());
        place.map(|place| place + words.len())
    }

    /// Everything up to the end of the pipe.
    #[track_caller]
    pub(crate) fn rest(&mut self) -> Vec<u8> {
        let begun = Instant::now();
        loop {
            match self.read_on(begun) {
                Ok(()) => {}
                Err(RecvTimeoutError::Timeout) => panic!("a child of the program keeps its pipe open"),
                Err(RecvTimeoutError::Disconnected) => return std::mem::take(&mut self.unread),
            }
        }
    }

    /// The unread output, for failure messages.
    pub(crate) fn so_far(&mut self) -> String {
        self.unread.extend(self.pieces.try_iter().flatten());
        String::from_utf8_lossy(&self.unread).into_owned()
    }

    fn read_on(&mut self, begun: Instant) -> Result<(), RecvTimeoutError> {
        let left = PATIENCE.checked_sub(begun.elapsed()).ok_or(RecvTimeoutError::Timeout)?;
        self.unread.extend(self.pieces.recv_timeout(left)?);
        Ok(())
    }
}

fn pass_on(mut source: impl Read, sender: &Sender<Vec<u8>>) {
    let mut bytes = [0; 8192];
    loop {
        match source.read(&mut bytes) {
            Ok(length @ 1..) if sender.send(bytes[..length].to_vec()).is_ok() => {}
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Ok(_) | Err(_) => return,
        }
    }
}
