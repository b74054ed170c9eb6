//! Reads lines of a bounded length, whatever comes in.

use std::io::{self, BufRead, ErrorKind};

/// What came in.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// A line, without its end.
    Text(String),
    /// A line longer than the limit. It has been read to its end and thrown away.
    TooLong,
    /// A line that is no text in UTF-8.
    NotUtf8,
    /// Nothing more will come.
    End,
}

/// The next line. It never holds more than `limit` bytes in memory.
pub(crate) fn read_line(input: &mut (impl BufRead + ?Sized), limit: usize) -> io::Result<Line> {
    // `None` once the line has become too long.
    let mut kept: Option<Vec<u8>> = Some(Vec::new());
    let mut is_first = true;
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if chunk.is_empty() {
            return Ok(if is_first { Line::End } else { finish(kept) });
        }
        is_first = false;
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let piece = &chunk[..end.unwrap_or(chunk.len())];
        kept = kept.filter(|line| line.len() + piece.len() <= limit);
        if let Some(line) = &mut kept {
            line.extend_from_slice(piece);
        }
        let used = end.map_or(chunk.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(finish(kept));
        }
    }
}

fn finish(kept: Option<Vec<u8>>) -> Line {
    let Some(mut line) = kept else { return Line::TooLong };
    if line.last() == Some(&b'\r') {
        line.pop();
    }
    String::from_utf8(line).map_or(Line::NotUtf8, Line::Text)
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    /// With a small buffer, so that lines come in pieces.
    fn lines(input: &[u8]) -> Vec<Line> {
        let mut input = BufReader::with_capacity(3, input);
        let mut lines = Vec::new();
        loop {
            match read_line(&mut input, 8).expect("reading from memory") {
                Line::End => return lines,
                line @ (Line::Text(_) | Line::TooLong | Line::NotUtf8) => lines.push(line),
            }
        }
    }

    fn text(text: &str) -> Line {
        Line::Text(text.to_owned())
    }

    #[test]
    fn lines_end_with_a_line_feed_or_both_or_the_input() {
        assert_eq!(lines(b"one\ntwo\r\n\nthree"), [text("one"), text("two"), text(""), text("three")]);
        assert_eq!(lines(b""), []);
    }

    #[test]
    fn a_line_that_is_too_long_is_passed_over() {
        assert_eq!(lines(b"12345678\n123456789\n1\n"), [text("12345678"), Line::TooLong, text("1")]);
        assert_eq!(lines(b"123456789abcdefghijkl"), [Line::TooLong]);
    }

    #[test]
    fn what_is_no_text_is_passed_over() {
        assert_eq!(lines(b"\xff\xfe\nnow\n"), [Line::NotUtf8, text("now")]);
    }
}
