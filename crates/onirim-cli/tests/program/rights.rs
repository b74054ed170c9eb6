//! Who may read what the program writes, and what it does where it may not write.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use crate::tools::{Home, Ran, ones};

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
