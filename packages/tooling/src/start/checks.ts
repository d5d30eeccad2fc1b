import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../browser/findBrowser.ts';
import { failuresIn, slowestFiles } from '../vitest/fileTimes.ts';
import { projectRoot } from './projectRoot.mjs';
import { run } from './run.ts';
import { buildAndAssemble } from './startSites.ts';

type Check = {
  readonly name: string;
  readonly run: () => Promise<{ readonly code: number; readonly output?: string }>;
};

const SLOWEST_FILES = 10;

const turbo = (...args: string[]): Promise<{ code: number }> =>
  run('turbo', ['run', ...args, '--output-logs=new-only', '--log-order=grouped', '--continue=dependencies-successful']);

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
    { name: 'browser', run: fetchBrowser },
    { name: 'formatting', run: () => run('oxfmt', ['--check', '.'], { quiet: true }) },
    { name: 'lint', run: () => run('oxlint', ['--type-aware', '.'], { quiet: true }) },
    { name: 'layers', run: () => run('turbo', ['boundaries'], { quiet: true }) },
    { name: 'unused code', run: () => run('knip', ['--no-progress'], { quiet: true }) },
  ],
  [{ name: 'types and unit tests', run: () => turbo('types', 'test') }],
  [{ name: 'sites', run: async () => ({ code: await buildAndAssemble() }) }],
  [{ name: 'bytes of visits', run: () => bench('bytes') }],
  [{ name: 'stories', run: () => turbo('stories') }],
  [{ name: 'journeys', run: () => turbo('e2e') }],
  // Runs alone: parallel work would distort the times.
  ...(process.env['BAIZE_LOAD_TIMES'] === undefined ? [] : [[{ name: 'times of loads', run: () => bench('times') }]]),
];

type Result = {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
};

async function runCheck({ name, run: check }: Check): Promise<Result> {
  const begun = performance.now();
  const { code, output } = await check();
  if (code !== 0 && output !== undefined) process.stdout.write(`\n${name}\n${output}`);
  return { name, passed: code === 0, seconds: (performance.now() - begun) / 1000 };
}

/**
 * `npm test`: runs every check even after a failure, or those named in `only`. Prints a table of results and times, the
 * ten slowest test files, and the failed tests.
 */
export async function runChecks(only: readonly string[] = []): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'baize-checks-'));
  const times = join(folder, 'times');
  process.env['BAIZE_FILE_TIMES'] = times;
  // Shares compiled modules between hundreds of processes.
  process.env['NODE_COMPILE_CACHE'] = join(folder, 'compiled');
  // Fewer garbage collections in Go (type checkers) and Node.
  process.env['GOGC'] ??= '300';
  process.env['NODE_OPTIONS'] ??= '--max-semi-space-size=32';
  const results: Result[] = [];
  for (const row of rows) {
    const wanted = row.filter(({ name }) => only.length === 0 || only.includes(name));
    if (wanted.length === 0) continue;
    process.stdout.write(`\n── ${wanted.map(({ name }) => name).join(', ')}\n`);
    results.push(...(await Promise.all(wanted.map(runCheck))));
  }
  const list = existsSync(times) ? readFileSync(times, 'utf8') : '';
  const slowest = slowestFiles(list, SLOWEST_FILES);
  const failures = failuresIn(list);
  await rm(folder, { recursive: true });
  if (slowest.length > 0) process.stdout.write(`\nslowest test files\n${slowest.join('\n')}\n`);
  const failed = results.filter(({ passed }) => !passed).length;
  const lines = results.map(
    ({ name, passed, seconds }) => `  ${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(6)} s  ${name}`,
  );
  // Printed just above the table, for readers of the output's end only.
  if (failures.length > 0) process.stdout.write(`\nfailed tests\n${failures.join('\n')}\n`);
  process.stdout.write(`\n${lines.join('\n')}\n\nchecks: ${results.length - failed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}
