/** `signal` aborts when time is up or the caller aborts; `end` clears the timer. */
export type Deadline = {
  readonly signal: AbortSignal;
  readonly passed: () => boolean;
  readonly end: () => void;
};

/** A deadline in `ms` milliseconds, combined with the caller's signal. */
export const deadline = (ms: number, caller: AbortSignal | undefined): Deadline => {
  const timer = new AbortController();
  const id = setTimeout(() => timer.abort(), ms);
  return {
    signal: caller === undefined ? timer.signal : AbortSignal.any([timer.signal, caller]),
    passed: () => timer.signal.aborted,
    end: () => clearTimeout(id),
  };
};

/** Waits `ms` milliseconds, or until the signal aborts. */
export const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted === true) {
      resolve();
      return;
    }
    const done = () => {
      clearTimeout(id);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const id = setTimeout(done, ms);
    signal?.addEventListener('abort', done);
  });
