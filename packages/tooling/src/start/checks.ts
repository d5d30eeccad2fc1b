import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../browser/findBrowser.ts';
import { failuresIn, secondTriesIn, slowestFiles } from '../vitest/fileTimes.ts';
import { projectRoot } from './projectRoot.mjs';
import { types } from './innerLoop.ts';
import { run } from './run.ts';
import { runShortly } from './shortRuns.ts';
import { buildAndAssemble, fail } from './startSites.ts';

/** Result of one check of `npm test`. */
type Result = {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  /** Seconds that it may take. */
  readonly budget: number;
};

/** The table at the end of `npm test`. A time over its budget is marked; so are tests that needed a second try. */
export const tableOf = (results: readonly Result[], secondTries: number): string => {
  const failed = results.filter(({ passed }) => !passed).length;
  const lines = results.map(({ name, passed, seconds, budget }) => {
    const over = seconds > budget ? ', over its budget' : '';
    const time = `${seconds.toFixed(1).padStart(6)} s of ${String(budget).padStart(3)} s`;
    return `  ${passed ? 'passed' : 'FAILED'}  ${time}  ${name}${over}`;
  });
  const again = secondTries === 0 ? '' : `, and ${secondTries} passed only at a second try: none may`;
  return `${lines.join('\n')}\n\nchecks: ${results.length - failed} passed, ${failed} failed${again}`;
};

type Check = {
  readonly name: string;
  /** Seconds that it may take on two quiet cores, with room for noise. More is marked, and does not fail. */
  readonly budget: number;
  readonly run: (how: Options) => Promise<{ readonly code: number; readonly output?: string }>;
};

type Options = {
  /** Runs what has not changed since it last passed, too. */
  readonly all: boolean;
};

const SLOWEST_FILES = 10;
const ALL = '--all';

/** Runs a task of every package; one whose inputs are as they were when it last passed is not run again. */
const turbo =
  (task: string) =>
  ({ all }: Options): Promise<{ code: number }> =>
    run('turbo', [
      'run',
      task,
      '--output-logs=new-only',
      '--log-order=grouped',
      '--continue=dependencies-successful',
      ...(all ? ['--force'] : []),
    ]);

const fetchBrowser = (): Promise<{ code: number; output: string }> =>
  findBrowser().then(
    ({ executablePath }) => ({ code: 0, output: executablePath }),
    (error: unknown) => ({ code: 1, output: String(error) }),
  );

/** Runs a benchmark that exits with 1, and a reason, if it exceeds a limit. */
const bench = (name: string): Promise<{ code: number; output: string }> =>
  run('node', [`bench/${name}.ts`], { folder: join(projectRoot, 'apps/portal'), quiet: true });

/** Checks of one row run in parallel and print at their end; rows run in sequence. */
const rows: readonly (readonly Check[])[] = [
  [
    // Downloads the browser while other checks run.
    { name: 'browser', budget: 30, run: fetchBrowser },
    { name: 'formatting', budget: 20, run: () => run('oxfmt', ['--check', '.'], { quiet: true }) },
    { name: 'lint', budget: 60, run: () => run('oxlint', ['--type-aware', '.'], { quiet: true }) },
    { name: 'layers', budget: 10, run: () => run('turbo', ['boundaries'], { quiet: true }) },
    { name: 'unused code', budget: 20, run: () => run('knip', ['--no-progress'], { quiet: true }) },
  ],
  [
    { name: 'types', budget: 60, run: async () => ({ code: await types([]) }) },
    { name: 'unit tests', budget: 240, run: turbo('test') },
  ],
  [{ name: 'sites', budget: 20, run: async () => ({ code: await buildAndAssemble() }) }],
  [{ name: 'bytes of visits', budget: 30, run: () => bench('bytes') }],
  [{ name: 'stories', budget: 180, run: turbo('stories') }],
  [{ name: 'journeys', budget: 240, run: turbo('e2e') }],
];

/** Checks of `.ci/run` alone. The first runs by itself: parallel work would distort the times. */
const rowsOfCi: readonly (readonly Check[])[] = [
  [{ name: 'times of loads', budget: 100, run: () => bench('times') }],
  [{ name: 'scripts', budget: 120, run: runShortly }],
];

const runCheck = async ({ name, budget, run: check }: Check, options: Options): Promise<Result> => {
  const begun = performance.now();
  const { code, output } = await check(options);
  if (code !== 0 && output !== undefined) process.stdout.write(`\n${name}\n${output}`);
  return { name, budget, passed: code === 0, seconds: (performance.now() - begun) / 1000 };
};

const print = (title: string, lines: readonly string[]): void => {
  if (lines.length > 0) process.stdout.write(`\n${title}\n${lines.join('\n')}\n`);
};

/**
 * `npm test [-- check …] [-- --all]`: runs every check even after a failure, or those named. Stories, journeys and unit
 * tests of packages that are as they were when they last passed run only with `--all`. Prints the slowest test files,
 * failed tests, tests that passed only at a second try, and a table of results and times.
 */
export const runChecks = async (args: readonly string[] = []): Promise<number> => {
  const only = args.filter((each) => each !== ALL);
  const known = [...rows, ...(process.env['BAIZE_LOAD_TIMES'] === undefined ? [] : rowsOfCi)];
  const names = known.flat().map(({ name }) => name);
  const unknown = only.find((each) => !names.includes(each));
  if (unknown !== undefined) return fail(`There is no check “${unknown}”. Checks: ${names.join(', ')}; or ${ALL}`);
  const folder = await mkdtemp(join(tmpdir(), 'baize-checks-'));
  const times = join(folder, 'times');
  process.env['BAIZE_FILE_TIMES'] = times;
  // Shares compiled modules between hundreds of processes.
  process.env['NODE_COMPILE_CACHE'] = join(folder, 'compiled');
  // Fewer garbage collections in Go (type checkers) and Node.
  process.env['GOGC'] ??= '300';
  process.env['NODE_OPTIONS'] ??= '--max-semi-space-size=32';
  const results: Result[] = [];
  for (const row of known) {
    const wanted = row.filter(({ name }) => only.length === 0 || only.includes(name));
    if (wanted.length === 0) continue;
    process.stdout.write(`\n── ${wanted.map(({ name }) => name).join(', ')}\n`);
    results.push(...(await Promise.all(wanted.map((check) => runCheck(check, { all: args.includes(ALL) })))));
  }
  const list = existsSync(times) ? readFileSync(times, 'utf8') : '';
  await rm(folder, { recursive: true });
  const secondTries = secondTriesIn(list);
  print('slowest test files', slowestFiles(list, SLOWEST_FILES));
  // Printed just above the table, for readers of the output's end only.
  print('failed tests', failuresIn(list));
  print('passed only at a second try', secondTries);
  process.stdout.write(`\n${tableOf(results, secondTries.length)}\n`);
  return results.every(({ passed }) => passed) ? 0 : 1;
};
