//! The macro for markup of the page, written like HTML.
//!
//! ```text
//! markup! { <button class=class data-key="ok" on:click=move |_| agree()>{glyph(sign)} "OK"</button> }
//! ```
//!
//! It makes one small kind of node (`onirim_web::node`), not a type for each piece of markup as many frameworks do: such types made two thirds of the module that a browser loads.
//!
//! - A name and a value in quotation marks are fixed: they cost no code. Any other value is an expression; `false` and `None` leave the attribute out.
//! - `on:click=…` is a function that gets the event; `prop:checked=…` is a property of the element that the reader of the page can change, too.
//! - Braces hold what can become a node: text, a node, an option or a list of them.

use proc_macro2::TokenStream;
use quote::quote;
use rstml::Infallible;
use rstml::node::{KeyedAttribute, Node, NodeAttribute, NodeBlock, NodeElement};
use syn::spanned::Spanned;
use syn::{Error, Result, Stmt};

/// Markup as a node: see the crate.
#[proc_macro]
pub fn markup(tokens: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let parsed = rstml::parse2(tokens.into()).and_then(|nodes| several(&nodes));
    parsed.unwrap_or_else(Error::into_compile_error).into()
}

/// One node is itself, several lie side by side.
fn several(nodes: &[Node]) -> Result<TokenStream> {
    match nodes {
        [only] => {
            let only = one(only)?;
            Ok(quote! { crate::node::Node::from(#only) })
        }
        nodes => {
            let nodes = nodes.iter().map(one).collect::<Result<Vec<_>>>()?;
            Ok(quote! { crate::node::Node::Several(::std::vec![#(crate::node::Node::from(#nodes)),*]) })
        }
    }
}

fn one(node: &Node) -> Result<TokenStream> {
    match node {
        Node::Element(found) => element(found),
        Node::Block(NodeBlock::ValidBlock(block)) => Ok(match &block.stmts[..] {
            // Braces around a single expression are part of the markup.
            [Stmt::Expr(only, None)] => quote! { #only },
            _ => quote! { #block },
        }),
        Node::Text(text) => {
            let words = &text.value;
            Ok(quote! { #words })
        }
        other @ (Node::Comment(_)
        | Node::Doctype(_)
        | Node::Fragment(_)
        | Node::Block(_)
        | Node::RawText(_)
        | Node::Custom(_)) => {
            Err(Error::new(other.span(), "only elements, words in quotation marks and expressions in braces"))
        }
    }
}

fn element(element: &NodeElement<Infallible>) -> Result<TokenStream> {
    let tag = element.name().to_string();
    let mut fixed = Vec::new();
    let mut rest = Vec::new();
    for attribute in element.attributes().iter().cloned() {
        let NodeAttribute::Attribute(attribute) = attribute else {
            return Err(Error::new(attribute.span(), "an attribute has a name and a value"));
        };
        match told(&attribute)? {
            Told::Fixed(name, value) => fixed.push(quote! { (#name, #value) }),
            Told::Call(call) => rest.push(call),
        }
    }
    let children = element.children.iter().map(one).collect::<Result<Vec<_>>>()?;
    Ok(quote! { crate::node::Element::new(#tag, &[#(#fixed),*])#(#rest)*#(.holding(#children))* })
}

/// An attribute.
enum Told {
    Fixed(String, String),
    /// A method call on the element.
    Call(TokenStream),
}

fn told(attribute: &KeyedAttribute) -> Result<Told> {
    let name = attribute.key.to_string();
    if let Some(value) = attribute.value_literal_string() {
        return Ok(Told::Fixed(name, value));
    }
    let value = attribute.value().ok_or_else(|| Error::new(attribute.key.span(), "an attribute has a value"))?;
    let call = match name.split_once(':') {
        Some(("on", event)) if event.starts_with("pointer") => quote! { .on_pointer(#event, #value) },
        Some(("on", event)) => quote! { .on(#event, #value) },
        Some(("prop", property)) => quote! { .property(#property, #value) },
        Some(_) => return Err(Error::new(attribute.key.span(), "there are only `on:` and `prop:`")),
        None => quote! { .attribute(#name, #value) },
    };
    Ok(Told::Call(call))
}
