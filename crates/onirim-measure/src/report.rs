//! How two engines compare, for people and for programs.

use std::fmt::Write;

use serde_json::{Map, Value, json};

use crate::layouts::Measured;
use crate::machine;
use crate::options::Options;
use crate::statistics::{Comparison, Rate};

/// One JSON object: a comparison for each task, then what it was measured on.
pub(crate) fn json(measured: &[Measured], options: &Options) -> Value {
    let rate = |rate: Rate| json!({ "median": rate.median.round(), "fastest_tenth": rate.fastest.round() });
    let compared = measured.iter().map(|task| {
        let Comparison { before, after, ratio, layouts } = Comparison::of(&task.layouts);
        let ratio = json!({ "median": ratio.median, "low": ratio.low, "high": ratio.high, "layouts": layouts });
        (task.name.clone(), json!({ "before": rate(before), "after": rate(after), "ratio": ratio }))
    });
    let compared: Map<String, Value> = compared.collect();
    let mut object = Map::new();
    object.insert("games_per_cpu_second".into(), compared.into());
    object.insert("before".into(), json!(options.revision));
    object.insert("rounds".into(), json!(options.rounds));
    object.insert("layouts".into(), json!(options.layout.of));
    machine::describe(&mut object);
    object.into()
}

/// The same as a table.
pub(crate) fn table(measured: &[Measured], options: &Options) -> String {
    let mut text = format!(
        "Random games per CPU second on one thread: before is {}, after is this working tree; {} rounds, {} layouts\n{}\n\n",
        options.revision,
        options.rounds,
        options.layout.of,
        machine::line()
    );
    let mut line = |name: &str, cells: [&str; 7]| {
        let [before, after, before_fastest, after_fastest, ratio, interval, layouts] = cells;
        // Writing into a string cannot fail.
        let _ = writeln!(
            text,
            "{name:44}{before:>10}{after:>10}{before_fastest:>12}{after_fastest:>10}{ratio:>14}{interval:>16}{layouts:>16}"
        );
    };
    line("", ["median", "", "fast tenth", "", "after/before", "95 %", "layouts"]);
    line("", ["before", "after", "before", "after", "", "", ""]);
    for task in measured {
        let Comparison { before, after, ratio, layouts } = Comparison::of(&task.layouts);
        let rates = [before.median, after.median, before.fastest, after.fastest].map(|rate| format!("{rate:.0}"));
        let [before, after, before_fastest, after_fastest] = rates.each_ref().map(String::as_str);
        let range = |low: f64, high: f64| format!("{low:.3} to {high:.3}");
        let interval = range(ratio.low, ratio.high);
        let layouts = range(
            layouts.iter().copied().fold(f64::INFINITY, f64::min),
            layouts.iter().copied().fold(f64::NEG_INFINITY, f64::max),
        );
        let ratio = format!("{:.3}", ratio.median);
        line(&task.name, [before, after, before_fastest, after_fastest, &ratio, &interval, &layouts]);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::Pair;

    fn twice_as_fast() -> (Vec<Measured>, Options) {
        let layouts = vec![vec![Pair { before: 250_000.0, after: 500_000.0 }]];
        let options = Options::parse(["--against".to_owned(), "v1".to_owned()]).expect("it parses");
        (vec![Measured { name: "base_solo".into(), layouts }], options)
    }

    #[test]
    fn the_object_has_both_rates_and_the_ratio() {
        let (measured, options) = twice_as_fast();
        let object = json(&measured, &options);
        let compared = &object["games_per_cpu_second"]["base_solo"];
        assert_eq!(compared["before"]["median"], 250_000.0);
        assert_eq!(compared["after"]["fastest_tenth"], 500_000.0);
        assert_eq!(compared["ratio"]["median"], 2.0);
        assert_eq!(object["before"], "v1");
    }

    #[test]
    fn the_table_has_a_line_for_each_task() {
        let (measured, options) = twice_as_fast();
        let table = table(&measured, &options);
        let line = table.lines().find(|line| line.starts_with("base_solo")).expect("its line");
        assert_eq!(line.split_whitespace().nth(5), Some("2.000"), "{line}");
    }
}
