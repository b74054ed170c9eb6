//! Content encodings.

use std::io::Read;

use brotli_decompressor::Decompressor;
use flate2::read::GzDecoder;

/// The size of the buffer for unpacking.
const UNPACKED_AT_ONCE: usize = 16 << 10;

/// The form in which a file is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    Brotli,
    Gzip,
    /// Uncompressed.
    Identity,
}

impl Encoding {
    /// The smallest first.
    pub(crate) const ALL: [Encoding; 3] = [Encoding::Brotli, Encoding::Gzip, Encoding::Identity];

    /// Its name in headers.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Encoding::Brotli => "br",
            Encoding::Gzip => "gzip",
            Encoding::Identity => "identity",
        }
    }

    /// Whether these bytes unpack to the file. Unpacks no more than the length of the file.
    pub(crate) fn is_form_of(self, bytes: &[u8], plain: &[u8]) -> bool {
        let most = plain.len() as u64 + 1;
        let mut unpacked = Vec::with_capacity(plain.len());
        let read = match self {
            Encoding::Brotli => Decompressor::new(bytes, UNPACKED_AT_ONCE).take(most).read_to_end(&mut unpacked),
            Encoding::Gzip => GzDecoder::new(bytes).take(most).read_to_end(&mut unpacked),
            Encoding::Identity => bytes.take(most).read_to_end(&mut unpacked),
        };
        read.is_ok() && unpacked == plain
    }

    /// Whether a browser with this `Accept-Encoding` accepts it. The uncompressed form is always acceptable, even to a browser that accepts nothing.
    pub(crate) fn is_accepted(self, header: &str) -> bool {
        let weight = |name: &str| {
            let mut parts = header.split(',').map(|part| part.split(';').map(str::trim));
            parts.find_map(|mut part| {
                part.next().filter(|word| word.eq_ignore_ascii_case(name)).map(|_| !part.any(is_zero))
            })
        };
        self == Encoding::Identity || weight(self.name()).or_else(|| weight("*")).unwrap_or(false)
    }
}

/// `q=0`, with any number of zeros: not acceptable.
fn is_zero(parameter: &str) -> bool {
    let value = parameter.strip_prefix("q=").or_else(|| parameter.strip_prefix("Q="));
    value.is_some_and(|value| value.trim().parse() == Ok(0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn accepted(header: &str) -> Vec<&'static str> {
        Encoding::ALL.into_iter().filter(|encoding| encoding.is_accepted(header)).map(Encoding::name).collect()
    }

    #[test]
    fn a_browser_gets_the_forms_that_it_names() {
        assert_eq!(accepted("gzip, deflate, br, zstd"), ["br", "gzip", "identity"]);
        assert_eq!(accepted("GZIP;q=0.5"), ["gzip", "identity"]);
        assert_eq!(accepted("*"), ["br", "gzip", "identity"]);
    }

    #[test]
    fn a_browser_gets_no_form_that_it_did_not_name() {
        assert_eq!(accepted(""), ["identity"]);
        assert_eq!(accepted("br;q=0, gzip;q=0.000, *;q=0"), ["identity"]);
        assert_eq!(accepted("br;q=0, *"), ["gzip", "identity"]);
        assert_eq!(accepted(";;,=,q=q=0;br"), ["identity"]);
    }
}
