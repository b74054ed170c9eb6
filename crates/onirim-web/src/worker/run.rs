//! The loop of the worker: loads the weights of a set-up on demand, and thinks.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::iter;
use std::rc::Rc;

use onirim_ai::evaluator::Evaluator;
use onirim_coach::Effort;
use onirim_coach::review::Reviewer;
use onirim_core::{Setup, View};
use onirim_record::{Notation, Playthrough, Program};
use onirim_text::Text;
use onirim_ui::coach::remote::{Reply, Request, Task};
use onirim_ui::coach::{Advised, chosen, further};
use onirim_wire::view;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::worker::fetched::{can_speak, fetched};
use crate::worker::weights_file;

/// The queue: requests first, then reviews, one decision at a time.
#[derive(Default)]
struct Desk {
    questions: VecDeque<Request>,
    reviews: VecDeque<(u32, Box<Reviewer>)>,
}

/// Handles the page's requests for as long as the worker lives.
pub fn start() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let desk = Rc::new(RefCell::new(Desk::default()));
    let page = scope.clone();
    let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(request) = event.data().as_string().and_then(|text| Request::from_text(&text)) else { return };
        let was_idle = desk.borrow().questions.is_empty() && desk.borrow().reviews.is_empty();
        desk.borrow_mut().questions.push_back(request);
        if was_idle {
            spawn_local(think(page.clone(), Rc::clone(&desk)));
        }
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
}

async fn think(page: DedicatedWorkerGlobalScope, desk: Rc<RefCell<Desk>>) {
    loop {
        let question = desk.borrow().questions.front().cloned();
        if let Some(request) = question {
            answer(&page, &desk, &request).await;
            desk.borrow_mut().questions.pop_front();
        } else if !judge_one(&page, &desk) {
            return;
        }
        // A new request may have come meanwhile.
        breathe(&page).await;
    }
}

/// Lets the browser deliver messages.
async fn breathe(page: &DedicatedWorkerGlobalScope) {
    let page = page.clone();
    let pause = js_sys::Promise::new(&mut |resolve, _| {
        // Without a pause, messages would wait until the whole queue is done.
        let _ = page.set_timeout_with_callback(&resolve);
    });
    let _ = JsFuture::from(pause).await;
}

fn say(page: &DedicatedWorkerGlobalScope, number: u32, said: &Reply<'_>) {
    // A closed page needs no answer.
    let _ = page.post_message(&JsValue::from_str(&said.to_text(number)));
}

async fn answer(page: &DedicatedWorkerGlobalScope, desk: &RefCell<Desk>, request: &Request) {
    let number = request.number;
    let Some(subject) = Subject::of(request) else { return say(page, number, &Reply::Nothing) };
    if !learn(page, subject.setup(), &request.weights).await {
        return say(page, number, &Reply::Nothing);
    }
    // A review has no texts: the page writes them.
    let speaks = request.task != Task::Review;
    if speaks && !can_speak(request.language, || page.fetch_with_str(&request.texts)).await {
        return say(page, number, &Reply::Nothing);
    }
    let text = Text::new(request.language);
    match subject {
        Subject::Advice(view) => match Advised::on(&view, &text) {
            Ok(advised) => say(page, number, &Reply::Text(&advised.to_text())),
            Err(why) => say(page, number, &Reply::Refused(&text.no_advice(why))),
        },
        Subject::Further(view) => say(page, number, &Reply::Text(&further(&view, &text).join("\n"))),
        Subject::Choice(program, view) => match chosen(program, &view, &text) {
            Some(thought) => {
                let action = thought.action.notation().to_string();
                let lines: Vec<String> = iter::once(action).chain(thought.why).collect();
                say(page, number, &Reply::Text(&lines.join("\n")));
            }
            None => say(page, number, &Reply::Nothing),
        },
        Subject::Review(playthrough) => match Reviewer::of_given_up(&playthrough, Effort::USUAL) {
            Ok(reviewer) => desk.borrow_mut().reviews.push_front((number, Box::new(reviewer))),
            Err(_) => say(page, number, &Reply::Nothing),
        },
    }
}

/// The subject of a request.
enum Subject {
    Advice(View),
    Further(View),
    Choice(Program, View),
    Review(Box<Playthrough>),
}

impl Subject {
    fn of(request: &Request) -> Option<Subject> {
        let view = || view::read(&request.game).ok();
        Some(match request.task {
            Task::Advice => Subject::Advice(view()?),
            Task::Further => Subject::Further(view()?),
            Task::Choice(program) => Subject::Choice(program, view()?),
            Task::Review => Subject::Review(Box::new(Playthrough::read(request.game.as_bytes()).ok()?)),
        })
    }

    fn setup(&self) -> Setup {
        match self {
            Subject::Advice(view) | Subject::Further(view) | Subject::Choice(_, view) => view.setup,
            Subject::Review(playthrough) => playthrough.record().setup,
        }
    }
}

/// Judges one more decision of the latest review. Returns whether there was one.
fn judge_one(page: &DedicatedWorkerGlobalScope, desk: &RefCell<Desk>) -> bool {
    let Some((number, mut reviewer)) = desk.borrow_mut().reviews.pop_front() else { return false };
    match reviewer.judge() {
        Some(verdict) => {
            say(page, number, &Reply::Verdict(verdict));
            desk.borrow_mut().reviews.push_front((number, reviewer));
        }
        None => say(page, number, &Reply::Left(reviewer.left().fraction())),
    }
    true
}

/// Loads the weights of this set-up if necessary. Returns whether they are available.
async fn learn(page: &DedicatedWorkerGlobalScope, setup: Setup, weights: &str) -> bool {
    if Evaluator::known(setup).is_some() {
        return true;
    }
    let address = format!("{}/{}", weights.trim_end_matches('/'), weights_file(setup));
    let Some(bytes) = fetched(page.fetch_with_str(&address)).await else { return false };
    Evaluator::supply(setup, &bytes).is_ok()
}
