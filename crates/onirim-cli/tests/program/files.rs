//! Files that are named on the command line: what is read and written, and what must not be.

use std::fs;

use crate::tools::{Home, Ran, ones};

/// A training that is over at once.
const TINY: [&str; 4] = ["--rounds", "1", "--games", "2"];

fn in_home(home: &Home, name: &str) -> String {
    home.path().join(name).display().to_string()
}

fn content(home: &Home, name: &str) -> Vec<u8> {
    fs::read(home.path().join(name)).unwrap_or_default()
}

/// Refused before anything is done.
fn assert_refused(ran: &Ran, why: &str) {
    assert_eq!((ran.code, ran.output.as_str()), (Some(1), ""), "{}", ran.errors);
    assert!(ran.errors.contains(why), "{}", ran.errors);
}

#[test]
fn a_training_does_not_write_two_things_into_one_file() {
    let home = Home::new();
    let [out, dotted] = ["a.onw", "./a.onw"].map(|name| in_home(&home, name));
    for existing in ["new", "old"] {
        for option in ["--checkpoint", "--curve"] {
            let ran = home.run(&[&["train", &out, option, &dotted, "--force"], &TINY[..]].concat(), "");
            assert_refused(&ran, "is named for two things");
        }
        assert_eq!(content(&home, "a.onw"), if existing == "new" { &b""[..] } else { b"mine" });
        fs::write(&out, "mine").expect("a file");
    }
    // Weights that are gone on with may be replaced by what came of them, but not by something else.
    let [weights, checkpoint] = ["w.onw", "w.onc"].map(|name| in_home(&home, name));
    assert_eq!(home.run(&[&["train", &weights], &TINY[..]].concat(), "").code, Some(0));
    let before = content(&home, "w.onw");
    for option in ["--checkpoint", "--curve"] {
        let ran =
            home.run(&[&["train", &out, "--from", &weights, option, &weights, "--force"], &TINY[..]].concat(), "");
        assert_refused(&ran, "is named for two things");
    }
    assert!(content(&home, "w.onw") == before);
    let on = home.run(&[&["train", &weights, "--from", &weights, "--force"], &TINY[..]].concat(), "");
    assert_eq!(on.code, Some(0), "{}", on.errors);
    assert!(content(&home, "w.onw") != before && !home.path().join("w.onc").exists());
    // The checkpoint that is resumed is not drawn over.
    fs::write(&checkpoint, "kept").expect("a file");
    let other = in_home(&home, "other.onc");
    let ran = home
        .run(&["train", &out, "--resume", &checkpoint, "--checkpoint", &other, "--curve", &checkpoint, "--force"], "");
    assert_refused(&ran, "is named for two things");
    assert_eq!(content(&home, "w.onc"), b"kept");
}

#[cfg(unix)]
#[test]
fn links_to_a_file_are_that_file() {
    let home = Home::new();
    let [file, hard, soft] = ["a.onw", "hard", "soft"].map(|name| in_home(&home, name));
    fs::write(&file, "mine").expect("a file");
    fs::hard_link(&file, &hard).expect("a link");
    std::os::unix::fs::symlink("a.onw", &soft).expect("a link");
    for link in [&hard, &soft] {
        let ran = home.run(&[&["train", &file, "--curve", link, "--force"], &TINY[..]].concat(), "");
        assert_refused(&ran, "is named for two things");
    }
    assert_eq!(content(&home, "a.onw"), b"mine");
}

#[test]
fn what_is_read_is_not_written_over() {
    let home = Home::new();
    let [file, dotted] = ["f", "./f"].map(|name| in_home(&home, name));
    fs::write(&file, "mine").expect("a file");
    let records = in_home(&home, "records");
    fs::create_dir(&records).expect("a folder");
    let record = in_home(&home, "records/random-0.onirim");
    for arguments in [
        &["sim", "--player", "fast", "--weights", &file, "--plot", &dotted][..],
        &["sim", "merge", &file, "--plot", &dotted],
        &["sim", "--records", &records, "--plot", &record],
        &["review", &file, "--html", &dotted],
    ] {
        let ran = home.run(&[arguments, &["--force"]].concat(), "");
        assert_refused(&ran, "is named for two things");
        assert_eq!(content(&home, "f"), b"mine", "{arguments:?}");
    }
}

