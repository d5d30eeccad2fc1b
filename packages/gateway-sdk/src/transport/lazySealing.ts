import type { Cipher } from '../cipher/cipher.types.ts';
import type { Answer } from '../gateway.types.ts';
import { loadLogIn } from '../lazy/loadLogIn.ts';
import { fail } from '../result.ts';
import type { SealedCalls } from './sealedCalls.ts';
import type { Send } from './transport.types.ts';

const loadJwe = async (): Promise<Cipher> => (await import('../cipher/index.ts')).createJweCipher();

/**
 * Sealed calls whose code (and jose, unless a cipher is passed) is loaded at first use; a failed load is retried at the
 * next.
 */
export const lazySealing = (own: Cipher | undefined, send: Send, now: () => number) => {
  let loaded: Promise<SealedCalls | undefined> | undefined;
  const load = async (): Promise<SealedCalls | undefined> => {
    try {
      const [{ createSealedCalls }, cipher] = await Promise.all([loadLogIn(), own ?? loadJwe()]);
      return createSealedCalls(cipher, send, now);
    } catch {
      loaded = undefined;
      return undefined;
    }
  };
  return async <T>(use: (calls: SealedCalls) => Answer<T>): Answer<T> => {
    loaded ??= load();
    const calls = await loaded;
    return calls === undefined ? fail({ kind: 'network' }) : use(calls);
  };
};
