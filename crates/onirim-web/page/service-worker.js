// Keeps the page for use off line, a whole version at a time.
//
// Each build has a cache of its own, filled completely when this worker is installed: all files or none. The page that a worker answers with
// is that of its own build, and every other file has a name that belongs to one content: a page never gets files of two versions. A new
// worker waits until no page of the old version is open, or until a player agrees; caches of older builds go when a page of this one has started
// and there is no other.

const BUILD = "onirim-{build}";
// A host may have the game in several folders. Each has caches of its own, and leaves those of the others alone.
const SCOPE = self.registration.scope;
const CACHE = `${BUILD} ${SCOPE}`;
const KEPT = ["{kept}"];
// A note in the cache of a build: which others were there before it. Only those are ever removed, so that a still newer one is safe.
const OLDER = "older-builds";
// What advice is made of: a file for each set-up, kept when it is first used. Its address changes only with its content, so that it
// outlives a build.
const WEIGHTS = `onirim-weights ${SCOPE}`;
const WEIGHTS_FOLDER = new URL("{weights}", SCOPE).href;

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => event.waitUntil(obey(event)));
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method !== "GET" || !url.startsWith(SCOPE)) return;
  event.respondWith(answer(event.request));
});

async function keep() {
  const isOurs = (name) => name.startsWith("onirim-") && name.endsWith(` ${SCOPE}`);
  const older = (await caches.keys()).filter((name) => isOurs(name) && name !== CACHE && name !== WEIGHTS);
  const cache = await caches.open(CACHE);
  try {
    // Past the browser's own cache: what a host says about keeping must not bring an old file into a new version.
    await cache.addAll(KEPT.map((path) => new Request(path, { cache: "no-cache" })));
    const page = await (await cache.match("./")).text();
    const strange = page.match(/\bassets\/[^"]*/g).find((address) => !isKept(new URL(address, SCOPE).href));
    // While a host is given a new version, it may answer with the page of another one. The browser tries again later.
    if (strange) throw new Error(`the page of another version: ${strange}`);
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
  await cache.put(OLDER, new Response(JSON.stringify(older)));
}

// Does this build have the file, or the weights that it names?
function isKept(address) {
  return address === WEIGHTS_FOLDER || KEPT.some((path) => new URL(path, SCOPE).href === address);
}

async function takeOver() {
  // The first page, which was loaded before there was a worker, is answered by it from now on too.
  await self.clients.claim();
}

// A page has started. If its files are not those of this build, or there is a page in another tab, older ones may still be wanted: then this is left for later.
async function tidyUp(files) {
  if (!files.every(isKept) || !(await isSoonOnlyPage())) return;
  const older = await (await caches.open(CACHE)).match(OLDER);
  for (const name of older ? await older.json() : []) await caches.delete(name);
  if (!(await caches.has(WEIGHTS))) return;
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

async function obey({ data, ports }) {
  if (data.startedWith) await tidyUp(data.startedWith);
  if (data === "take over") await self.skipWaiting();
  if (data === "take over if alone") {
    const alone = await isSoonOnlyPage();
    ports[0].postMessage(alone ? "yes" : "no");
    if (alone) await self.skipWaiting();
  }
}

async function answer(request) {
  // Whatever comes after the folder of the page (a link with a code, say) is the page.
  const own = await caches.open(CACHE);
  const page = request.mode === "navigate";
  const kept = page ? await own.match("./") : (await own.match(request)) ?? (await caches.match(request));
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok && request.url.startsWith(WEIGHTS_FOLDER)) {
    const weights = await caches.open(WEIGHTS);
    // If there is no room for it, it is used all the same.
    await weights.put(request, fresh.clone()).catch(() => {});
  }
  return fresh;
}
