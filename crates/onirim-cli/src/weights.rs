//! Files of weights.

use std::path::Path;
use std::sync::OnceLock;

use onirim_ai::evaluator::Evaluator;
use onirim_sim::Weights;

use crate::bounded;
use crate::fault::Fault;

/// No weights are larger.
const MOST_BYTES: u64 = 1 << 26;

pub(crate) fn read(file: &Path) -> Result<Evaluator, Fault> {
    let bytes = bounded::read(file, MOST_BYTES).map_err(|error| Fault::Unreadable(file.to_owned(), error))?;
    Evaluator::from_bytes(&bytes).map_err(|error| Fault::NoWeights(file.to_owned(), error))
}

/// The weights that the players of this program get instead of their own. A command line names one file, so that it is read once.
pub(crate) fn for_players(file: &Path) -> Result<Weights, Fault> {
    static LOADED: OnceLock<(String, Evaluator)> = OnceLock::new();
    let evaluator = read(file)?;
    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let (name, evaluator) = LOADED.get_or_init(|| (name, evaluator));
    Ok(Weights::named(name, evaluator))
}
