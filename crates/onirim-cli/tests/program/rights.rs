//! Who may read what the program writes, and what it does where it may not write.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

use onirim_testkit::patience::Program;
use tempfile::TempDir;

use crate::tools::{Home, PROGRAM, PROMPT, Ran, ones};

fn mode(path: &Path) -> u32 {
    fs::metadata(path).expect("a file").permissions().mode() & 0o777
}

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("new rights");
}

/// Games hold what players hide, wherever they are written.
#[test]
fn games_are_for_their_owner_alone_whatever_the_umask_says() {
    let home = Home::new();
    home.play("solo", 7, ones(3));
    let folder = home.path().join("new");
    let export = home.path().join("export");
    let record = home.path().join("record");
    let script = "umask 0; \"$0\" export \"$1\" && \"$0\" record save 1 \"$2\" && ONIRIM_DATA_DIR=\"$3\" exec \"$0\" import \"$1\"";
    let ran = Ran::of(home.command_in_shell(script).args([&export, &record, &folder]));
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    assert_eq!(mode(&folder), 0o700);
    for file in [&export, &record, &folder.join("onirim.db")] {
        assert_eq!(mode(file), 0o600, "{}", file.display());
    }
}

#[test]
fn a_file_that_is_written_over_keeps_its_rights() {
    let home = Home::new();
    home.play("solo", 7, ones(3));
    let file = home.path().join("shared");
    fs::write(&file, "").expect("a file");
    let name = file.to_str().expect("a name");
    for rights in [0o644, 0o660, 0o600] {
        set_mode(&file, rights);
        for arguments in [&["export", name, "--force"][..], &["record", "save", "1", name, "--force"]] {
            assert_eq!(home.run(arguments, "").code, Some(0), "{arguments:?}");
            assert_eq!(mode(&file), rights, "{arguments:?}");
        }
    }
}

/// The user who owns nothing. Root may write everywhere, so root lets this one try.
const NOBODY: u32 = 65534;

/// Another program copies it: what this one has open for writing, a child of another test may have open too for a moment, and then it cannot be started.
fn copy_program(folder: &Path) {
    let ran = Ran::of(Command::new("cp").arg(PROGRAM).arg(folder));
    assert_eq!(ran.code, Some(0));
}

/// The program of a user who may read the home but not write there.
struct Guest<'a> {
    home: &'a Home,
    /// Holds a copy of the program: other users may not read the build folder.
    place: TempDir,
}

impl Guest<'_> {
    fn of(home: &Home) -> Guest<'_> {
        let place = tempfile::tempdir().expect("a folder");
        set_mode(place.path(), 0o777);
        copy_program(place.path());
        Guest { home, place }
    }

    fn run(&self, arguments: &[&str]) -> Ran {
        self.talk(arguments).finish().into()
    }

    fn talk(&self, arguments: &[&str]) -> Program {
        let mut command = self.home.command_of(&self.place.path().join("onirim"), arguments);
        command.current_dir(self.place.path());
        if rustix::process::geteuid().is_root() {
            command.uid(NOBODY).gid(NOBODY);
        }
        command.spawn().expect("the program starts").into()
    }
}

/// Sets the rights of the home and of all that is in it.
fn set_modes(home: &Home, folder: u32, files: u32) {
    for file in fs::read_dir(home.path()).expect("a folder") {
        set_mode(&file.expect("a file").path(), files);
    }
    set_mode(home.path(), folder);
}

/// A backup on a disk that is read-only, or the games of another user.
#[test]
fn games_can_be_read_where_nothing_can_be_written() {
    let home = Home::new();
    home.play("solo", 7, ones(2000));
    home.play("solo", 8, ones(3));
    home.store().set("language", "fr").expect("a setting");
    let commands: [&[&str]; 7] = [
        &["record", "list"],
        &["record", "list", "--json"],
        &["stats"],
        &["stats", "--json"],
        &["export", "-"],
        &["record", "save", "2"],
        &["record", "show", "--game", "2"],
    ];
    // But for the time at which an export was written.
    let told = |ran: Ran| ran.output.lines().filter(|line| !line.contains("written")).collect::<String>();
    let before = commands.map(|arguments| told(home.run(arguments, "")));

    set_modes(&home, 0o555, 0o444);
    let guest = Guest::of(&home);
    for (arguments, before) in commands.into_iter().zip(before) {
        let ran = guest.run(arguments);
        assert_eq!(ran.code, Some(0), "{arguments:?}: {}", ran.errors);
        assert_eq!(told(ran), before, "{arguments:?}");
    }
    let ran = guest.run(&["export", "backup"]);
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    let ran = guest.run(&["import", "backup", "--lang", "en"]);
    assert_eq!((ran.code, ran.output.as_str()), (Some(1), ""));
    assert!(ran.errors.contains("onirim.db cannot be written"), "{}", ran.errors);
    set_mode(home.path(), 0o755);
}

/// A guest takes up the game that was left, and makes a choice that cannot be saved.
fn played_on(home: &Home) -> Program {
    home.play("solo", 7, ones(3));
    set_modes(home, 0o555, 0o444);
    let mut talk = Guest::of(home).talk(&["play", "--plain"]);
    assert!(talk.hear("(Enter: 1): ").contains("\n1. Continue: Alone, the base game"));
    talk.say("1");
    assert!(!talk.hear(PROMPT).contains("could not be saved"), "there is nothing to save yet");
    talk.say("1");
    assert!(talk.hear(PROMPT).contains("The game could not be saved: "));
    talk
}

#[test]
fn a_game_that_can_only_be_read_is_played_on_and_stays_as_it_was() {
    let home = Home::new();
    let talk = played_on(&home);
    let ran = Ran::from(talk.finish());
    assert_eq!(ran.code, Some(1));
    assert!(ran.says("The game could not be saved: ") && ran.says("cannot be written"), "{}", ran.output);
    set_mode(home.path(), 0o755);
    assert_eq!(home.saved().ply(), 3);
}

#[test]
fn a_game_that_could_only_be_read_is_saved_once_it_can_be_written() {
    let home = Home::new();
    let mut talk = played_on(&home);
    set_modes(&home, 0o777, 0o666);
    talk.say("1");
    assert!(!talk.hear(PROMPT).contains("could not be saved"));
    talk.say("q");
    let ran = Ran::from(talk.finish());
    assert_eq!(ran.code, Some(0), "{}", ran.output);
    set_mode(home.path(), 0o755);
    assert_eq!(home.saved().ply(), 5);
}
