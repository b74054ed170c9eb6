// Goes from any screen to the saved game at this place of the list. Repeats its clicks, because the page ignores those on something that has just appeared.
const [place, most, done] = arguments;
const begun = performance.now();
let chosen = false;
const press = (selector) => document.querySelector(selector)?.click();
const atRest = () => document.documentElement.dataset.keeping === undefined;
const go = () => {
  const has = (selector) => Boolean(document.querySelector(selector));
  if (has(".table .dock") && chosen) return done(true);
  if (performance.now() - begun > most) return done(false);
  if (!atRest()) return setTimeout(go, 4);
  const saved = `[data-key=saved-${place}]`;
  if (has("[data-cover]")) press("[data-cover] [data-answer='3']");
  else if (has(".table")) press("header.bar .tool");
  else if (has(saved)) { press(saved); chosen = true; }
  else press("[data-menu='5']");
  setTimeout(go, 4);
};
go();
