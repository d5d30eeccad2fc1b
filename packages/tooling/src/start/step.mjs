const EVERY_MS = 10_000;
const LONG_SECONDS = 5;

/**
 * Tells whoever waits that a step has begun, how long it has taken every ten seconds, and that a long one is over.
 * A step that ends before `afterMs` is not told of. Lines go to standard error: a command's own output stays clean.
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
