/** Ends when time is up or when the caller's signal does; `end` frees the timer. */
export type Deadline = {
  readonly signal: AbortSignal;
  readonly passed: () => boolean;
  readonly end: () => void;
};

/** A deadline of `ms` milliseconds from now beside the caller's own signal. */
export const deadline = (ms: number, caller: AbortSignal | undefined): Deadline => {
  const timer = new AbortController();
  const id = setTimeout(() => timer.abort(), ms);
  return {
    signal: caller === undefined ? timer.signal : AbortSignal.any([timer.signal, caller]),
    passed: () => timer.signal.aborted,
    end: () => clearTimeout(id),
  };
};

/** Waits `ms` milliseconds, or less when the signal ends first. */
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
