//! `onirim train`.

use std::fs;
use std::path::Path;

use onirim_core::Setup;
use onirim_sim::train::{Recipe, Trainer};
use onirim_testkit::patience::patiently;
use serde_json::Value;

use crate::tools::{Home, Ran};

/// A training that is over at once.
const TINY: [&str; 8] = ["--setup", "solo towers", "--rounds", "6", "--games", "8", "--seed", "5"];

fn in_home(home: &Home, name: &str) -> String {
    home.path().join(name).display().to_string()
}

fn train(home: &Home, out: &str, arguments: &[&str]) -> Ran {
    home.run(&[&["train", out], arguments].concat(), "")
}

#[test]
fn weights_are_written_whatever_the_threads_and_the_checkpoint_goes() {
    let home = Home::new();
    let [one, two] = ["1", "2"].map(|threads| {
        let out = in_home(&home, &format!("{threads}.onw"));
        let ran = train(&home, &out, &[&TINY[..], &["--threads", threads, "--every", "2"]].concat());
        assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""));
        assert!(ran.says(&format!("{out} is written: learned from 48 games; ")), "{}", ran.output);
        fs::read(out).expect("weights")
    });
    assert!(one == two);
    assert_eq!(fs::read_dir(home.path()).expect("a folder").count(), 2, "no checkpoint is left");
}

#[cfg(unix)]
#[test]
fn an_interrupted_training_resumes_and_ends_with_the_same_weights() {
    crate::interrupts::allow();
    let home = Home::new();
    let recipe = ["--rounds", "100", "--games", "16", "--seed", "2"];
    let [whole, parts] = ["whole.onw", "parts.onw"].map(|name| in_home(&home, name));
    assert_eq!(train(&home, &whole, &recipe).code, Some(0));

    let (checkpoint, curve) = (in_home(&home, "parts.onc"), in_home(&home, "curve.svg"));
    let program = home.talk(&[&["train", &parts, "--every", "1", "--curve", &curve], &recipe[..]].concat());
    assert!(patiently(|| Path::new(&curve).exists().then_some(())).is_some(), "no round is played");
    crate::interrupts::send(&program);
    let left = Ran::from(program.finish());
    assert_eq!((left.code, left.errors.as_str()), (Some(130), ""), "{}", left.output);
    assert!(left.says(&format!("Resume with: onirim train {parts} --resume {checkpoint}")), "{}", left.output);
    assert!(!Path::new(&parts).exists());

    let again = train(&home, &parts, &recipe);
    assert_eq!(again.code, Some(1));
    assert!(again.errors.contains("from an unfinished training: resume it with --resume"), "{}", again.errors);
    let resumed = train(&home, &parts, &["--resume", &checkpoint, "--curve", &curve]);
    assert_eq!((resumed.code, resumed.errors.as_str()), (Some(0), ""));
    assert!(fs::read(&parts).expect("weights") == fs::read(&whole).expect("weights"));
    assert!(!Path::new(&checkpoint).exists(), "what is over cannot be gone on with");
    let svg = fs::read_to_string(&curve).expect("a picture");
    assert!(svg.contains(">100 of 100 rounds of 16 games, seed 2<") && svg.matches("<polyline").count() == 2, "{svg}");
}

/// Killed while it writes, it leaves a part beside the checkpoint, which is whole itself.
#[test]
fn a_killed_training_leaves_a_whole_checkpoint() {
    let home = Home::new();
    let [out, checkpoint] = ["out.onw", "out.onc"].map(|name| in_home(&home, name));
    let recipe = ["--rounds", "1000000", "--games", "4", "--seed", "2"];
    let program = home.talk(&[&["train", &out, "--every", "1"], &recipe[..]].concat());
    let is_writing = || {
        let mut names = fs::read_dir(home.path()).ok()?.flatten().map(|file| file.file_name());
        names.any(|name| name.to_string_lossy().ends_with(".part")).then_some(())
    };
    assert!(patiently(|| Path::new(&checkpoint).exists().then_some(())).is_some(), "no checkpoint");
    assert!(patiently(is_writing).is_some(), "nothing is written");
    program.kill();
    let kept = fs::read(&checkpoint).expect("a checkpoint");
    let rounds = Trainer::resume(&kept[..]).expect("a whole checkpoint").curve().len();
    let recipe = Recipe { rounds: 1_000_000, games: 4, ..Recipe::usual(Setup::SOLO, 2) };
    let mut again = Trainer::new(recipe);
    (0..rounds).for_each(|_| assert!(again.round().is_some()));
    assert!(again.checkpoint() == kept, "after {rounds} rounds");
}

