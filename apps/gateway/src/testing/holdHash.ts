import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { vi } from 'vitest';

/**
 * Delays the result of one password hash, the `nth` from now on, until `release`. `reached` resolves when it is called.
 * Other hashes are not delayed.
 */
export const holdHash = (nth: number) => {
  const original = crypto.scrypt;
  const reached = Promise.withResolvers<void>();
  const late: (() => void)[] = [];
  let asked = 0;
  let isReleased = false;
  const held: typeof crypto.scrypt = (password, salt, length, ...rest: unknown[]) => {
    asked += 1;
    const isHeld = asked === nth;
    const [options, answer] = rest as [crypto.ScryptOptions, (error: Error | null, key: Buffer) => void];
    if (isHeld) reached.resolve();
    original(password, salt, length, options, (error, key) => {
      if (isHeld && !isReleased) late.push(() => answer(error, key));
      else answer(error, key);
    });
  };
  const spy = vi.spyOn(crypto, 'scrypt').mockImplementation(held);
  syncBuiltinESMExports();
  return {
    reached: reached.promise,
    release: (): void => {
      spy.mockRestore();
      syncBuiltinESMExports();
      isReleased = true;
      for (const answer of late) answer();
    },
  };
};
