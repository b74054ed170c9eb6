//! Reads a whole file, but never one without end.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

use crate::whole_file::STANDARD;

/// The whole of a file, or of standard input for `-`. One of more than so many bytes is too large.
pub(crate) fn read(file: &Path, most: u64) -> io::Result<Vec<u8>> {
    if file == Path::new(STANDARD) {
        read_from(io::stdin().lock(), most)
    } else {
        File::open(file).and_then(|content| read_from(content, most))
    }
}

fn read_from(input: impl Read, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    input.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most { Err(ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_large_is_refused_after_its_first_bytes() {
        assert_eq!(read_from(&b"1234"[..], 4).expect("four bytes"), b"1234");
        assert_eq!(read_from(&b"12345"[..], 4).expect_err("five bytes").kind(), ErrorKind::FileTooLarge);
        assert_eq!(read_from(io::repeat(0), 1 << 16).expect_err("no end").kind(), ErrorKind::FileTooLarge);
    }
}
