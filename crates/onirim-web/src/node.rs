//! What the page is drawn with: one small kind of node, written with `markup!`.
//!
//! A redraw describes the whole page anew, as a terminal game draws its whole screen; `drawn` compares it with what is there and changes only what differs. Views that are types of their
//! own, one for each piece of markup, would be compiled one by one, and made the page three times as heavy.

mod conversions;
mod drawn;
mod listener;

use std::borrow::Cow;
use std::rc::Rc;

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, PointerEvent};

pub(crate) use conversions::Told;
pub(crate) use drawn::Page;

/// A part of the page.
pub(crate) enum Node {
    /// Nothing is there, but its place is kept: what follows is compared with what followed.
    Nothing,
    /// Words.
    Words(Cow<'static, str>),
    /// An element, and what is in it.
    Element(Element),
    /// Nodes side by side.
    Several(Vec<Node>),
}

/// What is done when something happens to an element.
type Deed = Rc<dyn Fn(Event)>;

/// An element of the page. It is handed on from call to call while markup builds it: so it is small, and what it is made of lies elsewhere.
pub(crate) struct Element(Box<Shape>);

/// What an element is made of.
struct Shape {
    tag: &'static str,
    /// Attributes that never change.
    fixed: &'static [(&'static str, &'static str)],
    attributes: Vec<(&'static str, Cow<'static, str>)>,
    /// What a player can change as well: they are set only where they differ from what is there.
    properties: Vec<(&'static str, JsValue)>,
    deeds: Vec<(&'static str, Deed)>,
    inside: Vec<Node>,
}

impl Element {
    /// An empty element.
    #[inline(never)]
    pub(crate) fn new(tag: &'static str, fixed: &'static [(&'static str, &'static str)]) -> Element {
        let (attributes, properties, deeds, inside) = Default::default();
        Element(Box::new(Shape { tag, fixed, attributes, properties, deeds, inside }))
    }

    /// With an attribute, unless it is `false` or `None`.
    pub(crate) fn attribute(self, name: &'static str, value: impl Told) -> Element {
        self.with_attribute(name, value.told())
    }

    #[inline(never)]
    fn with_attribute(mut self, name: &'static str, value: Option<Cow<'static, str>>) -> Element {
        self.0.attributes.extend(value.map(|value| (name, value)));
        self
    }

    /// With a property.
    pub(crate) fn property(mut self, name: &'static str, value: impl Into<JsValue>) -> Element {
        self.0.properties.push((name, value.into()));
        self
    }

    /// With something that is done when this happens.
    pub(crate) fn on(self, event: &'static str, deed: impl Fn(Event) + 'static) -> Element {
        self.with_deed(event, Rc::new(deed))
    }

    /// The same for what happens with a mouse or a finger.
    pub(crate) fn on_pointer(self, event: &'static str, deed: impl Fn(PointerEvent) + 'static) -> Element {
        self.on(event, move |event| deed(event.unchecked_into()))
    }

    #[inline(never)]
    fn with_deed(mut self, event: &'static str, deed: Deed) -> Element {
        self.0.deeds.push((event, deed));
        self
    }

    /// With one more node in it.
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
        self.told().find(|told| told.0 == name).map(|told| told.1)
    }

    fn told(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let told = self.attributes.iter().map(|(name, value)| (*name, value.as_ref()));
        self.fixed.iter().copied().chain(told)
    }
}
