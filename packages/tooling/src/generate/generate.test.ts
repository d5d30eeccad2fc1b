import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { generate } from './generate.ts';
import { addedTo } from './testing/addedTo.ts';
import { copyProject } from './testing/copyProject.ts';
import { linesOf } from './testing/linesOf.ts';

const MOST_FILES = 22;
const MOST_LISTS = 5;
const MOST_LINES = 350;

let copy = '';
let printed = '';
let added: ReturnType<typeof addedTo>;
beforeAll(async () => {
  copy = copyProject();
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  await generate(['records', 'trophies'], copy);
  write.mockRestore();
  added = addedTo(copy);
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

// Cheap checks only: `npm run test:generator` runs every check on such a copy.
describe('a new area with a list of records', () => {
  it(`has at most ${MOST_FILES} files, tests and generated ones included, and ${MOST_LINES} lines`, () => {
    const { files } = added;
    expect(files.length).toBeGreaterThan(10);
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(MOST_FILES);
    const { lines } = linesOf(copy, files);
    expect(lines).toBeGreaterThan(100);
    expect(lines).toBeLessThanOrEqual(MOST_LINES);
  });

  it(`adds one line to each of at most ${MOST_LISTS} lists, and prints it`, () => {
    const { lists } = added;
    expect(lists.length, JSON.stringify(lists)).toBeGreaterThan(2);
    expect(lists.length, JSON.stringify(lists)).toBeLessThanOrEqual(MOST_LISTS);
    expect(lists.filter(({ lines }) => lines !== 1)).toEqual([]);
    expect(lists.filter(({ path }) => !printed.includes(`added to ${path}: `))).toEqual([]);
  });

  it('says nothing of the sample', () => {
    const about = added.files.filter((path) => /sample/iu.test(path + readFileSync(join(copy, path), 'utf8')));
    expect(about.filter((path) => !path.includes('/migrations/meta/'))).toEqual([]);
  });

  it('is written once: a taken name is refused, and nothing changes', async () => {
    expect(await generate(['area', 'trophies'], copy)).toBe(1);
    expect(addedTo(copy)).toEqual(added);
  });
});

it.each([[[]], [['component']], [['screen', 'x']], [['page', 'x']], [['page', '../x', 'y']], [['area', 'betHistory']]])(
  'refuses %j',
  async (args) => {
    expect(await generate(args, copy)).toBe(1);
  },
);
