import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../start/projectRoot.mjs';
import { run } from '../start/run.ts';
import type { PackageConfiguration } from './portions.ts';

/** Folder of results in a package, not committed. */
const RESULTS = '.mutants';

const runner = fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'));
const leaveLooks = fileURLToPath(import.meta.resolve('./leaveLooks.ts'));
const stryker = join(projectRoot, 'packages/tooling/node_modules/.bin/stryker');

/** Options of every run. A package's configuration and the run itself override them. */
const shared = {
  testRunner: 'vitest',
  coverageAnalysis: 'perTest',
  concurrency: 2,
  clearTextReporter: { allowEmojis: false, logTests: false, skipFull: true },
  tempDirName: `${RESULTS}/sandboxes`,
  ignorePatterns: ['tsconfig.json'],
  timeoutMS: 30_000,
  thresholds: { high: 96, low: 92, break: 92 },
  // `row` belongs to rowSample.ts.
  warnings: { unknownOptions: false },
};

/** A mutant with the result of its tests. */
export type Mutant = {
  /** Path from the project's root. */
  readonly file: string;
  readonly line: number;
  /** `original → replacement`, on one line and shortened. */
  readonly text: string;
  readonly status: string;
  /** Full names of the tests that failed. */
  readonly killedBy: readonly string[];
};

/** The fields of Stryker's JSON report used here. */
type Report = {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly ReportedMutant[] }>>;
  readonly testFiles?: Readonly<
    Record<string, { readonly tests: readonly { readonly id: string; readonly name: string }[] }>
  >;
};

type Position = { readonly line: number; readonly column: number };

type ReportedMutant = {
  readonly status: string;
  readonly replacement: string;
  readonly location: { readonly start: Position; readonly end: Position };
  readonly killedBy?: readonly string[];
};

export type StrykerRun = {
  readonly folder: string;
  readonly name: string;
  readonly configuration: PackageConfiguration;
  /** Options of this run. */
  readonly options: Readonly<Record<string, unknown>> & { readonly plugins?: readonly string[] };
  readonly environment: Readonly<Record<string, string>>;
  readonly quiet?: boolean;
};

/**
 * Runs Stryker in a package's folder. Returns the exit code, the output if quiet, and the mutants, none if the tests
 * failed without a mutant.
 */
export const runStryker = async ({ folder, name, configuration, options, environment, quiet = false }: StrykerRun) => {
  const record = `${RESULTS}/${name.replaceAll('/', '-')}`;
  const config = {
    ...shared,
    incrementalFile: `${record}.json`,
    jsonReporter: { fileName: `${record}.json` },
    htmlReporter: { fileName: `${record}.html` },
    ...configuration,
    ...options,
    ignorers: ['looks', ...(configuration.ignorers ?? [])],
    plugins: [runner, leaveLooks, ...(configuration.plugins ?? []), ...(options.plugins ?? [])],
  };
  mkdirSync(join(folder, RESULTS), { recursive: true });
  writeFileSync(join(folder, `${record}.config.json`), JSON.stringify(config));
  const report = join(folder, `${record}.json`);
  if (options['incremental'] !== true) rmSync(report, { force: true });
  const { code, output } = await run(stryker, ['run', `${record}.config.json`], { folder, environment, quiet });
  return { code, output, mutants: existsSync(report) ? mutantsOf(folder, readFileSync(report, 'utf8')) : [] };
};

/** The mutants of a JSON report. */
export const mutantsOf = (folder: string, json: string): Mutant[] => {
  const { files, testFiles = {} } = JSON.parse(json) as Report;
  const names = new Map(
    Object.values(testFiles)
      .flatMap(({ tests }) => tests)
      .map(({ id, name }) => [id, name]),
  );
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map(({ status, replacement, location, killedBy = [] }) => ({
      file: relative(projectRoot, join(folder, file)),
      line: location.start.line,
      text: textOf(sliceOf(source, location), replacement),
      status,
      killedBy: killedBy.map((id) => names.get(id) ?? id),
    })),
  );
};

const LONGEST_TEXT = 80;

const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/gu, ' ');
  return line.length > LONGEST_TEXT ? `${line.slice(0, LONGEST_TEXT - 1)}…` : line;
};

/** A mutant on one line. It contains no line number, so that it survives edits elsewhere in the file. */
export const textOf = (original: string, replacement: string): string =>
  `${shortened(original)} → ${shortened(replacement)}`;

/** Source text between two positions; lines and columns count from 1. */
const sliceOf = (source: string, { start, end }: ReportedMutant['location']): string => {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return lines.join('\n');
};

/** True if the tests noticed it. */
export const isNoticed = ({ status }: Mutant): boolean => status === 'Killed' || status === 'Timeout';
/** True if the tests should have noticed it. */
export const isUnnoticed = ({ status }: Mutant): boolean => status === 'Survived' || status === 'NoCoverage';

/** A package's folder by its short name. */
export const folderOf = (name: string): string | undefined =>
  ['apps', 'packages']
    .map((place) => join(projectRoot, place, name))
    .find((each) => name !== '' && dirname(each) !== each && existsSync(join(each, 'package.json')));
