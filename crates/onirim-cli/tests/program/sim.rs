//! `onirim sim`.

use std::fs;

use onirim_testkit::patience::patiently;
use serde_json::Value;

use crate::tools::{Home, PROGRAM, Ran, members};

/// What `--json` says, without the time that it took.
fn simulated(home: &Home, arguments: &[&str]) -> Value {
    let ran = home.run(&[&["sim", "--json"], arguments].concat(), "");
    assert_eq!((ran.code, ran.errors.as_str(), ran.output.lines().count()), (Some(0), "", 1), "{arguments:?}");
    timeless(&ran.output)
}

fn timeless(json: &str) -> Value {
    let mut value: Value = serde_json::from_str(json).expect("JSON");
    for member in ["cpu_seconds", "games_per_cpu_second", "total_cpu_seconds"] {
        assert!(value[member].as_f64().is_some_and(|number| number > 0.0), "{member}: {value}");
        value[member] = Value::Null;
    }
    value
}

#[test]
fn the_result_does_not_depend_on_the_threads() {
    let home = Home::new();
    let results = ["1", "2", "5"]
        .map(|threads| simulated(&home, &["--games", "3000", "--setup", "solo book towers", "--threads", threads]));
    assert_eq!(results[0]["games"], 3000);
    assert!(results.iter().all(|result| *result == results[0]));
    assert_ne!(results[0], simulated(&home, &["--games", "3000", "--setup", "solo book towers", "--seed", "2"]));
    assert!(home.is_empty(), "nothing is saved");
}

#[test]
fn shards_merge_to_the_whole() {
    let home = Home::new();
    let file = |name: &str| home.path().join(name).display().to_string();
    let files = ["1/3", "2/3", "3/3"].map(|shard| {
        let ran = home.run(&["sim", "--json", "--games", "1000", "--shard", shard], "");
        let file = file(&shard.replace('/', "-"));
        fs::write(&file, ran.output).expect("a file");
        file
    });
    let whole = simulated(&home, &["--games", "1000"]);
    let merged = home.run(&["sim", "merge", "--json", &files[2], &files[0], &files[1]], "");
    assert_eq!(timeless(&merged.output), whole, "{}", merged.errors);
    let some = home.run(&["sim", "merge", &files[2], &files[0]], "");
    assert!(some.says("\nShards 1 and 3 of 3: only a part of these games.\n"), "{}", some.output);

    let twice = home.run(&["sim", "merge", &files[0], &files[0]], "");
    assert_eq!((twice.code, twice.output.as_str()), (Some(1), ""));
    assert!(twice.errors.contains("its shard is in another file already"), "{}", twice.errors);
    let other = home.run(&["sim", "--json", "--games", "1000", "--shard", "1/3", "--seed", "2"], "").output;
    let other = home.run(&["sim", "merge", &files[1], "-"], other);
    assert!(other.errors.contains("-: it belongs to another simulation than the first file"), "{}", other.errors);
    let no_report = home.run(&["sim", "merge", "-", "--lang", "fr"], "{}");
    assert!(no_report.errors.contains("ce n’est pas ce qu’écrit `onirim sim --json`"), "{}", no_report.errors);
}

