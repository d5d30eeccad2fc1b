import { readRecord } from '../mutants/record.ts';
import { projectRoot } from '../start/projectRoot.mjs';
import { fail } from '../start/startSites.ts';
import { readNamedTests } from './namedTests.ts';
import { prove } from './prove.ts';
import { printed, reportOf } from './report.ts';
import { readRows } from './rows.ts';

/**
 * `npm run requirements [-- row or area …]`: prints each row of docs/requirements.md with its tests and the result of
 * its mutants. `--open` prints the rows that are not proven; a first word `prove` tries their mutants.
 */
export const requirements = async (args: readonly string[]): Promise<number> => {
  const isProof = args[0] === 'prove';
  const words = args
    .slice(isProof ? 1 : 0)
    .filter((each) => !each.startsWith('--'))
    .map((each) => each.toLowerCase());
  const rows = readRows(projectRoot).filter(
    ({ id, area }) =>
      words.length === 0 || words.some((word) => id.toLowerCase() === word || area.toLowerCase().includes(word)),
  );
  if (rows.length === 0) return fail(`docs/requirements.md has no row and no area called ${words.join(', ')}.`);
  const tests = readNamedTests(projectRoot);
  const record = readRecord(projectRoot);
  const reports = rows.map((row) => reportOf(row, tests, record));
  if (isProof) return prove(reports.filter(({ state }) => state !== 'no test').map(({ row }) => row.id));
  const shown = args.includes('--open') ? reports.filter(({ state }) => state !== 'proven') : reports;
  process.stdout.write(printed(shown, reports));
  return 0;
};
