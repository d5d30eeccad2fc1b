const EVERY_MS = 500;

/**
 * Calls `handle` once the process that started this one has ended. npm runs a script through a shell, and passes SIGTERM
 * to that shell alone, which ends without a word to what it runs.
 */
export function whenParentGone(handle) {
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    handle();
  }, EVERY_MS);
  looking.unref();
}
