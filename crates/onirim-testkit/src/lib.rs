//! What the tests of several crates need: [waiting with a limit](patience), and [a dealer](dealer) with real cards who obeys the sentences of a guide.

pub mod dealer;
pub mod patience;
