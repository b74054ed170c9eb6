//! The page for browsers, from the program.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;

use onirim_testkit::patience::PATIENCE;

use crate::tools::{Home, PROGRAM, Ran};

/// A folder with a page.
fn page(home: &Home) -> PathBuf {
    let folder = home.path().join("web");
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join("index.html"), "<!doctype html>Onirim").expect("a file");
    folder
}

#[test]
#[cfg(unix)]
fn the_page_is_served_until_ctrl_c() {
    crate::interrupts::allow();
    let home = Home::new();
    let folder = page(&home).display().to_string();
    let mut program = home.talk(&["serve", "--listen", "127.0.0.1:0", "--folder", &folder]);
    program.hear("http://");
    let address = program.hear("/");
    let mut stream = TcpStream::connect(address.trim_end_matches('/')).expect("a server");
    stream.set_read_timeout(Some(PATIENCE)).expect("a limit");
    stream.write_all(b"GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n").expect("a request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200 OK") && answer.ends_with("<!doctype html>Onirim"), "{answer}");
    assert!(answer.contains("content-security-policy: default-src 'none'; script-src 'self'"), "{answer}");
    crate::interrupts::send(&program);
    let output = program.finish();
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(0), ""));
}

/// A page may have been built beside the program that is tested: so it is tried in another folder.
#[test]
#[cfg(not(feature = "page"))]
fn a_program_without_the_page_says_what_to_do() {
    let home = Home::new();
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder on the disk of the program");
    let alone = folder.path().join("onirim").with_extension(std::env::consts::EXE_EXTENSION);
    // No copy: while it is written, other tests start programs, which would keep it open, and what is open for writing cannot be run.
    fs::hard_link(PROGRAM, &alone).expect("the program under a second name");
    for (language, said) in [("en", "was built without the page"), ("fr", "construit sans la page")] {
        let ran = Ran::of(&mut home.command_of(&alone, &["serve", "--lang", language]));
        assert_eq!(ran.code, Some(1));
        assert!(ran.errors.contains(said) && ran.errors.contains("cargo xtask web"), "{}", ran.errors);
    }
}

#[test]
fn what_cannot_be_served_is_told() {
    let home = Home::new();
    let empty = home.path().join("empty");
    fs::create_dir_all(&empty).expect("a folder");
    let nothing = home.run(&["serve", "--folder", &empty.display().to_string()], "");
    assert_eq!(nothing.code, Some(1));
    assert!(nothing.errors.contains("There is no page in"), "{}", nothing.errors);
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = taken.local_addr().expect("an address").to_string();
    let second = home.run(&["serve", "--folder", &page(&home).display().to_string(), "--listen", &address], "");
    assert_eq!(second.code, Some(1));
    assert!(second.errors.contains(&format!("cannot be served at {address}")), "{}", second.errors);
    let wrong = home.run(&["serve", "--listen", "everywhere"], "");
    assert_eq!(wrong.code, Some(2));
    assert!(wrong.errors.contains("127.0.0.1:8080"), "{}", wrong.errors);
}
