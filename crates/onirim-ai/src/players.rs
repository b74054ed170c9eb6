//! The players, from the weakest to the strongest.

mod fast;
mod random;
mod simple;
mod strong;

pub use fast::Fast;
pub use random::Random;
pub use simple::Simple;
pub use strong::Strong;
