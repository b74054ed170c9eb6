//! Fields of a form: radio buttons, and a line of text.

use onirim_markup::markup;

use crate::browser::written;
use crate::node::Node;

/// Radio buttons. `choose` gets the index of the selected one.
pub(crate) fn one_of(
    name: &'static str,
    label: String,
    about: Option<String>,
    values: Vec<String>,
    chosen: usize,
    choose: impl Fn(usize) + Clone + 'static,
) -> Node {
    let values = values.into_iter().enumerate().map(|(number, words)| {
        let (choose, is_chosen) = (choose.clone(), number == chosen);
        markup! {
            <label class="option">
                <input type="radio" name=name data-key=format!("{name}-{number}") prop:checked=is_chosen on:change=move |_| choose(number) />
                <span>{words}</span>
            </label>
        }
    });
    markup! {
        <fieldset class="field">
            <legend>{label}</legend>
            <div class="options">{values.collect::<Node>()}</div>
            {about.map(|words| markup! { <p class="quiet">{words}</p> })}
        </fieldset>
    }
}

/// A line of text.
pub(crate) fn line(
    name: &'static str,
    label: String,
    hint: String,
    value: String,
    longest: usize,
    wrong: Option<String>,
    write: impl Fn(String) + 'static,
) -> Node {
    let told = format!("{name}-told");
    markup! {
        <div class="field">
            <label for=name>{label}</label>
            <input id=name data-key=name type="text" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength=longest.to_string() placeholder=hint
                prop:value=value aria-describedby=told.clone() aria-invalid=wrong.is_some().to_string()
                on:input=move |event| write(written(&event)) />
            <p id=told class="alarm">{wrong}</p>
        </div>
    }
}
