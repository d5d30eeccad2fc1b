import type { ValueOf } from '@baize/gateway-contract/client';
import type { PublicKey } from '../cipher/cipher.types.ts';
import type { Answer, CallOptions } from '../gateway.types.ts';

/** The encryption key, and the offset of the server's clock from ours in milliseconds. */
export type Keys = { readonly key: PublicKey; readonly aheadMs: number };

export type KeyRing = {
  /** The current keys, fetched once. A failed fetch is not cached. */
  readonly keys: (options: CallOptions) => Answer<Keys>;
  /** Drops these keys from the cache, unless newer ones have replaced them. */
  readonly forget: (keys: Keys) => void;
};

/** Reads the `getKeys` response and takes its first key; `now` is our clock in milliseconds. */
export const keysOf =
  (now: () => number) =>
  ({ keys: [key], serverTime }: ValueOf<'getKeys'>): Keys | undefined =>
    key && { key, aheadMs: serverTime * 1000 - now() };

/** Caches the result of `fetchKeys` until `forget`. */
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
