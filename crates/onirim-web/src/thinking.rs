//! Thinking about games in a worker, so that the page goes on meanwhile: a module of its own, `onirim-thinking`. Between the two travel texts.

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

/// A coach that thinks in a worker, which starts with the first question.
#[derive(Clone, Default)]
pub(crate) struct Elsewhere(Rc<Link>);

#[derive(Default)]
struct Link {
    worker: RefCell<Option<Worker>>,
    asked: Cell<u32>,
    waiting: RefCell<BTreeMap<u32, Waiting>>,
    /// The program that is told when an answer has come.
    program: OnceCell<Program>,
}

/// Who waits for an answer.
enum Waiting {
    /// For advice, and what to say if there is none.
    Advice(Promise<Result<Advised, String>>, String),
    Further(Promise<Vec<String>>),
    Choice(Promise<Result<Thought, Trouble>>),
    Review(Rc<RefCell<Looking>>),
}

impl Elsewhere {
    /// From now on this program is told when an answer has come.
    pub(crate) fn tell_to(&self, program: Program) {
        // There is one program, for as long as the page is open.
        let _ = self.0.program.set(program);
    }

    fn ask(&self, task: Task, game: String, language: Language, waiting: Waiting) {
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

    /// The worker, started if there is none yet.
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
        // They are needed for as long as the page is open.
        hear.forget();
        fail.forget();
        *self.0.worker.borrow_mut() = Some(worker.clone());
        Some(worker)
    }
}

impl Link {
    /// The worker has said something.
    fn hear(&self, said: &str) {
        let Some((number, said)) = Reply::from_text(said) else { return };
        let waiting = self.waiting.borrow_mut().remove(&number);
        match (waiting, said) {
            (Some(Waiting::Advice(reply, otherwise)), Reply::Text(words)) => {
                reply.give(Advised::from_text(words).ok_or(otherwise));
            }
            (Some(Waiting::Advice(reply, _)), Reply::Refused(why)) => reply.give(Err(why.to_owned())),
            (Some(Waiting::Further(reply)), Reply::Text(words)) => {
                reply.give(words.lines().map(str::to_owned).collect());
            }
            (Some(Waiting::Choice(reply)), Reply::Text(words)) => reply.give(thought(words).ok_or_else(no_thought)),
            (Some(Waiting::Review(looking)), said) => {
                let goes_on = looking.borrow_mut().hear(&said);
                if goes_on == GoesOn::Yes {
                    self.waiting.borrow_mut().insert(number, Waiting::Review(looking));
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

    /// The worker does not work: whoever waits is told, and the next one who asks tries again.
    fn give_up(&self) {
        if let Some(worker) = self.worker.borrow_mut().take() {
            worker.terminate();
        }
        let waiting = std::mem::take(&mut *self.waiting.borrow_mut());
        waiting.into_values().for_each(Waiting::fail);
        self.tell();
    }
}

impl Waiting {
    fn fail(self) {
        match self {
            Waiting::Advice(reply, otherwise) => reply.give(Err(otherwise)),
            Waiting::Further(reply) => reply.give(Vec::new()),
            Waiting::Choice(reply) => reply.give(Err(no_thought())),
            Waiting::Review(looking) => looking.borrow_mut().account = None,
        }
    }
}

/// What advice is made of is fetched when the table has been drawn and nothing else is awaited.
const LATER: Duration = Duration::from_millis(600);
/// Told to the script that starts the page: the file that the document names is wanted.
const WANTED: &str = "weights-wanted";

impl Coach for Elsewhere {
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
            Waiting::Advice(reply, text.get("web-no-thinking")),
        );
        awaited
    }

    fn further(&self, view: &View, text: &Text) -> Later<Vec<String>> {
        let (awaited, reply) = Later::promised();
        self.ask(Task::Further, view::written(view), text.language(), Waiting::Further(reply));
        awaited
    }

    fn choose(&self, program: record::Program, view: &View, language: Language) -> Later<Result<Thought, Trouble>> {
        let (awaited, reply) = Later::promised();
        self.ask(Task::Choice(program), view::written(view), language, Waiting::Choice(reply));
        awaited
    }

    fn review(&self, game: &Playthrough) -> Judging {
        let looking = Rc::new(RefCell::new(Looking { account: Some(Account::of(game)), judgement: None }));
        // What comes of it has no words, so any language will do.
        self.ask(Task::Review, game.record().to_string(), Language::default(), Waiting::Review(Rc::clone(&looking)));
        Judging::by(Look(looking))
    }
}

/// What the worker chose: the action, then why, one sentence a line.
fn thought(words: &str) -> Option<Thought> {
    let mut lines = words.lines();
    let action = Action::from_notation(lines.next()?).ok()?;
    Some(Thought { action, why: lines.map(str::to_owned).collect() })
}

/// A game that is being judged elsewhere.
#[derive(Debug)]
struct Looking {
    /// `None` once it is finished, or if nobody can judge it.
    account: Option<Account>,
    judgement: Option<Rc<Judgement>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum GoesOn {
    Yes,
    No,
}

impl Looking {
    fn hear(&mut self, said: &Reply<'_>) -> GoesOn {
        match said {
            Reply::Verdict(verdict) => {
                if let Some(account) = &mut self.account {
                    account.enter(verdict);
                }
                GoesOn::Yes
            }
            Reply::Left(chance) => {
                self.judgement = self.account.take().map(|account| Rc::new(account.finish(Share::of(*chance))));
                GoesOn::No
            }
            Reply::Text(_) | Reply::Refused(_) | Reply::Nothing => {
                self.account = None;
                GoesOn::No
            }
        }
    }
}

#[derive(Debug)]
struct Look(Rc<RefCell<Looking>>);

impl Judge for Look {
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
