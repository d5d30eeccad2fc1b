import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../start/projectRoot.mjs';
import { run } from '../start/run.ts';
import { copyProject } from './copy.ts';
import { faults } from './faults/index.ts';
import type { Fault } from './fault.ts';
import { readNamedTests, type NamedTest } from './namedTests.ts';
import { faultName, keepProof, onOneLine } from './proofs.ts';
import { asWritten, runsFor, type Results } from './runs.ts';

/** Applies a fault to code. Returns a problem, as a sentence, if its text does not occur exactly once. */
export function withFieldError(code: string, { file, find, replace }: Fault): { code: string } | { problem: string } {
  const places = code.split(find).length - 1;
  if (places === 1 && find !== replace) return { code: code.replace(find, () => replace) };
  return { problem: `${file} has ${places} places that read: ${find}` };
}

/**
 * `npm run requirements -- --prove [row …]`: applies each fault of the rows in a copy of the project, runs the tests
 * that name the row until one fails, and reverts it. Results go to `proofs.json`. With `--all`, the slower tests run
 * even when the quick ones have failed.
 */
export async function prove(rows: readonly string[], all: boolean): Promise<number> {
  const tests = readNamedTests(projectRoot);
  const copy = await copyProject(projectRoot);
  let unnoticed = 0;
  let stopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (stopped = true));
  try {
    for (const row of rows) {
      const ofRow = tests.filter((test) => test.rows.includes(row));
      for (const fault of faults[row] ?? []) {
        const { ran, red } = await tryFault(copy.root, row, fault, ofRow, all);
        if (stopped) return 1;
        if (red.length === 0) unnoticed += 1;
        // No test ran: the code failed to load, which says nothing about the tests.
        if (ran > 0) keepProof(projectRoot, row, fault, red, faults[row] ?? []);
        const said = red.length > 0 ? 'noticed' : ran > 0 ? 'NOT NOTICED' : 'NO TEST RAN';
        process.stdout.write(`${row} ${said}  ${onOneLine(faultName(fault))}\n`);
      }
    }
  } finally {
    copy.remove();
    await run('oxfmt', ['packages/tooling/src/requirements/proofs.json'], { quiet: true });
  }
  return unnoticed === 0 ? 0 : 1;
}

async function tryFault(
  copy: string,
  row: string,
  fault: Fault,
  tests: readonly NamedTest[],
  all: boolean,
): Promise<Results> {
  const path = join(copy, fault.file);
  const sound = readFileSync(path, 'utf8');
  const faulty = withFieldError(sound, fault);
  if ('problem' in faulty) throw new Error(faulty.problem);
  writeFileSync(path, faulty.code);
  const red = new Set<string>();
  let ran = 0;
  for (const each of runsFor(tests, fault.file)) {
    const results = await each.results(copy, row);
    ran += results.ran;
    for (const test of results.red) red.add(asWritten(test, tests));
    if (red.size > 0 && !all) break;
  }
  writeFileSync(path, sound);
  return { ran, red: [...red] };
}
