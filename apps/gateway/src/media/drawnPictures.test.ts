import { expect, it, vi } from 'vitest';
import type { CoverWidth, Picture } from './drawPicture.ts';
import { drawnPictures } from './drawnPictures.ts';
import type { Drawn } from './drawnPictures.ts';

const MINUTE_MS = 60_000;
const { signal } = new AbortController();

const setUp = (limits: Parameters<typeof drawnPictures>[2] = {}) => {
  let now = 1_000_000;
  const draw = vi.fn<(path: string, width: CoverWidth) => Promise<Picture | undefined>>(async (path) =>
    path.startsWith('no') ? undefined : { type: 'image/png', bytes: new Uint8Array(90) },
  );
  const drawn = drawnPictures(draw, { now: () => now }, limits);
  return {
    draw,
    ask: (path: string, network = 'a', own: AbortSignal = signal): Promise<Drawn> => drawn(path, 200, network, own),
    passes: (ms: number) => (now += ms),
  };
};

const isPicture = (drawn: Drawn): boolean => typeof drawn === 'object' && 'bytes' in drawn;

it('draws a picture once, also for many who ask at the same time', async () => {
  const { draw, ask } = setUp();
  await Promise.all([ask('x'), ask('x'), ask('x', 'b')]);
  await ask('x');
  expect(draw).toHaveBeenCalledOnce();
});

it('limits its cache by bytes, and evicts the least recently used', async () => {
  // A picture takes 96 to 98 bytes with its key, and may take a hundredth of all.
  const { draw, ask } = setUp({ keptBytes: 9800 });
  for (let n = 0; n < 100; n += 1) await ask(`p${n}`);
  await ask('p0');
  expect(draw).toHaveBeenCalledTimes(100);
  for (let n = 100; n < 110; n += 1) await ask(`p${n}`);
  await ask('p0');
  expect(draw).toHaveBeenCalledTimes(110);
  await ask('p1');
  expect(draw).toHaveBeenCalledTimes(111);
});

it('draws so many a minute for an address; pictures that are kept, and other addresses, are free', async () => {
  const { ask, passes } = setUp({ perMinute: 2 });
  const answers = [await ask('one'), await ask('two'), await ask('one'), await ask('none', 'b')];
  expect(answers.map(isPicture)).toEqual([true, true, true, false]);
  passes(20_000);
  expect([await ask('three'), await ask('none')]).toEqual([{ retryAfter: 40 }, { retryAfter: 40 }]);
  expect(isPicture(await ask('three', 'b'))).toBe(true);
  expect(isPicture(await ask('three'))).toBe(true);
  passes(MINUTE_MS);
  expect(isPicture(await ask('four'))).toBe(true);
});

it('draws a few at the same time, refuses beyond its queue, and drops one that nobody waits for', async () => {
  const { draw, ask } = setUp({ lane: { atOnce: 1, waiting: 1, longestMs: 10_000 } });
  const first = Promise.withResolvers<Picture | undefined>();
  draw.mockReturnValueOnce(first.promise);
  const caller = new AbortController();
  const [one, two, three] = [ask('one'), ask('two', 'a', caller.signal), ask('three')];
  expect(await three).toBe('overloaded');
  caller.abort();
  expect(await two).toBe('overloaded');
  first.resolve(undefined);
  expect(await one).toBe(undefined);
  expect(draw).toHaveBeenCalledOnce();
});

it('tries again after a picture that could not be drawn', async () => {
  const { draw, ask } = setUp();
  draw.mockRejectedValueOnce(new Error('no fonts'));
  await expect(ask('x')).rejects.toThrow('no fonts');
  expect(isPicture(await ask('x'))).toBe(true);
});
