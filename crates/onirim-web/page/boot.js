// Starts the page: first whatever concerns versions, then the module.
//
// What the page and this script say to each other, as events of the window:
//   update-ready    a new version is there and waits. <html data-update="ready"> says the same to a page that listens later.
//   update-agreed   the player wants it now: it takes over, and the page is loaded again.

import start from "{onirim.js}";

// A module that has stopped hears nothing any more: whoever plays is told, and begins anew with all that was kept.
window.addEventListener("error", ({ error }) => tellIfStopped(error));
window.addEventListener("unhandledrejection", ({ reason }) => tellIfStopped(reason));
document.getElementById("load-again").addEventListener("click", () => location.reload());

// Whoever answers this page now. A new version may take that over while the page starts.
const first = navigator.serviceWorker?.controller;

// A version that came while the game was last open takes over now, before anything is shown. Without one this is quickly answered.
if (first && await newVersionTakesOver()) {
  location.reload();
} else {
  if (!first) loadTextsMeanwhile();
  try {
    await start({ module_or_path: new URL("{onirim.wasm}", import.meta.url) });
    tellWorker();
  } catch (error) {
    document.getElementById("not-started").hidden = false;
    throw error;
  } finally {
    // Only now: what is kept besides must not hold up the first game. Even if nothing has started, because the next version may.
    if ("serviceWorker" in navigator) keepForOffLine().then(watchForUpdates);
  }
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

// The worker may throw away what was kept for older versions, if this page is of its own: it is told what this page is made of.
function tellWorker() {
  const named = document.head.querySelectorAll("[src^=assets], [href^=assets], [content^=assets]");
  const address = (one) => one.getAttribute("src") ?? one.getAttribute("href") ?? one.content;
  const startedWith = [...named].map((one) => new URL(address(one), document.baseURI).href);
  navigator.serviceWorker?.controller?.postMessage({ startedWith });
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

async function newVersionTakesOver() {
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  if (!waiting) return false;
  // The page has asked the old version for the module already. While nobody takes it, the old version is busy and does not go.
  await fetch(new URL("{onirim.wasm}", import.meta.url)).then((module) => module.arrayBuffer()).catch(() => {});
  // It declines while another tab plays with the version that is there.
  const answer = new MessageChannel();
  const answered = new Promise((resolve) => {
    answer.port1.onmessage = ({ data }) => resolve(data === "yes");
    setTimeout(resolve, 3000, false);
  });
  const taken = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(true), { once: true });
    setTimeout(resolve, 5000, false);
  });
  waiting.postMessage("take over if alone", [answer.port2]);
  return (await answered) && (await taken);
}

function watchForUpdates(registration) {
  if (!registration) return;
  const workers = navigator.serviceWorker;
  const tell = () => {
    document.documentElement.dataset.update = "ready";
    window.dispatchEvent(new Event("update-ready"));
  };
  // On the first visit the worker that has just come is no update.
  let controlled = Boolean(workers.controller);
  const isReplaced = () => first && workers.controller !== first;
  const look = () => controlled && (registration.waiting || isReplaced()) && tell();
  const watch = (worker) => worker?.addEventListener("statechange", look);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  watch(registration.installing);
  look();
  let agreed = false;
  window.addEventListener("update-agreed", () => {
    agreed = true;
    if (registration.waiting) registration.waiting.postMessage("take over");
    else location.reload();
  });
  workers.addEventListener("controllerchange", () => {
    if (agreed) location.reload();
    // Another tab has agreed. This one plays on with what it has, until its player wants the new version too.
    else if (controlled) tell();
    controlled = true;
  });
  // Who leaves the game open for days hears of a new version too.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  });
}
