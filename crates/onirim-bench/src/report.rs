//! What was measured, for people and for programs.

use std::fmt::Write;

use onirim_core::Game;
use onirim_measure::machine;
use serde_json::{Map, Value, json};

use crate::figure::Figure;
use crate::options::Options;

/// One JSON object: the median of each figure, then its range, then what it was measured on.
pub fn json(figures: &[Figure], options: &Options) -> Value {
    let mut object = Map::new();
    let mut ranges = Map::new();
    for figure in figures {
        let key = format!("{}_random_games_per_cpu_second", figure.setup.name);
        object.insert(key, json!(whole(figure.median())));
        let range = json!({ "worst": whole(figure.worst()), "best": whole(figure.best()) });
        ranges.insert(figure.setup.name.clone(), range);
    }
    object.insert("ranges".into(), ranges.into());
    object.insert("repetitions".into(), json!(options.repetitions));
    object.insert("cpu_seconds_per_repetition".into(), json!(options.duration.as_secs_f64()));
    object.insert("game_state_bytes".into(), json!(size_of::<Game>()));
    machine::describe(&mut object);
    object.into()
}

/// The same as a table.
pub fn table(figures: &[Figure], options: &Options) -> String {
    let mut text = format!(
        "Random games per CPU second on one thread, {} x {} s each\n{}\nA game is {} bytes.\n\n",
        options.repetitions,
        options.duration.as_secs_f64(),
        machine::line(),
        size_of::<Game>()
    );
    let mut line = |name: &str, median: &str, worst: &str, best: &str| {
        // Writing into a string cannot fail.
        let _ = writeln!(text, "{name:32}{median:>12}{worst:>12}{best:>12}");
    };
    line("", "median", "worst", "best");
    for figure in figures {
        let shown = |rate: f64| whole(rate).to_string();
        line(&figure.setup.name, &shown(figure.median()), &shown(figure.worst()), &shown(figure.best()));
    }
    text
}

/// A rate without the digits that mean nothing.
fn whole(rate: f64) -> u64 {
    rate.round() as u64
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::options::Format;
    use crate::setups::measured;

    fn measured_shortly() -> (Vec<Figure>, Options) {
        let options = Options { format: Format::Json, repetitions: 1, duration: Duration::from_millis(1) };
        let mut figures: Vec<Figure> = measured().into_iter().map(Figure::new).collect();
        figures.iter_mut().for_each(|figure| figure.repeat(options.duration));
        (figures, options)
    }

    #[test]
    fn the_object_has_a_rate_for_each_set_up() {
        let (figures, options) = measured_shortly();
        let object = json(&figures, &options);
        for key in ["base_solo", "book_towers_solo", "base_duo", "book_towers_premonitions_duo"] {
            assert!(object[format!("{key}_random_games_per_cpu_second")].as_f64() > Some(0.0), "{key}");
            assert!(object["ranges"][key]["best"].as_f64() > Some(0.0), "{key}");
        }
        assert_eq!(object["game_state_bytes"].as_u64(), Some(size_of::<Game>() as u64));
    }

    #[test]
    fn the_table_has_a_line_for_each_set_up() {
        let (figures, options) = measured_shortly();
        let table = table(&figures, &options);
        assert!(figures.iter().all(|figure| table.contains(&figure.setup.name)));
    }
}
