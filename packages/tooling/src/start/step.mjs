const EVERY_MS = 10_000;
const LONG_SECONDS = 5;

/**
 * Reports a step's start, its duration every ten seconds, and the end of a long one. Steps shorter than `afterMs` are
 * not reported. Writes to standard error, to keep the command's own output clean.
 */
export function beginStep(name, { afterMs = 0, say = (line) => process.stderr.write(`${line}\n`) } = {}) {
  const begun = performance.now();
  const seconds = () => Math.round((performance.now() - begun) / 1000);
  let isTold = false;
  const tell = () => {
    isTold = true;
    say(`${name} …`);
  };
  const first = setTimeout(tell, afterMs);
  if (afterMs === 0) {
    clearTimeout(first);
    tell();
  }
  const ticking = setInterval(() => say(`  ${seconds()} s`), EVERY_MS);
  ticking.unref();
  first.unref();
  return () => {
    clearTimeout(first);
    clearInterval(ticking);
    if (isTold && seconds() >= LONG_SECONDS) say(`  done in ${seconds()} s`);
  };
}
