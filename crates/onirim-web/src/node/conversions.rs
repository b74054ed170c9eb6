//! What can stand in markup.

use std::borrow::Cow;

use super::{Element, Node};

impl From<Element> for Node {
    fn from(element: Element) -> Node {
        Node::Element(element)
    }
}

impl From<&'static str> for Node {
    fn from(words: &'static str) -> Node {
        Node::Words(Cow::Borrowed(words))
    }
}

impl From<String> for Node {
    fn from(words: String) -> Node {
        Node::Words(Cow::Owned(words))
    }
}

impl From<char> for Node {
    fn from(sign: char) -> Node {
        String::from(sign).into()
    }
}

impl From<usize> for Node {
    fn from(number: usize) -> Node {
        number.to_string().into()
    }
}

impl<T: Into<Node>> From<Option<T>> for Node {
    fn from(node: Option<T>) -> Node {
        node.map_or(Node::Nothing, T::into)
    }
}

impl<T: Into<Node>> From<Vec<T>> for Node {
    fn from(nodes: Vec<T>) -> Node {
        nodes.into_iter().collect()
    }
}

impl<T: Into<Node>> FromIterator<T> for Node {
    fn from_iter<I: IntoIterator<Item = T>>(nodes: I) -> Node {
        Node::Several(nodes.into_iter().map(T::into).collect())
    }
}

/// A value of an attribute.
pub(crate) trait AttributeValue {
    /// The value. `None` leaves the attribute out.
    fn text(self) -> Option<Cow<'static, str>>;
}

impl AttributeValue for &'static str {
    fn text(self) -> Option<Cow<'static, str>> {
        Some(Cow::Borrowed(self))
    }
}

impl AttributeValue for String {
    fn text(self) -> Option<Cow<'static, str>> {
        Some(Cow::Owned(self))
    }
}

/// A boolean attribute.
impl AttributeValue for bool {
    fn text(self) -> Option<Cow<'static, str>> {
        self.then_some(Cow::Borrowed(""))
    }
}

impl<T: AttributeValue> AttributeValue for Option<T> {
    fn text(self) -> Option<Cow<'static, str>> {
        self.and_then(T::text)
    }
}
