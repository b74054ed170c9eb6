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

/// What can be the value of an attribute.
pub(crate) trait Told {
    /// Its value; `None` leaves it out.
    fn told(self) -> Option<Cow<'static, str>>;
}

impl Told for &'static str {
    fn told(self) -> Option<Cow<'static, str>> {
        Some(Cow::Borrowed(self))
    }
}

impl Told for String {
    fn told(self) -> Option<Cow<'static, str>> {
        Some(Cow::Owned(self))
    }
}

/// It is there, or not.
impl Told for bool {
    fn told(self) -> Option<Cow<'static, str>> {
        self.then_some(Cow::Borrowed(""))
    }
}

impl<T: Told> Told for Option<T> {
    fn told(self) -> Option<Cow<'static, str>> {
        self.and_then(T::told)
    }
}