#[test]
fn the_table_tells_what_programs_are_told() {
    let home = Home::new();
    let json = simulated(&home, &["--games", "2000"]);
    let table = home.run(&["sim", "--games", "2000"], "");
    assert_eq!((table.code, table.errors.as_str()), (Some(0), ""), "a pipe sees no progress");
    let row = |name: &str| table.last(&format!("  {name}  ")).trim_start()[name.len()..].trim().to_owned();
    assert_eq!((row("Games").as_str(), &json["games"]), ("2,000", &Value::from(2000)));
    assert_eq!(row("Won"), json["wins"].to_string());
    let high = json["ci95"][1].as_f64().expect("a number") * 100.0;
    assert_eq!(row("Win rate"), format!("0.00% (95%: 0.00% to {high:.2}%)"));
    assert_eq!((row("Win rate, luck taken out").as_str(), &json["adjusted"]), ("–", &Value::Null));
    let endings = &json["distributions"]["endings"];
    for (name, ending) in [("Lost filling the hand", "refill"), ("Lost to a Nightmare, new hand", "nightmare")] {
        let count = endings[ending].as_u64().expect("a number");
        assert_eq!(row(name).replace(',', ""), format!("{count} ({:.2}%)", count as f64 / 20.0));
    }
    for (doors, count) in json["distributions"]["doors"].as_array().expect("a list").iter().enumerate() {
        let line = table.last(&format!("    {doors} "));
        assert!(line.replace(',', "").contains(&format!(" {count} (")), "{line}");
    }
    let turns = json["distributions"]["turns"].as_array().expect("a list");
    let sum: u64 = turns.iter().zip(0..).map(|(count, turns)| count.as_u64().expect("a number") * turns).sum();
    assert!(row("Turns").starts_with(&format!("{:.2} on average, ", sum as f64 / 2000.0)), "{}", table.output);
    let french = home.run(&["sim", "--games", "2000", "--lang", "fr"], "");
    assert!(french.says("2\u{202f}000 parties, graine 1, donnes rapides\n") && !french.says("⟦"), "{}", french.output);
}

#[test]
fn luck_is_taken_out_where_a_player_can_appraise_it() {
    let home = Home::new();
    let width = |ci95: &Value| ci95[1].as_f64().expect("a number") - ci95[0].as_f64().expect("a number");
    let json = simulated(&home, &["--player", "fast", "--games", "200"]);
    assert_eq!((&json["deals"], &json["luck"]["games"]), (&Value::from("shared"), &Value::from(200)));
    assert!(width(&json["adjusted"]["ci95"]) < width(&json["ci95"]), "{json}");
    let table = home.run(&["sim", "--player", "fast", "--games", "200"], "");
    let share = json["adjusted"]["win_rate"].as_f64().expect("a number") * 100.0;
    assert!(table.last("  Win rate, luck taken out").contains(&format!(" {share:.2}% (95%: ")), "{}", table.output);
    let time = table.last("  Estimate of luck");
    assert!(time.contains(" s of CPU time (") && time.ends_with(" s in all)"), "{time}");
    let off = simulated(&home, &["--player", "fast", "--games", "200", "--luck", "off"]);
    assert_eq!((&off["wins"], &off["adjusted"], &off["luck"]), (&json["wins"], &Value::Null, &Value::Null));
}

/// The time of the estimate of luck is most of it.
#[test]
fn all_cpu_time_is_told() {
    let ran = Home::new().run(&["sim", "--json", "--player", "fast", "--games", "60"], "");
    let json: Value = serde_json::from_str(&ran.output).expect("JSON");
    let seconds = |value: &Value| value.as_f64().expect("a number");
    let (playing, luck) = (seconds(&json["cpu_seconds"]), seconds(&json["luck"]["cpu_seconds"]));
    assert!((seconds(&json["total_cpu_seconds"]) - playing - luck).abs() < 1e-6 && luck > playing, "{json}");
    // Reports of earlier versions do not have it.
    let older = ran.output.replace("\"total_cpu_seconds\"", "\"something_else\"");
    let merged = Home::new().run(&["sim", "merge", "--json", "-"], &older);
    assert_eq!(merged.output, ran.output, "{}", merged.errors);
}

#[test]
fn two_players_are_compared_on_the_same_deals() {
    let home = Home::new();
    let arguments = ["sim", "--compare", "random,random", "--games", "500", "--setup", "solo"];
    let table = home.run(&arguments, "");
    assert!(table.says("random and random on the same deals\n"), "{}", table.output);
    assert!(table.says("  Neither won                       500 (100.00%)\n"), "{}", table.output);
    let json = home.run(&[&arguments[..], &["--json", "--until-decided"]].concat(), "");
    let json: Value = serde_json::from_str(&json.output).expect("JSON");
    let compared = &json["compared"];
    assert_eq!(compared["players"][0]["distributions"], compared["players"][1]["distributions"]);
    assert_eq!((&compared["neither_won"], &compared["mcnemar_p"]), (&Value::from(500), &Value::from(1.0)));
    assert_eq!(compared["decided"], Value::Null, "nobody won, so nothing is decided");
}

