import { setImmediate } from 'node:timers';
import { vi } from 'vitest';

const turnOver = setImmediate;
const realNow = performance.now.bind(performance);

/** Longest wait for work outside the event loop, such as a hash. */
const PATIENCE_MILLISECONDS = 1000;
const PATIENCE_TURNS = 200;

/** Maximum turns of the event loop for a call to the stubbed gateway and its consequences. */
const SETTLING_TURNS = 20;

const turn = async (): Promise<void> => {
  vi.advanceTimersByTime(0);
  await new Promise<void>((resolve) => void turnOver(resolve));
};

/** Runs everything that needs no time to pass. */
export const settled = async (): Promise<void> => {
  for (let turns = 0; turns < SETTLING_TURNS; turns += 1) await turn();
};

/** Repeats a check until it passes, and returns its result. The clock of the test stands still meanwhile. */
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
