//! Any bytes as a record: a clear error, or a game that is written out and read again the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use onirim_record::{Playthrough, Record, ShareCode};

fuzz_target!(|data: &[u8]| {
    if let Ok(record) = Record::parse(data) {
        let text = record.to_string();
        assert_eq!(Record::parse(text.as_bytes()).as_ref(), Ok(&record), "what is written is read the same");
    }
    if let Ok(played) = Playthrough::read(data) {
        let again = Playthrough::read(played.record().to_string().as_bytes()).expect("a good record stays good");
        assert_eq!(again.game(), played.game());
    }
    if let Some(code) = std::str::from_utf8(data).ok().and_then(|text| text.parse::<ShareCode>().ok()) {
        assert_eq!(code.to_string().parse::<ShareCode>(), Ok(code));
    }
});