/// The members that the description names are those that are there.
#[test]
fn programs_get_json_as_it_is_described() {
    let text = include_str!("../../../../docs/sim-format.md");
    let mut examples = text.split("```json\n").skip(1).filter_map(|rest| rest.split("```").next());
    let home = Home::new();
    for arguments in [&["--games", "100", "--player", "fast"][..], &["--games", "40", "--compare", "random,random"]] {
        let example = examples.next().expect("an example");
        let found = home.run(&[&["sim", "--json"], arguments].concat(), "").output;
        let [found, described] = [&found, example].map(|json| serde_json::from_str(json).expect("JSON"));
        assert_eq!(members(&found), members(&described));
        for member in members(&found) {
            assert!(text.contains(&format!("`{member}`")), "{member} is not described");
        }
        // What is described can be merged: so it is read as it is written.
        let read = home.run(&["sim", "merge", "-"], example);
        assert_eq!(read.code, Some(0), "{}", read.errors);
    }
    assert_eq!(examples.next(), None);
}

#[test]
fn a_picture_is_drawn_and_destroys_no_other() {
    let home = Home::new();
    let file = home.path().join("plot.svg").display().to_string();
    let arguments = ["sim", "--games", "100", "--plot", &file];
    assert_eq!(home.run(&arguments, "").code, Some(0));
    let svg = fs::read_to_string(&file).expect("a picture");
    assert!(svg.starts_with("<svg ") && svg.contains(">random: won 0.00% (95%: 0.00% to 3.70%)<"), "{svg}");
    let again = home.run(&arguments, "");
    assert_eq!((again.code, again.output.as_str()), (Some(1), ""));
    assert!(again.errors.contains("exists already"), "{}", again.errors);
    let force = home.run(&[&arguments[..], &["--force", "--lang", "fr"]].concat(), "");
    assert_eq!(force.code, Some(0), "{}", force.errors);
    assert!(fs::read_to_string(&file).expect("a picture").contains("Comment les parties ont fini"));
}

#[test]
fn records_are_true() {
    let home = Home::new();
    let folder = home.path().join("records").display().to_string();
    let arguments = ["sim", "--games", "12", "--setup", "duo silent towers", "--json"];
    let kept = home.run(&[&arguments[..], &["--records", &folder]].concat(), "");
    let shared = home.run(&[&arguments[..], &["--deals", "shared"]].concat(), "");
    assert_eq!(timeless(&kept.output), timeless(&shared.output), "the same games");
    let mut files: Vec<String> = fs::read_dir(&folder)
        .expect("a folder")
        .map(|file| file.expect("a file").path().display().to_string())
        .collect();
    files.sort();
    assert_eq!(files.len(), 12);
    assert!(files[3].ends_with("random-03.onirim"), "{files:?}");
    let check: Vec<&str> = ["record", "check"].into_iter().chain(files.iter().map(String::as_str)).collect();
    let checked = home.run(&check, "");
    assert_eq!((checked.code, checked.times(": good: ")), (Some(0), 12), "{}", checked.output);
    let again = home.run(&[&arguments[..], &["--records", &folder]].concat(), "");
    assert_eq!((again.code, again.output.lines().count()), (Some(1), 1), "what was played is told: {}", again.output);
    assert!(again.errors.contains("random-00.onirim exists already"), "{}", again.errors);
}

