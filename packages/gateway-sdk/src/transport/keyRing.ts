import type { ValueOf } from '@baize/gateway-contract/client';
import type { PublicKey } from '../cipher/cipher.types.ts';
import type { Answer, CallOptions } from '../gateway.types.ts';

/** The key to seal with, and the server's clock as far as it runs ahead of ours, in milliseconds. */
export type Keys = { readonly key: PublicKey; readonly aheadMs: number };

export type KeyRing = {
  /** The keys in use, fetched once. A failed fetch is not kept. */
  readonly keys: (options: CallOptions) => Answer<Keys>;
  /** Forgets these keys, unless newer ones are here already. */
  readonly forget: (keys: Keys) => void;
};

/** Reads the keys call; `now` is our clock in milliseconds. The first key that can be used is the one to use. */
export const keysOf =
  (now: () => number) =>
  ({ keys: [key], serverTime }: ValueOf<'getKeys'>): Keys | undefined =>
    key && { key, aheadMs: serverTime * 1000 - now() };

/** Keeps what `fetchKeys` answers until it is forgotten. */
export const createKeyRing = (fetchKeys: (options: CallOptions) => Answer<Keys>): KeyRing => {
  let kept: Keys | undefined;
  return {
    keys: async (options) => {
      if (kept !== undefined) return { ok: true, value: kept };
      const fetched = await fetchKeys(options);
      if (fetched.ok) kept = fetched.value;
      return fetched;
    },
    forget: (keys) => {
      if (kept === keys) kept = undefined;
    },
  };
};
