//! The coach in a worker, so that the page stays responsive. The worker is another module, `onirim-thinking`. Requests and answers are texts.

use std::cell::{Cell, OnceCell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::Duration;

use onirim_coach::review::{Account, Progress, Review as Judgement, Share};
use onirim_core::{Action, Setup, View};
use onirim_record::{self as record, FromNotation, Playthrough};
use onirim_session::{Later, Promise, Thought, Trouble};
use onirim_text::{Language, Text};
use onirim_ui::Input;
use onirim_ui::coach::remote::{Reply, Request, Task};
use onirim_ui::coach::{Advised, Coach, Judge, Judging, no_thought};
use onirim_wire::view;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser::{after, document, window};
use crate::program::Program;
use crate::worker::weights_file;
use crate::{assets, clock, language};

/// A coach in a worker. The worker starts with the first request.
#[derive(Clone, Default)]
pub(crate) struct WorkerCoach(Rc<Link>);

#[derive(Default)]
struct Link {
    worker: RefCell<Option<Worker>>,
    asked: Cell<u32>,
    waiting: RefCell<BTreeMap<u32, OpenRequest>>,
    /// The program to update when an answer has come.
    program: OnceCell<Program>,
}

/// A request without an answer yet.
enum OpenRequest {
    /// Advice, and the message if there is none.
    Advice(Promise<Result<Advised, String>>, String),
    Further(Promise<Vec<String>>),
    Choice(Promise<Result<Thought, Trouble>>),
    Review(Rc<RefCell<OpenReview>>),
}

impl WorkerCoach {
    /// Sets the program to update when an answer has come.
    pub(crate) fn tell_to(&self, program: Program) {
        // Set once: there is one program for as long as the page is open.
        let _ = self.0.program.set(program);
    }

    fn ask(&self, task: Task, game: String, language: Language, waiting: OpenRequest) {
        let link = &self.0;
        let number = link.asked.get();
        link.asked.set(number.wrapping_add(1));
        link.waiting.borrow_mut().insert(number, waiting);
        let request = Request {
            number,
            task,
            language,
            texts: language::texts(language),
            weights: assets::address("onirim-weights"),
            game,
        };
        let sent = self.worker().and_then(|worker| worker.post_message(&JsValue::from_str(&request.to_text())).ok());
        if sent.is_none() {
            link.fail(number);
        }
    }

    /// The worker. Starts it if necessary.
    fn worker(&self) -> Option<Worker> {
        if let Some(worker) = &*self.0.worker.borrow() {
            return Some(worker.clone());
        }
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&assets::address("onirim-thinking"), &options).ok()?;
        let heard = Rc::downgrade(&self.0);
        let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let (Some(link), Some(said)) = (heard.upgrade(), event.data().as_string()) {
                link.hear(&said);
            }
        });
        let failed = Rc::downgrade(&self.0);
        let fail = Closure::<dyn Fn(JsValue)>::new(move |_| {
            if let Some(link) = failed.upgrade() {
                link.give_up();
            }
        });
        worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
        // They live as long as the page.
        hear.forget();
        fail.forget();
        *self.0.worker.borrow_mut() = Some(worker.clone());
        Some(worker)
    }
}

impl Link {
    /// Handles a message of the worker.
    fn hear(&self, said: &str) {
        let Some((number, said)) = Reply::from_text(said) else { return };
        let waiting = self.waiting.borrow_mut().remove(&number);
        match (waiting, said) {
            (Some(OpenRequest::Advice(reply, otherwise)), Reply::Text(words)) => {
                reply.give(Advised::from_text(words).ok_or(otherwise));
            }
            (Some(OpenRequest::Advice(reply, _)), Reply::Refused(why)) => reply.give(Err(why.to_owned())),
            (Some(OpenRequest::Further(reply)), Reply::Text(words)) => {
                reply.give(words.lines().map(str::to_owned).collect());
            }
            (Some(OpenRequest::Choice(reply)), Reply::Text(words)) => reply.give(thought(words).ok_or_else(no_thought)),
            (Some(OpenRequest::Review(looking)), said) => {
                let goes_on = looking.borrow_mut().hear(&said);
                if goes_on {
                    self.waiting.borrow_mut().insert(number, OpenRequest::Review(looking));
                }
            }
            (Some(waiting), Reply::Nothing | Reply::Refused(_) | Reply::Verdict(_) | Reply::Left(_)) => {
                waiting.fail();
            }
            (None, _) => {}
        }
        self.tell();
    }

