import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawBitmap } from './drawBitmap.ts';

const machine = await vi.hoisted(async () => {
  const [{ mkdtempSync }, { tmpdir }] = [await import('node:fs'), await import('node:os')];
  return { folder: mkdtempSync(`${tmpdir()}/pictures-`), isFull: false };
});
vi.mock(import('@baize/tooling/project-root'), () => ({ projectRoot: machine.folder }));
vi.mock(import('node:fs/promises'), async (original) => {
  const fs = await original();
  const half: typeof fs.writeFile = async (file, bytes, ...rest) => {
    if (!machine.isFull) return fs.writeFile(file, bytes, ...rest);
    await fs.writeFile(file, (bytes as Uint8Array).subarray(0, 8));
    throw new Error('ENOSPC');
  };
  return { ...fs, writeFile: half };
});

const kept = join(machine.folder, '.baize/pictures');
const picture = (color: string) =>
  drawBitmap(`<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect fill="${color}"/></svg>`, {
    width: 8,
    format: 'png',
  });

/** Pictures drawn in all, being drawn now, and the most at one time. */
const drawn = { all: 0, now: 0, most: 0 };
beforeEach(() => {
  Object.assign(drawn, { all: 0, now: 0, most: 0 });
  const draw = sharp.prototype.toBuffer as () => Promise<Buffer>;
  vi.spyOn(sharp.prototype, 'toBuffer').mockImplementation(async function (this: Sharp) {
    drawn.all += 1;
    drawn.now += 1;
    drawn.most = Math.max(drawn.most, drawn.now);
    return draw.call(this).finally(() => (drawn.now -= 1));
  } as never);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(kept, { recursive: true, force: true });
});
afterAll(() => rm(machine.folder, { recursive: true }));

it('draws a picture once on a machine, and two at a time: other work needs the threads too', async () => {
  const colors = Array.from({ length: 8 }, (_, n) => `#00000${n}`);
  const first = await Promise.all(colors.map(picture));
  expect(drawn).toMatchObject({ all: 8, most: 2 });
  expect(await Promise.all(colors.map(picture))).toEqual(first);
  expect(drawn.all).toBe(8);
  expect((await readdir(kept)).filter((name) => !name.endsWith('.png'))).toEqual([]);
});

it('draws it again for other drawing code', async () => {
  await picture('#123');
  vi.resetModules();
  vi.doMock(import('../artVersion.ts'), () => ({ artVersion: 'another' }));
  const anew = await import('./drawBitmap.ts');
  vi.doUnmock('../artVersion.ts');
  expect(anew.drawBitmap).not.toBe(drawBitmap);
  await anew.drawBitmap('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect fill="#123"/></svg>', {
    width: 8,
    format: 'png',
  });
  expect(drawn.all).toBe(2);
});

it('keeps no half of a picture, and answers all of it, where the disk is full or is none of ours', async () => {
  machine.isFull = true;
  const whole = await picture('#456');
  machine.isFull = false;
  expect(await picture('#456')).toEqual(whole);
  expect(drawn.all).toBe(2);
  await rm(kept, { recursive: true });
  await mkdir(join(machine.folder, '.baize'), { recursive: true });
  await writeFile(kept, 'a file');
  expect(await picture('#456')).toEqual(whole);
});
