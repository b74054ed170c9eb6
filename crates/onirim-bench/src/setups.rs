//! What is measured.

onirim_measure::measured_setups!(onirim_core);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_combination_has_its_own_name() {
        let mut names: Vec<String> = measured().into_iter().map(|named| named.name).collect();
        assert_eq!(names[0], "base_solo");
        assert!(names.iter().any(|name| name == "book_towers_premonitions_duo"));
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 16);
    }
}
