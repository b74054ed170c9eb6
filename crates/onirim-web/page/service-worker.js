// Caches the page for use off line, a whole version at a time.
//
// Each build has a cache of its own, filled completely when its worker is installed: all files or none. Then a note names this build as the newest. Whichever
// worker is active, that of the newest build or an older one, it serves the page of the newest build; every other file has a hash in its name. So
// a page never gets files of two versions, and the first start after an update uses it. Caches of older builds are deleted when a page of the newest one has started and
// no other page is open.

const BUILD = "{build}";
// A host may have the game in several folders. Each has caches of its own and leaves those of the others alone.
const SCOPE = self.registration.scope;
const cacheOf = (name) => `onirim-build-${name} ${SCOPE}`;
const isOfBuild = (name) => name.startsWith("onirim-build-") && name.endsWith(` ${SCOPE}`);
const CACHE = cacheOf(BUILD);
const KEPT = ["{kept}"];
// The newest build, and the caches that existed before it. Only those are ever deleted, so that a newer build that is being cached is safe.
const NOTES = `onirim-notes ${SCOPE}`;
const NEWEST = "newest-build";
// The weights: a file for each set-up, cached when a game with it begins. Its name has a hash of the content, so the cache
// outlives a build.
const WEIGHTS = `onirim-weights ${SCOPE}`;
const WEIGHTS_FOLDER = new URL("{weights}", SCOPE).href;

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => event.waitUntil(hear(event.data)));
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method !== "GET" || !url.startsWith(SCOPE)) return;
  event.respondWith(answer(event.request));
});

async function keep() {
  const before = (await caches.keys()).filter(isOfBuild);
  const cache = await caches.open(CACHE);
  try {
    // Bypasses the HTTP cache: the caching rules of a host must not bring an old file into a new version.
    await cache.addAll(KEPT.map((path) => new Request(path, { cache: "no-cache" })));
    const page = await (await cache.match("./")).text();
    // During a deployment a host may still send the page of another version. The browser tries again later.
    if (!page.includes(`data-build="${BUILD}"`)) throw new Error("the page of another version");
    const note = { build: BUILD, older: before.filter((name) => name !== CACHE) };
    await (await caches.open(NOTES)).put(NEWEST, new Response(JSON.stringify(note)));
  } catch (error) {
    // A build that returns keeps its place: a tab may be using it.
    if (!before.includes(CACHE)) await caches.delete(CACHE);
    throw error;
  }
  // It does not matter which worker is active.
  await self.skipWaiting();
}

async function takeOver() {
  // Take control of the first page too, which was loaded before there was a worker.
  await self.clients.claim();
}

async function hear({ started, weights }) {
  if (started) await tidyUp(started);
  if (weights) await keepWeights(weights);
}

// A failure is retried with the next game.
async function keepWeights(address) {
  if (!address.startsWith(WEIGHTS_FOLDER) || (await caches.match(address))) return;
  const fresh = await fetch(address).catch(() => undefined);
  if (fresh?.ok) await (await caches.open(WEIGHTS)).put(address, fresh).catch(() => {});
}

async function newest() {
  const note = await caches.match(NEWEST, { cacheName: NOTES });
  return note?.json();
}

// A page of this build has started. If it is not the newest build, or another page is open, older files may still be needed: they are deleted another time.
async function tidyUp(started) {
  const note = await newest();
  if (note?.build !== started || !(await isSoonOnlyPage())) return;
  for (const name of note.older) await caches.delete(name);
  if (started !== BUILD || !(await caches.has(WEIGHTS))) return;
  const weights = await caches.open(WEIGHTS);
  for (const request of await weights.keys()) {
    if (!request.url.startsWith(WEIGHTS_FOLDER)) await weights.delete(request);
  }
}

async function isOnlyPage() {
  return (await self.clients.matchAll({ type: "window", includeUncontrolled: true })).length <= 1;
}

// During a navigation the browser may still count the old page, on a busy machine for seconds.
async function isSoonOnlyPage() {
  for (let looks = 0; looks < 100; looks += 1) {
    if (await isOnlyPage()) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

async function answer(request) {
  const kept = await keptFor(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok && request.url.startsWith(WEIGHTS_FOLDER)) {
    const weights = await caches.open(WEIGHTS);
    // Without room in the cache the file is used all the same.
    await weights.put(request, fresh.clone()).catch(() => {});
  }
  return fresh;
}

async function keptFor(request) {
  if (request.mode !== "navigate") return caches.match(request);
  // Any path below the folder (a link with a code, for example) is the page.
  return caches.match("./", { cacheName: cacheOf((await newest())?.build ?? BUILD) });
}
