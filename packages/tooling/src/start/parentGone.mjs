const EVERY_MS = 500;

/**
 * Calls `handle` once the parent process has exited. npm runs scripts through a shell and sends SIGTERM only to that
 * shell, which exits without forwarding it.
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
