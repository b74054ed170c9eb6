//! Starts the page in a browser. Elsewhere it does nothing.

fn main() {
    #[cfg(all(target_family = "wasm", target_os = "unknown"))]
    onirim_web::start();
}
