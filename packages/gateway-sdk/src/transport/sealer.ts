import type { Cipher } from '../cipher/cipher.types.ts';
import type { Answer, CallOptions } from '../gateway.types.ts';
import { randomKey } from '../randomKey.ts';
import { fail, ok } from '../result.ts';
import type { KeyRing, Keys } from './keyRing.ts';

/** A sealed text, and the keys it was sealed with. */
export type Sealed = { readonly text: string; readonly contentType: string; readonly keys: Keys };

export type Sealer = {
  /** Seals a text afresh: each answer has a `jti` of its own (D10). */
  readonly seal: (text: string, options: CallOptions) => Answer<Sealed>;
  /** Loads cipher and keys ahead of the first seal. */
  readonly prepare: (options: CallOptions) => Answer<null>;
};

const loadJwe = async (): Promise<Cipher> => (await import('../cipher/index.ts')).createJweCipher();

/** Seals with the given cipher, or with standard JWE, whose code is loaded when it is first needed. */
export const createSealer = (own: Cipher | undefined, ring: KeyRing, now: () => number): Sealer => {
  const load = async (options: CallOptions): Answer<{ cipher: Cipher; keys: Keys }> => {
    const loaded = (own === undefined ? loadJwe() : Promise.resolve(own)).catch(() => undefined);
    const [cipher, keys] = await Promise.all([loaded, ring.keys(options)]);
    if (!keys.ok) return keys;
    return cipher === undefined ? fail({ kind: 'network' }) : ok({ cipher, keys: keys.value });
  };
  return {
    seal: async (text, options) => {
      const loaded = await load(options);
      if (!loaded.ok) return loaded;
      const { cipher, keys } = loaded.value;
      const iat = Math.floor((now() + keys.aheadMs) / 1000);
      try {
        const sealed = await cipher.seal(text, { key: keys.key, iat, jti: randomKey() });
        return ok({ text: sealed, contentType: cipher.contentType, keys });
      } catch {
        ring.forget(keys);
        return fail({ kind: 'malformed', status: 200 });
      }
    },
    prepare: async (options) => {
      const loaded = await load(options);
      return loaded.ok ? ok(null) : loaded;
    },
  };
};
