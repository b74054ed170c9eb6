//! The string literals of code, without tests.

use anyhow::{Result, anyhow};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// A string literal.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Literal {
    pub(crate) text: String,
    pub(crate) line: usize,
    pub(crate) place: Place,
}

/// Where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// In a macro that prints.
    Printed,
    /// Anywhere else.
    Code,
}

/// Macros that print.
const PRINTING: [&str; 6] = ["print", "println", "eprint", "eprintln", "write", "writeln"];
/// Attributes whose texts are shown to people.
const SPEAKING: [&str; 2] = ["arg", "command"];

/// All literals of a file, without those of tests, comments and attributes that are not shown.
pub(crate) fn of(code: &str) -> Result<Vec<Literal>> {
    let tokens: TokenStream = code.parse().map_err(|error| anyhow!("{error}"))?;
    let mut literals = Vec::new();
    collect(tokens, Place::Code, &mut literals);
    Ok(literals)
}

fn collect(tokens: TokenStream, place: Place, literals: &mut Vec<Literal>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut rest = &tokens[..];
    while let Some((token, after)) = rest.split_first() {
        rest = after;
        match token {
            TokenTree::Punct(hash) if hash.as_char() == '#' => {
                let (attribute, behind) = attribute(after);
                let Some(attribute) = attribute else { continue };
                let is_of_all = matches!(after.first(), Some(TokenTree::Punct(bang)) if bang.as_char() == '!');
                rest = behind;
                match first_word(attribute).as_deref() {
                    Some("cfg") if is_cfg_test(attribute) && is_of_all => return,
                    Some("cfg") if is_cfg_test(attribute) => rest = behind_item(rest),
                    Some(word) if SPEAKING.contains(&word) => collect(attribute.stream(), place, literals),
                    Some(_) | None => {}
                }
            }
            TokenTree::Ident(name) => {
                if let [TokenTree::Punct(bang), TokenTree::Group(body), behind @ ..] = after
                    && bang.as_char() == '!'
                {
                    let prints = PRINTING.contains(&name.to_string().as_str());
                    collect(body.stream(), if prints { Place::Printed } else { Place::Code }, literals);
                    rest = behind;
                }
            }
            // The arguments of a printing macro in brackets are code.
            TokenTree::Group(group) => collect(group.stream(), Place::Code, literals),
            TokenTree::Literal(literal) => {
                if let Ok(text) = syn::parse_str::<syn::LitStr>(&literal.to_string()) {
                    literals.push(Literal { text: text.value(), line: literal.span().start().line, place });
                }
            }
            TokenTree::Punct(_) => {}
        }
    }
}

/// The attribute behind a `#`, and what comes after it.
fn attribute(tokens: &[TokenTree]) -> (Option<&Group>, &[TokenTree]) {
    match tokens {
        [TokenTree::Group(group), rest @ ..] if group.delimiter() == Delimiter::Bracket => (Some(group), rest),
        [TokenTree::Punct(bang), TokenTree::Group(group), rest @ ..] if bang.as_char() == '!' => (Some(group), rest),
        _ => (None, tokens),
    }
}

fn first_word(attribute: &Group) -> Option<String> {
    match attribute.stream().into_iter().next() {
        Some(TokenTree::Ident(word)) => Some(word.to_string()),
        Some(TokenTree::Group(_) | TokenTree::Punct(_) | TokenTree::Literal(_)) | None => None,
    }
}

fn is_cfg_test(attribute: &Group) -> bool {
    attribute.stream().to_string().replace(' ', "") == "cfg(test)"
}

/// What comes after an item: it ends with a block or a semicolon.
fn behind_item(tokens: &[TokenTree]) -> &[TokenTree] {
    let ends = |token: &TokenTree| match token {
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        TokenTree::Punct(sign) => sign.as_char() == ';',
        TokenTree::Ident(_) | TokenTree::Literal(_) => false,
    };
    let end = tokens.iter().position(ends).map_or(tokens.len(), |place| place + 1);
    &tokens[end..]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(code: &str) -> Vec<(String, Place)> {
        of(code).expect("it parses").into_iter().map(|literal| (literal.text, literal.place)).collect()
    }

    #[test]
    fn texts_are_found_wherever_they_stand() {
        let code = r##"const A: &str = "one"; fn f() { g(&[("two", r#"three"#)]); h!(x => "four"); }"##;
        let expected = ["one", "two", "three", "four"].map(|text| (text.to_owned(), Place::Code));
        assert_eq!(texts(code), expected);
    }

    #[test]
    fn what_is_printed_is_known_and_what_is_only_handed_over_is_not() {
        let code = r#"fn f() { println!("said {}", g("handed over")); write!(output, "written")?; }"#;
        let expected = [("said {}", Place::Printed), ("handed over", Place::Code), ("written", Place::Printed)];
        assert_eq!(texts(code), expected.map(|(text, place)| (text.to_owned(), place)));
    }

    #[test]
    fn comments_tests_and_silent_attributes_are_left_out() {
        let code = r#"
            //! one
            /// two
            #[expect(dead_code, reason = "three")]
            #[derive(Debug)]
            struct S;
            #[cfg(test)]
            mod tests { fn f() { g("four"); } }
            #[cfg(test)]
            use x::y;
            const A: &str = "five"; // six
        "#;
        assert_eq!(texts(code), [("five".to_owned(), Place::Code)]);
    }

    #[test]
    fn a_file_of_tests_is_left_out() {
        assert_eq!(texts("//! one\n#![cfg(test)]\nfn f() { g(\"two\"); }"), []);
    }

    #[test]
    fn what_the_command_line_says_of_itself_is_not() {
        let code = r#"struct S { #[arg(long, help = "Print help")] lang: bool }"#;
        assert_eq!(texts(code), [("Print help".to_owned(), Place::Code)]);
    }
}
