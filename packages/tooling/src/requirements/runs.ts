import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { run } from '../start/run.ts';
import type { NamedTest } from './namedTests.ts';

/** Limit of a run: a fault may make a test wait for ever. */
const LONGEST_RUN_MILLISECONDS = 240_000;

/** Number of tests that ran for a row, and the failed ones as `file: title`. */
export type Results = {
  readonly ran: number;
  readonly red: readonly string[];
};

/** A command that runs some of a row's tests. */
export type TestRun = {
  readonly files: readonly string[];
  readonly results: (copy: string, row: string) => Promise<Results>;
};

/** The fields of Vitest's JSON report used here. */
type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string; readonly title: string }[];
  }[];
};

/** The fields of Playwright's JSON report used here. */
type PlaywrightSuite = {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly { readonly title: string; readonly ok: boolean }[];
};

const folderOf = (file: string): string => file.split('/').slice(0, 2).join('/');

/** The runs of a row, fastest first: the fault's own package, other packages, stories, journeys. */
export function runsFor(tests: readonly NamedTest[], faultFile: string): TestRun[] {
  const files = [...new Set(tests.map(({ file }) => file))];
  const units = files.filter((file) => file.includes('.test.'));
  const own = folderOf(faultFile);
  const folders = [...new Set(units.map(folderOf))].sort((one, other) => Number(other === own) - Number(one === own));
  const stories = files.filter((file) => file.includes('.stories.'));
  const journeys = files.filter((file) => file.includes('.journey.'));
  const titles = tests.filter(({ file }) => stories.includes(file)).map(({ title }) => title);
  return [
    ...folders.map((folder) =>
      unitRun(
        folder,
        units.filter((file) => folderOf(file) === folder),
      ),
    ),
    ...(stories.length > 0 ? [storyRun(stories, titles)] : []),
    ...(journeys.length > 0 ? [journeyRun(journeys)] : []),
  ];
}

async function report<Report>(
  copy: string,
  folder: string,
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Report | undefined> {
  const file = join(copy, 'report.json');
  rmSync(file, { force: true });
  const until = after(LONGEST_RUN_MILLISECONDS, undefined, { ref: false });
  await run(command, args, { folder: join(copy, folder), quiet: true, until, environment });
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

const vitest = (
  copy: string,
  folder: string,
  files: readonly string[],
  pattern: string,
): Promise<VitestReport | undefined> =>
  report(copy, folder, 'vitest', [
    'run',
    ...files.map((file) => relative(folder, file)),
    `--testNamePattern=${pattern}`,
    '--reporter=json',
    `--outputFile=${join(copy, 'report.json')}`,
  ]);

function resultsOf(copy: string, report: VitestReport | undefined): Results {
  const all = (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, title }) => ({ status, name: `${relative(copy, name)}: ${title}` })),
  );
  const red = all.filter(({ status }) => status === 'failed').map(({ name }) => name);
  return { ran: red.length + all.filter(({ status }) => status === 'passed').length, red };
}

const unitRun = (folder: string, files: readonly string[]): TestRun => ({
  files,
  results: async (copy, row) => resultsOf(copy, await vitest(copy, folder, files, row)),
});

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** Selects stories by name, since their titles contain no row ids. */
const storyRun = (files: readonly string[], titles: readonly string[]): TestRun => ({
  files,
  results: async (copy) =>
    resultsOf(copy, await vitest(copy, '.storybook', files, `(${titles.map(escaped).join('|')})$`)),
});

/** Rebuilds the sites first: journeys run on assembled sites, which otherwise lack the fault. */
const journeyRun = (files: readonly string[]): TestRun => ({
  files,
  results: async (copy, row) => {
    const start = join(copy, 'packages/tooling/src/start/start.mjs');
    const environment = { BAIZE_INSIDE: '1' };
    await run('node', [start, 'test', 'sites'], { folder: copy, quiet: true, environment });
    const names = files.map((file) => relative('apps/e2e', file));
    const result = await report<{ suites: readonly PlaywrightSuite[] }>(
      copy,
      'apps/e2e',
      'node',
      ['src/run.ts', ...names, '--grep', row, '--reporter=json'],
      { PLAYWRIGHT_JSON_OUTPUT_NAME: join(copy, 'report.json') },
    );
    const specsOf = (suite: PlaywrightSuite): { readonly name: string; readonly ok: boolean }[] => [
      ...suite.specs.map(({ title, ok }) => ({ ok, name: `apps/e2e/src/journeys/${suite.file}: ${title}` })),
      ...(suite.suites ?? []).flatMap(specsOf),
    ];
    const all = (result?.suites ?? []).flatMap(specsOf);
    return { ran: all.length, red: all.filter(({ ok }) => !ok).map(({ name }) => name) };
  },
});

/** Maps an expanded title of a table test back to its title in the source, to keep the record short. */
export function asWritten(red: string, tests: readonly NamedTest[]): string {
  const written = tests.find(({ file, title }) => {
    const parts = title.split(/%\w|\$\w+/u).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
    return new RegExp(`^${file}: ${parts.join('.*')}$`, 'su').test(red);
  });
  return written === undefined ? red : `${written.file}: ${written.title}`;
}
