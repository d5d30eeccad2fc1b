import type { PublicKey } from '../cipher/cipher.types.ts';
import type { Answer, CallOptions } from '../gateway.types.ts';
import { fieldsOf, listOf, numberOf, wordOf } from './read.ts';
import type { Parse } from './read.ts';

/** The key to seal with, and the server's clock as far as it runs ahead of ours, in milliseconds. */
export type Keys = { readonly key: PublicKey; readonly aheadMs: number };

export type KeyRing = {
  /** The keys in use, fetched once. A failed fetch is not kept. */
  readonly keys: (options: CallOptions) => Answer<Keys>;
  /** Forgets these keys, unless newer ones are here already. */
  readonly forget: (keys: Keys) => void;
};

const publicKeyOf: Parse<PublicKey> = (value) => {
  const { kty, crv, x, y, kid } = fieldsOf(value) ?? {};
  if (kty !== 'EC' || crv !== 'P-256') return undefined;
  const [left, right, name] = [wordOf(x), wordOf(y), wordOf(kid)];
  if (left === undefined || right === undefined || name === undefined) return undefined;
  return { kty, crv, x: left, y: right, kid: name };
};

/** Reads the keys call; `now` is our clock in milliseconds. The first key that can be used is the one to use. */
export const keysOf =
  (now: () => number): Parse<Keys> =>
  (value) => {
    const fields = fieldsOf(value);
    const [key] = listOf(fields?.['keys'], publicKeyOf);
    const serverTime = numberOf(fields?.['serverTime']);
    return key === undefined || serverTime === undefined ? undefined : { key, aheadMs: serverTime * 1000 - now() };
  };

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
