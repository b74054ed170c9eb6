//! The tests in a piece of Rust code, each with its doc comment.
//!
//! Only what the test runner runs is a test: a function with `#[test]` or `#[rstest]` and something in its body, at the top of a
//! file, in a module or in `proptest!`. What is ignored or conditional on anything but `cfg(test)` does not count, nor what
//! stands in a comment, a string, another function or another macro.

use anyhow::Result;
use proc_macro2::{Delimiter, Group, TokenTree};
use syn::parse::{Parse, ParseStream};
use syn::{Attribute, Expr, Ident, Item, Lit, Macro, Meta, Path, Token, Visibility, token};

/// A test and its doc comment.
pub(crate) struct Test {
    pub(crate) name: String,
    pub(crate) line: usize,
    pub(crate) doc: String,
}

/// A module whose code is in another file.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct OtherFile {
    /// The modules of this file around it, and its own name.
    pub(crate) modules: Vec<String>,
    /// What `#[path = "…"]` says.
    pub(crate) path: Option<String>,
}

/// What a file holds.
#[derive(Default)]
pub(crate) struct Contents {
    pub(crate) tests: Vec<Test>,
    pub(crate) others: Vec<OtherFile>,
}

/// Reads the code of one file.
pub(crate) fn file(code: &str) -> Result<Contents> {
    let file = syn::parse_file(code).map_err(with_line)?;
    let mut contents = Contents::default();
    if always_compiled(&file.attrs) {
        contents.read(&file.items, &[])?;
    }
    Ok(contents)
}

fn with_line(error: syn::Error) -> anyhow::Error {
    let line = error.span().start().line;
    anyhow::Error::new(error).context(format!("line {line}"))
}

impl Contents {
    fn read(&mut self, items: &[Item], modules: &[String]) -> Result<()> {
        for item in items {
            if let Item::Fn(function) = item {
                if !function.block.stmts.is_empty() {
                    self.tests.extend(test(&function.sig.ident, &function.attrs));
                }
            } else if let Item::Mod(module) = item
                && always_compiled(&module.attrs)
            {
                let modules: Vec<String> = modules.iter().cloned().chain([module.ident.to_string()]).collect();
                match &module.content {
                    Some((_, items)) => self.read(items, &modules)?,
                    None => self.others.push(OtherFile { modules, path: path_attribute(&module.attrs) }),
                }
            } else if let Item::Macro(item) = item
                && always_compiled(&item.attrs)
            {
                self.read_properties(&item.mac)?;
            }
        }
        Ok(())
    }

    fn read_properties(&mut self, invoked: &Macro) -> Result<()> {
        if ends_in(&invoked.path, "proptest") {
            self.tests.extend(invoked.parse_body::<Properties>().map_err(with_line)?.0);
        }
        Ok(())
    }
}

/// The test that a function with this name and these attributes is, if it is one.
fn test(name: &Ident, attributes: &[Attribute]) -> Option<Test> {
    let runs = |attribute: &Attribute| ends_in(attribute.path(), "test") || ends_in(attribute.path(), "rstest");
    let ignored = attributes.iter().any(|attribute| attribute.path().is_ident("ignore"));
    let is_test = attributes.iter().any(runs) && !ignored && always_compiled(attributes);
    let lines: Vec<String> = attributes.iter().filter_map(|attribute| text_of(attribute, "doc")).collect();
    is_test.then(|| Test { name: name.to_string(), line: name.span().start().line, doc: lines.join("\n") })
}

/// The functions inside `proptest! { … }`: not quite Rust, for their arguments are drawn from strategies.
struct Properties(Vec<Test>);

impl Parse for Properties {
    fn parse(input: ParseStream<'_>) -> syn::Result<Properties> {
        input.call(Attribute::parse_inner)?;
        let mut tests = Vec::new();
        while !input.is_empty() {
            let attributes = input.call(Attribute::parse_outer)?;
            input.parse::<Visibility>()?;
            input.parse::<Token![fn]>()?;
            let name: Ident = input.parse()?;
            while !input.peek(token::Brace) {
                input.parse::<TokenTree>()?;
            }
            let body: Group = input.parse()?;
            if body.delimiter() == Delimiter::Brace && !body.stream().is_empty() {
                tests.extend(test(&name, &attributes));
            }
        }
        Ok(Properties(tests))
    }
}

/// Is this compiled in every test build? `cfg(test)` holds there; of anything else nothing is known.
fn always_compiled(attributes: &[Attribute]) -> bool {
    let mut conditions = attributes.iter().filter(|attribute| attribute.path().is_ident("cfg"));
    conditions.all(|attribute| attribute.parse_args::<Path>().is_ok_and(|condition| condition.is_ident("test")))
}

fn path_attribute(attributes: &[Attribute]) -> Option<String> {
    attributes.iter().find_map(|attribute| text_of(attribute, "path"))
}

