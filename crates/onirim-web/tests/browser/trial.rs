//! A test with its browser.

use std::fs;
use std::rc::Rc;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use libtest_mimic::{Failed, Trial};
use tokio::task::{JoinError, LocalSet};

use crate::harness::{Browser, Wish, failures, pool};

/// A test with the name of its function and a browser of this kind.
macro_rules! trial {
    ($wish:expr, $test:path) => {
        crate::trial::with_browser(stringify!($test), $wish, |browser| async move { $test(&browser).await })
    };
}
pub(crate) use trial;

/// How many of the longest tests are listed.
const TOLD: usize = 12;

/// The duration of each test.
static TAKEN: Mutex<Vec<(Duration, String)>> = Mutex::new(Vec::new());

/// Prints the longest tests.
pub(crate) fn tell_the_longest() {
    let mut taken = TAKEN.lock().unwrap_or_else(PoisonError::into_inner);
    taken.sort();
    let all: Duration = taken.iter().map(|(time, _)| *time).sum();
    println!("{:6.1} s in all tests, of which took longest:", all.as_secs_f32());
    for (time, name) in taken.iter().rev().take(TOLD) {
        println!("{:6.1} s {name}", time.as_secs_f32());
    }
}

pub(crate) fn with_browser<F>(name: &str, wish: Wish, test: impl Fn(Rc<Browser>) -> F + Send + 'static) -> Trial
where
    F: Future<Output = ()> + 'static,
{
    let name = name.to_owned();
    Trial::test(name.clone(), move || {
        let begun = Instant::now();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        LocalSet::new().block_on(&runtime, async {
            let browser = Rc::new(pool::borrow(&wish).await);
            let result = tokio::task::spawn_local(test(Rc::clone(&browser))).await;
            let told = match result {
                Ok(()) => None,
                Err(error) => Some(format!("{}\n{}", message(error), picture(&name, &browser).await)),
            };
            match (&told, Rc::try_unwrap(browser)) {
                (None, Ok(browser)) => pool::give_back(browser),
                (Some(_), Ok(browser)) => browser.end().await,
                (_, Err(_)) => {}
            }
            TAKEN.lock().unwrap_or_else(PoisonError::into_inner).push((begun.elapsed(), name.clone()));
            told.map_or(Ok(()), |told| Err(Failed::from(told)))
        })
    })
}

/// The message of a panic.
fn message(error: JoinError) -> String {
    let Ok(panic) = error.try_into_panic() else { return String::new() };
    let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or_default().to_owned()
}

/// What the browser shows at the end of a test that has failed.
async fn picture(name: &str, browser: &Browser) -> String {
    let folder = failures();
    let file = folder.join(name.replace("::", "-"));
    let page = browser.client().source().await.unwrap_or_default();
    let picture = browser.client().screenshot().await.unwrap_or_default();
    let kept = fs::create_dir_all(&folder)
        .and_then(|()| fs::write(file.with_extension("html"), page))
        .and_then(|()| fs::write(file.with_extension("png"), picture));
    let kept = match kept {
        Ok(()) => format!("see {}", file.with_extension("png").display()),
        Err(error) => format!("no picture of it: {error}"),
    };
    format!("{kept}\nnoted: {:#?}\nthe browser says: {:#?}", browser.notes(), browser.complaints().await)
}
