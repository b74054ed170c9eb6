//! Any bytes as lines of a referee and of a seat: each has an answer that is one line, whatever came before.
#![no_main]

use libfuzzer_sys::fuzz_target;
use onirim_core::Seat;
use onirim_wire::Table;

fuzz_target!(|data: &[u8]| {
    let mut table = Table::new(|| Some(7));
    table.line(r#"{"cmd":"new","setup":"duo silent book towers premonitions","seed":42}"#);
    for line in data.split(|&byte| byte == b'\n').take(16) {
        for answer in [table.seat_line(Seat::One, line), table.line(line)].into_iter().flatten() {
            assert!(answer.starts_with(['{', '[']) && !answer.contains('\n'), "{answer}");
        }
    }
});