#[test]
fn a_wrong_simulation_says_what_to_do() {
    let home = Home::new();
    let wrongs: [(&[&str], i32, &str); 17] = [
        (&["--games", "0"], 2, "it is not a whole number from 1 to"),
        (&["--threads", "0"], 2, "it is not a whole number from 1 to 4096"),
        (&["--player", "nobody"], 2, "there is no such player; choose one of random, "),
        (&["--player", "nobody", "--lang", "fr"], 2, "ce joueur n’existe pas\u{a0}; choisissez parmi random, "),
        (&["--compare", "random"], 2, "name two players with a comma between them"),
        (&["--compare", "random,random", "--player", "random"], 2, "cannot be used together"),
        (&["--shard", "5/4"], 2, "the third of sixteen"),
        (&["--until-decided"], 2, "--compare <PLAYERS> is missing"),
        (&["--compare", "random,random", "--until-decided", "--margin", "0"], 2, "points above 0"),
        (&["--player", "fast", "--effort", "100"], 1, "fast does not think ahead: --effort is for strong"),
        (&["--player", "random", "--weights", "some.onw"], 1, "random plays without weights"),
        (&["--deals", "slow"], 2, "choose one of shared, quick"),
        (&["--setup", "trio"], 2, "is not valid for --setup"),
        (&["--plot", "no-folder/plot.svg"], 1, "no-folder/plot.svg cannot be written: there is no such file or folder"),
        (&["--plot", "/"], 1, "/ cannot be written: it is a folder"),
        (&["--records", PROGRAM], 1, " cannot be written: a part of its path is not a folder"),
        (&["--records", "records", "--deals", "quick"], 1, "records need shared deals"),
    ];
    for (arguments, code, problem) in wrongs {
        // So many games that they cannot be played first.
        let many = if arguments.contains(&"--games") { &[][..] } else { &["--games", "1000000000000"] };
        let ran = home.run(&[&["sim"], arguments, many].concat(), "");
        assert_eq!((ran.code, ran.output.as_str()), (Some(code), ""), "{arguments:?}");
        assert!(ran.errors.contains(problem), "{arguments:?}: {}", ran.errors);
    }
    assert!(home.is_empty());
}

/// `/dev/full` takes nothing.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let home = Home::new();
    let plot = home.run(&["sim", "--games", "10", "--plot", "/dev/full"], "");
    assert_eq!(plot.code, Some(1));
    assert!(
        plot.says("\n  Games                             10\n"),
        "the figures are told all the same: {}",
        plot.output
    );
    assert!(plot.errors.contains("/dev/full cannot be written: the disk is full"), "{}", plot.errors);
    for arguments in [&["sim", "--games", "10"][..], &["sim", "--games", "10", "--json"], &["sim", "--help"]] {
        let full = fs::File::options().write(true).open("/dev/full").expect("a device");
        let ran = Ran::of(home.command(arguments).stdout(full));
        assert_eq!(ran.code, Some(1));
        assert!(ran.errors.contains("the disk is full"), "{}", ran.errors);
    }
}

/// Ctrl-C ends it, and what was played until then is not lost.
#[cfg(unix)]
#[test]
fn an_interrupt_leaves_what_was_played() {
    crate::interrupts::allow();
    let home = Home::new();
    for json in [&[][..], &["--json"]] {
        let folder = home.path().join(format!("records{}", json.len()));
        let folder_name = folder.display().to_string();
        let arguments = ["sim", "--games", "1000000000", "--records", &folder_name];
        let program = home.talk(&[&arguments[..], json].concat());
        let begun = patiently(|| fs::read_dir(&folder).ok()?.next().map(|_| ()));
        assert!(begun.is_some(), "no game is played");
        crate::interrupts::send(&program);
        let ran = Ran::from(program.finish());
        assert_eq!((ran.code, ran.errors.as_str()), (Some(130), ""));
        if json.is_empty() {
            assert!(ran.says("\nInterrupted: only "), "{}", ran.output);
        } else {
            let found: Value = serde_json::from_str(&ran.output).expect("JSON");
            assert_eq!((&found["interrupted"], &found["asked"]), (&Value::from(true), &Value::from(1_000_000_000)));
            let games = found["games"].as_u64().expect("a number");
            assert_eq!(games, fs::read_dir(&folder).expect("a folder").count() as u64, "what counts is recorded");
        }
    }
}