#[test]
fn what_cannot_be_done_is_told_before_the_training() {
    let home = Home::new();
    let file = in_home(&home, "is.onw");
    fs::write(&file, "mine").expect("a file");
    let out = in_home(&home, "out.onw");
    let nowhere = in_home(&home, "no/where.onw");
    let long = ["--rounds", "1000000"];
    for (out, arguments, told) in [
        (&file, &[][..], "is.onw exists already and was left as it is"),
        (&nowhere, &[], "where.onw cannot be written: "),
        (&"-".to_owned(), &[], "this cannot be written to standard output: name a file"),
        (&out, &["--curve", "-"], "this cannot be written to standard output: name a file"),
        (&out, &["--from", &file], "is.onw: these are not the weights of an evaluator"),
        (&out, &["--curve", &file], "is.onw exists already"),
        (&out, &["--curve", &out], "out.onw is named for two things"),
        (&out, &["--checkpoint", &nowhere], "where.onw cannot be written: "),
        (&out, &["--checkpoint", &file], "is.onw already exists, from an unfinished training"),
    ] {
        let ran = train(&home, out, &[&long[..], arguments].concat());
        assert_eq!((ran.code, ran.output.as_str()), (Some(1), ""), "{arguments:?}");
        assert!(ran.errors.contains(told), "{}", ran.errors);
    }
    let foreign = train(&home, &out, &["--resume", &file]);
    assert!(foreign.errors.contains("is.onw: this is not a checkpoint of a training"), "{}", foreign.errors);
    for (arguments, told) in [
        (&["--rate", "0"][..], "it is not a number above 0 and up to 1"),
        (&["--rounds", "0"], "it is not a whole number from 1 to 1000000"),
        (&["--resume", "a", "--seed", "3"], "--seed"),
    ] {
        let ran = train(&home, &out, arguments);
        assert_eq!(ran.code, Some(2), "{arguments:?}");
        assert!(ran.errors.contains(told), "{}", ran.errors);
    }
    assert_eq!(fs::read_to_string(&file).expect("a file"), "mine");
    assert_eq!(fs::read_dir(home.path()).expect("a folder").count(), 1, "nothing is left behind");
}

/// `/dev/full` takes nothing, as a disk that is full.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_loses_nothing() {
    let home = Home::new();
    let out = in_home(&home, "out.onw");
    let first = train(&home, &out, &[&TINY[..], &["--checkpoint", "/dev/full"]].concat());
    assert_eq!(first.code, Some(1), "told before the training");
    assert!(first.errors.contains("/dev/full cannot be written: "), "{}", first.errors);

    let on_the_way = train(&home, &out, &[&TINY[..], &["--curve", "/dev/full", "--every", "4"]].concat());
    assert_eq!(on_the_way.code, Some(1));
    assert!(
        on_the_way.errors.contains("The training goes on; the next try is after round 6."),
        "{}",
        on_the_way.errors
    );
    let whole = fs::read(&out).expect("weights are written all the same");

    let checkpoint = in_home(&home, "kept.onc");
    let at_the_end = train(&home, "/dev/full", &[&TINY[..], &["--checkpoint", &checkpoint]].concat());
    assert_eq!(at_the_end.code, Some(1));
    let command = format!("until round 6 is kept; resume with: onirim train /dev/full --resume {checkpoint}");
    assert!(at_the_end.errors.contains(&command), "{}", at_the_end.errors);
    let again = train(&home, &out, &["--resume", &checkpoint, "--force"]);
    assert_eq!((again.code, again.errors.as_str()), (Some(0), ""));
    assert!(fs::read(&out).expect("weights") == whole);
}

#[test]
fn players_judge_with_the_weights_of_a_file() {
    let home = Home::new();
    let out = in_home(&home, "mine.onw");
    assert_eq!(train(&home, &out, &TINY).code, Some(0));
    let arguments = ["sim", "--player", "fast", "--setup", "solo towers", "--games", "50", "--luck", "off"];
    let simulated = |more: &[&str]| -> Value {
        let ran = home.run(&[&arguments[..], &["--json"], more].concat(), "");
        serde_json::from_str(&ran.output).expect("JSON")
    };
    let (usual, mine) = (simulated(&[]), simulated(&["--weights", &out]));
    assert_eq!((&usual["weights"]["name"], &mine["weights"]["name"]), (&"shipped".into(), &"mine.onw".into()));
    assert_ne!(usual["weights"]["checksum"], mine["weights"]["checksum"]);
    assert_ne!(usual["distributions"], mine["distributions"]);
    let checksum = mine["weights"]["checksum"].as_str().expect("a checksum");
    let table = home.run(&[&arguments[..], &["--weights", &out]].concat(), "");
    assert!(table.says(&format!("\nWeights of mine.onw, checksum {checksum}\n")), "{}", table.output);

    let mut damaged = fs::read(&out).expect("weights");
    damaged[100] ^= 1;
    fs::write(&out, damaged).expect("a file");
    let ran = home.run(&[&arguments[..], &["--weights", &out, "--lang", "fr"]].concat(), "");
    assert_eq!((ran.code, ran.output.as_str()), (Some(1), ""));
    assert!(ran.errors.contains("mine.onw\u{a0}: il est endommagé"), "{}", ran.errors);
}
