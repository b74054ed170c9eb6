//! What is on the page, and the diff that turns it into the next description.

use std::borrow::Cow;

use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};

use super::listener::Listener;
use super::{Node, Shape};
use crate::browser::document;

const SVG: &str = "http://www.w3.org/2000/svg";

/// Elements that differ in one of these attributes are different elements: the old one is removed, with its animations, and a new one created.
/// So a button that is held down while the next question appears is gone when it is released, and answers nothing.
const IDENTITY: [&str; 5] = ["data-screen", "data-question", "data-key", "data-zone", "data-card"];

/// The namespace of an element.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Namespace {
    Html,
    Svg,
}

impl Namespace {
    fn of(self, tag: &str) -> Namespace {
        if tag == "svg" { Namespace::Svg } else { self }
    }
}

/// A node of the page with its last description.
struct Drawn {
    node: web_sys::Node,
    shown: Shown,
}

enum Shown {
    Words(Cow<'static, str>),
    Element(Filled),
}

/// An element with its last description.
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

/// Flattens nested nodes.
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
    fn new(single: Single, around: Namespace) -> Drawn {
        match single {
            Single::Words(words) => {
                Drawn { node: document().create_text_node(&words).into(), shown: Shown::Words(words) }
            }
            Single::Element(shape) => Drawn::element(shape, around),
        }
    }

    fn element(mut shape: Shape, around: Namespace) -> Drawn {
        let namespace = around.of(shape.tag);
        let made = made(shape.tag, namespace);
        for (name, value) in shape.all_attributes() {
            let _ = made.set_attribute(name, value);
        }
        let mut inside = Vec::new();
        fill(&made, &mut inside, std::mem::take(&mut shape.inside), namespace);
        // Properties come last: an option must exist before it can be selected.
        set_properties(&made, std::mem::take(&mut shape.properties));
        let handlers = std::mem::take(&mut shape.handlers);
        let listeners = handlers.into_iter().map(|(event, handler)| Listener::new(&made, event, handler)).collect();
        Drawn { node: made.into(), shown: Shown::Element(Filled { shape, listeners, inside }) }
    }

    /// Updates this node in place. Returns the new description if it is a different node.
    fn become_like(&mut self, single: Single, around: Namespace) -> Result<(), Single> {
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

fn made(tag: &str, namespace: Namespace) -> web_sys::Element {
    let made = match namespace {
        Namespace::Html => document().create_element(tag),
        Namespace::Svg => document().create_element_ns(Some(SVG), tag),
    };
    // All tags stand in our own markup, so none is invalid.
    made.unwrap_or_else(|_| wasm_bindgen::throw_str(tag))
}

fn is_same(old: &Shape, new: &Shape) -> bool {
    old.tag == new.tag && IDENTITY.iter().all(|name| old.value(name) == new.value(name))
}

impl Filled {
    fn become_like(&mut self, element: &web_sys::Element, mut new: Shape, around: Namespace) {
        for (name, value) in new.all_attributes() {
            if !self.shape.all_attributes().any(|old| old == (name, value)) {
                let _ = element.set_attribute(name, value);
            }
        }
        for (name, _) in self.shape.all_attributes() {
            if !new.all_attributes().any(|(new, _)| new == name) {
                let _ = element.remove_attribute(name);
            }
        }
        let handlers = std::mem::take(&mut new.handlers);
        let is_missed = |listener: &Listener| !handlers.iter().any(|(event, _)| *event == listener.event);
        self.listeners.extract_if(.., |listener| is_missed(listener)).for_each(|listener| listener.remove(element));
        for (event, handler) in handlers {
            match self.listeners.iter().find(|listener| listener.event == event) {
                Some(listener) => listener.set_handler(handler),
                None => self.listeners.push(Listener::new(element, event, handler)),
            }
        }
        fill(element, &mut self.inside, std::mem::take(&mut new.inside), around.of(new.tag));
        set_properties(element, std::mem::take(&mut new.properties));
        self.shape = new;
    }
}

/// Updates the children of an element.
fn fill(element: &web_sys::Element, inside: &mut Vec<Drawn>, nodes: Vec<Node>, namespace: Namespace) {
    let mut wanted = Vec::with_capacity(nodes.len());
    singles(nodes, &mut wanted);
    for gone in inside.drain(wanted.len().min(inside.len())..) {
        let _ = element.remove_child(&gone.node);
    }
    for (place, single) in wanted.into_iter().enumerate() {
        let Some(old) = inside.get_mut(place) else {
            let new = Drawn::new(single, namespace);
            let _ = element.append_child(&new.node);
            inside.push(new);
            continue;
        };
        if let Err(other) = old.become_like(single, namespace) {
            let new = Drawn::new(other, namespace);
            let _ = element.replace_child(&new.node, &old.node);
            *old = new;
        }
    }
}

fn set_properties(element: &web_sys::Element, properties: Vec<(&'static str, JsValue)>) {
    for (name, value) in properties {
        let name = JsValue::from_str(name);
        // Setting a field to the value that it has would reset its cursor.
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
    /// An empty page in this element.
    pub(crate) fn within(body: &web_sys::Element) -> Page {
        let element = made("div", Namespace::Html);
        element.set_class_name("whole");
        let _ = body.append_child(&element);
        Page { element, inside: Vec::new() }
    }

    /// Updates the page to this description.
    pub(crate) fn show(&mut self, node: Node) {
        fill(&self.element, &mut self.inside, vec![node], Namespace::Html);
    }
}
