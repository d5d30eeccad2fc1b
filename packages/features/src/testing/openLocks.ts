type Work = () => Promise<void>;

/** Fake of `navigator.locks` for all tabs: requests for one name run in turn. */
export const openLocks = () => {
  const queues = new Map<string, Promise<unknown>>();
  const request = (name: string, { signal }: { readonly signal: AbortSignal }, work: Work): Promise<unknown> => {
    const begin = (): Promise<void> => (signal.aborted ? Promise.reject(signal.reason as Error) : work());
    const done = (queues.get(name) ?? Promise.resolve()).then(begin);
    queues.set(
      name,
      done.catch(() => undefined),
    );
    return done;
  };
  return { request };
};
