// Returns which parts of the question, the hand and the answers are not on the screen, or are covered. A click at the centre of each must reach it.
const [width, height] = arguments;
const problem = (element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
    return `at ${Math.round(left)},${Math.round(top)} to ${Math.round(right)},${Math.round(bottom)}`;
  }
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return element.contains(there) ? undefined : `below ${there?.outerHTML.slice(0, 80) ?? "the edge of something"}`;
};
const found = innerWidth === width && innerHeight === height ? [] : [`the window is ${innerWidth}x${innerHeight}`];
const dock = document.querySelector(".dock");
const all = (selector) => [...dock.querySelectorAll(selector)];
// At least this many of them, or all if there are fewer, must be visible.
const expect = (name, elements, least) => {
  const problems = elements.map(problem);
  const seen = problems.filter((one) => one === undefined).length;
  if (seen < Math.min(least, elements.length) || !elements.length) {
    found.push(`${seen} of ${elements.length} ${name}: ${problems.find((one) => one) ?? "there are none"}`);
  }
};
expect("questions", all("[data-key=question]"), 1);
expect("cards of the hand", all("[data-hand] .seat-card:not(.free)"), Infinity);
expect("answers", all("[data-choice], [data-piece], [data-key^=stake-], [data-key^=goal-]"), 2);
// All cards of an arrangement and its buttons must be visible.
if (all("[data-piece]").length) expect("cards of the look", all("[data-piece]"), Infinity);
if (all(".arrange-tools .button").length) expect("buttons", all(".arrange-tools .button"), Infinity);
if (document.documentElement.scrollHeight > innerHeight) found.push(`the page scrolls: ${document.documentElement.scrollHeight}`);
const board = [...document.querySelectorAll(".board, .labyrinth")].find((one) => one.clientHeight);
if (!(board?.clientHeight >= 64)) found.push(`${board?.clientHeight} pixels of the board`);
return found;
