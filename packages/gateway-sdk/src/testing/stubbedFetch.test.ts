import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { stubbedFetch } from './stubbedFetch.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

describe('a stubbed call without an answer', () => {
  it('ends when it is aborted, also after the garbage collector ran', async () => {
    const caller = new AbortController();
    const fetch = stubbedFetch({ getBalance: () => new Promise<never>(() => {}) });
    const outcome = fetch(new Request('https://site.example/wps/v2/wallets/balance', { signal: caller.signal })).then(
      () => 'answered',
      (error: unknown) => String(error),
    );
    for (let rounds = 0; rounds < 3; rounds += 1) {
      collectGarbage();
      await pause(1);
    }
    caller.abort();
    expect(await Promise.race([outcome, pause(200, 'pending')])).toBe('AbortError: Aborted');
  });
});
