/**
 * `atMost`: longest wait for an idle browser, in ms. `otherwise`: the wait in browsers without `requestIdleCallback`.
 */
export type IdleWait = { atMost: number; otherwise: number };

/** Runs `work` once the browser is idle. Returns a function that cancels it. Safari lacks `requestIdleCallback`. */
export const whenIdle = (work: () => void, { atMost, otherwise }: IdleWait): (() => void) => {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: atMost });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, otherwise);
  return () => clearTimeout(timer);
};
