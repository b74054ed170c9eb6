//! A map as a sorted list.

use std::borrow::Borrow;

/// A map as a list of entries, sorted by their keys.
///
/// Whoever looks something up is as quick as with a tree; whoever enters something moves what comes after it, which is little where entries are small and mostly come in order. The code is a tenth of that
/// of a tree, for each type that is kept in one, and a page in a browser is loaded over a network.
#[derive(Clone, Debug)]
pub(crate) struct SortedMap<K, V> {
    entries: Vec<(K, V)>,
}

impl<K, V> Default for SortedMap<K, V> {
    fn default() -> SortedMap<K, V> {
        SortedMap { entries: Vec::new() }
    }
}

impl<K: Ord, V> SortedMap<K, V> {
    pub(crate) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    pub(crate) fn contains_key<Q: Ord + ?Sized>(&self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.place(key).is_ok()
    }

    pub(crate) fn get<Q: Ord + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        self.place(key).ok().map(|place| &self.entries[place].1)
    }

    pub(crate) fn get_mut<Q: Ord + ?Sized>(&mut self, key: &Q) -> Option<&mut V>
    where
        K: Borrow<Q>,
    {
        self.place(key).ok().map(|place| &mut self.entries[place].1)
    }

    /// Enters something, and gives back what was there before.
    pub(crate) fn insert(&mut self, key: K, value: V) -> Option<V> {
        match self.place(&key) {
            Ok(place) => Some(std::mem::replace(&mut self.entries[place].1, value)),
            Err(place) => {
                self.entries.insert(place, (key, value));
                None
            }
        }
    }

    pub(crate) fn remove<Q: Ord + ?Sized>(&mut self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
    {
        self.place(key).ok().map(|place| self.entries.remove(place).1)
    }

    pub(crate) fn clear(&mut self) {
        self.entries.clear();
    }

    /// All entries, by their keys.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&K, &V)> {
        self.entries.iter().map(|(key, value)| (key, value))
    }

    pub(crate) fn keys(&self) -> impl Iterator<Item = &K> {
        self.entries.iter().map(|(key, _)| key)
    }

    pub(crate) fn values(&self) -> impl Iterator<Item = &V> {
        self.entries.iter().map(|(_, value)| value)
    }

    /// Where the key is, or where it would have to be.
    fn place<Q: Ord + ?Sized>(&self, key: &Q) -> Result<usize, usize>
    where
        K: Borrow<Q>,
    {
        self.entries.binary_search_by(|(own, _)| own.borrow().cmp(key))
    }
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
}
