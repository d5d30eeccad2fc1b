import { expect, it } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { QuickFirst } from './QuickFirst.ts';
import { errorLine, failuresIn, secondTriesIn, slowestFiles } from './fileTimes.ts';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../start/projectRoot.mjs';
import { run } from '../start/run.ts';

it('runs what noticed the last mutant quickly, then the quickest, and at last what it knows nothing of', async () => {
  const known: Readonly<Record<string, object>> = {
    slowNoticed: { failed: true, duration: 9000 },
    slow: { failed: false, duration: 8000 },
    quick: { failed: false, duration: 3 },
    noticed: { failed: true, duration: 20 },
  };
  const cache = { getTestSpecificationResult: ({ moduleId }: TestSpecification) => known[moduleId] };
  const files = ['new', ...Object.keys(known)].map((moduleId) => ({ moduleId }) as TestSpecification);
  const sorted = await new QuickFirst({ cache } as unknown as Vitest).sort(files);
  expect(sorted.map(({ moduleId }) => moduleId)).toEqual(['noticed', 'quick', 'slow', 'slowNoticed', 'new']);
});

it('names the slowest files first, and no more than asked for', () => {
  const list = ['a', 'b', 'c'].map((file, index) =>
    JSON.stringify({ file, seconds: [2, 12.34, 0.5][index], failures: [] }),
  );
  expect(slowestFiles(`${list.join('\n')}\n`, 2)).toEqual(['    12.3 s  b', '     2.0 s  a']);
  expect(slowestFiles('', 10)).toEqual([]);
});

it('lists failures by file', () => {
  const list = [
    { file: 'a.test.ts', seconds: 1, failures: [] },
    { file: 'b.test.ts', seconds: 1, failures: ['adds up: expected 3 to be 4'] },
  ].map((each) => JSON.stringify(each));
  expect(failuresIn(list.join('\n'))).toEqual(['  b.test.ts\n    adds up: expected 3 to be 4']);
});

it('lists tests that passed only at a second try', () => {
  const list = [
    { file: 'a.journey.ts', seconds: 1, failures: [], secondTries: ['logs in'] },
    { file: 'b.test.ts', seconds: 1, failures: [] },
  ].map((each) => JSON.stringify(each));
  expect(secondTriesIn(list.join('\n'))).toEqual(['  a.journey.ts\n    logs in']);
});

it('names an error by its first line that says something', () => {
  expect(errorLine(new Error('\n\u001B[34mClick to debug the error: http://x\n\n3 is not 4\nmore'))).toBe('3 is not 4');
  expect(errorLine(new Error('3 is not 4'))).toBe('3 is not 4');
  expect(errorLine(new Error(''))).toBe('');
});

it('leaves no clock, global, mock, variable or page of one test file to the next in its process, and says what each took', async () => {
  const tooling = join(projectRoot, 'packages/tooling');
  const folder = await mkdtemp(join(tmpdir(), 'baize-times-'));
  const times = join(folder, 'times');
  const options = { folder: tooling, quiet: true, environment: { NO_COLOR: '1', BAIZE_FILE_TIMES: times } };
  const { output } = await run('vitest', ['run', '--root', join(import.meta.dirname, 'testing')], options);
  expect(output).toMatch(/Tests +2 passed \(2\)/u);
  expect(
    slowestFiles(await readFile(times, 'utf8'), 10).toSorted((a, b) => a.slice(9).localeCompare(b.slice(9))),
  ).toEqual([
    expect.stringMatching(/^ +\d+\.\d s {2}packages.+1-leaves\.fixture\.ts$/u),
    expect.stringMatching(/^ +\d+\.\d s {2}packages.+2-finds\.fixture\.ts$/u),
  ]);
  await rm(folder, { recursive: true });
});
