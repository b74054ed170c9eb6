// Starts the page, and hears of new versions.
//
// What the page and this script say to each other, as events of the window:
//   update-ready    a newer version is there. <html data-update="ready"> says the same to a page that listens later.
//   update-agreed   the player wants it now: the page is loaded again.
//   weights-wanted  a game is on the table: what advice on it is made of is kept, from the address that <html data-weights> names.

import start from "{onirim.js}";

// A module that has stopped hears nothing any more: the player is told, and begins anew with all that was kept.
window.addEventListener("error", ({ error }) => tellIfStopped(error));
window.addEventListener("unhandledrejection", ({ reason }) => tellIfStopped(reason));
document.getElementById("load-again").addEventListener("click", () => location.reload());

// The worker fetches it, so that it is kept even on a first visit, while no worker answers this page yet.
window.addEventListener("weights-wanted", async () => {
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage({ weights: document.documentElement.dataset.weights });
});

// Which version this page is of.
const { build } = document.documentElement.dataset;

if (!navigator.serviceWorker?.controller) loadTextsMeanwhile();
try {
  await start({ module_or_path: new URL("{onirim.wasm}", import.meta.url) });
  navigator.serviceWorker?.controller?.postMessage({ started: build });
} catch (error) {
  document.getElementById("not-started").hidden = false;
  throw error;
} finally {
  // Only now: what is kept besides must not hold up the first game. Even if nothing has started, because the next version may.
  if ("serviceWorker" in navigator) keepForOffLine().then(watchForUpdates);
}

function tellIfStopped(error) {
  if (error instanceof WebAssembly.RuntimeError) document.getElementById("stopped").hidden = false;
}

// On a first visit the page will want the language of the browser, as soon as the module is there. Later both come from what is kept.
function loadTextsMeanwhile() {
  const named = (language) => document.querySelector(`meta[name="onirim-texts-${language}"]`);
  const texts = named(navigator.language.slice(0, 2).toLowerCase()) ?? named("en");
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: texts.content });
  document.head.append(link);
}

async function keepForOffLine() {
  try {
    // Relative to the page, not to this script, which stands in a folder of its own.
    const worker = new URL("../service-worker.js", import.meta.url);
    return await navigator.serviceWorker.register(worker, { updateViaCache: "none" });
  } catch (error) {
    // Forbidden, or a host without https: the game is played on line.
    console.info("not kept for use off line:", error.message);
  }
}

// The worker of a build notes which one it is as soon as all of it is kept: the next start plays that.
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
  // Who leaves the game open for days hears of a new version too.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().then(look, look);
  });
}
