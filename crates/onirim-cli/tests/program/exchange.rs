//! `onirim export` and `onirim import`.

use std::fs;

#[cfg(unix)]
use crate::tools::Ran;
use crate::tools::{Home, ones, ones_and_oks};

/// A game that is over, one that was left, and a setting.
fn filled() -> Home {
    let home = Home::new();
    home.play("solo", 7, ones(2000));
    home.play("solo", 8, ones(3));
    home.store().set("language", "en").expect("a setting");
    home
}

#[test]
fn everything_goes_into_one_file_and_comes_out_again() {
    let (here, there) = (filled(), Home::new());
    let file = here.path().join("everything.jsonl");
    let name = file.to_str().expect("a name");
    let ran = here.run(&["export", name], "");
    assert_eq!((ran.code, ran.output), (Some(0), format!("2 games and 1 setting written to {name}.\n")));

    let ran = there.run(&["import", name], "");
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    assert_eq!(ran.output, format!("From {name}: 2 new games, 0 brought up to date, 0 already here; 1 new setting.\n"));
    assert_eq!(there.saved().record(), here.saved().record());
    assert_eq!(there.played().record(), here.played().record());

    // The second time nothing is new; played on here, it is brought up to date there.
    assert!(
        there.run(&["import", name], "").says("no new game, 0 brought up to date, 2 already here; no new setting.")
    );
    here.go_on(&ones(2));
    here.run(&["export", "--force", name], "");
    assert!(there.run(&["import", name], "").says("no new game, 1 brought up to date, 1 already here"));
    assert_eq!(there.saved().ply(), 5);
}

#[test]
fn a_file_that_is_there_is_not_written_over_unless_one_wants_it() {
    let home = filled();
    let file = home.path().join("precious");
    fs::write(&file, "precious").expect("a file");
    let name = file.to_str().expect("a name");
    let ran = home.run(&["export", name], "");
    assert_eq!((ran.code, ran.output.as_str()), (Some(1), ""));
    assert!(ran.errors.contains("exists already and was left as it is"), "{}", ran.errors);
    assert_eq!(fs::read_to_string(&file).expect("the file"), "precious");
    assert_eq!(home.run(&["export", name, "--force"], "").code, Some(0));
    assert!(fs::read_to_string(&file).expect("the file").starts_with("{\"onirim-export\""));
    let names: Vec<_> =
        fs::read_dir(home.path()).expect("a folder").map(|file| file.expect("a file").file_name()).collect();
    assert!(names.iter().all(|name| !name.to_string_lossy().contains("part")), "nothing is left over: {names:?}");
}

#[test]
fn pipes_are_filled_and_emptied() {
    let (here, there) = (filled(), Home::new());
    let ran = here.run(&["export", "-"], "");
    assert_eq!(ran.code, Some(0));
    assert_eq!(ran.errors, "2 games and 1 setting written to standard output.\n");
    let ran = there.run(&["import", "-", "--lang", "fr"], ran.output);
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    assert!(ran.output.starts_with("De l’entrée standard\u{a0}: 2 nouvelles parties, "), "{}", ran.output);
}

/// An export is a backup, so nothing is kept back. But who opens it should know what there is to see.
#[test]
fn an_export_says_whose_secrets_it_holds() {
    let home = filled();
    let play = |setup, seed, choices| {
        home.run(&["play", "--plain", "--new", "--setup", setup, "--seed", seed], ones_and_oks(choices));
    };
    let quiet = home.run(&["export", "-"], "").errors;
    assert!(!quiet.contains("Note"), "nobody hides anything: {quiet}");
    play("duo open", "9", 3);
    play("duo talk", "10", 2000);
    assert_eq!(home.run(&["export", "-"], "").errors, "4 games and 1 setting written to standard output.\n");

    play("duo silent", "11", 3);
    let ran = home.run(&["export", "-"], "");
    assert_eq!(ran.code, Some(0));
    let note = "\nNote: 1 of them is not over, and its two players hide cards from each other. Anyone who opens the file sees their cards and the seed, and so the cards to come.\n";
    assert!(ran.errors.ends_with(note), "{}", ran.errors);
    assert!(ran.says("seed: 11\\n"), "it is a whole backup");
    let file = home.path().join("everything.jsonl");
    let ran = home.run(&["export", file.to_str().expect("a name")], "");
    assert!(ran.output.ends_with(note), "{}", ran.output);
    assert_eq!(Home::new().run(&["import", file.to_str().expect("a name")], "").code, Some(0));

    play("duo talk", "12", 3);
    let ran = home.run(&["export", "-", "--lang", "fr"], "");
    assert!(ran.errors.contains("2 d’entre elles sont en cours entre deux joueurs qui se cachent des cartes"));
}

#[test]
fn lines_that_are_passed_over_are_told_with_their_numbers() {
    let (here, there) = (filled(), Home::new());
    let export = here.run(&["export", "-"], "").output;
    let mut lines: Vec<String> = export.lines().map(str::to_owned).collect();
    lines[2] = lines[2].replace("seed: 7", "seed: 9");
    lines.pop();
    lines.push("nonsense".to_owned());
    let ran = there.run(&["import", "-"], lines.join("\n"));
    assert_eq!(ran.code, Some(1));
    assert!(ran.says("1 new game, "), "{}", ran.output);
    assert!(ran.errors.starts_with("2 lines were skipped:\nline 3: its record is wrong, line "), "{}", ran.errors);
    assert!(ran.errors.contains("\nline 5: it cannot be read ("), "{}", ran.errors);
    assert!(ran.errors.contains("it was cut off, and games may be missing"), "{}", ran.errors);
}