    fn tell(&self) {
        if let Some(&program) = self.program.get() {
            program.send(Input::Time(clock::now(program)));
        }
    }

    fn fail(&self, number: u32) {
        let waiting = self.waiting.borrow_mut().remove(&number);
        if let Some(waiting) = waiting {
            waiting.fail();
        }
    }

    /// The worker has failed: all open requests fail, and the next one starts a new worker.
    fn give_up(&self) {
        if let Some(worker) = self.worker.borrow_mut().take() {
            worker.terminate();
        }
        let waiting = std::mem::take(&mut *self.waiting.borrow_mut());
        waiting.into_values().for_each(OpenRequest::fail);
        self.tell();
    }
}

impl OpenRequest {
    fn fail(self) {
        match self {
            OpenRequest::Advice(reply, otherwise) => reply.give(Err(otherwise)),
            OpenRequest::Further(reply) => reply.give(Vec::new()),
            OpenRequest::Choice(reply) => reply.give(Err(no_thought())),
            OpenRequest::Review(looking) => looking.borrow_mut().account = None,
        }
    }
}

/// The delay before the weights are fetched, so that the table is drawn first.
const LATER: Duration = Duration::from_millis(600);
/// An event for the script that starts the page: it shall cache the weights that the document names.
const WANTED: &str = "weights-wanted";

impl Coach for WorkerCoach {
    fn prepare(&self, setup: Setup) {
        after(LATER, move || {
            let folder = assets::address("onirim-weights");
            let address = format!("{}/{}", folder.trim_end_matches('/'), weights_file(setup));
            if let (Some(root), Ok(event)) = (document().document_element(), Event::new(WANTED)) {
                let _ = root.set_attribute("data-weights", &address);
                let _ = window().dispatch_event(&event);
            }
        });
    }

    fn advise(&self, view: &View, text: &Text) -> Later<Result<Advised, String>> {
        let (awaited, reply) = Later::promised();
        self.ask(
            Task::Advice,
            view::written(view),
            text.language(),
            OpenRequest::Advice(reply, text.get("web-no-thinking")),
        );
        awaited
    }

    fn further(&self, view: &View, text: &Text) -> Later<Vec<String>> {
        let (awaited, reply) = Later::promised();
        self.ask(Task::Further, view::written(view), text.language(), OpenRequest::Further(reply));
        awaited
    }

    fn choose(&self, program: record::Program, view: &View, language: Language) -> Later<Result<Thought, Trouble>> {
        let (awaited, reply) = Later::promised();
        self.ask(Task::Choice(program), view::written(view), language, OpenRequest::Choice(reply));
        awaited
    }

    fn review(&self, game: &Playthrough) -> Judging {
        let looking = Rc::new(RefCell::new(OpenReview { account: Some(Account::of(game)), judgement: None }));
        // The result has no texts, so any language will do.
        self.ask(
            Task::Review,
            game.record().to_string(),
            Language::default(),
            OpenRequest::Review(Rc::clone(&looking)),
        );
        Judging::by(ReviewJudge(looking))
    }
}

/// The answer to a choice: the action, then the reasons, one sentence per line.
fn thought(words: &str) -> Option<Thought> {
    let mut lines = words.lines();
    let action = Action::from_notation(lines.next()?).ok()?;
    Some(Thought { action, why: lines.map(str::to_owned).collect() })
}

/// A review in progress.
#[derive(Debug)]
struct OpenReview {
    /// `None` once the review is finished or has failed.
    account: Option<Account>,
    judgement: Option<Rc<Judgement>>,
}

impl OpenReview {
    /// Takes a message of the worker. Returns whether the review goes on.
    fn hear(&mut self, said: &Reply<'_>) -> bool {
        match said {
            Reply::Verdict(verdict) => {
                if let Some(account) = &mut self.account {
                    account.enter(verdict);
                }
                true
            }
            Reply::Left(chance) => {
                self.judgement = self.account.take().map(|account| Rc::new(account.finish(Share::of(*chance))));
                false
            }
            Reply::Text(_) | Reply::Refused(_) | Reply::Nothing => {
                self.account = None;
                false
            }
        }
    }
}

#[derive(Debug)]
struct ReviewJudge(Rc<RefCell<OpenReview>>);

impl Judge for ReviewJudge {
    fn wants_time(&self) -> bool {
        false
    }

    fn think(&mut self) {}

    fn progress(&self) -> Option<Progress> {
        self.0.borrow().account.as_ref().map(Account::progress)
    }

    fn judgement(&self) -> Option<Rc<Judgement>> {
        self.0.borrow().judgement.clone()
    }
}
