//! Work on several threads, with the same result for any number.

use std::thread;

/// Calls `work` with each item, on at most so many threads. Panics if one of them does.
#[expect(clippy::disallowed_methods, reason = "games end, and so do batches")]
pub(crate) fn together<T: Send>(work: &mut [T], threads: usize, one: impl Fn(usize, &mut T) + Sync) {
    let each = work.len().div_ceil(threads.max(1)).max(1);
    let (first, rest) = work.split_at_mut(each.min(work.len()));
    let some = |begin: usize, work: &mut [T]| {
        work.iter_mut().enumerate().for_each(|(place, work)| one(begin + place, work));
    };
    thread::scope(|scope| {
        for (place, work) in rest.chunks_mut(each).enumerate() {
            let some = &some;
            scope.spawn(move || some((place + 1) * each, work));
        }
        some(0, first);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_done_once_on_any_number_of_threads() {
        for threads in [0, 1, 2, 3, 7, 50] {
            let mut work = [0; 11];
            together(&mut work, threads, |place, work| *work += place + 1);
            assert_eq!(work, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
        }
        together(&mut [0; 0], 2, |_, _| panic!("there is nothing to do"));
    }
}
