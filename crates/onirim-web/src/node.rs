//! The virtual nodes that the page is drawn with, written with `markup!`.
//!
//! A redraw describes the whole page, as a terminal game draws its whole screen. `drawn` compares it with what is there and changes only the differences. A type of its own for each piece of
//! markup would be compiled separately, and made the page three times as large.

mod conversions;
mod drawn;
mod listener;

use std::borrow::Cow;
use std::rc::Rc;

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, PointerEvent};

pub(crate) use conversions::AttributeValue;
pub(crate) use drawn::Page;

/// A part of the page.
pub(crate) enum Node {
    /// An empty place holder, so that the nodes after it are compared with their predecessors.
    Nothing,
    /// A text.
    Words(Cow<'static, str>),
    /// An element with its children.
    Element(Element),
    /// Adjacent nodes.
    Several(Vec<Node>),
}

/// An event handler.
type Handler = Rc<dyn Fn(Event)>;

/// An element of the page. `markup!` passes it from call to call, so it is one pointer.
pub(crate) struct Element(Box<Shape>);

/// The content of an element.
struct Shape {
    tag: &'static str,
    /// Attributes that never change.
    fixed: &'static [(&'static str, &'static str)],
    attributes: Vec<(&'static str, Cow<'static, str>)>,
    /// Properties that the player can change as well. They are set only where they differ.
    properties: Vec<(&'static str, JsValue)>,
    handlers: Vec<(&'static str, Handler)>,
    inside: Vec<Node>,
}

impl Element {
    /// An empty element.
    #[inline(never)]
    pub(crate) fn new(tag: &'static str, fixed: &'static [(&'static str, &'static str)]) -> Element {
        let (attributes, properties, handlers, inside) = Default::default();
        Element(Box::new(Shape { tag, fixed, attributes, properties, handlers, inside }))
    }

    /// Adds an attribute, unless it is `false` or `None`.
    pub(crate) fn attribute(self, name: &'static str, value: impl AttributeValue) -> Element {
        self.with_attribute(name, value.text())
    }

    #[inline(never)]
    fn with_attribute(mut self, name: &'static str, value: Option<Cow<'static, str>>) -> Element {
        self.0.attributes.extend(value.map(|value| (name, value)));
        self
    }

    /// Adds a property.
    pub(crate) fn property(mut self, name: &'static str, value: impl Into<JsValue>) -> Element {
        self.0.properties.push((name, value.into()));
        self
    }

    /// Adds an event handler.
    pub(crate) fn on(self, event: &'static str, handle: impl Fn(Event) + 'static) -> Element {
        self.with_handler(event, Rc::new(handle))
    }

    /// Adds a handler of pointer events.
    pub(crate) fn on_pointer(self, event: &'static str, handle: impl Fn(PointerEvent) + 'static) -> Element {
        self.on(event, move |event| handle(event.unchecked_into()))
    }

    #[inline(never)]
    fn with_handler(mut self, event: &'static str, handler: Handler) -> Element {
        self.0.handlers.push((event, handler));
        self
    }

    /// Adds a child.
    pub(crate) fn holding(self, node: impl Into<Node>) -> Element {
        self.with_node(node.into())
    }

    #[inline(never)]
    fn with_node(mut self, node: Node) -> Element {
        self.0.inside.push(node);
        self
    }
}

impl Shape {
    /// The value of an attribute.
    fn value(&self, name: &str) -> Option<&str> {
        self.all_attributes().find(|attribute| attribute.0 == name).map(|attribute| attribute.1)
    }

    fn all_attributes(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let others = self.attributes.iter().map(|(name, value)| (*name, value.as_ref()));
        self.fixed.iter().copied().chain(others)
    }
}
