//! The trials.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::Promise;
use onirim_core::Setup;
use onirim_record::{Playthrough, ShareCode};
use onirim_session::{Archive, Begun, Deal, GameKind, Kept, Opened, Session, Standing};
use onirim_store::{Collection, Key, PlaceTrouble};
use onirim_store::{Locker, WORLD, new_seed, today};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Runs all trials.
pub(super) fn start() {
    std::panic::set_hook(Box::new(|panic| tell(&panic.to_string())));
    spawn_local(async {
        tell("begun");
        what_is_kept_is_there_again().await;
        another_page_hears_and_goes_on().await;
        who_writes_second_is_told().await;
        a_database_that_is_deleted_is_begun_anew().await;
        a_newer_version_is_left_alone().await;
        damaged_rows_are_told_and_can_be_deleted().await;
        a_full_disk_is_told_and_play_goes_on().await;
        where_nothing_may_be_kept_one_plays_all_the_same().await;
        a_browser_that_does_not_answer_is_not_waited_for().await;
        many_games_are_read_and_written_quickly().await;
        tell("all of it holds");
    });
}

/// Writes a line into the page.
fn tell(line: &str) {
    let document = web_sys::window().and_then(|window| window.document());
    let body = document.as_ref().and_then(web_sys::Document::body);
    if let (Some(document), Some(body)) = (document, body)
        && let Ok(paragraph) = document.create_element("p")
    {
        paragraph.set_text_content(Some(line));
        let _ = body.append_child(&paragraph);
    }
}

/// A database of its own.
fn name(what: &str) -> String {
    format!("{what}-{:x}", new_seed().expect("a number"))
}

fn begin(collection: &Collection) -> Session {
    let code = ShareCode { setup: Setup::SOLO, seed: new_seed().expect("a seed") };
    Session::begin(Deal::Code(code), today(), collection).0
}

fn choose(session: &mut Session, collection: &Collection) -> Kept {
    let action = session.game().legal_actions().get(0).expect("the game goes on");
    session.act(&[action], collection).expect("a listed action")
}

async fn settle(locker: &Locker, session: &mut Session) -> Vec<Kept> {
    let mut told = Vec::new();
    locker.settle(|| told.push(session.keep(locker.collection()))).await;
    told
}

async fn pause(milliseconds: i32) {
    let promise = Promise::new(&mut |resolve, _| {
        let window = web_sys::window().expect("a window");
        window.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds).expect("a clock");
    });
    JsFuture::from(promise).await.expect("time passes");
}

async fn script(text: &str) -> JsValue {
    let promise: Promise = js_sys::eval(text).expect("a script").dyn_into().expect("a promise");
    JsFuture::from(promise).await.expect("it is done")
}

async fn what_is_kept_is_there_again() {
    let name = name("again");
    let locker = Locker::named(&name).await;
    assert_eq!(locker.collection().trouble(), None);
    let mut session = begin(locker.collection());
    locker.collection().set("language", "fr").expect("a setting");
    assert!(settle(&locker, &mut session).await.is_empty());
    let _ = choose(&mut session, locker.collection());
    assert!(settle(&locker, &mut session).await.is_empty());
    assert!(!locker.collection().is_unwritten());
    drop(locker);

    let locker = Locker::named(&name).await;
    assert_eq!(locker.collection().setting("language").as_deref(), Some("fr"));
    let id = session.id().expect("an id");
    let kept = locker.collection().load_game(id).expect("the game");
    assert_eq!(kept.playthrough.record(), session.record());
    tell("what is kept is there again");
}

/// Two lockers of one name, as two pages have them.
async fn two(name: &str) -> [Locker; 2] {
    [Locker::named(name).await, Locker::named(name).await]
}

async fn one_game([one, other]: &[Locker; 2]) -> [Session; 2] {
    let mut first = begin(one.collection());
    settle(one, &mut first).await;
    let id = first.id().expect("an id");
    for _ in 0..50 {
        if other.collection().summary(id).is_ok() {
            break;
        }
        pause(20).await;
    }
    let Opened::GoesOn(second) = Session::open(other.collection().load(id).expect("it was heard of")) else {
        panic!("it goes on")
    };
    [first, *second]
}

async fn another_page_hears_and_goes_on() {
    let lockers = two(&name("two")).await;
    let [mut first, mut second] = one_game(&lockers).await;
    let heard = Rc::new(Cell::new(0));
    let count = Rc::clone(&heard);
    lockers[1].hear(move || count.set(count.get() + 1));
    let _ = choose(&mut first, lockers[0].collection());
    settle(&lockers[0], &mut first).await;
    for _ in 0..50 {
        if heard.get() > 0 {
            break;
        }
        pause(20).await;
    }
    assert_eq!(heard.get(), 1);
    assert!(matches!(second.keep(lockers[1].collection()), Kept::MovedOn));
    assert_eq!(second.record(), first.record());
    tell("another page hears and goes on");
}

