//! Reports of a measurement, for people and for programs.

use std::fmt::Write;

use onirim_core::Game;
use serde_json::{Map, Value, json};

use crate::figure::Figure;
use crate::machine;
use crate::measurement::{Measurement, Options};

/// One JSON object: the median of each figure, its range, single steps, and the machine.
pub fn json(measurement: &Measurement, options: &Options) -> Value {
    let mut object = Map::new();
    let mut ranges = Map::new();
    for figure in &measurement.games {
        let key = format!("{}_random_games_per_cpu_second", figure.name);
        object.insert(key, json!(whole(figure.median())));
        let range = json!({ "worst": whole(figure.worst()), "best": whole(figure.best()) });
        ranges.insert(figure.name.clone(), range);
    }
    object.insert("ranges".into(), ranges.into());
    let steps = measurement.steps.iter().map(|steps| (steps.setup.clone(), nanoseconds(&steps.figures)));
    object.insert("nanoseconds".into(), steps.collect::<Map<_, _>>().into());
    object.insert("repetitions".into(), json!(options.repetitions));
    object.insert("cpu_seconds_per_repetition".into(), json!(options.seconds.as_secs_f64()));
    object.insert("game_state_bytes".into(), json!(size_of::<Game>()));
    machine::describe(&mut object);
    object.into()
}

fn nanoseconds(steps: &[Figure]) -> Value {
    let step = |figure: &Figure| {
        let [median, worst, best] = [figure.median(), figure.worst(), figure.best()].map(tenths);
        (figure.name.clone(), json!({ "median": median, "worst": worst, "best": best }))
    };
    steps.iter().map(step).collect::<Map<_, _>>().into()
}

/// The same as a table.
pub fn table(measurement: &Measurement, options: &Options) -> String {
    let mut text = format!(
        "Random games per CPU second on one thread, {} x {} s each\n{}\nA game is {} bytes.\n\n",
        options.repetitions,
        options.seconds.as_secs_f64(),
        machine::line(),
        size_of::<Game>()
    );
    headline(&mut text, "");
    for figure in &measurement.games {
        line(&mut text, &figure.name, values(figure).map(|rate| whole(rate).to_string()));
    }
    text.push_str("\nSingle steps in nanoseconds, on positions of random games\n");
    for steps in &measurement.steps {
        text.push('\n');
        headline(&mut text, &steps.setup);
        for figure in &steps.figures {
            line(&mut text, &figure.name, values(figure).map(|time| format!("{time:.1}")));
        }
    }
    text
}

fn values(figure: &Figure) -> [f64; 3] {
    [figure.median(), figure.worst(), figure.best()]
}

fn headline(text: &mut String, name: &str) {
    line(text, name, ["median", "worst", "best"].map(String::from));
}

fn line(text: &mut String, name: &str, [median, worst, best]: [String; 3]) {
    // Writing into a string cannot fail.
    let _ = writeln!(text, "{name:32}{median:>12}{worst:>12}{best:>12}");
}

/// A rate without meaningless digits.
fn whole(rate: f64) -> u64 {
    rate.round() as u64
}

/// A time without them.
fn tenths(time: f64) -> f64 {
    (time * 10.0).round() / 10.0
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn measured_shortly() -> (Measurement, Options) {
        let options = Options { json: true, repetitions: 1, seconds: Duration::from_millis(1) };
        (Measurement::make(&options), options)
    }

    #[test]
    fn the_object_has_a_rate_for_each_set_up() {
        let (measurement, options) = measured_shortly();
        let object = json(&measurement, &options);
        let keys =
            ["base_solo", "book_towers_solo", "base_duo", "book_towers_premonitions_duo", "list_and_apply_base_solo"];
        for key in keys {
            assert!(object[format!("{key}_random_games_per_cpu_second")].as_f64() > Some(0.0), "{key}");
            assert!(object["ranges"][key]["best"].as_f64() > Some(0.0), "{key}");
        }
        assert_eq!(object["game_state_bytes"].as_u64(), Some(size_of::<Game>() as u64));
    }

    #[test]
    fn the_object_has_a_time_for_each_step() {
        let (measurement, options) = measured_shortly();
        let object = json(&measurement, &options);
        for setup in ["base_solo", "book_towers_premonitions_solo", "book_towers_premonitions_duo"] {
            for step in ["copy_list_and_apply", "copy_list_and_apply_listed", "afterstate", "fingerprint", "resampling"]
            {
                assert!(object["nanoseconds"][setup][step]["median"].as_f64() > Some(0.0), "{step}, {setup}");
            }
        }
    }

    #[test]
    fn the_table_has_a_line_for_each_figure() {
        let (measurement, options) = measured_shortly();
        let table = table(&measurement, &options);
        let steps = measurement.steps.iter().flat_map(|steps| &steps.figures);
        let mut figures = measurement.games.iter().chain(steps);
        assert!(figures.all(|figure| table.lines().any(|line| line.starts_with(&figure.name))));
    }
}
