// Starts the page and watches for new versions.
//
// Events of the window between the page and this script:
//   update-ready    a newer version is ready. <html data-update="ready"> says the same to a page that listens later.
//   update-agreed   the player accepts it: the page is reloaded.
//   weights-wanted  a game has begun: the weights at the address in <html data-weights> shall be cached.

import start from "{onirim.js}";

// A module that has crashed handles no more events: a message offers to reload, and every saved game is still there.
window.addEventListener("error", ({ error }) => tellIfStopped(error));
window.addEventListener("unhandledrejection", ({ reason }) => tellIfStopped(reason));
document.getElementById("load-again").addEventListener("click", () => location.reload());

// The service worker fetches the weights, so that they are cached even on a first visit, before it controls this page.
window.addEventListener("weights-wanted", async () => {
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage({ weights: document.documentElement.dataset.weights });
});

// The build of this page.
const { build } = document.documentElement.dataset;

if (!navigator.serviceWorker?.controller) loadTextsMeanwhile();
try {
  await start({ module_or_path: new URL("{onirim.wasm}", import.meta.url) });
  reportStart();
  // A worker that takes over may have ended the one before in the middle of its work.
  navigator.serviceWorker?.addEventListener("controllerchange", reportStart);
} catch (error) {
  document.getElementById("not-started").hidden = false;
  throw error;
} finally {
  // Only now: caching the rest must not delay the first game. Also after a failed start, because the next version may work.
  if ("serviceWorker" in navigator) keepForOffLine().then(watchForUpdates);
}

function reportStart() {
  navigator.serviceWorker?.controller?.postMessage({ started: build });
}

function tellIfStopped(error) {
  if (error instanceof WebAssembly.RuntimeError) document.getElementById("stopped").hidden = false;
}

// A first visit needs the texts of the browser's language once the module is loaded: fetch them in parallel. Later visits have both in the cache.
function loadTextsMeanwhile() {
  const named = (language) => document.querySelector(`meta[name="onirim-texts-${language}"]`);
  const texts = named(navigator.language.slice(0, 2).toLowerCase()) ?? named("en");
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: texts.content });
  document.head.append(link);
}

async function keepForOffLine() {
  try {
    // Relative to the page: this script stands in a folder of its own.
    const worker = new URL("../service-worker.js", import.meta.url);
    return await navigator.serviceWorker.register(worker, { updateViaCache: "none" });
  } catch (error) {
    // Blocked, or a host without https: the game works online only.
    console.info("not kept for use off line:", error.message);
  }
}

// The service worker of a build notes its number once everything is cached: the next start uses that build.
async function newestBuild() {
  const note = await caches.match(new URL("../newest-build", import.meta.url));
  return (await note?.json())?.build;
}

function watchForUpdates(registration) {
  if (!registration) return;
  let told = build;
  const look = async () => {
    const newest = await newestBuild();
    if (!newest || newest === told) return;
    told = newest;
    document.documentElement.dataset.update = "ready";
    window.dispatchEvent(new Event("update-ready"));
  };
  const watch = (worker) => worker?.addEventListener("statechange", look);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  watch(registration.installing);
  look();
  window.addEventListener("update-agreed", () => location.reload());
  // For players who keep the page open for days.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().then(look, look);
  });
}
