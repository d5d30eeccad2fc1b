import { freePort, startProcess } from '@baize/service/testing';
import type { StartedProcess } from '@baize/service/testing';
import { afterEach, expect, test } from 'vitest';

const main = new URL('./main.ts', import.meta.url).pathname;
let edge: StartedProcess | undefined;
afterEach(() => edge?.close());

test('an edge that cannot be started so says why and ends with 1', { timeout: 120_000 }, async () => {
  const port = await freePort();
  edge = startProcess(main, { NODE_ENV: 'production', PORT: String(port) });
  expect(await edge.ready(port)).toBe(false);
  expect(await edge.ended).toEqual({ code: 1, said: [expect.stringMatching('^BAIZE_SITES is missing')] });
});

test('an edge serves until it is told to end, and ends in order', { timeout: 120_000 }, async () => {
  const port = await freePort();
  edge = startProcess(main, { PORT: String(port), BAIZE_SITES: '/nowhere' });
  expect(await edge.ready(port)).toBe(true);
  edge.child.kill('SIGTERM');
  expect((await edge.ended).code).toBe(0);
});