#[test]
fn the_store_is_not_written_over() {
    let home = Home::new();
    home.play("solo", 7, ones(2));
    let before = content(&home, "onirim.db");
    for name in ["onirim.db", "./onirim.db", "onirim.db-wal", "onirim.db-shm", "onirim.db-journal"] {
        let file = in_home(&home, name);
        for arguments in [
            &["export", &file, "--force"][..],
            &["record", "save", "1", &file, "--force"],
            &["sim", "--games", "1", "--plot", &file, "--force"],
            &["train", &file, "--force"],
        ] {
            assert_refused(&home.run(arguments, ""), "belongs to the saved games: name another file");
        }
    }
    #[cfg(unix)]
    {
        let link = in_home(&home, "link");
        std::os::unix::fs::symlink(home.path().join("onirim.db"), &link).expect("a link");
        assert_refused(&home.run(&["export", &link, "--force"], ""), "belongs to the saved games");
    }
    assert!(content(&home, "onirim.db") == before);
    assert_eq!(home.saved().ply(), 2);
    assert_eq!(home.run(&["export", &in_home(&home, "onirim.db.jsonl")], "").code, Some(0));
}

#[cfg(target_os = "linux")]
#[test]
fn what_has_no_end_is_not_read_to_it() {
    let home = Home::new();
    let endless = "/dev/zero";
    for (arguments, told) in [
        (&["sim", "merge", endless][..], "/dev/zero cannot be read: it is too large"),
        (&["sim", "--player", "fast", "--weights", endless], "/dev/zero cannot be read: it is too large"),
        (&["train", "out.onw", "--from", endless], "/dev/zero cannot be read: it is too large"),
        (&["train", "out.onw", "--resume", endless, "--checkpoint", "c"], "this is not a checkpoint of a training"),
        (&["import", endless], "this is not a file that Onirim has exported"),
        (&["review", endless], "the file has more than 1048576 bytes"),
        (&["advise", endless], "the file has more than 1048576 bytes"),
        (&["play", "--from", endless], "the file has more than 1048576 bytes"),
    ] {
        let ran = Ran::of(home.command(arguments).current_dir(home.path()));
        assert_refused(&ran, told);
    }
    let mut program = home.talk(&["sim", "merge", "-"]);
    program.feed(vec![b' '; (1 << 24) + 1]);
    assert_refused(&program.finish().into(), "- cannot be read: it is too large");
    let checked = home.run(&["record", "check", endless], "");
    assert!(checked.code == Some(1) && checked.says("more than 1048576 bytes"), "{}", checked.output);
}

/// The library for time reads the file that this variable names.
#[cfg(target_os = "linux")]
#[test]
fn a_device_as_time_zone_means_no_time_zone() {
    let home = Home::new();
    for (zone, folder) in [("/dev/zero", ""), (":/dev/zero", ""), ("zero", "/dev")] {
        for arguments in [&["play", "--plain", "--daily"][..], &["stats"], &["record", "list"]] {
            let ran = Ran::of(home.command(arguments).env("TZ", zone).env("TZDIR", folder));
            assert_eq!(ran.code, Some(0), "{zone} {arguments:?}: {}", ran.errors);
        }
    }
    assert_eq!(home.unfinished().len(), 1);
}

#[test]
fn a_file_may_have_a_long_name() {
    let home = Home::new();
    let file = in_home(&home, &"é".repeat(120));
    let ran = home.run(&["sim", "--games", "2", "--plot", &file], "");
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    assert!(fs::read(&file).expect("a picture").starts_with(b"<svg "));
}

#[cfg(unix)]
#[test]
fn a_picture_does_not_take_the_place_of_the_figures() {
    let home = Home::new();
    let script = "\"$0\" sim --games 5 --plot both --force > both";
    let ran = Ran::of(home.command_in_shell(script).current_dir(home.path()));
    assert_refused(&ran, "both is named for two things");
}

/// A program that reads from a pipe must not see its end before there is anything in it.
#[cfg(unix)]
#[test]
fn a_picture_goes_into_a_named_pipe() {
    let home = Home::new();
    let script = "mkfifo pipe && { cat pipe > got.svg & } && \"$0\" sim --games 5 --plot pipe > told.txt; wait";
    let ran = Ran::of(home.command_in_shell(script).current_dir(home.path()));
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""));
    assert!(content(&home, "got.svg").starts_with(b"<svg "));
    assert!(String::from_utf8_lossy(&content(&home, "told.txt")).contains("5 games"));
}

/// At the end of the work it is too late to say so.
#[cfg(unix)]
#[test]
fn a_link_that_leads_nowhere_is_left_alone() {
    let home = Home::new();
    let link = in_home(&home, "link");
    std::os::unix::fs::symlink("nowhere", &link).expect("a link");
    let ran = home.run(&["sim", "--games", "1000000000000", "--plot", &link], "");
    assert_refused(&ran, "exists already");
}
