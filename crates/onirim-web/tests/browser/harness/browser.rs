//! A browser under test.

use std::cell::RefCell;
use std::time::{Duration, Instant};

use fantoccini::elements::Element;
use fantoccini::error::{CmdError, ErrorStatus};
use fantoccini::wd::{Capabilities, TimeoutConfiguration, WebDriverCompatibleCommand};
use fantoccini::{Client, ClientBuilder, Locator};
use onirim_testkit::patience::PATIENCE;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::time::sleep;

use super::Wish;
use super::driver::Driver;
use super::home::home;
use super::pool::Kind;

/// The interval between two looks.
const PAUSE: Duration = Duration::from_millis(15);

/// The maximum time of a script that waits inside the page, in milliseconds. The page may be about to be replaced.
const ONE_LOOK: u64 = 2000;

/// The same for an expression that awaits something.
const ONE_WAIT: u64 = 10_000;

/// The page shows its latest state: nothing is being saved, and no animation with a Skip button runs.
const AT_REST: &str =
    "document.documentElement.dataset.keeping === undefined && !document.querySelector('[data-key=skip]')";

/// Resolves after the next frame.
const NEXT_PICTURE: &str = "new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))";

/// No finite animation runs.
pub(crate) const NOTHING_FLIES: &str = "!document.getAnimations().some((one) => one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity)";

/// A browser with a new window. It ends when dropped.
pub(crate) struct Browser {
    client: Client,
    kind: Kind,
    /// Notes for the report of a failure.
    notes: RefCell<Vec<String>>,
    _driver: Driver,
    _profile: TempDir,
}

impl Browser {
    pub(crate) async fn start(wish: &Wish) -> Browser {
        let profile = TempDir::new().expect("a folder");
        let driver = Driver::start();
        let capabilities = capabilities(wish, &profile);
        let address = driver.address.clone();
        let connect = async move { ClientBuilder::new(connector()).capabilities(capabilities).connect(&address).await };
        let client = home().spawn(connect).await.expect("a runtime that goes on");
        let client = client.unwrap_or_else(|error| panic!("the browser does not start: {error}"));
        // The default timeout of a driver is five minutes.
        let patience = TimeoutConfiguration::new(Some(PATIENCE), Some(PATIENCE), None);
        client.update_timeouts(patience).await.expect("a driver that can be hurried");
        let (kind, notes) = (Kind::of(wish), RefCell::default());
        let browser = Browser { client, kind, notes, _driver: driver, _profile: profile };
        browser.prepare(wish).await.unwrap_or_else(|error| panic!("the browser does not start: {error}"));
        browser
    }

    /// Opens a new window and closes all others.
    pub(crate) async fn open_window(&self, wish: &Wish) -> Result<(), CmdError> {
        let used = self.client.windows().await?;
        let new = self.client.new_window(false).await?.handle;
        for window in used {
            self.client.switch_to_window(window).await?;
            self.client.close_window().await?;
        }
        self.client.switch_to_window(new).await?;
        self.notes.borrow_mut().clear();
        self.prepare(wish).await
    }

    async fn prepare(&self, wish: &Wish) -> Result<(), CmdError> {
        // The page has the focus even if another window of the system has it.
        self.order("Emulation.setFocusEmulationEnabled", json!({"enabled": true})).await?;
        self.try_resize(wish).await?;
        // Drops the messages of earlier tests.
        self.log().await.map(drop)
    }

    pub(crate) fn kind(&self) -> Kind {
        self.kind
    }

    /// Adds a note to the report of a failure.
    pub(crate) fn note(&self, words: String) {
        self.notes.borrow_mut().push(words);
    }

    pub(crate) fn notes(&self) -> Vec<String> {
        self.notes.borrow().clone()
    }

    /// Sets the size of the page, without the frame of the window.
    pub(crate) async fn resize(&self, wish: &Wish) {
        self.try_resize(wish).await.expect("a page that can have another size");
    }

