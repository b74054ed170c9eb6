//! How two engines compare, for people and for programs.

use std::fmt::Write;

use serde_json::{Map, Value, json};

use crate::contest::Contest;
use crate::machine;
use crate::options::Options;
use crate::statistics::{Comparison, Rate};

/// One JSON object: a comparison for each contest, then what it was measured on.
pub(crate) fn json(contests: &[Contest], options: &Options) -> Value {
    let rate = |rate: Rate| json!({ "median": rate.median.round(), "fastest_tenth": rate.fastest.round() });
    let compared = contests.iter().map(|contest| {
        let Comparison { before, after, ratio } = Comparison::of(&contest.pairs);
        let ratio = json!({ "median": ratio.median, "low": ratio.low, "high": ratio.high });
        (contest.name.clone(), json!({ "before": rate(before), "after": rate(after), "ratio": ratio }))
    });
    let compared: Map<String, Value> = compared.collect();
    let mut object = Map::new();
    object.insert("games_per_cpu_second".into(), compared.into());
    object.insert("before".into(), json!(options.revision));
    object.insert("rounds".into(), json!(options.rounds));
    machine::describe(&mut object);
    object.into()
}

/// The same as a table.
pub(crate) fn table(contests: &[Contest], options: &Options) -> String {
    let mut text = format!(
        "Random games per CPU second on one thread: before is {}, after is this working tree; {} rounds\n{}\n\n",
        options.revision,
        options.rounds,
        machine::line()
    );
    let mut line = |name: &str, cells: [&str; 6]| {
        let [before, after, before_fastest, after_fastest, ratio, interval] = cells;
        // Writing into a string cannot fail.
        let _ = writeln!(
            text,
            "{name:44}{before:>10}{after:>10}{before_fastest:>12}{after_fastest:>10}{ratio:>14}{interval:>16}"
        );
    };
    line("", ["median", "", "fast tenth", "", "after/before", "95 %"]);
    line("", ["before", "after", "before", "after", "", ""]);
    for contest in contests {
        let Comparison { before, after, ratio } = Comparison::of(&contest.pairs);
        let rates = [before.median, after.median, before.fastest, after.fastest].map(|rate| format!("{rate:.0}"));
        let [before, after, before_fastest, after_fastest] = rates.each_ref().map(String::as_str);
        let interval = format!("{:.3} to {:.3}", ratio.low, ratio.high);
        let ratio = format!("{:.3}", ratio.median);
        line(&contest.name, [before, after, before_fastest, after_fastest, &ratio, &interval]);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::Pair;
    use crate::options::Format;

    fn twice_as_fast() -> (Vec<Contest>, Options) {
        let mut contest = Contest::new("base_solo".into(), Box::new(|_, _| ()), Box::new(|_, _| ()));
        contest.pairs = vec![Pair { before: 250_000.0, after: 500_000.0 }];
        (vec![contest], Options { format: Format::Json, rounds: 1, revision: "v1".into() })
    }

    #[test]
    fn the_object_has_both_rates_and_the_ratio() {
        let (contests, options) = twice_as_fast();
        let object = json(&contests, &options);
        let compared = &object["games_per_cpu_second"]["base_solo"];
        assert_eq!(compared["before"]["median"], 250_000.0);
        assert_eq!(compared["after"]["fastest_tenth"], 500_000.0);
        assert_eq!(compared["ratio"]["median"], 2.0);
        assert_eq!(object["before"], "v1");
    }

    #[test]
    fn the_table_has_a_line_for_each_contest() {
        let (contests, options) = twice_as_fast();
        let table = table(&contests, &options);
        let line = table.lines().find(|line| line.starts_with("base_solo")).expect("its line");
        assert_eq!(line.split_whitespace().nth(5), Some("2.000"), "{line}");
    }
}
