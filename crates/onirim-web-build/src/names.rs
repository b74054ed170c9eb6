//! Shorter names for what a module and its script say to each other.

use walrus::Module;

/// What the bindings are called by: a name for people and a hash, several hundred of them, in both files.
const PREFIX: &str = "__wb";

/// Renames the imports of the module, and returns its script with the same names.
pub(crate) fn shortened(module: &mut Module, script: &str) -> String {
    let imports = module.imports.iter_mut().filter(|import| import.name.starts_with(PREFIX));
    imports.enumerate().fold(script.to_owned(), |script, (number, import)| {
        let long = std::mem::replace(&mut import.name, format!("i{number}"));
        script.replace(&format!("{long}:"), &format!("{}:", import.name))
    })
}
