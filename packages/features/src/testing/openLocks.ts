type Work = () => Promise<void>;

/** A browser's locks, as all its tabs have them: who asks for one that is held waits for it. */
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