/// Whatever a file holds, a terminal is told nothing that it would obey.
#[test]
fn nothing_of_a_hostile_file_reaches_the_terminal() {
    let hostile = "\u{202e}\u{2066}\u{2028}\u{85}\u{200b}\u{e0041}";
    let head = "{\"onirim-export\":{\"version\":1,\"written\":\"\"}}\n";
    let lines = [
        format!("{{\"{hostile}\\u001b[2J\":{{}}}}\n"),
        format!("{{\"game\":\"{hostile}\\u001b[2J\"}}\n"),
        format!(
            "{{\"game\":{{\"id\":\"{}\",\"kind\":\"normal\",\"created\":\"\",\"updated\":\"\",\"record\":\"onirim-record 1\\nsetup: solo\\n{hostile}: 1\"}}}}\n",
            "0".repeat(32)
        ),
    ];
    let home = Home::new();
    let file = home.path().join(format!("file{hostile}\u{1b}[2J"));
    fs::write(&file, format!("{head}{}", lines.concat())).expect("a file");
    let ran = home.run(&["import", file.to_str().expect("a name")], "");
    assert_eq!(ran.code, Some(1));
    assert!(ran.errors.starts_with("3 lines were skipped:\n"), "{}", ran.errors);
    for told in [&ran.output, &ran.errors] {
        assert!(!told.contains(|sign| hostile.contains(sign) || sign == '\u{1b}'), "{told:?}");
    }
}

/// A hundred lines that are as wrong as they are long.
#[test]
fn long_wrong_lines_are_told_shortly() {
    let line = format!("{{\"{}\":1}}\n", "x".repeat(1 << 20));
    let file = format!("{{\"onirim-export\":{{\"version\":1}}}}\n{}", line.repeat(10));
    let ran = Home::new().run(&["import", "-"], file);
    assert_eq!(ran.code, Some(1));
    assert_eq!(ran.errors.lines().count(), 12);
    assert!(ran.errors.lines().all(|line| line.len() < 300), "{} bytes", ran.errors.len());
}

#[cfg(unix)]
#[test]
fn what_never_ends_is_no_export() {
    let ran = Home::new().run(&["import", "/dev/zero"], "");
    assert_eq!((ran.code, ran.output.as_str()), (Some(1), ""));
    assert!(ran.errors.starts_with("onirim: /dev/zero: this file was not exported by Onirim"), "{}", ran.errors);
}

#[cfg(unix)]
#[test]
fn a_good_beginning_that_never_ends_is_taken_as_far_as_it_goes() {
    let export = filled().run(&["export", "-"], "").output;
    let home = Home::new();
    let file = home.path().join("begun");
    fs::write(&file, export.split_inclusive('\n').take(3).collect::<String>()).expect("a file");
    let ran = Ran::of(home.command_in_shell("cat \"$1\" /dev/zero | exec \"$0\" import -").arg(&file));
    assert_eq!(ran.code, Some(1));
    assert!(ran.says("1 new game, "), "{}", ran.output);
    let told = "1 line was skipped:\nline 4: it is longer than 8388608 bytes, which no line of an export is: nothing after it was read\n";
    assert!(ran.errors.starts_with(told), "{}", ran.errors);
}

#[test]
fn a_file_with_a_game_taken_out_is_told() {
    let export = filled().run(&["export", "-"], "").output;
    let without: Vec<&str> =
        export.lines().enumerate().filter(|(place, _)| *place != 2).map(|(_, line)| line).collect();
    let ran = Home::new().run(&["import", "-"], without.join("\n"));
    assert_eq!(ran.code, Some(1));
    assert!(ran.errors.starts_with("The last line of the file does not match the number of lines"), "{}", ran.errors);
}

/// Killed, a program leaves what it has begun. The next one may have the same process number, as all have in a container.
#[cfg(unix)]
#[test]
fn what_a_killed_export_left_behind_blocks_no_other() {
    let home = filled();
    let file = home.path().join("everything.jsonl");
    let script = "for left in $$ $$-0 $$-1; do echo half > \"$1.$left.part\"; done; exec \"$0\" export \"$1\"";
    let ran = Ran::of(home.command_in_shell(script).arg(&file));
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""));
    assert!(fs::read_to_string(&file).expect("an export").starts_with("{\"onirim-export\""));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_device_is_told() {
    let home = filled();
    for arguments in [&["record", "save", "1", "/dev/full"][..], &["export", "/dev/full"]] {
        let ran = home.run(arguments, "");
        assert_eq!((ran.code, ran.output.as_str()), (Some(1), ""), "{arguments:?}");
        assert!(ran.errors.starts_with("onirim: /dev/full cannot be written: "), "{}", ran.errors);
    }
}

#[test]
fn files_that_do_not_work_are_told() {
    let home = Home::new();
    let wrongs: [(&[&str], &str); 5] = [
        (&["import", "missing"], "missing cannot be read: there is no such file or folder"),
        (&["import", "-"], "-: this file was not exported by Onirim"),
        (&["import", "/"], "/ cannot be read: it is a folder"),
        (&["export", "/"], "/ cannot be written: it is a folder"),
        (&["export", "no-folder/file"], "no-folder/file cannot be written: there is no such file or folder"),
    ];
    for (arguments, problem) in wrongs {
        let ran = home.run(arguments, "nonsense");
        assert_eq!((ran.code, ran.output.as_str()), (Some(1), ""), "{arguments:?}");
        assert!(ran.errors.starts_with(&format!("onirim: {problem}")), "{arguments:?}: {}", ran.errors);
    }
    let newer = "{\"onirim-export\":{\"version\":9,\"written\":\"2026-03-02T09:30:00Z\"}}\n";
    assert!(home.run(&["import", "-"], newer).errors.contains("has version 9 of the export format"));
}
