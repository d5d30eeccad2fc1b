import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { openPictures } from './openPictures.ts';
import type { PictureLimits, Pictures } from './openPictures.ts';
import type { SentPicture } from './pictures.types.ts';

let pictures: Pictures | undefined;
afterEach(() => pictures?.close());
const open = (limits: Partial<PictureLimits> = {}): Pictures => (pictures = openPictures(limits));

const { signal } = new AbortController();

const pictureOf = async (width: number, height: number): Promise<SentPicture> => {
  const drawn = sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false });
  return { format: 'png', bytes: await drawn.png({ compressionLevel: 9 }).toBuffer() };
};
const small = await pictureOf(4, 3);

/** Suspends the child process (SIGSTOP), as an endless picture would. */
const stop = ({ processId }: Pictures): number => {
  const id = processId();
  if (id === undefined) throw new Error('there is no process');
  process.kill(id, 'SIGSTOP');
  return id;
};

it('reads sides of up to 8,192 pixels', async () => {
  const { rewrite } = open();
  const across = await Promise.all([
    rewrite(await pictureOf(8192, 1), signal),
    rewrite(await pictureOf(1, 8192), signal),
    rewrite(await pictureOf(8193, 1), signal),
    rewrite(await pictureOf(1, 8193), signal),
  ]);
  expect(across.map((answer) => typeof answer === 'object' && answer.ok)).toEqual([true, true, false, false]);
});

it('works on one at a time, in one process that is not this one, and refuses beyond its queue', async () => {
  const own = open({ waiting: 2 });
  await own.rewrite(small, signal);
  const id = stop(own);
  expect(id).not.toBe(process.pid);
  const answered = [1, 2, 3].map(() => own.rewrite(small, signal));
  expect([await own.rewrite(small, signal), await own.rewrite(small, signal)]).toEqual(['full', 'full']);
  process.kill(id, 'SIGCONT');
  for (const answer of await Promise.all(answered)) expect(answer).toMatchObject({ ok: true });
  expect(own.processId()).toBe(id);
});

it('ends the work with the call, and goes on with the next', async () => {
  const own = open();
  await own.rewrite(small, signal);
  const id = stop(own);
  const caller = new AbortController();
  const first = own.rewrite(small, caller.signal);
  const second = own.rewrite(small, signal);
  await new Promise(setImmediate);
  caller.abort();
  expect(await first).toBe('gone');
  expect(await second).toMatchObject({ ok: true });
  expect(own.processId()).not.toBe(id);
});

it('drops a picture whose caller goes while it waits', async () => {
  const own = open();
  await own.rewrite(small, signal);
  const id = stop(own);
  const first = own.rewrite(small, signal);
  const caller = new AbortController();
  const second = own.rewrite(small, caller.signal);
  caller.abort();
  expect(await second).toBe('gone');
  process.kill(id, 'SIGCONT');
  expect(await first).toMatchObject({ ok: true });
});

it('ends work that takes too long', async () => {
  const own = open({ workMs: 1 });
  expect(await own.rewrite(small, signal)).toEqual({ ok: false });
  expect(own.processId()).toBe(undefined);
});

it('goes on after its process has died', async () => {
  const own = open();
  await own.rewrite(small, signal);
  const id = stop(own);
  const first = own.rewrite(small, signal);
  process.kill(id, 'SIGKILL');
  expect(await first).toEqual({ ok: false });
  expect(await own.rewrite(small, signal)).toMatchObject({ ok: true });
});

it('ends a process that has had no work for a while', async () => {
  const own = open({ idleMs: 1 });
  await own.rewrite(small, signal);
  await expect.poll(() => own.processId()).toBe(undefined);
});
