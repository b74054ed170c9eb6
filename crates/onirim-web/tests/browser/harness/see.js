// Waits for a possible step and returns it. After a step it first waits for an effect, but not long: the page may have ignored the step.
// Waits at most `most` milliseconds: the page may be about to be replaced.
const [choice, seen, again, most, done] = arguments;
const begun = performance.now();
const wait = () => {
  const waited = performance.now() - begun;
  const isNews = window.pageChanges !== seen || waited > again;
  const found = atRest() && isNews ? described(next(choice)) : { kind: "nothing" };
  const isThere = found.kind !== "nothing" && !found.covered;
  if (isThere || waited > most) done({ ...found, changes: window.pageChanges });
  else setTimeout(wait, 4);
};
wait();
