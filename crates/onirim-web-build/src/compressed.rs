//! Files as they travel.

use std::io::Write;

use anyhow::Result;
use flate2::Compression;
use flate2::write::GzEncoder;

/// How hard to try.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Effort {
    /// Not at all: only a browser on this machine will load it.
    None,
    /// As small as it gets.
    Best,
}

/// A file in the forms that a browser may ask for.
pub(crate) struct Compressed {
    pub(crate) gzip: Vec<u8>,
    pub(crate) brotli: Vec<u8>,
}

/// How much has to be gained, or the smaller form is not worth a file.
const WORTH: usize = 64;

/// Smaller forms of these bytes, if there are some.
pub(crate) fn compressed(bytes: &[u8], effort: Effort) -> Result<Option<Compressed>> {
    if effort == Effort::None {
        return Ok(None);
    }
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(bytes)?;
    let gzip = gzip.finish()?;
    let mut brotli = Vec::new();
    let parameters = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut &*bytes, &mut brotli, &parameters)?;
    let worth = |form: &[u8]| form.len() + WORTH < bytes.len();
    Ok((worth(&gzip) && worth(&brotli)).then_some(Compressed { gzip, brotli }))
}
