import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTarget } from './openTarget.ts';

let dir = '';
let mark = '';
let lock = '';

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'baize-mark-'));
  [mark, lock] = [join(dir, '.assembled.json'), join(dir, '.assembled/lock')];
});
afterEach(() => rmSync(dir, { recursive: true }));

test('a folder is marked when it is opened, and again when it is closed', () => {
  const target = openTarget(dir, []);
  expect(target).toMatchObject({ dir, own: join(dir, '.assembled') });
  expect(JSON.parse(readFileSync(mark, 'utf8'))).toEqual({
    format: 1,
    note: expect.stringContaining('Sites assembled by Baize') as string,
  });
  const { ino } = statSync(mark);
  expect(existsSync(lock)).toBe(true);
  target.close();
  expect(statSync(mark).ino).not.toBe(ino);
  expect(existsSync(lock)).toBe(false);
});

test('a folder that is marked is opened again, whatever else somebody put there, and keeps its mark meanwhile', () => {
  openTarget(dir, []).close();
  writeFileSync(join(dir, 'photo.jpg'), '');
  const { ino } = statSync(mark);
  const again = openTarget(dir, []);
  expect(statSync(mark).ino).toBe(ino);
  again.close();
});

test.each(['', '{', 'null', '{"format":2}'])('a mark with the content %j is invalid', (text) => {
  writeFileSync(mark, text);
  expect(() => openTarget(dir, [])).toThrow('is not empty');
});

test('the remains of a run killed at its start are adopted, unless other files are there', () => {
  mkdirSync(join(dir, '.assembled'));
  writeFileSync(join(dir, 'photo.jpg'), '');
  expect(() => openTarget(dir, [])).toThrow('Nothing in it was touched.');
  rmSync(join(dir, 'photo.jpg'));
  openTarget(dir, []).close();
});

test('a mark that cannot be written throws, and the folder is unlocked', () => {
  const target = openTarget(dir, []);
  rmSync(mark);
  mkdirSync(mark);
  expect(() => target.close()).toThrow(/ cannot be written: a folder is in the way\.$/);
  expect(existsSync(lock)).toBe(false);
});

test('missing parent folders are created', () => {
  const deep = join(dir, 'one/two');
  openTarget(deep, []).close();
  expect(existsSync(join(deep, '.assembled.json'))).toBe(true);
});

/** Error message of opening a folder; undefined, with the folder closed again, if it opens. */
const refusal = (out: string, protect: Parameters<typeof openTarget>[1] = []): unknown => {
  try {
    openTarget(out, protect).close();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
};

test('a folder that may not be written to is told in a sentence, with what to do', () => {
  expect(refusal(dir, [{ what: 'a tenant', dir: join(dir, 'alpha') }])).toBe(
    `${dir} overlaps with a tenant, ${join(dir, 'alpha')}. Choose another folder for the sites.`,
  );
  writeFileSync(join(dir, 'photo.jpg'), '');
  expect(refusal(dir)).toBe(
    `${dir} is not empty, and it is not a folder of sites that this version wrote. Nothing in it was touched. Choose an empty or a new folder, or delete this one.`,
  );
  expect(refusal(join(dir, 'photo.jpg'))).toBe(
    `${join(dir, 'photo.jpg')} cannot be written: it is a file, not a folder.`,
  );
  const linked = join(dir, 'linked');
  mkdirSync(linked);
  symlinkSync(dir, join(linked, '.assembled'));
  expect(refusal(linked)).toBe(`${join(linked, '.assembled')} must be a folder of its own. Delete the link.`);
});
