// Keeps the page for use off line, a whole version at a time.
//
// Each build has a cache of its own, filled completely when its worker is installed: all files or none. Then a note says that this build is the newest. Whichever
// worker answers, that of a new build or still that of an older one, a page is that of the newest build, and every other file has a name that belongs to one content:
// a page never gets files of two versions, and the first start after a build has come plays it. Caches of older builds go when a page of the newest one has started and
// there is no other page.

const BUILD = "{build}";
// A host may have the game in several folders. Each has caches of its own, and leaves those of the others alone.
const SCOPE = self.registration.scope;
const cacheOf = (name) => `onirim-build-${name} ${SCOPE}`;
const isOfBuild = (name) => name.startsWith("onirim-build-") && name.endsWith(` ${SCOPE}`);
const CACHE = cacheOf(BUILD);
const KEPT = ["{kept}"];
// Which build is the newest, and which caches were there before it. Only those are ever removed, so that a still newer one that is just being kept is safe.
const NOTES = `onirim-notes ${SCOPE}`;
const NEWEST = "newest-build";
// What advice is made of: a file for each set-up, kept when a game with it begins. Its address changes only with its content, so that it
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
    // Past the browser's own cache: what a host says about keeping must not bring an old file into a new version.
    await cache.addAll(KEPT.map((path) => new Request(path, { cache: "no-cache" })));
    const page = await (await cache.match("./")).text();
    // While a host is given a new version, it may answer with the page of another one. The browser tries again later.
    if (!page.includes(`data-build="${BUILD}"`)) throw new Error("the page of another version");
    const note = { build: BUILD, older: before.filter((name) => name !== CACHE) };
    await (await caches.open(NOTES)).put(NEWEST, new Response(JSON.stringify(note)));
  } catch (error) {
    // A build that comes back is left alone: a tab may have been playing with it all along.
    if (!before.includes(CACHE)) await caches.delete(CACHE);
    throw error;
  }
  // Nothing depends on which worker answers.
  await self.skipWaiting();
}

async function takeOver() {
  // The first page, which was loaded before there was a worker, is answered by it from now on too.
  await self.clients.claim();
}

async function hear({ started, weights }) {
  if (started) await tidyUp(started);
  if (weights) await keepWeights(weights);
}

// If it cannot be had or kept now, it is tried again with the next game.
async function keepWeights(address) {
  if (!address.startsWith(WEIGHTS_FOLDER) || (await caches.match(address))) return;
  const fresh = await fetch(address).catch(() => undefined);
  if (fresh?.ok) await (await caches.open(WEIGHTS)).put(address, fresh).catch(() => {});
}

async function newest() {
  const note = await caches.match(NEWEST, { cacheName: NOTES });
  return note?.json();
}

// A page of this build has started. If it is not the newest one, or there is a page in another tab, older files may still be wanted: then this is left for later.
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

// Of a page that is loaded again, the browser may still count the one that goes.
async function isSoonOnlyPage() {
  for (let looks = 0; looks < 5; looks += 1) {
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
    // If there is no room for it, it is used all the same.
    await weights.put(request, fresh.clone()).catch(() => {});
  }
  return fresh;
}

async function keptFor(request) {
  if (request.mode !== "navigate") return caches.match(request);
  // Whatever comes after the folder of the page (a link with a code, say) is the page.
  return caches.match("./", { cacheName: cacheOf((await newest())?.build ?? BUILD) });
}
