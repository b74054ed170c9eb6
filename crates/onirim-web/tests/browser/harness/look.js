// What a player could do next on the page. Whoever runs this goes on below.

/// Does the page show what it has come to? While an answer is being kept it shows the question before.
const atRest = () => document.documentElement.dataset.keeping === undefined;
const shown = (element) => element.getClientRects().length > 0 && !element.disabled && !element.closest("[inert]");
const all = (selector, within = document) => [...within.querySelectorAll(selector)].filter(shown);
const keyOf = (element) => element.querySelector(".key")?.textContent.trim() ?? "";

// How often what the page shows has changed since the first look. What comes or goes at any time does not count: attributes of the root (`data-weights`), cards that have flown away, word of a new
// version. Otherwise a press of which nothing has come would seem to have done something, and the same lot would lead to another game.
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

/// One of all that can be done, by this number: what kind of thing it is, and its element.
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

/// All that a hand must know: where it is, which key does it, and what lies over it, so that nobody could click it.
function described([kind, element]) {
  if (!element) return { kind };
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const top = document.elementFromPoint(x, y);
  const key = keyOf(element);
  // Where several choices have this key, it only points at them, in turn: how often it is pressed until it points at this one.
  const alike = kind === "choice" ? all("[data-choice]").filter((one) => keyOf(one) === key) : [element];
  const [from, to] = [alike.findIndex((one) => one.classList.contains("marked")), alike.indexOf(element)];
  const presses = from < 0 ? to + 1 : (to - from + alike.length) % alike.length;
  return {
    kind, x, y, key, presses, alike: alike.length, name: nameOf(element),
    covered: top && element.contains(top) ? "" : top?.outerHTML.slice(0, 200) ?? "nothing",
  };
}
