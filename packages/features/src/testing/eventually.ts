import { setImmediate } from 'node:timers';
import { vi } from 'vitest';

const turnOver = setImmediate;
const realNow = performance.now.bind(performance);

/** How long something may take that is done beside the event loop, such as a hash. */
const PATIENCE_MILLISECONDS = 1000;
const PATIENCE_TURNS = 200;

/** How many turns of the event loop a call to the gateway's stub takes at most, with all that it brings about. */
const SETTLING_TURNS = 20;

const turn = async (): Promise<void> => {
  vi.advanceTimersByTime(0);
  await new Promise<void>((resolve) => void turnOver(resolve));
};

/** Lets everything happen that waits for no time to pass. */
export const settled = async (): Promise<void> => {
  for (let turns = 0; turns < SETTLING_TURNS; turns += 1) await turn();
};

/** Waits until a check passes, and answers what it answers. The test's clock stands still meanwhile. */
export const eventually = async <T>(check: () => T | Promise<T>): Promise<T> => {
  const began = realNow();
  for (let turns = 0; ; turns += 1) {
    try {
      return await check();
    } catch (error) {
      if (turns > PATIENCE_TURNS && realNow() - began > PATIENCE_MILLISECONDS) throw error;
    }
    await (turns === SETTLING_TURNS ? vi.dynamicImportSettled() : turn());
  }
};
