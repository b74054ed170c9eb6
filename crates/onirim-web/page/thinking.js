// The worker that thinks about games: a module of its own, so that a first game does not wait for it.

import start from "{coach.js}";

// The browser delivers what the page asks as soon as this script runs, and drops messages that have no listener: they wait here until the module listens.
const asked = [];
self.onmessage = (event) => asked.push(event);
await start({ module_or_path: new URL("{coach.wasm}", import.meta.url) });
asked.forEach((event) => self.onmessage(event));
