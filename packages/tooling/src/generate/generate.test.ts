import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { generate } from './generate.ts';
import { addedTo } from './testing/addedTo.ts';
import { copySamples } from './testing/copySamples.ts';
import { linesOf } from './testGenerator.ts';

const MOST_FILES = 16;
const MOST_LISTS = 5;
const MOST_LINES = 350;

let copy = '';
let printed = '';
let added: ReturnType<typeof addedTo>;
beforeAll(async () => {
  copy = copySamples();
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  await generate(['records', 'trophies'], copy, { derives: false });
  write.mockRestore();
  added = addedTo(copy);
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

// Cheap checks only: `npm run test:generator` runs every check on a copy of the project.
describe('a new area with a list of records', () => {
  it(`has at most ${MOST_FILES} files, tests included, and ${MOST_LINES} lines`, () => {
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
    expect(about).toEqual([]);
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

it.each([
  [['page', 'trophies', 'trophyCase'], 'apps/portal/src/pages/trophies/trophy-case/TrophyCasePage.stories.tsx', 3],
  [['component', 'BetSlip'], 'packages/ui-kit/src/BetSlip/BetSlip.styles.ts', 0],
])('copies %j, with its stories', async (args, path, lists) => {
  const own = copySamples();
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await generate(args, own, { derives: false })).toBe(0);
  write.mockRestore();
  const found = addedTo(own);
  expect(found.files).toContain(path);
  expect(found.lists).toHaveLength(lists);
  expect(found.files.filter((file) => /sample/iu.test(readFileSync(join(own, file), 'utf8')))).toEqual([]);
  const stories = found.files.filter((file) => file.endsWith('.stories.tsx'));
  expect(stories.map((file) => readFileSync(join(own, file), 'utf8').includes("proves: ['REQ-"))).toEqual([true]);
  rmSync(own, { recursive: true, force: true });
});
