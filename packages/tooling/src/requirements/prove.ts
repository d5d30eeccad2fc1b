import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../start/projectRoot.mjs';
import { run } from '../start/run.ts';
import { copyProject } from './copy.ts';
import { faults } from './faults/index.ts';
import type { Fault } from './fault.ts';
import { readNamedTests, type NamedTest } from './namedTests.ts';
import { faultName, keepProof } from './proofs.ts';
import { asWritten, runsFor } from './runs.ts';

/** The code with a fault in it; a sentence where the text to change is not there exactly once. */
export function withFault(code: string, { file, find, replace }: Fault): { code: string } | { problem: string } {
  const places = code.split(find).length - 1;
  if (places === 1 && find !== replace) return { code: code.replace(find, () => replace) };
  return { problem: `${file} has ${places} places that read: ${find}` };
}

/**
 * `npm run requirements -- --prove [row …]`: puts each registered fault of the rows into a copy of the project, runs the
 * tests that name the row until some go red, and takes it out again. What was found is kept in `proofs.json`. With
 * `--all`, the slower tests run too when the quick ones have noticed.
 */
export async function prove(rows: readonly string[], all: boolean): Promise<number> {
  const tests = readNamedTests(projectRoot);
  const copy = await copyProject(projectRoot);
  let unnoticed = 0;
  try {
    for (const row of rows) {
      const ofRow = tests.filter((test) => test.rows.includes(row));
      for (const fault of faults[row] ?? []) {
        const noticedBy = await noticed(copy.root, row, fault, ofRow, all);
        if (noticedBy.length === 0) unnoticed += 1;
        keepProof(projectRoot, row, fault, noticedBy, faults[row] ?? []);
        process.stdout.write(`${row} ${noticedBy.length > 0 ? 'noticed' : 'NOT NOTICED'}  ${faultName(fault)}\n`);
      }
    }
  } finally {
    copy.remove();
  }
  await run('oxfmt', ['packages/tooling/src/requirements/proofs.json'], { quiet: true });
  return unnoticed === 0 ? 0 : 1;
}

async function noticed(
  copy: string,
  row: string,
  fault: Fault,
  tests: readonly NamedTest[],
  all: boolean,
): Promise<string[]> {
  const path = join(copy, fault.file);
  const sound = readFileSync(path, 'utf8');
  const faulty = withFault(sound, fault);
  if ('problem' in faulty) throw new Error(faulty.problem);
  writeFileSync(path, faulty.code);
  const red = new Set<string>();
  for (const { failed } of runsFor(tests, fault.file)) {
    for (const test of await failed(copy, row)) red.add(asWritten(test, tests));
    if (red.size > 0 && !all) break;
  }
  writeFileSync(path, sound);
  return [...red];
}
