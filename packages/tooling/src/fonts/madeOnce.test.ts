import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { madeOnce } from './madeOnce.ts';

let place = '';

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'baize-made-once-'));
});

afterEach(() => rm(place, { recursive: true }));

it('makes a folder when it is first asked for, and never again', async () => {
  const folder = join(place, 'deep/folder');
  await madeOnce(folder, (empty) => writeFile(join(empty, 'who'), 'first'));
  await madeOnce(folder, (empty) => writeFile(join(empty, 'who'), 'second'));
  expect(await readFile(join(folder, 'who'), 'utf8')).toBe('first');
});

it('leaves nothing behind when the making fails, so that the next try begins anew', async () => {
  const folder = join(place, 'folder');
  await expect(
    madeOnce(folder, async (empty) => {
      await writeFile(join(empty, 'half'), '');
      throw new Error('The registry is out of reach.');
    }),
  ).rejects.toThrow('out of reach');
  expect(await readdir(place)).toEqual([]);
});

it('fails when what was made cannot come to its place', async () => {
  await expect(madeOnce(join(place, 'folder'), (empty) => rm(empty, { recursive: true }))).rejects.toThrow('ENOENT');
});

it('returns the same complete folder to concurrent callers', async () => {
  const folder = join(place, 'folder');
  const names = ['a', 'b', 'c'];
  const begun = new Set<string>();
  const allBegun = Promise.withResolvers<undefined>();
  const makers = names.map((who) =>
    madeOnce(folder, async (empty) => {
      begun.add(who);
      if (begun.size === names.length) allBegun.resolve(undefined);
      await allBegun.promise;
      await writeFile(join(empty, 'who'), who);
    }),
  );
  expect(await Promise.all(makers)).toEqual([folder, folder, folder]);
  expect(await readdir(place)).toEqual(['folder']);
  expect(await readdir(folder)).toEqual(['who']);
});
