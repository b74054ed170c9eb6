//! Compressed files.

use std::io::Write;

use anyhow::Result;
use flate2::Compression;
use flate2::write::GzEncoder;

/// The compression level.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Effort {
    /// None: only a browser on this machine will load the files.
    None,
    /// The highest.
    Best,
}

/// A file in all forms that a browser may request.
pub(crate) struct Compressed {
    pub(crate) gzip: Vec<u8>,
    pub(crate) brotli: Vec<u8>,
}

/// A compressed form must save at least this much.
const WORTH: usize = 64;

/// The compressed forms that are worth keeping.
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
