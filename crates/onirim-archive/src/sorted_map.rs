//! A map as a sorted list.

use std::borrow::Borrow;

/// How many entries lie together at most.
const LARGEST: usize = 512;

/// A map as a list of entries, sorted by their keys, in runs of some hundred.
///
/// Whoever looks something up is as quick as with a tree; whoever enters something moves what comes after it in its run, and no more, in whatever order a file has brought it. The code is a tenth of that
/// of a tree, for each type that is kept in one, and a page in a browser is loaded over a network.
#[derive(Clone, Debug)]
pub(crate) struct SortedMap<K, V> {
    /// None of them is empty, and all keys of one are below those of the next.
    runs: Vec<Vec<(K, V)>>,
}

impl<K, V> Default for SortedMap<K, V> {
    fn default() -> SortedMap<K, V> {
        SortedMap { runs: Vec::new() }
    }
}

impl<K: Ord, V> SortedMap<K, V> {
    pub(crate) fn is_empty(&self) -> bool {
        self.runs.is_empty()
    }

    pub(crate) fn contains_key<Q: Ord + ?Sized>(&self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.get(key).is_some()
    }

    pub(crate) fn get<Q: Ord + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        let run = self.runs.get(self.run_of(key))?;
        place(run, key).ok().map(|place| &run[place].1)
    }

    pub(crate) fn get_mut<Q: Ord + ?Sized>(&mut self, key: &Q) -> Option<&mut V>
    where
        K: Borrow<Q>,
    {
        let number = self.run_of(key);
        let run = self.runs.get_mut(number)?;
        place(run, key).ok().map(|place| &mut run[place].1)
    }

    /// Enters something, and gives back what was there before.
    pub(crate) fn insert(&mut self, key: K, value: V) -> Option<V> {
        let number = self.run_of(&key);
        let Some(run) = self.runs.get_mut(number) else {
            self.runs.push(vec![(key, value)]);
            return None;
        };
        match place(run, &key) {
            Ok(place) => return Some(std::mem::replace(&mut run[place].1, value)),
            Err(place) => run.insert(place, (key, value)),
        }
        if run.len() > LARGEST {
            let rest = run.split_off(LARGEST / 2);
            self.runs.insert(number + 1, rest);
        }
        None
    }

    pub(crate) fn remove<Q: Ord + ?Sized>(&mut self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
    {
        let number = self.run_of(key);
        let run = self.runs.get_mut(number)?;
        let place = place(run, key).ok()?;
        let (_, value) = run.remove(place);
        if run.is_empty() {
            self.runs.remove(number);
        }
        Some(value)
    }

    pub(crate) fn clear(&mut self) {
        self.runs.clear();
    }

    /// All entries, by their keys.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&K, &V)> {
        self.runs.iter().flatten().map(|(key, value)| (key, value))
    }

    pub(crate) fn keys(&self) -> impl Iterator<Item = &K> {
        self.iter().map(|(key, _)| key)
    }

    pub(crate) fn values(&self) -> impl Iterator<Item = &V> {
        self.iter().map(|(_, value)| value)
    }

    /// The number of the run that has this key, or would have it: the last one that does not begin above it.
    fn run_of<Q: Ord + ?Sized>(&self, key: &Q) -> usize
    where
        K: Borrow<Q>,
    {
        let begins_below = |run: &Vec<(K, V)>| run.first().is_some_and(|(first, _)| first.borrow() <= key);
        self.runs.partition_point(begins_below).saturating_sub(1)
    }
}

/// Where the key is in a run, or where it would have to be.
fn place<K: Borrow<Q>, V, Q: Ord + ?Sized>(run: &[(K, V)], key: &Q) -> Result<usize, usize> {
    run.binary_search_by(|(own, _)| own.borrow().cmp(key))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn map(keys: &[&str]) -> SortedMap<String, usize> {
        let mut map = SortedMap::default();
        for (number, key) in keys.iter().enumerate() {
            map.insert((*key).to_owned(), number);
        }
        map
    }

    #[test]
    fn entries_are_sorted_however_they_come() {
        let map = map(&["b", "c", "a"]);
        assert_eq!(
            map.iter().map(|(key, value)| (key.as_str(), *value)).collect::<Vec<_>>(),
            [("a", 2), ("b", 0), ("c", 1)]
        );
        assert_eq!(map.get("c"), Some(&1));
        assert_eq!(map.get("d"), None);
    }

    #[test]
    fn a_key_is_there_once() {
        let mut map = map(&["a", "b"]);
        assert_eq!(map.insert("a".to_owned(), 7), Some(0));
        assert_eq!(map.values().copied().collect::<Vec<_>>(), [7, 1]);
        assert_eq!(map.remove("a"), Some(7));
        assert_eq!(map.remove("a"), None);
        assert!(!map.contains_key("a") && map.contains_key("b"));
    }

    /// Many more than lie together, in an order that no list likes.
    #[test]
    fn many_entries_come_and_go_in_any_order() {
        let mut map = SortedMap::default();
        let keys: Vec<u32> = (0..5000_u32).map(|number| number.wrapping_mul(2_654_435_761)).collect();
        for (number, key) in keys.iter().enumerate() {
            assert_eq!(map.insert(*key, number), None);
        }
        let mut sorted = keys.clone();
        sorted.sort_unstable();
        assert_eq!(map.keys().copied().collect::<Vec<_>>(), sorted);
        assert!(map.runs.iter().all(|run| !run.is_empty() && run.len() <= LARGEST));
        for (number, key) in keys.iter().enumerate() {
            assert_eq!(map.get(key), Some(&number));
            if number % 3 != 0 {
                assert_eq!(map.remove(key), Some(number));
                assert_eq!(map.get(key), None);
            }
        }
        assert_eq!(map.values().count(), 5000_usize.div_ceil(3));
        for key in &keys {
            map.remove(key);
        }
        assert!(map.is_empty() && map.runs.is_empty());
    }
}
