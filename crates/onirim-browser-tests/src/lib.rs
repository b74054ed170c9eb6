//! The page in a real browser. There is nothing here but tests: `tests/browser`, which `cargo xtask browser` runs.
