import { expect, it, vi } from 'vitest';
import type { PublicKey } from '../cipher/cipher.types.ts';
import { ok } from '../result.ts';
import { createKeyRing } from './keyRing.ts';

const keysOf = (kid: string) => ({ key: { kid } as PublicKey, aheadMs: 0 });

it('forgets the refused keys, but not newer ones loaded meanwhile', async () => {
  const fetchKeys = vi.fn(async () => ok(keysOf('k2')));
  fetchKeys.mockResolvedValueOnce(ok(keysOf('k1')));
  const ring = createKeyRing(fetchKeys);
  const old = await ring.keys({});
  if (!old.ok) throw new Error('no keys');
  ring.forget(old.value);
  expect(await ring.keys({})).toEqual(ok(keysOf('k2')));
  ring.forget(old.value);
  expect(await ring.keys({})).toEqual(ok(keysOf('k2')));
  expect(fetchKeys).toHaveBeenCalledTimes(2);
});
