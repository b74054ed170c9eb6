// Functions to find what a player could do next on the page. `see.js` or `play.js` follows.

/// Whether the page shows its latest state. While an answer is being saved it shows the question before.
const atRest = () => document.documentElement.dataset.keeping === undefined;
const shown = (element) => element.getClientRects().length > 0 && !element.disabled && !element.closest("[inert]");
const all = (selector, within = document) => [...within.querySelectorAll(selector)].filter(shown);
const keyOf = (element) => element.querySelector(".key")?.textContent.trim() ?? "";

// Counts the changes of the page since the first look. Changes that come at any time do not count: attributes of the root (`data-weights`), copies of moving cards, the notice of a new
// version. Otherwise a press without effect would seem to have had one, and the same random numbers would lead to another game.
if (window.pageChanges === undefined) {
  window.pageChanges = 0;
  const passing = ".flying, .update";
  const counts = ({ target, addedNodes, removedNodes }) => {
    const moved = [...addedNodes, ...removedNodes];
    const passes = (node) => (node.matches ? node : node.parentElement)?.closest(passing);
    return !passes(target) && !(moved.length && moved.every(passes));
  };
  const watched = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver((changes) => { if (changes.some(counts)) window.pageChanges += 1; }).observe(document.body, watched);
}

/// The step that this number chooses among all possible ones: its kind and its element.
function next(choice) {
  const pick = (list) => list[choice % list.length];
  const cover = all("[data-cover]").pop();
  if (cover) {
    const answers = all("[data-answer]", cover);
    return answers.length ? ["answer", pick(answers)] : ["close", all(".button.main", cover)[0]];
  }
  if (all("main.ending").length) return ["over"];
  if (all("main.curtain").length) return ["ready", all("[data-key=ready]")[0]];
  const dock = all(".dock")[0];
  if (!dock) return ["nothing"];
  const skip = all("[data-key=skip]", dock);
  if (skip.length) return ["skip", skip[0]];
  const pieces = all("[data-piece]", dock);
  const tools = all(".arrange-tools .button", dock);
  if (pieces.length) return choice % 3 ? ["arrange", pick(tools.slice(0, -1))] : ["send", tools.at(-1)];
  const stakes = all("[data-key^=stake-]", dock);
  if (stakes.length) return choice % 4 ? ["stake", pick(stakes)] : ["pay", tools.at(-1)];
  const goals = all("[data-key^=goal-]", dock);
  if (goals.length) return ["goal", pick(goals)];
  const tells = all(".tell:not(.gone)", dock);
  if (tells.length) return ["tell", pick(tells)];
  const cards = all("[data-key^=hand-]:not(.idle):not(.still)", dock);
  const choices = all("[data-choice]", dock);
  if (choices.length) return cards.length && choice % 3 === 0 ? ["card", pick(cards)] : ["choice", pick(choices)];
  if (cards.length) return ["card", pick(cards)];
  const answers = all("[data-answer]", dock);
  if (answers.length) return ["farewell", pick(answers)];
  const main = all(".button.main", dock);
  return main.length ? ["on", main[0]] : ["nothing"];
}

const nameOf = (element) => element.getAttribute("aria-label") ?? element.textContent.trim();

/// The position of a step's element, its key, and what covers it.
function described([kind, element]) {
  if (!element) return { kind };
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const top = document.elementFromPoint(x, y);
  const key = keyOf(element);
  // A key that several choices share only selects them in turn: how often it is pressed until it selects this one.
  const alike = kind === "choice" ? all("[data-choice]").filter((one) => keyOf(one) === key) : [element];
  const [from, to] = [alike.findIndex((one) => one.classList.contains("marked")), alike.indexOf(element)];
  const presses = from < 0 ? to + 1 : (to - from + alike.length) % alike.length;
  return {
    kind, x, y, key, presses, alike: alike.length, name: nameOf(element),
    covered: top && element.contains(top) ? "" : top?.outerHTML.slice(0, 200) ?? "nothing",
  };
}
