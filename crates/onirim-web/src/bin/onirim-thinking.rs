//! Starts thinking, in a worker of the page. Elsewhere there is nothing to start.

fn main() {
    #[cfg(all(target_family = "wasm", target_os = "unknown"))]
    onirim_web::start_worker();
}
