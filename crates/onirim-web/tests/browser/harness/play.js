// Plays until the page offers a step of this kind or the game is over, by clicking the chosen elements as soon as a player could reach them. Quick, because nothing leaves the page meanwhile.
// Returns { kind, lot, steps, told }: `told` has the last steps.
const [first, until, again, mostTries, most, done] = arguments;
const begun = performance.now();
const told = [];
let [lot, steps, tries] = [first, 0, 0];
let pressed;
const wait = () => {
  const now = performance.now();
  const isNews = !pressed || window.pageChanges !== pressed.changes;
  if (!atRest() || (!isNews && now - pressed.at < again)) {
    setTimeout(wait, 4);
    return;
  }
  if (pressed) tries = isNews ? 0 : tries + 1;
  if (pressed && (isNews || tries % mostTries === 0)) {
    steps += isNews ? 1 : 0;
    // Steps that only pass time use no random number, so that a game does not depend on timing.
    if (!["skip", "ready", "close", "on"].includes(pressed.kind)) lot = (Math.imul(lot, 1664525) + 1013904223) >>> 0;
    pressed = undefined;
  }
  const [kind, element] = next(lot >>> 16);
  const { covered } = described([kind, element]);
  if (kind === until || kind === "over" || now - begun > most) {
    done({ kind, lot, steps, told: covered ? [...told, `${kind} is covered by ${covered}`] : told });
    return;
  }
  if (element && !covered) {
    told.push(`${kind}: ${nameOf(element)}`);
    told.splice(0, told.length - 12);
    pressed = { kind, changes: window.pageChanges, at: now };
    element.click();
  }
  setTimeout(wait, 4);
};
wait();
