import { freePort, startProcess } from '@baize/service/testing';
import type { StartedProcess } from '@baize/service/testing';
import { afterEach, expect, test } from 'vitest';

const main = new URL('./main.ts', import.meta.url).pathname;
let vendor: StartedProcess | undefined;
afterEach(() => vendor?.close());

test('a vendor that cannot be started so says why and ends with 1', { timeout: 120_000 }, async () => {
  const port = await freePort();
  vendor = startProcess(main, { NODE_ENV: 'production', BAIZE_VENDOR_PORT: String(port) });
  expect(await vendor.ready(port)).toBe(false);
  const { code, said } = await vendor.ended;
  expect([code, said[0]]).toEqual([1, expect.stringMatching('^The vendor is a sandbox')]);
});

test('a vendor serves until it is told to end, and ends in order', { timeout: 120_000 }, async () => {
  const port = await freePort();
  vendor = startProcess(main, { BAIZE_VENDOR_PORT: String(port) });
  expect(await vendor.ready(port)).toBe(true);
  vendor.child.kill('SIGTERM');
  expect((await vendor.ended).code).toBe(0);
});
