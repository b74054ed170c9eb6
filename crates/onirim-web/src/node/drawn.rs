//! What is on the page, and how it becomes what it should be.

use std::borrow::Cow;

use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};

use super::listener::Listener;
use super::{Node, Shape};
use crate::browser::document;

const SVG: &str = "http://www.w3.org/2000/svg";

/// Elements that differ in one of these are not the same: the old one goes, with what moves on it, and a new one comes.
/// A button that is pressed while the next question comes is not there any more when it is let go, and answers nothing.
const IDENTITY: [&str; 5] = ["data-screen", "data-question", "data-key", "data-zone", "data-card"];

/// In which language an element is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Language {
    Html,
    Svg,
}

impl Language {
    fn of(self, tag: &str) -> Language {
        if tag == "svg" { Language::Svg } else { self }
    }
}

/// Something on the page.
struct Drawn {
    node: web_sys::Node,
    shown: Shown,
}

enum Shown {
    Words(Cow<'static, str>),
    Element(Filled),
}

/// An element, as it was described last.
struct Filled {
    shape: Shape,
    listeners: Vec<Listener>,
    inside: Vec<Drawn>,
}

/// A node that stands alone: words or an element.
enum Single {
    Words(Cow<'static, str>),
    Element(Shape),
}

/// Nodes in a row, whatever they were grouped by.
fn singles(nodes: Vec<Node>, into: &mut Vec<Single>) {
    for node in nodes {
        match node {
            Node::Nothing => into.push(Single::Words(Cow::Borrowed(""))),
            Node::Words(words) => into.push(Single::Words(words)),
            Node::Element(element) => into.push(Single::Element(*element.0)),
            Node::Several(nodes) => singles(nodes, into),
        }
    }
}

impl Drawn {
    fn new(single: Single, around: Language) -> Drawn {
        match single {
            Single::Words(words) => {
                Drawn { node: document().create_text_node(&words).into(), shown: Shown::Words(words) }
            }
            Single::Element(shape) => Drawn::element(shape, around),
        }
    }

    fn element(mut shape: Shape, around: Language) -> Drawn {
        let language = around.of(shape.tag);
        let made = made(shape.tag, language);
        for (name, value) in shape.told() {
            let _ = made.set_attribute(name, value);
        }
        let mut inside = Vec::new();
        fill(&made, &mut inside, std::mem::take(&mut shape.inside), language);
        // Last: what can be chosen must be there before it is.
        set_properties(&made, std::mem::take(&mut shape.properties));
        let deeds = std::mem::take(&mut shape.deeds);
        let listeners = deeds.into_iter().map(|(event, deed)| Listener::new(&made, event, deed)).collect();
        Drawn { node: made.into(), shown: Shown::Element(Filled { shape, listeners, inside }) }
    }

    /// Becomes this, unless it is something else altogether.
    fn become_like(&mut self, single: Single, around: Language) -> Result<(), Single> {
        match (&mut self.shown, single) {
            (Shown::Words(old), Single::Words(new)) => {
                if *old != new {
                    self.node.set_node_value(Some(&new));
                    *old = new;
                }
                Ok(())
            }
            (Shown::Element(filled), Single::Element(new)) if is_same(&filled.shape, &new) => {
                let element: &web_sys::Element = self.node.unchecked_ref();
                filled.become_like(element, new, around);
                Ok(())
            }
            (_, single) => Err(single),
        }
    }
}

fn made(tag: &str, language: Language) -> web_sys::Element {
    let made = match language {
        Language::Html => document().create_element(tag),
        Language::Svg => document().create_element_ns(Some(SVG), tag),
    };
    // All tags stand in our own markup, so that none can be refused.
    made.unwrap_or_else(|_| wasm_bindgen::throw_str(tag))
}

fn is_same(old: &Shape, new: &Shape) -> bool {
    old.tag == new.tag && IDENTITY.iter().all(|name| old.value(name) == new.value(name))
}

impl Filled {
    fn become_like(&mut self, element: &web_sys::Element, mut new: Shape, around: Language) {
        for (name, value) in new.told() {
            if !self.shape.told().any(|told| told == (name, value)) {
                let _ = element.set_attribute(name, value);
            }
        }
        for (name, _) in self.shape.told() {
            if !new.told().any(|told| told.0 == name) {
                let _ = element.remove_attribute(name);
            }
        }
        let deeds = std::mem::take(&mut new.deeds);
        let is_missed = |listener: &Listener| !deeds.iter().any(|(event, _)| *event == listener.event);
        self.listeners
            .extract_if(.., |listener| is_missed(listener))
            .for_each(|listener| listener.hears_no_more(element));
        for (event, deed) in deeds {
            match self.listeners.iter().find(|listener| listener.event == event) {
                Some(listener) => listener.now_does(deed),
                None => self.listeners.push(Listener::new(element, event, deed)),
            }
        }
        fill(element, &mut self.inside, std::mem::take(&mut new.inside), around.of(new.tag));
        set_properties(element, std::mem::take(&mut new.properties));
        self.shape = new;
    }
}

/// What is in an element becomes this.
fn fill(element: &web_sys::Element, inside: &mut Vec<Drawn>, nodes: Vec<Node>, language: Language) {
    let mut wanted = Vec::with_capacity(nodes.len());
    singles(nodes, &mut wanted);
    for gone in inside.drain(wanted.len().min(inside.len())..) {
        let _ = element.remove_child(&gone.node);
    }
    for (place, single) in wanted.into_iter().enumerate() {
        let Some(old) = inside.get_mut(place) else {
            let new = Drawn::new(single, language);
            let _ = element.append_child(&new.node);
            inside.push(new);
            continue;
        };
        if let Err(other) = old.become_like(single, language) {
            let new = Drawn::new(other, language);
            let _ = element.replace_child(&new.node, &old.node);
            *old = new;
        }
    }
}

fn set_properties(element: &web_sys::Element, properties: Vec<(&'static str, JsValue)>) {
    for (name, value) in properties {
        let name = JsValue::from_str(name);
        // A field that is set to what it holds would lose its cursor.
        if Reflect::get(element, &name).is_ok_and(|old| old != value) {
            let _ = Reflect::set(element, &name, &value);
        }
    }
}

/// The whole page.
pub(crate) struct Page {
    element: web_sys::Element,
    inside: Vec<Drawn>,
}

impl Page {
    /// A page with nothing on it yet.
    pub(crate) fn within(body: &web_sys::Element) -> Page {
        let element = made("div", Language::Html);
        element.set_class_name("whole");
        let _ = body.append_child(&element);
        Page { element, inside: Vec::new() }
    }

    /// The page becomes this.
    pub(crate) fn show(&mut self, node: Node) {
        fill(&self.element, &mut self.inside, vec![node], Language::Html);
    }
}
