/**
 * `atMost`: the longest wait for the browser to be idle, in ms. `otherwise`: the wait where a browser cannot tell that
 * it is idle.
 */
export type IdleWait = { atMost: number; otherwise: number };

/**
 * Runs `work` once the browser is idle, and returns a function that cancels it. Safari has no `requestIdleCallback`.
 */
export function whenIdle(work: () => void, { atMost, otherwise }: IdleWait): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: atMost });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, otherwise);
  return () => clearTimeout(timer);
}
