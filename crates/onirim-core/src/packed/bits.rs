//! Sets of numbers as the bits of a word.

#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
mod deposit;
#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
mod portable;

#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
pub(crate) use deposit::Ones;
#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
pub(crate) use portable::Ones;

/// How many ones a byte has.
#[inline]
pub(crate) fn count_in_byte(byte: u8) -> usize {
    COUNTS[byte as usize].into()
}

/// Where the one with this number is in a byte. There must be so many; only the low three bits of the number count.
#[inline]
pub(crate) fn nth_in_byte(byte: u8, number: usize) -> usize {
    PLACES[byte as usize][number % 8].into()
}

/// How many ones each byte has, looked up: not every processor has an instruction for it.
static COUNTS: [u8; 256] = {
    let mut counts = [0; 256];
    let mut byte = 0;
    while byte < counts.len() {
        counts[byte] = byte.count_ones() as u8;
        byte += 1;
    }
    counts
};

/// Where the ones of each byte are.
static PLACES: [[u8; 8]; 256] = {
    let mut places = [[0; 8]; 256];
    let mut byte = 0;
    while byte < places.len() {
        let (mut place, mut number) = (0, 0);
        while place < 8 {
            if byte >> place & 1 == 1 {
                places[byte][number] = place as u8;
                number += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    places
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_one_of_a_byte_is_found_by_its_number() {
        for byte in 0..=u8::MAX {
            let places = (0..count_in_byte(byte)).map(|number| nth_in_byte(byte, number));
            assert!(places.eq((0..8).filter(|place| byte >> place & 1 == 1)));
        }
    }

    #[test]
    fn every_one_is_found_by_its_number() {
        for bits in (0..64).map(|shift| 0x8123_4567_89ab_cdef_u64.rotate_left(shift)).chain([0, 1, u64::MAX]) {
            let places = || (0..64).filter(move |place| bits >> place & 1 == 1);
            let ones = Ones::of(bits);
            assert_eq!(ones.len(), places().count());
            assert!((0..ones.len()).map(|number| ones.nth(number)).eq(places()));
        }
    }
}
