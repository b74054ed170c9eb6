//! Every rule has a test that cites it, and every citation names a rule. `CONTRIBUTING.md` explains the convention.

mod book;
mod citation;
mod source;
mod tests_of;

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result, bail};

use crate::workspace::Workspace;
use book::{RuleBook, RuleNumber};
use source::SourceFile;

const RULES: &str = "docs/rules.md";

/// A sentence on what was found if all is well; otherwise everything that is wrong.
pub(crate) fn check(workspace: &Workspace) -> Result<String> {
    let text = fs::read_to_string(workspace.root.join(RULES)).with_context(|| format!("cannot read {RULES}"))?;
    let book = RuleBook::parse(&text).with_context(|| format!("{RULES} cannot be understood"))?;
    let mut sources = Vec::new();
    for root in &workspace.tested {
        sources.extend(source::of_crate(root, &workspace.root)?);
    }
    let report = Report::new(&book, &sources);
    if !report.is_clean() {
        bail!("rules and tests do not match\n{report}");
    }
    Ok(format!("{} rules, cited by {} tests", book.numbers().count(), report.citing_tests))
}

/// How rules and tests match.
struct Report {
    uncited: Vec<RuleNumber>,
    /// One line each, with file and line.
    faults: Vec<String>,
    citing_tests: usize,
}

impl Report {
    fn new(book: &RuleBook, sources: &[SourceFile]) -> Report {
        let mut cited: BTreeMap<RuleNumber, usize> = book.numbers().map(|number| (number, 0)).collect();
        let mut faults = Vec::new();
        let mut citing_tests = 0;
        for (file, test) in sources.iter().flat_map(|file| file.tests.iter().map(move |test| (file, test))) {
            let place = format!("{}:{}: `{}`", file.name, test.line, test.name);
            match citation::citations(&test.doc) {
                Err(malformed) => faults.push(format!("{place}: {malformed}")),
                Ok(citations) => {
                    citing_tests += usize::from(!citations.is_empty());
                    for citation in citations {
                        if book.has(&citation) {
                            *cited.entry(citation.rule).or_default() += 1;
                        } else {
                            faults.push(format!("{place} cites {citation}, which {RULES} does not have"));
                        }
                    }
                }
            }
        }
        let uncited = cited.into_iter().filter(|&(_, tests)| tests == 0).map(|(rule, _)| rule).collect();
        Report { uncited, faults, citing_tests }
    }

    fn is_clean(&self) -> bool {
        self.uncited.is_empty() && self.faults.is_empty()
    }
}

impl std::fmt::Display for Report {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for fault in &self.faults {
            writeln!(f, "  {fault}")?;
        }
        for rule in &self.uncited {
            writeln!(f, "  {RULES}: no test cites {rule}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "## B. Base\n- **B1** one\n- **B2** two: I this; II that\n";

    fn report(test_code: &str) -> String {
        let tests = tests_of::file(test_code).expect("the test code parses").tests;
        let file = SourceFile { name: "tests/play.rs".into(), tests };
        Report::new(&RuleBook::parse(BOOK).expect("the book parses"), &[file]).to_string()
    }

    #[test]
    fn there_is_no_fault_when_every_rule_is_cited() {
        let code = "/// B1: holds\n#[test] fn a() { f(); }\n/// B2-II: holds\n#[test] fn b() { f(); }";
        assert_eq!(report(code), "");
    }

    #[test]
    fn a_rule_without_a_test_is_listed() {
        assert_eq!(report("/// B1: holds\n#[test] fn a() { f(); }"), "  docs/rules.md: no test cites B2\n");
    }

    #[test]
    fn a_citation_of_a_rule_that_does_not_exist_is_listed() {
        let code = "/// B1, B2, B3: holds\n#[test]\nfn a() { f(); }";
        assert_eq!(report(code), "  tests/play.rs:3: `a` cites B3, which docs/rules.md does not have\n");
    }

    #[test]
    fn an_option_that_the_rule_does_not_have_is_listed() {
        let code = "/// B1, B2-III: holds\n#[test] fn a() { f(); }";
        assert!(report(code).contains("`a` cites B2-III, which docs/rules.md does not have"));
    }

    #[test]
    fn a_malformed_citation_is_listed() {
        assert!(report("/// B1 holds\n#[test] fn a() { f(); }").contains("tests/play.rs:2: `a`: "));
    }
}
