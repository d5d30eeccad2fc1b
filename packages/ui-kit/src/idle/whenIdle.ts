/** How long work waits: at most so long for an idle browser, and where a browser tells nothing of idleness, always so long. */
export type IdleWait = { atMost: number; otherwise: number };

/** Does a piece of work when the browser has nothing better to do; answers how not to. Safari has no idle call-back. */
export function whenIdle(work: () => void, { atMost, otherwise }: IdleWait): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: atMost });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, otherwise);
  return () => clearTimeout(timer);
}