    async fn try_resize(&self, wish: &Wish) -> Result<(), CmdError> {
        let mobile = wish.touch;
        let size = json!({"width": wish.width, "height": wish.height, "deviceScaleFactor": 1, "mobile": mobile});
        self.order("Emulation.setDeviceMetricsOverride", size).await?;
        if mobile {
            self.order("Emulation.setTouchEmulationEnabled", json!({"enabled": true, "maxTouchPoints": 5})).await?;
        }
        Ok(())
    }

    /// The WebDriver client, for everything without a method here.
    pub(crate) fn client(&self) -> &Client {
        &self.client
    }

    pub(crate) async fn goto(&self, address: &str) {
        self.client.goto(address).await.unwrap_or_else(|error| panic!("{address}: {error}"));
    }

    pub(crate) async fn reload(&self) {
        self.client.refresh().await.expect("a page that can be loaded again");
    }

    /// Runs a script in the page with `arguments` and returns its result.
    pub(crate) async fn js_with(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.client.execute(script, arguments).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Runs a script in the page and returns its result.
    pub(crate) async fn js(&self, script: &str) -> Value {
        self.js_with(script, Vec::new()).await
    }

    /// Whether an expression of the page is true. `false` while the page is loading.
    pub(crate) async fn holds(&self, script: &str) -> bool {
        let found = self.client.execute(&format!("return Boolean({script})"), Vec::new()).await;
        found.is_ok_and(|found| found == Value::Bool(true))
    }

    /// Runs a script that calls its last argument at the end. `None` if the page is replaced meanwhile.
    pub(crate) async fn try_async(&self, script: &str, arguments: Vec<Value>) -> Option<Value> {
        let found = self.client.execute_async(script, arguments).await;
        if found.is_err() {
            sleep(PAUSE).await;
        }
        found.ok()
    }

    /// Waits until an expression of the page is true.
    pub(crate) async fn until(&self, expression: &str) {
        let script = format!(
            "const [most, done] = arguments;
            const begun = performance.now();
            const holds = () => {{ try {{ return Boolean({expression}); }} catch {{ return false; }} }};
            const look = () => holds() || performance.now() - begun > most ? done(holds()) : setTimeout(look, 4);
            look();"
        );
        let begun = Instant::now();
        while self.try_async(&script, vec![json!(ONE_LOOK)]).await != Some(Value::Bool(true)) {
            assert!(begun.elapsed() < PATIENCE, "waiting in vain for {expression}");
        }
    }

    /// The same for an expression that awaits something.
    pub(crate) async fn eventually(&self, expression: &str) {
        let script = format!(
            "const [most, done] = arguments;
            (async () => Boolean({expression}))().then(done, () => done(false));
            setTimeout(() => done(false), most);"
        );
        let begun = Instant::now();
        while self.try_async(&script, vec![json!(ONE_WAIT)]).await != Some(Value::Bool(true)) {
            assert!(begun.elapsed() < PATIENCE, "waiting in vain for {expression}");
            sleep(PAUSE).await;
        }
    }

    /// Waits until a script returns this value.
    pub(crate) async fn becomes(&self, script: &str, expected: &Value) {
        let begun = Instant::now();
        loop {
            let found = self.js(script).await;
            if found == *expected {
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "{script}: {found} and not {expected}");
            sleep(PAUSE).await;
        }
    }

    /// The result of a script once the page is at rest: an answer is saved before its result is shown, and animations start with the next frame.
    pub(crate) async fn settled(&self, script: &str) -> Value {
        self.eventually(&format!("({AT_REST}) && (await {NEXT_PICTURE}, {AT_REST} && {NOTHING_FLIES})")).await;
        self.js(script).await
    }

    /// Waits for an element.
    pub(crate) async fn find(&self, selector: &str) -> Element {
        let begun = Instant::now();
        loop {
            match self.client.find(Locator::Css(selector)).await {
                Ok(element) => return element,
                Err(error) => assert!(begun.elapsed() < PATIENCE, "waiting in vain for {selector}: {error}"),
            }
            sleep(PAUSE).await;
        }
    }

    /// Clicks an element. Tries again if a redraw has just replaced it, or if something covers it for the moment.
    pub(crate) async fn click(&self, selector: &str) {
        let begun = Instant::now();
        while let Err(error) = self.find(selector).await.click().await {
            let is_covered =
                matches!(&error, CmdError::Standard(answer) if answer.error == ErrorStatus::ElementClickIntercepted);
            let may_pass = is_covered || error.is_stale_element_reference() || error.is_element_not_interactable();
            assert!(may_pass && begun.elapsed() < PATIENCE, "{selector}: {error}");
            sleep(PAUSE).await;
        }
    }

    /// Clicks until an expression is true. The page ignores clicks for a moment after something has appeared by itself.
    pub(crate) async fn press_until(&self, selector: &str, expression: &str) {
        let press = format!("document.querySelector({})?.click()", json!(selector));
        let begun = Instant::now();
        while !self.holds(expression).await {
            assert!(begun.elapsed() < PATIENCE, "{selector} is pressed in vain: waiting for {expression}");
            self.js(&press).await;
            sleep(PAUSE).await;
        }
    }

    /// Sends a command of the Chrome DevTools Protocol.
    pub(crate) async fn cdp(&self, command: &str, parameters: Value) -> Value {
        self.order(command, parameters).await.unwrap_or_else(|error| panic!("{command}: {error}"))
    }

    async fn order(&self, command: &str, parameters: Value) -> Result<Value, CmdError> {
        let body = json!({"cmd": command, "params": parameters});
        self.client.issue_cmd(Order { path: "goog/cdp/execute", body }).await
    }

    pub(crate) async fn go_offline(&self) {
        self.emulate_network(true).await;
    }

    pub(crate) async fn go_online(&self) {
        self.emulate_network(false).await;
    }

    async fn emulate_network(&self, offline: bool) {
        let conditions = json!({"offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1});
        self.cdp("Network.enable", json!({})).await;
        self.cdp("Network.emulateNetworkConditions", conditions).await;
    }

    /// The warnings and errors in the console since the last call.
    pub(crate) async fn complaints(&self) -> Vec<String> {
        let log = match self.log().await {
            Ok(log) => log,
            // The browser may have crashed.
            Err(error) => return vec![format!("it does not answer: {error}")],
        };
        let entries = log.as_array().cloned().unwrap_or_default();
        let bad = entries.iter().filter(|entry| entry["level"] == "SEVERE" || entry["level"] == "WARNING");
        bad.map(|entry| entry["message"].as_str().unwrap_or_default().to_owned()).collect()
    }

    async fn log(&self) -> Result<Value, CmdError> {
        self.client.issue_cmd(Order { path: "se/log", body: json!({"type": "browser"}) }).await
    }

    pub(crate) async fn end(self) {
        // A crashed browser does not answer; the driver ends it.
        let _ = self.client.close().await;
    }
}

fn connector() -> hyper_util::client::legacy::connect::HttpConnector {
    hyper_util::client::legacy::connect::HttpConnector::new()
}

fn capabilities(wish: &Wish, profile: &TempDir) -> Capabilities {
    let mut arguments: Vec<String> = [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-dev-shm-usage",
        // Windows behind others are not throttled.
        "--disable-backgrounding-occluded-windows",
        "--disable-renderer-backgrounding",
    ]
    .map(str::to_owned)
    .into();
    arguments.push(format!("--user-data-dir={}", profile.path().display()));
    arguments.push(format!("--lang={}", wish.language));
    if wish.reduced_motion {
        arguments.push("--force-prefers-reduced-motion".to_owned());
    }
    arguments.push(format!("--window-size={},{}", wish.width, wish.height));
    let options = json!({"args": arguments, "prefs": {"intl.accept_languages": wish.language}});
    [
        ("goog:chromeOptions".to_owned(), options),
        ("goog:loggingPrefs".to_owned(), json!({"browser": "ALL"})),
        // A prompt of the page stays open until the test answers it.
        ("unhandledPromptBehavior".to_owned(), json!("ignore")),
    ]
    .into_iter()
    .collect()
}

/// A command of chromedriver that is not part of WebDriver.
#[derive(Debug)]
struct Order {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Order {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.body.to_string()))
    }
}
