import { expect, it, vi } from 'vitest';
import type { Cipher } from '../cipher/cipher.types.ts';
import { loadLogIn } from '../lazy/loadLogIn.ts';
import * as logIn from '../lazy/logIn.ts';
import { ok } from '../result.ts';
import { lazySealing } from './lazySealing.ts';

vi.mock('../lazy/loadLogIn.ts', () => ({ loadLogIn: vi.fn() }));

const cipher: Cipher = { contentType: 'x', seal: async (text) => text };

it('returns `network` when its code fails to load, tries again at the next call, and loads it once', async () => {
  vi.mocked(loadLogIn).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  vi.mocked(loadLogIn).mockResolvedValue(logIn);
  const sealed = lazySealing(cipher, vi.fn(), () => 0);
  expect(loadLogIn).not.toHaveBeenCalled();
  expect(await sealed(async () => ok(1))).toEqual({ ok: false, error: { kind: 'network' } });
  expect(await Promise.all([sealed(async () => ok(1)), sealed(async () => ok(2))])).toEqual([ok(1), ok(2)]);
  expect(loadLogIn).toHaveBeenCalledTimes(2);
});