async fn who_writes_second_is_told() {
    let lockers = two(&name("race")).await;
    let [mut first, mut second] = one_game(&lockers).await;
    let _ = choose(&mut first, lockers[0].collection());
    let last = second.game().legal_actions().iter().last().expect("the game goes on");
    assert!(matches!(second.act(&[last], lockers[1].collection()), Ok(Kept::Saved)));
    assert!(settle(&lockers[0], &mut first).await.is_empty());
    let told = settle(&lockers[1], &mut second).await;
    // The message may have come before its own write.
    assert!(matches!(told[..], [Kept::MovedOn]) || matches!(second.keep(lockers[1].collection()), Kept::MovedOn));
    assert_eq!(second.record(), first.record());
    tell("who writes second is told");
}

async fn a_database_that_is_deleted_is_begun_anew() {
    let name = name("wiped");
    let locker = Locker::named(&name).await;
    let _ = begin(locker.collection());
    let mut session = begin(locker.collection());
    settle(&locker, &mut session).await;
    let delete = format!(
        "new Promise((yes, no) => {{ const r = indexedDB.deleteDatabase('{name}'); r.onsuccess = yes; r.onerror = no; }})"
    );
    script(&delete).await;
    let _ = choose(&mut session, locker.collection());
    let told = settle(&locker, &mut session).await;
    assert!(matches!(told[..], [Kept::Begun(Begun::Fresh)]), "{told:?}");
    assert_eq!(locker.collection().games().games.len(), 1);
    let again = Locker::named(&name).await;
    assert_eq!(again.collection().games().games.len(), 1);
    tell("a database that is deleted is begun anew");
}

async fn a_newer_version_is_left_alone() {
    let name = name("newer");
    let locker = Locker::named(&name).await;
    let mut session = begin(locker.collection());
    settle(&locker, &mut session).await;
    let upgrade = format!(
        "new Promise((yes, no) => {{ const r = indexedDB.open('{name}', 99); r.onsuccess = () => {{ r.result.close(); yes(); }}; r.onerror = no; }})"
    );
    script(&upgrade).await;
    let _ = choose(&mut session, locker.collection());
    let told = settle(&locker, &mut session).await;
    let newer =
        |kept: &Kept| matches!(kept, Kept::Unsaved { trouble, .. } if *trouble == (&PlaceTrouble::Newer).into());
    assert!(told.len() == 1 && told.iter().all(newer), "{told:?}");
    let _ = choose(&mut session, locker.collection());
    assert!(session.is_unsaved());
    assert_eq!(Locker::named(&name).await.collection().trouble(), Some(PlaceTrouble::Newer));
    tell("a newer version is left alone");
}

async fn damaged_rows_are_told_and_can_be_deleted() {
    let name = name("damaged");
    let locker = Locker::named(&name).await;
    let mut session = begin(locker.collection());
    settle(&locker, &mut session).await;
    let put = format!(
        "new Promise((yes, no) => {{ const r = indexedDB.open('{name}'); r.onerror = no; r.onsuccess = () => {{
            const t = r.result.transaction(['games'], 'readwrite'); const s = t.objectStore('games');
            s.put(7, 'seven'); s.put('<script>', 'x'); s.put('nothing', 12); t.oncomplete = () => {{ r.result.close(); yes(); }}; t.onabort = no; }}; }})"
    );
    script(&put).await;
    let again = Locker::named(&name).await;
    let damaged = again.collection().games().damaged;
    assert_eq!(damaged.iter().map(|damaged| &*damaged.id).collect::<Vec<_>>(), ["seven", "x"]);
    assert_eq!(again.collection().games().games.len(), 1);
    for damaged in &damaged {
        again.collection().delete_damaged(damaged).expect("it is deleted");
    }
    again.settle(|| {}).await;
    let again = Locker::named(&name).await;
    assert!(again.collection().games().damaged.is_empty());
    tell("damaged rows are told and can be deleted");
}

async fn a_full_disk_is_told_and_play_goes_on() {
    let name = name("full");
    let locker = Locker::named(&name).await;
    let mut session = begin(locker.collection());
    settle(&locker, &mut session).await;
    js_sys::eval(
        "window.kept = IDBObjectStore.prototype.put; IDBObjectStore.prototype.put = function () { throw new DOMException('full', 'QuotaExceededError'); }",
    )
    .expect("a script");
    let _ = choose(&mut session, locker.collection());
    let told = settle(&locker, &mut session).await;
    let full = |kept: &Kept| matches!(kept, Kept::Unsaved { trouble, .. } if *trouble == (&PlaceTrouble::Full).into());
    assert!(told.len() == 1 && told.iter().all(full), "{told:?}");
    let _ = choose(&mut session, locker.collection());
    settle(&locker, &mut session).await;
    assert!(session.is_unsaved());
    js_sys::eval("IDBObjectStore.prototype.put = window.kept").expect("a script");
    let _ = choose(&mut session, locker.collection());
    settle(&locker, &mut session).await;
    assert!(!session.is_unsaved());
    let again = Locker::named(&name).await;
    let kept = again.collection().load_game(session.id().expect("an id")).expect("the game");
    assert_eq!(kept.playthrough.record(), session.record());
    tell("a full disk is told and play goes on");
}

