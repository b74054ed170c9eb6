// Asks for advice, step by step to the last.
const [most, done] = arguments;
const begun = performance.now();
const offered = [];
let asked;
const go = () => {
  const now = performance.now();
  const further = document.querySelector(".hint [data-key=further]");
  if (offered.length === 2 && !further) return done(true);
  if (now - begun > most) return done(false);
  // A second click would ask for the next step.
  if (!document.querySelector(".hint") && !(now - asked < 10000)) {
    document.querySelector("[data-key=tool-glyph-hint]")?.click();
    asked = now;
  } else if (further && !offered.includes(further.textContent)) {
    offered.push(further.textContent);
    further.click();
  }
  setTimeout(go, 8);
};
go();
