// What a player could do next on the page, and one of it: chosen by a number, brought into view, with where it is and which key does it.
// Returns { kind, x, y, key, name }.
const [choice] = arguments;
const shown = (element) => element.getClientRects().length > 0 && !element.disabled && !element.closest("[inert]");
const all = (selector, within = document) => [...within.querySelectorAll(selector)].filter(shown);
const pick = (list) => list[choice % list.length];

function next() {
  const cover = all("[data-cover]").pop();
  if (cover) {
    const answers = all("[data-answer]", cover);
    return answers.length ? ["answer", pick(answers)] : ["close", all(".button.main", cover)[0]];
  }
  if (all("main.ending").length) return ["over", null];
  if (all("main.curtain").length) return ["ready", all("[data-key=ready]")[0]];
  const dock = all(".dock")[0];
  if (!dock) return ["nothing", null];
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
  return main.length ? ["on", main[0]] : ["nothing", null];
}

const [kind, element] = next();
if (!element) return { kind };
element.scrollIntoView({ block: "center", inline: "center" });
const box = element.getBoundingClientRect();
const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
const top = document.elementFromPoint(x, y);
return {
  kind, x, y,
  key: element.querySelector(".key")?.textContent.trim() ?? "",
  name: element.getAttribute("aria-label") ?? element.textContent.trim(),
  // Something else may lie over it: then nobody could click it.
  covered: top && element.contains(top) ? "" : top?.outerHTML.slice(0, 200) ?? "nothing",
};
