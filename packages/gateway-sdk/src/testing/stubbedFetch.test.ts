import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { stubbedFetch } from './stubbedFetch.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

it('a stubbed call without an answer ends when it is aborted, also after the garbage collector ran', async () => {
  const caller = new AbortController();
  const fetch = stubbedFetch({ getBalance: () => new Promise<never>(() => {}) });
  let outcome = 'pending';
  fetch(new Request('https://site.example/wps/v2/wallets/balance', { signal: caller.signal })).catch(
    (error: unknown) => {
      outcome = String(error);
    },
  );
  for (let rounds = 0; rounds < 3; rounds += 1) {
    await turn();
    collectGarbage();
  }
  caller.abort();
  await turn();
  expect(outcome).toBe('AbortError: Aborted');
});