/// `text` in `#[name = "text"]`; a doc comment is `#[doc = "text"]`.
fn text_of(attribute: &Attribute, name: &str) -> Option<String> {
    if let Meta::NameValue(pair) = &attribute.meta
        && pair.path.is_ident(name)
        && let Expr::Lit(value) = &pair.value
        && let Lit::Str(text) = &value.lit
    {
        return Some(text.value());
    }
    None
}

fn ends_in(path: &Path, name: &str) -> bool {
    path.segments.last().is_some_and(|segment| segment.ident == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each test with the first line of its comment.
    fn tests(code: &str) -> Vec<(String, String)> {
        let tests = file(code).expect("it parses").tests;
        tests.iter().map(|test| (test.name.clone(), test.doc.trim().to_owned())).collect()
    }

    fn pair(name: &str, doc: &str) -> (String, String) {
        (name.into(), doc.into())
    }

    #[test]
    fn a_test_has_the_comment_above_it() {
        let code = "/// B1: holds\n#[test]\nfn a() { f(); }\n#[test]\n#[should_panic]\n/// B2: too\nfn b() { f(); }";
        assert_eq!(tests(code), [pair("a", "B1: holds"), pair("b", "B2: too")]);
    }

    #[test]
    fn the_lines_of_a_comment_belong_together() {
        let found = file("/// B1,\n/// B2: holds\n#[test]\nfn a() { f(); }").expect("it parses");
        assert_eq!(found.tests[0].doc, " B1,\n B2: holds");
        assert_eq!(found.tests[0].line, 4);
    }

    #[test]
    fn tests_with_cases_and_asynchronous_tests_count() {
        let code = "/// B1: x\n#[rstest]\n#[case(1)]\nfn a(#[case] n: u8) { f(n); }\n/// B2: x\n#[tokio::test] async fn b() { f(); }";
        assert_eq!(tests(code), [pair("a", "B1: x"), pair("b", "B2: x")]);
    }

    #[test]
    fn tests_in_modules_count() {
        let code = "#[cfg(test)] mod tests { mod inner {\n/// B1: x\n#[test] fn a() { f(); } } }";
        assert_eq!(tests(code), [pair("a", "B1: x")]);
    }

    #[test]
    fn properties_count() {
        let code = "proptest! {
            #![proptest_config(ProptestConfig::with_cases(9))]
            /// B1: x
            #[test]
            fn a(n in 0..9u8, (x, y) in pairs()) { f(n); }
            /// B2: x
            fn not_marked(n in 0..9u8) { f(n); }
            /// B3: x
            #[test]
            fn b(n: u8) -> Result<(), Error> { f(n); }
        }";
        assert_eq!(tests(code), [pair("a", "B1: x"), pair("b", "B3: x")]);
    }

    #[test]
    fn a_comment_without_a_test_counts_for_nothing() {
        for code in [
            "//! B1: x",
            "/// B1: x\nfn helper() { f(); }",
            "/// B1: x\nstruct Table;\n#[test] fn a() { f(); }",
            "// B1: x\n#[test] fn a() { f(); }",
            "/* B1: x */\n#[test] fn a() { f(); }",
            "/// B1: x\nmod tests { #[test] fn a() { f(); } }",
            "#[test] fn a() { /// B1: x\n let n = 1; f(n); }",
        ] {
            assert!(tests(code).iter().all(|(_, doc)| doc.is_empty()), "{code}");
        }
    }

    #[test]
    fn code_that_never_runs_is_no_test() {
        for code in [
            "// /// B1: x\n// #[test] fn a() { f(); }",
            "/* /// B1: x\n#[test] fn a() { f(); } */",
            "const CODE: &str = \"/// B1: x\n#[test] fn a() { f(); }\";",
            "fn outer() { /// B1: x\n#[test] fn a() { f(); } }",
            "macro_rules! m { () => { /// B1: x\n#[test] fn a() { f(); } } }",
            "stringify! { /// B1: x\n#[test] fn a() { f(); } }",
            "/// B1: x\n#[test] #[ignore] fn a() { f(); }",
            "/// B1: x\n#[test] fn empty() {}",
            "proptest! { /// B1: x\n#[test] fn empty(n in 0..9) {} }",
            "/// B1: x\n#[test] #[cfg(any())] fn a() { f(); }",
            "#[cfg(feature = \"x\")] mod tests { /// B1: x\n#[test] fn a() { f(); } }",
            "#![cfg(windows)]\n/// B1: x\n#[test] fn a() { f(); }",
        ] {
            assert_eq!(tests(code), [], "{code}");
        }
    }

    #[test]
    fn modules_in_other_files_are_named() {
        let code = "mod a; #[cfg(test)] mod b { #[path = \"d.rs\"] mod c; } #[cfg(windows)] mod e;";
        let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let expected = [
            OtherFile { modules: names(&["a"]), path: None },
            OtherFile { modules: names(&["b", "c"]), path: Some("d.rs".into()) },
        ];
        assert_eq!(file(code).expect("it parses").others, expected);
    }

    #[test]
    fn code_that_is_not_rust_is_an_error_with_its_line() {
        assert!(format!("{:#}", file("fn a() {}\nfn {").err().expect("an error")).starts_with("line 2"));
    }
}