async fn where_nothing_may_be_kept_one_plays_all_the_same() {
    js_sys::eval(
        "window.kept = Object.getOwnPropertyDescriptor(window, 'indexedDB'); Object.defineProperty(window, 'indexedDB', { configurable: true, get() { throw new DOMException('no', 'SecurityError'); } })",
    )
    .expect("a script");
    let locker = Locker::named(&name("forbidden")).await;
    assert!(matches!(locker.collection().trouble(), Some(PlaceTrouble::Forbidden { .. })));
    let mut session = begin(locker.collection());
    let _ = choose(&mut session, locker.collection());
    settle(&locker, &mut session).await;
    assert!(session.is_unsaved());
    js_sys::eval("Object.defineProperty(window, 'indexedDB', window.kept)").expect("a script");
    let _ = choose(&mut session, locker.collection());
    settle(&locker, &mut session).await;
    assert!(!session.is_unsaved());
    tell("where nothing may be kept one plays all the same");
}

async fn a_browser_that_does_not_answer_is_not_waited_for() {
    js_sys::eval("window.kept = IDBFactory.prototype.open; IDBFactory.prototype.open = function () { return window.kept.call(this, 'silent-' + Math.random()); }; window.listen = Object.getOwnPropertyDescriptor(IDBRequest.prototype, 'onsuccess'); Object.defineProperty(IDBRequest.prototype, 'onsuccess', { configurable: true, set() {} })").expect("a script");
    let begun = js_sys::Date::now();
    let locker = Locker::named(&name("silent")).await;
    assert_eq!(locker.collection().trouble(), Some(PlaceTrouble::Blocked));
    assert!(js_sys::Date::now() - begun < 8_000.0);
    js_sys::eval("IDBFactory.prototype.open = window.kept; Object.defineProperty(IDBRequest.prototype, 'onsuccess', window.listen)").expect("a script");
    let mut session = begin(locker.collection());
    settle(&locker, &mut session).await;
    assert!(!session.is_unsaved());
    tell("a browser that does not answer is not waited for");
}

async fn many_games_are_read_and_written_quickly() {
    const GAMES: usize = 1000;
    let name = name("many");
    let locker = Locker::named(&name).await;
    for seed in 0..GAMES {
        let mut game = Playthrough::seeded(Setup::SOLO, seed as u64);
        while let Some(action) = game.game().legal_actions().get(0) {
            game.act(action).expect("a listed action");
        }
        let entered = locker.collection().enter(GameKind::Normal, Standing::Counts, &game);
        assert!(entered.is_ok());
    }
    let clock = || js_sys::Date::now();
    let begun = clock();
    locker.settle(|| panic!("nothing to hear")).await;
    let written = clock();
    let again = Locker::named(&name).await;
    assert_eq!(again.collection().count_finished(), GAMES);
    let read = clock();
    let mut session = begin(again.collection());
    settle(&again, &mut session).await;
    let mut longest: f64 = 0.0;
    let turns = clock();
    let mut choices = 0;
    while !session.is_over() && choices < 50 {
        let begun = clock();
        let _ = choose(&mut session, again.collection());
        settle(&again, &mut session).await;
        longest = longest.max(clock() - begun);
        choices += 1;
    }
    let mean = (clock() - turns) / f64::from(choices);
    let began = clock();
    let statistics = again.collection().statistics();
    assert_eq!(statistics.damaged, []);
    let counted = clock() - began;
    let mut file = Vec::new();
    let began = clock();
    again.collection().export(&mut file).expect("an export");
    let exported = clock() - began;
    let fresh = Collection::new(WORLD);
    let began = clock();
    let report = fresh.import(&mut &*file, today()).expect("an import");
    assert_eq!(report.added, GAMES + 1);
    let imported = clock() - began;
    assert!(serde_json::from_str::<Vec<Key>>("[]").is_ok());
    tell(&format!(
        "{GAMES} games: written in {} ms, read in {} ms, counted in {counted} ms, {} kB exported in {exported} ms, imported in {imported} ms; a choice is kept in {mean:.1} ms, at most {longest} ms",
        written - begun,
        read - written,
        file.len() / 1000,
    ));
}
