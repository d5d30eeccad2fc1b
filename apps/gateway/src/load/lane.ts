export type LaneLimits = {
  /** Calls that are at work at the same time. */
  readonly atOnce: number;
  /** Calls that may wait for their turn. */
  readonly waiting: number;
  /** Milliseconds that a call may wait. */
  readonly longestMs: number;
  /**
   * Milliseconds that a call may wait under overload; `longestMs` when left out. A burst drains, and its calls may wait.
   * A queue that stands is overload: longer waits answer no more calls, only later (as CoDel says of packets, RFC 8289).
   */
  readonly standingMs?: number;
};

/** Why a call has no turn: the queue is full, the wait was too long, or the caller has gone. */
export type NoTurn = 'full' | 'late' | 'gone';

/** Leaves the lane, so that the next call has its turn; a second call of it does nothing. */
export type Leave = () => void;

/** A bounded number of calls at work, and a bounded queue in front of them. */
export type Lane = {
  /** Waits for a turn. Resolves with the function that ends the turn, or with the reason why there is none. */
  readonly enter: (signal?: AbortSignal) => Promise<Leave | NoTurn>;
};

type Settle = (turn: Leave | NoTurn) => void;

/** Opens a lane. Turns are given in the order of arrival; a caller that goes away gives up its place. */
export const openLane = ({ atOnce, waiting, longestMs, standingMs = longestMs }: LaneLimits): Lane => {
  let running = 0;
  /** The calls that wait, with the time at which each came. */
  const queue = new Map<Settle, number>();
  /** The last turn that was given at once, or nearly so: without one for long, the queue stands. */
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
      // Refusals make turns prompt as well, and that is no end of the overload.
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
