import { projectRoot } from '../start/projectRoot.mjs';
import { fail } from '../start/startSites.ts';
import { faults } from './faults/index.ts';
import { readNamedTests } from './namedTests.ts';
import { readProofs } from './proofs.ts';
import { prove } from './prove.ts';
import { printed, reportOf } from './report.ts';
import { readRows } from './rows.ts';

/**
 * `npm run requirements [-- row or area …]`: prints each row of docs/requirements.md with its tests (● failed for one
 * of its faults), its faults and what is open. `--open` prints open rows only; `--prove` runs the faults again.
 */
export async function requirements(args: readonly string[]): Promise<number> {
  const words = args.filter((each) => !each.startsWith('--')).map((each) => each.toLowerCase());
  const rows = readRows(projectRoot).filter(
    ({ id, area }) =>
      words.length === 0 || words.some((word) => id.toLowerCase() === word || area.toLowerCase().includes(word)),
  );
  if (rows.length === 0) return fail(`docs/requirements.md has no row and no area called ${words.join(', ')}.`);
  if (args.includes('--prove')) {
    const ids = rows.map(({ id }) => id).filter((id) => faults[id] !== undefined);
    return prove(ids, args.includes('--all'));
  }
  const tests = readNamedTests(projectRoot);
  const proofs = readProofs(projectRoot);
  const reports = rows.map((row) => reportOf(row, tests, proofs));
  const shown = args.includes('--open') ? reports.filter(({ state }) => state !== 'proven') : reports;
  process.stdout.write(printed(shown, reports));
  return 0;
}
