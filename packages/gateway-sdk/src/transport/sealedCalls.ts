import type { Operation, OperationId } from '@baize/gateway-contract/client';
import { getKeys } from '@baize/gateway-contract/client/system/getKeys';
import type { Cipher } from '../cipher/cipher.types.ts';
import type { Answer, CallOptions, MoneyCallOptions, Read } from '../gateway.types.ts';
import { randomKey } from '../randomKey.ts';
import { fail, ok } from '../result.ts';
import { createKeyRing, keysOf } from './keyRing.ts';
import type { Keys } from './keyRing.ts';
import type { Send } from './transport.types.ts';

type Sealed = { readonly text: string; readonly keys: Keys };

export type SealedCalls = {
  readonly call: <Id extends OperationId, T>(
    operation: Operation<Id>,
    payload: unknown,
    read: Read<Id, T>,
    options: MoneyCallOptions,
  ) => Answer<T>;
  readonly seal: (text: string, options: CallOptions) => Answer<string>;
  readonly prepare: (options: CallOptions) => Answer<null>;
};

const outdated = (code: string | undefined): boolean => code === 'unknownKey' || code === 'staleRequest';

/**
 * Calls with bodies encrypted by this cipher (D10). A call refused as `unknownKey` or `staleRequest` is encrypted and
 * sent once more with fresh keys. Loaded shortly before the first such call, together with the cipher.
 */
export const createSealedCalls = (cipher: Cipher, send: Send, now: () => number): SealedCalls => {
  const ring = createKeyRing((options) => send(getKeys, { headers: {} }, keysOf(now), options));

  const seal = async (text: string, options: CallOptions): Answer<Sealed> => {
    const found = await ring.keys(options);
    if (!found.ok) return found;
    const keys = found.value;
    const iat = Math.floor((now() + keys.aheadMs) / 1000);
    try {
      return ok({ text: await cipher.seal(text, { key: keys.key, iat, jti: randomKey() }), keys });
    } catch {
      ring.forget(keys);
      return fail({ kind: 'malformed', status: 200 });
    }
  };

  return {
    call: async (operation, payload, read, options) => {
      const text = JSON.stringify(payload);
      for (let tries = 0; ; tries += 1) {
        const sealed = await seal(text, options);
        if (!sealed.ok) return sealed;
        const { text: body, keys } = sealed.value;
        const answer = await send(operation, { body, headers: { 'Content-Type': cipher.contentType } }, read, options);
        if (answer.ok || answer.error.kind !== 'http' || !outdated(answer.error.code) || tries > 0) return answer;
        ring.forget(keys);
      }
    },
    seal: async (text, options) => {
      const sealed = await seal(text, options);
      return sealed.ok ? ok(sealed.value.text) : sealed;
    },
    prepare: async (options) => {
      const found = await ring.keys(options);
      return found.ok ? ok(null) : found;
    },
  };
};
