// The coach's worker: a module of its own, so that a first game does not wait for it.

import start from "{coach.js}";

// The browser delivers messages as soon as this script runs and drops those without a listener. So they are queued here until the module listens.
const asked = [];
self.onmessage = (event) => asked.push(event);
await start({ module_or_path: new URL("{coach.wasm}", import.meta.url) });
asked.forEach((event) => self.onmessage(event));
