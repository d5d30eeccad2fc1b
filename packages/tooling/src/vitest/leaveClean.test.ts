import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../start/projectRoot.mjs';
import { run } from '../start/run.ts';
import { slowestFiles } from './fileTimes.ts';

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
