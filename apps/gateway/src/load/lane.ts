export type LaneLimits = {
  /** Maximum of concurrent calls. */
  readonly atOnce: number;
  /** Maximum length of the queue. */
  readonly waiting: number;
  /** Maximum milliseconds in the queue. */
  readonly longestMs: number;
  /**
   * Maximum milliseconds in the queue under overload; default `longestMs`. A burst drains, so its calls may wait. A
   * standing queue is overload: longer waits serve no more calls, only later (as CoDel for packets, RFC 8289).
   */
  readonly standingMs?: number;
};

/** The reason that a call is refused: the queue is full, the wait was too long, or the client has disconnected. */
export type NoTurn = 'full' | 'late' | 'gone';

/** Frees the call's place for the next one; calling it again does nothing. */
export type Leave = () => void;

/** A concurrency limit with a bounded queue. */
export type Lane = {
  /** Waits for a place. Resolves to the function that frees it, or to the reason of a refusal. */
  readonly enter: (signal?: AbortSignal) => Promise<Leave | NoTurn>;
};

type Settle = (turn: Leave | NoTurn) => void;

/** Opens a lane. First in, first out; a call whose `signal` aborts leaves the queue. */
export const openLane = ({ atOnce, waiting, longestMs, standingMs = longestMs }: LaneLimits): Lane => {
  let running = 0;
  /** Waiting calls with their times of arrival. */
  const queue = new Map<Settle, number>();
  /** Time of the last turn after a short wait; if it is long ago, the queue stands. */
  let promptAt = performance.now();
  let standsUntil = 0;

  const begin = (): Leave => {
    running += 1;
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      running -= 1;
      giveTurn();
    };
  };

  const giveTurn = (): void => {
    const now = performance.now();
    const stands = now < standsUntil || now - promptAt > 2 * longestMs;
    for (const [settle, came] of queue) {
      const waited = now - came;
      if (waited <= (stands ? standingMs : longestMs)) {
        if (waited <= standingMs / 2) promptAt = now;
        return settle(begin());
      }
      // Refusals shorten waits too, which does not mean that the overload is over.
      if (stands) standsUntil = now + longestMs;
      settle('late');
    }
  };

  const queued = (signal: AbortSignal | undefined): Promise<Leave | NoTurn> => {
    const { promise, resolve } = Promise.withResolvers<Leave | NoTurn>();
    const settle: Settle = (turn) => {
      queue.delete(settle);
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
      resolve(turn);
    };
    const giveUp = (): void => settle('gone');
    const timer = setTimeout(() => settle('late'), longestMs).unref();
    signal?.addEventListener('abort', giveUp);
    const now = performance.now();
    queue.set(settle, now);
    return promise;
  };

  return {
    enter: async (signal) => {
      if (signal?.aborted === true) return 'gone';
      if (running < atOnce) {
        promptAt = performance.now();
        return begin();
      }
      return queue.size < waiting ? queued(signal) : 'full';
    },
  };
};
