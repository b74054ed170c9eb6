//! The full-screen game alone: `cargo run -p onirim-tui --example game -- [fr] [ascii] [still] [notation of a set-up]`.

use onirim_core::Setup;
use onirim_record::{FromNotation, Programs};
use onirim_text::Language;
use onirim_tui::{Charset, Motion, Options, Start, run};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut options = Options::default();
    let mut setup = Vec::new();
    for word in std::env::args().skip(1) {
        match word.as_str() {
            "fr" => options.language = Language::French,
            "en" => options.language = Language::English,
            "ascii" => options.charset = Some(Charset::Ascii),
            "still" => options.motion = Some(Motion::Off),
            "continue" => options.start = Start::Continue,
            "lesson" => options.start = Start::Lesson,
            _ => setup.push(word),
        }
    }
    if let Some(place) = setup.iter().position(|word| word == "table") {
        setup.remove(place);
        options.start = Start::Table { setup: Setup::from_notation(&setup.join(" "))? };
    } else if !setup.is_empty() {
        let setup = Setup::from_notation(&setup.join(" "))?;
        options.start = Start::NewGame {
            setup,
            programs: Programs::NONE,
            seed: std::env::var("SEED").ok().and_then(|seed| seed.parse().ok()),
        };
    }
    run(options)?;
    Ok(())
}
