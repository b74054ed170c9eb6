// Waits until there is something that a hand can do, and tells what. Whoever has done something waits for what comes of it, but not long: the page may have taken no notice.
// The page is not waited for longer than `most` milliseconds: it may be about to go.
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
